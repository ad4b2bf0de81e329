import Answers
import MapGeometry
import Roads

/// Valhalla's actions `route` and `optimized_route`.
enum ValhallaRoute {
    /// The maximum number of places.
    static let mostPlaces = 500
    /// The maximum number of alternative routes.
    private static let mostAlternates = 3

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        try answer(call, isOptimized: false)
    }

    /// The same with the places between the first and the last in a cheap order.
    @Sendable
    static func optimized(_ call: APICall) throws -> APIResponse {
        try answer(call, isOptimized: true)
    }

    private static func answer(_ call: APICall, isOptimized: Bool) throws -> APIResponse {
        let question = try ValhallaQuestion(call)
        var locations = try ValhallaLocation.read(
            question, count: 2...(isOptimized ? OSRMTrip.mostPlaces : mostPlaces))
        // One sets out from the first place and arrives at the last, whatever else is said of them.
        for end in [0, locations.count - 1] where !locations[end].kind.isStop {
            locations[end].kind = .break
        }
        for place in locations.indices {
            locations[place].waypoint.isStop = locations[place].kind.isStop
        }
        let router = try question.routerOfRoute(for: locations.map(\.waypoint.coordinate))
        let order =
            isOptimized
            ? try order(of: locations.map(\.waypoint), router, question)
            : Array(locations.indices)
        locations = order.map { locations[$0] }
        let waypoints = locations.map(\.waypoint)
        let text = try ValhallaTripText(question, router)
        let time = try ValhallaTime(question.json["date_time"])
        // The order is one for those who may turn round at a place.
        let standard: Bool? = isOptimized ? false : nil
        let request = RouteRequest(
            waypoints, avoiding: try question.avoidance(),
            continuesStraight: locations.contains { $0.kind == .breakThrough } ? true : standard,
            alternativeCount: min(max(question["alternates"]?.integer ?? 0, 0), mostAlternates),
            time: time.departure, arrival: time.arrival)
        let routes = try question.asking { () throws(RoutingError) in try router.routes(request) }
        if try isOSRM(question) {
            return osrm(
                routes.map { DescribedRoute($0, through: waypoints, router.graph) }, router,
                text.shapes)
        }
        var json = JSONText(capacity: 1 << 14)
        for (index, route) in routes.enumerated() {
            if index == 1 { json.raw(",\"alternates\":[") }
            if index > 1 { json.comma() }
            json.raw("{\"trip\":")
            let moments = RouteAnswer(
                router: router, routes: [route], writer: text.writer, departure: time.departure,
                arrival: time.arrival
            ).moments(of: route)
            text.write(DescribedRoute(route, through: waypoints, router.graph), &json) { json in
                json.raw("[")
                for (place, location) in locations.enumerated() {
                    json.comma(unlessFirst: place)
                    let moment =
                        place == 0
                        ? moments?.departure
                        : place + 1 == locations.count ? moments?.arrival : nil
                    location.write(
                        order[place], moment: moment.map { String($0.iso8601.prefix(16)) }, &json)
                }
                json.raw("]")
            }
            if index > 0 { json.raw("}") }
        }
        if routes.count > 1 { json.raw("]") }
        try question.writeEnd(&json)
        return APIResponse(json.bytes)
    }

    /// Whether an answer as OSRM's is asked for, which clients of navigation read.
    private static func isOSRM(_ question: ValhallaQuestion) throws(APIProblem) -> Bool {
        switch question["format"]?.string {
        case nil, "json": return false
        case "osrm": return true
        case let format?:
            throw APIProblem(
                status: 400, "Answers are “json” or “osrm” here, not “\(format.prefix(40))”")
        }
    }

    /// Routes as OSRM writes them, with whole lines and steps.
    private static func osrm(
        _ routes: [DescribedRoute], _ router: Router, _ shapes: ValhallaTripText.ShapeFormat
    ) -> APIResponse {
        let geometries: OSRMRouteOptions.Geometries =
            switch shapes {
            case .polyline5: .polyline
            case .geojson: .geojson
            default: .polyline6
            }
        let text = OSRMRouteText(router: router, options: OSRMRouteOptions(geometries: geometries))
        var json = JSONText(capacity: 1 << 14)
        text.writeAnswer(routes, &json)
        json.raw(",\"waypoints\":")
        json.list(routes.first?.places ?? []) { place, json in
            json.raw("{")
            place.writeAsWaypoint(router, &json)
            json.raw("}")
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    private static func order(
        of waypoints: [RouteWaypoint], _ router: Router, _ question: ValhallaQuestion
    ) throws(APIProblem) -> [Int] {
        let avoiding = try question.avoidance()
        return try question.asking { () throws(RoutingError) in
            try router.tripOrder(
                waypoints, TripEnds(startsAtFirst: true, endsAtLast: true, returns: false),
                avoiding: avoiding)
        }
    }
}
