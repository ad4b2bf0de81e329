import Answers
import Atlas
import Bytes
import Elevation
import Foundation
import Geodesy
import MapAPI
import MapGeometry
import MapPainter
import MapPictures
import MapPixels
import MapServer
import SQLite
import ServedGround
import TestSupport
import Testing
import VectorTile

/// `GET /imagery/{z}/{x}/{y}` and `GET /terrain/{z}/{x}/{y}`, without a connection.
@Suite struct GroundPathTests {
    /// A folder that goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "ground-\(UUID().uuidString)"

        init() throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private let folder: Folder
    private let imagery: any StoredTiles
    private let tile: [UInt8]

    init() throws {
        folder = try Folder()
        tile = PNGEncoder().encode(
            try PixelBuffer(
                width: 256, height: 256, color: PixelColor(red: 1, green: 0, blue: 0)))
        let path = folder.path + "/aerial.mbtiles"
        let database = try SQLiteConnection(path: path)
        try database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
        try database.execute(
            """
            CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)
            """)
        for (name, value) in [
            ("attribution", "Somebody"), ("minzoom", "0"), ("maxzoom", "3"),
            ("bounds", "-10,-20,30,40"),
        ] {
            try database.execute("INSERT INTO metadata VALUES ('\(name)', '\(value)')")
        }
        let packed = try WebPEncoder().encode(try PixelBuffer(width: 4, height: 4))
        for (zoom, bytes) in [(0, tile), (1, packed), (2, Array("no image".utf8))] {
            let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            try database.execute("INSERT INTO tiles VALUES (\(zoom), 0, 0, x'\(hex)')")
        }
        imagery = try Imagery.open(path)
    }

    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private func ask(
        _ target: String, ifNoneMatch: String? = nil, imagery: (any StoredTiles)?,
        atlas: String = sample
    ) async throws -> APIResponse {
        let router = APIRouter([.ground(imagery)])
        let atlases = AtlasCollection(try Atlas.open(atlas))
        let request = try APIRequest(target: target, ifNoneMatch: ifNoneMatch)
        guard case .operation(let match) = router.target(of: request),
            case .whole(let answer) = await router.reply(to: request, match, atlases)
        else { return APIResponse("", .text, status: 0) }
        return answer
    }

    private func header(_ name: String, of answer: APIResponse) -> String? {
        answer.headers.first { $0.name == name }?.value
    }

    @Test func imageryIsPassedOnAsItIsKept() async throws {
        for target in ["/imagery/0/0/0", "/imagery/0/0/0.png", "/ground/imagery/0/0/0"] {
            let answer = try await ask(target, imagery: imagery)
            #expect(answer.status == 200 && answer.contentType == .png)
            #expect(answer.body == tile)
            #expect(header("Cache-Control", of: answer) == "public, max-age=3600")
            let tag = try #require(header("ETag", of: answer))
            let again = try await ask(target, ifNoneMatch: tag, imagery: imagery)
            #expect(again.status == 304 && again.body.isEmpty)
            #expect(header("ETag", of: again) == tag)
        }
        // Rows are counted from the north here.
        let packed = try await ask("/imagery/1/0/1", imagery: imagery)
        #expect(packed.status == 200 && packed.contentType == .webp)
        #expect(try await ask("/imagery/1/0/0", imagery: imagery).status == 404)
        // What is there, but no image, is nobody's fault who asks.
        #expect(try await ask("/imagery/2/0/3", imagery: imagery).status == 500)
    }

    @Test func addressesWithTheVersionNeverChange() async throws {
        let version = try #require(imagery.version)
        let answer = try await ask("/imagery/0/0/0?v=\(version)", imagery: imagery)
        #expect(header("Cache-Control", of: answer)?.contains("immutable") == true)
        let other = try await ask("/imagery/0/0/0?v=0", imagery: imagery)
        #expect(header("Cache-Control", of: other) == "public, max-age=3600")
    }

