import Foundation
import MapGeometry
import Roads
import Testing

/// From a place on a square one walks straight to where one leaves it.
@Suite struct PlacesOnSquaresTests {
    private static let plaza = ["highway": "pedestrian", "area": "yes", "name": "Plaza"]
    private static let roads: [(String, [String: String])] = ["ea", "bf", "hd", "cg"].map {
        ($0, ["highway": "footway", "name": $0])
    }
    private static let open = DrawnNetwork(
        """
        e a     b f
             x
            m n
        h d     c g
        """, roads + [("abcda", plaza)])

    private static var obstructed: DrawnNetwork {
        var town = DrawnNetwork(
            """
            e a           b f
                u       v
               p         q
                z       w
            h d           c g
            """,
            roads + [("abcda", ["highway": ""]), ("uvwzu", ["highway": ""])])
        town.bound(
            outer: "abcda", inner: "uvwzu", tags: ["highway": "pedestrian", "name": "Plaza"])
        return town
    }

    private func meters(_ town: DrawnNetwork, _ line: String) throws -> Double {
        let points = try line.map { try #require(town.position(of: $0)) }
        return zip(points, points.dropFirst()).reduce(0) { sum, pair in
            let north = (pair.1.latitude - pair.0.latitude) * 111_226.3
            let east = (pair.1.longitude - pair.0.longitude) * 111_226.3
            return sum + (north * north + east * east).squareRoot()
        }
    }

    @Test(arguments: [("xf", "xbf"), ("xg", "xcg"), ("ex", "eax"), ("hm", "hdm")])
    func oneLeavesByTheCornerOnTheWay(_ ends: String, _ line: String) async throws {
        let router = Router(try graph(of: try await Self.open.tables(.walking)))
        let route = try router.routes(RouteRequest(try Self.open.waypoints(ends)))[0]
        let expected = try meters(Self.open, line)
        #expect(abs(route.meters - expected) < expected * 0.01)
        // The line begins and ends at the places themselves.
        let at = try ends.map { try #require(Self.open.position(of: $0)) }
        #expect(abs(Double(route.legs[0].latitudes[0]) / 1e7 - at[0].latitude) < 2e-7)
        #expect(
            abs(Double(try #require(route.legs[0].longitudes.last)) / 1e7 - at[1].longitude) < 2e-7)
        // What steps tell adds up, and so does what an estimate tells.
        let steps = router.steps(for: route.legs[0])
        #expect(abs(steps.reduce(0) { $0 + $1.meters } - route.meters) < 0.01)
        #expect(steps.reduce(0) { $0 + $1.hundredths } == route.hundredths)
        let estimate = try router.estimate(RouteRequest(try Self.open.waypoints(ends)))
        #expect(estimate.hundredths == route.hundredths)
        #expect(abs(estimate.meters - route.meters) < 1)
        // 5 km/h.
        #expect(abs(Double(route.hundredths) / 100 - route.meters * 3.6 / 5) < 3)
    }

    @Test(arguments: [
        ("pf", "pubf"), ("pg", "pzcg"), ("eq", "eavq"), ("pq", "puvq"), ("qp", "qvup"),
    ])
    func holesAreWalkedRound(_ ends: String, _ line: String) async throws {
        let town = Self.obstructed
        let router = Router(try graph(of: try await town.tables(.walking)))
        let route = try router.routes(RouteRequest(try town.waypoints(ends)))[0]
        let expected = try meters(town, line)
        #expect(abs(route.meters - expected) < expected * 0.01)
    }

    @Test func aWayOnOneSquareIsStraightAndStopsOnItToo() async throws {
        let router = Router(try graph(of: try await Self.open.tables(.walking)))
        let route = try router.routes(RouteRequest(try Self.open.waypoints("mn")))[0]
        #expect(abs(route.meters - 100) < 1)
        #expect(route.legs[0].latitudes.count == 2)
        #expect(router.steps(for: route.legs[0]).map(\.maneuver.name) == ["Plaza", "Plaza"])
        let still = try router.routes(RouteRequest(try Self.open.waypoints("xx")))[0]
        #expect(still.meters < 0.01 && still.hundredths == 0)
        let around = try router.routes(RouteRequest(try Self.open.waypoints("exg")))[0]
        #expect(around.legs.count == 2)
        let expected = try meters(Self.open, "eaxcg")
        #expect(abs(around.meters - expected) < expected * 0.01)
    }

    @Test func matricesTellWhatRoutesTell() async throws {
        let town = Self.obstructed
        let router = Router(try graph(of: try await town.tables(.walking)))
        let all = try town.waypoints("epqfg")
        let matrix = try router.matrix(from: all, to: all)
        for (row, from) in all.enumerated() {
            for (column, to) in all.enumerated() {
                let route = try router.routes(RouteRequest([from, to]))[0]
                let cell = try #require(matrix[row, column])
                #expect(Int(cell.hundredths) == route.hundredths)
                #expect(abs(Double(cell.decimeters) / 10 - route.meters) < 0.2)
            }
        }
    }

    /// What an isochrone holds is what one walks to straight across the square.
    @Test(arguments: ["x", "m", "n"])
    func areasBeginOnTheSquareItself(_ place: String) async throws {
        let router = Router(try graph(of: try await Self.open.tables(.walking)))
        let start = try Self.open.waypoints(place)[0]
        for end in try Self.open.waypoints("efghabcdx") {
            let estimate = try router.estimate(RouteRequest([start, end]))
            let seconds = Double(estimate.hundredths) / 100
            let areas = try router.isochrones(
                from: start, within: [.seconds(seconds + 30), .seconds(max(0, seconds - 60))])
            #expect(IsochroneTests.holds(areas[0], end.coordinate))
            #expect(!IsochroneTests.holds(areas[1], end.coordinate))
        }
    }

    /// Against every corner in turn.
    @Test func noCornerIsNearerThanTheOneTaken() async throws {
        let router = Router(try graph(of: try await Self.open.tables(.walking)))
        let far = try Self.open.waypoints("efgh")
        var lot = SplitMixedPlaces(seed: 5)
        for _ in 0..<40 {
            // Inside the square's 300 by 300 m, off its edges.
            let x = 110 + lot.next() * 180
            let y = 20 + lot.next() * 260
            let here = RouteWaypoint(
                CLLocationCoordinate2D(
                    latitude: -y / 111_226.3, longitude: x / 111_226.3))
            func away(_ toX: Double, _ toY: Double) -> Double {
                ((x - toX) * (x - toX) + (y - toY) * (y - toY)).squareRoot()
            }
            let corners = [(100.0, 0.0), (400, 0), (400, 300), (100, 300)]
            for (index, target) in far.enumerated() {
                let route = try router.routes(RouteRequest([here, target]))[0]
                let expected = away(corners[index].0, corners[index].1) + 100
                #expect(abs(route.meters - expected) < expected * 0.012 + 1)
            }
        }
    }

    @Test func carsKnowNothingOfIt() async throws {
        let map = Self.open
        let tables = try await map.tables(.automobile)
        #expect(tables.areas.times.isEmpty)
    }
}

/// Numbers from 0 to 1 by lot.
private struct SplitMixedPlaces {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }
}
