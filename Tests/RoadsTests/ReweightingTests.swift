import Bytes
import Foundation
import Roads
import TestSupport
import Testing

/// Other weights at run time: exact, and they do what they are asked to.
@Suite struct ReweightingTests {
    @Test(arguments: BuiltInMode.allCases)
    func reweightedAnswersAreExact(mode: BuiltInMode) async throws {
        var (tables, router) = try await SampleRouters.shared.city(mode)
        let graph = router.graph
        var speeds: [Int64: Double] = [:]
        var random = SplitMix(seed: 41)
        for way in 0..<graph.wayIDs.count where Bool.random(using: &random) {
            speeds[graph.wayIDs[way]] = .random(in: 0.2...2, using: &random)
        }
        let reweighting = RoadReweighting(
            avoiding: [.highways, .ferries], classFactors: [.residential: 3], waySpeeds: speeds)
        let metric = graph.metric(reweighting)
        tables.stateWeights = (0..<graph.stateCount).map { metric.stateWeights[$0] }
        #expect(
            (0..<graph.stateCount).contains { metric.stateWeights[$0] != graph.stateWeights[$0] })
        router = router.reweighted(reweighting)
        let ground = SnappedDijkstra.Ground(tables)
        var exact = 0
        for _ in 0..<20 {
            let source = RouteWaypoint(SampleRouters.place(graph, &random))
            var oracle: (places: [RoadSnap], costs: SnappedDijkstra)?
            for _ in 0..<20 {
                let target = RouteWaypoint(SampleRouters.place(graph, &random))
                let places = try router.snap([source, target])
                if oracle?.places != places[0] {
                    oracle = (places[0], SnappedDijkstra(router, tables, from: places[0], ground))
                }
                let route = try? router.routes(RouteRequest([source, target])).first
                if route?.cost == oracle?.costs.cost(router, to: places[1]) { exact += 1 }
            }
        }
        #expect(exact == 400)
    }

    /// A short way over a motorway with a toll, and a long one around.
    private static let town = DrawnNetwork(
        """
        a b       c d
          e       f
        """,
        [
            ("ab", [:]), ("bc", ["highway": "motorway", "toll": "yes", "oneway": "no"]),
            ("cd", [:]), ("be", [:]), ("ef", [:]), ("fc", [:]),
        ])

    private func names(_ avoiding: RoadAvoidance, from: Character, to: Character) async throws
        -> [String]
    {
        let router = Router(try graph(of: try await Self.town.tables(.automobile)))
        let places = try Self.town.waypoints([from, to])
        let route = try router.routes(RouteRequest(places, avoiding: avoiding))[0]
        return route.legs[0].arcs.map {
            router.graph.string(
                router.graph.wayNames[Int(router.graph.segmentWays[Int($0 / 2)])])
        }
    }

    @Test func whatIsAvoidedIsNotUsed() async throws {
        #expect(try await names([], from: "a", to: "d") == ["ab", "bc", "cd"])
        for avoiding in [RoadAvoidance.tolls, .highways, [.tolls, .highways]] {
            #expect(
                try await names(avoiding, from: "a", to: "d") == ["ab", "be", "ef", "fc", "cd"])
        }
        #expect(try await names(.ferries, from: "a", to: "d") == ["ab", "bc", "cd"])
    }

    @Test func slowRoadsTakeLonger() async throws {
        let router = Router(try graph(of: try await Self.town.tables(.automobile)))
        let graph = router.graph
        let metric = graph.metric(RoadReweighting(waySpeeds: [2: 0.5]))
        for state in 0..<graph.stateCount {
            let way = Int(graph.segmentWays[Int(graph.stateArcs[state] / 2)])
            let factor: Int32 = graph.wayIDs[way] == 2 ? 2 : 1
            #expect(metric.stateDurations[state] == graph.stateDurations[state] * factor)
            #expect(metric.stateWeights[state] == graph.stateWeights[state] * factor)
        }
    }

    /// Speeds replace those of the graph in their direction; 0 closes the road.
    @Test func speedsTakeEffect() async throws {
        let town = DrawnNetwork(
            """
            a b c d
              e f
            """,
            [("ab", [:]), ("bc", [:]), ("cd", [:]), ("be", [:]), ("ef", [:]), ("fc", [:])])
        let tables = try await town.tables(.automobile)
        let graph = try graph(of: tables)
        let metric = graph.metric(
            RoadReweighting(speeds: [
                DirectedWay(id: 2, isForward: true): 6, DirectedWay(id: 2, isForward: false): 0,
            ]))
        for state in 0..<graph.stateCount {
            let arc = graph.stateArcs[state]
            let way = graph.wayIDs[Int(graph.segmentWays[Int(arc / 2)])]
            switch (way, arc % 2) {
            case (2, 0):
                // 100 m at 6 km/h.
                #expect(abs(metric.stateDurations[state] - 6000) < 60)
                #expect(abs(metric.stateWeights[state] - 6000) < 60)
            case (2, _): #expect(metric.stateWeights[state] == Hierarchy.unreachable)
            default:
                #expect(metric.stateWeights[state] == graph.stateWeights[state])
                #expect(metric.stateDurations[state] == graph.stateDurations[state])
            }
        }
    }
}
