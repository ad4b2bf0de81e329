import Bytes

extension Router {
    /// An arrival at a place: the cost up to there, and the arrival before it.
    struct Arrival {
        var arc: UInt32
        var snap: RoadSnap
        var cost: Int
        var states: [UInt32]
        var start: RoadSnap
        /// The arrival at the place before that this one goes on from.
        var origin: Int
    }

    /// A departure: an arc a route may begin on, and where.
    struct Departure {
        var arc: UInt32
        var state: UInt32
        var snap: RoadSnap
        var cost: Int
        var origin: Int
    }

    /// A target: an arc a route may end on, and where.
    struct Target {
        var arc: UInt32
        var snap: RoadSnap
    }

    /// Finds the best route through places, each of which may be on several roads.
    func journey(
        _ places: [[RoadSnap]], _ request: RouteRequest, _ metric: RoadMetric,
        _ search: inout RoadSearch
    ) throws(RoutingError) -> Route {
        let arrivals = chosen(try stages(places, request, metric, &search))
        var legs: [RouteLeg] = []
        var states: [UInt32] = []
        var start: RoadSnap?
        for (index, arrival) in arrivals.enumerated() {
            // Where one passes without a stop, the leg goes on.
            states += states.isEmpty ? arrival.states : Array(arrival.states.dropFirst())
            start = start ?? arrival.start
            if index + 1 < arrivals.count, request.passes(index + 1), arrival.snap.areaPath == nil,
                arrivals[index + 1].states.first == arrival.states.last
            {
                continue
            }
            legs.append(graph.leg(states, from: start ?? arrival.start, to: arrival.snap, metric))
            states = []
            start = nil
        }
        return Route(legs: legs, cost: arrivals.last?.cost ?? 0)
    }

    /// The arrivals that can be part of the best route, for each place after the first.
    func stages(
        _ places: [[RoadSnap]], _ request: RouteRequest, _ metric: RoadMetric,
        _ search: inout RoadSearch
    ) throws(RoutingError) -> [[Arrival]] {
        var stages: [[Arrival]] = []
        for place in 0..<(places.count - 1) {
            var departures: [Departure] = []
            // Across a square one comes and goes by any corner.
            let goesOn =
                request.goesOn(place, graph.mode.kind)
                && !places[place].contains { $0.areaPath != nil }
            if let before = stages.last {
                departures = self.departures(
                    after: before, at: places[place], turning: !goesOn)
            } else {
                departures = self.departures(from: places[place])
            }
            let isLast = place == places.count - 2
            let eachArc =
                !isLast && request.goesOn(place + 1, graph.mode.kind)
                && !places[place + 1].contains { $0.areaPath != nil }
            var arrivals = arrivals(
                departures, at: places[place + 1], eachArc: eachArc, metric, &search)
            if arrivals.isEmpty, goesOn, let before = stages.last {
                // Where going on leads nowhere one must turn round.
                departures = self.departures(after: before, at: places[place], turning: true)
                arrivals = self.arrivals(
                    departures, at: places[place + 1], eachArc: eachArc, metric, &search)
            }
            guard !arrivals.isEmpty else { throw RoutingError(.unreachable, place: place) }
            stages.append(arrivals)
        }
        return stages
    }

    /// The best route through all places.
    func chosen(_ stages: [[Arrival]]) -> [Arrival] {
        guard let last = stages.last,
            var index = last.indices.min(by: { last[$0].cost < last[$1].cost })
        else { return [] }
        var arrivals: [Arrival] = []
        for stage in stages.reversed() {
            arrivals.append(stage[index])
            index = stage[index].origin
        }
        return arrivals.reversed()
    }

    /// All directions from the first place.
    func departures(from snaps: [RoadSnap]) -> [Departure] {
        let all = snaps.flatMap { snap in
            snap.arcs.map {
                Departure(
                    arc: $0, state: graph.arcStates[Int($0)], snap: snap,
                    cost: Int(snap.areaPathCost), origin: 0)
            }
        }
        guard all.contains(where: { $0.snap.share(of: $0.arc) >= 1 }) else { return all }
        let arcs = Set(all.map(\.arc))
        // Where roads meet, an arc that ends here is as good as those that begin here.
        let leaving = all.filter {
            $0.snap.share(of: $0.arc) < 1
                || leadsElsewhere($0.arc, than: arcs, butAcross: $0.snap.area)
        }
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
            departure.cost += arrivals[best].cost
            departure.origin = best
            return departure
        }
    }

    private func arrivals(
        _ departures: [Departure], at snaps: [RoadSnap], eachArc: Bool, _ metric: RoadMetric,
        _ search: inout RoadSearch
    ) -> [Arrival] {
        if let straight = withinArea(departures, snaps) { return [straight] }
        if let still = standing(departures, snaps) { return [still] }
        let targets = targets(at: snaps)
        if eachArc {
            return targets.compactMap { best(departures, [$0], metric, &search) }
        }
        let found = best(departures, targets, metric, &search)
        guard let corner = meeting(departures, snaps), corner.cost <= found?.cost ?? .max else {
            return found.map { [$0] } ?? []
        }
        return [corner]
    }

    /// The arcs on which a place may be reached.
    func targets(at snaps: [RoadSnap]) -> [Target] {
        let all = snaps.flatMap { snap in snap.arcs.map { Target(arc: $0, snap: snap) } }
        guard all.contains(where: { $0.snap.share(of: $0.arc) <= 0 }) else { return all }
        let arcs = Set(all.map(\.arc))
        // Where roads meet, an arc that begins here is no better than those that end here.
        let entered = all.filter {
            $0.snap.share(of: $0.arc) > 0
                || isReachedElsewhere($0.arc, than: arcs, butAcross: $0.snap.area)
        }
        return entered.isEmpty ? all : entered
    }

    /// The leg between two places at the same position, where the direction of departure is that of the arrival.
    private func standing(_ departures: [Departure], _ snaps: [RoadSnap]) -> Arrival? {
        guard
            let departure = departures.first(where: { here in
                snaps.contains { $0.isAt(here.snap) && $0.arcs.contains(here.arc) }
            })
        else { return nil }
        return Arrival(
            arc: departure.arc, snap: departure.snap, cost: departure.cost,
            states: [departure.state], start: departure.snap, origin: departure.origin)
    }

    /// The best path from one of the departures to one of the targets.
    private func best(
        _ departures: [Departure], _ targets: [Target], _ metric: RoadMetric,
        _ search: inout RoadSearch
    ) -> Arrival? {
        let sources = SearchSources(departures, targets, graph, metric)
        let ends = SearchTargets(targets, self, metric)
        guard let path = search.path(from: sources.ends, to: ends.ends, metric: metric),
            let last = path.states.last, let target = ends.cheapest(at: last),
            let source = sources.cheapest(at: path.states[0])
        else { return nil }
        let departure = departures[source.departure]
        return Arrival(
            arc: targets[target].arc, snap: targets[target].snap,
            cost: sources.base + Int(path.cost),
            states: source.before.map { [$0] + path.states } ?? path.states, start: departure.snap,
            origin: departure.origin)
    }
}
