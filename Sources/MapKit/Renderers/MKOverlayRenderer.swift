/// Draws an overlay.
///
/// Its own points are map points from the north-west corner of the overlay's bounding rectangle.
open class MKOverlayRenderer: NSObject {
    /// The overlay that the renderer draws.
    public final let overlay: any MKOverlay

    /// Creates a renderer for an overlay; a subclass draws it.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Creates a renderer of nothing, as delegates return it for overlays they do not know.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    /// The opacity of the whole overlay, from 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// The mode in which its colors are blended with those below; normal by default.
    open var blendMode = CGBlendMode.normal
    /// Pixels for each point of the screen it is drawn for.
    open var contentScaleFactor: CGFloat { 1 }

    /// Called when it has to be drawn again; set by the map that shows it.
    final var displayObserver: (@MainActor @Sendable () -> Void)?

    /// Returns a point of the map in the renderer's points.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// Returns a point of the renderer's on the map.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }

    /// Returns a rectangle of the map in the renderer's points.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: mapRect.origin),
            size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// Returns a rectangle of the renderer's on the map.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Returns whether it is ready to draw; true unless overridden.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a part of the overlay; nothing unless overridden.
    ///
    /// - Parameters:
    ///   - mapRect: The part to draw.
    ///   - zoomScale: Screen points for a map point; a line of w screen points is w / zoomScale wide.
    ///   - context: Where to draw, in the renderer's points.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Asks for all of it to be drawn again; from any thread.
    open func setNeedsDisplay() { noteChange() }
    /// Asks for a part of it to be drawn again; all of it is.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { noteChange() }
    /// Asks for a part of it to be drawn again at a scale; all of it is.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { noteChange() }

    private func noteChange() {
        guard let displayObserver else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { displayObserver() }
        } else {
            Task { @MainActor in displayObserver() }
        }
    }
}

/// The renderer that the delegate's default method returns, to be distinguished from an app's.
final class AbsentRenderer: MKOverlayRenderer {}
