import Foundation
import MapGeometry

/// The area that a view of the map shows, by its size and a camera above its center.
///
/// The camera looks through a lens that opens 30 degrees from top to bottom, as measured on Apple's systems: seen
/// straight down, a view of height h at a distance d shows 2·d·tan 15°. The map is a plane; the camera turns
/// (``heading``) and leans back (``pitch``) about the point of the map in the middle of the view, so that the
/// scale there stays what it is.
public struct Viewport: Equatable, Hashable, Sendable, Codable {
    /// The size of the view, in points.
    public var size: CGSize
    /// The point of the map in the middle of the view.
    @CodedMapPoint public var center: MKMapPoint
    /// Screen points for one map point in the middle of the view; above 0.
    public var scale: Double
    /// The direction that points up on the screen, in degrees clockwise from north.
    public var heading: CLLocationDirection
    /// The angle of the line of sight from straight down, in degrees.
    public var pitch: Double

    /// Creates a viewport from what it holds; nothing is brought into range.
    public init(
        size: CGSize, center: MKMapPoint, scale: Double, heading: CLLocationDirection = 0,
        pitch: Double = 0
    ) {
        self.size = size
        self.center = center
        self.scale = scale
        self.heading = heading
        self.pitch = pitch
    }

    /// Half of the angle that the lens opens from top to bottom, in radians.
    static let halfFieldOfView = 15 * Double.pi / 180

    /// Distance from the eye to the middle of the view, in screen points.
    var eyeDistance: Double { Double(size.height) / 2 / tan(Self.halfFieldOfView) }

    /// The place in the middle of the view.
    public var centerCoordinate: CLLocationCoordinate2D { center.coordinate }

    /// Distance from the eye to the place in the middle of the view, along the line of sight, in meters.
    public var distance: CLLocationDistance {
        Self.metersPerMapPoint(at: center) / scale * eyeDistance
    }

    /// Returns the scale at which the eye is at a distance, in meters, from a point in the middle of the view.
    public func scale(atDistance distance: CLLocationDistance, from center: MKMapPoint) -> Double {
        Self.metersPerMapPoint(at: center) * eyeDistance / distance
    }

    /// Meters on the ground for a map point; meaningful up to the edge of the map.
    ///
    /// Beyond 84.5 degrees the measure of Apple's that is used elsewhere is not a measure any more.
    static func metersPerMapPoint(at point: MKMapPoint) -> CLLocationDistance {
        MKMetersPerMapPointAtLatitude(min(max(point.coordinate.latitude, -84), 84))
    }

    /// Returns where a point of the map is drawn, in points from the view's north-west corner.
    ///
    /// Of the copies of the world side by side, that nearest to the middle of the view is taken. Exact under
    /// rotation and pitch.
    ///
    /// - Returns: Nil for a point behind the camera, or for one that is not finite.
    public func viewPoint(of point: MKMapPoint) -> CGPoint? {
        let world = MKMapSize.world.width
        let east = (point.x - center.x) - ((point.x - center.x) / world).rounded() * world
        let (x, y) = turned(east * scale, (point.y - center.y) * scale)
        let lean = pitch * .pi / 180
        let depth = eyeDistance - y * sin(lean)
        guard lean == 0 || depth > 0, x.isFinite, y.isFinite else { return nil }
        let shrink = lean == 0 ? 1 : eyeDistance / depth
        return CGPoint(
            x: Double(size.width) / 2 + x * shrink,
            y: Double(size.height) / 2 + y * cos(lean) * shrink)
    }

    /// Returns the point of the map that is drawn at a point of the view.
    ///
    /// - Returns: A point that may lie beyond the world's edges; nil above the horizon.
    public func mapPoint(at point: CGPoint) -> MKMapPoint? {
        let right = Double(point.x) - Double(size.width) / 2
        let down = Double(point.y) - Double(size.height) / 2
        let lean = pitch * .pi / 180
        var (x, y) = (right, down)
        if lean != 0 {
            let slope = eyeDistance * cos(lean) + down * sin(lean)
            guard slope > 0 else { return nil }
            y = down * eyeDistance / slope
            x = right * (eyeDistance - y * sin(lean)) / eyeDistance
        }
        let turn = heading * .pi / 180
        let east = x * cos(turn) - y * sin(turn)
        let south = x * sin(turn) + y * cos(turn)
        return MKMapPoint(x: center.x + east / scale, y: center.y + south / scale)
    }

    /// Turns an offset on the map, east and south, into one on the screen, right and down.
    private func turned(_ east: Double, _ south: Double) -> (x: Double, y: Double) {
        guard heading != 0 else { return (east, south) }
        let turn = heading * .pi / 180
        return (east * cos(turn) + south * sin(turn), south * cos(turn) - east * sin(turn))
    }

    /// The four points of the map in the view's corners, clockwise from the upper left one.
    ///
    /// Where a corner shows the sky, the last of the ground below it.
    public var corners: [MKMapPoint] {
        let (width, height) = (Double(size.width), Double(size.height))
        let lean = pitch * .pi / 180
        // A hair below the horizon, where the ground is a hundred times as far away as the middle.
        let horizon = height / 2 - 0.99 * eyeDistance * cos(lean) / max(sin(lean), 1e-9)
        let top = max(0, horizon)
        return [(0, top), (width, top), (width, height), (0, height)].compactMap {
            mapPoint(at: CGPoint(x: $0.0, y: $0.1))
        }
    }

    /// The smallest rectangle that holds all that is visible.
    ///
    /// Without heading and pitch exactly what is visible. May reach beyond the world's eastern or western
    /// edge. A view without area has a rectangle without area.
    public var visibleRect: MKMapRect {
        guard heading != 0 || pitch != 0 else {
            let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
            return MKMapRect(
                x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        }
        let points = corners
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max()
        else { return MKMapRect(origin: center, size: MKMapSize()) }
        return MKMapRect(x: west, y: north, width: east - west, height: south - north)
    }
}
