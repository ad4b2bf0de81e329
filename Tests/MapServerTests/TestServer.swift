import Atlas
import Foundation
import HTTPTypes
import HummingbirdCore
import MapServer
import NIOCore
import Tiles

/// A server of a made-up atlas and page, asked without a socket.
///
/// Tiles 0/0/0 and 2/1/1 exist; zooms are 0 to 2.
final class TestServer {
    static let tile = [UInt8]("a tile, a tile, a tile, a tile, a tile".utf8)

    let folder: String
    let atlasPath: String
    let server: MapServer
    let archive: [UInt8]

    /// - Parameters:
    ///   - pages: Files that take the place of the page's own, by path.
    ///   - isShipped: Whether the page is the one that comes with the program, in place of the made-up one.
    init(
        resources: String = "resources", pages: [String: String] = [:],
        isShipped: Bool = false, glyphs: String? = nil, log: RequestLog? = nil
    ) throws {
        folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        atlasPath = folder + "/town.atlas"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Self.writeAtlas(to: atlasPath)
        let page = [
            "resources/Page/index.html": "<!doctype html><title>Map</title>",
            "resources/world/land.geojson": String(repeating: "[1,2],", count: 100),
            "resources/Page/notes.unknown": "not served",
            "resources/Page/service-worker.js": "keep(FILES);",
            "resources/Page/js/live/live.js": "live();",
            "resources/Styles/standard-light.json": """
            {"version":8,"sprite":"/assets/sprites/s","layers":[],"sources":{
             "atlas":{"type":"vector","url":"/tiles.json"},
             "raw":{"type":"vector","tiles":["/tiles/{z}/{x}/{y}.mvt"]},
             "far":{"type":"geojson","data":"https://example.org/x.geojson"},
             "inline":{"type":"geojson","data":{"type":"FeatureCollection","features":[]}}}}
            """,
            "resources/Styles/muted-dark.json":
                #"{"version":8,"sources":{},"layers":[],"name":"dim"}"#,
            "resources/Page/vendor/maplibre-gl.js": String(repeating: "code;", count: 100),
            "resources/secret.txt": "secret",
        ]
        for (name, text) in page.merging(pages, uniquingKeysWith: { _, other in other }) {
            let url = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        server = try MapServer(
            atlases: [try Atlas.open(atlasPath)],
            resources: isShipped ? nil : folder + "/" + resources, service: nil, glyphs: glyphs,
            log: log)
        archive = Array(
            try Data(contentsOf: URL(fileURLWithPath: atlasPath + "/" + AtlasFile.tiles)))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes an atlas with two tiles.
    static func writeAtlas(to path: String, tile: [UInt8] = tile) throws {
        let writer = try AtlasWriter(path: path)
        let tiles = try PMTilesWriter(path: try writer.add(AtlasFile.tiles))
        try tiles.append(TileID(z: 0, x: 0, y: 0), uncompressed: tile.span.bytes)
        try tiles.append(TileID(z: 2, x: 1, y: 1), uncompressed: [UInt8]("other".utf8).span.bytes)
        try finish(
            tiles, writer, AtlasBounds(south: -1, west: -2, north: 3, east: 4), name: "Town")
    }

    /// Writes what an atlas needs beside its tiles.
    static func finish(
        _ tiles: PMTilesWriter, _ writer: AtlasWriter, _ bounds: AtlasBounds, name: String,
        tileBounds: TileBounds? = nil
    ) throws {
        try tiles.finish(
            metadata: TileMetadata(
                name: name, vectorLayers: [VectorLayer(id: "streets", fields: ["kind": "String"])]
            ), bounds: tileBounds)
        _ = try writer.commit(
            AtlasManifest(
                generator: "mapwright test",
                extract: .init(name: "town.osm.pbf", byteCount: 9, crc32: "00000000"),
                dataDate: "2020-10-04T20:19:02Z", bounds: bounds))
    }

    /// An answer with its body collected.
    struct Answer {
        let status: Int
        let headers: HTTPFields
        let body: [UInt8]
        var text: String { String(decoding: body, as: UTF8.self) }
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
        }
    }

    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> Answer {
        try await send(.get, path, headers)
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields = [:],
        authority: String? = "maps.test:8080"
    ) async throws -> Answer {
        let request = Request(
            head: HTTPRequest(
                method: method, scheme: "http", authority: authority, path: path,
                headerFields: headers),
            body: RequestBody(buffer: ByteBuffer()))
        return try await Self.answer(to: request, from: server)
    }

    static func get(_ path: String, from server: MapServer) async throws -> Answer {
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "maps.test:8080", path: path)
        return try await answer(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer())), from: server)
    }

    private static func answer(to request: Request, from server: MapServer) async throws -> Answer {
        let response = await server.httpResponder.respond(to: request).response
        let collector = BodyCollector()
        try await response.body.write(collector)
        return Answer(
            status: response.status.code, headers: response.headers, body: collector.bytes)
    }
}

/// Gathers what a response writes.
private final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes: [UInt8] = []

    func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
