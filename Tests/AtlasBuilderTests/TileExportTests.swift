import Atlas
import AtlasBuilder
import Foundation
import Testing
import Tiles

/// An atlas's tiles as an archive of their own.
@Suite struct TileExportTests {
    private static func atlas() async throws -> BuiltAtlas {
        var map = DrawnExtract()
        map.rectangle(1, x: 0...50, y: 0...50, ["building": "yes"])
        map.rectangle(2, x: 20_000...20_050, y: 0...50, ["building": "yes"])
        return try await BuiltAtlas(map)
    }

    @Test func allTilesAreTheArchiveItself() async throws {
        let atlas = try await Self.atlas()
        let path = atlas.folder.path + "/all.pmtiles"
        let count = try TileExport(atlasPath: atlas.path, outputPath: path).run()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == atlas.archive)
        #expect(count == Int(try PMTilesReader(path: path).header.addressedTileCount))
    }

    @Test func tilesOfARegionAreTheSameBytes() async throws {
        let atlas = try await Self.atlas()
        let path = atlas.folder.path + "/part.pmtiles"
        let region = TileBounds(south: 59.9, west: 24.9, north: 60.1, east: 25.05)
        let count = try TileExport(
            atlasPath: atlas.path, outputPath: path, regions: [region], highestZoom: 14
        ).run()
        let whole = try PMTilesReader(path: atlas.path + "/" + AtlasFile.tiles)
        let part = try PMTilesReader(path: path)
        try part.validate()
        var expected: [TileID] = []
        try whole.forEachTile { tile, _ in
            let box = tile.bounds
            if box.west <= region.east, box.east >= region.west {
                expected.append(tile)
            }
        }
        var found: [TileID] = []
        try part.forEachTile { tile, _ in found.append(tile) }
        #expect(found == expected && count == found.count)
        #expect(found.contains { $0.z == 14 })
        for tile in found { #expect(try part.content(of: tile) == whole.content(of: tile)) }
        #expect(part.header.maximumZoom == 14)
        #expect(part.header.bounds.east <= 25.05)
        #expect(try part.metadataJSON() == whole.metadataJSON())
    }

    /// A region over the 180th meridian is one on each side of it.
    @Test func tilesOfSeveralRegionsAreInOneArchive() async throws {
        var map = DrawnExtract()
        // At 179.99° and -179.99°, and far from both.
        map.rectangle(1, x: 15_499_000...15_499_050, y: 0...50, ["building": "yes"])
        map.rectangle(2, x: -20_499_050 ... -20_499_000, y: 0...50, ["building": "yes"])
        map.rectangle(3, x: 0...50, y: 0...50, ["building": "yes"])
        let atlas = try await BuiltAtlas(map)
        let path = atlas.folder.path + "/sides.pmtiles"
        _ = try TileExport(
            atlasPath: atlas.path, outputPath: path,
            regions: [
                TileBounds(south: 59.9, west: 179.9, north: 60.1, east: 180),
                TileBounds(south: 59.9, west: -180, north: 60.1, east: -179.9),
            ]
        ).run()
        let part = try PMTilesReader(path: path)
        try part.validate()
        var columns: Set<UInt32> = []
        try part.forEachTile { tile, _ in if tile.z == 14 { columns.insert(tile.x) } }
        #expect(columns == [0, 16_383])
        #expect(part.header.bounds.west < -179.9 && part.header.bounds.east > 179.9)
    }

    @Test func noTileAtAllIsAnErrorAndLeavesNothing() async throws {
        // Buildings show at the highest zoom alone.
        let atlas = try await Self.atlas()
        let before = try atlas.folder.contents
        let error = #expect(throws: PMTilesError.self) {
            try TileExport(
                atlasPath: atlas.path, outputPath: atlas.folder.path + "/low.pmtiles",
                highestZoom: 3
            ).run()
        }
        #expect(error?.code == .noTiles)
        #expect(try atlas.folder.contents == before)
    }

    @Test func damagedTilesAreNotCopied() async throws {
        let atlas = try await Self.atlas()
        let tiles = atlas.path + "/" + AtlasFile.tiles
        var bytes = try atlas.archive
        bytes[bytes.count - 1] ^= 1
        try FileManager.default.removeItem(atPath: tiles)
        try bytes.write(to: URL(fileURLWithPath: tiles))
        let path = atlas.folder.path + "/all.pmtiles"
        #expect(throws: AtlasError.self) {
            try TileExport(atlasPath: atlas.path, outputPath: path).run()
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
