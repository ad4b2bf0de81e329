import Bytes
import Elevation
import Foundation
import Geodesy
import MapGeometry
import MapPainter
import MapPixels
import MapStyle
import TestSupport
import Testing

/// The ground's heights as tiles, and their slopes in pictures.
struct TerrainTests {
    /// Ground that rises by 12 m a column, 65 m, to the east; in the north nothing was measured.
    private static let heights = Result {
        let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let tile = HeightTile.bytes { row, column in row < 600 ? .min : Int16(column * 12 - 4000) }
        let path = folder + "/N45E009.hgt"
        try Data(tile).write(to: URL(fileURLWithPath: path))
        let windows = try Terrain(paths: [path]).windows(
            in: PackedBox(
                south: 452_500_000, west: 91_000_000, north: 455_800_000, east: 97_000_000))
        let bytes = try #require(Heights.encoded(windows))
        try FileManager.default.removeItem(atPath: folder)
        return try Heights(try MappedFile(of: bytes))
    }

    private static func tile(_ zoom: Int, _ x: Int, _ y: Int) throws -> PixelBuffer? {
        guard
            case .raster(let image)? = try TerrainTiles([heights.get()]).tile(
                zoom: zoom, x: x, y: y)
        else { return nil }
        return image
    }

    private static func meters(_ color: PixelColor) -> Double {
        Double(color.red) * 256 + Double(color.green) + Double(color.blue) / 256 - 32_768
    }

    /// The tile of a place.
    private static func place(_ latitude: Double, _ longitude: Double, _ zoom: Int) -> (Int, Int) {
        let point = MKMapPoint(
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        let side = MKMapSize.world.width / Double(1 << zoom)
        return (Int(point.x / side), Int(point.y / side))
    }

    @Test func colorsTellTheHeightsOfTheirPlaces() throws {
        let (x, y) = Self.place(45.35, 9.4, 12)
        let tile = try #require(try Self.tile(12, x, y))
        #expect(tile.width == 256 && tile.height == 256)
        for column in [0, 100, 255] {
            let longitude = (Double(x) + (Double(column) + 0.5) / 256) / 4096 * 360 - 180
            let wanted = (longitude - 9) * 1200 * 12 - 4000
            #expect(abs(Self.meters(tile[column, 80]) - wanted) < 0.02)
        }
    }

    /// Without heights of its own ground is as high as that beside it, and a tile without any is none.
    @Test func whatWasNotMeasuredMakesNoCliff() throws {
        // Rows above 45.5 degrees were not measured.
        let (x, y) = Self.place(45.5, 9.4, 11)
        let tile = try #require(try Self.tile(11, x, y))
        #expect(tile[7, 0] == tile[7, 100])
        for row in 1..<256 {
            #expect(abs(Self.meters(tile[7, row]) - Self.meters(tile[7, row - 1])) < 1)
        }
        #expect(try Self.tile(11, x, y - 2) == nil && Self.tile(11, x + 40, y) == nil)
        for (zoom, x, y) in [(25, 0, 0), (-1, 0, 0), (11, -1, 0), (11, 0, 2048)] {
            #expect(try Self.tile(zoom, x, y) == nil)
        }
    }

    /// Ground that rises to the east is light in light from the west, and dark in light from the east.
    @Test func slopesAreShaded() throws {
        let empty = JSONValue.object([
            "version": 8, "sources": .object([:]), "layers": .array([]),
        ])
        var painter = Painter(
            style: try Style(TerrainStyle.adding(to: empty, isDark: false)),
            backdrop: PixelColor(red: 0.5, green: 0.5, blue: 0.5))
        painter.providers[TerrainStyle.source] = TerrainTiles([try Self.heights.get()])
        // The light comes from 335 degrees of the picture: from the west where 295 degrees are up, and from the east where 115 are.
        func red(bearing: Double) throws -> UInt8 {
            let picture = try painter.picture(
                try PictureCamera(
                    latitude: 45.35, longitude: 9.4, zoom: 12, bearing: bearing, pitch: 0,
                    width: 60, height: 60, scale: 1))
            #expect(picture.warnings.isEmpty)
            return picture.pixels[30, 30].red
        }
        #expect(try red(bearing: 295) > 130)
        #expect(try red(bearing: 115) < 126)
    }

    @Test func shadesLieBelowTheSea() throws {
        let layer = { (id: String, source: String) in
            JSONValue.object(["id": .string(id), "type": "fill", "source-layer": .string(source)])
        }
        let document = JSONValue.object([
            "layers": .array([layer("a", "land"), layer("b", "ocean"), layer("c", "sites")])
        ])
        let shaded = TerrainStyle.adding(to: document, isDark: true)
        var layers: [JSONValue] = []
        if case .array(let found)? = shaded["layers"] { layers = found }
        #expect(layers.map { $0["id"]?.stringValue } == ["a", "hillshade", "b", "c"])
        #expect(shaded["sources"]?["terrain"]?["type"]?.stringValue == "raster-dem")
    }
}
