import Columns
import ParallelWork

/// A customizable contraction hierarchy over states (Dibbelt, Strasser and Wagner, 2016).
///
/// States are numbered in the order of contraction. Arcs lead from each state to higher ones and carry
/// two weights: `up` for going there, `down` for coming from there. The shape does not depend on
/// weights; `customize` fills them in.
package struct Hierarchy: Sendable, Equatable {
    /// The weight of what cannot be traveled; two of them still fit a number.
    package static let unreachable = Int32.max / 2
    /// Where the arcs of each state begin; one more than there are states.
    package internal(set) var starts: [UInt32] = [0]
    /// The higher state of each arc; they ascend within a state.
    package internal(set) var heads: [UInt32] = []
    /// What each arc costs: going up, coming down.
    private(set) var costs: [SIMD2<Int32>] = []
    /// The state each arc leads through, up and down; `.max` where it is a single turn.
    private(set) var vias: [SIMD2<UInt32>] = []

    /// The lowest of the higher neighbors of each state, `.max` for a root: the elimination tree.
    private(set) var parents: [UInt32] = []

    init() {}

    /// The shape of a graph's hierarchy, without weights.
    init(starts: [UInt32], heads: [UInt32]) {
        self.starts = starts
        self.heads = heads
    }

    /// Leaves out arcs that no turn or pair of arcs stands for: they are of no use, whatever weights there will be.
    package mutating func dropDeadArcs(
        turnStarts: [UInt32], turnHeads: [UInt32], threads: WorkerThreads = .one
    ) {
        customize(turnStarts: turnStarts, turnHeads: turnHeads, threads: threads) { _, _ in 0 }
        let parts = threads.mapRanges(starts.count - 1) { states in
            var (heads, ends): ([UInt32], [Int]) = ([], [])
            ends.reserveCapacity(states.count)
            for state in states {
                for arc in Int(starts[state])..<Int(starts[state + 1])
                where costs[arc].min() < Self.unreachable {
                    heads.append(self.heads[arc])
                }
                ends.append(heads.count)
            }
            return (heads: heads, ends: ends)
        }
        var live = Hierarchy()
        live.starts.reserveCapacity(starts.count)
        live.heads.reserveCapacity(heads.count)
        for part in parts {
            let before = live.heads.count
            live.starts += part.ends.lazy.map { UInt32(before + $0) }
            live.heads += part.heads
        }
        live.parents = parents
        self = live
    }

    /// Finds the shape for turns that lead from state `i` to `turnHeads[turnStarts[i] ..< turnStarts[i + 1]]`.
    ///
    /// - Parameter limit: The most arcs there can be.
    /// - Throws: `CountOverflow`.
    package init(
        turnStarts: [UInt32], turnHeads: [UInt32], limit: Int
    ) throws(CountOverflow) {
        let count = turnStarts.count - 1
        let higher = HigherStates(turnStarts: turnStarts, turnHeads: turnHeads)
        var mark = [UInt32](repeating: .max, count: count)
        // The children of a state in the elimination tree, each with the next of the same parent.
        var firstChild = [UInt32](repeating: .max, count: count)
        var nextChild = firstChild
        var list: [UInt32] = []
        starts.reserveCapacity(count + 1)
        for state in 0..<count {
            list.removeAll(keepingCapacity: true)
            for place in Int(higher.starts[state])..<Int(higher.starts[state + 1]) {
                let head = higher.heads[place]
                guard mark[Int(head)] != UInt32(state) else { continue }
                mark[Int(head)] = UInt32(state)
                list.append(head)
            }
            var child = firstChild[state]
            while child != .max {
                for arc in Int(starts[Int(child)])..<Int(starts[Int(child) + 1]) {
                    let head = heads[arc]
                    guard head != UInt32(state), mark[Int(head)] != UInt32(state) else { continue }
                    mark[Int(head)] = UInt32(state)
                    list.append(head)
                }
                child = nextChild[Int(child)]
            }
            list.sort()
            if let parent = list.first {
                nextChild[state] = firstChild[Int(parent)]
                firstChild[Int(parent)] = UInt32(state)
            }
            heads.append(contentsOf: list)
            try CountOverflow.check(heads.count, "arcs of the roads' hierarchy", limit: limit)
            starts.append(UInt32(heads.count))
        }
        parents = (0..<count).map {
            starts[$0] < starts[$0 + 1] ? heads[Int(starts[$0])] : .max
        }
    }

    /// Gives the arcs the weights of turns; `weight` is the whole cost of going from a state over a turn.
    ///
    /// - Parameter threads: Threads that share in it; they call `weight` at the same time.
    /// - Complexity: O(triangles), some tens of milliseconds for a city.
    package mutating func customize(
        turnStarts: [UInt32], turnHeads: [UInt32], threads: WorkerThreads = .one,
        weight: (_ state: Int, _ turn: Int) -> Int32
    ) {
        let count = starts.count - 1
        let parts = treeParts(for: threads)
        let (tailStarts, tails) = arcsByHead()
        var costs = [SIMD2<Int32>](
            repeating: SIMD2(repeating: Self.unreachable), count: heads.count)
        var vias = [SIMD2<UInt32>](repeating: SIMD2(repeating: .max), count: heads.count)
        // SAFETY: the weights end with the closures.
        unsafe costs.withUnsafeMutableBufferPointer { costs in
            unsafe vias.withUnsafeMutableBufferPointer { vias in
                let weights = unsafe HierarchyWeights(self, costs, vias)
                parts.upward(threads, with: {}) { _, states in
                    for state in states.lazy.map(Int.init) {
                        let turns = Int(turnStarts[state])..<Int(turnStarts[state + 1])
                        weights.take(turns, of: state, heads: turnHeads, weight: weight)
                    }
                }
                let places = { [UInt32](repeating: 0, count: count) }
                parts.upward(threads, with: places) { place, states in
                    for state in states.lazy.map(Int.init) {
                        let own = Int(tailStarts[state])..<Int(tailStarts[state + 1])
                        weights.relax(state, &place, tails[own])
                    }
                }
            }
        }
        self.costs = costs
        self.vias = vias
    }

    /// The states in parts for threads: in none if the elimination tree is not known.
    func treeParts(for threads: WorkerThreads) -> TreeParts {
        let count = starts.count - 1
        return parents.count == count
            ? TreeParts(parents: parents, for: threads)
            : TreeParts(parents: [UInt32](repeating: .max, count: count), for: .one)
    }

    private func arcsByHead() -> ([UInt32], [(tail: UInt32, arc: UInt32)]) {
        let count = starts.count - 1
        var first = [UInt32](repeating: 0, count: count + 1)
        for head in heads { first[Int(head) + 1] += 1 }
        for index in 0..<count { first[index + 1] += first[index] }
        var fill = first
        var result = [(tail: UInt32, arc: UInt32)](repeating: (0, 0), count: heads.count)
        for state in 0..<count {
            for arc in Int(starts[state])..<Int(starts[state + 1]) {
                let head = Int(heads[arc])
                result[Int(fill[head])] = (UInt32(state), UInt32(arc))
                fill[head] += 1
            }
        }
        return (first, result)
    }
}

