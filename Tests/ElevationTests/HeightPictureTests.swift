import Bytes
import Elevation
import Foundation
import Geodesy
import TestSupport
import Testing

/// Heights of GeoTIFF files, which other programs made: 100 + column + 10 · row, 0.01 degrees each.
struct HeightPictureTests {
    private static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/GeoTIFF/\(name)").path
    }

    @Test(arguments: [("heights16.tif", 0), ("heights32.tif", 50_000), ("heights-be.tif", 50_000)])
    func heightsAreThoseOfThePixels(_ name: String, _ half: Int32) throws {
        let terrain = try Terrain(paths: [Self.path(name)])
        for (column, row) in [(10, 20), (30, 40), (46, 3)] as [(Int32, Int32)] {
            let meters = terrain.meters(
                latitude: 610_000_000 - row * 100_000 - half,
                longitude: 240_000_000 + column * 100_000 + half)
            #expect(abs(try #require(meters) - Double(100 + column + 10 * row)) < 0.01)
        }
        #expect(terrain.meters(latitude: 600_000_000, longitude: 240_000_000) == nil)
    }

    @Test func anAtlasGetsThePartOfItsBox() throws {
        let terrain = try Terrain(paths: [Self.path("heights16.tif")])
        let box = PackedBox(
            south: 606_000_000, west: 241_000_000, north: 609_000_000, east: 243_000_000)
        let windows = terrain.windows(in: box)
        #expect(windows.count == 1)
        let window = try #require(windows.first)
        #expect(window.south == 60 && window.west == 24 && window.intervals == 100)
        #expect(9...10 ~= window.top && 9...10 ~= window.left)
        #expect(31...32 ~= window.rows && 21...22 ~= window.columns)
        // The middle of the file's pixels: nothing is lost.
        #expect(window.heights.first == 100 + Int16(window.left) + 10 * Int16(window.top))
        let bytes = try #require(Heights.encoded(windows))
        let heights = try Heights(MappedFile(of: bytes))
        let found = heights.meters(latitude: 607_550_000, longitude: 242_050_000)
        #expect(abs(try #require(found) - (100 + 20.5 + 245)) < 0.01)
        #expect(
            terrain.windows(in: PackedBox(south: 0, west: 0, north: 10_000_000, east: 10_000_000))
                .isEmpty)
    }

    @Test(arguments: [
        ("plain.tif", "the file holds colors and no heights"),
        ("nowhere.tif", "it has no EPSG code"), ("none.tif", "cannot open"),
    ])
    func whatIsNoHeightsIsSaid(_ name: String, _ words: String) {
        let error = #expect(throws: TerrainError.self) { try Terrain(paths: [Self.path(name)]) }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.contains(name) == true)
    }

    /// A file that is damaged somewhere is refused when it is opened, not when somebody walks there.
    @Test func aDamagedBlockIsFoundAtOnce() throws {
        let street = try PhotographStreet()
        var bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: Self.path("heights32.tif"))))
        // The last block, and its check sum.
        for place in (bytes.count - 40)..<bytes.count { bytes[place] ^= 0x5A }
        try street.add("x.tif", bytes)
        #expect(throws: TerrainError.self) { try Terrain(paths: [street.path + "/x.tif"]) }
    }
}
