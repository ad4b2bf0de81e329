import Bytes
import Columns

/// Which limits of a graph a vehicle exceeds: of each kind, those up to a value.
///
/// Vehicles that exceed the same limits have the same fit, and so share what is worked out from it.
struct VehicleFit: Sendable, Hashable {
    /// Of each kind, the greatest limit that is exceeded; -1 if none is.
    private var exceeded = [Int64](repeating: -1, count: VehicleLimit.Kind.allCases.count)

    init(_ vehicle: VehicleSize, _ graph: RoadGraph) {
        let measures = VehicleLimit.Kind.allCases.map { Int64(vehicle.measure($0)) }
        for row in 0..<graph.limitKinds.count {
            let (kind, most) = (Int(graph.limitKinds[row]), Int64(graph.limitValues[row]))
            if most < measures[kind] { exceeded[kind] = max(exceeded[kind], most) }
        }
    }

    /// Whether the limit of a row of the graph's table is exceeded.
    func exceeds(_ row: Int, _ graph: RoadGraph) -> Bool {
        Int64(graph.limitValues[row]) <= exceeded[Int(graph.limitKinds[row])]
    }
}

extension RoadGraph {
    /// The vehicle that the profile is about; nil if it has no size.
    public var vehicle: VehicleSize? {
        guard vehicleMeasures.count == VehicleLimit.Kind.allCases.count else { return nil }
        func meters(_ kind: VehicleLimit.Kind) -> Double { kilograms(kind) / 1000 }
        func kilograms(_ kind: VehicleLimit.Kind) -> Double {
            Double(vehicleMeasures[Int(kind.rawValue)])
        }
        return VehicleSize(
            height: meters(.height), width: meters(.width), length: meters(.length),
            mass: kilograms(.mass), axleLoad: kilograms(.axleLoad),
            carriesHazmat: vehicleMeasures[Int(VehicleLimit.Kind.hazmat.rawValue)] != 0)
    }

    /// Which states and turns a vehicle does not pass.
    ///
    /// - Complexity: O(limits of the graph).
    func shut(_ fit: VehicleFit) -> (states: Set<UInt32>, turns: Set<Int>) {
        var states: Set<UInt32> = []
        var turns: Set<Int> = []
        for row in 0..<limitKinds.count where fit.exceeds(row, self) {
            if limitStates[row] != .max { states.insert(limitStates[row]) }
            if limitTurns[row] != .max { turns.insert(Int(limitTurns[row])) }
        }
        return (states, turns)
    }

    /// What the states and turns weigh that have limits, apart from these.
    func weightsApartFromLimits() -> (states: [UInt32: Int32], turns: [Int: Int32]) {
        var states: [UInt32: Int32] = [:]
        var turns: [Int: Int32] = [:]
        for row in 0..<limitKinds.count {
            if limitStates[row] != .max { states[limitStates[row]] = limitWeights[row] }
            if limitTurns[row] != .max { turns[Int(limitTurns[row])] = limitWeights[row] }
        }
        return (states, turns)
    }
}
