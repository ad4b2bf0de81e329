import Bytes
import Columns

/// A metric: the weights of a graph's states, turns and hierarchy.
///
/// A graph's file contains one; others are computed in a fraction of a second from other weights of the states.
/// Weights choose a route; durations give its travel time.
public struct RoadMetric: Sendable {
    /// What it costs to travel each state, hundredths of a second.
    package let stateWeights: MappedArray<Int32>
    /// How long each state takes, hundredths of a second.
    package let stateDurations: MappedArray<Int32>
    /// What each turn itself costs, hundredths of a second.
    let turnWeights: DictionaryColumn<Int32>
    /// The upward arcs of the hierarchy.
    let up: HierarchyArcs
    /// The downward arcs.
    let down: HierarchyArcs

    /// The metric of a graph's file.
    init(of graph: RoadGraph) {
        stateWeights = graph.stateWeights
        stateDurations = graph.stateDurations
        turnWeights = graph.turnWeights
        up = graph.up
        down = graph.down
    }

    /// Makes a metric from weights of the states; turns keep the graph's weights unless changed.
    ///
    /// - Parameters:
    ///   - weights: One for each state, 0 to `Hierarchy.unreachable`; others are clamped.
    ///   - durations: One for each state.
    ///   - turnChanges: Other weights of some turns, `Hierarchy.unreachable` for closed ones.
    /// - Complexity: O(triangles of the hierarchy).
    init(
        of graph: RoadGraph, weights: [Int32], durations: [Int32], turnChanges: [Int: Int32] = [:]
    ) {
        precondition(weights.count == graph.stateCount, "one weight is needed for each state")
        precondition(durations.count == graph.stateCount, "one duration is needed for each state")
        let weights = weights.map { min(max($0, 0), Hierarchy.unreachable) }
        var hierarchy = Hierarchy(
            starts: graph.hierarchyStarts.array, heads: graph.hierarchyHeads.array)
        var changedTurns = graph.turnWeights
        if !turnChanges.isEmpty {
            var changed = graph.turnWeights.array
            for (turn, weight) in turnChanges { changed[turn] = weight }
            changedTurns = DictionaryColumn(copying: changed)
        }
        turnWeights = changedTurns
        let costs = changedTurns.array
        var heads: [UInt32] = []
        heads.reserveCapacity(graph.turnCount)
        for state in 0..<UInt32(graph.stateCount) {
            for turn in graph.turns(from: state) { heads.append(graph.turnHead(turn, from: state)) }
        }
        hierarchy.customize(turnStarts: graph.turnStarts.array, turnHeads: heads) {
            state, turn in
            weights[state] &+ costs[turn]
        }
        stateWeights = MappedArray(copying: weights)
        stateDurations = MappedArray(copying: durations)
        let best = hierarchy.bestArcs()
        up = HierarchyArcs(best.up)
        down = HierarchyArcs(best.down)
    }
}

extension MappedArray {
    /// All elements.
    var array: [Element] {
        let span = span
        var values: [Element] = []
        values.reserveCapacity(span.count)
        for index in span.indices { values.append(span[index]) }
        return values
    }
}
