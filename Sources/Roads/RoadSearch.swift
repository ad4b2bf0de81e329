import Bytes

/// Finds best paths in a road graph; keeps its working memory between queries.
///
/// The query climbs the elimination tree of the hierarchy from both ends (Dibbelt, Strasser and Wagner,
/// 2016): it needs no queue, and its time is bounded by the height of the tree. One thread uses a search
/// at a time; make one for each.
public struct RoadSearch: Sendable {
    /// A state a path may begin or end in, and what that costs in hundredths of a second.
    ///
    /// At the beginning the cost may be negative: the part of the arc that lies behind.
    public struct End: Sendable, Equatable {
        /// The state.
        public var state: UInt32
        /// What beginning or ending there costs.
        public var cost: Int32

        /// Creates an end.
        public init(state: UInt32, cost: Int32) {
            self.state = state
            self.cost = cost
        }
    }

    /// A best path: its cost in hundredths of a second, and all its states from first to last.
    public struct Path: Sendable, Equatable {
        /// The whole cost.
        public let cost: Int32
        /// All states from first to last.
        public let states: [UInt32]

        /// Creates a path.
        public init(cost: Int32, states: [UInt32]) {
            self.cost = cost
            self.states = states
        }
    }

    private let graph: RoadGraph
    private var forward: Side
    private var backward: Side

    /// One end's labels; `unreachable` except for the states of the query under way.
    private struct Side: Sendable {
        var distance: [Int32]
        /// The arc a state was reached over, `.max` for an end.
        var arc: [UInt32]
        var tail: [UInt32]
        var visited: [UInt32] = []

        init(count: Int) {
            distance = [Int32](repeating: Hierarchy.unreachable, count: count)
            arc = [UInt32](repeating: .max, count: count)
            tail = arc
        }
    }

    /// Prepares to search a graph.
    ///
    /// Memory: 24 bytes a state.
    public init(_ graph: RoadGraph) {
        self.graph = graph
        forward = Side(count: graph.stateCount)
        backward = Side(count: graph.stateCount)
    }

    /// The best path from one of `sources` to one of `targets`, or nil.
    ///
    /// The cost is that of the source, of every state but the last with the turn after it, and of
    /// the target. Ends that the graph does not have, or that cost more than ±10^9, are passed over.
    public mutating func path(from sources: [End], to targets: [End]) -> Path? {
        Self.climb(&forward, sources, graph, graph.arcUp)
        Self.climb(&backward, targets, graph, graph.arcDown)
        defer {
            Self.clear(&forward)
            Self.clear(&backward)
        }
        var best = Hierarchy.unreachable
        var meeting: UInt32?
        for state in forward.visited {
            let back = backward.distance[Int(state)]
            guard back < Hierarchy.unreachable else { continue }
            let cost = forward.distance[Int(state)] &+ back
            if cost < best {
                best = cost
                meeting = state
            }
        }
        guard let meeting else { return nil }
        return Path(cost: best, states: states(through: meeting))
    }

    private static func climb(
        _ side: inout Side, _ ends: [End], _ graph: RoadGraph, _ weights: MappedArray<Int32>
    ) {
        let starts = graph.arcStarts.span
        let heads = graph.arcHeads.span
        let weights = weights.span
        // The next state to look at on the way up from each end; ways that meet become one.
        var cursors: [UInt32] = []
        for end in ends
        where end.state < graph.stateCount && end.cost.magnitude <= 1_000_000_000 {
            if end.cost < side.distance[Int(end.state)] {
                side.distance[Int(end.state)] = end.cost
            }
            cursors.append(end.state)
        }
        while let state = cursors.min() {
            side.visited.append(state)
            let start = Int(starts[Int(state)])
            let stop = Int(starts[Int(state) + 1])
            let distance = side.distance[Int(state)]
            if distance < Hierarchy.unreachable {
                for arc in start..<stop {
                    let head = Int(heads[arc])
                    if weights[arc] >= Hierarchy.unreachable { continue }
                    let sum = distance &+ weights[arc]
                    if sum < side.distance[head] {
                        side.distance[head] = sum
                        side.arc[head] = UInt32(arc)
                        side.tail[head] = state
                    }
                }
            }
            let parent = start < stop ? heads[start] : UInt32.max
            cursors.removeAll { $0 == state }
            if parent != .max, !cursors.contains(parent) { cursors.append(parent) }
        }
    }

    private static func clear(_ side: inout Side) {
        for state in side.visited {
            side.distance[Int(state)] = Hierarchy.unreachable
            side.arc[Int(state)] = .max
            side.tail[Int(state)] = .max
        }
        side.visited.removeAll(keepingCapacity: true)
    }

    private func states(through meeting: UInt32) -> [UInt32] {
        var climb: [(from: UInt32, to: UInt32)] = []
        var state = meeting
        while forward.arc[Int(state)] != .max {
            climb.append((forward.tail[Int(state)], state))
            state = forward.tail[Int(state)]
        }
        var result = [state]
        for hop in climb.reversed() { unpack(hop.from, hop.to, into: &result) }
        state = meeting
        while backward.arc[Int(state)] != .max {
            unpack(state, backward.tail[Int(state)], into: &result)
            state = backward.tail[Int(state)]
        }
        return result
    }

    /// Appends the states after `from` up to `to`.
    ///
    /// A path passes a state once at most, which bounds the steps even if the file lies.
    private func unpack(_ from: UInt32, _ to: UInt32, into result: inout [UInt32]) {
        var rest = [(from, to)]
        var steps = 0
        while let (from, to) = rest.popLast(), steps <= 2 * graph.stateCount {
            steps += 1
            guard let arc = arc(min(from, to), max(from, to)) else { continue }
            let via = from < to ? graph.arcUpVias[arc] : graph.arcDownVias[arc]
            if via == .max {
                result.append(to)
            } else {
                rest.append((via, to))
                rest.append((from, via))
            }
        }
    }

    private func arc(_ state: UInt32, _ head: UInt32) -> Int? {
        let heads = graph.arcHeads.span
        var low = Int(graph.arcStarts[Int(state)])
        let end = Int(graph.arcStarts[Int(state) + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if heads[middle] < head { low = middle + 1 } else { high = middle }
        }
        return low < end && heads[low] == head ? low : nil
    }
}
