import Foundation
import RoadNetwork
import Roads
import Testing

/// Heights of the ground, and what slopes do to times.
@Suite struct TerrainTests {
    /// A tile whose height rises by `rise` meters from west to east, with a hole in its north-western corner.
    static func tile(_ folder: Folder, named name: String, rise: Double) throws -> String {
        var bytes = [UInt8](repeating: 0, count: 1201 * 1201 * 2)
        for row in 0..<1201 {
            for column in 0..<1201 {
                let isHole = row < 10 && column < 10
                let height = isHole ? Int16.min : Int16(Double(column) / 1200 * rise)
                let offset = (row * 1201 + column) * 2
                bytes[offset] = UInt8(truncatingIfNeeded: height >> 8)
                bytes[offset + 1] = UInt8(truncatingIfNeeded: height)
            }
        }
        let path = "\(folder.path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func heightsLieBetweenThoseMeasured() throws {
        let folder = try Folder()
        let terrain = try Terrain(paths: [try Self.tile(folder, named: "S01E000.hgt", rise: 12_000)]
        )
        #expect(terrain.meters(latitude: -5_000_000, longitude: 5_000_000) == 6000)
        let between = try #require(terrain.meters(latitude: -5_000_000, longitude: 5_004_166))
        #expect(abs(between - 6005) < 0.1)
        #expect(terrain.meters(latitude: -1_000, longitude: 1_000) == nil)
        #expect(terrain.meters(latitude: 5_000_000, longitude: 5_000_000) == nil)
        #expect(terrain.meters(latitude: -10_000_000, longitude: 9_999_999) != nil)
    }

    @Test func otherFilesAreTurnedDown() throws {
        let folder = try Folder()
        let short = folder.path + "/N01E001.hgt"
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: short))
        #expect(throws: TerrainError(.wrongSize(3), path: short)) { try Terrain(paths: [short]) }
        for name in ["heights.hgt", "N1E1.hgt", "X01E001.hgt", "N-1E001.hgt", ""] {
            let path = folder.path + "/" + name
            #expect(throws: TerrainError.self) { try Terrain(paths: [path]) }
        }
        #expect(throws: TerrainError.self) {
            try Terrain(paths: [folder.path + "/N47E011.hgt"])
        }
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
}
