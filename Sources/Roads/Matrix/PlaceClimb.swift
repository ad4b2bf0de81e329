import Bytes

/// The ways from a place, or to it, up the elimination tree: what a search found, kept for several questions.
struct PlaceClimb: Sendable {
    let direction: PathMeasures.Direction
    /// The states that are reached, ascending.
    let states: [UInt32]
    /// What it costs to get to each.
    let costs: [Int32]
    /// The label of each, whose tail is where the state before stands among the states.
    private var labels: [UpwardSearch.Label]

    /// Climbs from the ends of a place.
    ///
    /// - Parameter direction: `.up` if routes begin at the place, `.down` if they end there.
    init(
        from ends: [MatrixEnd], _ direction: PathMeasures.Direction, _ memory: inout MatrixMemory
    ) {
        memory.climb(ends, direction)
        let states = memory.search.visited.filter {
            memory.search.labels[Int($0)].cost < Hierarchy.unreachable
        }
        var labels = states.map { memory.search.labels[Int($0)] }
        for (slot, state) in states.enumerated() { memory.slots[Int(state)] = UInt32(slot) }
        defer { for state in states { memory.slots[Int(state)] = .max } }
        // A way leads over states that are reached.
        for slot in labels.indices where labels[slot].tail != .max {
            labels[slot].tail = memory.slots[Int(labels[slot].tail)]
        }
        self.direction = direction
        self.states = states
        self.labels = labels
        costs = labels.map(\.cost)
    }

    /// Where a state stands among those that are reached; nil if it is none of them.
    func slot(of state: UInt32) -> Int? {
        var (low, high) = (0, states.count)
        while low < high {
            let middle = (low + high) / 2
            if states[middle] < state { low = middle + 1 } else { high = middle }
        }
        return low < states.count && states[low] == state ? low : nil
    }

    /// The travel time and length of the way to a state.
    ///
    /// - Parameter slot: Where the state stands.
    mutating func measure(
        ofSlot slot: Int, _ known: inout PathMeasures
    ) -> PathMeasures.Measure {
        var chain: [Int] = []
        var reached = slot
        while !labels[reached].isMeasured {
            chain.append(reached)
            reached = Int(labels[reached].tail)
        }
        var measure = labels[reached].measure
        while let next = chain.popLast() {
            let label = labels[next]
            measure =
                measure
                + known.measure(
                    direction, Int(label.arc), of: states[Int(label.tail)], head: states[next])
            labels[next].measure = measure
            labels[next].isMeasured = true
        }
        return measure
    }

    /// The cell between this place and another that has climbed the other way; nil where they do not meet.
    mutating func cell(
        meeting other: inout PlaceClimb, _ known: inout PathMeasures
    ) -> RoadMatrix.Cell? {
        var best = Hierarchy.unreachable
        var met: (slot: Int, other: Int)?
        var place = 0
        for slot in states.indices {
            while place < other.states.count, other.states[place] < states[slot] { place += 1 }
            if place == other.states.count { break }
            guard other.states[place] == states[slot] else { continue }
            let cost = costs[slot] &+ other.costs[place]
            if cost < best {
                best = cost
                met = (slot, place)
            }
        }
        guard let met else { return nil }
        return RoadMatrix.Cell(
            measure(ofSlot: met.slot, &known), other.measure(ofSlot: met.other, &known))
    }
}
