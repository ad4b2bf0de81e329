import Answers
import Atlas
import Foundation
import MapAPI
import MapPainter
import MapPictures
import MapPixels
import Testing

/// `GET /snapshot` on the sample's tiles, without a connection.
@Suite struct SnapshotPathTests {
    private static let atlases = Result {
        AtlasCollection(
            try Atlas.open(
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("Samples/helsinki.atlas").path))
    }
    private static let painters = Result { try PagePainters() }

    private static func ask(
        _ query: String, path: String = "/snapshot", ifNoneMatch: String? = nil,
        painters: PagePainters? = nil, imagery: (any StoredTiles)? = nil
    ) throws -> APIResponse {
        let router = APIRouter([
            .pictures(try painters ?? Self.painters.get(), imagery: imagery)
        ])
        let escaped = try #require(
            query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed))
        let request = try APIRequest(target: path + "?" + escaped, ifNoneMatch: ifNoneMatch)
        return try #require(router.respond(to: request, try atlases.get()))
    }

    private static func picture(_ query: String) throws -> PixelBuffer {
        let answer = try ask(query)
        #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        #expect(answer.contentType == .png)
        return try PNGDecoder.decode(answer.body)
    }

    private static func count(_ color: UInt32, in picture: PixelBuffer) -> Int {
        picture.pixels.count { $0 & 0xFF_FFFF == color }
    }

    /// A color of six digits as pixels have it: red in the lowest byte.
    private static func pixel(_ rgb: UInt32) -> UInt32 {
        rgb >> 16 | rgb & 0xFF00 | (rgb & 0xFF) << 16
    }

    @Test func aPictureHoldsLandAndWaterOfTheStyle() throws {
        let city = try Self.picture("center=60.1716,24.9443&z=14&size=300x300")
        // The style's colors of parks, of water and of what has no color of its own.
        #expect(Self.count(Self.pixel(0xCBE8B8), in: city) > 1500)
        #expect(Self.count(Self.pixel(0xA9D4EC), in: city) > 100)
        #expect(Self.count(Self.pixel(0xF7F4EE), in: city) > 2000)
        // South of the city there is sea alone, below the attribution; so near that the outline of the world would be
        // wrong, what no data cover is empty, as on the page.
        let sea = try Self.picture("center=59.8,24.9&z=8&size=300x200")
        #expect(Self.count(Self.pixel(0xA9D4EC), in: sea) > 50_000)
        let outside = try Self.picture("center=60.155,24.957&z=14&size=300x200")
        #expect(Self.count(Self.pixel(0xF1EEE7), in: outside) > 50_000)
    }

    @Test(arguments: [
        ("size=120x80&scale=2", 240, 160), ("size=1x1", 1, 1), ("scale=1", 600, 400),
    ])
    func aPictureHasItsSize(query: String, width: Int, height: Int) throws {
        let picture = try Self.picture("center=60.17,24.94&zoom=13&" + query)
        #expect(picture.width == width && picture.height == height)
    }

    /// Addresses that were signed for Apple's service are answered, and a span is a box around the middle.
    @Test func anAddressOfApplesServiceIsAnswered() throws {
        let place = "center=60.17,24.94&size=300x200"
        let signed = "&teamId=T&keyId=K&signature=S&expires=1&referrer=example.org"
        #expect(
            try Self.ask(place + "&z=14" + signed).body == Self.ask(place + "&z=14").body)
        let box = "bbox=24.93,60.16,24.95,60.18&size=300x200"
        let one = try Self.picture(place + "&spn=0.02,0.02")
        let other = try Self.picture(box)
        let different = zip(one.pixels, other.pixels).count { $0 != $1 }
        #expect(different < one.pixels.count / 50)
        for wrong in ["spn=0.02", "spn=0,1", "spn=1,1&z=3", "spn=1,1&bbox=1,1,2,2", "spn=181,1"] {
            #expect(try Self.ask("center=60,24&" + wrong).status == 400, "\(wrong)")
        }
        #expect(try Self.ask("spn=1,1").status == 400)
    }

    @Test func labelsAreInTheLanguageAskedFor() throws {
        let place = "center=60.17,24.94&z=15&size=400x300"
        let local = try Self.ask(place)
        let swedish = try Self.ask(place + "&lang=sv")
        #expect(swedish.status == 200 && swedish.body != local.body)
        #expect(try Self.ask(place + "&language=sv-FI").body == swedish.body)
        // Names in a language that the atlas does not have stay the local ones.
        #expect(try Self.ask(place + "&lang=tlh").body == local.body)
        for wrong in ["lang=", "lang=e", "lang=deutsch", "lang=sv&language=sv", "lang=%00a"] {
            #expect(try Self.ask(place + "&" + wrong).status == 400, "\(wrong)")
        }
    }

    @Test func wordsOfAppleAndOfThePageAreTheSame() throws {
        let place = "center=60.17,24.94&z=13&size=200x100&"
        let apple = try Self.ask(place + "t=mutedStandard&colorScheme=dark")
        #expect(try Self.ask(place + "style=muted&appearance=dark").body == apple.body)
        #expect(try Self.ask(place + "style=muted").body != apple.body)
        #expect(try Self.ask(place, path: "/pictures/snapshot").status == 200)
    }

    @Test(arguments: [
        ("png", "image/png", [0x89, 0x50, 0x4E, 0x47]), ("jpg", "image/jpeg", [0xFF, 0xD8, 0xFF]),
        ("jpeg", "image/jpeg", [0xFF, 0xD8, 0xFF]), ("webp", "image/webp", Array("RIFF".utf8)),
        ("svg", "image/svg+xml", Array("<svg ".utf8)),
        ("pdf", "application/pdf", Array("%PDF-".utf8)),
    ])
    func aPictureHasTheFormatAskedFor(name: String, type: String, start: [UInt8]) throws {
        let query = "center=60.17,24.94&z=14&size=90x60&format=" + name
        let answer = try Self.ask(query)
        #expect(answer.status == 200 && answer.contentType.rawValue == type)
        #expect(Array(answer.body.prefix(start.count)) == start)
        let tag = try #require(answer.headers.first { $0.name == "ETag" }?.value)
        #expect(try Self.ask(query, ifNoneMatch: tag).status == 304)
        let other = try Self.ask("center=60.17,24.94&z=14&size=90x60", ifNoneMatch: tag)
        #expect(other.status == 200)
    }

    @Test func imageryLiesBelowTheMapOrAlone() throws {
        let tile = try PixelBuffer(
            width: 8, height: 8, color: PixelColor(red: 0, green: 0.4, blue: 0.2))
        let file = try WebPEncoder().encode(tile)
        let tiles = TemplateTiles("{z}/{x}/{y}", tileSize: 256) { _ in file }
        let query = "center=60.1699,24.9384&z=15&size=300x200&style="
        let alone = try PNGDecoder.decode(try Self.ask(query + "imagery", imagery: tiles).body)
        #expect(Self.count(Self.pixel(0x006633), in: alone) > 50_000)
        let apple = query.dropLast("style=".count) + "t=satellite"
        #expect(
            try Self.ask(String(apple), imagery: tiles).body
                == Self.ask(query + "imagery", imagery: tiles).body)
        let hybrid = try PNGDecoder.decode(try Self.ask(query + "hybrid", imagery: tiles).body)
        let ground = Self.count(Self.pixel(0x006633), in: hybrid)
        #expect(ground > 10_000 && ground < 55_000)
        #expect(try Self.ask(query + "imagery").status == 400)
        #expect(try Self.ask(query + "hybrid").status == 200)
    }

    /// The sample has no heights, so that nothing is shaded.
    @Test func terrainIsShownWhereItIsKnown() throws {
        let query = "center=60.17,24.94&z=14&size=90x60"
        #expect(try Self.ask(query + "&terrain=true").body == Self.ask(query).body)
        #expect(try Self.ask(query + "&terrain=false").status == 200)
    }

    /// Letters are outlines: the same file looks alike everywhere.
    @Test func shapesHoldTheLabelsOfThePixels() throws {
        let body = try Self.ask("center=60.1699,24.9384&z=15&format=svg").body
        let text = String(decoding: body, as: UTF8.self)
        #expect(text.contains("<use xlink:href=\"#o") && !text.contains("<text"))
        #expect(text.contains(#"width="600" height="400""#))
    }

    @Test func aBoxIsShownWhole() throws {
        let whole = try Self.picture("bbox=24.93,60.165,24.95,60.175&size=200x200")
        let center = try Self.picture("center=60.17,24.94&z=2&size=200x200")
        #expect(whole.pixels != center.pixels)
        let west = #"&annotations=[{"point":"60.17,24.9305","color":"ff00ff","markerStyle":"dot"}]"#
        let marked = try Self.picture("bbox=24.93,60.165,24.95,60.175&size=200x200" + west)
        #expect(Self.count(Self.pixel(0xFF00FF), in: marked) > 30)
    }

    @Test func theSameQuestionHasTheSameBytes() throws {
        let query = "center=60.17,24.94&z=15&bearing=30&pitch=40&size=300x200"
        let one = try Self.ask(query)
        #expect(try Self.ask(query).body == one.body)
        let tag = try #require(one.headers.first { $0.name == "ETag" }?.value)
        #expect(one.headers.contains { $0 == ("Cache-Control", "no-cache") })
        let again = try Self.ask(query, ifNoneMatch: tag)
        #expect(again.status == 304 && again.body.isEmpty)
        #expect(again.headers.contains { $0 == ("ETag", tag) })
        let other = try Self.ask(query + "&scale=2", ifNoneMatch: tag)
        #expect(other.status == 200)
        #expect(!other.headers.contains { $0 == ("ETag", tag) })
    }

    @Test func whomTheMapComesFromStandsInTheCorner() throws {
        let query = "center=60.17,24.94&z=13&size=400x300"
        let camera = try PictureCamera(
            latitude: 60.17, longitude: 24.94, zoom: 13, width: 400, height: 300)
        let atlas = try Self.atlases.get().areas[0].atlas
        var painter = try Self.painters.get().painter(
            "standard-light", tiles: try AtlasTiles.open([atlas]),
            areas: atlas.manifest.coveredBounds, camera: camera)
        painter.showsAttribution = false
        let bare = try painter.picture(camera).pixels
        let served = try Self.picture(query)
        let changed = served.pixels.indices.filter { served.pixels[$0] != bare.pixels[$0] }
        #expect(changed.count > 200)
        #expect(changed.allSatisfy { $0 / 400 > 270 && $0 % 400 > 100 })
    }

    @Test func markersAndLinesLieOnTheMap() throws {
        let place = "center=60.17,24.94&z=13&size=200x200"
        let line =
            #"&overlays=[{"points":["60.17,24.92","60.17,24.96"],"strokeColor":"00ff00","lineWidth":6}]"#
        let markers =
            #"&annotations=[{"point":"60.17,24.94","color":"ff00ff","markerStyle":"large"}]"#
        let green = Self.pixel(0x00FF00)
        let lined = try Self.picture(place + line)
        #expect(Self.count(green, in: lined) > 400)
        let both = try Self.picture(place + line + markers)
        #expect(Self.count(Self.pixel(0xFF00FF), in: both) > 400)
        // The marker lies above the line.
        #expect(both.pixels[100 * 200 + 100] & 0xFF_FFFF == Self.pixel(0xFF00FF))
        #expect(Self.count(green, in: both) < Self.count(green, in: lined))
    }

    @Test(arguments: [
        ("", "center"), ("center=60,24", "z"), ("center=60&z=3", "center"),
        ("center=91,24&z=3", "center"), ("center=60,nan&z=3", "center"),
        ("center=60,24&z=23", "z"), ("center=60,24&z=", "z"), ("center=60,24&z=3&zoom=3", "zoom"),
        ("center=60,24&z=3&bbox=1,2,3,4", "bbox"), ("bbox=1,2,3,4&z=3", "bbox"),
        ("bbox=1,4,3,2", "bbox"), ("bbox=1,2,3", "bbox"), ("bbox=1,2,1,4", "bbox"),
        ("center=60,24&z=3&size=2049x1", "size"), ("center=60,24&z=3&size=0x1", "size"),
        ("center=60,24&z=3&size=600", "size"), ("center=60,24&z=3&size=-6x5", "size"),
        ("center=60,24&z=3&size=2048x2048&scale=2", "scale"),
        ("center=60,24&z=3&scale=1.5", "scale"), ("center=60,24&z=3&scale=4", "scale"),
        ("center=60,24&z=3&t=moon", "t"), ("center=60,24&z=3&t=hybrid&style=muted", "style"),
        ("center=60,24&z=3&colorScheme=blue", "colorScheme"),
        ("center=60,24&z=3&format=gif", "format"), ("center=60,24&z=3&terrain=1", "terrain"),
        ("center=60,24&z=3&pitch=61", "pitch"), ("center=60,24&z=3&bearing=north", "bearing"),
        ("center=60,24&z=3&poi=0", "poi"), ("center=60,24&center=60,24&z=3", "center"),
        ("center=60,24&z=3&annotations=x", "annotations"),
        ("center=60,24&z=3&annotations=[1]", "annotations"),
        ("center=60,24&z=3&annotations=[{}]", "annotations"),
        (#"center=60,24&z=3&annotations=[{"point":"60,24","color":"no"}]"#, "color"),
        (#"center=60,24&z=3&annotations=[{"point":"60,24","markerStyle":"img"}]"#, "markerStyle"),
        (#"center=60,24&z=3&annotations=[{"point":"60,24","imgIdx":0}]"#, "imgIdx"),
        (#"center=60,24&z=3&overlays=[{"points":["60,24"]}]"#, "overlays"),
        (
            #"center=60,24&z=3&overlays=[{"points":["60,24","61,24"],"lineWidth":"1"}]"#,
            "lineWidth"
        ),
    ])
    func badParametersAreNamed(query: String, name: String) throws {
        let answer = try Self.ask(query)
        #expect(answer.status == 400)
        #expect(answer.contentType == .json)
        let body = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
        let text = try #require(body?["error"] as? String)
        #expect(text.contains("“\(name)”"), "\(text)")
    }

    @Test func withoutStylesThereAreNoPictures() throws {
        let router = APIRouter([.pictures(nil)])
        let request = try APIRequest(target: "/snapshot?center=60,24&z=3")
        let answer = try #require(router.respond(to: request, try Self.atlases.get()))
        #expect(answer.status == 404)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("no styles"))
    }

    @Test func picturesAreDrawnOffTheConnectionsLoops() throws {
        let family = APIFamily.pictures(nil)
        let request = try APIRequest(target: "/snapshot?center=60,24&z=3")
        #expect(family.operations.allSatisfy { !$0.isQuick(request) && !$0.isImmediate(request) })
    }

    /// Two atlases of the same city are one map.
    @Test func severalAtlasesAreOneMap() throws {
        let atlas = try Self.atlases.get().areas[0].atlas
        let camera = try PictureCamera(
            latitude: 60.17, longitude: 24.94, zoom: 13, width: 200, height: 200)
        let painters = try Self.painters.get()
        let one = try painters.painter(
            "standard-light", tiles: try AtlasTiles.open([atlas]),
            areas: atlas.manifest.coveredBounds, camera: camera
        ).picture(camera)
        let two = try painters.painter(
            "standard-light", tiles: try AtlasTiles.open([atlas, atlas]),
            areas: [atlas, atlas].flatMap(\.manifest.coveredBounds), camera: camera
        ).picture(camera)
        let park = Self.pixel(0xCBE8B8)
        #expect(Self.count(park, in: one.pixels) > 200)
        #expect(Self.count(park, in: two.pixels) > Self.count(park, in: one.pixels) * 9 / 10)
    }
}
