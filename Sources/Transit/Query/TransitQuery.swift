/// A stop near the start or the end of a journey, and the way between.
public struct StopAccess: Equatable, Sendable {
    /// The number of the stop in the timetable.
    public var stop: Int
    /// The duration of the walk in seconds; 0 or more.
    public var seconds: Int32
    /// The length of the walk in meters.
    public var meters: Int32

    /// Creates a way to or from a stop.
    public init(stop: Int, seconds: Int32 = 0, meters: Int32 = 0) {
        self.stop = stop
        self.seconds = seconds
        self.meters = meters
    }
}

/// A stop on the way of a journey.
///
/// One is there who gets off there, boards there, or passes it on board of a vehicle that stops.
public struct TransitVia: Equatable, Sendable {
    /// The numbers of the stops, each of which will do, such as the platforms of a station.
    public var stops: [Int]
    /// Seconds to stay there at least; 0 lets one pass on board.
    ///
    /// The time of a change is part of it.
    public var staySeconds: Int32

    /// Creates a stop on the way.
    public init(stops: [Int], staySeconds: Int32 = 0) {
        self.stops = stops
        self.staySeconds = staySeconds
    }
}

/// A question for journeys.
public struct TransitQuery: Sendable {
    /// When to travel; moments are seconds since 1970 in UTC.
    public enum Time: Equatable, Sendable {
        /// Leave at a moment or later, to arrive as early as possible.
        case departAt(Int)
        /// Arrive at a moment or earlier, leaving as late as possible.
        case arriveBy(Int)
        /// Every best departure from a moment up to, not including, another.
        ///
        /// A departure that a later one beats is none of them, be that one within the span or behind it.
        case departWithin(Range<Int>)
    }

    /// The ways from the start to stops.
    public var origins: [StopAccess]
    /// The ways from stops to the end.
    public var destinations: [StopAccess]
    /// The stops on the way, in their order; ``mostVias`` at most.
    public var vias: [TransitVia] = []
    /// The time of departure or arrival.
    public var time: Time
    /// Seconds to walk all the way; nil if that is out of reach.
    ///
    /// Journeys that walking beats are left out.
    public var walkSeconds: Int32?
    /// Whether time on foot counts beside arrival and number of rides.
    ///
    /// Journeys are then those of which none is beaten by another in all three. Vias are ignored.
    public var countsWalking = false
    /// The maximum number of changes between vehicles.
    public var mostChanges = 9
    /// Seconds that a change takes beside walking, unless the feed gives a time; the slack for delays.
    public var changeSeconds: Int32 = 120
    /// The maximum duration of a journey, in seconds; later departures are ignored.
    public var longestSeconds: Int32 = 86_400
    /// The latest arrival that is of use, in seconds since 1970; nil if any is.
    public var latestArrival: Int?
    /// The lines and vehicles that may be used.
    public var filter = TransitFilter()

    /// The maximum number of stops on the way.
    public static let mostVias = 8

    /// The end of what is looked at, for a span of departures whose journeys all end before a moment.
    func horizon(_ latest: Int) -> Int { latestArrival.map { min(latest, $0 + 1) } ?? latest }

    /// The question with a span of time that ends with the latest arrival; nil if that is before it begins.
    ///
    /// A span of departures is left as it is: it is the arrivals that end.
    var withinLatestArrival: TransitQuery? {
        guard let latestArrival else { return self }
        var query = self
        switch time {
        case .departAt(let moment):
            if latestArrival < moment { return nil }
            query.longestSeconds = min(longestSeconds, Int32(clamping: latestArrival - moment))
        case .arriveBy(let moment): query.time = .arriveBy(min(moment, latestArrival))
        case .departWithin(let range): if latestArrival < range.lowerBound { return nil }
        }
        return query
    }

    /// Creates a query.
    public init(origins: [StopAccess], destinations: [StopAccess], time: Time) {
        self.origins = origins
        self.destinations = destinations
        self.time = time
    }
}

/// The parts of a timetable that may be used; all of it by default.
public struct TransitFilter: Equatable, Sendable {
    /// The required wheelchair access of trips and stops.
    public enum Wheelchair: Sendable {
        /// Nothing.
        case notAsked
        /// They are not known to be closed to wheelchairs.
        case notInaccessible
        /// They are known to be open to wheelchairs.
        case accessible
    }

    /// Kinds of vehicles not to use.
    public var avoidedModes: Set<TransitMode> = []
    /// Numbers of lines not to use.
    public var avoidedRoutes: Set<Int> = []
    /// Numbers of agencies not to use.
    public var avoidedAgencies: Set<Int> = []
    /// The required wheelchair access; transfers then have no stairs.
    public var wheelchair = Wheelchair.notAsked
    /// Whether a bicycle is taken along: trips that are known to refuse it are not used.
    public var bicycle = false

    /// Creates a filter that lets all pass.
    public init() {}

    /// Whether everything may be used.
    var isOpen: Bool { self == TransitFilter() }
}
