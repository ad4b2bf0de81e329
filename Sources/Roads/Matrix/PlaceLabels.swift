import Bytes

/// The best ways between each of some places and all states above it, for places that are asked for again and again.
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
        let back = direction == .up ? memory.metric.down : memory.metric.up
        let weights = back.weights.span
        var found: [Label] = []
        for (place, ends) in places.enumerated() {
            memory.climb(ends, direction, measuring: false)
            for state in memory.search.visited {
                let cost = memory.search.labels[Int(state)].cost
                guard cost < Hierarchy.unreachable else { continue }
                // Whoever meets the way here comes by a cheaper one at a state above.
                var isOutdone = false
                back.forEachArc(of: Int(state)) { arc, head in
                    let above = memory.search.labels[head].cost
                    if above < Hierarchy.unreachable, above &+ weights[arc] < cost {
                        isOutdone = true
                    }
                }
                if isOutdone { continue }
                found.append(
                    Label(
                        state: state, place: UInt32(place), cost: cost,
                        measure: memory.search.measure(of: state, direction)))
            }
        }
        found.sort { ($0.state, $0.place) < ($1.state, $1.place) }
        var states: [UInt32] = []
        var starts: [UInt32] = []
        for (number, label) in found.enumerated() where label.state != states.last {
            states.append(label.state)
            starts.append(UInt32(number))
        }
        starts.append(UInt32(found.count))
        (self.states, self.starts) = (states, starts)
        self.places = found.map(\.place)
        costs = found.map(\.cost)
        measures = found.map(\.measure)
        placeCount = places.count
    }

    /// The cells between one place and some of the others.
    ///
    /// - Parameters:
    ///   - one: The ends of the one, on the other side of routes than those of the labels.
    ///   - direction: `.up` if routes begin at the one, `.down` if they end there.
    ///   - indices: The places that are asked for.
    func cells(
        from one: [MatrixEnd], _ direction: PathMeasures.Direction, at indices: [Int],
        _ memory: inout MatrixMemory
    ) -> [RoadMatrix.Cell?] {
        memory.climb(one, direction, measuring: false)
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
            return RoadMatrix.Cell(
                hundredths: max(0, climbed.duration &+ measure.duration),
                decimeters: max(0, climbed.decimeters &+ measure.decimeters))
        }
    }
}
