import MapGeometry

/// A waypoint: a place where a route begins, passes or ends, before it is snapped to a road.
public struct RouteWaypoint: Sendable, Equatable {
    /// A direction of travel.
    public struct Bearing: Sendable, Equatable {
        /// Degrees clockwise from north, 0 to 360.
        public var degrees: Double
        /// The tolerance of the road's direction, degrees, 0 to 180.
        public var toleranceDegrees: Double

        /// Creates a direction.
        public init(degrees: Double, toleranceDegrees: Double) {
            self.degrees = degrees
            self.toleranceDegrees = toleranceDegrees
        }
    }

    /// On which side of the road one arrives and leaves.
    public enum Approach: String, Sendable {
        /// Arrival on either side of the road.
        case unrestricted
        /// On the side of the road the place is on.
        case curb
        /// On the side across from the place.
        case opposite
    }

    /// The coordinate of the waypoint.
    public var coordinate: CLLocationCoordinate2D
    /// The direction of travel at the place; nil for any.
    public var bearing: Bearing?
    /// Only roads within so many meters; nil for `RoadSnapper.farthestMeters`.
    public var radiusMeters: Double?
    /// On which side of the road one arrives and leaves.
    public var approach: Approach
    /// Whether one stops here: a place that is merely passed gets no arrival and no departure.
    public var isStop: Bool
    /// Whether the place may also be on roads where routes do not begin or end, such as ferries.
    public var usesAnyRoad: Bool

    /// Creates a waypoint.
    public init(
        _ coordinate: CLLocationCoordinate2D, bearing: Bearing? = nil, radiusMeters: Double? = nil,
        approach: Approach = .unrestricted, isStop: Bool = true, usesAnyRoad: Bool = false
    ) {
        self.coordinate = coordinate
        self.bearing = bearing
        self.radiusMeters = radiusMeters
        self.approach = approach
        self.isStop = isStop
        self.usesAnyRoad = usesAnyRoad
    }

    /// Whether two waypoints are equal.
    public static func == (one: Self, other: Self) -> Bool {
        one.coordinate.latitude == other.coordinate.latitude
            && one.coordinate.longitude == other.coordinate.longitude
            && one.bearing == other.bearing && one.radiusMeters == other.radiusMeters
            && one.approach == other.approach && one.isStop == other.isStop
            && one.usesAnyRoad == other.usesAnyRoad
    }
}
