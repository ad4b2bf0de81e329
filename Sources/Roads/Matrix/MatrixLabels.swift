import Bytes

/// A label of an upward search that carries time and length along.
struct MatrixLabel: Sendable {
    var cost = Hierarchy.unreachable
    var measure = HierarchyMeasures.Measure()
}

/// An upward search of a matrix: from ends up the elimination tree, with its working memory.
struct UpwardSearch {
    private(set) var labels: [MatrixLabel]
    /// The states passed in the last search, ascending.
    private(set) var visited: [UInt32] = []

    init(_ graph: RoadGraph) {
        labels = [MatrixLabel](repeating: MatrixLabel(), count: graph.stateCount)
    }

    /// Searches from ends up to the root; costs are all raised so that the least is 0.
    ///
    /// - Returns: What was added to all costs.
    mutating func run(
        _ ends: [MatrixEnd], _ graph: RoadGraph,
        _ side: HierarchyArcs, _ measures: [HierarchyMeasures.Measure]
    ) -> Int32 {
        for state in visited { labels[Int(state)] = MatrixLabel() }
        visited.removeAll(keepingCapacity: true)
        let least = min(0, ends.map(\.cost).min() ?? 0)
        var ascent = TreeAscent()
        for end in ends {
            let cost = end.cost - least
            if cost < labels[Int(end.state)].cost {
                labels[Int(end.state)] = MatrixLabel(cost: cost, measure: end.measure)
            }
            ascent.add(end.state)
        }
        ascent.begin()
        let weights = side.weights.span
        while ascent.next != .max {
            let state = ascent.next
            visited.append(state)
            let label = labels[Int(state)]
            if label.cost < Hierarchy.unreachable {
                side.forEachArc(of: Int(state)) { arc, head in
                    let sum = label.cost &+ weights[arc]
                    guard sum < labels[head].cost else { return }
                    labels[head] = MatrixLabel(
                        cost: sum,
                        measure: .init(
                            duration: label.measure.duration &+ measures[arc].duration,
                            decimeters: label.measure.decimeters &+ measures[arc].decimeters))
                }
            }
            ascent.advance(to: graph.parent(of: state))
        }
        return 0 - least
    }
}

/// The labels that the targets of a matrix left at states.
struct MatrixLabels {
    private struct Entry {
        var target: UInt32
        var label: MatrixLabel
    }

    private let graph: RoadGraph
    private let metric: RoadMetric
    private let measures: HierarchyMeasures
    private let targetCount: Int
    private let starts: [UInt32]
    private let entries: [Entry]

    init(
        _ graph: RoadGraph, _ metric: RoadMetric, _ measures: HierarchyMeasures,
        ends: [[MatrixEnd]]
    ) {
        self.graph = graph
        self.metric = metric
        self.measures = measures
        targetCount = ends.count
        var search = UpwardSearch(graph)
        var found: [(state: UInt32, entry: Entry)] = []
        for (target, end) in ends.enumerated() {
            _ = search.run(end, graph, metric.down, measures.down)
            for state in search.visited {
                let label = search.labels[Int(state)]
                guard label.cost < Hierarchy.unreachable else { continue }
                found.append((state, Entry(target: UInt32(target), label: label)))
            }
        }
        // By state, targets in order.
        var starts = [UInt32](repeating: 0, count: graph.stateCount + 1)
        for item in found { starts[Int(item.state) + 1] += 1 }
        for state in 0..<graph.stateCount { starts[state + 1] += starts[state] }
        var fill = starts
        var entries = [Entry](
            repeating: Entry(target: 0, label: MatrixLabel()), count: found.count)
        for item in found {
            entries[Int(fill[Int(item.state)])] = item.entry
            fill[Int(item.state)] += 1
        }
        self.starts = starts
        self.entries = entries
    }

    /// The cells of a source.
    func row(from ends: [MatrixEnd], _ search: inout UpwardSearch) -> [RoadMatrix.Cell?] {
        _ = search.run(ends, graph, metric.up, measures.up)
        var best = [MatrixLabel](repeating: MatrixLabel(), count: targetCount)
        for state in search.visited {
            let label = search.labels[Int(state)]
            guard label.cost < Hierarchy.unreachable else { continue }
            for index in Int(starts[Int(state)])..<Int(starts[Int(state) + 1]) {
                let sum = label.cost &+ entries[index].label.cost
                let target = Int(entries[index].target)
                guard sum < best[target].cost else { continue }
                best[target] = MatrixLabel(
                    cost: sum,
                    measure: .init(
                        duration: label.measure.duration
                            &+ entries[index].label.measure.duration,
                        decimeters: label.measure.decimeters
                            &+ entries[index].label.measure.decimeters))
            }
        }
        return best.map {
            $0.cost < Hierarchy.unreachable
                ? RoadMatrix.Cell(
                    hundredths: max(0, $0.measure.duration),
                    decimeters: max(0, $0.measure.decimeters))
                : nil
        }
    }
}
