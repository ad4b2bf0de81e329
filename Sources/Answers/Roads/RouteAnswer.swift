import Roads

/// Routes, with the options of how they are written.
public struct RouteAnswer: Sendable {
    /// The router that found the routes.
    public let router: Router
    /// The routes, best first.
    public let routes: [Route]
    /// The writer of instructions and distances, in the requested language and units.
    public let writer: InstructionWriter
    /// Whether distances are also written as text with units, as units were requested.
    public let tellsDistances: Bool
    /// Whether leaving a roundabout is a step of its own.
    public let tellsCircleExits: Bool
    /// The values that the answer has for each segment of a route's line.
    public let annotations: [RouteAnnotation]
    /// The places of a track's points, where the routes are those a track followed.
    public let points: [RoadMatch.Point?]?
    private let departure: LocalTime?
    private let arrival: LocalTime?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - points: The places of a track's points, if the routes are those a track followed.
    ///   - departure: The time of departure, if it was given.
    ///   - arrival: The desired time of arrival, if it was given instead of the departure.
    public init(
        router: Router, routes: [Route], writer: InstructionWriter, tellsDistances: Bool = false,
        tellsCircleExits: Bool = false, annotations: [RouteAnnotation] = [],
        points: [RoadMatch.Point?]? = nil, departure: LocalTime? = nil, arrival: LocalTime? = nil
    ) {
        self.router = router
        self.routes = routes
        self.writer = writer
        self.tellsDistances = tellsDistances
        self.tellsCircleExits = tellsCircleExits
        self.annotations = annotations
        self.points = points
        self.departure = departure
        self.arrival = arrival
    }

    /// Returns the departure and arrival of a route; nil if the question has neither.
    public func moments(of route: Route) -> (departure: Moment, arrival: Moment)? {
        // Seconds are rounded up.
        let time = route.expectedTravelTime + .milliseconds(999)
        let seconds = Duration.seconds(time.components.seconds)
        if let departure {
            return (Moment(departure, .zero), Moment(departure, seconds))
        }
        return arrival.map { (Moment($0, .zero - seconds), Moment($0, .zero)) }
    }

    /// A moment to the second, as a clock on the wall shows it.
    public struct Moment: Sendable {
        private let told: LocalTime
        private let offset: Duration

        init(_ told: LocalTime, _ offset: Duration) {
            self.told = told
            self.offset = offset
        }

        /// The time in ISO 8601, such as `2026-11-21T08:30:00`.
        public var iso8601: String { told.iso8601(after: offset) }
        /// The time to the minute, without its seconds.
        public var minute: LocalTime { told.advanced(by: offset) }
        /// The first whole minute that is no earlier.
        public var minuteRoundedUp: LocalTime { told.advanced(by: offset + .seconds(59)) }
    }
}

extension Double {
    /// Returns meters as they are written in answers: to one decimal, 0 at least.
    var toldMeters: Double { isFinite ? (min(max(self, 0), 1e12) * 10).rounded() / 10 : 0 }
}
