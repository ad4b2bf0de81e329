import Bytes
import Columns

extension Router {
    /// How much more than the best route an alternative may cost.
    private static let stretch = 0.25
    /// How much of the best route's cost an alternative may share with a route chosen before.
    private static let sharing = 0.75
    /// On what share of the best route's cost around its middle an alternative must be a best way.
    private static let locality = 0.1
    /// How many candidates are examined in full; bounds the time.
    private static let mostCandidates = 60

    /// The best route between two places, and alternatives that differ enough from it.
    ///
    /// A candidate leads over a state that both upward searches of the query have passed. It is taken if it costs at
    /// most a quarter more, shares at most three quarters with what was taken before, and is locally optimal
    /// around the state: no detour (Abraham, Delling, Goldberg and Werneck, *Alternative Routes in Road
    /// Networks*, 2013, whose measures these are).
    ///
    /// - Returns: The best route first; empty if there is none, or where the places are one.
    func alternatives(
        _ places: [[RoadSnap]], _ count: Int, _ metric: RoadMetric, _ search: inout RoadSearch
    ) -> [Route] {
        let departures = departures(from: places[0])
        if let path = places[0].first?.areaPath, path.area == places[1].first?.areaPath?.area {
            return []
        }
        if departures.contains(where: { here in places[1].contains { $0.isAt(here.snap) } }) {
            return []
        }
        let targets = targets(at: places[1])
        let sources = SearchSources(departures, targets, graph, metric)
        let ends = SearchTargets(targets, self, metric)
        guard
            let candidates = search.candidates(from: sources.ends, to: ends.ends, metric: metric)
        else { return [] }
        var choice = AlternativeChoice(graph, metric)
        var chosen: [RoadSearch.Path] = []
        var seen: Set<Int32> = []
        var looked = 0
        for candidate in candidates where seen.insert(candidate.cost).inserted {
            guard chosen.count <= count, looked < Self.mostCandidates else { break }
            looked += 1
            let path = candidate.path
            guard let first = chosen.first else {
                chosen.append(path)
                choice.add(path)
                continue
            }
            let whole = Double(max(first.cost, 1))
            guard Double(path.cost) <= whole * (1 + Self.stretch) else { break }
            guard choice.share(of: path) <= whole * Self.sharing, choice.isSimple(path),
                isLocallyOptimal(path, at: candidate.state, whole, metric, &search)
            else { continue }
            chosen.append(path)
            choice.add(path)
        }
        return chosen.compactMap { path in
            guard let last = path.states.last, let target = ends.cheapest(at: last),
                let source = sources.cheapest(at: path.states[0])
            else { return nil }
            let states = source.before.map { [$0] + path.states } ?? path.states
            let leg = graph.leg(
                states, from: departures[source.departure].snap, to: targets[target].snap, metric)
            return Route(legs: [leg], cost: sources.base + Int(path.cost))
        }
    }

    /// Whether the part of a path around one of its states is a best way.
    private func isLocallyOptimal(
        _ path: RoadSearch.Path, at state: UInt32, _ whole: Double, _ metric: RoadMetric,
        _ search: inout RoadSearch
    ) -> Bool {
        guard let middle = path.states.firstIndex(of: state) else { return false }
        let reach = Int32(whole * Self.locality)
        var first = middle
        var before: Int32 = 0
        while first > 0, before < reach {
            first -= 1
            before += graph.step(path.states[first], path.states[first + 1], metric)
        }
        var last = middle
        var after: Int32 = 0
        while last + 1 < path.states.count, after < reach {
            after += graph.step(path.states[last], path.states[last + 1], metric)
            last += 1
        }
        guard first < last else { return true }
        let shortcut = search.path(
            from: [.init(state: path.states[first], cost: 0)],
            to: [.init(state: path.states[last], cost: 0)], metric: metric)
        return shortcut.map { $0.cost >= before + after } ?? false
    }
}

extension RoadSearch {
    /// A candidate: a path over a state that both upward searches have passed.
    struct Candidate {
        let state: UInt32
        let cost: Int32
        let path: Path
    }

    /// All candidates over common ancestors that cost at most a quarter more than the best, best first.
    ///
    /// Paths are unpacked as they are asked for.
    mutating func candidates(
        from sources: [End], to targets: [End], metric: RoadMetric
    ) -> CandidateList? {
        let shift = forward.begin(sources) &+ backward.begin(targets)
        defer {
            forward.clear()
            backward.clear()
        }
        guard let best = meet(metric, keepsDetours: true) else { return nil }
        let limit = best.cost &+ best.cost / 4
        var found: [(cost: Int32, state: UInt32)] = []
        for state in forward.visited {
            let one = forward.labels[Int(state)].cost
            let other = backward.labels[Int(state)].cost
            guard one < Hierarchy.unreachable, other < Hierarchy.unreachable, one &+ other <= limit
            else { continue }
            found.append((one &+ other, state))
        }
        found.sort { $0 < $1 }
        // Equal sums are, but for rare chances, states of the same way: one of them is enough. The labels
        // are needed to unpack, and the searches that test a way overwrite them: so now.
        var list: CandidateList = []
        for item in found where list.last?.cost != item.cost &- shift {
            guard list.count < 60 else { break }
            let states = states(through: item.state, metric)
            list.append(
                Candidate(
                    state: item.state, cost: item.cost &- shift,
                    path: Path(cost: item.cost &- shift, states: states)))
        }
        return list
    }

    /// The candidates, best first.
    typealias CandidateList = [Candidate]
}

/// The routes chosen so far, to compare candidates with.
private struct AlternativeChoice {
    let graph: RoadGraph
    let metric: RoadMetric
    private var chosen: [Set<UInt32>] = []

    init(_ graph: RoadGraph, _ metric: RoadMetric) {
        self.graph = graph
        self.metric = metric
    }

    mutating func add(_ path: RoadSearch.Path) {
        chosen.append(Set(path.states.map { graph.stateArcs[Int($0)] / 2 }))
    }

    /// The greatest cost that a candidate shares with one of the chosen routes.
    func share(of path: RoadSearch.Path) -> Double {
        var greatest = 0.0
        for one in chosen {
            var sum = 0.0
            for state in path.states where one.contains(graph.stateArcs[Int(state)] / 2) {
                sum += Double(metric.stateWeights[Int(state)])
            }
            greatest = max(greatest, sum)
        }
        return greatest
    }

    /// Whether a path passes no segment twice.
    func isSimple(_ path: RoadSearch.Path) -> Bool {
        Set(path.states.map { graph.stateArcs[Int($0)] / 2 }).count == path.states.count
    }
}

extension RoadGraph {
    /// What traveling a state and turning into the next one costs.
    func step(_ state: UInt32, _ next: UInt32, _ metric: RoadMetric) -> Int32 {
        let turn = turn(from: state, to: next).map { metric.turnWeights[$0] } ?? 0
        return metric.stateWeights[Int(state)] &+ turn
    }
}
