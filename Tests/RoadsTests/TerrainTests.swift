import Bytes
import Elevation
import Foundation
import Geodesy
import RoadNetwork
import Roads
import TestSupport
import Testing

/// Heights of the ground, and what slopes do to times.
@Suite struct TerrainTests {
    /// A tile whose height rises by `rise` meters from west to east, with a hole in its north-western corner.
    ///
    /// - Parameter heights: The height in a row and a column, in place of the slope.
    static func tile(
        _ folder: Folder, named name: String, rise: Double, heights: ((Int, Int) -> Int16)? = nil
    ) throws -> String {
        let bytes = HeightTile.bytes { row, column in
            let isHole = row < 10 && column < 10
            return heights?(row, column)
                ?? (isHole ? Int16.min : Int16(Double(column) / 1200 * rise))
        }
        let path = "\(folder.path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// A kilometer on the ground is 1/111.2 of a degree: 1,112 m of rise in a degree are a slope of 1 %.
    @Test(
        arguments: [
            // Tobler: 5 km/h × e^(−3.5 · slope) upwards, a little faster on a gentle slope down.
            (BuiltInMode.walking, 0.0, 5.0, 5.0), (.walking, 0.1, 3.52, 5.0),
            (.cycling, 0.0, 15.0, 15.0),
        ])
    func slopesChangeTheSpeed(mode: BuiltInMode, slope: Double, up: Double, down: Double)
        async throws
    {
        let folder = try Folder()
        let terrain = try Terrain(
            paths: [try Self.tile(folder, named: "S01E000.hgt", rise: slope * 111_226)])
        let town = DrawnNetwork(
            String(repeating: "\n", count: 12) + "a                   b", [("ab", [:])])
        let graph = try graph(of: try await town.tables(mode, terrain: terrain))
        let forth = try #require(town.route("a", "b", in: graph)).seconds
        let back = try #require(town.route("b", "a", in: graph)).seconds
        #expect(abs(3600 / forth - up) < 0.1)
        #expect(abs(3600 / back - down) < 0.1)
    }

    @Test func cyclistsAreSlowUpAndFastDown() async throws {
        let town = DrawnNetwork("a                   b", [("ab", ["incline": "6%"])])
        let graph = try graph(of: try await town.tables(.cycling))
        let forth = try #require(town.route("a", "b", in: graph)).seconds
        let back = try #require(town.route("b", "a", in: graph)).seconds
        #expect(6...9 ~= 3600 / forth)
        #expect(18...21.5 ~= 3600 / back)
        // Cars have engines.
        let cars = try RoadsTests.graph(of: try await town.tables(.automobile))
        #expect(town.route("a", "b", in: cars)?.seconds == town.route("b", "a", in: cars)?.seconds)
    }

    @Test func bridgesRiseEvenly() async throws {
        let folder = try Folder()
        let terrain = try Terrain(
            paths: [try Self.tile(folder, named: "S01E000.hgt", rise: 0)])
        let town = DrawnNetwork(
            String(repeating: "\n", count: 12) + "a     b", [("ab", ["bridge": "yes"])])
        let graph = try graph(of: try await town.tables(.walking, terrain: terrain))
        let forth = try #require(town.route("a", "b", in: graph)).seconds
        #expect(abs(300 * 3.6 / 5 - forth) < 1)
    }

    /// What a route climbs is told from the ground; a bridge over the valley between two hills is level.
    @Test(
        arguments: [([:], 160.0), (["bridge": "yes"], 0), (["tunnel": "yes"], 0)]
            as [([String: String], Double)])
    func routesTellWhatTheyClimb(tags: [String: String], climbed: Double) async throws {
        let folder = try Folder()
        let path = try Self.tile(folder, named: "S01E000.hgt", rise: 0) { _, column in
            // 100 m, and a valley of 20 m between 333 m and 667 m east of the degree's edge.
            (4...8).contains(column) ? 20 : 100
        }
        let terrain = try Terrain(paths: [path])
        let town = DrawnNetwork(
            String(repeating: "\n", count: 12) + "a                   b", [("ab", tags)])
        let graph = try graph(of: try await town.tables(.walking))
        let windows = terrain.windows(
            in: PackedBox(south: -9_999_999, west: 1, north: -1, east: 9_999_999))
        let heights = try Heights(MappedFile(of: try #require(Heights.encoded(windows))))
        let router = Router(graph, heights: heights)
        let route = try #require(try router.routes(RouteRequest(town.waypoints("ab"))).first)
        let profile = try #require(router.elevation(of: route))
        #expect(abs(profile.ascent + profile.descent - climbed) < 1, "\(profile)")
        #expect(profile.samples.first?.height == 100)
        #expect(abs((profile.samples.last?.meters ?? 0) - route.meters) < 0.01)
        #expect(Router(graph).elevation(of: route) == nil)
    }
}
