import ParallelWork

/// What the best ways between the ends of a hierarchy's arcs cost, while several threads work them out.
///
/// SAFETY: the memory is borrowed from an array by `Hierarchy` for as long as the value lives. Threads work on `TreeParts`: each
/// writes to arcs of its own part's states alone, and reads besides them those of the states above all parts, which
/// nobody writes meanwhile.
@safe struct LeastCosts {
    private let hierarchy: Hierarchy
    private let least: UnsafeMutableBufferPointer<SIMD2<Int32>>

    /// Borrows an element for each arc of a hierarchy, which is the arc's cost.
    init(_ hierarchy: Hierarchy, _ least: UnsafeMutableBufferPointer<SIMD2<Int32>>) {
        self.hierarchy = hierarchy
        unsafe self.least = least
    }

    /// Lets the arcs of higher states shorten those of a state.
    ///
    /// BOUNDS: arcs are below the last of `starts`, and there are as many elements.
    ///
    /// - Parameter place: A number for each state, of the thread's own, in which the state's arcs to their heads are noted.
    func shorten(_ state: Int, _ place: inout [UInt32]) {
        let (starts, heads, costs) = (hierarchy.starts, hierarchy.heads, hierarchy.costs)
        let own = Int(starts[state])..<Int(starts[state + 1])
        for arc in own { place[Int(heads[arc])] = UInt32(arc) }
        for first in own {
            let neighbor = Int(heads[first])
            let cost = costs[first]
            var best = unsafe least[first]
            for second in Int(starts[neighbor])..<Int(starts[neighbor + 1]) {
                // state – neighbor – head, and state – head.
                let third = Int(place[Int(heads[second])])
                guard own.contains(third) else { continue }
                let onward = unsafe least[second]
                unsafe least[third] = pointwiseMin(least[third], cost &+ onward)
                let across = costs[third] &+ SIMD2(onward.y, onward.x)
                best = pointwiseMin(best, across)
            }
            unsafe least[first] = best
        }
    }
}
