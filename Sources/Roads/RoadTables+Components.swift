extension RoadTables {
    /// Numbers the parts of the network within which one gets from everywhere to everywhere.
    ///
    /// These are the strongly connected components of segments (Tarjan, 1972): a segment open both ways
    /// counts as one, as if one could turn round on it. The largest part has number 0.
    mutating func findComponents() {
        let segments = segmentWays.count
        let (starts, heads) = segmentNeighbors()
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
                    size += arcStates[Int(member) * 2] == .max ? 0 : 1
                    size += arcStates[Int(member) * 2 + 1] == .max ? 0 : 1
                    if member == segment { break }
                }
                sizes.append(size)
            }
        }
        let bySize = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        var number = [UInt32](repeating: 0, count: sizes.count)
        for (new, old) in bySize.enumerated() { number[old] = UInt32(new) }
        segmentComponents = component.map { number[Int($0)] }
        componentSizes = bySize.map { sizes[$0] }
    }

    /// The segments one can turn into from each segment, at times of which nothing is said.
    private func segmentNeighbors() -> (starts: [UInt32], heads: [UInt32]) {
        func isOpen(_ state: Int, _ turn: Int) -> Bool {
            turnWeights[turn] < Hierarchy.unreachable
                && stateWeights[state] < Hierarchy.unreachable
                && stateWeights[Int(turnHeads[turn])] < Hierarchy.unreachable
        }
        var starts = [UInt32](repeating: 0, count: segmentWays.count + 1)
        for state in stateArcs.indices {
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1])
            where isOpen(state, turn) { starts[Int(stateArcs[state] / 2) + 1] += 1 }
        }
        for index in segmentWays.indices { starts[index + 1] += starts[index] }
        var fill = starts
        var heads = [UInt32](repeating: 0, count: turnHeads.count)
        for state in stateArcs.indices {
            let segment = Int(stateArcs[state] / 2)
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1])
            where isOpen(state, turn) {
                heads[Int(fill[segment])] = stateArcs[Int(turnHeads[turn])] / 2
                fill[segment] += 1
            }
        }
        return (starts, heads)
    }
}
