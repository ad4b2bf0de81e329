import Bytes

/// The working memory of matrices, which is kept between them: nothing is made for each state at each question.
struct MatrixMemory: Sendable {
    var search: UpwardSearch
    /// A number for each state that targets left labels at, `.max` for all others.
    var slots: [UInt32]
    private var costModel: CostModel

    /// What everything costs.
    var metric: RoadMetric { costModel.metric }

    init(_ graph: RoadGraph, _ costModel: CostModel) {
        search = UpwardSearch(graph, costModel.metric)
        slots = [UInt32](repeating: .max, count: graph.stateCount)
        self.costModel = costModel
    }

    /// Makes ready for a question with a cost model.
    mutating func prepare(_ costModel: CostModel) {
        if self.costModel === costModel { return }
        self.costModel = costModel
        search.measures.take(costModel.metric)
    }

    /// Searches from ends up to the root; see `UpwardSearch`.
    mutating func climb(
        _ ends: [MatrixEnd], _ direction: PathMeasures.Direction, measuring: Bool = true
    ) {
        search.run(ends, direction, costModel.metric, measuring: measuring)
    }
}

/// An upward search of a matrix: from ends up the elimination tree, with its working memory.
struct UpwardSearch: Sendable {
    /// What it costs to get to a state, and the arc by which it was reached.
    struct Label: Sendable {
        var cost = Hierarchy.unreachable
        /// The state the arc comes from; `.max` at an end.
        var tail: UInt32 = .max
        var arc: UInt32 = 0
        var measure = PathMeasures.Measure()
        /// Whether the measure is known.
        var isMeasured = false
    }

    private let graph: RoadGraph
    private(set) var labels: [Label]
    /// The states passed in the last search, ascending.
    private(set) var visited: [UInt32] = []
    var measures: PathMeasures
    private var ascent = TreeAscent()
    private var chain: [UInt32] = []

    init(_ graph: RoadGraph, _ metric: RoadMetric) {
        self.graph = graph
        labels = [Label](repeating: Label(), count: graph.stateCount)
        measures = PathMeasures(graph, metric)
    }

    /// Searches from ends up to the root; costs are all raised so that the least is 0 or more.
    ///
    /// - Parameter measuring: Whether the measures of all states are worked out; else those that `measure(of:_:)` is asked for.
    mutating func run(
        _ ends: [MatrixEnd], _ direction: PathMeasures.Direction, _ metric: RoadMetric,
        measuring: Bool
    ) {
        for state in visited { labels[Int(state)] = Label() }
        visited.removeAll(keepingCapacity: true)
        let least = min(0, ends.map(\.cost).min() ?? 0)
        ascent.clear()
        for end in ends {
            let cost = end.cost - least
            if cost < labels[Int(end.state)].cost {
                labels[Int(end.state)] = Label(
                    cost: cost, measure: end.measure, isMeasured: true)
            }
            ascent.add(end.state)
        }
        ascent.begin()
        let side = direction == .up ? metric.up : metric.down
        let weights = side.weights.span
        while ascent.next != .max {
            let state = ascent.next
            visited.append(state)
            let label = labels[Int(state)]
            if label.cost < Hierarchy.unreachable {
                if measuring { _ = measure(of: state, direction) }
                side.forEachArc(of: Int(state)) { arc, head in
                    let sum = label.cost &+ weights[arc]
                    guard sum < labels[head].cost else { return }
                    labels[head] = Label(cost: sum, tail: state, arc: UInt32(arc))
                }
            }
            ascent.advance(to: graph.parent(of: state))
        }
    }

    /// The measure of the way to a state that the last search has reached.
    mutating func measure(
        of state: UInt32, _ direction: PathMeasures.Direction
    ) -> PathMeasures.Measure {
        var reached = state
        while !labels[Int(reached)].isMeasured {
            chain.append(reached)
            reached = labels[Int(reached)].tail
        }
        var measure = labels[Int(reached)].measure
        while let next = chain.popLast() {
            let label = labels[Int(next)]
            measure =
                measure + measures.measure(direction, Int(label.arc), of: label.tail, head: next)
            labels[Int(next)].measure = measure
            labels[Int(next)].isMeasured = true
        }
        return measure
    }
}

/// The labels that the targets of a matrix left at states.
struct MatrixLabels {
    private struct Entry {
        var target: UInt32
        var cost: Int32
        var measure: PathMeasures.Measure
    }

    private let targetCount: Int
    /// The states that labels were left at, by their slots.
    private var states: [UInt32] = []
    /// Where the entries of each slot begin; one more than there are slots.
    private var starts: [Int] = [0]
    private var entries: [Entry] = []

    /// Climbs from all targets.
    init(ends: [[MatrixEnd]], _ memory: inout MatrixMemory) {
        targetCount = ends.count
        var found: [(slot: UInt32, entry: Entry)] = []
        for (target, end) in ends.enumerated() {
            memory.climb(end, .down)
            for state in memory.search.visited {
                let label = memory.search.labels[Int(state)]
                guard label.cost < Hierarchy.unreachable else { continue }
                if memory.slots[Int(state)] == .max {
                    memory.slots[Int(state)] = UInt32(states.count)
                    states.append(state)
                }
                found.append(
                    (
                        memory.slots[Int(state)],
                        Entry(target: UInt32(target), cost: label.cost, measure: label.measure)
                    ))
            }
        }
        // By slot, targets in order.
        starts = [Int](repeating: 0, count: states.count + 1)
        for item in found { starts[Int(item.slot) + 1] += 1 }
        for slot in states.indices { starts[slot + 1] += starts[slot] }
        var fill = starts
        entries = [Entry](
            repeating: Entry(target: 0, cost: 0, measure: .init()), count: found.count)
        for item in found {
            entries[fill[Int(item.slot)]] = item.entry
            fill[Int(item.slot)] += 1
        }
    }

    /// The cells of a source.
    func row(from ends: [MatrixEnd], _ memory: inout MatrixMemory) -> [RoadMatrix.Cell?] {
        memory.climb(ends, .up)
        var costs = [Int32](repeating: Hierarchy.unreachable, count: targetCount)
        var measures = [PathMeasures.Measure](repeating: .init(), count: targetCount)
        for state in memory.search.visited {
            let label = memory.search.labels[Int(state)]
            let slot = memory.slots[Int(state)]
            guard label.cost < Hierarchy.unreachable, slot != .max else { continue }
            for index in starts[Int(slot)]..<starts[Int(slot) + 1] {
                let sum = label.cost &+ entries[index].cost
                let target = Int(entries[index].target)
                guard sum < costs[target] else { continue }
                costs[target] = sum
                measures[target] = .init(
                    duration: label.measure.duration &+ entries[index].measure.duration,
                    decimeters: label.measure.decimeters &+ entries[index].measure.decimeters)
            }
        }
        return zip(costs, measures).map { cost, measure in
            cost < Hierarchy.unreachable
                ? RoadMatrix.Cell(
                    hundredths: max(0, measure.duration), decimeters: max(0, measure.decimeters))
                : nil
        }
    }

    /// Leaves the working memory as it was found.
    consuming func finish(_ memory: inout MatrixMemory) {
        for state in states { memory.slots[Int(state)] = .max }
    }
}
