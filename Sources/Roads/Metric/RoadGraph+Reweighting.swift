import Bytes
import Columns

/// Factors on the costs of roads, for a changed profile or for what is known of today's traffic.
public struct RoadReweighting: Sendable, Hashable {
    /// Sorts of roads to avoid: used only where no other road leads on.
    public var avoiding: RoadAvoidance
    /// Factors for the cost of roads by class, 0.01 to 100; travel times are unaffected.
    public var classFactors: [RoadClass: Double]
    /// Shares of the usual speed by OpenStreetMap way id, 0.01 to 100: 0.5 where traffic is half as fast.
    public var waySpeeds: [Int64: Double]
    /// Shares of the usual speed by class, 0.01 to 100.
    public var classSpeeds: [RoadClass: Double]
    /// Speeds in km/h, 0 to 500, that replace those of the graph; 0 closes the road.
    public var speeds: [DirectedWay: Double]
    /// What the graph's conditions do at the time of travel.
    var conditions: [ConditionEffect] = []
    /// Segments that are not used.
    var closedSegments: Set<UInt32> = []
    /// Which limits are exceeded, where it is not the graph's own vehicle that travels.
    var vehicle: VehicleFit?

    /// Creates factors.
    public init(
        avoiding: RoadAvoidance = [], classFactors: [RoadClass: Double] = [:],
        waySpeeds: [Int64: Double] = [:], classSpeeds: [RoadClass: Double] = [:],
        speeds: [DirectedWay: Double] = [:]
    ) {
        self.avoiding = avoiding
        self.classFactors = classFactors
        self.waySpeeds = waySpeeds
        self.classSpeeds = classSpeeds
        self.speeds = speeds
    }

    /// Whether the factors change nothing.
    public var isEmpty: Bool {
        avoiding.isEmpty && classFactors.isEmpty && waySpeeds.isEmpty && classSpeeds.isEmpty
            && speeds.isEmpty && conditions.isEmpty && closedSegments.isEmpty
            && vehicle == nil
    }
    /// The factor on the cost of a road that is avoided.
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
        let apart = reweighting.vehicle == nil ? ([:], [:]) : weightsApartFromLimits()
        for state in weights.indices {
            let factor = factors[Int(segmentWays[Int(stateArcs[state] / 2)])]
            let weight = apart.0[UInt32(state)] ?? stateWeights[state]
            weights[state] = Self.scaled(weight, factor.weight)
            durations[state] = Self.scaled(stateDurations[state], factor.duration)
        }
        replaceSpeeds(reweighting.speeds, weights: &weights, durations: &durations)
        let conditioned = apply(
            reweighting.conditions, weights: &weights, durations: &durations,
            factor: { factors[Int(segmentWays[Int(stateArcs[$0] / 2)])] })
        var turnChanges = apart.1.merging(conditioned) { $1 }
        // The vehicle's size limits apply even to what is open at the time.
        if let fit = reweighting.vehicle ?? vehicle.map({ VehicleFit($0, self) }) {
            let shut = shut(fit)
            for state in shut.states { weights[Int(state)] = Hierarchy.unreachable }
            for turn in shut.turns { turnChanges[turn] = Hierarchy.unreachable }
        }
        if !reweighting.closedSegments.isEmpty {
            for state in weights.indices
            where reweighting.closedSegments.contains(stateArcs[state] / 2) {
                weights[state] = Hierarchy.unreachable
            }
        }
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
        var slownessOfClass = [Double](repeating: 1, count: RoadClass.allCases.count)
        for (kind, share) in reweighting.classSpeeds {
            slownessOfClass[Int(kind.rawValue)] = 1 / Self.bounded(share)
        }
        let avoided = RoadFlags(reweighting.avoiding)
        return (0..<wayIDs.count).map { way in
            let slowness =
                slownessOfClass[Int(wayClasses[way])]
                * (reweighting.waySpeeds[wayIDs[way]].map { 1 / Self.bounded($0) } ?? 1)
            var weight = byClass[Int(wayClasses[way])] * slowness
            if !RoadFlags(rawValue: wayFlags[way]).isDisjoint(with: avoided) {
                weight *= RoadReweighting.avoidanceFactor
            }
            return (weight, slowness)
        }
    }

    /// Gives the states of some ways the speeds of today.
    private func replaceSpeeds(
        _ speeds: [DirectedWay: Double], weights: inout [Int32], durations: inout [Int32]
    ) {
        guard !speeds.isEmpty else { return }
        for state in weights.indices {
            let arc = stateArcs[state]
            let way = DirectedWay(
                id: wayIDs[Int(segmentWays[Int(arc / 2)])], isForward: arc % 2 == 0)
            guard let speed = speeds[way] else { continue }
            setSpeed(speed, of: state, weights: &weights, durations: &durations)
        }
    }

    /// Gives a state a speed in km/h; the weight changes as the time does.
    func setSpeed(
        _ speed: Double, of state: Int, weights: inout [Int32], durations: inout [Int32]
    ) {
        guard weights[state] < Hierarchy.unreachable else { return }
        guard speed > 0 else {
            weights[state] = Hierarchy.unreachable
            return
        }
        let before = stateDurations[state]
        guard before > 0 else { return }
        let centimeters = Double(segmentLengths[Int(stateArcs[state] / 2)])
        let share = max(1, centimeters * 3.6 / min(speed, 500)) / Double(before)
        let factor = Double(weights[state]) / Double(max(1, durations[state]))
        durations[state] = Self.scaled(before, share)
        weights[state] = Self.scaled(durations[state], factor)
    }

    private static func bounded(_ factor: Double) -> Double {
        factor.isFinite ? min(max(factor, 0.01), 100) : 1
    }
}

extension RoadFlags {
    /// The flags of roads that are avoided.
    init(_ avoidance: RoadAvoidance) {
        self = []
        if avoidance.contains(.tolls) { insert(.toll) }
        if avoidance.contains(.highways) { formUnion([.highway, .motorway]) }
        if avoidance.contains(.ferries) { insert(.ferry) }
        if avoidance.contains(.lowEmissionZones) { insert(.lowEmissionZone) }
        if avoidance.contains(.motorways) { insert(.motorway) }
        if avoidance.contains(.tunnels) { insert(.tunnel) }
        if avoidance.contains(.bridges) { insert(.bridge) }
        if avoidance.contains(.unpaved) { insert(.unpaved) }
        if avoidance.contains(.restricted) { formUnion([.destinationOnly, .isPrivate]) }
        if avoidance.contains(.steps) { insert(.steps) }
    }
}
