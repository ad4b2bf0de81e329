import MapGeometry
import Roads

/// Times and distances between places, with what an answer calls them.
public struct MatrixAnswer: Sendable {
    /// The times and distances from each source to each target.
    public let matrix: RoadMatrix
    /// The names of the sources, as the question has them.
    public let sources: [String]
    /// The names of the targets, as the question has them.
    public let targets: [String]

    /// The estimate for cells without a road; nil if they stay empty.
    public let fallback: Fallback?

    /// An estimate for cells without a road: along the straight line between the places.
    public struct Fallback: Sendable {
        /// The speed in km/h.
        public let kilometersPerHour: Double
        let sources, targets: [CLLocationCoordinate2D]

        /// Meters between two places, and seconds.
        func estimate(_ source: Int, _ target: Int) -> (meters: Double, time: Duration) {
            let meters = MKMapPoint(sources[source]).distance(to: MKMapPoint(targets[target]))
            return (meters, .seconds(min(meters * 3.6 / kilometersPerHour, 1e12)))
        }
    }

    /// One JSON document without line breaks: times in seconds and distances in meters row by row, null where
    /// there is no route; with a fallback, instead of those, what was estimated, and which cells that are.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: matrix.cells.count * 16 + 64)
        json.raw("{\"durations\":[")
        writeRows(&json) { $2.seconds($1) }
        json.raw("],\"distances\":[")
        writeRows(&json) { meters, _, json in json.meters(meters) }
        json.raw("]")
        if fallback != nil {
            json.raw(",\"estimated\":[")
            let cells = matrix.cells.indices.filter { matrix.cells[$0] == nil }
            for (index, cell) in cells.enumerated() {
                json.comma(unlessFirst: index)
                json.raw("[")
                json.integer(cell / matrix.targetCount)
                json.raw(",")
                json.integer(cell % matrix.targetCount)
                json.raw("]")
            }
            json.raw("]")
        }
        json.raw("}")
        return json.bytes
    }

    /// Meters and time of a cell; nil where there is no route and nothing to estimate one by.
    private func cell(_ source: Int, _ target: Int) -> (meters: Double, time: Duration)? {
        matrix[source, target].map { ($0.meters, $0.expectedTravelTime) }
            ?? fallback?.estimate(source, target)
    }

    private func writeRows(
        _ json: inout JSONText, _ write: (Double, Duration, inout JSONText) -> Void
    ) {
        for source in 0..<matrix.sourceCount {
            json.comma(unlessFirst: source)
            json.raw("[")
            for target in 0..<matrix.targetCount {
                json.comma(unlessFirst: target)
                if let cell = cell(source, target) {
                    write(cell.meters, cell.time, &json)
                } else {
                    json.raw("null")
                }
            }
            json.raw("]")
        }
    }

    /// A table for a person: a row for each source, with time and distance to each target.
    public func text() -> String {
        var rows = [[""] + targets]
        for source in 0..<matrix.sourceCount {
            rows.append(
                [sources[source]]
                    + (0..<matrix.targetCount).map { target in
                        guard let cell = cell(source, target) else { return "no way" }
                        let text =
                            QuantityText.duration(cell.time) + ", "
                            + QuantityText.distance(meters: cell.meters)
                        return matrix[source, target] == nil ? "about " + text : text
                    })
        }
        let widths = (0...matrix.targetCount).map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
