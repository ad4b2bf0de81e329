import Answers
import MapGeometry
import Roads

/// OSRM's service `table`.
enum OSRMTable {
    /// The maximum number of places on each side of a table.
    static let mostPlaces = 100

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try OSRMQuestion(call, places: 2...2 * mostPlaces)
        let options = try Options(question)
        let all = Array(question.waypoints.indices)
        let sources = options.sources ?? all
        let targets = options.targets ?? all
        guard sources.count * targets.count <= mostPlaces * mostPlaces else {
            throw APIProblem.osrm(
                .tooBig,
                "\(sources.count) × \(targets.count) cells are more than the most, "
                    + "\(mostPlaces * mostPlaces)")
        }
        let parts = try question.parts(none: .noTable)
        let matrix = try joined(parts, sources, targets)
        var snapped: [Int: Snapped] = [:]
        for part in parts {
            for (place, snaps) in zip(part.places, part.snaps) where snapped[place] == nil {
                snapped[place] = Snapped(router: part.router, snap: snaps[0])
            }
        }
        func position(_ index: Int) -> CLLocationCoordinate2D {
            options.fallsBackOnSnapped
                ? snapped[index]?.snap.place.coordinate ?? question.waypoints[index].coordinate
                : question.waypoints[index].coordinate
        }
        let table = Table(
            matrix: matrix, options: options, sources: sources.map(position),
            targets: targets.map(position))
        var json = JSONText(capacity: matrix.cells.count * 16 + 1024)
        json.raw("{\"code\":\"Ok\"")
        table.write(&json)
        if !question.skipsWaypoints {
            json.raw(",\"sources\":")
            write(sources.compactMap { snapped[$0] }, question, &json)
            json.raw(",\"destinations\":")
            write(targets.compactMap { snapped[$0] }, question, &json)
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    /// A place on the roads of a router.
    private struct Snapped {
        let router: Router
        let snap: RoadSnap
    }

    /// The matrix of sources and targets, each part of it by its router.
    private static func joined(
        _ parts: [OSRMQuestion.Part], _ sources: [Int], _ targets: [Int]
    ) throws -> RoadMatrix {
        let snaps = parts.map { Dictionary(uniqueKeysWithValues: zip($0.places, $0.snaps)) }
        let own = snaps.map { snaps -> RoadMatrix.Part in
            (
                sources.indices.filter { snaps[sources[$0]] != nil },
                targets.indices.filter { snaps[targets[$0]] != nil }
            )
        }
        return try RoadMatrix(
            sourceCount: sources.count, targetCount: targets.count, parts: own
        ) { number in
            parts[number].router.matrix(
                from: own[number].sources.compactMap { snaps[number][sources[$0]] },
                to: own[number].targets.compactMap { snaps[number][targets[$0]] }, avoiding: [])
        }
    }

    private static func write(
        _ places: [Snapped], _ question: OSRMQuestion, _ json: inout JSONText
    ) {
        json.list(places) { place, json in
            question.write(place.snap, of: place.router, &json)
            json.raw("}")
        }
    }

    private struct Options {
        let sources, targets: [Int]?
        let tellsDurations, tellsDistances: Bool
        /// Meters a second, where no road leads.
        let fallbackSpeed: Double?
        let fallsBackOnSnapped: Bool
        let factor: Double

        init(_ question: OSRMQuestion) throws(APIProblem) {
            let options = question.options
            sources = try options.indices("sources", below: question.waypoints.count)
            targets = try options.indices("destinations", below: question.waypoints.count)
            var told = Set(
                (options["annotations"] ?? "duration").split(
                    separator: ",", omittingEmptySubsequences: false))
            // Some clients say the whole thing in a word.
            if told == ["both"] || told == ["true"] { told = ["duration", "distance"] }
            guard !told.isEmpty, told.isSubset(of: ["duration", "distance"]) else {
                throw options.malformed("annotations", options["annotations"] ?? "")
            }
            tellsDurations = told.contains("duration")
            tellsDistances = told.contains("distance")
            fallbackSpeed = try options.positive("fallback_speed")
            factor = try options.positive("scale_factor") ?? 1
            switch options["fallback_coordinate"] {
            case nil, "input": fallsBackOnSnapped = false
            case "snapped": fallsBackOnSnapped = true
            case let text?: throw options.malformed("fallback_coordinate", text)
            }
        }
    }

    private struct Table {
        let matrix: RoadMatrix
        let options: Options
        let sources, targets: [CLLocationCoordinate2D]

        func write(_ json: inout JSONText) {
            if options.tellsDurations {
                json.raw(",\"durations\":")
                rows(&json) { source, target, json in
                    guard let time = time(source, target) else { return json.raw("null") }
                    json.seconds(time)
                }
            }
            if options.tellsDistances {
                json.raw(",\"distances\":")
                rows(&json) { source, target, json in
                    if let cell = matrix[source, target] {
                        json.tenths(Int(cell.decimeters))
                    } else if options.fallbackSpeed != nil {
                        json.meters(straight(source, target))
                    } else {
                        json.raw("null")
                    }
                }
            }
            guard options.fallbackSpeed != nil else { return }
            json.raw(",\"fallback_speed_cells\":")
            let estimated = matrix.cells.indices.filter { matrix.cells[$0] == nil }
            json.list(estimated) { cell, json in
                json.raw("[")
                json.integer(cell / matrix.targetCount)
                json.comma()
                json.integer(cell % matrix.targetCount)
                json.raw("]")
            }
        }

        private func rows(
            _ json: inout JSONText, _ write: (Int, Int, inout JSONText) -> Void
        ) {
            json.list(0..<matrix.sourceCount) { source, json in
                json.list(0..<matrix.targetCount) { write(source, $0, &$1) }
            }
        }

        /// The scaled duration of a path; nil where there is no road and no fallback speed.
        private func time(_ source: Int, _ target: Int) -> Duration? {
            var hundredths: Double
            if let cell = matrix[source, target] {
                if options.factor == 1 { return cell.expectedTravelTime }
                hundredths = Double(cell.expectedTravelTime.hundredths)
            } else {
                guard let speed = options.fallbackSpeed else { return nil }
                hundredths = straight(source, target) / speed * 100
            }
            hundredths *= options.factor
            return .milliseconds(100 * Int(min(hundredths / 10, 1e12)))
        }

        private func straight(_ source: Int, _ target: Int) -> Double {
            let (one, other) = (sources[source], targets[target])
            return MKMapPoint(one).distance(to: MKMapPoint(other))
        }
    }
}
