import Bytes
import Columns
import MapGeometry
import RoadNetwork
import Roads
import Testing

/// Classes of roads and areas that are not used at all.
struct ExclusionTests {
    /// A short way over a motorway in a tunnel, one through the middle and a long one around.
    private static let town = DrawnNetwork(
        """
        a - b - - - c - d
            |       |
            e - - - f
            |       |
            |       |
            g - - - h
        """,
        [
            ("ab", [:]), ("cd", [:]), ("be", [:]), ("cf", [:]), ("eg", [:]), ("fh", [:]),
            (
                "bc",
                ["highway": "motorway", "tunnel": "yes", "toll": "yes", "oneway": "no"]
            ), ("ef", ["surface": "gravel"]), ("gh", [:]),
        ])

    private func names(_ exclusion: RoadExclusion, _ ends: String = "ad") async throws -> String {
        let router = Router(try graph(of: try await Self.town.tables(.automobile)))
            .excluding(exclusion)
        let request = RouteRequest(try Self.town.waypoints(ends))
        let leg = try router.routes(request)[0].legs[0]
        var names: [String] = []
        for arc in leg.arcs {
            let name = router.graph.string(
                router.graph.wayNames[Int(router.graph.segmentWays[Int(arc / 2)])])
            if names.last != name { names.append(name) }
        }
        return names.joined(separator: ",")
    }

    @Test(
        arguments: [
            ([], "ab,bc,cd"), (.motorways, "ab,be,ef,cf,cd"), (.tunnels, "ab,be,ef,cf,cd"),
            (.tolls, "ab,be,ef,cf,cd"), ([.tolls, .unpaved], "ab,be,eg,gh,fh,cf,cd"),
            (.unpaved, "ab,bc,cd"), ([.bridges, .steps, .ferries, .restricted], "ab,bc,cd"),
        ] as [(RoadAvoidance, String)])
    func classes(_ roads: RoadAvoidance, _ way: String) async throws {
        #expect(try await names(RoadExclusion(roads)) == way)
    }

    /// What is excluded is not used where nothing else leads on, unlike what is avoided.
    @Test func nothingIsTheLastResort() async throws {
        let bridge = DrawnNetwork(
            "a - - b - - c", [("ab", [:]), ("bc", ["toll": "yes"])])
        let router = Router(try graph(of: try await bridge.tables(.automobile)))
        let places = try bridge.waypoints("ac")
        #expect(throws: Never.self) {
            try router.routes(RouteRequest(places, avoiding: .tolls))
        }
        // Places are not on excluded roads either: the end is where the open road is nearest.
        let excluded = try router.excluding(RoadExclusion(.tolls)).routes(RouteRequest(places))
        #expect(excluded[0].legs[0].end.meters > 50)
        #expect(router.excluding(RoadExclusion()).graph.wayIDs.count == 2)
    }

    private func area(_ letters: String, grown meters: Double) throws -> RoadExclusion.Area {
        let places = try letters.map { try #require(Self.town.position(of: $0)) }
        let degrees = meters / 111_195
        let latitudes = places.map(\.latitude).sorted()
        let longitudes = places.map(\.longitude).sorted()
        let (south, north) = (latitudes[0] - degrees, latitudes[latitudes.count - 1] + degrees)
        let (west, east) = (longitudes[0] - degrees, longitudes[longitudes.count - 1] + degrees)
        return RoadExclusion.Area(rings: [
            [(south, west), (south, east), (north, east), (north, west)].map {
                CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
            }
        ])
    }

    @Test func areasAreGoneAround() async throws {
        // Over the middle of bc alone, where no point of the road is inside.
        let (b, c) = (
            try #require(Self.town.position(of: "b")), try #require(Self.town.position(of: "c"))
        )
        let middle = (b.longitude + c.longitude) / 2
        let small = RoadExclusion.Area(rings: [
            [(-1e-4, -1e-4), (-1e-4, 1e-4), (1e-4, 1e-4), (1e-4, -1e-4)].map {
                CLLocationCoordinate2D(
                    latitude: b.latitude + $0.0, longitude: middle + $0.1)
            }
        ])
        #expect(try await names(RoadExclusion(areas: [small])) == "ab,be,ef,cf,cd")
        let both = RoadExclusion(.unpaved, areas: [small])
        #expect(try await names(both) == "ab,be,eg,gh,fh,cf,cd")
        // A hole is no part of an area.
        let whole = try area("bc", grown: 20)
        #expect(whole.cornerCount == 4)
        #expect(try await names(RoadExclusion(areas: [try area("ef", grown: 20)])) == "ab,bc,cd")
        #expect(RoadExclusion.Area(rings: [[]]).cornerCount == 0)
    }

    // MARK: Pieces

    @Test func piecesAddUp() async throws {
        let (router, leg) = try await leg(Self.town, "ah", .automobile)
        let pieces = leg.pieces(in: router.graph)
        #expect(pieces.count == leg.latitudes.count - 1)
        #expect(abs(pieces.reduce(0) { $0 + $1.meters } - leg.meters) < 0.01)
        #expect(pieces.allSatisfy { $0.seconds > 0 && $0.kilometersPerHour > 10 })
        #expect(pieces.map(\.arcIndex) == pieces.map(\.arcIndex).sorted())
        let way = router.graph.way(ofArc: leg.arcs[0])
        #expect((0..<router.graph.wayIDs.count).contains { router.graph.wayIDs[$0] == way.id })
    }
}
