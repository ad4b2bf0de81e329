import Atlas
import Foundation
import HTTPTypes
import HummingbirdCore
import MapPainter
import MapPixels
import MapServer
import NIOCore
import SampleCity
import ServedGround
import Testing

/// The ground below an app's maps, as its server answers the page.
@Suite struct GroundResponderTests {
    /// Imagery with a tile of the whole world alone.
    private struct WorldTile: StoredTiles {
        let minimumZoom = 0
        let maximumZoom = 3
        let tileSize = 256.0
        let attribution: String? = "Somebody"
        let version: String? = "v1"
        let bytes: [UInt8]

        func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? { nil }

        func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
            switch zoom {
            case 0: return bytes
            case 1: throw MissingFile()
            case 2: return Array("no image".utf8)
            default: return nil
            }
        }
    }

    private struct MissingFile: Error {}

    private let tile: [UInt8]
    private let responder: GroundResponder

    init() throws {
        tile = PNGEncoder().encode(
            try PixelBuffer(
                width: 4, height: 4, color: PixelColor(red: 1, green: 0, blue: 0)))
        responder = try GroundResponder(
            Atlas.open(SampleAtlas.folder.path), imagery: WorldTile(bytes: tile))
    }

    private func get(
        _ path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:]
    ) async -> RoutedResponse? {
        let head = HTTPRequest(
            method: method, scheme: "http", authority: "maps.test", path: path,
            headerFields: headers)
        return await responder.respond(
            to: Request(head: head, body: .init(buffer: ByteBuffer())))
    }

    @Test func imageryIsSentAsItIsKept() async throws {
        let answer = try #require(await get("/imagery/0/0/0"))
        #expect(answer.route == "/imagery/{z}/{x}/{y}")
        #expect(answer.answer.status == .ok)
        #expect(answer.answer.headers[.contentType] == "image/png")
        guard case .whole(let body) = answer.answer.body else {
            Issue.record("the tile is not in memory")
            return
        }
        #expect(Array(body.readableBytesView) == tile)
    }

    @Test func versionsInAddressesAreKeptForGood() async throws {
        let versioned = try #require(await get("/imagery/0/0/0.png?v=v1"))
        #expect(versioned.answer.headers[.cacheControl]?.contains("immutable") == true)
        let other = try #require(await get("/imagery/0/0/0.png?v=v2"))
        #expect(other.answer.headers[.cacheControl] == "public, max-age=3600")
        let tag = try #require(other.answer.headers[.eTag])
        let again = try #require(await get("/imagery/0/0/0", headers: [.ifNoneMatch: tag]))
        #expect(again.answer.status == .notModified)
        #expect(again.answer.byteCount == 0)
    }

    @Test(arguments: [
        ("/imagery/3/0/0", 404), ("/imagery/1/0/0", 500), ("/imagery/2/0/0", 500),
        ("/imagery/0/0/1", 400), ("/imagery/0/0", 400), ("/imagery/0/0/0.gif", 400),
        ("/imagery/25/0/0", 400), ("/imagery/-1/0/0", 400), ("/imagery/99999999999/0/0", 400),
        ("/imagery//0/0", 400), ("/terrain/9/0/0.png", 404), ("/contours/9/0/0.mvt", 404),
        ("/contours/9/0/0.gif", 400),
    ])
    func whatThereIsNotIsSaidSo(_ path: String, _ status: Int) async throws {
        let answer = try #require(await get(path))
        #expect(answer.answer.status.code == status)
        #expect(answer.answer.headers[.contentType] == "text/plain; charset=utf-8")
    }

    @Test(arguments: [
        "/", "/imagery.json", "/terrain.json", "/contours.json", "/tiles/0/0/0.mvt", "/live", "",
    ])
    func otherPathsAreTheMaps(_ path: String) async {
        #expect(await get(path) == nil)
        guard
            case .elsewhere = responder.prepare(
                HTTPRequest(
                    method: .get, scheme: "http", authority: "maps.test", path: path))
        else {
            Issue.record("\(path) is the ground's")
            return
        }
    }

    @Test func nothingIsWrittenToTheGround() async {
        #expect(await get("/imagery/0/0/0", method: .post) == nil)
    }

    @Test func anAppWithoutImageryHasNone() async throws {
        let bare = try GroundResponder(Atlas.open(SampleAtlas.folder.path), imagery: nil)
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "maps.test", path: "/imagery/0/0/0")
        let answer = await bare.respond(to: Request(head: head, body: .init(buffer: ByteBuffer())))
        #expect(answer?.answer.status == .notFound)
        #expect(MapGround(nil).imagery == nil)
    }
}
