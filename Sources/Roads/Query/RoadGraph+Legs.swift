import Bytes
import Columns
import Geodesy

extension RoadGraph {
    /// Follows states from a place on the first to a place on the last.
    func leg(
        _ states: [UInt32], from start: RoadSnap, to end: RoadSnap, _ metric: RoadMetric
    ) -> RouteLeg {
        if let path = start.areaPath, path.isWhole, let state = states.first,
            let from = start.asked,
            let to = end.asked
        {
            let line = [from] + path.through + [to]
            // On one square: a line, and no road.
            return RouteLeg(
                states: [state], arcs: [stateArcs[Int(state)]], start: start, end: end,
                arcMeters: [path.meters], arcDurations: [path.duration], turnDurations: [0],
                latitudes: line.map(\.latitude), longitudes: line.map(\.longitude),
                pointStarts: [0])
        }
        var builder = LegBuilder(self, metric, start, end)
        for index in states.indices {
            builder.add(
                states[index], isFirst: index == 0,
                next: index + 1 < states.count ? states[index + 1] : nil)
        }
        return builder.finish(states)
    }

    /// The cheapest turn between two states, or nil if there is none.
    package func turn(from state: UInt32, to next: UInt32) -> Int? {
        var best: Int?
        let distance = Self.turnDistance(to: next, from: state)
        for turn in turns(from: state) where turnDistances[turn] == distance {
            if let known = best, turnWeights[known] <= turnWeights[turn] { continue }
            best = turn
        }
        return best
    }
}

/// Accumulates the line, lengths and times of a leg's arcs.
private struct LegBuilder {
    let graph: RoadGraph
    let metric: RoadMetric
    let start: RoadSnap
    let end: RoadSnap
    var arcs: [UInt32] = []
    var meters: [Double] = []
    var durations: [Int32] = []
    var turns: [Int32] = []
    var latitudes: [Int32] = []
    var longitudes: [Int32] = []
    var pointStarts: [Int] = []

    init(_ graph: RoadGraph, _ metric: RoadMetric, _ start: RoadSnap, _ end: RoadSnap) {
        self.graph = graph
        self.metric = metric
        self.start = start
        self.end = end
        if let path = start.areaPath, let asked = start.asked {
            for place in [asked] + path.through {
                latitudes.append(place.latitude)
                longitudes.append(place.longitude)
            }
        }
        latitudes.append(start.latitude)
        longitudes.append(start.longitude)
    }

    mutating func add(_ state: UInt32, isFirst: Bool, next: UInt32?) {
        let arc = graph.stateArcs[Int(state)]
        let from = isFirst ? start.share(of: arc) : 0
        let to = next == nil ? end.share(of: arc) : 1
        arcs.append(arc)
        let first = latitudes.count - 1
        // The way across a square belongs to the first arc.
        pointStarts.append(isFirst ? 0 : first)
        addPoints(arc, isFirst: isFirst, isLast: next == nil)
        let share = max(0, to - from)
        meters.append(
            share >= 1
                ? Double(graph.segmentLengths[Int(arc / 2)]) / 100
                : measured(from: first))
        durations.append(
            share >= 1
                ? metric.stateDurations[Int(state)]
                : Int32((Double(metric.stateDurations[Int(state)]) * share).rounded()))
        if isFirst, let path = start.areaPath { walk(path) }
        if next == nil, let path = end.areaPath {
            walk(path)
            for place in path.through.reversed() { append(place.latitude, place.longitude) }
            if let asked = end.asked { append(asked.latitude, asked.longitude) }
        }
        let turn = next.flatMap { graph.turn(from: state, to: $0) }
        turns.append(turn.map { graph.turnDurations[$0] } ?? 0)
    }

    private mutating func walk(_ path: RoadSnap.AreaPath) {
        meters[meters.count - 1] += path.meters
        durations[durations.count - 1] += path.duration
    }

    /// Adds the points of an arc after the one the line has already come to.
    private mutating func addPoints(_ arc: UInt32, isFirst: Bool, isLast: Bool) {
        let segment = Int(arc / 2)
        let first = Int(graph.shapeStarts[segment])
        let last = Int(graph.shapeStarts[segment + 1]) - 1
        let latitudeArray = graph.shapeLatitudes
        let longitudeArray = graph.shapeLongitudes
        let shapeLatitudes = latitudeArray.span
        let shapeLongitudes = longitudeArray.span
        if arc % 2 == 0 {
            let from = isFirst ? first + start.pointIndex + 1 : first + 1
            let to = isLast ? first + end.pointIndex : last
            for point in from..<max(from, to + 1) {
                append(shapeLatitudes[point], shapeLongitudes[point])
            }
        } else {
            let from = isFirst ? first + start.pointIndex : last - 1
            let to = isLast ? first + end.pointIndex + 1 : first
            var point = from
            while point >= to {
                append(shapeLatitudes[point], shapeLongitudes[point])
                point -= 1
            }
        }
        if isLast { append(end.latitude, end.longitude) }
    }

    /// Adds a point unless it equals the last one.
    private mutating func append(_ latitude: Int32, _ longitude: Int32) {
        let last = latitudes.count - 1
        if latitudes[last] == latitude, longitudes[last] == longitude { return }
        latitudes.append(latitude)
        longitudes.append(longitude)
    }

    private func measured(from first: Int) -> Double {
        var sum = 0.0
        for point in first..<(latitudes.count - 1) {
            sum += MidLatitudeDistance.meters(
                PackedCoordinate(latitudes[point], longitudes[point]),
                PackedCoordinate(latitudes[point + 1], longitudes[point + 1]))
        }
        return sum
    }

    mutating func finish(_ states: [UInt32]) -> RouteLeg {
        // A leg without length still has a line of two points.
        if latitudes.count == 1 {
            latitudes.append(end.latitude)
            longitudes.append(end.longitude)
        }
        return RouteLeg(
            states: states, arcs: arcs, start: start, end: end, arcMeters: meters,
            arcDurations: durations, turnDurations: turns, latitudes: latitudes,
            longitudes: longitudes, pointStarts: pointStarts)
    }
}
