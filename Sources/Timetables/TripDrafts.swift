import GTFS
import Transit

/// A trip on its way into the timetable: one of a feed, or one repetition of it.
struct TripDraft {
    /// The number of the feed.
    let feed: Int
    /// The number of the trip in its feed.
    let trip: Int
    /// The first arrival, in seconds after noon minus 12 hours.
    let start: Int32
    /// Arrivals and departures after the first arrival, by number.
    let profile: Int
    /// The set of days.
    let service: UInt32
    /// Seconds between departures where only that is promised; else 0.
    let headway: Int32
}

/// Draws up the trips of feeds, each repetition as a trip of its own.
struct TripDrafts {
    /// The maximum number of repetitions that a row of `frequencies.txt` may ask for.
    private static let mostRepetitions = 10_000

    private(set) var drafts: [TripDraft] = []
    /// The distinct time profiles.
    private(set) var profiles: [[Int32]] = []
    private var numbers: [[Int32]: Int] = [:]

    /// Adds the trips of a feed that run on any day.
    mutating func add(_ feed: Feed, number: Int, services: [UInt32?]) {
        var repetitions: [Int: [Frequency]] = [:]
        for frequency in feed.frequencies {
            repetitions[frequency.trip, default: []].append(frequency)
        }
        for (trip, value) in feed.trips.enumerated() {
            let range = feed.stopTimes.range(ofTrip: trip)
            guard range.count >= 2, range.count <= Int(UInt16.max),
                let service = services[value.service]
            else { continue }
            let start = feed.stopTimes[range.lowerBound].arrival
            var offsets: [Int32] = []
            offsets.reserveCapacity(range.count * 2)
            for index in range {
                let halt = feed.stopTimes[index]
                offsets.append(halt.arrival - start)
                offsets.append(halt.departure - start)
            }
            let profile = numbers[offsets] ?? profiles.count
            if profile == profiles.count {
                numbers[offsets] = profile
                profiles.append(offsets)
            }
            func append(at start: Int32, headway: Int32) {
                drafts.append(
                    TripDraft(
                        feed: number, trip: trip, start: start, profile: profile, service: service,
                        headway: headway))
            }
            guard let repeated = repetitions[trip] else {
                append(at: start, headway: 0)
                continue
            }
            for frequency in repeated {
                // The times of a repeated trip are offsets from its first departure.
                var departure = frequency.start
                var count = 0
                while departure < frequency.end, count < Self.mostRepetitions {
                    append(
                        at: departure - offsets[1],
                        headway: frequency.isExact ? 0 : frequency.headway)
                    departure += frequency.headway
                    count += 1
                }
            }
        }
    }
}
