import Answers
import Atlas
import MapGeometry
import Roads

/// Valhalla's actions `locate` and `status`.
enum ValhallaLocate {
    /// The maximum number of places, and of roads for each.
    static let mostPlaces = 100
    private static let mostRoads = 10
    /// The maximum distance of roads in the answer, in meters.
    private static let farthestMeters = 100.0

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try ValhallaQuestion(call)
        let locations = try ValhallaLocation.read(
            question, count: 1...mostPlaces)
        let router = try question.router(for: locations.map(\.waypoint.coordinate))
        var json = JSONText(capacity: 1 << 12)
        json.list(locations) { location, json in
            json.raw("{\"input_lat\":")
            json.number(location.waypoint.coordinate.latitude)
            json.raw(",\"input_lon\":")
            json.number(location.waypoint.coordinate.longitude)
            let places = router.nearest(
                location.waypoint, count: mostRoads,
                radiusMeters: location.waypoint.radiusMeters ?? farthestMeters)
            json.raw(",\"edges\":")
            if places.isEmpty {
                json.raw("null")
            } else {
                json.list(places.flatMap { place in place.arcs.map { (place, $0) } }) {
                    write($0.0, $0.1, router.graph, &$1)
                }
            }
            json.raw(",\"nodes\":null}")
        }
        return APIResponse(json.bytes)
    }

    private static func write(
        _ place: RoadSnap, _ arc: UInt32, _ graph: RoadGraph, _ json: inout JSONText
    ) {
        json.raw("{\"way_id\":")
        json.integer(Int(graph.edge(ofArc: arc).wayID))
        let precision = RoundedLine.Precision.six
        json.raw(",\"correlated_lat\":")
        json.degrees(precision.rounded(place.latitude) * precision.rawValue)
        json.raw(",\"correlated_lon\":")
        json.degrees(precision.rounded(place.longitude) * precision.rawValue)
        json.raw(",\"percent_along\":")
        json.thousandths(Int((place.share(of: arc) * 1000).rounded()))
        json.raw(",\"distance\":")
        json.meters(place.meters)
        json.raw("}")
    }

    @Sendable
    static func status(_: APICall) throws -> APIResponse {
        let answer: JSONValue = [
            "version": .string(MapwrightVersion.current),
            "available_actions": .strings(ValhallaFamily.actions),
        ]
        return APIResponse(answer.bytes)
    }
}
