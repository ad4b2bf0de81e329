import Bytes

extension Router {
    /// A way to a place: what it costs up to there, and how it came.
    private struct Arrival {
        var arc: UInt32
        var snap: RoadSnap
        var cost: Int
        var states: [UInt32]
        var start: RoadSnap
        /// The arrival at the place before that this one goes on from.
        var origin: Int
    }

    /// A direction one may set out in.
    struct Departure {
        var arc: UInt32
        var state: UInt32
        var snap: RoadSnap
        var cost: Int
        var origin: Int
    }

    /// Finds the best way through places, each of which may be on several roads.
    func journey(
        _ places: [[RoadSnap]], _ request: RouteRequest, _ search: inout RoadSearch
    ) throws(RoutingError) -> Route {
        let goesOn = request.continuesStraight ?? (graph.mode == .automobile)
        var stages: [[Arrival]] = []
        for place in 0..<(places.count - 1) {
            var departures: [Departure] = []
            if let before = stages.last {
                departures = self.departures(
                    after: before, at: places[place], turning: !goesOn)
            } else {
                departures = self.departures(from: places[place])
            }
            let isLast = place == places.count - 2
            var arrivals = arrivals(
                departures, at: places[place + 1], eachArc: goesOn && !isLast, &search)
            if arrivals.isEmpty, goesOn, let before = stages.last {
                // Where going on leads nowhere one must turn round.
                departures = self.departures(after: before, at: places[place], turning: true)
                arrivals = self.arrivals(
                    departures, at: places[place + 1], eachArc: !isLast, &search)
            }
            guard !arrivals.isEmpty else { throw RoutingError(.unreachable, place: place) }
            stages.append(arrivals)
        }
        return assemble(stages)
    }

    private func assemble(_ stages: [[Arrival]]) -> Route {
        var legs: [RouteLeg] = []
        let last = stages[stages.count - 1]
        var index = last.indices.min { last[$0].cost < last[$1].cost } ?? 0
        let cost = last[index].cost
        for stage in stages.reversed() {
            let arrival = stage[index]
            legs.append(graph.leg(arrival.states, from: arrival.start, to: arrival.snap))
            index = arrival.origin
        }
        return Route(legs: legs.reversed(), weight: cost)
    }

    /// All directions from the first place.
    func departures(from snaps: [RoadSnap]) -> [Departure] {
        let all = snaps.flatMap { snap in
            snap.arcs.map {
                Departure(
                    arc: $0, state: graph.arcStates[Int($0)], snap: snap, cost: 0, origin: 0)
            }
        }
        // Where roads meet, an arc that ends here is as good as those that begin here.
        let leaving = all.filter { $0.snap.share(of: $0.arc) < 1 }
        return leaving.isEmpty ? all : leaving
    }

    private func departures(
        after arrivals: [Arrival], at snaps: [RoadSnap], turning: Bool
    ) -> [Departure] {
        if !turning {
            return arrivals.indices.map {
                Departure(
                    arc: arrivals[$0].arc,
                    state: arrivals[$0].states.last ?? graph.arcStates[Int(arrivals[$0].arc)],
                    snap: arrivals[$0].snap, cost: arrivals[$0].cost, origin: $0)
            }
        }
        guard let best = arrivals.indices.min(by: { arrivals[$0].cost < arrivals[$1].cost })
        else { return [] }
        // One sets out from where one came to, whatever other roads are as near.
        let here = snaps.filter { $0.isAt(arrivals[best].snap) }
        return departures(from: here.isEmpty ? snaps : here).map {
            var departure = $0
            departure.cost = arrivals[best].cost
            departure.origin = best
            return departure
        }
    }

    private func arrivals(
        _ departures: [Departure], at snaps: [RoadSnap], eachArc: Bool, _ search: inout RoadSearch
    ) -> [Arrival] {
        if let still = standing(departures, snaps) { return [still] }
        let all = snaps.flatMap { snap in snap.arcs.map { (arc: $0, snap: snap) } }
        let entered = all.filter { $0.snap.share(of: $0.arc) > 0 }
        let targets = entered.isEmpty ? all : entered
        if eachArc {
            return targets.compactMap { best(departures, [$0], &search) }
        }
        return best(departures, targets, &search).map { [$0] } ?? []
    }

