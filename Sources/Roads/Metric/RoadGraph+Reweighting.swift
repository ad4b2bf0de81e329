import Bytes

/// Factors on the costs of roads, for a changed profile or for what is known of today's traffic.
public struct RoadReweighting: Sendable, Hashable {
    /// Sorts of roads to stay off: used only where nothing else leads on.
    public var avoiding: RoadAvoidance
    /// How many times their cost roads of a class count, 0.01 to 100; their times stay what they are.
    public var classFactors: [RoadClass: Double]
    /// Shares of the usual speed by OpenStreetMap way id, 0.01 to 100: 0.5 where traffic is half as fast.
    public var waySpeeds: [Int64: Double]
    /// What the graph's conditions do at the time of travel.
    var conditions: [ConditionEffect] = []

    /// Creates factors.
    public init(
        avoiding: RoadAvoidance = [], classFactors: [RoadClass: Double] = [:],
        waySpeeds: [Int64: Double] = [:]
    ) {
        self.avoiding = avoiding
        self.classFactors = classFactors
        self.waySpeeds = waySpeeds
    }

    /// Whether nothing changes.
    public var isEmpty: Bool {
        avoiding.isEmpty && classFactors.isEmpty && waySpeeds.isEmpty && conditions.isEmpty
    }
    /// How many times the cost of a road to stay off counts.
    static let avoidanceFactor = 100.0
}

extension RoadGraph {
    /// Makes a metric with other costs of roads.
    ///
    /// - Complexity: O(triangles of the hierarchy); about a tenth of a second for a city.
    public func metric(_ reweighting: RoadReweighting) -> RoadMetric {
        let factors = wayFactors(reweighting)
        var weights = [Int32](repeating: 0, count: stateCount)
        var durations = weights
        for state in weights.indices {
            let factor = factors[Int(segmentWays[Int(stateArcs[state] / 2)])]
            weights[state] = Self.scaled(stateWeights[state], factor.weight)
            durations[state] = Self.scaled(stateDurations[state], factor.duration)
        }
        let turnChanges = apply(
            reweighting.conditions, weights: &weights, durations: &durations,
            factor: { factors[Int(segmentWays[Int(stateArcs[$0] / 2)])] })
        return RoadMetric(
            of: self, weights: weights, durations: durations, turnChanges: turnChanges)
    }

    static func scaled(_ value: Int32, _ factor: Double) -> Int32 {
        factor == 1
            ? value : Int32(min((Double(value) * factor).rounded(), Double(Hierarchy.unreachable)))
    }

    private func wayFactors(
        _ reweighting: RoadReweighting
    ) -> [(weight: Double, duration: Double)] {
        var byClass = [Double](repeating: 1, count: RoadClass.allCases.count)
        for (kind, factor) in reweighting.classFactors {
            byClass[Int(kind.rawValue)] = Self.bounded(factor)
        }
        let avoided = RoadFlags(reweighting.avoiding)
        return (0..<wayIDs.count).map { way in
            let slowness = reweighting.waySpeeds[wayIDs[way]].map { 1 / Self.bounded($0) } ?? 1
            var weight = byClass[Int(wayClasses[way])] * slowness
            if !RoadFlags(rawValue: wayFlags[way]).isDisjoint(with: avoided) {
                weight *= RoadReweighting.avoidanceFactor
            }
            return (weight, slowness)
        }
    }

    private static func bounded(_ factor: Double) -> Double {
        factor.isFinite ? min(max(factor, 0.01), 100) : 1
    }
}

extension RoadFlags {
    /// The flags of roads to stay off.
    init(_ avoidance: RoadAvoidance) {
        self = []
        if avoidance.contains(.tolls) { insert(.toll) }
        if avoidance.contains(.highways) { formUnion([.highway, .motorway]) }
        if avoidance.contains(.ferries) { insert(.ferry) }
        if avoidance.contains(.lowEmissionZones) { insert(.lowEmissionZone) }
    }
}
