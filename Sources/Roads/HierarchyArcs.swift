import Bytes
import Columns

/// One direction of a hierarchy's arcs, up or down: those that are best ways between their ends.
///
/// Most arcs are best in one direction at most, so each direction has its own list.
package struct HierarchyArcs: LayoutGroup {
    /// Where the arcs of each state begin; one more than there are states.
    let starts: MappedArray<UInt32>
    /// How far above its state the other end of each arc stands; these ascend within a state.
    let heads: DistanceColumn
    /// The cost of each arc.
    let weights: MappedArray<Int32>
    /// How far below its state each arc's way leads; 0 where it is a single turn.
    let vias: DistanceColumn

    /// Declares the arcs of one direction in a graph's file.
    init(
        arcs: Rows, _ direction: String,
        _ side: @Sendable @escaping (RoadContents) -> Hierarchy.Side
    ) {
        starts = MappedArray(
            { (contents: RoadContents) in side(contents).starts }, startsOf: .states, in: arcs,
            since: 7, "Where the arcs \(direction) of each state begin.")
        heads = DistanceColumn(
            { (contents: RoadContents) in side(contents).rises }, per: arcs, since: 7,
            "How far above its state the other end stands; these ascend within a state.")
        weights = MappedArray(
            { (contents: RoadContents) in side(contents).weights }, per: arcs,
            holding: .upTo(Hierarchy.unreachable), since: 7, "What the arc costs.")
        vias = DistanceColumn(
            { (contents: RoadContents) in side(contents).falls }, per: arcs, since: 7,
            "How far below its state the arc's way leads; 0 where it is a single turn.")
    }

    /// Number of arcs.
    var count: Int { weights.count }

    /// The arcs of a state.
    @inline(__always)
    func arcs(of state: Int) -> Range<Int> { Int(starts[state])..<Int(starts[state + 1]) }

    /// Goes through the arcs of a state with their higher states, ascending.
    @inline(__always)
    package func forEachArc(of state: Int, _ body: (_ arc: Int, _ head: Int) -> Void) {
        let near = heads.near.span
        // Distances ascend, so that the far ones stand at the end.
        var far: Int?
        for arc in arcs(of: state) {
            let distance = near[arc]
            if distance != DistanceColumn.mark {
                body(arc, state + Int(distance))
            } else {
                let index = far ?? heads.farIndex(of: arc)
                body(arc, state + Int(heads.farDistances[index]))
                far = index + 1
            }
        }
    }

    /// The arc between a state and a higher one, or nil.
    package func arc(_ state: UInt32, _ head: UInt32) -> Int? {
        let range = arcs(of: Int(state))
        guard head > state else { return nil }
        let distance = head - state
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if heads[middle] < distance { low = middle + 1 } else { high = middle }
        }
        return low < range.upperBound && heads[low] == distance ? low : nil
    }

    /// The state that the arc between two states leads through, `.max` for a single turn; nil where no arc is.
    func via(_ state: UInt32, _ head: UInt32) -> UInt32? {
        arc(state, head).map { via($0, of: state) }
    }

    /// The state that an arc of a state leads through, `.max` for a single turn.
    func via(_ arc: Int, of state: UInt32) -> UInt32 {
        let distance = vias[arc]
        return distance == 0 ? .max : state &- distance
    }
}

extension HierarchyArcs {
    /// Arcs that are in no file.
    package init(_ side: Hierarchy.Side) {
        starts = MappedArray(copying: side.starts)
        heads = DistanceColumn(copying: side.rises)
        weights = MappedArray(copying: side.weights)
        vias = DistanceColumn(copying: side.falls)
    }
}
