import Bytes
import Columns

/// The area one can get to within a time, or a distance.
public struct Isochrone: Sendable {
    /// What bounds an area.
    public enum Limit: Sendable, Equatable {
        /// How long the best ways take.
        case time(Duration)
        /// How long the best ways are, in meters along the road.
        case distance(meters: Double)
    }

    /// What bounds it.
    public let limit: Limit
    /// The time; nil if a distance bounds it.
    public var travelTime: Duration? {
        if case .time(let time) = limit { time } else { nil }
    }
    /// Rings of longitude and latitude in degrees: the first of each polygon is its outline, the others
    /// are holes; rings are closed, outlines counterclockwise.
    public let polygons: [[[(longitude: Double, latitude: Double)]]]
}

extension Router {
    /// The longest time of an isochrone: a day.
    public static let longestIsochrone = Duration.seconds(24 * 3600)

    /// The areas within times from a place.
    ///
    /// One upward search and one sweep down the hierarchy give the time to every state (PHAST: Delling, Goldberg,
    /// Nowatzyk and Werneck, 2011). A grid then takes the least time at each point: that of a road near it,
    /// and of walking there from the road. The areas are what lies below its contours, so that a longer
    /// time's area holds a shorter's.
    ///
    /// - Parameters:
    ///   - place: Where the travel starts.
    ///   - times: Travel times above 0; areas come in their order.
    ///   - avoiding: Classes of road that are used only where nothing else leads on.
    public func isochrones(
        from place: RouteWaypoint, within times: [Duration], avoiding: RoadAvoidance = []
    ) throws(RoutingError) -> [Isochrone] {
        let bounded = times.map { min(max($0, .zero), Self.longestIsochrone) / .seconds(1) }
        return zip(times, try areas(from: place, within: bounded, .time, avoiding))
            .map { Isochrone(limit: .time($0), polygons: $1) }
    }

    /// The longest distance of an isochrone, in meters.
    public static let farthestIsochrone = 1_000_000.0

    /// The areas within distances from a place, in meters along the best ways by time.
    ///
    /// - Parameters:
    ///   - place: Where the travel starts.
    ///   - meters: Distances above 0; areas come in their order.
    ///   - avoiding: Classes of road that are used only where nothing else leads on.
    public func isochrones(
        from place: RouteWaypoint, withinMeters meters: [Double], avoiding: RoadAvoidance = []
    ) throws(RoutingError) -> [Isochrone] {
        let bounded = meters.map { min(max($0, 0), Self.farthestIsochrone) }
        return zip(meters, try areas(from: place, within: bounded, .distance, avoiding))
            .map { Isochrone(limit: .distance(meters: $0), polygons: $1) }
    }

    /// The areas within seconds or meters, each as polygons.
    private func areas(
        from place: RouteWaypoint, within limits: [Double], _ reach: TravelTimeGrid.Reach,
        _ avoiding: RoadAvoidance
    ) throws(RoutingError) -> [[[[(longitude: Double, latitude: Double)]]]] {
        let snaps = try snapAll([place])[0]
        let costModel = costModel(avoiding)
        let arrivals = arrivals(from: snaps, costModel, reach)
        var field = TravelTimeGrid(
            graph, arrivals: arrivals, snaps: snaps, metric: costModel.metric,
            limit: limits.max() ?? 0, reach)
        field.spread()
        return limits.map { field.polygons(within: $0) }
    }

    /// The hundredths of a second, or centimeters, to the beginning of every state by the best way there;
    /// `unreachable` where there is none.
    func arrivals(
        from snaps: [RoadSnap], _ costModel: CostModel, _ reach: TravelTimeGrid.Reach
    ) -> [Int32] {
        let metric = costModel.metric
        let exits = exits(of: snaps, metric)
        let (costs, shift) = arrivalCosts(from: exits, metric)
        var times = [Int32](repeating: Hierarchy.unreachable, count: graph.stateCount)
        for exit in exits where exit.cost &+ shift == costs[Int(exit.state)] {
            let own =
                reach == .time ? exit.measure.duration : exit.measure.decimeters &* 10
            times[Int(exit.state)] = min(times[Int(exit.state)], own)
        }
        // Where a state's cost comes from, its time does: from the cheapest state on, each knows its own.
        let order = costs.indices.lazy.filter { costs[$0] < Hierarchy.unreachable }
            .map { UInt64(UInt32(bitPattern: costs[$0])) << 32 | UInt64($0) }.sorted()
        var isDone = false
        // States that cost nothing may stand in the wrong order: what they miss, another round finds.
        while !isDone {
            isDone = true
            for entry in order {
                let state = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
                let time = times[state]
                guard time < Hierarchy.unreachable else { continue }
                let cost = costs[state] &+ metric.stateWeights[state]
                let duration = time &+ reach.measure(of: state, graph, metric)
                for turn in graph.turns(from: UInt32(state)) {
                    let next = Int(graph.turnHead(turn, from: UInt32(state)))
                    let isBest = cost &+ metric.turnWeights[turn] == costs[next]
                    guard isBest, times[next] == Hierarchy.unreachable else { continue }
                    times[next] = duration
                    if reach == .time { times[next] &+= graph.turnDurations[turn] }
                    if costs[next] == costs[state] { isDone = false }
                }
            }
        }
        return times
    }

    /// What the best way to the beginning of every state costs, `unreachable` where there is none, and what
    /// was added to all costs.
    private func arrivalCosts(
        from exits: [MatrixEnd], _ metric: RoadMetric
    ) -> (costs: [Int32], shift: Int32) {
        var search = SearchSide(count: graph.stateCount)
        let shift = search.begin(exits.map { .init(state: $0.state, cost: $0.cost) })
        while search.next != .max {
            let state = search.next
            search.relax(state, metric.up, limit: Hierarchy.unreachable)
            search.advance(to: graph.parent(of: state))
        }
        var costs = search.labels.map(\.cost)
        let down = metric.down.weights.span
        var state = graph.stateCount - 1
        while state >= 0 {
            var cost = costs[state]
            metric.down.forEachArc(of: state) { arc, head in
                cost = min(cost, costs[head] &+ down[arc])
            }
            costs[state] = cost
            state -= 1
        }
        return (costs, shift)
    }
}
