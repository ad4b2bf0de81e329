import Atlas
import Bytes
import Foundation
import HTTPTypes
import HummingbirdCore
import MapServer
import Testing
import Tiles
import VectorTile

@Suite struct SeveralAtlasesTests {
    private let folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"

    /// Writes an atlas with one point in some tiles.
    private func atlas(
        _ name: String, _ bounds: AtlasBounds, tiles: [(UInt8, UInt32, UInt32)]
    ) throws -> Atlas {
        let path = folder + "/" + name + ".atlas"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let writer = try AtlasWriter(path: path)
        let archive = try PMTilesWriter(path: try writer.add(AtlasFile.tiles))
        for (z, x, y) in tiles {
            var encoder = VectorTileEncoder()
            let text = encoder.value(.string(name))
            encoder.add(
                .point, [100, 100], attributes: [.init(encoder.key("name"), text)],
                to: encoder.layer("places"))
            try archive.append(
                TileID(z: z, x: x, y: y), uncompressed: encoder.finish().span.bytes)
        }
        try TestServer.finish(
            archive, writer, bounds, name: name,
            tileBounds: TileBounds(
                south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east))
        return try Atlas.open(path)
    }

    private func server() throws -> MapServer {
        let west = AtlasBounds(south: -80, west: -170, north: 80, east: -10)
        let east = AtlasBounds(south: -80, west: 10, north: 80, east: 170)
        return try MapServer(
            atlases: [
                try atlas("west", west, tiles: [(0, 0, 0), (1, 0, 0)]),
                try atlas("east", east, tiles: [(0, 0, 0), (1, 1, 0), (2, 2, 1)]),
            ], resources: "/nowhere", service: nil)
    }

    private func names(_ server: MapServer, _ path: String) async throws -> Set<String> {
        let answer = try await TestServer.get(path, from: server)
        guard answer.status == 200 else { return [] }
        let tile = try VectorTile(answer.body.span.bytes)
        return Set(
            tile.layers.flatMap { layer in
                layer.features.compactMap { feature in
                    if case .string(let text)? = layer.value("name", of: feature) {
                        text
                    } else {
                        nil
                    }
                }
            })
    }

    @Test func tilesOfSeveralAtlasesAreOneMap() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try server()
        #expect(try await names(server, "/tiles/0/0/0.mvt") == ["west", "east"])
        #expect(try await names(server, "/tiles/1/0/0.mvt") == ["west"])
        #expect(try await names(server, "/tiles/1/1/0.mvt") == ["east"])
        #expect(try await names(server, "/tiles/2/2/1.mvt") == ["east"])
        #expect(try await TestServer.get("/tiles/2/0/0.mvt", from: server).status == 204)
        #expect(try await TestServer.get("/tiles/9/0/0.mvt", from: server).status == 404)
    }

    @Test func theDescriptionHoldsAllAndListsTheAreas() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let answer = try await TestServer.get("/tiles.json", from: try server())
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        #expect(document["bounds"] as? [Double] == [-170, -80, 170, 80])
        #expect(document["maxzoom"] as? Int == 2)
        let areas = try #require(document["areas"] as? [[String: Any]])
        #expect(areas.compactMap { $0["name"] as? String } == ["west", "east"])
        #expect(areas[1]["bounds"] as? [Double] == [10, -80, 170, 80])
    }

    @Test func everyArchiveCanBeHad() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try server()
        #expect(try await TestServer.get("/atlases/east.pmtiles", from: server).status == 200)
        #expect(
            try await TestServer.get("/atlas.pmtiles", from: server).body
                == TestServer.get("/atlases/west.pmtiles", from: server).body)
        #expect(try await TestServer.get("/atlases/north.pmtiles", from: server).status == 404)
    }
}
