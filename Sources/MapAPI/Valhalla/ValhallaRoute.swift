import Answers
import MapGeometry
import Roads

/// Valhalla's action `route`.
enum ValhallaRoute {
    /// The most places.
    static let mostPlaces = 500
    /// The most further routes.
    private static let mostAlternates = 3

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try ValhallaQuestion(call)
        _ = try question.costing()
        var locations = try ValhallaLocation.read(
            question.json["locations"],
            missing: .valhalla(
                .noLocations, "Insufficiently specified required parameter 'locations'"),
            bad: .badLocation, most: mostPlaces)
        guard locations.count >= 2 else {
            throw APIProblem.valhalla(
                .tooFewLocations, "Insufficient number of locations provided")
        }
        // One sets out from the first place and arrives at the last, whatever else is said of them.
        for end in [0, locations.count - 1] where !locations[end].kind.isStop {
            locations[end].kind = .break
        }
        for place in locations.indices {
            locations[place].waypoint.isStop = locations[place].kind.isStop
        }
        let waypoints = locations.map(\.waypoint)
        let router = try question.router(for: waypoints.map(\.coordinate))
        let text = try ValhallaTripText(question, router)
        let time = try ValhallaTime(question.json["date_time"])
        let request = RouteRequest(
            waypoints, avoiding: try question.avoidance(),
            continuesStraight: locations.contains { $0.kind == .breakThrough } ? true : nil,
            alternativeCount: min(max(question["alternates"]?.integer ?? 0, 0), mostAlternates),
            time: time.departure, arrival: time.arrival)
        let routes = try question.asking { () throws(RoutingError) in try router.routes(request) }
        var json = JSONText(capacity: 1 << 14)
        for (index, route) in routes.enumerated() {
            if index == 1 { json.raw(",\"alternates\":[") }
            if index > 1 { json.comma() }
            json.raw("{\"trip\":")
            let moments = RouteAnswer(
                router: router, routes: [route], writer: text.writer, departure: time.departure,
                arrival: time.arrival
            ).moments(of: route)
            text.write(ToldRoute(route, through: waypoints, router.graph), &json) { json in
                json.raw("[")
                for (place, location) in locations.enumerated() {
                    json.comma(unlessFirst: place)
                    let moment =
                        place == 0
                        ? moments?.departure
                        : place + 1 == locations.count ? moments?.arrival : nil
                    location.write(
                        place, moment: moment.map { String($0.iso8601.prefix(16)) }, &json)
                }
                json.raw("]")
            }
            if index > 0 { json.raw("}") }
        }
        if routes.count > 1 { json.raw("]") }
        try question.writeEnd(&json)
        return APIResponse(json.bytes)
    }
}
