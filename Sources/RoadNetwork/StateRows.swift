import Columns
import Roads

/// The states of a part of a network and the turns from them, as the tables of a road graph hold them.
struct StateRows {
    /// The rows themselves; states and turns are numbered within the part, but for the states that turns lead to.
    struct Rows: Sendable {
        fileprivate(set) var arcs: [UInt32] = []
        fileprivate(set) var durations: [Int32] = []
        fileprivate(set) var weights: [Int32] = []
        /// Where the turns of each state end.
        fileprivate(set) var turnEnds: [Int] = []
        fileprivate(set) var turnHeads: [UInt32] = []
        fileprivate(set) var turnDurations: [Int32] = []
        fileprivate(set) var turnWeights: [Int32] = []
        fileprivate(set) var conditions: [Note<String>] = []
        fileprivate(set) var limits: [Note<VehicleLimit>] = []
    }

    /// What is noted of a state or a turn, and what that weighs where the note does not bear on it.
    struct Note<Content: Sendable>: Sendable {
        let subject: Subject
        let content: Content
        let weight: Int32
    }

    /// What a note is about.
    enum Subject: Sendable {
        case state(Int)
        case turn(Int)
    }

    let network: SegmentNetwork
    let arcs: ArcTable
    let costs: TurnCosts
    let rules: TurnRules
    let vehicle: VehicleSize
    /// The state of each arc; `.max` for closed ones.
    let arcStates: [UInt32]
    /// The states of chains of arcs which restrictions tell apart.
    let stateOfChain: [[UInt32]: UInt32]
    private(set) var rows = Rows()

    init(
        network: SegmentNetwork, arcs: ArcTable, costs: TurnCosts, rules: TurnRules,
        vehicle: VehicleSize, arcStates: [UInt32], stateOfChain: [[UInt32]: UInt32]
    ) {
        self.network = network
        self.arcs = arcs
        self.costs = costs
        self.rules = rules
        self.vehicle = vehicle
        self.arcStates = arcStates
        self.stateOfChain = stateOfChain
    }

    /// Adds the state of a chain of arcs, which is on the last of them.
    mutating func add(_ chain: [UInt32]) {
        let arc = chain[chain.count - 1]
        let state = Subject.state(rows.arcs.count)
        rows.arcs.append(arc)
        rows.durations.append(Self.hundredths(arcs.seconds[Int(arc)]))
        let weight = Self.hundredths(arcs.costs[Int(arc)])
        let direction = network.direction(arc)
        let usual = direction.isUsuallyShut ? Hierarchy.unreachable : weight
        rows.weights.append(arcs.admitsVehicle[Int(arc)] ? usual : Hierarchy.unreachable)
        for limit in direction.limits {
            rows.limits.append(Note(subject: state, content: limit, weight: usual))
        }
        for condition in direction.conditions {
            rows.conditions.append(Note(subject: state, content: condition, weight: weight))
        }
        addTurns(arc, chain)
        rows.turnEnds.append(rows.turnHeads.count)
    }

    private mutating func addTurns(_ arc: UInt32, _ chain: [UInt32]) {
        let junction = network.head(arc)
        let isRuled = rules.concerns(arc)
        var exits: [UInt32] = []
        for place in network.armPlaces(junction) {
            let next = network.arms[place]
            guard arcs.isOpen(next), !isRuled || rules.allows(chain, next) else { continue }
            exits.append(next)
        }
        let usable = exits.count { arcs.isOpenToVehicle($0) }
        for next in exits {
            guard let cost = costs.cost(arc, next, exits: usable) else { continue }
            var head = arcStates[Int(next)]
            if isRuled {
                let after = rules.chain(after: chain, next)
                if after.count > 1 { head = stateOfChain[after] ?? head }
            }
            let turn = Subject.turn(rows.turnHeads.count)
            let weight = Self.hundredths(cost.weight)
            var conditions = isRuled ? rules.conditions(chain, next) : []
            if next != arc ^ 1 { conditions += network.passages[Int(junction)].conditions }
            for condition in conditions {
                rows.conditions.append(Note(subject: turn, content: condition, weight: weight))
            }
            rows.turnHeads.append(head)
            rows.turnDurations.append(Self.hundredths(cost.seconds))
            let usual = cost.isUsuallyShut ? Hierarchy.unreachable : weight
            let admitsVehicle = cost.limits.allSatisfy { $0.admits(vehicle) }
            rows.turnWeights.append(admitsVehicle ? usual : Hierarchy.unreachable)
            for limit in cost.limits {
                rows.limits.append(Note(subject: turn, content: limit, weight: usual))
            }
        }
    }

    /// Hundredths of a second, bounded to what fits a few times into a weight.
    private static func hundredths(_ seconds: Double) -> Int32 {
        Int32(max(0, min((seconds * 100).rounded(), 200_000_000)))
    }
}

extension RoadTables {
    /// Adds the rows of a part after those of the parts before it.
    ///
    /// - Parameters:
    ///   - limit: The most of anything that a graph can have.
    ///   - number: The number of a string, which is added if it is new.
    /// - Throws: `CountOverflow`.
    mutating func append(
        _ rows: StateRows.Rows, limit: Int, number: (String) -> UInt32
    ) throws(CountOverflow) {
        let (states, turns) = (stateArcs.count, turnHeads.count)
        func state(_ subject: StateRows.Subject) -> UInt32 {
            if case .state(let state) = subject { UInt32(states + state) } else { .max }
        }
        func turn(_ subject: StateRows.Subject) -> UInt32 {
            if case .turn(let turn) = subject { UInt32(turns + turn) } else { .max }
        }
        try CountOverflow.check(turns + rows.turnHeads.count, "turns", limit: limit)
        stateArcs += rows.arcs
        stateDurations += rows.durations
        stateWeights += rows.weights
        turnStarts += rows.turnEnds.lazy.map { UInt32(turns + $0) }
        turnHeads += rows.turnHeads
        turnDurations += rows.turnDurations
        turnWeights += rows.turnWeights
        for note in rows.conditions {
            conditionStates.append(state(note.subject))
            conditionTurns.append(turn(note.subject))
            conditionTexts.append(number(note.content))
            conditionWeights.append(note.weight)
        }
        for note in rows.limits {
            limitStates.append(state(note.subject))
            limitTurns.append(turn(note.subject))
            limitKinds.append(note.content.kind.rawValue)
            limitValues.append(note.content.most)
            limitWeights.append(note.weight)
        }
    }
}