    /// The leg between two places that are one.
    private func standing(_ departures: [Departure], _ snaps: [RoadSnap]) -> Arrival? {
        guard
            let departure = departures.first(where: { here in
                snaps.contains { $0.isAt(here.snap) }
            })
        else { return nil }
        return Arrival(
            arc: departure.arc, snap: departure.snap, cost: departure.cost,
            states: [departure.state], start: departure.snap, origin: departure.origin)
    }

    /// The best way from one of the departures to one of the targets.
    private func best(
        _ departures: [Departure], _ targets: [(arc: UInt32, snap: RoadSnap)],
        _ search: inout RoadSearch
    ) -> Arrival? {
        let seeds = Seeds(departures, targets, graph)
        var ends: [RoadSearch.End] = []
        var endTargets: [Int] = []
        for (index, target) in targets.enumerated() {
            for state in states(of: target.arc) {
                ends.append(
                    .init(
                        state: state,
                        cost: graph.part(of: state, upTo: target.snap.share(of: target.arc))))
                endTargets.append(index)
            }
        }
        guard let path = search.path(from: seeds.ends, to: ends), let last = path.states.last,
            let seed = seeds.cheapest(at: path.states[0])
        else { return nil }
        let matching = ends.indices.filter { ends[$0].state == last }
        guard let end = matching.min(by: { ends[$0].cost < ends[$1].cost }) else { return nil }
        let departure = departures[seed.departure]
        let target = targets[endTargets[end]]
        return Arrival(
            arc: target.arc, snap: target.snap, cost: seeds.base + Int(path.cost),
            states: seed.before.map { [$0] + path.states } ?? path.states, start: departure.snap,
            origin: departure.origin)
    }
}

/// The states a search begins in.
struct Seeds {
    /// A beginning: the departure it belongs to, and the state before it if it follows a turn.
    struct Seed {
        var departure: Int
        var before: UInt32?
    }

    private(set) var ends: [RoadSearch.End] = []
    private var seeds: [Seed] = []
    /// What the cheapest departure cost; the rest counts from there.
    let base: Int

    init(
        _ departures: [Router.Departure], _ targets: [(arc: UInt32, snap: RoadSnap)],
        _ graph: RoadGraph
    ) {
        base = departures.map(\.cost).min() ?? 0
        for (index, departure) in departures.enumerated() {
            let state = departure.state
            let share = departure.snap.share(of: departure.arc)
            let extra = Int32(clamping: departure.cost - base)
            let behind = graph.part(of: state, upTo: share)
            let isAhead = targets.contains {
                $0.arc == departure.arc && $0.snap.share(of: $0.arc) < share
            }
            if isAhead {
                // The target lies behind on the same arc: the search begins after the next turn, or the
                // state itself would be taken for a way backwards.
                let rest = graph.stateWeights[Int(state)] - behind
                let first = Int(graph.turnStarts[Int(state)])
                for turn in first..<Int(graph.turnStarts[Int(state) + 1]) {
                    add(
                        graph.turnHeads[turn],
                        Int64(extra) + Int64(rest) + Int64(graph.turnWeights[turn]),
                        Seed(departure: index, before: state))
                }
            } else {
                add(state, Int64(extra) - Int64(behind), Seed(departure: index, before: nil))
            }
        }
    }

    private mutating func add(_ state: UInt32, _ cost: Int64, _ seed: Seed) {
        ends.append(.init(state: state, cost: Int32(clamping: cost)))
        seeds.append(seed)
    }

    /// The cheapest beginning at a state.
    func cheapest(at state: UInt32) -> Seed? {
        ends.indices.filter { ends[$0].state == state }.min { ends[$0].cost < ends[$1].cost }
            .map { seeds[$0] }
    }
}

extension RoadGraph {
    /// What a state costs up to a share of its arc.
    func part(of state: UInt32, upTo share: Double) -> Int32 {
        Int32((Double(stateWeights[Int(state)]) * share).rounded())
    }
}
