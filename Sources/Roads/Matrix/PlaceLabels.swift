import Bytes

/// The best ways between each of the places of a matrix and all states above it.
///
/// Another place climbs to the states above itself, and meets there the ways of all places below them: buckets, as Knopp, Sanders,
/// Schultes, Schulz and Wagner have them (*Computing Many-to-Many Shortest Paths Using Highway Hierarchies*, 2007).
struct PlaceLabels: Sendable {
    /// The states, ascending.
    private let states: [UInt32]
    /// Where the labels of each state begin; one more than there are states.
    private let starts: [UInt32]
    /// The place of each label.
    private let places: [UInt32]
    /// What the way between a label's state and its place costs.
    private let costs: [Int32]
    /// The travel time and length of that way.
    private let measures: [PathMeasures.Measure]
    private let placeCount: Int

    private struct Label {
        var state: UInt32
        var place: UInt32
        var cost: Int32
        var measure: PathMeasures.Measure
    }

    /// Climbs from each place.
    ///
    /// - Parameters:
    ///   - direction: `.up` if routes begin at the places, `.down` if they end there.
    init(
        above places: [[MatrixEnd]], _ direction: PathMeasures.Direction,
        _ memory: inout MatrixMemory
    ) {
        var found: [Label] = []
        for (place, ends) in places.enumerated() {
            memory.climb(ends, direction)
            memory.forEachUseful(direction) { state, cost, measure in
                found.append(
                    Label(state: state, place: UInt32(place), cost: cost, measure: measure))
            }
        }
        let (states, slots) = memory.numbered(found.map(\.state))
        var starts = [UInt32](repeating: 0, count: states.count + 1)
        for slot in slots { starts[Int(slot) + 1] += 1 }
        for slot in states.indices { starts[slot + 1] += starts[slot] }
        // By state, places in order.
        var fill = starts
        var order = [Int](repeating: 0, count: found.count)
        for (number, slot) in slots.enumerated() {
            order[Int(fill[Int(slot)])] = number
            fill[Int(slot)] += 1
        }
        (self.states, self.starts) = (states, starts)
        self.places = order.map { found[$0].place }
        costs = order.map { found[$0].cost }
        measures = order.map { found[$0].measure }
        placeCount = places.count
    }

    /// The cells between one place and some of the others.
    ///
    /// - Parameters:
    ///   - one: The ends of the one, on the other side of routes than those of the labels.
    ///   - direction: `.up` if routes begin at the one, `.down` if they end there.
    ///   - indices: The places that are asked for.
    func cells(
        from one: [MatrixEnd], _ direction: PathMeasures.Direction, at indices: some Sequence<Int>,
        _ memory: inout MatrixMemory
    ) -> [RoadMatrix.Cell?] {
        memory.climb(one, direction)
        var best = [Int32](repeating: Hierarchy.unreachable, count: placeCount)
        // The label of each place's best way, and the state where it is met.
        var met = [(label: UInt32, state: UInt32)](repeating: (0, 0), count: placeCount)
        let (places, costs) = (places.span, costs.span)
        var slot = 0
        for state in memory.search.visited {
            while slot < states.count, states[slot] < state { slot += 1 }
            if slot == states.count { break }
            let cost = memory.search.labels[Int(state)].cost
            guard states[slot] == state, cost < Hierarchy.unreachable else { continue }
            for label in Int(starts[slot])..<Int(starts[slot + 1]) {
                let place = Int(places[label])
                let sum = cost &+ costs[label]
                if sum < best[place] {
                    best[place] = sum
                    met[place] = (UInt32(label), state)
                }
            }
        }
        return indices.map { index in
            guard best[index] < Hierarchy.unreachable else { return nil }
            let (label, state) = met[index]
            let climbed = memory.search.measure(of: state, direction)
            let measure = measures[Int(label)]
            return RoadMatrix.Cell(climbed, measure)
        }
    }
}

extension MatrixMemory {
    /// Goes through the states that the last climb has reached, ascending, with what the ways to them cost and how long they are.
    ///
    /// States are left out where a state above offers a cheaper path to the same continuation.
    mutating func forEachUseful(
        _ direction: PathMeasures.Direction,
        _ body: (_ state: UInt32, _ cost: Int32, _ measure: PathMeasures.Measure) -> Void
    ) {
        let back = direction == .up ? metric.down : metric.up
        let weights = back.weights.span
        for state in search.visited {
            let cost = search.labels[Int(state)].cost
            guard cost < Hierarchy.unreachable else { continue }
            var isOutdone = false
            back.forEachArc(of: Int(state)) { arc, head in
                let above = search.labels[head].cost
                if above < Hierarchy.unreachable, above &+ weights[arc] < cost { isOutdone = true }
            }
            if isOutdone { continue }
            body(state, cost, search.measure(of: state, direction))
        }
    }
}
