import ParallelWork

/// The costs of a hierarchy's arcs while several threads work them out, and the states that arcs lead through.
///
/// SAFETY: the memory is borrowed from arrays by `Hierarchy` for as long as the value lives. Threads work on `TreeParts`: each
/// writes to arcs of its own part's states alone, and reads besides them those of the states above all parts, which
/// nobody writes meanwhile.
@safe struct HierarchyWeights {
    /// Where the arcs of each state begin; one more than there are states.
    let starts: [UInt32]
    /// The higher state of each arc; they ascend within a state.
    let heads: [UInt32]
    private let costs: UnsafeMutableBufferPointer<SIMD2<Int32>>
    private let vias: UnsafeMutableBufferPointer<SIMD2<UInt32>>

    /// Borrows the columns of a hierarchy.
    init(
        _ hierarchy: Hierarchy, _ costs: UnsafeMutableBufferPointer<SIMD2<Int32>>,
        _ vias: UnsafeMutableBufferPointer<SIMD2<UInt32>>
    ) {
        starts = hierarchy.starts
        heads = hierarchy.heads
        unsafe self.costs = costs
        unsafe self.vias = vias
    }

    /// Takes the weights of the turns of a state.
    ///
    /// BOUNDS: `arc(from:to:)` is the place of a head, and there are as many costs.
    func take(
        _ turns: Range<Int>, of state: Int, heads turnHeads: [UInt32],
        weight: (_ state: Int, _ turn: Int) -> Int32
    ) {
        for turn in turns {
            let head = Int(turnHeads[turn])
            // A path never gains by passing a state twice.
            if head == state { continue }
            let cost = min(Hierarchy.unreachable, max(0, weight(state, turn)))
            guard let arc = arc(from: min(head, state), to: UInt32(max(head, state))) else {
                continue
            }
            let direction = head > state ? 0 : 1
            unsafe costs[arc][direction] = min(costs[arc][direction], cost)
        }
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

    /// Lets every pair of arcs of lower states shorten the arcs of a state.
    ///
    /// BOUNDS: arcs are below the last of `starts`, and there are as many costs and vias.
    ///
    /// - Parameters:
    ///   - place: A number for each state, of the thread's own, in which the state's arcs to their heads are noted.
    ///   - tails: The arcs that lead to the state, with the states they lead from.
    func relax(
        _ state: Int, _ place: inout [UInt32], _ tails: ArraySlice<(tail: UInt32, arc: UInt32)>
    ) {
        let own = Int(starts[state])
        for arc in own..<Int(starts[state + 1]) { place[Int(heads[arc])] = UInt32(arc) }
        for (middle, arc) in tails {
            // first: middle – state; second: middle – head, with head above state.
            let first = Int(arc)
            // Down to the middle and on; or from the head to the middle and up.
            let through = unsafe SIMD2(costs[first].y, costs[first].x)
            for second in (first + 1)..<max(first + 1, Int(starts[Int(middle) + 1])) {
                let target = Int(place[Int(heads[second])])
                // An arc that is closed to all may have been left out; what stands there is of another state.
                guard target >= own, target < Int(starts[state + 1]) else { continue }
                let sum = unsafe through &+ costs[second]
                let isLess = unsafe sum .< costs[target]
                guard any(isLess) else { continue }
                unsafe costs[target].replace(with: sum, where: isLess)
                unsafe vias[target].replace(with: middle, where: isLess)
            }
        }
    }
}
