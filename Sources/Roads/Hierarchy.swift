import Bytes
import Columns

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
    package mutating func dropDeadArcs(turnStarts: [UInt32], turnHeads: [UInt32]) {
        customize(turnStarts: turnStarts, turnHeads: turnHeads) { _, _ in 0 }
        var live = Hierarchy()
        live.starts.reserveCapacity(starts.count)
        live.heads.reserveCapacity(heads.count)
        for state in starts.indices.dropLast() {
            for arc in Int(starts[state])..<Int(starts[state + 1])
            where costs[arc].min() < Self.unreachable {
                live.heads.append(heads[arc])
            }
            live.starts.append(UInt32(live.heads.count))
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
    /// - Complexity: O(triangles), some tens of milliseconds for a city.
    package mutating func customize(
        turnStarts: [UInt32], turnHeads: [UInt32], weight: (_ state: Int, _ turn: Int) -> Int32
    ) {
        let count = starts.count - 1
        costs = Array(
            repeating: SIMD2(repeating: Self.unreachable), count: heads.count)
        vias = Array(repeating: SIMD2(repeating: .max), count: heads.count)
        for state in 0..<count {
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1]) {
                let head = Int(turnHeads[turn])
                // A path never gains by passing a state twice.
                if head == state { continue }
                let cost = min(Self.unreachable, max(0, weight(state, turn)))
                guard let arc = arc(from: min(head, state), to: UInt32(max(head, state))) else {
                    continue
                }
                let direction = head > state ? 0 : 1
                costs[arc][direction] = min(costs[arc][direction], cost)
            }
        }
        relaxTriangles()
    }

    private func arc(from state: Int, to head: UInt32) -> Int? {
        var low = Int(starts[state])
        let end = Int(starts[state + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if heads[middle] < head { low = middle + 1 } else { high = middle }
        }
        return low < end && heads[low] == head ? low : nil
    }

    /// Lets every pair of arcs of a state shorten the arc between their heads, from the lowest state on.
    private mutating func relaxTriangles() {
        let count = starts.count - 1
        // Where each state's arc to a head stands, while that state is the lower end of what is relaxed.
        var place = [UInt32](repeating: 0, count: count)
        let (tailStarts, tails) = arcsByHead()
        for state in 0..<count {
            let own = Int(starts[state])
            for arc in own..<Int(starts[state + 1]) { place[Int(heads[arc])] = UInt32(arc) }
            for entry in Int(tailStarts[state])..<Int(tailStarts[state + 1]) {
                // first: middle – state; second: middle – head, with head above state.
                let first = Int(tails[entry].arc)
                let middle = tails[entry].tail
                // Down to the middle and on; or from the head to the middle and up.
                let through = SIMD2(costs[first].y, costs[first].x)
                for second in (first + 1)..<max(first + 1, Int(starts[Int(middle) + 1])) {
                    let target = Int(place[Int(heads[second])])
                    // An arc nobody can travel may have been left out; what stands there is of a lower state.
                    guard target >= own else { continue }
                    let sum = through &+ costs[second]
                    let isLess = sum .< costs[target]
                    guard any(isLess) else { continue }
                    costs[target].replace(with: sum, where: isLess)
                    vias[target].replace(with: middle, where: isLess)
                }
            }
        }
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
