/// A message of GTFS-Realtime: what is known about trips, vehicles and disturbances at a moment.
public struct RealtimeFeed: Equatable, Sendable {
    /// Whether the message replaces everything known, or changes single entities.
    public var isDifferential = false
    /// When it was made, in seconds since 1970; 0 if it does not say.
    public var timestamp = 0
    /// The entities of the message.
    public var entities: [Entity] = []

    /// A part of the message that later ones can replace by its id.
    public struct Entity: Equatable, Sendable {
        /// The entity's id.
        public var id = ""
        /// Whether the entity no longer exists; used by differential messages.
        public var isDeleted = false
        /// The changes of a trip.
        public var tripUpdate: TripUpdate?
        /// The position of a vehicle.
        public var vehicle: VehiclePosition?
        /// A service alert.
        public var alert: Alert?

        /// Creates an entity from its parts.
        public init(
            id: String = "", isDeleted: Bool = false, tripUpdate: TripUpdate? = nil,
            vehicle: VehiclePosition? = nil, alert: Alert? = nil
        ) {
            (self.id, self.isDeleted, self.tripUpdate) = (id, isDeleted, tripUpdate)
            (self.vehicle, self.alert) = (vehicle, alert)
        }
    }

    /// Identifies a trip.
    public struct Trip: Equatable, Sendable {
        /// The trip's relationship to the timetable.
        public enum Relationship: Int, Sendable {
            /// It runs as planned, or with other times.
            case scheduled = 0
            /// It is not in the timetable; the old word for it.
            case added = 1
            /// It runs without a timetable.
            case unscheduled = 2
            /// It does not run, which is to be reported.
            case canceled = 3
            /// It runs with the stops and times of the update instead.
            case replacement = 5
            /// A planned trip runs once more at another time.
            case duplicated = 6
            /// It does not run, which is not to be reported.
            case deleted = 7
            /// It is not in the timetable.
            case new = 8
        }

        /// The trip's id; empty if other fields identify it.
        public var id = ""
        /// The first departure, such as "08:15:00", for repeated trips; empty if not given.
        public var startTime = ""
        /// The day, such as "20141019"; empty if not given.
        public var startDate = ""
        /// The trip's relationship to the timetable.
        public var relationship = Relationship.scheduled
        /// The line's id; empty if not given.
        public var routeID = ""
        /// The direction, 0 or 1; nil if not given.
        public var direction: Int?

        /// Creates the description of a trip from its parts.
        public init(
            id: String = "", startTime: String = "", startDate: String = "",
            relationship: Relationship = .scheduled, routeID: String = "", direction: Int? = nil
        ) {
            (self.id, self.startTime, self.startDate) = (id, startTime, startDate)
            (self.relationship, self.routeID) = (relationship, routeID)
            self.direction = direction
        }
    }

    /// The changes of a trip.
    public struct TripUpdate: Equatable, Sendable {
        /// The trip.
        public var trip = Trip()
        /// The changes at its stops, in order.
        public var stops: [StopUpdate] = []
        /// Seconds of delay until a stop tells another one; nil if not given.
        public var delay: Int?
        /// The id, day and first departure of a trip that repeats a planned one.
        public var copy = Trip()

        /// Creates an update from its parts.
        public init(
            trip: Trip = Trip(), stops: [StopUpdate] = [], delay: Int? = nil, copy: Trip = Trip()
        ) { (self.trip, self.stops, self.delay, self.copy) = (trip, stops, delay, copy) }
    }

    /// The changes at a stop of a trip.
    public struct StopUpdate: Equatable, Sendable {
        /// The stop's relationship to the timetable.
        public enum Relationship: Int, Sendable {
            /// With times of the update, or those before it.
            case scheduled = 0
            /// The vehicle does not stop.
            case skipped = 1
            /// Nothing is known from here on.
            case noData = 2
            /// The vehicle stops without a timetable.
            case unscheduled = 3
        }

        /// A time at a stop.
        public struct Event: Equatable, Sendable {
            /// Seconds of delay; nil if not given.
            public var delay: Int?
            /// The moment in seconds since 1970, which beats the delay; nil if not given.
            public var time: Int?

