import Answers
import MapGeometry
import Roads

/// Valhalla's action `sources_to_targets`.
enum ValhallaMatrix {
    /// The maximum number of cells, and the most places on a side.
    static let mostCells = 10_000
    private static let mostPlaces = 2500

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try ValhallaQuestion(call)
        _ = try question.costing()
        let missing = APIProblem.valhalla(
            .noMatrixLocations,
            "Insufficiently specified required parameter 'locations' or 'sources & targets'")
        let json = question.json
        let sources = try ValhallaLocation.read(
            json["sources"] ?? json["locations"], missing: missing, bad: .badSource,
            most: mostPlaces)
        let targets = try ValhallaLocation.read(
            json["targets"] ?? json["locations"], missing: missing, bad: .badTarget,
            most: mostPlaces)
        guard !sources.isEmpty else {
            throw APIProblem.valhalla(.tooFewSources, "Insufficient number of sources provided")
        }
        guard !targets.isEmpty else {
            throw APIProblem.valhalla(.tooFewTargets, "Insufficient number of targets provided")
        }
        guard sources.count * targets.count <= mostCells else {
            throw APIProblem.valhalla(
                .tooManyLocations,
                "Exceeded max locations: \(sources.count) × \(targets.count) are more than "
                    + "\(mostCells) cells")
        }
        let waypoints = (sources + targets).map(\.waypoint)
        let avoiding = try question.avoidance()
        let matrix = try RoadMatrix(
            sourceCount: sources.count, placeCount: waypoints.count,
            parts: question.parts(of: waypoints.map(\.coordinate))
        ) { sources, targets in
            let router = try question.router(
                for: (sources + targets).map { waypoints[$0].coordinate })
            return try question.asking { () throws(RoutingError) in
                try router.matrix(
                    from: sources.map { waypoints[$0] }, to: targets.map { waypoints[$0] },
                    avoiding: avoiding)
            }
        }
        var text = JSONText(capacity: matrix.cells.count * 64 + 1024)
        text.raw("{\"sources_to_targets\":")
        if question["verbose"]?.boolean == false {
            writeTables(matrix, question.units, &text)
        } else {
            writeCells(matrix, question.units, &text)
            for (name, places) in [("sources", sources), ("targets", targets)] {
                text.comma()
                text.string(name)
                text.raw(":")
                text.list(places.enumerated().map { $0 }) { $0.element.write($0.offset, &$1) }
            }
        }
        text.raw(",\"units\":")
        text.string(question.units.rawValue)
        text.raw(",\"algorithm\":\"costmatrix\"")
        try question.writeEnd(&text)
        return APIResponse(text.bytes)
    }

    private static func writeCells(
        _ matrix: RoadMatrix, _ units: ValhallaUnits, _ json: inout JSONText
    ) {
        json.list(0..<matrix.sourceCount) { source, json in
            json.list(0..<matrix.targetCount) { target, json in
                let cell = matrix[source, target]
                json.raw("{\"distance\":")
                distance(cell, units, &json)
                json.raw(",\"time\":")
                time(cell, &json)
                json.raw(",\"from_index\":")
                json.integer(source)
                json.raw(",\"to_index\":")
                json.integer(target)
                json.raw("}")
            }
        }
    }

    private static func writeTables(
        _ matrix: RoadMatrix, _ units: ValhallaUnits, _ json: inout JSONText
    ) {
        json.raw("{\"durations\":")
        json.list(0..<matrix.sourceCount) { source, json in
            json.list(0..<matrix.targetCount) { time(matrix[source, $0], &$1) }
        }
        json.raw(",\"distances\":")
        json.list(0..<matrix.sourceCount) { source, json in
            json.list(0..<matrix.targetCount) { distance(matrix[source, $0], units, &$1) }
        }
        json.raw("}")
    }

    private static func distance(
        _ cell: RoadMatrix.Cell?, _ units: ValhallaUnits, _ json: inout JSONText
    ) {
        guard let cell else { return json.raw("null") }
        json.thousandths(units.thousandths(decimeters: Int(cell.decimeters)))
    }

    private static func time(_ cell: RoadMatrix.Cell?, _ json: inout JSONText) {
        guard let cell else { return json.raw("null") }
        json.seconds(cell.expectedTravelTime)
    }
}
