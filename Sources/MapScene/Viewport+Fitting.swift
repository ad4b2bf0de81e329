import Foundation
import MapGeometry

extension Viewport {
    /// The largest scale: one map point drawn as four, which is zoom 22 in tiles of 256 points.
    public static let maximumScale = 4.0
    /// The greatest pitch, in degrees.
    ///
    /// The horizon is out of sight up to 75.
    public static let maximumPitch = 60.0

    /// The smallest scale of a view: the world as large as its longer side.
    public static func minimumScale(of size: CGSize) -> Double {
        max(Double(max(size.width, size.height)), 1) / MKMapSize.world.width
    }

    /// Returns the rectangle that a region stands for: about its center, as high on the map as reaches its
    /// span of latitude.
    ///
    /// `MKCoordinateRegion` of the result has the region's center and spans again, so that showing what a
    /// view says it shows changes nothing.
    public static func rect(of region: MKCoordinateRegion) -> MKMapRect {
        let world = MKMapSize.world
        let center = MKMapPoint(region.center)
        // With the center at Mercator's y = c and edges at c ± h the span is
        // 2·atan(sinh h / cosh c), and cosh c is the secant of the latitude.
        let half = min(max(region.span.latitudeDelta, 0) / 2, 90) * .pi / 180
        let latitude = min(max(region.center.latitude, -85), 85) * .pi / 180
        let reach = half >= .pi / 2 ? .infinity : asinh(tan(half) / cos(latitude))
        let height = min(reach / .pi * world.height, world.height)
        let width = min(max(region.span.longitudeDelta, 0) / 360, 1) * world.width
        return MKMapRect(
            x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// Returns the viewport that shows all of a rectangle and as little else as it can, with north up.
    ///
    /// - Parameters:
    ///   - rect: What to show, within the padding.
    ///   - top: Padding at the top, in points; likewise the others. Ignored if none of the view is left.
    public func showing(
        _ rect: MKMapRect, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
    ) -> Viewport {
        var (inset, offset) = (size, (x: (left - right) / 2, y: (top - bottom) / 2))
        inset.width -= left + right
        inset.height -= top + bottom
        if inset.width <= 0 || inset.height <= 0 {
            (inset, offset) = (size, (0, 0))
        }
        // A rectangle without extent is shown as close as the map goes.
        let scale = min(
            Double(inset.width) / max(rect.width, 1e-9),
            Double(inset.height) / max(rect.height, 1e-9))
        let limited = min(max(scale, Self.minimumScale(of: size)), Self.maximumScale)
        return Viewport(
            size: size,
            center: MKMapPoint(
                x: rect.midX - offset.x / limited, y: rect.midY - offset.y / limited),
            scale: limited)
    }

    /// Returns the viewport with its numbers within what a map can show.
    ///
    /// The scale is brought between the world as large as the view's longer side and ``maximumScale``, the pitch
    /// between 0 and ``maximumPitch``, heading and longitude into one turn. The center is moved so that nothing
    /// north or south of the world is in sight.
    ///
    /// - Parameters:
    ///   - distances: How near and how far the eye may be, in meters; nil for no limit.
    ///   - boundary: Where the center has to stay, as a rectangle on the map.
    public func limited(
        distances: ClosedRange<CLLocationDistance>? = nil, boundary: MKMapRect? = nil
    ) -> Viewport {
        var result = self
        result.pitch = pitch.isFinite ? min(max(pitch, 0), Self.maximumPitch) : 0
        result.heading = heading.isFinite ? heading - 360 * (heading / 360).rounded(.down) : 0
        if let boundary { result.moveCenter(into: boundary) }
        let smallest = Self.minimumScale(of: size)
        result.scale = min(max(scale.isNaN ? smallest : scale, smallest), Self.maximumScale)
        if let distances, size.height > 0 {
            let nearest = result.scale(
                atDistance: max(distances.lowerBound, 1e-3), from: result.center)
            let farthest = result.scale(
                atDistance: max(distances.upperBound, 1e-3), from: result.center)
            result.scale = max(min(result.scale, nearest), farthest)
        }
        result.keepInsideWorld()
        return result
    }

    private mutating func moveCenter(into boundary: MKMapRect) {
        let world = MKMapSize.world.width
        let copy = ((boundary.midX - center.x) / world).rounded() * world
        center = MKMapPoint(
            x: min(max(center.x + copy, boundary.minX), boundary.maxX),
            y: min(max(center.y, boundary.minY), boundary.maxY))
    }

    private mutating func keepInsideWorld() {
        let world = MKMapSize.world
        if center.x < 0 || center.x > world.width {
            center.x -= (center.x / world.width).rounded(.down) * world.width
        }
        let turn = heading * .pi / 180
        let reach =
            (Double(size.height) * abs(cos(turn)) + Double(size.width) * abs(sin(turn))) / 2 / scale
        let free = world.height / 2 - reach
        center.y =
            free > 0
            ? min(max(center.y, reach), world.height - reach) : world.height / 2
    }
}
