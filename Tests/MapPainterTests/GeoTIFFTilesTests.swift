import Foundation
import MapGeometry
import MapPainter
import MapPixels
import Testing

/// GeoTIFF files as imagery.
@Suite struct GeoTIFFTilesTests {
    private static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/GeoTIFF/\(name)").path
    }

    @Test func aFileIsTilesOfTheZoomsItIsGoodFor() throws {
        let tiles = try Imagery.open(Self.path("jpeg.tif"), attribution: "Somebody")
        // 36,000 pixels around the Earth are 141 tiles: 8 zooms; eight pixels of the file for one are three less.
        #expect(tiles.maximumZoom == 8 && tiles.minimumZoom == 5)
        #expect(tiles.attribution == "Somebody" && tiles.version != nil && tiles.tileSize == 256)
        let edges = try #require(tiles.bounds)
        #expect(zip(edges, [24, 60.36, 24.64, 61]).allSatisfy { abs($0 - $1) < 1e-9 })
        guard case .raster(let picture)? = try tiles.tile(zoom: 8, x: 145, y: 73) else {
            Issue.record("there is no tile")
            return
        }
        #expect(picture.width == 256 && picture.height == 256)
        #expect(picture.pixels.contains { $0 >> 24 == 255 } && picture.pixels.contains(0))
        // What is not full is PNG, so that what lies below is seen.
        let file = try #require(try tiles.bytes(zoom: 8, x: 145, y: 73))
        #expect(PictureFile.format(file) == .png)
        #expect(try PNGDecoder.decode(file).width == 256)
        #expect(try tiles.bytes(zoom: 8, x: 3, y: 3) == nil)
        #expect(try tiles.bytes(zoom: 9, x: 290, y: 146) == nil)
        #expect(try tiles.bytes(zoom: 8, x: -1, y: 300) == nil)
    }

    @Test(arguments: [
        ("heights16.tif", "holds heights and no colors"), ("nowhere.tif", "it has no EPSG code"),
        ("README.md", "imagery is an .mbtiles, .pmtiles or .tif file"),
        ("none.tif", "none.tif"),
    ])
    func whatIsNoImageryIsAnError(_ name: String, _ words: String) {
        let error = #expect(throws: PainterError.self) { try Imagery.open(Self.path(name)) }
        #expect(error?.description.contains(words) == true)
    }
}
