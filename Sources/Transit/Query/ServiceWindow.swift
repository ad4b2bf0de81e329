import Bytes

/// The trips that run on some days, in the order in which a search looks at them.
///
/// A *run* is the trips of a pattern that follow each other without overtaking. Those of several days make one run where each
/// day's trips end before the next day's begin, as they mostly do; else each day makes its own. All moments are seconds from the
/// timetable's first day's midnight in UTC.
final class ServiceWindow: Sendable {
    /// The days, counted from the timetable's first.
    let days: ClosedRange<Int>
    /// The pattern of each run.
    let runPatterns: [UInt32]
    /// Where the trips of each run begin; one more than there are runs.
    let runStarts: [UInt32]
    /// Where the runs of each pattern begin; one more than there are patterns, those of updates included.
    let patternRuns: [UInt32]
    /// The moment of each trip's first arrival.
    let begins: [Int32]
    /// Where each trip's times begin, in the timetable's or the updates' times.
    let rows: [UInt32]
    /// The timetable's number of each trip; trips that updates add stand behind these.
    let trips: [UInt32]
    /// The day of each trip.
    let tripDays: [Int16]
    /// The trips that go on as others.
    let links: WindowLinks?
    /// What updates change; nil without.
    let updates: AppliedUpdates?

    init(
        days: ClosedRange<Int>, builder: WindowBuilder, links: WindowLinks?,
        updates: AppliedUpdates?
    ) {
        self.days = days
        runPatterns = builder.runPatterns
        runStarts = builder.runStarts
        patternRuns = builder.patternRuns
        begins = builder.begins
        rows = builder.rows
        trips = builder.trips
        tripDays = builder.tripDays
        self.links = links
        self.updates = updates
    }

    /// The run of a trip of the window.
    func run(ofTrip trip: Int) -> Int {
        var (low, high) = (0, runStarts.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runStarts[middle] <= UInt32(trip) { low = middle } else { high = middle }
        }
        return low
    }
}

/// The trips of a window that go on as others, both ways.
struct WindowLinks: Sendable {
    /// Where the links of each trip begin; one more than there are trips.
    let nextStarts: [UInt32]
    let nextTrips: [UInt32]
    let previousStarts: [UInt32]
    let previousTrips: [UInt32]
    /// The run of each trip.
    let runs: [UInt32]
}
