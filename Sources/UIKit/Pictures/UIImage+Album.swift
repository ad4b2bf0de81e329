import Foundation
import Selectors

// SAFETY: the pointer is not looked at.
/// Writes a picture to the user's album: there is none here, so that the target is told of an error at once.
///
/// - Parameters:
///   - completionTarget: The object whose method is called; nil for none.
///   - completionSelector: A method of the picture.
///   - contextInfo: Not handed on.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let completionTarget, let completionSelector else { return }
    completionSelector.perform(on: completionTarget as AnyObject, with: image)
}

/// Fills a rectangle of the current graphics context with its fill color, in a blend mode.
@MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

extension UIImage {
    /// Returns the picture as it is shown where text runs from right to left; it runs from left to right here.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the picture with a line on which text stands; it stands by its edges here.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// Returns the picture without a line on which text stands.
    public func imageWithoutBaseline() -> UIImage { self }
}

extension UIImageView {
    /// Whether the picture grows with the size of text; it has its size here.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { false }
        set {}
    }
}
