import Elevation
import Foundation
import Geodesy
import TestSupport
import Testing

/// Tiles of heights.
struct TerrainTileTests {
    /// Tiles whose height rises by ten meters a column from west to east, with a hole in their north-western corners.
    static func terrain(_ names: [String]) throws -> Terrain {
        try withFolder { folder in
            let bytes = HeightTile.bytes { row, column in
                row < 10 && column < 10 ? Int16.min : Int16(column * 10)
            }
            let paths = names.map { "\(folder)/\($0)" }
            for path in paths { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
            // The mappings outlive the files.
            return try Terrain(paths: paths)
        }
    }

    /// Gives the path of a folder that is there until the end.
    static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("mapwright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }

    @Test func heightsLieBetweenThoseMeasured() throws {
        let terrain = try Self.terrain(["S01E000.hgt"])
        #expect(terrain.meters(latitude: -5_000_000, longitude: 5_000_000) == 6000)
        let between = try #require(terrain.meters(latitude: -5_000_000, longitude: 5_004_166))
        #expect(abs(between - 6005) < 0.1)
        #expect(terrain.meters(latitude: -1_000, longitude: 1_000) == nil)
        #expect(terrain.meters(latitude: 5_000_000, longitude: 5_000_000) == nil)
        #expect(terrain.meters(latitude: -10_000_000, longitude: 9_999_999) != nil)
    }

    @Test func otherFilesAreTurnedDown() throws {
        try Self.withFolder { folder in
            let short = folder + "/N01E001.hgt"
            try Data([1, 2, 3]).write(to: URL(fileURLWithPath: short))
            #expect(throws: TerrainError(.wrongSize(3), path: short)) {
                try Terrain(paths: [short])
            }
            for name in [
                "heights.hgt", "N1E1.hgt", "X01E001.hgt", "N-1E001.hgt", "", "N47E011.hgt",
            ] {
                let path = folder + "/" + name
                #expect(throws: TerrainError.self) { try Terrain(paths: [path]) }
            }
        }
    }
}
