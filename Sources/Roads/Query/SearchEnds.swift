import Bytes
import Columns

/// The targets of a search: the states it may end in, and what each costs.
struct SearchTargets {
    private(set) var ends: [RoadSearch.End] = []
    private var targets: [Int] = []

    init(_ targets: [Router.Target], _ router: Router, _ metric: RoadMetric) {
        for (index, target) in targets.enumerated() {
            let share = target.snap.share(of: target.arc)
            for state in router.states(of: target.arc) {
                ends.append(
                    .init(
                        state: state,
                        cost: metric.part(of: state, upTo: share) + target.snap.areaPathCost))
                self.targets.append(index)
            }
        }
    }

    /// The number of the cheapest target at a state.
    func cheapest(at state: UInt32) -> Int? {
        ends.indices.filter { ends[$0].state == state }.min { ends[$0].cost < ends[$1].cost }
            .map { targets[$0] }
    }
}

/// The sources of a search: the states it may begin in, and what each costs.
struct SearchSources {
    /// The departure a source belongs to, and the state before it if it follows a turn.
    struct Source {
        var departure: Int
        var before: UInt32?
    }

    private(set) var ends: [RoadSearch.End] = []
    private var sources: [Source] = []
    /// What the cheapest departure cost; the rest counts from there.
    let base: Int

    init(
        _ departures: [Router.Departure], _ targets: [Router.Target], _ graph: RoadGraph,
        _ metric: RoadMetric
    ) {
        base = departures.map(\.cost).min() ?? 0
        for (index, departure) in departures.enumerated() {
            let state = departure.state
            let share = departure.snap.share(of: departure.arc)
            let extra = Int32(clamping: departure.cost - base)
            let behind = metric.part(of: state, upTo: share)
            let isAhead = targets.contains {
                $0.arc == departure.arc && $0.snap.share(of: $0.arc) < share
            }
            if isAhead {
                // The target lies behind on the same arc: the search begins after the next turn, or the
                // state itself would be taken for a way backwards.
                let rest = metric.stateWeights[Int(state)] - behind
                for turn in graph.turns(from: state) {
                    add(
                        graph.turnHead(turn, from: state),
                        Int64(extra) + Int64(rest) + Int64(metric.turnWeights[turn]),
                        Source(departure: index, before: state))
                }
            } else {
                add(state, Int64(extra) - Int64(behind), Source(departure: index, before: nil))
            }
        }
    }

    private mutating func add(_ state: UInt32, _ cost: Int64, _ source: Source) {
        ends.append(.init(state: state, cost: Int32(clamping: cost)))
        sources.append(source)
    }

    /// The cheapest source at a state.
    func cheapest(at state: UInt32) -> Source? {
        ends.indices.filter { ends[$0].state == state }.min { ends[$0].cost < ends[$1].cost }
            .map { sources[$0] }
    }
}

extension RoadSnap {
    /// What the path across an area to the place costs, hundredths of a second.
    package var areaPathCost: Int32 { areaPath?.duration ?? 0 }
}

extension RoadMetric {
    /// What a state costs up to a share of its arc.
    func part(of state: UInt32, upTo share: Double) -> Int32 {
        Int32((Double(stateWeights[Int(state)]) * share).rounded())
    }
}
