import Bytes
import ClusterPyramid
import Foundation
import TestSupport
import Testing
import Tiles
import VectorTile

/// Tiles of clusters in cells: what they show, and that they are the same however they are made.
@Suite struct PyramidTests {
    private static let settings = PyramidSettings(
        grid: PyramidGrid(deepestZoom: 9, cellBits: 3), category: "kind", sums: ["price", "stock"])

    private static func features(
        _ archive: [UInt8]
    ) throws -> [TileID: Set<BrutePyramid.Feature>] {
        let reader = try PMTilesReader(try MappedFile(of: archive))
        var ids: [TileID] = []
        try reader.forEachTile { tile, _ in ids.append(tile) }
        var tiles: [TileID: Set<BrutePyramid.Feature>] = [:]
        for id in ids {
            let bytes = try #require(try reader.content(of: id))
            let tile = try VectorTile(bytes.span.rawBytes)
            let layer = try #require(tile.layer(named: "clusters"))
            #expect(tile.layers.count == 1 && layer.extent == 4096)
            let features = layer.features.map { feature in
                let point = Array(layer.parts(of: feature)[0])
                return BrutePyramid.Feature(
                    x: point[0], y: point[1], id: feature.id,
                    attributes: layer.attributes(of: feature))
            }
            tiles[id] = Set(features)
            #expect(tiles[id]?.count == features.count, "no feature is there twice")
        }
        return tiles
    }

    @Test(arguments: [
        (deepest: 9, bits: 3), (deepest: 8, bits: 4), (deepest: 2, bits: 3), (deepest: 0, bits: 4),
    ])
    func everyTileShowsWhatCountingShows(deepest: Int, bits: Int) throws {
        let points = PyramidPoint.scattered(700, seed: 7)
        let settings = PyramidSettings(
            grid: PyramidGrid(deepestZoom: deepest, cellBits: bits), category: "kind",
            sums: ["price", "stock"])
        let found = try Self.features(
            JobFolder().archive(points, settings, parts: 3, runLength: 50, shares: 4))
        let wanted = BrutePyramid(
            points, deepest: deepest, cells: 1 << bits, category: "kind", sums: ["price", "stock"])
        #expect(Set(found.keys) == Set(wanted.tiles.keys))
        for (tile, features) in wanted.tiles where found[tile] != features {
            Issue.record(
                "tile \(tile): \(found[tile]?.subtracting(features) ?? []) for \(features.subtracting(found[tile] ?? []))"
            )
        }
    }

    @Test(arguments: [
        (parts: 1, runLength: 7, shares: 3), (parts: 5, runLength: 1 << 20, shares: 1),
        (parts: 11, runLength: 100, shares: 40),
    ])
    func theBytesAreTheSameHoweverTheWorkIsDivided(
        parts: Int, runLength: Int, shares: Int
    ) throws {
        let points = PyramidPoint.scattered(2000, seed: 11)
        let once = try JobFolder().archive(points, Self.settings)
        let divided = try JobFolder().archive(
            points, Self.settings, parts: parts, runLength: runLength, shares: shares
        ) { count in
            // Backwards, and each part twice.
            (0..<count).reversed() + (0..<count)
        }
        #expect(divided == once)
    }

    @Test func ofPlainPointsOnlyTheNumberIsTold() throws {
        let points = PyramidPoint.scattered(300, seed: 3)
        let settings = PyramidSettings(grid: PyramidGrid(deepestZoom: 3, cellBits: 3))
        let archive = try JobFolder().archive(points, settings)
        let wanted = BrutePyramid(points, deepest: 3, cells: 8, category: nil, sums: [])
        #expect(try Self.features(archive) == wanted.tiles)
        let metadata = try PMTilesReader(try MappedFile(of: archive)).metadata()
        #expect(metadata.vectorLayers?.first?.fields.keys.contains("point_count") == true)
        #expect(metadata.vectorLayers?.first?.maxzoom == 3)
    }

    @Test func aHeavySpotStaysOneCluster() throws {
        let spot = PyramidPoint(latitude: 48.2, longitude: 16.37)
        let settings = PyramidSettings(grid: PyramidGrid(deepestZoom: 14, cellBits: 3))
        let folder = JobFolder()
        let archive = try folder.archive(
            .init(repeating: spot, count: 30_000), settings, parts: 2, runLength: 1000, shares: 8)
        let counts = Set(
            try Self.features(archive).values.joined().map { $0.attributes["point_count"] })
        #expect(counts == [.int(30_000)])
        // Each run leaves one cell of its points.
        let size = try FileManager.default.attributesOfItem(
            atPath: folder.path + "/points/1-of-2.cells")[.size]
        #expect((size as? NSNumber)?.intValue ?? 0 < 2000)
    }
}
