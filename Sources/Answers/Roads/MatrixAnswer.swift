import Roads

/// Times and distances between places, with what an answer calls them.
public struct MatrixAnswer: Sendable {
    /// The times and distances from each source to each target.
    public let matrix: RoadMatrix
    /// The names of the sources, as the question has them.
    public let sources: [String]
    /// The names of the targets, as the question has them.
    public let targets: [String]

    /// One JSON document without line breaks: times in seconds and distances in meters row by row, null where
    /// there is no route.
    public func json() -> [UInt8] {
        var json = JSONText(capacity: matrix.cells.count * 16 + 64)
        json.raw("{\"durations\":[")
        writeRows(&json) { $1.seconds($0.expectedTravelTime) }
        json.raw("],\"distances\":[")
        writeRows(&json) { $1.meters($0.meters) }
        json.raw("]}")
        return json.bytes
    }

    private func writeRows(
        _ json: inout JSONText, _ write: (RoadMatrix.Cell, inout JSONText) -> Void
    ) {
        for source in 0..<matrix.sourceCount {
            json.comma(unlessFirst: source)
            json.raw("[")
            for target in 0..<matrix.targetCount {
                json.comma(unlessFirst: target)
                if let cell = matrix[source, target] {
                    write(cell, &json)
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
                        guard let cell = matrix[source, target] else { return "no way" }
                        return QuantityText.duration(cell.expectedTravelTime) + ", "
                            + QuantityText.distance(meters: cell.meters)
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
