import MapPainter
import MapPixels
import MapStyle
import Testing
import VectorTile

struct TileProviderTests {
    static func raster(
        zoom: Double, bounds: String = "-180, -90, 180, 90",
        _ load: @escaping @Sendable (String) throws -> [UInt8]?
    ) throws -> MapPicture {
        let json = """
            {"version": 8, "sources": {"r": {"type": "raster", "tiles": ["x"], "tileSize": 256, "bounds": [\(bounds)]}},
            "layers": [{"id": "r", "type": "raster", "source": "r"}]}
            """
        let painter = Painter(
            style: try Style(json: Array(json.utf8)),
            providers: ["r": TemplateTiles("{z}/{x}/{y}", tileSize: 256, load: load)])
        return try painter.picture(
            try PictureCamera(latitude: 0, longitude: 0, zoom: zoom, width: 64, height: 64))
    }

    /// A tile whose color tells its address.
    static func tile(_ address: String) throws -> [UInt8] {
        let numbers = address.split(separator: "/").compactMap { Double($0) }
        return PNGEncoder().encode(
            try PixelBuffer(
                width: 256, height: 256,
                color: PixelColor(
                    red: numbers[0] / 10, green: numbers[1] / 10, blue: numbers[2] / 10)))
    }

    @Test func imagesLieWhereTheirTilesAre() throws {
        let picture = try Self.raster(zoom: 0, Self.tile).pixels
        // Tiles of 256 points show zoom 1 where others show 0.
        #expect(picture[10, 10] == PixelColor(red: 0.1, green: 0, blue: 0))
        #expect(picture[50, 10] == PixelColor(red: 0.1, green: 0.1, blue: 0))
        #expect(picture[10, 50] == PixelColor(red: 0.1, green: 0, blue: 0.1))
        #expect(picture[31, 31].alpha == 255)
    }

    @Test func parentsStandInForMissingTiles() throws {
        let picture = try Self.raster(zoom: 3) { address in
            address.hasPrefix("2/") ? try Self.tile(address) : nil
        }.pixels
        #expect(picture[10, 10] == PixelColor(red: 0.2, green: 0.1, blue: 0.1))
        #expect(picture[50, 50] == PixelColor(red: 0.2, green: 0.2, blue: 0.2))
    }

    @Test func damagedTilesAreLeftOutWithAWarning() throws {
        let picture = try Self.raster(zoom: 0) { _ in [0x89, 0x50, 0x4E, 0x47, 1, 2, 3] }
        #expect(picture.pixels.pixels.allSatisfy { $0 == 0 })
        #expect(picture.warnings.count == 1)
    }

    @Test func parentsStandInForDamagedTiles() throws {
        let picture = try Self.raster(zoom: 3) { address in
            address.hasPrefix("2/") ? try Self.tile(address) : [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        }
        #expect(picture.pixels[10, 10] == PixelColor(red: 0.2, green: 0.1, blue: 0.1))
        #expect(picture.warnings.count == 1)
    }

    @Test func imageryWithoutAnyTileIsNamed() throws {
        let picture = try Self.raster(zoom: 3) { _ in nil }
        #expect(
            picture.warnings == ["source r: there are no tiles of what the picture shows"])
    }

    @Test func imageryOfElsewhereIsNamed() throws {
        let picture = try Self.raster(zoom: 5, bounds: "40, 40, 50, 50") { _ in
            Issue.record("a tile was asked for")
            return nil
        }
        #expect(
            picture.warnings == ["source r: there are no tiles of what the picture shows"])
    }

    @Test func vectorTilesAreReadFromArchivesOfAnyExtent() throws {
        var encoder = VectorTileEncoder()
        let layer = encoder.layer("w", extent: 4096)
        encoder.add(
            .polygon, [1024, 1024, 3072, 1024, 3072, 3072, 1024, 3072], partEnds: [4], id: 1,
            to: layer)
        let bytes = encoder.finish()
        let json = """
            {"version": 8, "sources": {"v": {"type": "vector", "tiles": ["x"]}}, "layers": [
            {"id": "f", "type": "fill", "source": "v", "source-layer": "w", "paint": {"fill-color": "red"}}]}
            """
        let painter = Painter(
            style: try Style(json: Array(json.utf8)),
            providers: ["v": TemplateTiles("{z}", load: { _ in bytes })])
        let picture = try painter.picture(
            try PictureCamera(latitude: 0, longitude: 0, zoom: 0, width: 512, height: 512)
        ).pixels
        #expect(picture[256, 256].alpha == 255)
        #expect(picture[128, 128].alpha == 255)
        #expect(picture[127, 200].alpha == 0)
        #expect(picture[383, 383].alpha == 255)
        #expect(picture[384, 300].alpha == 0)
    }
}
