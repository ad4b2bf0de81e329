import Bytes
import CoreLocation
import Roads
import Testing

/// Roads and turns that are closed at certain times.
@Suite struct ConditionTests {
    /// The names of the ways of a route at a moment.
    private func names(
        _ town: DrawnNetwork, _ from: (Double, Double), _ to: (Double, Double), at moment: String?
    ) async throws -> [String] {
        let router = Router(try RoadsTests.graph(of: try await town.tables(.automobile)))
        // Rows and columns of the drawing: a row is 100 m, a column 50 m.
        func place(_ spot: (Double, Double)) -> RouteWaypoint {
            RouteWaypoint(
                CLLocationCoordinate2D(
                    latitude: -spot.0 * 100 / 111_226.3, longitude: spot.1 * 50 / 111_226.3))
        }
        let time = moment.flatMap { LocalTime(iso8601: $0) }
        let route = try router.routes(RouteRequest([place(from), place(to)], time: time))[0]
        var names: [String] = []
        for arc in route.legs.flatMap(\.arcs) {
            let way = Int(router.graph.segmentWays[Int(arc / 2)])
            let name = router.graph.string(router.graph.wayNames[way])
            if names.last != name { names.append(name) }
        }
        return names
    }

    private func block(_ tags: [String: String]) -> DrawnNetwork {
        DrawnNetwork(
            """
            a   b   c   d
                e   f
            """,
            [
                ("ab", [:]), ("bc", tags), ("cd", [:]), ("be", [:]), ("ef", [:]), ("fc", [:]),
            ])
    }

    @Test(
        arguments: [
            ("motor_vehicle:conditional", "no @ (Mo-Fr 07:00-09:00)"),
            ("access:conditional", "no @ (07:00-09:00); yes @ (Sa-Su)"),
            ("access:forward:conditional", "agricultural @ (Mo-Fr 06:00-10:00)"),
        ])
    func roadsCloseAtTimes(key: String, value: String) async throws {
        let town = block([key: value])
        let through = ["ab", "bc", "cd"]
        let round = ["ab", "be", "ef", "fc", "cd"]
        let (from, to) = ((0.0, 1.0), (0.0, 11.0))
        #expect(try await names(town, from, to, at: nil) == through)
        #expect(try await names(town, from, to, at: "2026-11-16T08:00") == round)
        #expect(try await names(town, from, to, at: "2026-11-16T11:00") == through)
        #expect(try await names(town, from, to, at: "2026-11-21T08:00") == through)
    }

    @Test func onewayStreetsTurnAtTimes() async throws {
        let town = block(["oneway:conditional": "yes @ (Mo-Fr 07:00-09:00)"])
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T08:00") == ["ab", "bc", "cd"])
        #expect(
            try await names(town, (0, 11), (0, 1), at: "2026-11-16T08:00")
                == ["cd", "fc", "ef", "be", "ab"])
        #expect(try await names(town, (0, 11), (0, 1), at: nil) == ["cd", "bc", "ab"])
    }

    @Test(arguments: [("no_straight_on", "bc"), ("only_right_turn", "be")])
    func turnsCloseAtTimes(value: String, to: String) async throws {
        var town = block([:])
        town.restrict(
            "\(value) @ (Mo-Fr 07:00-09:00)", from: "ab", via: "b", to: to,
            key: "restriction:conditional")
        #expect(try await names(town, (0, 1), (0, 11), at: nil) == ["ab", "bc", "cd"])
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T08:00")
                == ["ab", "be", "ef", "fc", "cd"])
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T12:00") == ["ab", "bc", "cd"])
    }
}
