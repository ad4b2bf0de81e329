import Bytes

extension RoadGraph {
    /// What is wrong with the file's contents, or nil: every index is looked at once.
    ///
    /// - Parameter file: The file, whose memory is let go from time to time, so that a look at all of it does
    ///   not keep all of it in memory.
    func fault(releasing file: MappedFile) -> String? {
        let ways = wayIDs.count
        let segments = segmentWays.count
        let states = stateArcs.count
        let points = shapeLatitudes.count
        guard wayNames.count == ways, wayRefs.count == ways, wayFlags.count == ways,
            segmentLengths.count == segments, shapeStarts.count == segments + 1,
            shapeLongitudes.count == points, arcStates.count == segments * 2,
            stateWeights.count == states, stateDurations.count == states,
            turnStarts.count == states + 1, turnWeights.count == turnCount,
            turnDurations.count == turnCount, parents.count == states
        else { return "its tables differ in length" }
        for arcs in [upArcs, downArcs] {
            guard arcs.starts.count == states + 1, arcs.heads.count == arcs.count,
                arcs.vias.count == arcs.count
            else { return "its tables differ in length" }
        }
        guard hierarchyStarts.count == states + 1 else { return "its tables differ in length" }
        guard Self.isRising(stringStarts, to: stringBytes.count), stringStarts.count >= 2,
            Self.isRising(shapeStarts, to: points, step: 2),
            Self.isRising(turnStarts, to: turnCount),
            Self.isRising(hierarchyStarts, to: hierarchyHeads.count),
            Self.isRising(upArcs.starts, to: upArcs.count),
            Self.isRising(downArcs.starts, to: downArcs.count)
        else { return "its lists overlap" }
        file.release()
        let strings = stringStarts.count - 1
        guard Self.isBelow(strings, wayNames), Self.isBelow(strings, wayRefs), wayFlags.isSound,
            Self.isBelow(ways, segmentWays), Self.isBelow(segments * 2, stateArcs),
            Self.isBelow(states, arcStates, orNone: true), areTurnHeadsStates,
            Self.isBelow(states, hierarchyHeads), junctionFlags.isSound
        else { return "an index in it points nowhere" }
        file.release()
        guard Self.isWeight(stateWeights), Self.isWeight(stateDurations),
            turnWeights.isSound, Self.isWeight(turnWeights.values),
            turnDurations.isSound, Self.isWeight(turnDurations.values),
            Self.isWeight(upArcs.weights), Self.isWeight(downArcs.weights)
        else { return "a weight in it is out of range" }
        file.release()
        if let fault = snappingFault() ?? surroundingsFault() { return fault }
        file.release()
        return hierarchyFault()
    }

    private var areTurnHeadsStates: Bool {
        guard turnDistances.isSound else { return false }
        var most: UInt32 = 0
        for state in 0..<UInt32(stateCount) {
            for turn in turns(from: state) { most = max(most, turnHead(turn, from: state)) }
        }
        return turnCount == 0 || most < stateCount
    }

    /// What is wrong with the tables that snapping reads.
    private func snappingFault() -> String? {
        let segments = segmentWays.count
        guard segmentComponents.count == segments, treeSegments.count == segments,
            treeBoxes.count == SegmentTree.boxLength(segments)
        else { return "its tables differ in length" }
        guard segmentComponents.isSound,
            Self.isBelow(componentSizes.count, segmentComponents.values),
            Self.isBelow(segments, treeSegments)
        else { return "an index in it points nowhere" }
        return areaFault()
    }

    /// What is wrong with the tables of areas.
    private func areaFault() -> String? {
        let points = areas.latitudes.count
        guard areas.starts.count == areas.count + 1, areas.longitudes.count == points,
            areas.junctions.count == points, areas.bends.count == points,
            areas.ways.count == areas.count,
            areas.treeOrder.count == areas.count,
            areas.treeBoxes.count == SegmentTree.boxLength(areas.count)
        else { return "its tables differ in length" }
        guard areas.ringStarts.count > 0,
            Self.isRising(areas.starts, to: areas.ringStarts.count - 1, step: 1),
            Self.isRising(areas.ringStarts, to: points, step: 3)
        else { return "its lists overlap" }
        guard Self.isBelow(junctionFlags.count, areas.junctions, orNone: true),
            Self.isBelow(wayIDs.count, areas.ways, orNone: true),
            Self.isBelow(areas.count, areas.treeOrder), Self.isBelow(1 << 24, areas.times)
        else { return "an index in it points nowhere" }
        return nil
    }

