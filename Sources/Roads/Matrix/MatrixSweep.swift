import Bytes

extension MatrixMemory {
    /// The cells between one place and many others.
    ///
    /// The one climbs the hierarchy; from the root down every state above one of the others takes its best cost from those
    /// above it. All of them are passed once, however many places lie below (restricted PHAST: Delling, Goldberg and Werneck,
    /// *Faster Batched Shortest Paths in Road Networks*, 2011).
    ///
    /// - Parameters:
    ///   - direction: `.up` if routes begin at the one, `.down` if they end there.
    mutating func sweep(
        from one: [MatrixEnd], _ direction: PathMeasures.Direction, over others: [[MatrixEnd]],
        _ graph: RoadGraph
    ) -> [RoadMatrix.Cell?] {
        climb(one, direction)
        let states = graph.states(above: others, slots: &slots)
        defer { for state in states { slots[Int(state)] = .max } }
        let labels = descend(states, direction == .up ? .down : .up)
        return others.map { ends in
            var best = Hierarchy.unreachable
            var measure = PathMeasures.Measure()
            for end in ends {
                let label = labels[Int(slots[Int(end.state)])]
                guard label.cost < Hierarchy.unreachable, label.cost &+ end.cost < best else {
                    continue
                }
                best = label.cost &+ end.cost
                measure = .init(
                    duration: label.measure.duration &+ end.measure.duration,
                    decimeters: label.measure.decimeters &+ end.measure.decimeters)
            }
            guard best < Hierarchy.unreachable else { return nil }
            return RoadMatrix.Cell(
                hundredths: max(0, measure.duration), decimeters: max(0, measure.decimeters))
        }
    }

    /// The best costs of states that are given from the root down: those of the climb, or by an arc from a state above.
    private mutating func descend(
        _ states: [UInt32], _ direction: PathMeasures.Direction
    ) -> [UpwardSearch.Label] {
        let side = direction == .up ? metric.up : metric.down
        let weights = side.weights.span
        var labels: [UpwardSearch.Label] = []
        labels.reserveCapacity(states.count)
        for state in states {
            var label = search.labels[Int(state)]
            label.tail = .max
            side.forEachArc(of: Int(state)) { arc, head in
                let above = labels[Int(slots[head])].cost
                guard above < Hierarchy.unreachable, above &+ weights[arc] < label.cost else {
                    return
                }
                label.cost = above &+ weights[arc]
                label.tail = UInt32(head)
                label.arc = UInt32(arc)
            }
            if label.tail != .max {
                label.measure =
                    labels[Int(slots[Int(label.tail)])].measure
                    + search.measures.measure(
                        direction, Int(label.arc), of: state, head: label.tail)
            }
            labels.append(label)
        }
        return labels
    }
}

extension RoadGraph {
    /// All states on the ways up from places, descending.
    ///
    /// - Parameter slots: A number for each state, `.max` for all; that of each found one becomes the place where it stands.
    func states(above places: [[MatrixEnd]], slots: inout [UInt32]) -> [UInt32] {
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
