import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapStyle
import SQLite
import Synchronization
import TestSupport
import Testing

/// Pictures of the ground below a map.
struct ImageryTests {
    private let red = PixelColor(red: 1, green: 0, blue: 0)

    /// A folder that goes when the closure ends.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("imagery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    #if canImport(Glibc)
        /// A picture waits for one tile after the other, so that few are asked for in vain.
        @Test func aServerThatNeverAnswersIsLeftAlone() throws {
            let asked = Mutex(0)
            let server = try LoopbackServer { client in
                asked.withLock { $0 += 1 }
                _ = client.receiveRequest()
                // Until the client gives up.
                _ = client.receive()
            }
            let tiles = WebTiles(patience: 0.2)
            let reasons = (0..<5).map { number in
                #expect(throws: WebTiles.Failure.self) {
                    _ = try tiles.bytes(at: "http://127.0.0.1:\(server.port)/\(number)")
                }?.description ?? ""
            }
            #expect(reasons.prefix(2).allSatisfy { $0.hasSuffix(" does not answer") }, "\(reasons)")
            #expect(reasons.dropFirst(2).allSatisfy { $0 == "tiles failed too often in a row" })
            // On a busy machine a request may end before it has reached anybody.
            #expect(asked.withLock { $0 } <= 2)
        }
    #endif

    private func tile(_ color: PixelColor, jpeg: Bool = false) throws -> [UInt8] {
        let picture = try PixelBuffer(width: 256, height: 256, color: color)
        return jpeg
            ? try JPEGEncoder(quality: 95).encode(picture) : PNGEncoder().encode(picture)
    }

    private func database(
        at path: String, _ tiles: [(zoom: Int, x: Int, row: Int, bytes: [UInt8])],
        metadata: [(String, String)] = []
    ) throws {
        let database = try SQLiteConnection(path: path)
        try database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
        try database.execute(
            """
            CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)
            """)
        for (name, value) in metadata {
            try database.execute("INSERT INTO metadata VALUES ('\(name)', '\(value)')")
        }
        for tile in tiles {
            let hex = tile.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            try database.execute(
                "INSERT INTO tiles VALUES (\(tile.zoom), \(tile.x), \(tile.row), x'\(hex)')")
        }
    }

    private func picture(
        _ tiles: any TileProvider, isAlone: Bool = false, zoom: Double = 2
    ) throws -> MapPicture {
        let document = try JSONValue(
            decoding: Array(
                """
                {"version": 8, "sources": {"area": {"type": "geojson", "data": {"type": "Polygon",
                  "coordinates": [[[-60, -30], [60, -30], [60, 30], [-60, 30], [-60, -30]]]}}},
                 "layers": [{"id": "area", "type": "fill", "source": "area",
                   "paint": {"fill-color": "#00ff00", "fill-antialias": false}}]}
                """.utf8))
        var painter = Painter(
            style: try Style(Imagery.adding(tiles, to: document, isAlone: isAlone)))
        painter.providers[Imagery.source] = tiles
        return try painter.picture(
            PictureCamera(latitude: 0, longitude: 0, zoom: zoom, width: 200, height: 200))
    }

    @Test func filesOfADatabaseCountFromTheSouth() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("a.mbtiles").path
            try database(
                at: path,
                [
                    (1, 0, 1, try tile(red)),
                    (1, 1, 0, try tile(PixelColor(red: 0, green: 0, blue: 1), jpeg: true)),
                ], metadata: [("attribution", "Somebody"), ("maxzoom", "1"), ("minzoom", "1")])
            let tiles = try Imagery.open(path)
            #expect(tiles.minimumZoom == 1 && tiles.maximumZoom == 1 && tiles.tileSize == 256)
            #expect(tiles.attribution == "Somebody")
            guard case .raster(let north)? = try tiles.tile(zoom: 1, x: 0, y: 0),
                case .raster(let south)? = try tiles.tile(zoom: 1, x: 1, y: 1)
            else {
                Issue.record("no images")
                return
            }
            #expect(north[9, 9] == red && south[9, 9].blue > 250)
            for (zoom, x, y) in [(1, 0, 1), (1, 5, 0), (-1, 0, 0), (30, 0, 0), (2, 0, 0)] {
                #expect(try tiles.tile(zoom: zoom, x: x, y: y) == nil)
            }
        }
    }

    @Test func zoomsThatNobodyTellsAreThoseOfTheTiles() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("b.mbtiles").path
            try database(at: path, [(3, 1, 1, try tile(red)), (5, 1, 1, try tile(red))])
            let tiles = try DatabaseTiles(path: path)
            #expect(tiles.minimumZoom == 3 && tiles.maximumZoom == 5)
        }
    }

    @Test func imageryLiesBelowTheMapOrAlone() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("c.mbtiles").path
            try database(at: path, [(0, 0, 0, try tile(red))])
            let tiles = try Imagery.open(path)
            let below = try picture(tiles).pixels
            #expect(below[100, 100] == PixelColor(red: 0, green: 1, blue: 0))
            #expect(below[2, 2] == PixelColor(red: 0, green: 1, blue: 0))
            let wide = try picture(tiles, zoom: 0).pixels
            #expect(wide[100, 100] == PixelColor(red: 0, green: 1, blue: 0))
            #expect(wide[100, 10] == red)
            #expect(try picture(tiles, isAlone: true).pixels[100, 100] == red)
        }
    }

    @Test func addressesOfFilesAreFilledIn() throws {
        try withFolder { folder in
            let place = folder.appendingPathComponent("0/0")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(try tile(red, jpeg: true))
                .write(to: place.appendingPathComponent("0.jpg"))
            let tiles = try Imagery.open(folder.path + "/{z}/{x}/{y}.jpg")
            #expect(try picture(tiles, isAlone: true).pixels[100, 100].red > 250)
            #expect(try tiles.tile(zoom: 1, x: 0, y: 0) == nil)
        }
    }

    @Test func whatIsNoImageryIsAnError() throws {
        #expect(throws: PainterError.self) { try Imagery.open("photo.jpg") }
        #expect(throws: SQLiteError.self) { try Imagery.open("/nowhere/a.mbtiles") }
        try withFolder { folder in
            let path = folder.appendingPathComponent("d.mbtiles").path
            try Data("no database at all, only some text".utf8).write(
                to: URL(fileURLWithPath: path))
            #expect(throws: SQLiteError.self) { try Imagery.open(path) }
            // A damaged tile is named, and the rest is drawn.
            let other = folder.appendingPathComponent("e.mbtiles").path
            try database(at: other, [(0, 0, 0, [0xFF, 0xD8, 0xFF, 0x00])])
            let picture = try picture(try Imagery.open(other))
            #expect(picture.warnings.contains { $0.contains("imagery") })
            #expect(picture.pixels[100, 100] == PixelColor(red: 0, green: 1, blue: 0))
        }
    }
}