    /// What is wrong with the tables that guidance reads.
    private func surroundingsFault() -> String? {
        let ways = wayIDs.count
        let segments = segmentWays.count
        let junctions = junctionFlags.count
        let strings = stringStarts.count - 1
        guard ManeuverOverride.decoded(maneuverOverrides) != nil else {
            return "its manoeuvres cannot be read"
        }
        guard wayClasses.count == ways, wayExits.count == ways, wayPronunciations.count == ways,
            wayLanes.count == ways, wayDestinations.count == ways * 2,
            wayDestinationRefs.count == ways * 2, wayDestinationStreets.count == ways * 2,
            wayTurnLanes.count == ways * 2, wayModes.count == ways * 2,
            wayLimits.count == ways * 2, segmentFrom.count == segments,
            segmentTo.count == segments, segmentFlags.count == segments,
            junctionStarts.count == junctions + 1, junctionRefs.count == junctions,
            junctionNames.count == junctions, junctionArcs.count == segments * 2,
            conditionTurns.count == conditionStates.count,
            conditionTexts.count == conditionStates.count,
            conditionWeights.count == conditionStates.count
        else { return "its tables differ in length" }
        guard Self.isRising(junctionStarts, to: junctionArcs.count) else {
            return "its lists overlap"
        }
        for array in [
            wayExits, wayPronunciations, wayDestinations, wayDestinationRefs,
            wayDestinationStreets, wayTurnLanes, junctionRefs, junctionNames,
        ] where !Self.isBelow(strings, array) { return "an index in it points nowhere" }
        guard Self.isBelow(junctions, segmentFrom), Self.isBelow(junctions, segmentTo),
            Self.isBelow(segments * 2, junctionArcs),
            Self.isBelow(stateArcs.count, conditionStates, orNone: true),
            Self.isBelow(turnCount, conditionTurns, orNone: true),
            Self.isBelow(strings, conditionTexts), Self.isWeight(conditionWeights),
            Self.isBelow(RoadClass.allCases.count, wayClasses),
            Self.isBelow(ArcMode.allCases.count, wayModes)
        else { return "an index in it points nowhere" }
        return nil
    }

    /// Heads and parents must rise above their state and vias must lie below it, or queries would not end.
    private func hierarchyFault() -> String? {
        guard parents.isSound else { return "its hierarchy is out of order" }
        var isSound = true
        for state in 0..<stateCount {
            isSound = isSound && state + Int(parents[state]) < stateCount
        }
        isSound = isSound && areHeadsRising
        for arcs in [upArcs, downArcs] {
            guard arcs.heads.isSound, arcs.vias.isSound else {
                return "its hierarchy is out of order"
            }
            for state in 0..<stateCount {
                var last = state
                arcs.forEachArc(of: state) { arc, head in
                    isSound = isSound && head > last && arcs.vias[arc] <= state
                    last = head
                }
                isSound = isSound && last < stateCount
            }
        }
        return isSound ? nil : "its hierarchy is out of order"
    }

    /// Whether the heads of each state's arcs ascend, the first above the state, whatever the weights.
    private var areHeadsRising: Bool {
        let (starts, heads) = (hierarchyStarts.span, hierarchyHeads.span)
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

    // These look at every number of the file when it is opened: whole arrays without a branch, which the
    // compiler makes wide.

    private static func isRising(_ array: MappedArray<UInt32>, to end: Int, step: UInt32 = 0)
        -> Bool
    {
        let values = array.span
        guard values.count > 0, values[0] == 0, values[values.count - 1] == end else {
            return false
        }
        var falls: UInt32 = 0
        for index in 1..<max(1, values.count) {
            let isLess = values[index] < values[index - 1]
            let isShort = values[index] &- values[index - 1] < step
            falls |= isLess || isShort ? 1 : 0
        }
        return falls == 0
    }

    private static func isBelow<Value: UnsignedInteger & FixedWidthInteger>(
        _ limit: Int, _ array: MappedArray<Value>, orNone: Bool = false
    ) -> Bool {
        let values = array.span
        if values.count == 0 { return true }
        var most: Value = 0
        if orNone {
            // None is the greatest number of all, and one more of it is 0.
            for index in values.indices { most = max(most, values[index] &+ 1) }
            return most <= limit
        }
        for index in values.indices { most = max(most, values[index]) }
        return most < limit
    }

    private static func isBelow(_ limit: Int, _ column: FileColumn<UInt32>) -> Bool {
        column.isSound && isBelow(limit, column.values)
    }

    private static func isWeight(_ array: MappedArray<Int32>) -> Bool {
        let values = array.span
        var most: UInt32 = 0
        for index in values.indices { most = max(most, UInt32(bitPattern: values[index])) }
        return most <= Hierarchy.unreachable
    }
}
