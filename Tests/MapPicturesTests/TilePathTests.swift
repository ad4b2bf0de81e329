import Answers
import Atlas
import Foundation
import MapAPI
import MapPainter
import MapPictures
import MapPixels
import Testing

/// `GET /styles/{style}/{z}/{x}/{y}` on the sample's tiles, without a connection.
@Suite struct TilePathTests {
    private static let atlases = Result {
        AtlasCollection(
            try Atlas.open(
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("Samples/helsinki.atlas").path))
    }
    /// One router, as a service has: what it has drawn, it keeps.
    private static let router = Result { APIRouter([.styles(try PagePainters())]) }

    private static func ask(
        _ address: String, ifNoneMatch: String? = nil, _ router: APIRouter? = nil
    ) async throws -> APIResponse {
        let router = try router ?? Self.router.get()
        let request = try APIRequest(target: address, ifNoneMatch: ifNoneMatch)
        guard case .operation(let match) = router.target(of: request),
            case .whole(let answer) = await router.reply(to: request, match, try atlases.get())
        else {
            Issue.record("\(address) is no operation")
            return APIResponse([], status: 0)
        }
        return answer
    }

    private static func picture(_ address: String) async throws -> PixelBuffer {
        let answer = try await ask(address)
        #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try PNGDecoder.decode(answer.body)
    }

    @Test(arguments: [
        ("/styles/standard/15/18653/9484.png", 256),
        ("/styles/muted-dark/15/18653/9484@2x.png", 512),
        ("/styles/hybrid/512/14/9326/4742.png", 512), ("/styles/standard/256/0/0/0.png", 256),
        ("/styles/standard-light/512/14/9326/4742@4x.png", 2048),
        ("/styles/standard/22/2387600/1213952@3x.png", 768),
    ])
    func aTileIsAsLargeAsAskedFor(address: String, side: Int) async throws {
        let picture = try await Self.picture(address)
        #expect(picture.width == side && picture.height == side)
    }

    @Test(arguments: [
        ("png", APIResponse.ContentType.png, [0x89, 0x50, 0x4E, 0x47]),
        ("jpg", .jpeg, [0xFF, 0xD8, 0xFF]), ("webp", .webp, Array("RIFF".utf8)),
    ])
    func aTileHasItsFormat(
        ending: String, type: APIResponse.ContentType, start: [UInt8]
    ) async throws {
        let answer = try await Self.ask("/styles/standard/15/18653/9484." + ending)
        #expect(answer.status == 200 && answer.contentType == type)
        #expect(answer.body.starts(with: start))
    }

    @Test func labelsAreInTheLanguageAskedFor() async throws {
        let tile = "/styles/standard/15/18653/9484.png"
        let local = try await Self.ask(tile)
        let swedish = try await Self.ask(tile + "?language=sv")
        #expect(swedish.status == 200 && swedish.body != local.body)
        #expect(try await Self.ask(tile + "?language=svenska").status == 400)
    }

    /// The tiles around a point beside the picture of the same ground that `/snapshot` draws.
    @Test func tilesTogetherAreThePictureOfTheirGround() async throws {
        // The block of four by four tiles that holds the city's center at zoom 16.
        let (column, row) = (37304, 18968)
        let corner = try Self.degrees(column: column + 2, row: row + 2, zoom: 16)
        let whole = try Self.snapshot(
            "/snapshot?center=\(corner.latitude),\(corner.longitude)&z=15&size=1024x1024&style=muted"
        )
        for y in 1...2 {
            for x in 1...2 {
                let tile = try await Self.picture("/styles/muted/16/\(column + x)/\(row + y).png")
                var different = 0
                for line in 0..<256 {
                    let start = (256 * y + line) * 1024 + 256 * x
                    for (one, other) in zip(
                        whole.pixels[start..<(start + 256)],
                        tile.pixels[(256 * line)..<(256 * line + 256)])
                    where !Self.isAlike(one, other) { different += 1 }
                }
                #expect(different < 256 * 256 / 100, "tile \(x), \(y): \(different) pixels differ")
            }
        }
    }

