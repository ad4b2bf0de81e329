import Bytes

/// One direction of a hierarchy's arcs: all ways up, or all ways down.
///
/// Most arcs of a city can be travelled in one direction only, so each direction has its own list.
struct HierarchyArcs: Sendable {
    /// Where the arcs of each state begin; one more than there are states.
    let starts: MappedArray<UInt32>
    /// The higher state of each arc; they ascend within a state.
    let heads: MappedArray<UInt32>
    /// What each arc costs.
    let weights: MappedArray<Int32>
    /// The state each arc's way leads through; `.max` where it is a single turn.
    let vias: MappedArray<UInt32>

    /// The same arcs with other weights.
    func weighted(_ side: Hierarchy.Side) -> HierarchyArcs {
        HierarchyArcs(
            starts: starts, heads: heads, weights: MappedArray(copying: side.weights),
            vias: MappedArray(copying: side.vias))
    }

    /// The state that the arc between two states leads through, `.max` for a single turn; nil where no arc is.
    func via(_ state: UInt32, _ head: UInt32) -> UInt32? {
        let heads = heads.span
        var low = Int(starts[Int(state)])
        let end = Int(starts[Int(state) + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if heads[middle] < head { low = middle + 1 } else { high = middle }
        }
        return low < end && heads[low] == head ? vias[low] : nil
    }
}
