import Bytes
import Columns

extension RoadGraph {
    /// What is wrong with columns that need each other; those that stand alone are sound.
    package func contentFault() -> LayoutFault? {
        if let modeFault { return modeFault }
        if !areTurnHeadsStates {
            return LayoutFault(column: "turnDistances", "leads to a state that there is not")
        }
        if ManeuverOverride.decoded(maneuverOverrides) == nil {
            return LayoutFault(column: "maneuverOverrides", "cannot be read")
        }
        return isHierarchySound
            ? nil : LayoutFault(column: "hierarchyHeads", "has a hierarchy that is out of order")
    }

    /// The fault in the file's travel mode.
    var modeFault: LayoutFault? {
        let bytes = modeBytes
        return TravelMode(encoded: bytes.span.rawBytes) == nil
            ? LayoutFault(column: "modeBytes", "cannot be read") : nil
    }

    private var areTurnHeadsStates: Bool {
        var most: UInt32 = 0
        for state in 0..<UInt32(stateCount) {
            for turn in turns(from: state) { most = max(most, turnHead(turn, from: state)) }
        }
        return turnCount == 0 || most < stateCount
    }

    /// Heads and parents must rise above their state and vias must lie below it, or queries would not end.
    private var isHierarchySound: Bool {
        var isSound = true
        for state in 0..<stateCount {
            isSound = isSound && state + Int(parents[state]) < stateCount
        }
        isSound = isSound && areHeadsRising
        for arcs in [up, down] {
            for state in 0..<stateCount {
                var last = state
                arcs.forEachArc(of: state) { arc, head in
                    isSound = isSound && head > last && arcs.vias[arc] <= state
                    last = head
                }
                isSound = isSound && last < stateCount
            }
        }
        return isSound
    }

    /// Whether the heads of each state's arcs ascend, the first above the state, whatever the weights.
    private var areHeadsRising: Bool {
        let (startColumn, headColumn) = (hierarchyStarts, hierarchyHeads)
        let (starts, heads) = (startColumn.span, headColumn.span)
        var isRising = true
        for state in 0..<stateCount {
            var last = UInt32(truncatingIfNeeded: state)
            for arc in Int(starts[state])..<Int(starts[state + 1]) {
                isRising = isRising && heads[arc] > last
                last = heads[arc]
            }
        }
        return isRising
    }
}
