import Answers
import Roads

/// OSRM's service `route`.
enum OSRMRoute {
    /// The maximum number of places and alternatives.
    static let mostPlaces = 500
    static let mostAlternatives = 3

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try OSRMQuestion(call, places: 2...mostPlaces)
        let options = try OSRMRouteOptions(question.options)
        var waypoints = question.waypoints
        if let stops = try stops(question.options, count: waypoints.count) {
            for place in waypoints.indices { waypoints[place].isStop = stops.contains(place) }
        }
        let request = RouteRequest(
            waypoints, continuesStraight: try continuesStraight(question.options),
            alternativeCount: try alternatives(question.options))
        let routes = try question.asking(none: .noRoute) { () throws(RoutingError) in
            try question.checkReach()
            return try question.router.routes(request)
        }.map { DescribedRoute($0, through: waypoints, question.router.graph) }
        let text = OSRMRouteText(router: question.router, options: options)
        var json = JSONText(capacity: 1 << 14)
        text.writeAnswer(routes, &json)
        if !question.skipsWaypoints {
            json.raw(",\"waypoints\":")
            json.list(routes.first?.places ?? []) { place, json in
                question.write(place, &json)
                json.raw("}")
            }
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    /// The places at which one stops; nil for all.
    static func stops(_ options: OSRMOptions, count: Int) throws(APIProblem) -> Set<Int>? {
        guard let stops = try options.indices("waypoints", below: count) else { return nil }
        guard stops.count >= 2, stops.first == 0, stops.last == count - 1,
            zip(stops, stops.dropFirst()).allSatisfy({ $0 < $1 })
        else {
            throw .osrm(
                .invalidValue,
                "“waypoints” must ascend from the first coordinate, 0, to the last, \(count - 1)")
        }
        return Set(stops)
    }

    private static func continuesStraight(_ options: OSRMOptions) throws(APIProblem) -> Bool? {
        options["continue_straight"] == "default" ? nil : try options.flag("continue_straight")
    }

    private static func alternatives(_ options: OSRMOptions) throws(APIProblem) -> Int {
        switch options["alternatives"] {
        case nil, "false": return 0
        case "true": return 2
        case let text?:
            guard let count = Int(text), count >= 0 else {
                throw options.malformed("alternatives", text)
            }
            guard count <= mostAlternatives else {
                throw .osrm(
                    .tooBig, "\(count) alternatives are more than the most, \(mostAlternatives)")
            }
            return count
        }
    }
}
