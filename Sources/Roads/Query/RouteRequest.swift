/// A request for routes.
public struct RouteRequest: Sendable, Equatable {
    /// The places in order: two or more.
    public var waypoints: [RouteWaypoint]
    /// The roads to avoid.
    public var avoiding: RoadAvoidance
    /// Whether the route continues in the same direction at places between the first and the last.
    ///
    /// Nil for the default of the mode's kind: vehicles continue, others may turn around.
    public var continuesStraight: Bool?
    /// The number of alternative routes to look for.
    public var alternativeCount: Int
    /// The time of departure, for roads and turns that are closed at times; nil if no time is given.
    public var time: LocalTime?
    /// The latest time of arrival, if `time` is nil: the time of departure follows from it.
    public var arrival: LocalTime?

    /// Creates a request.
    public init(
        _ waypoints: [RouteWaypoint], avoiding: RoadAvoidance = [],
        continuesStraight: Bool? = nil, alternativeCount: Int = 0, time: LocalTime? = nil,
        arrival: LocalTime? = nil
    ) {
        self.waypoints = waypoints
        self.avoiding = avoiding
        self.continuesStraight = continuesStraight
        self.alternativeCount = alternativeCount
        self.time = time
        self.arrival = arrival
    }
}

extension RouteRequest {
    /// Whether one passes a place without a stop.
    func passes(_ place: Int) -> Bool {
        waypoints.indices.contains(place) && !waypoints[place].isStop
    }

    /// Whether the route continues in the same direction at a place.
    func goesOn(_ place: Int, _ kind: TravelMode.Kind) -> Bool {
        passes(place) || (continuesStraight ?? (kind == .vehicle))
    }
}

/// Sorts of roads to avoid.
public struct RoadAvoidance: OptionSet, Sendable, Hashable {
    /// The raw bit mask.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Roads with a toll.
    public static let tolls = Self(rawValue: 1)
    /// Motorways and trunk roads.
    public static let highways = Self(rawValue: 2)
    /// Ferries and shuttle trains.
    public static let ferries = Self(rawValue: 4)
    /// Roads inside low emission zones.
    public static let lowEmissionZones = Self(rawValue: 8)
    /// Motorways proper with their links.
    public static let motorways = Self(rawValue: 16)
    /// Tunnels.
    public static let tunnels = Self(rawValue: 32)
    /// Bridges.
    public static let bridges = Self(rawValue: 64)
    /// Roads that are tagged with an unpaved surface.
    public static let unpaved = Self(rawValue: 128)
    /// Private roads, and those for residents and their visitors only.
    public static let restricted = Self(rawValue: 256)
    /// Flights of steps.
    public static let steps = Self(rawValue: 512)
}
