import Answers
import Roads

/// OSRM's service `nearest`.
enum OSRMNearest {
    /// The maximum number of roads of an answer.
    static let mostRoads = 100
    /// The maximum distance of roads where no radius is given, in meters.
    private static let farthestMeters = 10_000.0

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try OSRMQuestion(call, places: 1...mostRoads)
        guard question.waypoints.count == 1, let waypoint = question.waypoints.first else {
            throw APIProblem.osrm(.invalidOptions, "“nearest” takes one coordinate")
        }
        let places = question.router.nearest(
            waypoint, count: try count(question.options),
            radiusMeters: waypoint.radiusMeters ?? farthestMeters)
        guard !places.isEmpty else {
            throw APIProblem.osrm(
                .noSegment, "Could not find a matching segment for coordinate 0")
        }
        var json = JSONText(capacity: 1024)
        json.raw("{\"code\":\"Ok\"")
        if !question.skipsWaypoints {
            json.raw(",\"waypoints\":")
            json.list(places) { place, json in
                question.write(place, &json)
                // 0 is OSRM's word for a node that is not known; an atlas keeps no nodes.
                json.raw(",\"nodes\":[0,0]}")
            }
        }
        json.raw("}")
        return APIResponse(json.bytes)
    }

    private static func count(_ options: OSRMOptions) throws(APIProblem) -> Int {
        guard let text = options["number"] else { return 1 }
        guard let count = Int(text) else { throw options.malformed("number", text) }
        guard count >= 1 else { throw .osrm(.invalidOptions, "“number” is 1 or more") }
        guard count <= mostRoads else {
            throw .osrm(.tooBig, "\(count) roads are more than the most, \(mostRoads)")
        }
        return count
    }
}