    private static func snapshot(_ address: String) throws -> PixelBuffer {
        let router = APIRouter([.pictures(try PagePainters())])
        let answer = router.respond(
            to: try APIRequest(target: address), try atlases.get())
        return try PNGDecoder.decode(try #require(answer).body)
    }

    private static func isAlike(_ one: UInt32, _ other: UInt32) -> Bool {
        for shift in [UInt32(0), 8, 16] {
            let (first, second) = (Int(one >> shift & 255), Int(other >> shift & 255))
            if abs(first - second) > 24 { return false }
        }
        return true
    }

    /// The northwestern corner of a tile, by the definition of the web's map.
    private static func degrees(
        column: Int, row: Int, zoom: Int
    ) throws -> (latitude: Double, longitude: Double) {
        let side = Double(1 << zoom)
        let angle = atan(sinh(Double.pi * (1 - 2 * Double(row) / side)))
        return (angle * 180 / .pi, Double(column) / side * 360 - 180)
    }

    @Test func tilesAskedForAtOnceAreThoseAskedForOneByOne() async throws {
        let fresh = APIRouter([.styles(try PagePainters())])
        let addresses = (0..<4).flatMap { x in
            (0..<4).map { "/styles/standard/17/\(74612 + x)/\(37936 + $0).png" }
        }
        let together = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for (index, address) in addresses.enumerated() {
                group.addTask { (index, try await Self.ask(address, fresh).body) }
            }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }
        for (index, address) in addresses.enumerated() {
            #expect(try await Self.ask(address).body == together[index])
        }
        // Some are of the city, and no two of these alike; the others are empty.
        #expect(Set(together.values).count > 7)
    }

    @Test func aTileIsAskedForAgainByItsTag() async throws {
        let address = "/styles/standard/15/18653/9484.png"
        let tag = try #require(
            try await Self.ask(address).headers.first { $0.name == "ETag" }?.value)
        #expect(try await Self.ask(address, ifNoneMatch: tag).status == 304)
        for other in [
            "/styles/standard/15/18653/9485.png", "/styles/muted/15/18653/9484.png",
            "/styles/standard/15/18653/9484@2x.png", "/styles/standard/512/15/18653/9484.png",
            "/styles/standard/15/18653/9484.webp",
        ] {
            #expect(try await Self.ask(other, ifNoneMatch: tag).status == 200, "\(other)")
        }
    }

    @Test(arguments: [
        ("/styles/bright/15/18653/9484.png", 404, "there is no such style"),
        ("/styles/standard-blue/15/18653/9484.png", 404, "there is no such style"),
        ("/styles/standard/23/1/1.png", 404, "zooms are 0 to 22"),
        ("/styles/standard/3/8/1.png", 404, "no such tile"),
        ("/styles/standard/3/-1/1.png", 404, "no such tile"),
        ("/styles/standard/15/18653/9484", 400, ".png, .jpg or .webp"),
        ("/styles/standard/15/18653/9484.svg", 400, ".png, .jpg or .webp"),
        ("/styles/standard/15/18653/9484@5x.png", 400, "1x, 2x, 3x or 4x"),
        ("/styles/standard/15/18653/9484@.png", 400, "1x, 2x, 3x or 4x"),
        ("/styles/standard/300/15/18653/9484.png", 400, "256 or 512"),
        ("/styles/standard/15/18653/9484.png?terrain=1", 400, "true or false"),
        ("/styles/imagery/15/18653/9484.png", 400, "no imagery"),
    ])
    func whatIsNoTileIsToldInWords(address: String, status: Int, words: String) async throws {
        let answer = try await Self.ask(address)
        #expect(answer.status == status)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains(words), "\(text)")
    }

    /// Keys and versions that templates carry for other servers are no fault.
    @Test func furtherParametersAreIgnored() async throws {
        let address = "/styles/standard/15/18653/9484.png"
        #expect(
            try await Self.ask(address + "?key=abc&v=1").body == Self.ask(address).body)
    }

    @Test func withoutStylesThereAreNoTiles() async throws {
        let answer = try await Self.ask(
            "/styles/standard/15/18653/9484.png", APIRouter([.styles(nil)]))
        #expect(answer.status == 404)
    }
}
