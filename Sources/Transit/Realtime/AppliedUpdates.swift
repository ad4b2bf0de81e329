/// Updates of trips in real time, in the form in which searches use them; nothing of the timetable is changed.
///
/// A trip that an update changes is taken out of its day and stands as a pattern of one trip, behind the timetable's patterns.
struct AppliedUpdates: Sendable {
    /// A trip that was changed or added.
    struct Run: Sendable {
        /// The timetable's number of the trip that it replaces or repeats; nil for one that is not in the timetable.
        let trip: Int?
        /// The trip's id.
        let id: String
        /// The number of its line; nil if unknown.
        let route: Int?
        /// The day, counted from the timetable's first.
        let day: Int
        /// The moment of the first arrival, in seconds from the timetable's first day's midnight in UTC.
        let begin: Int32
        /// Where its times begin in `times`.
        let row: Int
        /// Where its stops begin in `stops`.
        let firstStop: Int
        /// The number of its stops.
        let stopCount: Int
    }

    /// The trips, each a pattern of its own.
    var runs: [Run] = []
    /// Arrivals and departures after the first arrival.
    var times: [Int32] = []
    /// The stops of all trips, and the points at them as the timetable's patterns have them.
    var stops: [UInt32] = []
    var arrivalPoints: [UInt32] = []
    var boardingPoints: [UInt32] = []
    /// Which patterns of updates can be boarded or left at a point, and at which of their stops.
    var boardings: [UInt32: [(pattern: UInt32, position: UInt16)]] = [:]
    var alightings: [UInt32: [(pattern: UInt32, position: UInt16)]] = [:]
    /// Trips that are taken out of a day: the trip in the upper bits, the day in the lower 16.
    var replaced: Set<UInt64> = []

    /// Seconds from the start of a day to the latest arrival of its trips.
    var longest: Int32 = 0
    /// Seconds from the start of a day to the earliest arrival of its trips; below 0 if that is on the day before.
    var earliest: Int32 = 0
    /// Trips that do not run, to be reported: their number in the timetable, and the day.
    var canceled: [(trip: Int, day: Int)] = []
    /// Disturbances, and where vehicles are.
    var alerts: [RealtimeFeed.Alert] = []
    var vehicles: [RealtimeFeed.VehiclePosition] = []
    /// When the message was made, in seconds since 1970; 0 if it did not say.
    var timestamp = 0
    /// The number of updates for which no trip, or more than one, was found.
    var unmatchedCount = 0

    /// Whether a trip does not run on a day as the timetable says.
    func replaces(trip: Int, day: Int) -> Bool {
        replaced.contains(UInt64(trip) << 16 | UInt64(day))
    }
}
