import Bytes

extension RoadGraph {
    /// The numbers of the conditions that close something at a moment, ascending.
    ///
    /// - Complexity: O(conditions), some hundreds in a city.
    func activeConditions(at time: LocalTime) -> [UInt32] {
        var known: [UInt32: Bool] = [:]
        return (0..<UInt32(conditionTexts.count)).filter { index in
            let text = conditionTexts[Int(index)]
            if let holds = known[text] { return holds }
            let holds = ConditionalValue(string(text)).value(at: time) == "no"
            known[text] = holds
            return holds
        }
    }

    /// What conditions close: the states of arcs, and turns.
    func closures(_ conditions: [UInt32]) -> (arcs: Set<UInt32>, turns: Set<Int>) {
        var arcs: Set<UInt32> = []
        var pairs: [UInt32: Set<UInt32>] = [:]
        for condition in conditions where condition < conditionArcs.count {
            let arc = conditionArcs[Int(condition)]
            let target = conditionTargets[Int(condition)]
            if target == .max {
                arcs.insert(arc)
            } else {
                pairs[arc, default: []].insert(target)
            }
        }
        var turns: Set<Int> = []
        for state in 0..<stateCount {
            guard let targets = pairs[stateArcs[state]] else { continue }
            for turn in Int(turnStarts[state])..<Int(turnStarts[state + 1])
            where targets.contains(stateArcs[Int(turnHeads[turn])]) { turns.insert(turn) }
        }
        return (arcs, turns)
    }
}
