import Answers
import Roads

/// OSRM's annotations of each piece of a leg's line, between one point and the next.
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

    init(_ leg: DescribedLeg, _ graph: RoadGraph) {
        var sums = (meters: 0.0, time: 0.0, weight: 0.0)
        var told = (millimeters: 0, milliseconds: 0, weight: 0)
        for piece in leg.parts.flatMap({ $0.pieces(in: graph) }) {
            sums.meters += piece.meters
            sums.time += piece.seconds
            sums.weight += piece.weight
            // Sums are rounded, so that the pieces add up to the leg.
            let now = (
                millimeters: Int((sums.meters * 1000).rounded()),
                milliseconds: Int((sums.time * 1000).rounded()),
                weight: Int((sums.weight * 1000).rounded())
            )
            millimeters.append(now.millimeters - told.millimeters)
            milliseconds.append(now.milliseconds - told.milliseconds)
            weights.append(now.weight - told.weight)
            told = now
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
