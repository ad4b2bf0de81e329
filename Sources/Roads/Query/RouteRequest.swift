/// A question for routes.
public struct RouteRequest: Sendable, Equatable {
    /// The places in order: two or more.
    public var waypoints: [RouteWaypoint]
    /// What roads to stay off.
    public var avoiding: RoadAvoidance
    /// Whether one goes on in the same direction at places between the first and the last.
    ///
    /// Nil for the custom of the mode's kind: vehicles go on, others may turn round.
    public var continuesStraight: Bool?
    /// How many further routes to look for.
    public var alternativeCount: Int
    /// When one travels, for roads and turns that are closed at times; nil for at no certain time.
    public var time: LocalTime?
    /// When one wants to be there, if `time` is nil: one travels at the time of setting out for that.
    public var arrival: LocalTime?

    /// Creates a question.
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

    /// Whether one goes on in the same direction at a place.
    func goesOn(_ place: Int, _ kind: TravelMode.Kind) -> Bool {
        passes(place) || (continuesStraight ?? (kind == .vehicle))
    }
}

/// Sorts of roads to stay off.
public struct RoadAvoidance: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Roads with a toll.
    public static let tolls = Self(rawValue: 1)
    /// Motorways and trunk roads.
    public static let highways = Self(rawValue: 2)
    /// Ferries and shuttle trains.
    public static let ferries = Self(rawValue: 4)
    /// Roads inside low emission zones.
    public static let lowEmissionZones = Self(rawValue: 8)
}
