import MapGeometry
import Roads
import Testing

/// Roads that end where they begin: the way over their own seam is a way like any other.
@Suite struct LoopTests {
    /// A street with a loop of 600 m at its end; the seam is at b.
    private static func lollipop(_ tags: [String: String] = [:]) -> DrawnNetwork {
        DrawnNetwork(
            """
                c d
            a-x b e
                g f
            """, [("axb", [:]), ("bcdefgb", tags)])
    }

    private func router(_ network: DrawnNetwork, _ mode: BuiltInMode) async throws -> Router {
        Router(try graph(of: try await network.tables(mode)))
    }

    /// Meters between two places, each somewhat beside a node.
    private func meters(
        _ router: Router, _ network: DrawnNetwork, _ from: Character, _ to: Character
    ) throws -> Double {
        try router.routes(RouteRequest(try network.waypoints([from, to])))[0].meters
    }

    @Test(arguments: BuiltInMode.allCases)
    func theSeamOfALoopIsPassedBothWays(mode: BuiltInMode) async throws {
        let network = Self.lollipop()
        let router = try await router(network, mode)
        // c and g are 100 m up and down from the seam.
        #expect(abs(try meters(router, network, "g", "c") / 200 - 1) < 0.01)
        #expect(abs(try meters(router, network, "c", "g") / 200 - 1) < 0.01)
    }

    @Test func aOneWayLoopIsGoneRoundOverItsSeam() async throws {
        let network = Self.lollipop(["oneway": "yes"])
        let router = try await router(network, .automobile)
        #expect(abs(try meters(router, network, "g", "c") / 200 - 1) < 0.01)
        #expect(abs(try meters(router, network, "f", "b") / 200 - 1) < 0.01)
        // Back to what lies behind on the same road: all the way round.
        #expect(abs(try meters(router, network, "e", "d") / 500 - 1) < 0.01)
    }

    @Test(arguments: ["", "roundabout"])
    func aRingThatNothingLeadsToHasRoutes(junction: String) async throws {
        let network = DrawnNetwork(
            """
            a b
            d c
            """, [("abcda", ["oneway": "yes", "junction": junction])])
        let router = try await router(network, .automobile)
        let around: [(from: Character, to: Character, meters: Double)] = [
            ("a", "c", 200), ("c", "a", 200), ("d", "b", 200), ("b", "a", 300),
        ]
        for (from, to, meters) in around {
            #expect(
                abs(try self.meters(router, network, from, to) / meters - 1) < 0.01, "\(from)\(to)")
        }
    }

    @Test func aSignalAtTheSeamCostsItsTime() async throws {
        let network = DrawnNetwork(
            """
            a b
            d c
            """, [("abcda", ["oneway": "yes"])], nodes: ["a": ["highway": "traffic_signals"]])
        let router = try await router(network, .automobile)
        let route = try router.routes(RouteRequest(try network.waypoints("db")))[0]
        // 200 m at 65 km/h and a signal's 2 s.
        #expect((1290...1320).contains(route.hundredths))
    }

    @Test func matricesPassTheSeamToo() async throws {
        let network = Self.lollipop(["oneway": "yes"])
        let router = try await router(network, .automobile)
        let places = try network.waypoints("abcdefg")
        let matrix = try router.matrix(from: places, to: places)
        for (row, from) in places.enumerated() {
            for (column, to) in places.enumerated() {
                let route = try router.routes(RouteRequest([from, to]))[0]
                let cell = try #require(matrix[row, column])
                #expect(abs(cell.meters - route.meters) < 1)
                #expect(cell.expectedTravelTime == route.expectedTravelTime)
            }
        }
    }

    /// A loop is no turning: who goes round it is told nothing at the place where it was cut.
    @Test(arguments: BuiltInMode.allCases)
    func nothingIsSaidWithinALoop(mode: BuiltInMode) async throws {
        let network = Self.lollipop(["oneway": "yes", "name": "ring"])
        let told = try await steps(network, "ca", mode: mode)
        #expect(told.filter { $0.maneuver.name == "ring" }.count <= 1)
        #expect(told.count <= 4)
    }
}