    @Test(arguments: [
        "/imagery/0/1/0", "/imagery/25/0/0", "/imagery/x/0/0", "/imagery/0/0/-1",
        "/imagery/0/0/0.svg", "/imagery/0/0/.png", "/imagery/1/0/99999999999999999999",
        "/imagery/0/0/٠",
    ])
    func whatIsNoTileIsRefused(target: String) async throws {
        let escaped = try #require(
            target.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
        let answer = try await ask(escaped, imagery: imagery)
        #expect(answer.status == 400)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("error"))
    }

    @Test func withoutImageryAndHeightsThereIsNothing() async throws {
        #expect(try await ask("/imagery/0/0/0", imagery: nil).status == 404)
        #expect(try await ask("/terrain/7/72/36.png", imagery: nil).status == 404)
    }

    /// Tiles that an address does not give are told apart from those that are not there.
    @Test func filesByAddressesAreServed() async throws {
        let place = folder.path + "/0/0"
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: true)
        try Data(tile).write(to: URL(fileURLWithPath: place + "/0.png"))
        let files = try Imagery.open(folder.path + "/{z}/{x}/{y}.png", attribution: "Me")
        #expect(files.attribution == "Me" && files.version == nil)
        #expect(try await ask("/imagery/0/0/0", imagery: files).body == tile)
        #expect(try await ask("/imagery/1/0/0", imagery: files).status == 404)
        let nobody = try Imagery.open("http://127.0.0.1:1/{z}/{x}/{y}")
        #expect(try await ask("/imagery/0/0/0", imagery: nobody).status == 502)
    }

    /// Meters of a sample of the made-up ground, whose degree has 1,200 rows from 46° north and as many columns from 9° east.
    private static func height(_ row: Int, _ column: Int) -> Int16 {
        Int16(800 + 300 * sin(Double(row) / 40) + 200 * cos(Double(column) / 55))
    }

    /// Meters of the made-up ground at a place of the world, between four samples.
    private static func meters(x: Double, y: Double) -> Double {
        let longitude = x * 360 - 180
        let latitude = atan(sinh(Double.pi * (1 - 2 * y))) * 180 / .pi
        let (north, east) = ((46 - latitude) * 1200, (longitude - 9) * 1200)
        let (top, left) = (Int(north), Int(east))
        let (down, right) = (north - Double(top), east - Double(left))
        return Double(height(top, left)) * (1 - down) * (1 - right)
            + Double(height(top, left + 1)) * (1 - down) * right
            + Double(height(top + 1, left)) * down * (1 - right)
            + Double(height(top + 1, left + 1)) * down * right
    }

    /// The sample's atlas with made-up ground of a degree north and east of a corner.
    private func hills(south: Int = 45, west: Int = 9) throws -> String {
        let file = folder.path + "/N\(south)E0\(west < 10 ? "0" : "")\(west).hgt"
        try Data(HeightTile.bytes(Self.height)).write(to: URL(fileURLWithPath: file))
        let windows = try Terrain(paths: [file]).windows(
            in: PackedBox(
                south: Int32(south) * 10_000_000 + 1_000_000,
                west: Int32(west) * 10_000_000 + 1_000_000,
                north: Int32(south) * 10_000_000 + 9_700_000,
                east: Int32(west) * 10_000_000 + 9_700_000))
        let path = folder.path + "/hills.atlas"
        let writer = try AtlasWriter(path: path)
        let source = try Atlas.open(Self.sample)
        for listed in source.manifest.files {
            let from = Self.sample + "/" + listed.name
            try Data(contentsOf: URL(fileURLWithPath: from)).write(
                to: URL(fileURLWithPath: try writer.add(listed.name)))
        }
        try Data(try #require(Heights.encoded(windows))).write(
            to: URL(fileURLWithPath: try writer.add(Heights.fileName)))
        _ = try writer.commit(source.manifest)
        return path
    }

    /// Heights of a tile are those of the file that the atlas was made with, read and weighed here once more.
    @Test func heightsAreThoseOfTheMeasurements() async throws {
        let path = try hills()
        let (zoom, x, y) = (11, 1077, 733)
        let answer = try await ask("/terrain/\(zoom)/\(x)/\(y).png", imagery: nil, atlas: path)
        #expect(answer.status == 200 && answer.contentType == .png)
        let picture = try PNGDecoder.decode(answer.body)
        try #require(picture.width == 256 && picture.height == 256)
        for (column, line) in [(0, 0), (17, 203), (128, 128), (255, 255)] {
            let side = 256.0 * Double(1 << zoom)
            let wanted = Self.meters(
                x: (Double(256 * x + column) + 0.5) / side,
                y: (Double(256 * y + line) + 0.5) / side)
            let color = picture[column, line]
            let told =
                Double(color.red) * 256 + Double(color.green) + Double(color.blue) / 256 - 32_768
            #expect(abs(told - wanted) < 0.02)
        }
        let tag = try #require(header("ETag", of: answer))
        let again = try await ask(
            "/terrain/\(zoom)/\(x)/\(y).png", ifNoneMatch: tag, imagery: nil, atlas: path)
        #expect(again.status == 304)
        #expect(try await ask("/terrain/6/33/22.png", imagery: nil, atlas: path).status == 404)
        #expect(try await ask("/terrain/11/0/0.png", imagery: nil, atlas: path).status == 404)
    }

    /// Lines run where the measurements, weighed here once more, have their heights.
    @Test func linesRunWhereTheGroundHasTheirHeight() async throws {
        let path = try hills()
        let (zoom, x, y) = (12, 2154, 1467)
        let target = "/contours/\(zoom)/\(x)/\(y).mvt"
        let answer = try await ask(target, imagery: nil, atlas: path)
        #expect(answer.status == 200 && answer.contentType == .vectorTile)
        let layer = try #require(
            try VectorTile(answer.body.span.rawBytes).layer(named: ContourTiles.layer))
        #expect(Set(layer.keys) == Set(ContourTiles.fields.keys))
        #expect(layer.features.count > 5)
        let side = Double(layer.extent) * Double(1 << zoom)
        for feature in layer.features {
            guard case .int(let told)? = layer.value("ele", of: feature) else {
                Issue.record("a line without its height")
                continue
            }
            #expect(told % 50 == 0, "the interval of the zoom")
            #expect(layer.value("index", of: feature) == .bool(told % 250 == 0))
            for part in layer.parts(of: feature) {
                for place in stride(from: part.startIndex, to: part.endIndex, by: 2) {
                    let meters = Self.meters(
                        x: (Double(x) * Double(layer.extent) + Double(part[place])) / side,
                        y: (Double(y) * Double(layer.extent) + Double(part[place + 1])) / side)
                    #expect(abs(meters - Double(told)) < 4)
                }
            }
        }
        let tag = try #require(header("ETag", of: answer))
        let again = try await ask(target, ifNoneMatch: tag, imagery: nil, atlas: path)
        #expect(again.status == 304)
        // Where nothing was measured there are no lines, and so an empty tile.
        let empty = try await ask("/contours/11/0/0.mvt", imagery: nil, atlas: path)
        #expect(empty.status == 200 && empty.body.isEmpty)
        for missing in ["/contours/8/134/91.mvt", "/contours/15/0/0.mvt"] {
            #expect(try await ask(missing, imagery: nil, atlas: path).status == 404)
        }
        #expect(try await ask("/contours/12/x/0.mvt", imagery: nil, atlas: path).status == 400)
        #expect(try await ask(target, imagery: nil).status == 404, "an atlas without heights")
    }

    /// Pictures and drawn tiles show the lines where they are asked to.
    @Test(
        arguments: [
            "/snapshot?center=60.17,24.944&z=15&size=200x200",
            "/styles/standard/14/9327/4742.png?key=1",
        ] as [String])
    func picturesShowTheLines(target: String) async throws {
        // Where the sample is: beyond its edges the map ends.
        let path = try hills(south: 60, west: 24)
        let painters = try PagePainters()
        let router = APIRouter([.pictures(painters), .styles(painters)])
        let atlases = AtlasCollection(try Atlas.open(path))
        var pictures: Set<[UInt8]> = []
        for more in ["", "&contours=true", "&terrain=true", "&terrain=true&contours=true"] {
            let request = try APIRequest(target: target + more)
            guard case .operation(let match) = router.target(of: request),
                case .whole(let answer) = await router.reply(to: request, match, atlases)
            else {
                Issue.record("\(target) is no picture's path")
                return
            }
            #expect(answer.status == 200)
            pictures.insert(answer.body)
        }
        #expect(pictures.count == 4)
    }

    /// What a server tells of the ground.
    @Test func theGroundIsDescribed() throws {
        let ground = MapGround(imagery)
        #expect(ground.imagery?.zooms == 0...3 && ground.imagery?.bounds == [-10, -20, 30, 40])
        #expect(ground.imagery?.attribution == "Somebody")
        #expect(ground.imagery?.version == imagery.version)
        #expect(ground.terrain.zooms == 7...12 && ground.terrain.encoding == "terrarium")
        #expect(ground.contours.zooms == 9...14 && ground.contours.tileSize == nil)
        #expect(MapGround(nil).imagery == nil)
    }

    /// Slopes lie above imagery and below water and streets.
    @Test func stylesShowTheGround() throws {
        func layers(_ document: MapGeometry.JSONValue) -> [String] {
            guard case .array(let layers)? = document["layers"] else { return [] }
            return layers.compactMap { $0["id"]?.stringValue }
        }
        let document = try MapGeometry.JSONValue(
            decoding: Array(
                """
                {"version":8,"sources":{"atlas":{"type":"vector"}},"layers":[
                  {"id":"land","type":"background"},
                  {"id":"ocean","type":"fill","source":"atlas","source-layer":"ocean"}]}
                """.utf8))
        let shaded = TerrainStyle.adding(to: document, isDark: false)
        #expect(layers(shaded) == ["land", "hillshade", "ocean"])
        let below = TerrainStyle.adding(to: Imagery.adding([:], to: document), isDark: false)
        #expect(layers(below) == ["imagery-ground", "imagery", "land", "hillshade", "ocean"])
        let alone = TerrainStyle.adding(
            to: Imagery.adding([:], to: document, isAlone: true), isDark: false, isShown: false,
            description: ["url": "/terrain.json"])
        #expect(layers(alone) == ["imagery-ground", "imagery", "hillshade"])
        #expect(alone["sources"]?["terrain"]?["url"]?.stringValue == "/terrain.json")
    }

    #if canImport(Glibc)
        /// Tiles of the web are fetched once, whoever asks.
        @Test func tilesOfTheWebAreKept() async throws {
            let body = "RIFF0000WEBP, as far as anybody looks"
            var server: LoopbackServer? = try LoopbackServer { client in
                guard let request = client.receiveRequest() else { return }
                client.send(
                    status: request.contains("GET /0/0/0.webp ") ? "200 OK" : "404 Not Found",
                    json: body)
            }
            let port = try #require(server?.port)
            let tiles = try Imagery.open(
                "http://127.0.0.1:\(port)/{z}/{x}/{y}.webp", attribution: "Web")
            let found = try await ask("/imagery/0/0/0", imagery: tiles)
            #expect(found.status == 200 && found.contentType == .webp)
            #expect(found.body == Array(body.utf8))
            #expect(try await ask("/imagery/1/0/0", imagery: tiles).status == 404)
            server = nil
            #expect(try await ask("/imagery/0/0/0", imagery: tiles).body == found.body)
        }
    #endif
}