            /// Creates a time from its parts.
            public init(delay: Int? = nil, time: Int? = nil) {
                (self.delay, self.time) = (delay, time)
            }
        }

        /// The number of the stop within the trip; nil if not given.
        public var sequence: Int?
        /// The stop's id; empty if not given.
        public var stopID = ""
        /// The arrival.
        public var arrival: Event?
        /// The departure.
        public var departure: Event?
        /// The stop's relationship to the timetable.
        public var relationship = Relationship.scheduled
        /// The id of another platform where the vehicle stops; empty if it is the planned one.
        public var assignedStopID = ""

        /// Creates an update from its parts.
        public init(
            sequence: Int? = nil, stopID: String = "", arrival: Event? = nil,
            departure: Event? = nil, relationship: Relationship = .scheduled,
            assignedStopID: String = ""
        ) {
            (self.sequence, self.stopID, self.arrival) = (sequence, stopID, arrival)
            (self.departure, self.relationship) = (departure, relationship)
            self.assignedStopID = assignedStopID
        }
    }

    /// The position of a vehicle.
    public struct VehiclePosition: Equatable, Sendable {
        /// The trip.
        public var trip = Trip()
        /// Degrees north of the equator.
        public var latitude = 0.0
        /// Degrees east of the prime meridian.
        public var longitude = 0.0
        /// Degrees clockwise from north; nil if unknown.
        public var bearing: Double?
        /// The id of the stop it is at or on its way to; empty if unknown.
        public var stopID = ""
        /// When it was there, in seconds since 1970; 0 if unknown.
        public var timestamp = 0
    }

    /// A service alert.
    public struct Alert: Equatable, Sendable {
        /// The subject of an alert; all given fields must match.
        public struct Selector: Equatable, Sendable {
            /// The id of an agency; empty for any.
            public var agencyID = ""
            /// The id of a line; empty for any.
            public var routeID = ""
            /// The type of lines by GTFS's numbers; nil for any.
            public var routeType: Int?
            /// The trip; nil for any.
            public var trip: Trip?
            /// The id of a stop; empty for any.
            public var stopID = ""
            /// The direction of lines; nil for any.
            public var direction: Int?

            /// Creates a selector of everything.
            public init() {}
        }

        /// When it holds: from a moment up to, not including, another, in seconds since 1970; empty for always.
        public var periods: [(start: Int, end: Int)] = []
        /// The subjects of the alert; one match is enough.
        public var selectors: [Selector] = []
        /// The cause by GTFS-Realtime's numbers.
        public var cause = 1
        /// The effect by GTFS-Realtime's numbers: 1 for no service.
        public var effect = 8
        /// The severity: 1 unknown, 2 information, 3 warning, 4 severe.
        public var severity = 1
        /// Texts by language; an empty language is the feed's.
        public var headers: [String: String] = [:]
        /// Longer texts by language.
        public var descriptions: [String: String] = [:]
        /// Pages on the web by language.
        public var urls: [String: String] = [:]

        /// Creates an alert that says nothing.
        public init() {}

        /// Whether two alerts say the same.
        public static func == (one: Alert, other: Alert) -> Bool {
            one.periods.elementsEqual(other.periods, by: ==) && one.selectors == other.selectors
                && one.cause == other.cause && one.effect == other.effect
                && one.severity == other.severity && one.headers == other.headers
                && one.descriptions == other.descriptions && one.urls == other.urls
        }

        /// Whether it holds at a moment, in seconds since 1970.
        public func holds(at moment: Int) -> Bool {
            periods.isEmpty || periods.contains { $0.start <= moment && moment < $0.end }
        }
    }

    /// Creates a message that says nothing.
    public init() {}

    /// Changes what is known by a later message: all of it, or the entities that a differential one names.
    public mutating func update(with later: RealtimeFeed) {
        timestamp = later.timestamp
        guard later.isDifferential else {
            self = later
            return
        }
        var places: [String: Int] = [:]
        for (index, entity) in entities.enumerated() { places[entity.id] = index }
        for entity in later.entities {
            if let place = places[entity.id] {
                entities[place] = entity
            } else {
                places[entity.id] = entities.count
                entities.append(entity)
            }
        }
        entities.removeAll(where: \.isDeleted)
    }
}
