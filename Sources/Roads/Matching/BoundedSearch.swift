import Bytes

/// The shortest paths from a place to the arcs around it, by length (Dijkstra's algorithm, bounded by a
/// distance).
struct BoundedSearch {
    /// The penalty for a U-turn, in meters: noise in a track suggests U-turns that did not happen.
    private static let turningMeters = 100.0

    private let graph: RoadGraph
    private var source: UInt32 = .max
    /// Meters to the beginning of a state, and the state before it.
    private var reached: [UInt32: (meters: Double, before: UInt32)] = [:]
    private var settled: [UInt32: UInt32] = [:]

    init(_ graph: RoadGraph) { self.graph = graph }

    /// Searches from a share of a state's arc, up to `limit` meters or until all `wanted` arcs are reached.
    mutating func run(from state: UInt32, share: Double, limit: Double, to wanted: Set<UInt32>) {
        source = state
        reached.removeAll(keepingCapacity: true)
        settled.removeAll(keepingCapacity: true)
        var missing = wanted.count
        var heap: [(meters: Double, state: UInt32)] = []
        let rest = (1 - share) * graph.meters(ofArc: graph.stateArcs[Int(state)])
        leave(state, at: rest, limit, &heap)
        while let top = Self.pop(&heap), missing > 0 {
            guard let known = reached[top.state], known.meters >= top.meters else { continue }
            let arc = graph.stateArcs[Int(top.state)]
            if settled[arc] == nil {
                settled[arc] = top.state
                if wanted.contains(arc) { missing -= 1 }
            }
            leave(top.state, at: top.meters + graph.meters(ofArc: arc), limit, &heap)
        }
    }

    /// Enters the states that follow one.
    private mutating func leave(
        _ state: UInt32, at meters: Double, _ limit: Double,
        _ heap: inout [(meters: Double, state: UInt32)]
    ) {
        let arc = graph.stateArcs[Int(state)]
        for turn in graph.turns(from: state) {
            let next = graph.turnHead(turn, from: state)
            let isBack = graph.stateArcs[Int(next)] == arc ^ 1
            let sum = meters + (isBack ? Self.turningMeters : 0)
            guard sum <= limit, sum < reached[next]?.meters ?? .infinity else { continue }
            reached[next] = (sum, state)
            heap.append((sum, next))
            var index = heap.count - 1
            while index > 0, heap[(index - 1) / 2].meters > heap[index].meters {
                heap.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        }
    }

    private static func pop(
        _ heap: inout [(meters: Double, state: UInt32)]
    ) -> (meters: Double, state: UInt32)? {
        guard let top = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return top }
        var index = 0
        while true {
            var child = index * 2 + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].meters < heap[child].meters { child += 1 }
            guard heap[child].meters < last.meters else { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return top
    }

    /// The way to the beginning of an arc: its length, and the states entered on it, the arc's own last.
    func way(to arc: UInt32) -> (meters: Double, states: [UInt32])? {
        guard let end = settled[arc], let meters = reached[end]?.meters else { return nil }
        var states = [end]
        var state = end
        while let before = reached[state]?.before, before != source {
            states.append(before)
            state = before
            if states.count > reached.count { return nil }
        }
        return (meters, states.reversed())
    }
}
