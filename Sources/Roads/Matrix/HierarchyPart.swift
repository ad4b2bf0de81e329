import Bytes

/// The part of a hierarchy that lies above some places: all states on the ways up from these, with their arcs.
///
/// A sweep from another place passes these states alone (restricted PHAST: Delling, Goldberg and Werneck, *Faster Batched Shortest
/// Paths in Road Networks*, 2011).
struct HierarchyPart: Sendable {
    /// A state that a route may end or begin in at a place.
    struct End: Sendable {
        /// Where the state stands among those of the part.
        var slot: UInt32
        /// What the share of it that is traveled costs.
        var cost: Int32
        var measure: PathMeasures.Measure
    }

    /// The states, descending.
    let states: [UInt32]
    /// The ends of each place.
    let ends: [[End]]
    /// Where the arcs of each state begin; one more than there are states.
    let starts: [UInt32]
    /// Where the higher state of each arc stands.
    let heads: [UInt32]
    /// The cost of each arc.
    let weights: [Int32]
    /// The number of each arc in the hierarchy.
    let arcs: [UInt32]

    /// Gathers what lies above places.
    ///
    /// - Parameters:
    ///   - side: The arcs by which a sweep comes down to them.
    ///   - slots: A number for each state, `.max` for all; left as they were.
    init(
        above places: [[MatrixEnd]], _ side: HierarchyArcs, _ graph: RoadGraph,
        _ slots: inout [UInt32]
    ) {
        let found = graph.states(above: places, slots: &slots)
        defer { for state in found { slots[Int(state)] = .max } }
        var starts: [UInt32] = [0]
        var heads: [UInt32] = []
        var weights: [Int32] = []
        var arcs: [UInt32] = []
        starts.reserveCapacity(found.count + 1)
        for state in found {
            side.forEachArc(of: Int(state)) { arc, head in
                heads.append(slots[head])
                weights.append(side.weights[arc])
                arcs.append(UInt32(arc))
            }
            starts.append(UInt32(arcs.count))
        }
        ends = places.map { ends in
            ends.map { End(slot: slots[Int($0.state)], cost: $0.cost, measure: $0.measure) }
        }
        states = found
        (self.starts, self.heads, self.weights, self.arcs) = (starts, heads, weights, arcs)
    }
}

extension MatrixMemory {
    /// The cells between one place and some of many that lie below a part of the hierarchy.
    ///
    /// - Parameters:
    ///   - direction: `.up` if routes begin at the one, `.down` if they end there.
    ///   - indices: The places of the part that are asked for.
    mutating func sweep(
        from one: [MatrixEnd], _ direction: PathMeasures.Direction, over part: HierarchyPart,
        at indices: some Sequence<Int>
    ) -> [RoadMatrix.Cell?] {
        climb(one, direction)
        var costs = [Int32](repeating: Hierarchy.unreachable, count: part.states.count)
        seed(&costs, part)
        let tails = Self.descend(part, &costs)
        var measures = SweptMeasures(part, tails, climbing: direction)
        return indices.map { index in
            var best = Hierarchy.unreachable
            var chosen: HierarchyPart.End?
            for end in part.ends[index] {
                let cost = costs[Int(end.slot)]
                guard cost < Hierarchy.unreachable, cost &+ end.cost < best else { continue }
                best = cost &+ end.cost
                chosen = end
            }
            guard let chosen, best < Hierarchy.unreachable else { return nil }
            let measure = measures.measure(of: Int(chosen.slot), &search)
            return RoadMatrix.Cell(measure, chosen.measure)
        }
    }

    /// Takes over what the climb found of the part's states.
    private func seed(_ costs: inout [Int32], _ part: HierarchyPart) {
        // The climb ascends, the part descends.
        var slot = part.states.count - 1
        for state in search.visited {
            while slot >= 0, part.states[slot] < state { slot -= 1 }
            if slot < 0 { return }
            if part.states[slot] == state { costs[slot] = search.labels[Int(state)].cost }
        }
    }

    /// The best costs of all states of a part, each by an arc from a state above it; returns the arcs, `.max` for none.
    private static func descend(_ part: HierarchyPart, _ costs: inout [Int32]) -> [UInt32] {
        var tails = [UInt32](repeating: .max, count: costs.count)
        let (starts, heads, weights) = (part.starts.span, part.heads.span, part.weights.span)
        for slot in costs.indices {
            var best = costs[slot]
            for arc in Int(starts[slot])..<Int(starts[slot + 1]) {
                let above = costs[Int(heads[arc])]
                guard above < Hierarchy.unreachable, above &+ weights[arc] < best else { continue }
                best = above &+ weights[arc]
                tails[slot] = UInt32(arc)
            }
            costs[slot] = best
        }
        return tails
    }
}

/// The travel times and lengths of the ways that a sweep found, each worked out when it is asked for.
private struct SweptMeasures {
    private let part: HierarchyPart
    private let tails: [UInt32]
    private let climbing: PathMeasures.Direction
    private var known: [PathMeasures.Measure?]
    private var chain: [Int] = []

    init(_ part: HierarchyPart, _ tails: [UInt32], climbing: PathMeasures.Direction) {
        self.part = part
        self.tails = tails
        self.climbing = climbing
        known = Array(repeating: nil, count: tails.count)
    }

    /// The measure of the way to a state.
    mutating func measure(of slot: Int, _ search: inout UpwardSearch) -> PathMeasures.Measure {
        var slot = slot
        chain.removeAll(keepingCapacity: true)
        while known[slot] == nil, tails[slot] != .max {
            chain.append(slot)
            slot = Int(part.heads[Int(tails[slot])])
        }
        var measure = known[slot] ?? search.measure(of: part.states[slot], climbing)
        known[slot] = measure
        for next in chain.reversed() {
            let arc = Int(tails[next])
            measure =
                measure
                + search.measures.measure(
                    climbing == .up ? .down : .up, Int(part.arcs[arc]), of: part.states[next],
                    head: part.states[Int(part.heads[arc])])
            known[next] = measure
        }
        return measure
    }
}

extension RoadGraph {
    /// All states on the ways up from places, descending.
    ///
    /// - Parameter slots: A number for each state, `.max` for all; that of each found one becomes the place where it stands.
    fileprivate func states(above places: [[MatrixEnd]], slots: inout [UInt32]) -> [UInt32] {
        var states: [UInt32] = []
        for end in places.joined() {
            var state = end.state
            while state != .max, slots[Int(state)] == .max {
                slots[Int(state)] = 0
                states.append(state)
                state = parent(of: state)
            }
        }
        states.sort(by: >)
        for (place, state) in states.enumerated() { slots[Int(state)] = UInt32(place) }
        return states
    }
}
