import Bytes
import MapGeometry
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

    @Test(
        arguments: [
            // What is closed otherwise opens at times.
            ["access": "no", "access:conditional": "yes @ (20:00-06:00)"],
            ["motor_vehicle": "no", "motor_vehicle:conditional": "destination @ (20:00-06:00)"],
            ["opening_hours": "20:00-06:00"],
            ["motor_vehicle:conditional": "no @ (06:00-20:00)"],
        ])
    func roadsOpenAtTimes(tags: [String: String]) async throws {
        let town = block(tags)
        let round = ["ab", "be", "ef", "fc", "cd"]
        let through = ["ab", "bc", "cd"]
        let isShutUsually = tags["access"] != nil || tags["motor_vehicle"] != nil
        #expect(
            try await names(town, (0, 1), (0, 11), at: nil) == (isShutUsually ? round : through))
        #expect(try await names(town, (0, 1), (0, 11), at: "2026-11-16T12:00") == round)
        if tags["motor_vehicle:conditional"]?.hasPrefix("destination") != true {
            #expect(try await names(town, (0, 1), (0, 11), at: "2026-11-16T22:00") == through)
        }
    }

    @Test func onlyWhatClosesIsToldToTravelers() async throws {
        for (key, isTold) in [
            ("motor_vehicle:conditional", true), ("access:forward:conditional", true),
            ("maxspeed:conditional", false), ("parking:lane:both:conditional", false),
        ] {
            let tables = try await block([key: "no @ (Mo-Fr 07:00-09:00)"]).tables(.automobile)
            #expect(RoadFlags(rawValue: tables.wayFlags[1]).contains(.timed) == isTold, "\(key)")
        }
    }

    @Test func aMoreSpecificKeyMattersMore() async throws {
        let town = block(["motorcar": "yes", "access:conditional": "no @ (00:00-24:00)"])
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T12:00") == ["ab", "bc", "cd"])
    }

    @Test(
        arguments: [
            (["barrier": "gate", "opening_hours": "08:00-20:00"], false),
            (["barrier": "gate", "motor_vehicle:conditional": "no @ (20:00-08:00)"], false),
            (["barrier": "bollard", "access:conditional": "yes @ (08:00-20:00)"], true),
            (
                ["barrier": "gate", "access": "no", "access:conditional": "yes @ (08:00-20:00)"],
                true
            ),
        ])
    func gatesCloseAtTimes(tags: [String: String], isShutUsually: Bool) async throws {
        let town = DrawnNetwork(
            """
            a   b m c   d
                e   f
            """,
            [
                ("ab", [:]), ("bmc", [:]), ("cd", [:]), ("be", ["maxspeed": "20"]),
                ("ef", ["maxspeed": "10"]), ("fc", ["maxspeed": "10"]),
            ], nodes: ["m": tags])
        let round = ["ab", "be", "ef", "fc", "cd"]
        let through = ["ab", "bmc", "cd"]
        #expect(
            try await names(town, (0, 1), (0, 11), at: nil) == (isShutUsually ? round : through))
        #expect(try await names(town, (0, 1), (0, 11), at: "2026-11-16T12:00") == through)
        #expect(try await names(town, (0, 1), (0, 11), at: "2026-11-16T22:00") == round)
    }

    @Test func limitsChangeAtTimes() async throws {
        let town = block(["maxspeed": "100", "maxspeed:conditional": "10 @ (22:00-06:00); 5 @ wet"])
        let router = Router(try RoadsTests.graph(of: try await town.tables(.automobile)))
        func seconds(_ moment: String?) throws -> Double {
            let places = [6.0, 7.0].map { column in
                RouteWaypoint(
                    CLLocationCoordinate2D(latitude: 0, longitude: column * 50 / 111_226.3))
            }
            let time = moment.flatMap { LocalTime(iso8601: $0) }
            return Double(try router.estimate(RouteRequest(places, time: time)).hundredths) / 100
        }
        // 50 m at 80 and at 8 km/h.
        #expect(abs(try seconds(nil) - 2.25) < 0.1)
        #expect(abs(try seconds("2026-11-16T12:00") - 2.25) < 0.1)
        #expect(abs(try seconds("2026-11-16T23:00") - 22.5) < 0.1)
        // By day it is the way, at night one goes round.
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T12:00") == ["ab", "bc", "cd"])
        #expect(
            try await names(town, (0, 1), (0, 11), at: "2026-11-16T23:00")
                == ["ab", "be", "ef", "fc", "cd"])
    }

    @Test(arguments: [("no_straight_on", "cd"), ("only_right_turn", "cg")])
    func restrictionsOverWaysHoldAtTimes(value: String, to: String) async throws {
        // Coming from ab over bc one may not go straight on, coming from hb one may.
        var town = DrawnNetwork(
            """
                h
            a   b   c   d
                    g   i
            """,
            [
                ("ab", [:]), ("hb", [:]), ("bc", [:]), ("cd", [:]), ("cg", [:]), ("gi", [:]),
                ("id", [:]),
            ])
        town.restrict(
            "\(value) @ (Mo-Fr 07:00-09:00)", from: "ab", via: "bc", to: to,
            key: "restriction:conditional")
        let straight = ["bc", "cd"]
        let round = ["bc", "cg", "gi", "id", "cd"]
        func way(_ from: (Double, Double), _ moment: String?) async throws -> [String] {
            Array(try await names(town, from, (1, 11), at: moment).dropFirst())
        }
        #expect(try await way((1, 1), nil) == straight)
        #expect(try await way((1, 1), "2026-11-16T08:00") == round)
        #expect(try await way((1, 1), "2026-11-16T10:00") == straight)
        #expect(try await way((0.2, 4), "2026-11-16T08:00") == straight)
    }

    @Test func lowEmissionZonesAreAvoided() async throws {
        for isRelation in [false, true] {
            var town = DrawnNetwork(
                """
                 p       q
                a b     c d
                 r       s
                  e     f
                """,
                [
                    ("ab", [:]), ("bc", [:]), ("cd", [:]), ("be", [:]), ("ef", [:]), ("fc", [:]),
                    (
                        "pqsrp",
                        isRelation
                            ? ["highway": ""] : ["highway": "", "boundary": "low_emission_zone"]
                    ),
                ])
            // The zone has b and c in it, so that all roads but ef touch it.
            if isRelation { town.bound(outer: "pqsrp", tags: ["boundary": "low_emission_zone"]) }
            let tables = try await town.tables(.automobile)
            for (way, id) in tables.wayIDs.enumerated() {
                let flags = RoadFlags(rawValue: tables.wayFlags[way])
                #expect(flags.contains(.lowEmissionZone) == (id != 5), "way \(id)")
            }
        }
    }
}
