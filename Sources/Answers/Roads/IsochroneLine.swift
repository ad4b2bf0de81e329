import Foundation
import MapGeometry
import Roads

/// A question for the areas within times from a place, as text.
public struct IsochroneLine: Sendable {
    /// The place: "LAT,LON" or what the finder of places understands.
    public var location: String
    /// Minutes divided by commas.
    public var minutes: String
    /// The name or an alias of a travel mode; automobile if nil.
    public var mode: String?
    /// "tolls", "highways", "ferries", divided by commas.
    public var avoid: String?

    /// Creates a question.
    public init(location: String, minutes: String) {
        self.location = location
        self.minutes = minutes
    }

    /// Reads one JSON object with the options' long names as keys.
    public init(json: Data) throws(RouteLineError) {
        let values = try LineValues(json)
        guard let location = try values.text("location") else {
            throw RouteLineError("“location” is missing")
        }
        guard let minutes = try values.text("minutes") else {
            throw RouteLineError("“minutes” is missing")
        }
        self.init(location: location, minutes: minutes)
        mode = try values.text("mode")
        avoid = try values.text("avoid")
    }

    /// The times asked for.
    private func times() throws(RouteLineError) -> [Double] {
        var times: [Double] = []
        for text in minutes.split(separator: ",", omittingEmptySubsequences: false) {
            guard let time = Double(text.trimmingCharacters(in: .whitespaces)), time > 0,
                time <= Router.longestIsochroneMinutes
            else {
                throw RouteLineError(
                    "“\(text.prefix(40))” is not a number of minutes, up to a day's")
            }
            times.append(time)
        }
        guard times.count <= 24 else { throw RouteLineError("24 times are the most") }
        return times
    }

    /// Answers the question: GeoJSON, a feature for each time.
    public func answer(
        router: (String) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let router = try router(mode ?? RouteLine.defaultMode)
        let waypoint = RouteWaypoint(try RouteLine.positions(of: [location], place)[0])
        let areas = try router.isochrones(
            from: waypoint, minutes: try times(), avoiding: try RouteLine.avoidance(avoid))
        var json = JSONText(capacity: 1 << 16)
        json.raw("{\"type\":\"FeatureCollection\",\"features\":[")
        for (index, area) in areas.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"type\":\"Feature\",\"properties\":{\"minutes\":")
            json.number(area.minutes)
            json.raw(",\"mode\":")
            json.string(router.graph.mode.name)
            json.raw("},\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[")
            Self.write(area, &json)
            json.raw("]}}")
        }
        json.raw("]}")
        return json.bytes
    }

    private static func write(_ area: Isochrone, _ json: inout JSONText) {
        for (number, polygon) in area.polygons.enumerated() {
            json.comma(unlessFirst: number)
            json.raw("[")
            for (place, ring) in polygon.enumerated() {
                json.comma(unlessFirst: place)
                json.raw("[")
                for (index, corner) in ring.enumerated() {
                    json.comma(unlessFirst: index)
                    json.position(
                        Int32((corner.latitude * 1e7).rounded()),
                        Int32((corner.longitude * 1e7).rounded()))
                }
                json.raw("]")
            }
            json.raw("]")
        }
    }
}
