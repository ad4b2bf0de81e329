import Bytes
import Columns

/// What a leg weighs with the graph's own weights, whatever the request avoided.
extension RouteLeg {
    /// What each arc of the leg weighs with the turn after it.
    package func weights(_ graph: RoadGraph) -> [Duration] {
        arcs.indices.map {
            Duration(hundredths: weight(ofArc: $0, graph) + turnWeight(after: $0, graph))
        }
    }

    /// What traveling an arc of the leg weighs, hundredths of a second: its time times what the whole arc weighs
    /// for each second.
    func weight(ofArc index: Int, _ graph: RoadGraph) -> Int {
        let state = Int(states[index])
        let (weight, duration) = (graph.stateWeights[state], graph.stateDurations[state])
        guard duration > 0, weight != duration, weight < Hierarchy.unreachable else {
            return Int(arcDurations[index])
        }
        return Int(
            (Double(arcDurations[index]) * Double(weight) / Double(duration)).rounded())
    }

    /// What the turn after an arc weighs, hundredths of a second; 0 after the last.
    private func turnWeight(after index: Int, _ graph: RoadGraph) -> Int {
        guard index + 1 < states.count,
            let turn = graph.turn(from: states[index], to: states[index + 1])
        else { return 0 }
        return Int(graph.turnWeights[turn])
    }
}

extension RoadGraph {
    /// The name of a segment's road; empty if it has none.
    package func name(ofSegment segment: UInt32) -> String {
        string(wayNames[Int(segmentWays[Int(segment)])])
    }
}
