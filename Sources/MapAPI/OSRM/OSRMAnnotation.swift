import Answers
import Geodesy
import Roads

/// What OSRM tells of each piece of a leg's line, between one point and the next.
///
/// As with OSRM, times and weights are those of the roads alone, without turns. Ids of nodes are not told: an atlas
/// does not keep them.
struct OSRMAnnotation {
    /// Millimeters of each piece.
    private var millimeters: [Int] = []
    /// Thousandths of a second of each piece.
    private var milliseconds: [Int] = []
    /// What each piece weighs, in thousandths of a second.
    private var weights: [Int] = []

    init(_ leg: ToldLeg, _ graph: RoadGraph) {
        for part in leg.parts { add(part, graph) }
    }

    private mutating func add(_ leg: RouteLeg, _ graph: RoadGraph) {
        var sums = (meters: 0.0, time: 0.0, weight: 0.0)
        var told = (millimeters: 0, milliseconds: 0, weight: 0)
        for index in leg.arcs.indices {
            let points = leg.points(ofArc: index)
            let lengths = points.dropLast().map { point in
                MidLatitudeDistance.meters(
                    PackedCoordinate(leg.latitudes[point], leg.longitudes[point]),
                    PackedCoordinate(leg.latitudes[point + 1], leg.longitudes[point + 1]))
            }
            let length = lengths.reduce(0, +)
            let time = Double(leg.arcDurations[index]) * 10
            let weight = Double(leg.weight(ofArc: index, graph)) * 10
            let start = sums
            let end = (sums.meters + leg.arcMeters[index], sums.time + time, sums.weight + weight)
            var passed = 0.0
            for piece in lengths {
                passed += piece
                let share = length > 0 ? passed / length : 1
                sums.meters = start.meters + (end.0 - start.meters) * share
                sums.time = start.time + (end.1 - start.time) * share
                sums.weight = start.weight + (end.2 - start.weight) * share
                // Sums are rounded, so that the pieces add up to the leg.
                let now = (
                    millimeters: Int((sums.meters * 1000).rounded()),
                    milliseconds: Int(sums.time.rounded()), weight: Int(sums.weight.rounded())
                )
                millimeters.append(now.millimeters - told.millimeters)
                milliseconds.append(now.milliseconds - told.milliseconds)
                weights.append(now.weight - told.weight)
                told = now
            }
            sums = (end.0, end.1, end.2)
        }
        // A leg without length has a piece too.
        if millimeters.isEmpty {
            millimeters.append(0)
            milliseconds.append(0)
            weights.append(0)
        }
    }

    /// Writes what is asked for.
    func write(_ annotations: [OSRMRouteOptions.Annotation], _ json: inout JSONText) {
        json.raw("{")
        var count = 0
        for annotation in annotations where annotation != .nodes {
            json.comma(unlessFirst: count)
            count += 1
            switch annotation {
            case .nodes: break
            case .distance:
                json.raw("\"distance\":")
                json.list(millimeters) { $1.thousandths($0) }
            case .duration:
                json.raw("\"duration\":")
                json.list(milliseconds) { $1.thousandths($0) }
            case .weight:
                json.raw("\"weight\":")
                json.list(weights) { $1.thousandths($0) }
            case .speed:
                json.raw("\"speed\":")
                json.list(millimeters.indices) { piece, json in
                    let time = milliseconds[piece]
                    json.tenths(time > 0 ? (millimeters[piece] * 20 / time + 1) / 2 : 0)
                }
            case .datasources:
                json.raw("\"datasources\":")
                json.list(millimeters) { $1.integer(0) }
                json.raw(",\"metadata\":{\"datasource_names\":[\"OpenStreetMap\"]}")
            }
        }
        json.raw("}")
    }
}
