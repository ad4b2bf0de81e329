import Synchronization

/// A metric, and the measures of its hierarchy, which are computed when they are first needed.
final class CostModel: Sendable {
    let metric: RoadMetric
    private let graph: RoadGraph
    // Guards the computation, which the first request does.
    private let made = Mutex<HierarchyMeasures?>(nil)

    init(_ graph: RoadGraph, _ metric: RoadMetric) {
        self.graph = graph
        self.metric = metric
    }

    /// As many cells of matrices are found one by one as take the time of measuring the hierarchy.
    private static let fewCells = 200
    // Guards the count of the cells that were asked for.
    private let cellsAsked = Mutex(0)

    /// How long and how far the arcs of the hierarchy are; nil if so few cells were asked for that each had better
    /// be searched by itself.
    func measures(forCells count: Int) -> HierarchyMeasures? {
        let asked = cellsAsked.withLock { asked in
            asked = min(asked + count, 1 << 40)
            return asked
        }
        return asked > Self.fewCells ? measures : nil
    }

    /// How long and how far the arcs of the hierarchy are.
    private var measures: HierarchyMeasures {
        made.withLock { made in
            if let made { return made }
            let measures = HierarchyMeasures(graph, metric)
            made = measures
            return measures
        }
    }
}

/// The cache of cost models.
final class CostModelCache: Sendable {
    /// The most cost models that are kept besides the graph's own.
    private static let capacity = 8

    private let graph: RoadGraph
    private let own: CostModel
    // Guards the list, not the computation: two requests at once may both do it.
    private let others = Mutex<[(reweighting: RoadReweighting, costModel: CostModel)]>([])

    init(_ graph: RoadGraph) {
        self.graph = graph
        own = CostModel(graph, RoadMetric(of: graph))
    }

    /// The cost model of a reweighting.
    func costModel(_ reweighting: RoadReweighting) -> CostModel {
        if reweighting.isEmpty { return own }
        if let known = others.withLock({ $0.first { $0.reweighting == reweighting }?.costModel }) {
            return known
        }
        let costModel = CostModel(graph, graph.metric(reweighting))
        others.withLock { others in
            if others.count >= Self.capacity { others.removeFirst() }
            others.append((reweighting, costModel))
        }
        return costModel
    }
}
