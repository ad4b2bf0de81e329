import Bytes
import Roads
import Testing

/// Walkers cross squares; others go round.
@Suite struct SquareTests {
    private static let pedestrian = ["highway": "pedestrian", "area": "yes", "name": "Plaza"]

    /// The names of the ways between two nodes, and how far it is.
    private func walk(
        _ town: DrawnNetwork, _ from: Character, _ to: Character, mode: BuiltInMode = .walking
    ) async throws -> (names: [String], meters: Double) {
        let router = Router(try graph(of: try await town.tables(mode)))
        let places = try town.waypoints([from, to])
        let route = try router.routes(RouteRequest(places))[0]
        var names: [String] = []
        for arc in route.legs.flatMap(\.arcs) {
            let way = Int(router.graph.segmentWays[Int(arc / 2)])
            let name = router.graph.string(router.graph.wayNames[way])
            if names.last != name { names.append(name) }
        }
        return (names, route.legs.reduce(0) { $0 + $1.meters })
    }

    private static let roads: [(String, [String: String])] = ["ea", "bf", "hd", "cg"].map {
        ($0, ["highway": "footway"])
    }

    private static func diagonal(_ width: Double, _ height: Double) -> Double {
        (width * width + height * height).squareRoot()
    }

    @Test func aSquareIsCrossedFromCornerToCorner() async throws {
        let map = """
            e a     b f

            h d     c g
            """
        let town = DrawnNetwork(map, Self.roads + [("abcda", Self.pedestrian)])
        let way = try await walk(town, "e", "g")
        #expect(way.names == ["ea", "Plaza", "cg"])
        // 100 m to the square, its diagonal, 100 m from it.
        let expected = 200 + Self.diagonal(300, 200)
        #expect(abs(way.meters - expected) < 2)
        // A line round a square that is no area is walked along.
        let ring = DrawnNetwork(
            map, Self.roads + [("abcda", ["highway": "pedestrian", "name": "Plaza"])])
        let round = try await walk(ring, "e", "g")
        #expect(round.meters > way.meters + 80)  // 700 m
    }

    @Test func holesAreWalkedRound() async throws {
        var town = DrawnNetwork(
            """
            e a               b f
                  u       v

                  x       w
            h d               c g
            """,
            Self.roads + [("abcda", ["highway": ""]), ("uvwxu", ["highway": ""])])
        town.bound(
            outer: "abcda", inner: "uvwxu", tags: ["highway": "pedestrian", "name": "Plaza"])
        let way = try await walk(town, "e", "g")
        #expect(way.names == ["ea", "Plaza", "cg"])
        // 100 m to the square and 100 m from it; inside by way of the hole's corner v.
        let expected = 200 + Self.diagonal(600, 100) + Self.diagonal(200, 300)
        #expect(abs(way.meters - expected) < 3)
    }

    @Test func whatOneCannotWalkOnIsNotCrossed() async throws {
        let map = """
            e a     b f

            h d     c g
            """
        // Cars have roads only, and the middle of a car park is full of cars.
        let parking = DrawnNetwork(
            map, Self.roads + [("abcda", ["highway": "", "amenity": "parking", "name": "Cars"])])
        #expect(try await walk(parking, "e", "g").meters > 690)
        let building = DrawnNetwork(
            map, Self.roads + [("abcda", Self.pedestrian.merging(["building": "yes"]) { $1 })])
        #expect(try await walk(building, "e", "g").meters > 690)
    }

    /// A comb: many entrances, and corners between them that hide one from the other.
    @Test func linesStayInsideAndAreBounded() async throws {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        var ways: [(String, [String: String])] = [(letters + "a", Self.pedestrian)]
        for letter in letters.dropFirst() { ways.append(("\(letter)a", ["highway": "footway"])) }
        let town = DrawnNetwork(
            """
            a b c d e f g h i j k l m

            z y x w v u t s r q p o n
            """, ways)
        let tables = try await town.tables(.walking)
        let across = tables.segmentWays.filter {
            RoadFlags(rawValue: tables.wayFlags[Int($0)]).contains(.acrossArea)
        }
        // 26 entrances have 325 pairs; a network a tenth longer has few lines.
        #expect(across.count > 20 && across.count < 150)
    }
}
