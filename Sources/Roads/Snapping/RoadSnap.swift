import Geodesy
import MapGeometry

/// A place on a road: where a route can begin, pass or end.
public struct RoadSnap: Sendable, Equatable {
    /// The segment.
    package let segment: UInt32
    /// The position along the segment, in the direction of its way: 0 at its beginning, 1 at its end.
    public let fraction: Double
    /// The point of the segment's line before the place, counted from the segment's first.
    public let pointIndex: Int
    /// Latitude of the place, 1e-7 degrees.
    package let latitude: Int32
    /// Longitude of the place, 1e-7 degrees.
    package let longitude: Int32
    /// The distance from the requested position, in meters.
    public internal(set) var meters: Double
    /// The place asked for, 1e-7 degrees.
    package var asked: Place?
    /// The path between the place asked for and this one, across an area; nil beside roads.
    var areaPath: AreaPath?
    /// Whether a route may begin or end here along the way.
    public var usesForward: Bool
    /// Whether a route may begin or end here against the way.
    public var usesBackward: Bool

    /// A straight or bent path across an area that is walked freely, such as a square.
    struct AreaPath: Sendable, Equatable {
        /// The area, by its number in the graph.
        var area: UInt32
        var meters: Double
        /// The duration in hundredths of a second.
        var duration: Int32
        /// The places between at which it bends, from the place asked for on.
        var through: [Place] = []
        /// Whether it leads to the leg's other end, and the leg never leaves the area.
        var isWhole = false
    }

    /// The area across which the place is reached, by its number in the graph; nil beside roads.
    package var area: UInt32? { areaPath?.area }

    /// Whether the place is so far from the road that the user should be notified: over 250 m.
    package var isFar: Bool { areaPath == nil && meters > 250 }

    /// Where one begins, passes or ends: on a square the place asked for, else the place on the road.
    package var place: Place {
        if areaPath != nil, let asked { return asked }
        return Place(latitude: latitude, longitude: longitude)
    }

    /// Where it is on the road.
    public var coordinate: CLLocationCoordinate2D {
        PackedCoordinate(latitude, longitude).coordinate
    }

    /// A place on the map, 1e-7 degrees.
    package struct Place: Sendable, Equatable {
        /// Latitude.
        package var latitude: Int32
        /// Longitude.
        package var longitude: Int32

        /// The place in degrees.
        package var coordinate: CLLocationCoordinate2D {
            PackedCoordinate(latitude, longitude).coordinate
        }

        /// Creates a place.
        package init(latitude: Int32, longitude: Int32) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// Creates a place on a road.
    package init(
        segment: UInt32, fraction: Double, pointIndex: Int, latitude: Int32, longitude: Int32,
        meters: Double, usesForward: Bool = true, usesBackward: Bool = true
    ) {
        self.segment = segment
        self.fraction = fraction
        self.pointIndex = pointIndex
        self.latitude = latitude
        self.longitude = longitude
        self.meters = meters
        self.usesForward = usesForward
        self.usesBackward = usesBackward
    }

    /// How much of an arc of the segment lies behind the place: 0 at the arc's beginning, 1 at its end.
    @inline(__always)
    package func share(of arc: UInt32) -> Double { arc % 2 == 0 ? fraction : 1 - fraction }

    /// The arcs on which a route may begin or end.
    package var arcs: [UInt32] {
        (usesForward ? [segment * 2] : []) + (usesBackward ? [segment * 2 + 1] : [])
    }

    /// Whether the place is the same point of the map as another.
    func isAt(_ other: RoadSnap) -> Bool {
        areaPath == nil && other.areaPath == nil
            ? isBeside(other) : areaPath?.area == other.areaPath?.area && asked == other.asked
    }

    /// Whether the road is at the same point of the map as another's, whatever square leads there.
    func isBeside(_ other: RoadSnap) -> Bool {
        latitude == other.latitude && longitude == other.longitude
    }
}

extension [RoadSnap.Place] {
    /// The length of the line through the places, in meters.
    var meters: Double {
        zip(self, dropFirst()).reduce(0) { sum, pair in
            sum
                + MidLatitudeDistance.meters(
                    PackedCoordinate(pair.0.latitude, pair.0.longitude),
                    PackedCoordinate(pair.1.latitude, pair.1.longitude))
        }
    }
}
