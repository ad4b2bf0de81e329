import Answers
import Roads

/// OSRM's service `trip`.
enum OSRMTrip {
    /// The maximum number of places.
    static let mostPlaces = 100

    private enum Source: String, CaseIterable { case any, first }
    private enum Destination: String, CaseIterable { case any, last }

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try OSRMQuestion(call, places: 2...mostPlaces)
        let options = try OSRMRouteOptions(question.options)
        let ends = try ends(question.options)
        let order = try question.asking(none: .noTrips) { () throws(RoutingError) in
            try question.checkReach()
            return try question.router.tripOrder(question.waypoints, ends)
        }
        var waypoints = order.map { question.waypoints[$0] }
        if ends.returns { waypoints.append(waypoints[0]) }
        // As in the matrix that the order comes from: at a place one may turn round.
        let request = RouteRequest(waypoints, continuesStraight: false)
        let routes = try question.asking(none: .noTrips) { () throws(RoutingError) in
            try question.router.routes(request)
        }.map { DescribedRoute($0, through: waypoints, question.router.graph) }
        let text = OSRMRouteText(router: question.router, options: options)
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"code\":\"Ok\",\"trips\":")
        json.list(routes) { route, json in
            json.raw("{")
            text.write(route, &json)
            json.raw("}")
        }
        if !question.skipsWaypoints, let places = routes.first?.places {
            json.raw(",\"waypoints\":")
            var indices = [Int](repeating: 0, count: order.count)
            for (index, place) in order.enumerated() { indices[place] = index }
            json.list(indices) { index, json in
                question.write(places[index], &json)
                json.raw(",\"trips_index\":0,\"waypoint_index\":")
                json.integer(index)
                json.raw("}")
            }
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    private static func ends(_ options: OSRMOptions) throws(APIProblem) -> TripEnds {
        let ends = TripEnds(
            startsAtFirst: try options.word("source", default: Source.any) == .first,
            endsAtLast: try options.word("destination", default: Destination.any) == .last,
            returns: try options.flag("roundtrip") ?? true)
        guard ends.returns || ends.startsAtFirst || ends.endsAtLast else {
            throw .osrm(
                .notImplemented, "a trip that does not return needs a source or a destination")
        }
        return ends
    }
}
