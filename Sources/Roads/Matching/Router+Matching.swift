import Bytes
import MapGeometry

extension Router {
    /// The maximum number of points of a track.
    public static let mostTrackPoints = 20_000
    /// How many roads are considered for each point.
    private static let roadsPerPoint = 8
    /// A tidied track leaves out points that are nearer to the one before, in meters, and no more seconds later.
    private static let tidied = (meters: 15.0, seconds: 5.0)

    /// Finds the roads that a track followed.
    public func match(_ track: [CLLocationCoordinate2D]) throws(RoutingError) -> RoadMatch {
        try match(track.map { TrackPoint(RouteWaypoint($0)) })
    }

    /// Finds the roads that a track followed.
    ///
    /// A hidden Markov model (Newson and Krumm, *Hidden Markov Map Matching Through Noise and Sparseness*,
    /// 2009): a point may belong to each road near it, the less likely the farther the road; going from one
    /// road to another is the less likely the more the way along the roads differs from the straight line.
    /// The likeliest sequence is the match. Where no sequence continues, a new one begins.
    public func match(
        _ track: [TrackPoint], _ options: TrackOptions = TrackOptions()
    ) throws(RoutingError) -> RoadMatch {
        guard track.count >= 2 else { throw RoutingError(.tooFewPlaces) }
        guard track.count <= Self.mostTrackPoints else {
            throw RoutingError(.tooManyPlaces(limit: Self.mostTrackPoints))
        }
        var matcher = TrackMatcher(graph)
        var last: TrackPoint?
        for (index, point) in track.enumerated() {
            let coordinate = point.place.coordinate
            guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else {
                throw RoutingError(.invalidCoordinate, place: index)
            }
            if let last {
                if options.isTidied, Self.isHardlyLater(point, last) { continue }
                if Self.leavesGap(from: last, to: point, options) { matcher.finish() }
            }
            // A track leads over ferries and private roads too, where no route would begin.
            var place = point.place
            place.usesAnyRoad = true
            let snaps = snapper.nearest(
                place, count: Self.roadsPerPoint, radiusMeters: point.searchRadius)
            guard !snaps.isEmpty else { continue }
            last = point
            matcher.add(snaps, of: index, at: coordinate, spread: point.reckonedSpread)
        }
        matcher.finish()
        guard !matcher.runs.isEmpty else { throw RoutingError(.noMatch) }
        return matched(matcher.runs, track)
    }

    private func matched(_ runs: [TrackMatcher.Run], _ track: [TrackPoint]) -> RoadMatch {
        let metric = costModel([]).metric
        var points = [RoadMatch.Point?](repeating: nil, count: track.count)
        var routes: [Route] = []
        for run in runs {
            var legs: [RouteLeg] = []
            var start: TrackMatcher.Run.Point?
            for (number, point) in run.points.enumerated() {
                let isEnd = number + 1 == run.points.count
                let ends = number == 0 || isEnd || track[point.index].isBreak
                points[point.index] = RoadMatch.Point(
                    snap: point.snap, route: routes.count,
                    legEnd: ends ? (start == nil ? 0 : legs.count + 1) : nil,
                    arcIndex: point.state, alternatives: point.alternatives)
                guard ends else { continue }
                if let start {
                    legs.append(
                        graph.leg(
                            Array(run.states[start.state...point.state]), from: start.snap,
                            to: point.snap, metric))
                }
                start = point
            }
            routes.append(Route(legs: legs, cost: legs.reduce(0) { $0 + $1.hundredths }))
        }
        return RoadMatch(routes: routes, confidences: runs.map(\.confidence), points: points)
    }

    private static func leavesGap(
        from before: TrackPoint, to point: TrackPoint, _ options: TrackOptions
    ) -> Bool {
        if let gap = options.longestGapSeconds, let one = before.seconds, let other = point.seconds,
            other - one > gap
        {
            return true
        }
        guard let gap = options.longestGapMeters else { return false }
        return TrackMatcher.meters(before.place.coordinate, point.place.coordinate) > gap
    }

    private static func isHardlyLater(_ point: TrackPoint, _ before: TrackPoint) -> Bool {
        if let one = before.seconds, let other = point.seconds, other - one > tidied.seconds {
            return false
        }
        return TrackMatcher.meters(before.place.coordinate, point.place.coordinate) < tidied.meters
    }
}
