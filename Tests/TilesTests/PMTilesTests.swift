import Bytes
import Deflate
import Foundation
import Testing
import Tiles
import VectorTile

/// A folder that is removed when the test is over.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("tiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }  // Nothing can be done about it here.

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }
}

/// A small tile that tells where it belongs.
func sampleTile(_ number: Int32) -> [UInt8] {
    var encoder = VectorTileEncoder()
    let layer = encoder.layer("places")
    let key = encoder.key("number")
    let value = encoder.value(int: Int64(number))
    encoder.add(.point, [number % 4096, 7], attributes: [.init(key, value)], to: layer)
    return encoder.finish()
}

let sampleMetadata = TileMetadata(
    name: "Sample", attribution: "© OpenStreetMap contributors", version: "1.0.0",
    type: "baselayer",
    vectorLayers: [
        VectorLayer(id: "places", fields: ["number": "Number"], minzoom: 0, maxzoom: 7)
    ], other: ["data:date": "2026-11-21"])

@Suite struct PMTilesTests {
    /// All tiles of zooms 0 to `zoom`, every third of them the same.
    static func write(_ path: String, zoom: UInt8) throws -> [(TileID, [UInt8])] {
        let writer = try PMTilesWriter(path: path)
        var tiles: [(TileID, [UInt8])] = []
        let count = (UInt64(1) << (2 * UInt64(zoom + 1)) - 1) / 3
        for id in 0..<count {
            let tile = try #require(TileID(hilbertID: id))
            let bytes = sampleTile(id % 3 == 0 ? -1 : Int32(id))
            try writer.append(tile, uncompressed: bytes.span.bytes)
            tiles.append((tile, bytes))
        }
        try writer.finish(metadata: sampleMetadata)
        return tiles
    }

