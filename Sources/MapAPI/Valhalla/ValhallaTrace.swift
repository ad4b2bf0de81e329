import Answers
import MapGeometry
import Roads

/// Valhalla's actions `trace_route` and `trace_attributes`.
enum ValhallaTrace {
    /// The maximum number of points of a track.
    static let mostPoints = 16_000

    /// A matched track.
    private struct Matched {
        let question: ValhallaQuestion
        let places: [CLLocationCoordinate2D]
        let router: Router
        let match: RoadMatch

        init(_ call: APICall) throws {
            question = try ValhallaQuestion(call)
            _ = try question.costing()
            let track = try ValhallaTrace.track(question.json)
            places = track.map(\.place.coordinate)
            let router = try question.router(for: places)
            self.router = router
            match = try question.asking { () throws(RoutingError) in
                try router.match(
                    track, TrackOptions(longestGapMeters: OSRMMatch.longestGapMeters))
            }
        }
    }

    @Sendable
    static func route(_ call: APICall) throws -> APIResponse {
        let matched = try Matched(call)
        let text = try ValhallaTripText(matched.question, matched.router)
        let legs = matched.match.routes.flatMap(\.legs)
        let whole = Route(legs: legs, cost: 0)
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"trip\":")
        text.write(DescribedRoute(whole, matched.router.graph), &json) { json in
            // The ends of the matched stretches.
            json.list(ends(of: matched.match)) { place, json in
                json.raw("{\"type\":\"break\",\"lat\":")
                json.number(matched.places[place].latitude)
                json.raw(",\"lon\":")
                json.number(matched.places[place].longitude)
                json.raw(",\"original_index\":")
                json.integer(place)
                json.raw("}")
            }
        }
        try matched.question.writeEnd(&json)
        return APIResponse(json.bytes)
    }

    @Sendable
    static func attributes(_ call: APICall) throws -> APIResponse {
        let matched = try Matched(call)
        let units = matched.question.units
        let filter = ValhallaEdgeFilter(matched.question.json["filters"])
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"units\":")
        json.string(units.rawValue)
        var shape = RoundedLine(.six)
        var firstEdges: [Int] = []
        var count = 0
        json.raw(",\"edges\":[")
        for route in matched.match.routes {
            firstEdges.append(count)
            for leg in route.legs {
                let offset = shape.count
                shape.add(RoundedLine(leg, .six))
                let edges = ValhallaEdgeText(
                    leg: leg, graph: matched.router.graph, units: units, filter: filter,
                    firstPoint: offset)
                for index in leg.arcs.indices {
                    json.comma(unlessFirst: count)
                    count += 1
                    edges.write(index, &json)
                }
            }
        }
        json.raw("]")
        if filter.takes("matched") {
            json.raw(",\"matched_points\":")
            json.list(matched.match.points.indices) { place, json in
                write(place, matched, firstEdges, &json)
            }
        }
        if filter.takes("shape") {
            json.raw(",\"shape\":")
            json.polyline(shape, 0...max(0, shape.count - 1))
        }
        json.raw(",\"alternate_paths\":[]")
        try matched.question.writeEnd(&json)
        return APIResponse(json.bytes)
    }

    private static func write(
        _ place: Int, _ matched: Matched, _ firstEdges: [Int], _ json: inout JSONText
    ) {
        guard let point = matched.match.points[place] else {
            json.raw("{\"type\":\"unmatched\",\"lat\":")
            json.number(matched.places[place].latitude)
            json.raw(",\"lon\":")
            json.number(matched.places[place].longitude)
            json.raw("}")
            return
        }
        let precision = RoundedLine.Precision.six
        json.raw("{\"type\":\"matched\",\"lat\":")
        json.degrees(precision.rounded(point.snap.latitude) * precision.rawValue)
        json.raw(",\"lon\":")
        json.degrees(precision.rounded(point.snap.longitude) * precision.rawValue)
        json.raw(",\"edge_index\":")
        json.integer(firstEdges[point.route] + point.arcIndex)
        json.raw(",\"distance_along_edge\":")
        let arc = matched.match.routes[point.route].legs[0].arcs[point.arcIndex]
        json.thousandths(Int((point.snap.share(of: arc) * 1000).rounded()))
        json.raw(",\"distance_from_trace_point\":")
        json.meters(point.snap.meters)
        if matched.match.routes.count > 1, point.legEnd == 0, point.route > 0 {
            json.raw(",\"end_route_discontinuity\":true")
        }
        if point.legEnd == 1, point.route + 1 < matched.match.routes.count {
            json.raw(",\"begin_route_discontinuity\":true")
        }
        json.raw("}")
    }

    /// The numbers of the points at which matched stretches begin and end.
    private static func ends(of match: RoadMatch) -> [Int] {
        match.points.indices.filter { match.points[$0]?.legEnd != nil }
    }

    /// Reads the points of a track, given one by one or as an encoded polyline of six decimals.
    private static func track(_ json: JSONInput) throws(APIProblem) -> [TrackPoint] {
        var track: [TrackPoint] = []
        if let text = json["encoded_polyline"]?.string {
            let precision = json["shape_format"]?.string == "polyline5" ? 5 : 6
            do {
                track = try EncodedPolyline.decode(text, precision: precision).map {
                    TrackPoint(RouteWaypoint($0))
                }
            } catch {
                throw .valhalla(.badShape, "Failed to parse shape: \(error)")
            }
        } else {
            let places = try ValhallaLocation.read(
                json["shape"],
                missing: .valhalla(
                    .noShape,
                    "Insufficiently specified required parameter 'shape' or 'encoded_polyline'"),
                bad: .badShape, most: .max)
            // The accuracy of positions is given once for all points.
            let spread =
                json["trace_options"]?["gps_accuracy"]?.number
                ?? json["gps_accuracy"]?.number
            track = places.map {
                TrackPoint($0.waypoint, spreadMeters: spread.map { min(max($0, 1), 300) })
            }
        }
        guard track.count >= 2 else {
            throw .valhalla(.tooShortShape, "Insufficient shape provided")
        }
        guard track.count <= mostPoints else {
            throw .valhalla(.tooManyShapePoints, "Too many shape points: \(track.count)")
        }
        return track
    }
}

extension RoundedLine {
    /// Adds all points of another line.
    fileprivate mutating func add(_ line: RoundedLine) {
        for point in 0..<line.count {
            append(
                line.latitudes[point] * line.precision.rawValue,
                line.longitudes[point] * line.precision.rawValue)
        }
    }
}
