import Foundation
import MapGeometry
import Roads

/// A question for times and distances between many places, as text.
public struct MatrixLine: Sendable {
    /// Where routes begin: "LAT,LON" or what the finder of places understands.
    public var from: [String]
    /// Where routes end; the same places as `from` if empty.
    public var to: [String]
    /// The name or an alias of a travel mode; automobile if nil.
    public var mode: String?
    /// "tolls", "highways", "ferries", divided by commas.
    public var avoid: String?

    /// Creates a question.
    public init(from: [String], to: [String]) {
        self.from = from
        self.to = to
    }

    /// Reads one JSON object with the options' long names as keys.
    public init(json: Data) throws(RouteLineError) {
        let values = try LineValues(json)
        from = try values.list("from")
        to = try values.list("to")
        mode = try values.text("mode")
        avoid = try values.text("avoid")
        guard !from.isEmpty else { throw RouteLineError("“from” is missing") }
    }

    /// Finds the answer.
    public func matrix(
        router: (String) throws -> Router, place: PlaceFinder
    ) throws -> RoadMatrix {
        let router = try router(mode ?? RouteLine.defaultMode)
        let places = try RouteLine.positions(of: from + to, place).map { RouteWaypoint($0) }
        let sources = Array(places[..<from.count])
        return try router.matrix(
            from: sources, to: to.isEmpty ? sources : Array(places[from.count...]),
            avoiding: try RouteLine.avoidance(avoid))
    }

    /// Answers the question: one JSON document without line breaks, times in seconds and distances in
    /// meters row by row, null where there is no route.
    public func answer(
        router: (String) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let matrix = try matrix(router: router, place: place)
        var json = JSONText(capacity: matrix.cells.count * 16 + 64)
        json.raw("{\"durations\":[")
        Self.rows(matrix, &json) { $1.seconds(Int($0.duration)) }
        json.raw("],\"distances\":[")
        Self.rows(matrix, &json) { $1.meters(Double($0.decimeters) / 10) }
        json.raw("]}")
        return json.bytes
    }

    private static func rows(
        _ matrix: RoadMatrix, _ json: inout JSONText,
        _ write: (RoadMatrix.Cell, inout JSONText) -> Void
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
}
