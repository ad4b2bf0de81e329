import Bytes
import MapGeometry

extension Router {
    /// The most points of a track.
    public static let mostTrackPoints = 20_000
    /// How far off a point may be, in meters.
    private static let matchRadius = 60.0
    /// How many roads are considered for each point.
    private static let roadsPerPoint = 8

    /// Finds the roads that a track followed.
    ///
    /// A hidden Markov model (Newson and Krumm, *Hidden Markov Map Matching Through Noise and Sparseness*,
    /// 2009): a point may belong to each road near it, the less likely the farther the road; going from one
    /// road to another is the less likely the more the way along the roads differs from the straight line.
    /// The likeliest sequence is the match. Where no sequence goes on, a new one begins.
    public func match(_ track: [CLLocationCoordinate2D]) throws(RoutingError) -> RoadMatch {
        guard track.count >= 2 else { throw RoutingError(.tooFewPlaces) }
        guard track.count <= Self.mostTrackPoints else {
            throw RoutingError(.tooManyPlaces(limit: Self.mostTrackPoints))
        }
        var matcher = TrackMatcher(graph)
        for (index, coordinate) in track.enumerated() {
            guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else {
                throw RoutingError(.invalidCoordinate, place: index)
            }
            let snaps = snapper.nearest(
                RouteWaypoint(coordinate), count: Self.roadsPerPoint,
                radiusMeters: Self.matchRadius)
            if !snaps.isEmpty { matcher.add(snaps, of: index, at: coordinate) }
        }
        matcher.finish()
        let own = costModel([]).metric
        var points = [RoadMatch.Point?](repeating: nil, count: track.count)
        var routes: [Route] = []
        for run in matcher.runs {
            guard let first = run.points.first, let last = run.points.last else { continue }
            let leg = graph.leg(run.states, from: first.snap, to: last.snap, own)
            for point in run.points {
                points[point.index] = RoadMatch.Point(snap: point.snap, route: routes.count)
            }
            routes.append(Route(legs: [leg], cost: leg.hundredths))
        }
        guard !routes.isEmpty else { throw RoutingError(.noMatch) }
        return RoadMatch(routes: routes, points: points)
    }
}
