import Geodesy
import MapGeometry
import OpenStreetMap
import Transit

/// The tracks, streets and courses of an extract, along which lines without shapes are drawn.
public struct TrackNetwork {
    /// What a meter between a stop and its track costs beside a meter of the way.
    private static let asideCost = 4.0
    /// What a meter of a straight line costs where nothing fits.
    private static let straightCost = 5.0
    /// The longest way beside the straight line between two stops, as a multiple and in meters beyond.
    private static let detour = (factor: 3.0, meters: 1500.0)

    private let data: Dataset
    private var graphs: [TrackKind: TrackGraph] = [:]

    /// Prepares to draw along the ways of an extract, which are gathered when they are first asked for.
    public init(_ data: Dataset) { self.data = data }

    /// The line that a vehicle follows through stops; nil for vehicles that follow nothing.
    ///
    /// For each stop the nearest places on tracks are looked at, and those taken that make the whole way shortest. Between two
    /// stops that no track joins the line is straight.
    ///
    /// - Complexity: O(s n log n) for s stops and n nodes between two of them.
    mutating func line(
        along stops: [PackedCoordinate], by mode: TransitMode
    ) -> [PackedCoordinate]? {
        guard stops.count >= 2, let kind = TrackKind(mode) else { return nil }
        var graph = graphs.removeValue(forKey: kind) ?? TrackGraph(data, kind)
        defer { graphs[kind] = graph }
        if graph.nodes.isEmpty { return nil }
        // For each stop its places, with the cost so far, the choice before and the line from there; the last one is off track.
        var choices: [[Choice]] = []
        for (number, stop) in stops.enumerated() {
            let places = graph.places(near: stop, within: kind.farthestStop)
            var next = places.map {
                Choice(place: $0, cost: number == 0 ? $0.metersAside * Self.asideCost : .infinity)
            }
            next.append(
                Choice(
                    place: nil, cost: number == 0 ? kind.farthestStop * Self.asideCost : .infinity))
            if number > 0 {
                let straight = MidLatitudeDistance.meters(stops[number - 1], stop)
                join(
                    choices[number - 1], &next, stops[number - 1], stop, straight,
                    kind.farthestStop, &graph)
            }
            choices.append(next)
        }
        return Self.line(choices)
    }

    /// A place of a stop that a line may pass.
    private struct Choice {
        let place: TrackGraph.Place?
        var cost: Double
        var before = 0
        var line: [PackedCoordinate] = []
    }

    private func join(
        _ last: [Choice], _ next: inout [Choice], _ from: PackedCoordinate,
        _ to: PackedCoordinate, _ straight: Double, _ farthest: Double, _ graph: inout TrackGraph
    ) {
        let places = next.compactMap(\.place)
        let limit = straight * Self.detour.factor + Self.detour.meters
        for (number, choice) in last.enumerated() where choice.cost < .infinity {
            let paths =
                choice.place.map { graph.paths(from: $0, to: places, limit: limit) } ?? []
            for index in next.indices {
                let place = next[index].place
                let aside = (place?.metersAside ?? farthest) * Self.asideCost
                var cost = choice.cost + aside + straight * Self.straightCost
                var line = [choice.place?.coordinate ?? from, place?.coordinate ?? to]
                if place != nil, paths.indices.contains(index), let path = paths[index],
                    choice.cost + aside + path.cost < cost
                {
                    cost = choice.cost + aside + path.cost
                    line = path.line
                }
                if cost < next[index].cost {
                    next[index].cost = cost
                    next[index].before = number
                    next[index].line = line
                }
            }
        }
    }

    private static func line(_ choices: [[Choice]]) -> [PackedCoordinate]? {
        guard let last = choices.last,
            var choice = last.indices.min(by: { last[$0].cost < last[$1].cost })
        else { return nil }
        var parts: [[PackedCoordinate]] = []
        for list in choices.dropFirst().reversed() {
            parts.append(list[choice].line)
            choice = list[choice].before
        }
        var line: [PackedCoordinate] = []
        for point in parts.reversed().joined() where line.last != point { line.append(point) }
        return line.count >= 2 ? line : nil
    }
}
