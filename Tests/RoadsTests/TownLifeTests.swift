import Bytes
import Elevation
import Foundation
import MapGeometry
import RoadNetwork
import Roads
import TestSupport
import Testing

/// Zones, squares, halls, elevators, slopes and bus lanes on drawn networks.
@Suite struct TownLifeTests {
    // MARK: Low emission zones

    @Test func zonesAreDrivenRoundIfAsked() async throws {
        let town = DrawnNetwork(
            """
               p   q
            a    b    d
               r   s

                 c
            """,
            [
                ("ab", [:]), ("bd", [:]), ("ac", [:]), ("cd", [:]),
                ("pqsrp", ["highway": "", "boundary": "low_emission_zone"]),
            ])
        let router = Router(try graph(of: try await town.tables(.automobile)))
        #expect(try names("ad", town, router) == ["ab", "bd"])
        #expect(try names("ad", town, router, avoiding: .lowEmissionZones) == ["ac", "cd"])
        // Who lives there comes home all the same.
        #expect(try names("ab", town, router, avoiding: .lowEmissionZones) == ["ab"])
    }

    // MARK: Tunnels

    @Test(arguments: [
        ("yes", "x", "street"), ("yes", "t", "tunnel"), ("yes", "z", "tunnel"),
        ("building_passage", "x", "tunnel"), ("no", "x", "tunnel"),
    ])
    func placesAreMeantAboveTheGround(tunnel: String, at: Character, expected: String) async throws
    {
        // A line is 10 m: the street is 30 m from x, everything but the tunnel 50 m from z.
        let town = DrawnNetwork(
            """
            a                   t                                       b
                                x                             z

                    c                           d

                                                e                       f
            """,
            [
                ("atb", ["name": "tunnel", "tunnel": tunnel, "highway": "service"]),
                ("cd", ["name": "street"]), ("de", [:]), ("ef", [:]), ("fb", [:]), ("ac", [:]),
            ], lineMeters: 10)
        let router = Router(try graph(of: try await town.tables(.walking)))
        func waypoint(bearing: RouteWaypoint.Bearing? = nil) throws -> RouteWaypoint {
            let place = try #require(town.position(of: at))
            var waypoint = RouteWaypoint(
                CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
            waypoint.bearing = bearing
            return waypoint
        }
        func name(_ waypoint: RouteWaypoint) throws -> String {
            let snap = try #require(try router.snap([waypoint, waypoint])[0].first)
            let way = Int(router.graph.segmentWays[Int(snap.segment)])
            return router.graph.string(router.graph.wayNames[way])
        }
        #expect(try name(try waypoint()) == expected)
        // Whoever tells a direction is there.
        let east = RouteWaypoint.Bearing(degrees: 90, toleranceDegrees: 20)
        #expect(try name(try waypoint(bearing: east)) == "tunnel")
    }

    // MARK: Squares by bicycle

    @Test func bicyclesArePushedAlongSquares() async throws {
        let town = DrawnNetwork(
            """
            e a     b f

            h d     c g
            """,
            ["ea", "bf", "hd", "cg"].map { ($0, ["highway": "residential"]) } + [
                ("abcda", ["highway": "pedestrian", "area": "yes", "name": "Plaza"])
            ])
        let router = Router(try graph(of: try await town.tables(.cycling)))
        let leg = try self.leg("ef", town, router)
        let steps = router.steps(for: leg)
        #expect(steps.map(\.mode) == [.cycling, .pushing, .cycling, .cycling])
        #expect(steps[1].maneuver.name == "Plaza")
        // 300 m of pushing at 4 km/h.
        #expect(abs(Double(steps[1].hundredths) / 100 - 270) < 8)
        let across = try self.leg("eg", town, router)
        #expect(across.meters > 690)  // Along the edge: 200 + 300 + 200 m.
    }

    // MARK: Indoors

    @Test func corridorsAndHallsAreForWalkers() async throws {
        let corridor = DrawnNetwork(
            "a   b   c   d",
            [
                ("ab", ["highway": "footway"]),
                ("bc", ["highway": "corridor", "indoor": "yes", "level": "1"]),
                ("cd", ["highway": "footway"]),
            ])
        let inside = Router(try graph(of: try await corridor.tables(.walking)))
        #expect(try names("ad", corridor, inside) == ["ab", "bc", "cd"])
        let bicycles = try RoadsTests.graph(of: try await corridor.tables(.cycling))
        #expect(corridor.route("a", "d", in: bicycles) == nil)
        for (kind, isCrossed) in [("area", true), ("corridor", true), ("room", false)] {
            let hall = DrawnNetwork(
                """
                e a     b

                  d     c g
                """,
                [
                    ("ea", ["highway": "footway"]), ("cg", ["highway": "footway"]),
                    ("abcda", ["highway": "", "indoor": kind, "level": "0", "name": "Hall"]),
                ])
            let router = Router(try graph(of: try await hall.tables(.walking)))
            if isCrossed {
                let way = try leg("eg", hall, router)
                // 100 m, the diagonal of the hall, 100 m.
                #expect(abs(way.meters - 200 - (300.0 * 300 + 200 * 200).squareRoot()) < 3)
            } else {
                #expect(throws: RoutingError.self) { try leg("eg", hall, router) }
            }
        }
    }

    // MARK: Elevators

    @Test func liftsSpareTheStairs() async throws {
        let house = DrawnNetwork(
            """
              s - t
              |   |
            a-b   c-d
              |   |
              l - m
            """,
            [
                ("ab", ["highway": "footway"]), ("cd", ["highway": "footway"]),
                ("bs", ["highway": "footway"]), ("st", ["highway": "steps"]),
                ("tc", ["highway": "footway"]), ("bl", ["highway": "footway"]),
                ("lm", ["highway": "elevator", "level": "0;1"]), ("mc", ["highway": "footway"]),
            ], lineMeters: 20)
        let walker = Router(try graph(of: try await house.tables(.walking)))
        let steps = walker.steps(for: try leg("ad", house, walker))
        #expect(steps.contains { $0.maneuver.way != .road })
        let wheels = Router(
            try graph(of: try await house.tables(profile: BuiltInMode.wheelchair)))
        #expect(try names("ad", house, wheels) == ["ab", "bl", "lm", "mc", "cd"])
        let ride = wheels.steps(for: try leg("ad", house, wheels))
        #expect(ride.contains { $0.maneuver.way == .elevator })
        #expect(!ride.contains { $0.maneuver.way == .steps })
    }

    // MARK: Slopes on wheels

    /// Heights of the ground slow wheelchairs down; only a tagged incline closes a way to them.
    @Test(arguments: [(0.0, 4.0, 4.0), (0.04, 3.48, 4.0), (0.1, 2.82, 4.0)])
    func wheelchairsFeelTheGround(slope: Double, up: Double, down: Double) async throws {
        let folder = try Folder()
        let town = DrawnNetwork(
            String(repeating: "\n", count: 12) + "a                   b", [("ab", [:])])
        let terrain = try Terrain(
            paths: [try TerrainTests.tile(folder, named: "S01E000.hgt", rise: slope * 111_226)])
        let graph = try graph(
            of: try await town.tables(profile: BuiltInMode.wheelchair, terrain: terrain))
        let forth = try #require(town.route("a", "b", in: graph)).seconds
        let back = try #require(town.route("b", "a", in: graph)).seconds
        #expect(abs(3600 / forth - up) < 0.1)
        #expect(3600 / back > up - 0.1 && 3600 / back <= down * 1.2)
    }

    // MARK: Buses

    @Test(arguments: [
        ["access": "no", "bus": "yes"], ["access": "no", "psv": "yes"],
        ["motor_vehicle": "no", "bus": "designated"], ["access": "psv"], ["highway": "busway"],
        ["oneway": "-1", "oneway:bus": "no"], ["oneway": "-1", "oneway:psv": "no"],
    ])
    func carsLeaveBusesAlone(tags: [String: String]) async throws {
        let town = DrawnNetwork(
            """
            a   b   d

                c
            """, [("ab", [:]), ("bd", tags), ("bc", [:]), ("cd", [:])])
        let router = Router(try graph(of: try await town.tables(.automobile)))
        #expect(try names("ad", town, router) == ["ab", "bc", "cd"])
    }

    // MARK: Asking

    private func leg(
        _ ends: String, _ town: DrawnNetwork, _ router: Router, avoiding: RoadAvoidance = []
    ) throws -> RouteLeg {
        let places = try town.waypoints(ends)
        return try router.routes(RouteRequest(places, avoiding: avoiding))[0].legs[0]
    }

    private func names(
        _ ends: String, _ town: DrawnNetwork, _ router: Router, avoiding: RoadAvoidance = []
    ) throws -> [String] {
        var names: [String] = []
        for arc in try leg(ends, town, router, avoiding: avoiding).arcs {
            let way = Int(router.graph.segmentWays[Int(arc / 2)])
            let name = router.graph.string(router.graph.wayNames[way])
            if names.last != name { names.append(name) }
        }
        return names
    }
}
