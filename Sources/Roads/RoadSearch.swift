import Bytes

/// Finds best paths in a road graph; keeps its working memory between queries.
///
/// The query climbs the elimination tree of the hierarchy from both ends at once (Dibbelt, Strasser and
/// Wagner, 2016): it needs no queue, and its time is bounded by the height of the tree. One thread uses a
/// search at a time; make one for each.
package struct RoadSearch: Sendable {
    /// A state a path may begin or end in, and what that costs in hundredths of a second.
    ///
    /// At the beginning the cost may be negative: the part of the arc that lies behind.
    package struct End: Sendable, Equatable {
        /// The state at which the search starts or ends.
        package var state: UInt32
        /// What beginning or ending there costs.
        package var cost: Int32

        /// Creates an end.
        package init(state: UInt32, cost: Int32) {
            self.state = state
            self.cost = cost
        }
    }

    /// A best path: its cost in hundredths of a second, and all its states from first to last.
    package struct Path: Sendable, Equatable {
        /// The total cost.
        package let cost: Int32
        /// All states from first to last.
        package let states: [UInt32]

        /// Creates a path.
        package init(cost: Int32, states: [UInt32]) {
            self.cost = cost
            self.states = states
        }
    }

    let graph: RoadGraph
    private let ownMetric: RoadMetric
    var forward: SearchSide
    var backward: SearchSide

    /// Prepares to search a graph.
    ///
    /// Memory: 16 bytes a state.
    package init(_ graph: RoadGraph) {
        self.graph = graph
        ownMetric = RoadMetric(of: graph)
        forward = SearchSide(count: graph.stateCount)
        backward = SearchSide(count: graph.stateCount)
    }

    /// The best path from one of `sources` to one of `targets`, or nil.
    ///
    /// The cost is that of the source, of every state but the last with the turn after it, and of
    /// the target. Ends that the graph does not have, or that cost more than ±10^9, are skipped.
    ///
    /// - Parameters:
    ///   - sources: States to start from, with what starting there costs.
    ///   - targets: States to end at, with what ending there costs.
    ///   - metric: What everything costs; the graph's own metric if nil.
    package mutating func path(
        from sources: [End], to targets: [End], metric: RoadMetric? = nil
    ) -> Path? {
        let metric = metric ?? ownMetric
        let shift = forward.begin(sources) &+ backward.begin(targets)
        let meeting = meet(metric, keepsDetours: false)
        defer {
            forward.clear()
            backward.clear()
        }
        guard let meeting else { return nil }
        return Path(
            cost: meeting.cost &- shift, states: states(through: meeting.state, metric))
    }

    /// Climbs from both ends to where the trees meet.
    ///
    /// States that cannot lie on a best path are skipped.
    ///
    /// - Parameter keepsDetours: Whether ways that cost up to a quarter more are of interest too.
    /// - Returns: The common ancestor with the least sum, and that sum; nil if there is no way.
    mutating func meet(
        _ metric: RoadMetric, keepsDetours: Bool
    ) -> (state: UInt32, cost: Int32)? {
        var best = Hierarchy.unreachable
        var meeting: UInt32 = .max
        while true {
            let one = forward.next
            let other = backward.next
            let state = min(one, other)
            guard state != .max else { break }
            let parent = graph.parent(of: state)
            if one == other {
                // All states below are done on both sides: both labels are final.
                let sum = forward.labels[Int(state)].cost &+ backward.labels[Int(state)].cost
                if sum < best, forward.labels[Int(state)].cost < Hierarchy.unreachable {
                    best = sum
                    meeting = state
                }
            }
            // Costs are never negative, so what is no better than the best sum leads to nothing better.
            let limit = keepsDetours ? min(best &+ best / 4 &+ 1, Hierarchy.unreachable) : best
            if one == state {
                forward.relax(state, metric.up, limit: limit)
                forward.advance(to: parent)
            }
            if other == state {
                backward.relax(state, metric.down, limit: limit)
                backward.advance(to: parent)
            }
        }
        return meeting == .max ? nil : (meeting, best)
    }
}

/// One end of a search: labels, which are `unreachable` except for the states of the query under way.
struct SearchSide: Sendable {
    /// What it costs to get to a state, and the state it was reached from; `.max` for an end.
    struct Label: Sendable {
        var cost = Hierarchy.unreachable
        var tail: UInt32 = .max
    }

    private(set) var labels: [Label]
    /// The states passed, ascending.
    private(set) var visited: [UInt32] = []
    private var ascent = TreeAscent()
    /// The lowest of the next states on the ways up from the ends, `.max` if there are none.
    var next: UInt32 { ascent.next }

    init(count: Int) {
        labels = [Label](repeating: Label(), count: count)
    }

    /// Sets out from ends; returns what was added to all costs to make none negative.
    mutating func begin(_ ends: [RoadSearch.End]) -> Int32 {
        var least: Int32 = 0
        for end in ends where isGood(end) { least = min(least, end.cost) }
        for end in ends where isGood(end) {
            let cost = Int64(end.cost) - Int64(least)
            if cost < Int64(labels[Int(end.state)].cost) {
                labels[Int(end.state)].cost = Int32(cost)
            }
            ascent.add(end.state)
        }
        ascent.begin()
        return 0 &- least
    }

    private func isGood(_ end: RoadSearch.End) -> Bool {
        Int(end.state) < labels.count && end.cost.magnitude <= 1_000_000_000
    }

    /// Notes that `next` is done and its way goes on at `parent`.
    @inline(__always)
    mutating func advance(to parent: UInt32) {
        visited.append(next)
        ascent.advance(to: parent)
    }

    /// Carries a state's label over its arcs, unless it costs `limit` or more.
    @inline(__always)
    mutating func relax(_ state: UInt32, _ side: HierarchyArcs, limit: Int32) {
        let cost = labels[Int(state)].cost
        guard cost < limit else { return }
        let weights = side.weights.span
        side.forEachArc(of: Int(state)) { arc, head in
            // Neither term is above 2^30.
            let sum = cost &+ weights[arc]
            if sum < labels[head].cost { labels[head] = Label(cost: sum, tail: state) }
        }
    }

    /// Resets the query.
    mutating func clear() {
        for state in visited { labels[Int(state)] = Label() }
        visited.removeAll(keepingCapacity: true)
        for state in ascent.states { labels[Int(state)] = Label() }
        ascent.clear()
    }
}
