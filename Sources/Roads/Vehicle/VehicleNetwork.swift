import Bytes
import Columns
import Synchronization

/// What of a network a vehicle of some size can use: on what it may begin and end.
final class VehicleNetwork: Sendable {
    let fit: VehicleFit
    /// States that are open though the graph's own vehicle does not pass, and those that are closed.
    private let opened, closed: Set<UInt32>
    /// The part of the network of each segment, and how many open directions each part has; the largest first.
    let components, sizes: [UInt32]

    init(_ graph: RoadGraph, _ fit: VehicleFit) {
        self.fit = fit
        let shut = graph.shut(fit)
        let apart = graph.weightsApartFromLimits()
        closed = shut.states
        opened = Set(
            apart.states.filter { $1 < Hierarchy.unreachable && !shut.states.contains($0) }.keys)
        var weights = graph.stateWeights.array
        for (state, weight) in apart.states { weights[Int(state)] = weight }
        for state in shut.states { weights[Int(state)] = Hierarchy.unreachable }
        var turnWeights = graph.turnWeights.array
        for (turn, weight) in apart.turns { turnWeights[turn] = weight }
        for turn in shut.turns { turnWeights[turn] = Hierarchy.unreachable }
        let neighbors = RoadComponents.neighbors(
            segments: graph.segmentWays.count, stateArcs: graph.stateArcs.array,
            stateWeights: weights, turnStarts: graph.turnStarts.array, turnWeights: turnWeights
        ) { graph.turnHead($1, from: UInt32($0)) }
        let parts = RoadComponents(starts: neighbors.starts, heads: neighbors.heads) {
            graph.arcStates[$0]
        }
        components = parts.numbers
        sizes = parts.sizes
    }

    /// Whether the vehicle passes a state; nil if no limit says so.
    func isOpen(_ state: UInt32) -> Bool? {
        closed.contains(state) ? false : opened.contains(state) ? true : nil
    }
}

/// The networks of the last vehicles that were asked about.
final class VehicleNetworkCache: Sendable {
    private static let capacity = 8

    // Guards the list, not the computation: two requests at once may both do it.
    private let known = Mutex<[VehicleNetwork]>([])

    /// The network of a vehicle.
    func network(_ graph: RoadGraph, _ fit: VehicleFit) -> VehicleNetwork {
        if let known = known.withLock({ $0.first { $0.fit == fit } }) { return known }
        let network = VehicleNetwork(graph, fit)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeFirst() }
            known.append(network)
        }
        return network
    }
}
