import Bytes
import Foundation
import Roads
import TestSupport
import Testing

/// Alternatives are other routes, and no detours.
@Suite struct AlternativeTests {
    @Test(arguments: BuiltInMode.allCases)
    func alternativesDiffer(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        let graph = router.graph
        var random = SplitMix(seed: 51)
        var count = 0
        for _ in 0..<60 {
            let places = (0..<2).map { _ in
                RouteWaypoint(SampleRouters.place(graph, &random))
            }
            guard let best = try? router.routes(RouteRequest(places)).first else { continue }
            let routes = try router.routes(RouteRequest(places, alternativeCount: 2))
            #expect(routes.count <= 3)
            #expect(routes[0].cost == best.cost)
            count += routes.count
            for (index, route) in routes.enumerated() {
                #expect(Double(route.cost) <= Double(best.cost) * 1.25 + 1)
                let segments = route.legs[0].arcs.map { $0 / 2 }
                if index > 0 { #expect(Set(segments).count == segments.count, "no loops") }
                for earlier in routes[..<index] {
                    let other = Set(earlier.legs[0].arcs.map { $0 / 2 })
                    // The whole first and last arc count, though they are traveled in part.
                    var shared = 0
                    for state in route.legs[0].states.dropFirst().dropLast()
                    where other.contains(graph.stateArcs[Int(state)] / 2) {
                        shared += Int(graph.stateWeights[Int(state)])
                    }
                    #expect(Double(shared) <= Double(best.cost) * 0.76 + 100)
                }
            }
        }
        #expect(count > 70)
    }
}
