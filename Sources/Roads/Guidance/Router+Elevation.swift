import Bytes
import Columns
import Elevation
import Geodesy

extension Router {
    /// How the ground rises and falls along a route; nil where the atlas has no heights, or none of its ends.
    ///
    /// Bridges and tunnels rise evenly from end to end.
    public func elevation(of route: Route) -> ElevationProfile? {
        guard let heights else { return nil }
        let line = LeveledLine(route, graph, heights)
        return ElevationProfile(length: line.length) { line.height(at: $0) }
    }
}

/// A route's line with the stretches that do not follow the ground.
private struct LeveledLine {
    private let heights: Heights
    private var points: [PackedCoordinate] = []
    /// Meters from the beginning to each point.
    private var meters: [Double] = []
    /// Points between which the line rises evenly, each run's first and last.
    private var runs: [(first: Int, last: Int)] = []

    init(_ route: Route, _ graph: RoadGraph, _ heights: Heights) {
        self.heights = heights
        var isLeveled = false
        var sum = 0.0
        for leg in route.legs {
            // A leg begins where the one before ended.
            if points.isEmpty {
                points.append(PackedCoordinate(leg.latitudes[0], leg.longitudes[0]))
                meters.append(0)
            }
            for (point, piece) in leg.pieces(in: graph).enumerated() {
                let way = graph.segmentWays[Int(leg.arcs[piece.arcIndex] / 2)]
                let flags = RoadFlags(rawValue: graph.wayFlags[Int(way)])
                let isNext = !flags.isDisjoint(with: [.bridge, .tunnel])
                let last = points.count - 1
                sum += piece.meters
                points.append(PackedCoordinate(leg.latitudes[point + 1], leg.longitudes[point + 1]))
                meters.append(sum)
                if isNext, !isLeveled { runs.append((last, last + 1)) }
                if isNext { runs[runs.count - 1].last = last + 1 }
                isLeveled = isNext
            }
        }
    }

    var length: Double { meters.last ?? 0 }

    /// The height so many meters from the beginning.
    func height(at distance: Double) -> Double? {
        var low = 0
        var high = meters.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if meters[middle] <= distance { low = middle } else { high = middle }
        }
        if let run = runs.first(where: { $0.first <= low && low < $0.last }) {
            guard let first = ground(run.first), let last = ground(run.last) else { return nil }
            let span = meters[run.last] - meters[run.first]
            let share = span > 0 ? (distance - meters[run.first]) / span : 0
            return first + (last - first) * share
        }
        guard low + 1 < points.count else { return ground(low) }
        let span = meters[low + 1] - meters[low]
        let share = span > 0 ? min(max((distance - meters[low]) / span, 0), 1) : 0
        let point = points[low].interpolated(to: points[low + 1], share)
        return heights.meters(latitude: point.latitude, longitude: point.longitude)
    }

    private func ground(_ point: Int) -> Double? {
        guard points.indices.contains(point) else { return nil }
        return heights.meters(
            latitude: points[point].latitude, longitude: points[point].longitude)
    }
}
