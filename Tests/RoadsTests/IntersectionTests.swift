import Roads
import TestSupport
import Testing

/// Where roads meet on the steps of routes through drawn networks.
struct IntersectionTests {
    private static let street = DrawnNetwork(
        """
            n   m
            |   |
        a - b - c - d
                |
                s
        """,
        [
            ("abcd", ["name": "Long Street", "turn:lanes:forward": "left|through"]),
            ("nb", ["oneway": "yes"]), ("mc", [:]), ("cs", [:]),
        ], lineMeters: 60)

    @Test func silentJunctionsAreTold() async throws {
        let steps = try await steps(Self.street, "ad")
        #expect(steps.map(\.maneuver.kind) == [.depart, .arrive])
        let passed = steps[0].intersections
        #expect(passed.map(\.bearings) == [[90], [0, 90, 270], [0, 90, 180, 270]])
        #expect(passed.map(\.entry) == [[true], [false, true, false], [true, true, true, false]])
        #expect(passed.map(\.incoming) == [nil, 2, 3])
        #expect(passed.map(\.outgoing) == [0, 1, 1])
        let end = steps[1].intersections
        #expect(end.map(\.bearings) == [[270]])
        #expect(end.map(\.incoming) == [0])
        #expect(end.map(\.outgoing) == [nil])
    }

    /// Of two ways drawn upon each other people see one.
    @Test func doubledWaysAreOneArm() async throws {
        let street = DrawnNetwork(
            """
                s
                |
            a - b - c
            """,
            [
                ("ab", ["name": "Road"]), ("bc", ["name": "Road"]), ("cb", ["name": "Way"]),
                ("bs", ["name": "Side"]),
            ], lineMeters: 60)
        let steps = try await steps(street, "ac")
        #expect(steps.map(\.maneuver.kind) == [.depart, .arrive])
        #expect(steps[0].intersections.map(\.bearings) == [[90], [0, 90, 270]])
    }

    /// The same where one of them is one-way, whichever comes first.
    @Test(arguments: [[0, 1], [1, 0]])
    func doubledOnewaysAreOneArm(_ order: [Int]) async throws {
        let twins = [("bc", ["name": "Road", "oneway": "yes"]), ("bcd", ["name": "Road"])]
        let street = DrawnNetwork(
            """
                s   t
                |   |
            a - b - c - d
            """,
            [("ab", ["name": "Road"]), ("bs", ["name": "Side"]), ("ct", ["name": "Lane"])]
                + order.map { twins[$0] }, lineMeters: 60)
        let steps = try await steps(street, "ad")
        #expect(
            steps[0].intersections.map(\.bearings) == [[90], [0, 90, 270], [0, 90, 270]])
    }

    @Test func everyJunctionIsToldOnce() async throws {
        let steps = try await steps(Self.street, "as")
        let places = steps.flatMap(\.intersections).map(\.longitude)
        #expect(places == places.sorted())
        #expect(places.count == 4)
        for step in steps {
            let first = step.intersections[0]
            #expect(step.maneuver.bearingAfter == first.outgoing.map { first.bearings[$0] } ?? 0)
        }
    }

    @Test func classesChangeWhereNothingElseDoes() async throws {
        let tunnel = DrawnNetwork(
            "a - b - c - d",
            [
                ("ab", ["name": "Road"]), ("bc", ["name": "Road", "tunnel": "yes", "toll": "yes"]),
                ("cd", ["name": "Road"]),
            ])
        let steps = try await steps(tunnel, "ad")
        #expect(steps.count == 2)
        #expect(steps[0].intersections.map(\.classes) == [[], ["toll", "tunnel"], []])
        #expect(steps[1].intersections.map(\.classes) == [[]])
    }

    @Test func lanesPaintedEarlierCount() async throws {
        let road = DrawnNetwork(
            """
            a   b c   d

                  e
            """,
            [
                ("ab", ["name": "Road", "turn:lanes:forward": "|right"]), ("bc", ["name": "Road"]),
                ("cd", ["name": "Road"]), ("ce", ["name": "Turn"]),
            ], lineMeters: 20)
        let turn = try await steps(road, "ae")[1]
        #expect(turn.maneuver.lanes.map(\.isValid) == [false, true])
        #expect(turn.intersections[0].lanes == turn.maneuver.lanes)
        let passed = try await steps(road, "ad")[0].intersections
        #expect(passed.last?.lanes.map(\.isValid) == [true, false])
    }

    /// Lanes are told at the junction behind them, and at one where its road changes its name within 30 m of that: not
    /// farther on, be the road between in one piece or in two.
    @Test func lanesPaintedFarBackDoNotCount() async throws {
        func lanes(_ map: String, _ pieces: [String]) async throws -> [Bool] {
            let road = DrawnNetwork(
                map,
                pieces.map { ($0, ["name": "Road"]) } + [
                    ("ab", ["name": "Old Road", "turn:lanes:forward": "through|right"]),
                    ("de", ["name": "Road"]), ("dg", ["name": "Turn"]),
                ], lineMeters: 12)
            return try await steps(road, "ag").last { $0.maneuver.name == "Turn" && $0.meters > 0 }?
                .maneuver.lanes.map(\.isValid) ?? []
        }
        let near = """
            a     b c d     e


                      g
            """
        let far = """
            a     b     c d     e


                          g
            """
        for pieces in [["bcd"], ["bc", "cd"]] {
            #expect(try await lanes(near, pieces) == [false, true])
            #expect(try await lanes(far, pieces) == [])
        }
    }

    /// Where one may turn round and another road leads back the same way, both are told.
    @Test func aRoadThatLeadsBackStandsBesideTheOneItComesFrom() async throws {
        let street = DrawnNetwork(
            "a - b - x - c",
            [
                ("ax", ["name": "Road"]), ("xb", ["name": "Ramp", "oneway": "yes"]),
                ("xc", ["name": "Way", "oneway": "yes"]),
            ])
        let passed = try await steps(street, "ac").flatMap(\.intersections)
        #expect(passed.map(\.bearings) == [[90], [90, 270, 270], [270]])
        #expect(passed[1].entry == [true, true, true])
    }

    private func route(
        _ network: DrawnNetwork, _ ends: String
    ) async throws -> (router: Router, route: Route) {
        let router = Router(try graph(of: try await network.tables(.automobile)))
        let places = try network.waypoints(ends)
        return (router, try router.routes(RouteRequest(places))[0])
    }

    private func steps(_ network: DrawnNetwork, _ ends: String) async throws -> [RouteStep] {
        let (router, route) = try await route(network, ends)
        return router.steps(for: route.legs[0])
    }
}
