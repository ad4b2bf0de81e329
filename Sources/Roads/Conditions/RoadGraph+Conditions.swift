import Bytes
import Columns

/// What a condition of the graph does at a moment.
struct ConditionEffect: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case closes, opens
        case slows(kilometersPerHour: Double)
    }

    /// The condition, by its number in the graph.
    let condition: UInt32
    let kind: Kind
}

extension RoadGraph {
    /// What conditions do at a moment; closings come last, so that they take precedence.
    ///
    /// - Complexity: O(conditions), some hundreds in a city.
    func conditionEffects(at time: LocalTime) -> [ConditionEffect] {
        var known: [UInt32: ConditionEffect.Kind?] = [:]
        var effects: [ConditionEffect] = []
        var closings: [ConditionEffect] = []
        for index in 0..<UInt32(conditionTexts.count) {
            let text = conditionTexts[Int(index)]
            let kind: ConditionEffect.Kind?
            if let seen = known[text] {
                kind = seen
            } else {
                kind = Self.kind(of: ConditionalValue(string(text)).value(at: time))
                known[text] = kind
            }
            switch kind {
            case nil: break
            case .closes: closings.append(ConditionEffect(condition: index, kind: .closes))
            case .opens where !isClosedOtherwise(Int(index)): break
            case .some(let kind): effects.append(ConditionEffect(condition: index, kind: kind))
            }
        }
        return effects + closings
    }

    private static func kind(of value: String?) -> ConditionEffect.Kind? {
        switch value {
        case nil: nil
        case "no": .closes
        case "yes": .opens
        case .some(let speed):
            Double(speed).flatMap { 1...1000 ~= $0 ? .slows(kilometersPerHour: $0) : nil }
        }
    }

    /// Whether what a condition is about is closed while the condition says nothing.
    private func isClosedOtherwise(_ condition: Int) -> Bool {
        let state = conditionStates[condition]
        let turn = conditionTurns[condition]
        if state != .max { return stateWeights[Int(state)] >= Hierarchy.unreachable }
        return turn != .max && turnWeights[Int(turn)] >= Hierarchy.unreachable
    }

    /// Changes the weights and durations of states; returns the weights of turns that change.
    func apply(
        _ effects: [ConditionEffect], weights: inout [Int32], durations: inout [Int32],
        factor: (_ state: Int) -> (weight: Double, duration: Double)
    ) -> [Int: Int32] {
        var turns: [Int: Int32] = [:]
        for effect in effects where effect.condition < conditionStates.count {
            let condition = Int(effect.condition)
            let open = conditionWeights[condition]
            if conditionTurns[condition] != .max {
                let turn = Int(conditionTurns[condition])
                turns[turn] = effect.kind == .closes ? Hierarchy.unreachable : open
            }
            guard conditionStates[condition] != .max else { continue }
            let state = Int(conditionStates[condition])
            switch effect.kind {
            case .closes: weights[state] = Hierarchy.unreachable
            case .opens: weights[state] = Self.scaled(open, factor(state).weight)
            case .slows(let speed):
                setSpeed(speed, of: state, weights: &weights, durations: &durations)
            }
        }
        return turns
    }
}
