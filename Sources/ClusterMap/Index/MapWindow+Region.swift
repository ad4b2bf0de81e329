import Foundation
import MapGeometry

extension MapWindow {
    /// Creates the window of a view, or nil when nothing can be visible: a size or a span that is zero,
    /// negative or not finite.
    ///
    /// A span of 360 degrees or more of longitude shows the whole world, once.
    ///
    /// - Parameters:
    ///   - size: The view's size in points.
    ///   - region: What it shows; the latitudes are the center's ± half the span.
    package init?(size: CGSize, region: MKCoordinateRegion) {
        let (width, height) = (Double(size.width), Double(size.height))
        let (center, span) = (region.center, region.span)
        guard width > 0, height > 0, width.isFinite, height.isFinite,
            span.latitudeDelta > 0, span.longitudeDelta > 0,
            span.latitudeDelta.isFinite, span.longitudeDelta.isFinite,
            center.latitude.isFinite, abs(center.longitude) < 0x1p30
        else { return nil }
        let pointsPerWorld = width / span.longitudeDelta * 360
        let zoom = (log2(pointsPerWorld / 256) + 0.5).rounded(.down)
        guard zoom.isFinite else { return nil }
        let north = min(max(center.latitude + span.latitudeDelta / 2, -90), 90)
        let south = min(max(center.latitude - span.latitudeDelta / 2, -90), 90)
        let top = Mercator.y(latitude: north)
        self.init(
            columns: Self.columns(
                west: center.longitude - span.longitudeDelta / 2, degrees: span.longitudeDelta),
            rows: top...max(top, Mercator.y(latitude: south)), zoom: Int(min(max(zoom, 0), 64)))
    }
}
