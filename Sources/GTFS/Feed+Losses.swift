import Foundation

extension Feed {
    /// What of the feed takes part in no journey, as one sentence without a period; nil if all does.
    package var losses: String? {
        let skipped = notices.skippedRows.values.reduce(0, +)
        var parts: [String] = []
        if skipped > 0 {
            let rows = skipped == 1 ? "broken row is" : "broken rows are"
            parts.append("\(skipped.formatted()) \(rows) left out")
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