    /// A run that is a tile of a lower zoom is within the archive's bounds, and so is nothing beside it.
    @Test func boundsAreThoseOfTheRuns() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("run.pmtiles")
        let square = TileID(z: 3, x: 5, y: 6)
        let writer = try PMTilesWriter(path: path)
        let packed = Deflater().deflate(sampleTile(1).span.bytes, .gzip)
        let first = try #require(TileID(hilbertID: square.children.map(\.hilbertID).min() ?? 0))
        try writer.append(first, count: 4, gzip: packed.span.rawBytes)
        try writer.finish(metadata: sampleMetadata)
        let bounds = try PMTilesReader(path: path).header.bounds
        #expect(abs(bounds.west - square.bounds.west) < 1e-6)
        #expect(abs(bounds.east - square.bounds.east) < 1e-6)
        #expect(abs(bounds.south - square.bounds.south) < 1e-6)
        #expect(abs(bounds.north - square.bounds.north) < 1e-6)
    }

    @Test(arguments: [0, 3, 7] as [UInt8])
    func whatIsWrittenIsRead(zoom: UInt8) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        let tiles = try Self.write(path, zoom: zoom)
        #expect(folder.names == ["a.pmtiles"])

        let reader = try PMTilesReader(path: path)
        let header = reader.header
        #expect(header.addressedTileCount == UInt64(tiles.count))
        #expect(header.tileEntryCount == UInt64(tiles.count))
        #expect(header.tileContentCount == UInt64(Set(tiles.map(\.1)).count))
        #expect(header.isClustered && header.tileType == .mvt)
        #expect(header.internalCompression == .gzip && header.tileCompression == .gzip)
        #expect(header.minimumZoom == 0 && header.maximumZoom == zoom)
        #expect(header.root.offset == 127)
        #expect(header.root.length <= 16_257)
        #expect((header.leaves.length > 0) == (tiles.count > 21_000))
        #expect(header.metadata.offset == header.root.offset + header.root.length)
        #expect(header.leaves.offset == header.metadata.offset + header.metadata.length)
        #expect(header.tileData.offset == header.leaves.offset + header.leaves.length)
        let size = try MappedFile(path: path).byteCount
        #expect(header.tileData.offset + header.tileData.length == UInt64(size))
        #expect(abs(header.bounds.north - TileBounds.world.north) < 1e-6)
        #expect(header.bounds.west == -180)

        for (tile, bytes) in tiles {
            if try reader.content(of: tile) != bytes { Issue.record("tile \(tile) differs") }
        }
        #expect(try reader.byteRange(of: TileID(z: zoom + 1, x: 0, y: 0)) == nil)
        #expect(try reader.metadata() == sampleMetadata)
        try reader.validate()
    }

    @Test func runsOfEqualTilesAreOneEntry() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        let writer = try PMTilesWriter(path: path)
        let sea = sampleTile(0)
        let land = sampleTile(1)
        for id in 0..<85 as Range<UInt64> where id != 50 {
            let tile = try #require(TileID(hilbertID: id))
            try writer.append(tile, uncompressed: (id == 30 ? land : sea).span.bytes)
        }
        #expect(writer.tileCount == 84)
        let header = try writer.finish(metadata: TileMetadata())
        #expect(header.addressedTileCount == 84)
        #expect(header.tileEntryCount == 4)
        #expect(header.tileContentCount == 2)
        let reader = try PMTilesReader(path: path)
        for id in 0..<85 as Range<UInt64> {
            let tile = try #require(TileID(hilbertID: id))
            #expect(try reader.content(of: tile) == (id == 50 ? nil : id == 30 ? land : sea))
        }
        try reader.validate()
    }

    @Test func equalInputGivesEqualBytes() throws {
        let folder = try TemporaryFolder()
        _ = try Self.write(folder.path("a"), zoom: 4)
        _ = try Self.write(folder.path("b"), zoom: 4)
        let first = try Data(contentsOf: URL(fileURLWithPath: folder.path("a")))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("b"))) == first)
    }

    @Test func aMapOpensInTheMiddleOfItsBoundsUnlessTold() throws {
        let folder = try TemporaryFolder()
        let bounds = TileBounds(south: 59, west: 20, north: 63, east: 26)
        for (name, told) in [("a", nil), ("b", TileCenter(latitude: 60, longitude: 25, zoom: 9))] {
            let writer = try PMTilesWriter(path: folder.path(name))
            for id in 1...5 as ClosedRange<UInt64> {
                let tile = try #require(TileID(hilbertID: id))
                try writer.append(tile, uncompressed: sampleTile(Int32(id)).span.bytes)
            }
            try writer.finish(metadata: sampleMetadata, bounds: bounds, center: told)
            let header = try PMTilesReader(path: folder.path(name)).header
            let middle = TileCenter(latitude: 61, longitude: 23, zoom: 1)
            #expect(header.center == told ?? middle)
        }
    }

    @Test func misuseIsATypedErrorAndLeavesNoFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        let tile = sampleTile(0)
        func code(_ body: () throws(PMTilesError) -> Void) -> PMTilesError.Code? {
            do throws(PMTilesError) { try body() } catch { return error.code }
            return nil
        }
        do {
            let writer = try PMTilesWriter(path: path)
            #expect(
                code { () throws(PMTilesError) in
                    _ = try writer.finish(metadata: sampleMetadata)
                } == .noTiles)
        }
        do {
            let writer = try PMTilesWriter(path: path)
            try writer.append(TileID(z: 1, x: 0, y: 1), uncompressed: tile.span.bytes)
            for (z, x) in [(1, 0), (0, 0)] as [(UInt8, UInt32)] {
                #expect(
                    code { () throws(PMTilesError) in
                        try writer.append(TileID(z: z, x: x, y: 0), uncompressed: tile.span.bytes)
                    } == .outOfOrder)
            }
            #expect(
                code { () throws(PMTilesError) in
                    try writer.append(TileID(z: 1, x: 1, y: 1), gzip: RawSpan())
                } == .invalidTileSize)
        }
        #expect(folder.names == [])
        #expect(throws: PMTilesError.self) { _ = try PMTilesWriter(path: folder.path("no/a")) }
        #expect(throws: PMTilesError.self) { _ = try PMTilesReader(path: folder.path("none")) }
    }

    @Test func descriptionsFollowTileJSON() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.pmtiles")
        let writer = try PMTilesWriter(path: path)
        try writer.append(TileID(z: 0, x: 0, y: 0), uncompressed: sampleTile(0).span.bytes)
        try writer.finish(
            metadata: sampleMetadata,
            bounds: TileBounds(south: 60.15, west: 24.9, north: 60.18, east: 25),
            center: TileCenter(latitude: 60.17, longitude: 24.94, zoom: 13))
        let reader = try PMTilesReader(path: path)
        let description = try reader.tileJSON(tiles: ["http://127.0.0.1/tiles/{z}/{x}/{y}.mvt"])
        let json = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(description))
                as? [String: Any])
        #expect(json["tilejson"] as? String == "3.0.0")
        #expect(json["bounds"] as? [Double] == [24.9, 60.15, 25, 60.18])
        #expect(json["center"] as? [Double] == [24.94, 60.17, 13])
        #expect(json["maxzoom"] as? Int == 0)
        let layers = try #require(json["vector_layers"] as? [[String: Any]])
        #expect(layers[0]["id"] as? String == "places")
        #expect(layers[0]["fields"] as? [String: String] == ["number": "Number"])
        let data = try JSONEncoder().encode(description)
        #expect(try JSONDecoder().decode(TileJSON.self, from: data) == description)
    }
}
