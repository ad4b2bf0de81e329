/// Times by public transport between places, with what an answer calls them.
public struct JourneyTimesAnswer: Sendable {
    /// The seconds from the departure to the arrival, a row for each source; nil where there is no connection within a day.
    public let seconds: [[Int?]]
    /// The names of the sources, as the question has them.
    public let sources: [String]
    /// The names of the targets, as the question has them.
    public let targets: [String]

    /// One JSON document without line breaks: times in seconds row by row, null where there is no connection.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: sources.count * targets.count * 8 + 32)
        json.raw("{\"durations\":[")
        for (number, row) in seconds.enumerated() {
            json.comma(unlessFirst: number)
            json.raw("[")
            for (column, cell) in row.enumerated() {
                json.comma(unlessFirst: column)
                if let cell { json.integer(cell) } else { json.raw("null") }
            }
            json.raw("]")
        }
        json.raw("]}")
        return json.bytes
    }

    /// A table for a person: a row for each source, with the time to each target.
    public func text() -> String {
        MatrixAnswer.table(sources, targets) { source, target in
            seconds[source][target].map { QuantityText.duration(.seconds($0)) } ?? "no way"
        }
    }
}
