/// The parts of a network within which one gets from everywhere to everywhere.
///
/// These are the strongly connected components of segments (Tarjan, 1972): a segment open both ways
/// counts as one, as if one could turn round on it.
struct RoadComponents {
    /// The part that each segment belongs to; the largest part has number 0.
    let numbers: [UInt32]
    /// The number of open directions in each part.
    let sizes: [UInt32]

    /// Finds the parts.
    ///
    /// - Parameters:
    ///   - starts: Where the neighbors of each segment begin; one more than there are segments.
    ///   - heads: The segments one can turn into.
    ///   - arcStates: The state of each arc; `.max` for a closed direction.
    init(starts: [UInt32], heads: [UInt32], arcStates: (_ arc: Int) -> UInt32) {
        let segments = starts.count - 1
        var order = [UInt32](repeating: .max, count: segments)
        var low = [UInt32](repeating: 0, count: segments)
        var component = [UInt32](repeating: .max, count: segments)
        var sizes: [UInt32] = []
        var next: UInt32 = 0
        var pending: [UInt32] = []
        // Segments under way with the neighbor to look at next: recursion would be too deep.
        var path: [(segment: UInt32, slot: UInt32)] = []
        for root in 0..<UInt32(segments) where order[Int(root)] == .max {
            path.append((root, starts[Int(root)]))
            while let (segment, slot) = path.last {
                let index = Int(segment)
                if order[index] == .max {
                    order[index] = next
                    low[index] = next
                    next += 1
                    pending.append(segment)
                }
                if slot < starts[index + 1] {
                    path[path.count - 1].slot += 1
                    let head = heads[Int(slot)]
                    if order[Int(head)] == .max {
                        path.append((head, starts[Int(head)]))
                    } else if component[Int(head)] == .max {
                        low[index] = min(low[index], order[Int(head)])
                    }
                    continue
                }
                path.removeLast()
                if let (parent, _) = path.last {
                    low[Int(parent)] = min(low[Int(parent)], low[index])
                }
                guard low[index] == order[index] else { continue }
                var size: UInt32 = 0
                while let member = pending.popLast() {
                    component[Int(member)] = UInt32(sizes.count)
                    size += arcStates(Int(member) * 2) == .max ? 0 : 1
                    size += arcStates(Int(member) * 2 + 1) == .max ? 0 : 1
                    if member == segment { break }
                }
                sizes.append(size)
            }
        }
        let bySize = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        var number = [UInt32](repeating: 0, count: sizes.count)
        for (new, old) in bySize.enumerated() { number[old] = UInt32(new) }
        numbers = component.map { number[Int($0)] }
        self.sizes = bySize.map { sizes[$0] }
    }

    /// The segments one can turn into from each segment, at times of which nothing is said.
    ///
    /// - Parameters:
    ///   - stateArcs: The arc of each state.
    ///   - stateWeights: What each state costs; `Hierarchy.unreachable` where it is closed.
    ///   - turnStarts: Where the turns of each state begin.
    ///   - turnWeights: What each turn costs, likewise.
    ///   - turnHead: The state that a turn of a state leads to.
    static func neighbors(
        segments: Int, stateArcs: [UInt32], stateWeights: [Int32], turnStarts: [UInt32],
        turnWeights: [Int32], turnHead: (_ state: Int, _ turn: Int) -> UInt32
    ) -> (starts: [UInt32], heads: [UInt32]) {
        func isOpen(_ state: Int, _ turn: Int) -> Bool {
            turnWeights[turn] < Hierarchy.unreachable
                && stateWeights[state] < Hierarchy.unreachable
                && stateWeights[Int(turnHead(state, turn))] < Hierarchy.unreachable
        }
        var starts = [UInt32](repeating: 0, count: segments + 1)
        for state in stateArcs.indices {
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1])
            where isOpen(state, turn) { starts[Int(stateArcs[state] / 2) + 1] += 1 }
        }
        for index in 0..<segments { starts[index + 1] += starts[index] }
        var fill = starts
        var heads = [UInt32](repeating: 0, count: turnWeights.count)
        for state in stateArcs.indices {
            let segment = Int(stateArcs[state] / 2)
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1])
            where isOpen(state, turn) {
                heads[Int(fill[segment])] = stateArcs[Int(turnHead(state, turn))] / 2
                fill[segment] += 1
            }
        }
        return (starts, heads)
    }
}
