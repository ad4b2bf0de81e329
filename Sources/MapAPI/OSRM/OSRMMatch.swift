import Answers
import Roads

/// OSRM's service `match`.
enum OSRMMatch {
    /// The maximum number of points of a track.
    static let mostPoints = 100
    /// A track is split where the next point is so many seconds later.
    private static let longestGapSeconds = 60.0
    /// A track is also split where the next point is so many meters away.
    static let longestGapMeters = 2000.0

    private enum Gaps: String, CaseIterable { case split, ignore }

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try OSRMQuestion(call, places: 2...mostPoints, radiusIsSpread: true)
        let options = try OSRMRouteOptions(question.options)
        let track = try track(question)
        let splits = try question.options.word("gaps", default: Gaps.split) == .split
        let tracking = TrackOptions(
            longestGapSeconds: splits ? longestGapSeconds : nil,
            longestGapMeters: longestGapMeters,
            isTidied: try question.options.flag("tidy") ?? false)
        let match = try question.asking(none: .noMatch) { () throws(RoutingError) in
            try question.router.match(track, tracking)
        }
        let text = OSRMRouteText(router: question.router, options: options)
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"code\":\"Ok\",\"matchings\":")
        json.list(match.routes.indices) { index, json in
            json.raw("{\"confidence\":")
            json.thousandths(Int((match.confidences[index] * 1000).rounded()))
            json.comma()
            text.write(DescribedRoute(match.routes[index], question.router.graph), &json)
            json.raw("}")
        }
        if !question.skipsWaypoints {
            json.raw(",\"tracepoints\":")
            json.list(match.points) { point, json in
                guard let point else { return json.raw("null") }
                question.write(point.snap, &json)
                json.raw(",\"matchings_index\":")
                json.integer(point.route)
                json.raw(",\"waypoint_index\":")
                if let end = point.legEnd { json.integer(end) } else { json.raw("null") }
                json.raw(",\"alternatives_count\":")
                json.integer(point.alternatives)
                json.raw("}")
            }
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    private static func track(_ question: OSRMQuestion) throws(APIProblem) -> [TrackPoint] {
        let count = question.waypoints.count
        let stops = try OSRMRoute.stops(question.options, count: count)
        let spreads = try question.options.radiuses(count: count)
        let times = try times(question.options, count: count)
        return question.waypoints.enumerated().map { index, place in
            TrackPoint(
                place, spreadMeters: spreads.isEmpty ? nil : spreads[index],
                seconds: times.isEmpty ? nil : times[index],
                isBreak: stops?.contains(index) ?? true)
        }
    }

    private static func times(
        _ options: OSRMOptions, count: Int
    ) throws(APIProblem) -> [Double] {
        guard let elements = try options.elements("timestamps", count: count) else { return [] }
        var times: [Double] = []
        for text in elements {
            guard let time = Int(text), time >= 0 else {
                throw options.malformed("timestamps", text)
            }
            guard Double(time) >= times.last ?? 0 else {
                throw .osrm(.invalidValue, "“timestamps” must not descend")
            }
            times.append(Double(time))
        }
        return times
    }
}
