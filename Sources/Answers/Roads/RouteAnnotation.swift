import Bytes
import Roads

/// A value that an answer can have for each segment of a route's line.
public enum RouteAnnotation: String, Sendable, CaseIterable {
    /// The length of each segment, in meters.
    case distance
    /// The travel time of each segment in seconds, without that of turns.
    case duration
    /// The speed on each segment, in kilometers per hour.
    case speed
    /// Tagged speed limits in kilometers per hour; null where there is none, or none is tagged.
    case maxspeed
    /// The OpenStreetMap way of each segment, such as `w12`.
    case ways
}

extension RouteAnswer {
    /// Writes what was asked for of each piece of each leg.
    func writeAnnotations(_ route: Route, _ json: inout JSONText) {
        guard !annotations.isEmpty else { return }
        json.raw(",\"annotations\":[")
        for (index, leg) in route.legs.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{")
            let pieces = leg.pieces(in: router.graph)
            for (place, annotation) in annotations.enumerated() {
                json.comma(unlessFirst: place)
                json.string(annotation.rawValue)
                json.raw(":[")
                for (number, piece) in pieces.enumerated() {
                    json.comma(unlessFirst: number)
                    write(annotation, of: piece, on: leg.arcs[piece.arcIndex], &json)
                }
                json.raw("]")
            }
            json.raw("}")
        }
        json.raw("]")
    }

    private func write(
        _ annotation: RouteAnnotation, of piece: RoutePiece, on arc: UInt32,
        _ json: inout JSONText
    ) {
        switch annotation {
        case .distance: json.number((piece.meters * 1000).rounded() / 1000)
        case .duration: json.number((piece.seconds * 1000).rounded() / 1000)
        case .speed: json.number((piece.kilometersPerHour * 10).rounded() / 10)
        case .maxspeed:
            let limit = router.graph.speedLimit(ofArc: arc)
            limit == 0 || limit == 255 ? json.raw("null") : json.integer(Int(limit))
        case .ways: json.string("w\(router.graph.way(ofArc: arc).id)")
        }
    }
}
