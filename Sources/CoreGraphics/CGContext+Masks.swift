import Foundation
import MapScene

// What is said of a context's quality and layers, and clips by images.

/// The quality of interpolation when images are enlarged; has no effect here.
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none, low, high, medium }

extension CGContext {
    /// Clips what is drawn from now on to an image: here to the rectangle that it covers, all of it.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

    /// The quality of interpolation; has no effect here.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    /// Sets a shadow of what is drawn from now on, with an offset and a blur in points; not drawn here.
    public func setShadow(offset: CGSize, blur: CGFloat) {}

    /// Sets a shadow of what is drawn from now on in a color, nil for none; not drawn here.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    /// Begins a layer that is drawn as one; what is in it is drawn one by one here.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }

    /// Ends a transparency layer.
    public func endTransparencyLayer() { restoreGState() }
}
