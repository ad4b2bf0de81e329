import Bytes
import Columns

/// The area that can be reached within a time, or a distance.
public struct Isochrone: Sendable {
    /// The limit of a reachable area.
    public enum Limit: Sendable, Equatable {
        /// How long the best ways take.
        case time(Duration)
        /// How long the best ways are, in meters along the road.
        case distance(meters: Double)
    }

    /// The limit of the area.
    public let limit: Limit
    /// The time; nil if a distance bounds it.
    public var travelTime: Duration? {
        if case .time(let time) = limit { time } else { nil }
    }
    /// Rings of longitude and latitude in degrees: the first of each polygon is its outline, the others
    /// are holes; rings are closed, outlines counterclockwise.
    public let polygons: [[[(longitude: Double, latitude: Double)]]]
}

/// A place where a trip that began elsewhere continues, such as a stop that is reached by train.
public struct LaterStart: Sendable {
    /// The waypoint that the area is reached from.
    public var waypoint: RouteWaypoint
    /// The time from the beginning until arrival there; not below 0.
    public var delay: Duration

    /// Creates a start.
    public init(_ waypoint: RouteWaypoint, after delay: Duration) {
        self.waypoint = waypoint
        self.delay = delay
    }
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
        let start = [(snaps: try snapAll([place])[0], delay: Int32(0))]
        return zip(times, areas(from: start, within: bounded, .time, avoiding))
            .map { Isochrone(limit: .time($0), polygons: $1) }
    }

    /// The areas within times from a beginning, by way of any of some places that are reached later.
    ///
    /// - Parameters:
    ///   - starts: The places; those without a road near them do not count.
    ///   - times: Travel times above 0; areas come in their order.
    public func isochrones(
        fromAnyOf starts: [LaterStart], within times: [Duration]
    ) throws(RoutingError) -> [Isochrone] {
        let bounded = times.map { min(max($0, .zero), Self.longestIsochrone) / .seconds(1) }
        let snaps = try snapWhereRoadsAre(starts.map(\.waypoint))
        let known = zip(snaps, starts).map { snaps, start in
            let delay = min(max(start.delay, .zero), Self.longestIsochrone)
            return (snaps: snaps, delay: Int32((delay / .seconds(1) * 100).rounded()))
        }.filter { !$0.snaps.isEmpty }
        guard !known.isEmpty else { return times.map { Isochrone(limit: .time($0), polygons: []) } }
        return zip(times, areas(from: known, within: bounded, .time, []))
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
        let start = [(snaps: try snapAll([place])[0], delay: Int32(0))]
        return zip(meters, areas(from: start, within: bounded, .distance, avoiding))
            .map { Isochrone(limit: .distance(meters: $0), polygons: $1) }
    }

    /// The roads at a place, and its delay in hundredths of a second.
    typealias Start = (snaps: [RoadSnap], delay: Int32)

    /// The areas within seconds or meters, each as polygons.
    private func areas(
        from starts: [Start], within limits: [Double], _ reach: TravelTimeGrid.Reach,
        _ avoiding: RoadAvoidance
    ) -> [[[[(longitude: Double, latitude: Double)]]]] {
        let costModel = costModel(avoiding)
        let (arrivals, firsts) = arrivals(from: starts, costModel, reach)
        var field = TravelTimeGrid(
            graph, arrivals: arrivals, starts: starts, firsts: firsts, metric: costModel.metric,
            limit: limits.max() ?? 0, reach)
        field.spread()
        return limits.map { field.polygons(within: $0) }
    }

    /// The hundredths of a second, or centimeters, to the beginning of every state by the best way there,
    /// `unreachable` where there is none; and the states that one starts on.
    func arrivals(
        from starts: [Start], _ costModel: CostModel, _ reach: TravelTimeGrid.Reach
    ) -> (times: [Int32], firsts: [TravelTimeGrid.First]) {
        let metric = costModel.metric
        // What one is later costs as much as if it had been traveled.
        let exits = starts.flatMap { start in
            self.exits(of: start.snaps, metric).map {
                (state: $0.state, cost: $0.cost &+ start.delay, measure: $0.measure, start.delay)
            }
        }
        let (costs, shift) = arrivalCosts(
            from: exits.map { .init(state: $0.state, cost: $0.cost) }, metric)
        var times = [Int32](repeating: Hierarchy.unreachable, count: graph.stateCount)
        var firsts: [TravelTimeGrid.First] = []
        for (state, cost, measure, delay) in exits {
            let own = (reach == .time ? measure.duration : measure.decimeters &* 10) &+ delay
            firsts.append((state, own, delay))
            if cost &+ shift == costs[Int(state)] {
                times[Int(state)] = min(times[Int(state)], own)
            }
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
        return (times, firsts)
    }

    /// What the best way to the beginning of every state costs, `unreachable` where there is none, and what
    /// was added to all costs.
    private func arrivalCosts(
        from exits: [RoadSearch.End], _ metric: RoadMetric
    ) -> (costs: [Int32], shift: Int32) {
        var search = SearchSide(count: graph.stateCount)
        let shift = search.begin(exits)
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
