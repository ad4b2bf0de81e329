import Bytes

/// The working memory of matrices, which is kept between them: nothing is made for each state at each question.
struct MatrixMemory: Sendable {
    var search: UpwardSearch
    /// A number for each state that a question is about, `.max` for all others; between questions for all.
    var slots: [UInt32]
    private var costModel: CostModel

    /// The metric that gives all costs.
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

    /// The states of a list, each once, ascending; and where each of the list stands among them.
    mutating func numbered(
        _ list: some Collection<UInt32>
    ) -> (states: [UInt32], slots: [UInt32]) {
        var states: [UInt32] = []
        for state in list where slots[Int(state)] == .max {
            slots[Int(state)] = 0
            states.append(state)
        }
        states.sort()
        for (slot, state) in states.enumerated() { slots[Int(state)] = UInt32(slot) }
        defer { for state in states { slots[Int(state)] = .max } }
        return (states, list.map { slots[Int($0)] })
    }

    /// Searches from ends up to the root; see `UpwardSearch`.
    mutating func climb(_ ends: [MatrixEnd], _ direction: PathMeasures.Direction) {
        search.run(ends, direction, costModel.metric)
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
    mutating func run(
        _ ends: [MatrixEnd], _ direction: PathMeasures.Direction, _ metric: RoadMetric
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
