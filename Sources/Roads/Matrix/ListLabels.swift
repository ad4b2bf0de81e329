import Bytes

/// The best ways between each place of a list and the states above it, for questions about some of the list.
///
/// A question climbs from another place, and looks for the states at which it meets the ways of each place that is asked for: hub
/// labels, as Abraham, Delling, Goldberg and Werneck have them (*A Hub-Based Labeling Algorithm for Shortest Paths in Road
/// Networks*, 2011), the hubs being the states above a place.
struct ListLabels: Sendable {
    /// All states of labels, ascending.
    private let states: [UInt32]
    /// Where the labels of each place begin; one more than there are places.
    private let starts: [UInt32]
    /// Where each label's state stands among the states; these ascend within a place.
    private let slots: [UInt32]
    /// What the ways between these states and the place cost.
    private let costs: [Int32]
    /// The travel times and lengths of these ways.
    private let measures: [PathMeasures.Measure]

    /// Climbs from each place.
    ///
    /// - Parameter direction: `.up` if routes begin at the places, `.down` if they end there.
    init(
        above places: [[MatrixEnd]], _ direction: PathMeasures.Direction,
        _ memory: inout MatrixMemory
    ) {
        var starts: [UInt32] = [0]
        var labeled: [UInt32] = []
        var costs: [Int32] = []
        var measures: [PathMeasures.Measure] = []
        for ends in places {
            memory.climb(ends, direction)
            memory.forEachUseful(direction) { state, cost, measure in
                labeled.append(state)
                costs.append(cost)
                measures.append(measure)
            }
            starts.append(UInt32(labeled.count))
        }
        (states, slots) = memory.numbered(labeled)
        (self.starts, self.costs, self.measures) = (starts, costs, measures)
    }

    /// The cells between a place that has climbed and some of the list.
    ///
    /// - Parameters:
    ///   - climb: The ways of the place, in the other direction than those of the list.
    ///   - indices: The places of the list that are asked for.
    func cells(
        from climb: inout PlaceClimb, at indices: [Int], _ known: inout PathMeasures
    ) -> [RoadMatrix.Cell?] {
        let climbed = climbed(climb)
        var cells: [RoadMatrix.Cell?] = []
        cells.reserveCapacity(indices.count)
        for index in indices {
            guard let label = meeting(index, climbed.span),
                let slot = climb.slot(of: states[Int(slots[label])])
            else {
                cells.append(nil)
                continue
            }
            cells.append(
                RoadMatrix.Cell(climb.measure(ofSlot: slot, &known), measures[label]))
        }
        return cells
    }

    /// What it costs to get to each of the states.
    private func climbed(_ climb: PlaceClimb) -> [Int32] {
        var costs = [Int32](repeating: Hierarchy.unreachable, count: states.count)
        var place = 0
        for (slot, state) in climb.states.enumerated() {
            while place < states.count, states[place] < state { place += 1 }
            if place == states.count { break }
            if states[place] == state { costs[place] = climb.costs[slot] }
        }
        return costs
    }

    /// The label of a place of the list by which the best way leads; nil if none does.
    private func meeting(_ index: Int, _ climbed: Span<Int32>) -> Int? {
        let (slots, costs) = (slots.span, costs.span)
        var best = Hierarchy.unreachable
        var met: Int?
        for label in Int(starts[index])..<Int(starts[index + 1]) {
            // Neither term is above 2^30.
            let cost = climbed[Int(slots[label])] &+ costs[label]
            if cost < best {
                best = cost
                met = label
            }
        }
        return met
    }
}

extension RoadMatrix.Cell {
    /// The cell of a way in two parts.
    init(_ one: PathMeasures.Measure, _ other: PathMeasures.Measure) {
        self.init(
            hundredths: max(0, one.duration &+ other.duration),
            decimeters: max(0, one.decimeters &+ other.decimeters))
    }
}
