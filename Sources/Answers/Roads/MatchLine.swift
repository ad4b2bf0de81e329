import Foundation
import MapGeometry
import Roads

/// A track to be matched to roads.
public struct MatchLine: Sendable {
    /// The track's points.
    public var track: [CLLocationCoordinate2D]
    /// The name or an alias of a travel mode; automobile if nil.
    public var mode: String?
    /// The language of instructions, such as "de"; the environment's if nil.
    public var language: String?
    /// "metric" or "imperial".
    public var units: String?

    /// Creates a question.
    public init(track: [CLLocationCoordinate2D]) { self.track = track }

    /// Reads one JSON object: `track` is a list of `[LAT,LON]` or of "LAT,LON".
    public init(json: Data) throws(RouteLineError) {
        let values = try LineValues(json)
        var track: [CLLocationCoordinate2D] = []
        for text in try values.list("track") {
            guard let coordinate = try RouteLine.coordinate(text) else {
                throw RouteLineError("“\(text.prefix(80))” is not a latitude and a longitude")
            }
            track.append(coordinate)
        }
        self.init(track: track)
        mode = try values.text("mode")
        language = try values.text("language")
        units = try values.text("units")
    }

    /// Answers the question: the routes followed, as `route` shows them, and for each point of the track
    /// its place on a road, or null.
    public func answer(router: (String) throws -> Router) throws -> [UInt8] {
        let router = try router(mode ?? RouteLine.defaultMode)
        let match = try router.match(track)
        let writer = try RouteLine.writer(language: language, units: units)
            .adapted(to: router.graph.mode)
        return RouteDocument(
            router: router, routes: match.routes, writer: writer, points: match.points,
            tellsDistances: units != nil
        ).bytes
    }
}
