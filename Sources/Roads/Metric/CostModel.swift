import Synchronization

/// A metric that questions of the same reweighting share.
final class CostModel: Sendable {
    let metric: RoadMetric

    init(_ metric: RoadMetric) { self.metric = metric }
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
        own = CostModel(RoadMetric(of: graph))
    }

    /// The cost model of a reweighting.
    func costModel(_ reweighting: RoadReweighting) -> CostModel {
        if reweighting.isEmpty { return own }
        if let known = others.withLock({ $0.first { $0.reweighting == reweighting }?.costModel }) {
            return known
        }
        let costModel = CostModel(graph.metric(reweighting))
        others.withLock { others in
            if others.count >= Self.capacity { others.removeFirst() }
            others.append((reweighting, costModel))
        }
        return costModel
    }
}
