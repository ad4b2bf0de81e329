import Columns
import ParallelWork

extension RoadTables {
    /// Numbers the states in the order of contraction, finds the hierarchy and gives it its weights.
    ///
    /// Call it once, when all other tables are filled.
    ///
    /// - Parameters:
    ///   - segmentFrom: The junction at each segment's beginning, numbered from 0.
    ///   - segmentTo: The junction at its end.
    ///   - x: Junctions' places, in any unit that is alike in both directions.
    ///   - y: Likewise, northwards.
    ///   - limit: The maximum number of arcs that the hierarchy can have.
    ///   - threads: Threads that share in finding the order; it does not depend on how many there are.
    /// - Throws: `CountOverflow`.
    package mutating func contract(
        segmentFrom: [UInt32], segmentTo: [UInt32], x: [Int32], y: [Int32],
        limit: Int = Int(UInt32.max), threads: WorkerThreads = .one
    ) throws(CountOverflow) {
        let order = NestedDissection.order(
            x: x, y: y, from: segmentFrom, to: segmentTo, threads: threads)
        let states = states(by: order)
        var place = [UInt32](repeating: 0, count: states.count)
        for (new, old) in states.enumerated() { place[old] = UInt32(new) }
        var starts: [UInt32] = [0]
        var turns: [Int] = []
        for old in states {
            turns.append(contentsOf: Int(turnStarts[old])..<Int(turnStarts[old + 1]))
            starts.append(UInt32(turns.count))
        }
        turnHeads = turns.map { place[Int(turnHeads[$0])] }
        turnWeights = turns.map { turnWeights[$0] }
        turnDurations = turns.map { turnDurations[$0] }
        turnStarts = starts
        stateArcs = states.map { stateArcs[$0] }
        stateWeights = states.map { stateWeights[$0] }
        stateDurations = states.map { stateDurations[$0] }
        arcStates = arcStates.map { $0 == .max ? .max : place[Int($0)] }
        var placeOfTurn = [UInt32](repeating: 0, count: turns.count)
        for (new, old) in turns.enumerated() { placeOfTurn[old] = UInt32(new) }
        conditionStates = conditionStates.map { $0 == .max ? .max : place[Int($0)] }
        conditionTurns = conditionTurns.map { $0 == .max ? .max : placeOfTurn[Int($0)] }
        limitStates = limitStates.map { $0 == .max ? .max : place[Int($0)] }
        limitTurns = limitTurns.map { $0 == .max ? .max : placeOfTurn[Int($0)] }
        hierarchy = try Hierarchy(turnStarts: turnStarts, turnHeads: turnHeads, limit: limit)
        hierarchy.dropDeadArcs(
            turnStarts: turnStarts, turnHeads: turnHeads, threads: threads)
        customize(threads: threads)
        findComponents()
        plantTrees()
    }

    /// The states in the order of their segments; those of one segment by their numbers.
    private func states(by order: [UInt32]) -> [Int] {
        var next = [Int](repeating: 0, count: order.count)
        for arc in stateArcs { next[Int(arc / 2)] += 1 }
        var before = 0
        for segment in order.lazy.map(Int.init) {
            (next[segment], before) = (before, before + next[segment])
        }
        var states = [Int](repeating: 0, count: stateArcs.count)
        for (state, arc) in stateArcs.enumerated() {
            states[next[Int(arc / 2)]] = state
            next[Int(arc / 2)] += 1
        }
        return states
    }

    /// Fills in the weights of the hierarchy anew, after `stateWeights` or `turnWeights` were changed.
    ///
    /// - Parameter threads: Threads that share in it.
    package mutating func customize(threads: WorkerThreads = .one) {
        let weights = stateWeights
        let turns = turnWeights
        hierarchy.customize(turnStarts: turnStarts, turnHeads: turnHeads, threads: threads) {
            state, turn in
            weights[state] &+ turns[turn]
        }
    }
}