/// For each state the higher ones that a turn leads to or comes from, some of them several times.
private struct HigherStates {
    /// Where those of each state begin in `heads`; one more than there are states.
    private(set) var starts: [UInt32]
    private(set) var heads: [UInt32] = []

    init(turnStarts: [UInt32], turnHeads: [UInt32]) {
        let count = turnStarts.count - 1
        starts = [UInt32](repeating: 0, count: count + 1)
        Self.forEachTurn(turnStarts, turnHeads) { low, _ in starts[low + 1] += 1 }
        for state in 0..<count { starts[state + 1] += starts[state] }
        heads = [UInt32](repeating: 0, count: Int(starts[count]))
        var next = starts
        Self.forEachTurn(turnStarts, turnHeads) { low, high in
            heads[Int(next[low])] = UInt32(high)
            next[low] += 1
        }
    }

    /// Calls a function with the lower and the higher state of each turn between two.
    @inline(__always)
    private static func forEachTurn(
        _ starts: [UInt32], _ heads: [UInt32], _ body: (_ low: Int, _ high: Int) -> Void
    ) {
        for state in 0..<(starts.count - 1) {
            for turn in Int(starts[state])..<Int(starts[state + 1]) {
                let head = Int(heads[turn])
                if head != state { body(min(state, head), max(state, head)) }
            }
        }
    }
}
