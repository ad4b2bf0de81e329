import Foundation

extension Feed {
    /// The number of rows of `trips.txt`, those that are left out too.
    package var tripRowCount: Int { trips.count + (notices.skippedRows["trips.txt"] ?? 0) }
    /// The number of rows of `stop_times.txt`, those that are left out too; not those of vehicles on demand.
    package var stopTimeRowCount: Int {
        stopTimes.count + (notices.skippedRows["stop_times.txt"] ?? 0)
    }
    /// The number of trips that stop somewhere.
    package var usableTripCount: Int {
        trips.indices.count { !stopTimes.range(ofTrip: $0).isEmpty }
    }

    /// What of the feed takes part in no journey, as one sentence without a period; nil if all does.
    package var losses: String? {
        let skipped = notices.skippedRows.values.reduce(0, +)
        var parts: [String] = []
        if skipped > 0 {
            let rows = skipped == 1 ? "broken row is" : "broken rows are"
            parts.append("\(skipped.formatted()) \(rows) left out")
        }
        let lost = tripRowCount - usableTripCount - flexibleTripCount
        if lost > 0 {
            parts.append(
                "\(lost.formatted()) of \(tripRowCount.formatted()) trips take part in no journey")
        }
        if flexibleTripCount > 0 {
            let trips = flexibleTripCount == 1 ? "trip is" : "trips are"
            parts.append(
                "\(flexibleTripCount.formatted()) \(trips) booked or on demand and part of no journey"
            )
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
