import Atlas
import Foundation
import MapPainter
import MapPixels
import MapResources
import MapStyle
import Testing

/// Painters of a style document that a client brings.
@Suite struct StyleFileTests {
    private static let camera = Result {
        try PictureCamera(latitude: 60.17, longitude: 24.944, zoom: 14, width: 120, height: 80)
    }

    private static func sample() throws -> ArchiveTiles {
        try ArchiveTiles(
            try Atlas.open(
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("Samples/helsinki.atlas").path))
    }

    /// Writes files to a new folder, and gives the path of the style.
    @discardableResult private static func withStyle<Result>(
        _ style: String, _ files: [String: [UInt8]] = [:], _ body: (String) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("style-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
        let path = folder.appendingPathComponent("style.json")
        try Data(style.utf8).write(to: path)
        return try body(path.path)
    }

    private static func picture(_ path: String) throws -> MapPicture {
        try picture(path, language: nil)
    }

    private static func picture(_ path: String, language: String?) throws -> MapPicture {
        let painters = try StyleFilePainters(
            path: path, fonts: [], language: language.flatMap { LabelLanguage($0) })
        return try painters.painter(tiles: try sample(), camera: try camera.get())
            .picture(try camera.get())
    }

    private static func count(_ color: UInt32, in picture: MapPicture) -> Int {
        picture.pixels.pixels.count { $0 & 0xffffff == color & 0xffffff }
    }

    /// A style that paints the ground green and streets red, from an address of the web.
    private static let streets = """
        {"version":8,"sources":{"theirs":{"type":"vector","url":"https://tiles.invalid/tiles.json",
         "attribution":"somebody else"}},
         "layers":[{"id":"ground","type":"background","paint":{"background-color":"#00ff00"}},
         {"id":"streets","type":"line","source":"theirs","source-layer":"streets",
          "paint":{"line-color":"#ff0000","line-width":6}}]}
        """

    @Test func vectorSourcesOfTheWebAreTheAtlass() throws {
        try Self.withStyle(Self.streets) { path in
            let painters = try StyleFilePainters(path: path, fonts: [], language: nil)
            #expect(
                painters.notices == [
                    "source theirs: the atlas's tiles, not those at https://tiles.invalid/tiles.json"
                ])
            let painter = try painters.painter(
                tiles: try Self.sample(), camera: try Self.camera.get())
            let picture = try painter.picture(try Self.camera.get())
            let green = picture.pixels.pixels.count { $0 >> 8 & 0xff > 200 && $0 & 0xff < 60 }
            #expect(green > 1000 && green < 9000)
            #expect(picture.warnings.isEmpty)
            // Whose data are shown is told, not whom the style names.
            #expect(painter.credits(zoom: 14) == ["© OpenStreetMap contributors"])
        }
    }

    /// Styles for tiles of another schema would give an empty picture without a word.
    @Test func layersThatTheTilesLackAreNamed() throws {
        let other = Self.streets.replacing(
            "source-layer\":\"streets", with: "source-layer\":\"road")
        try Self.withStyle(other) { path in
            let picture = try Self.picture(path)
            let warning = try #require(picture.warnings.first)
            #expect(picture.warnings.count == 1)
            #expect(
                warning.hasPrefix(
                    "source theirs: nothing of it is drawn, since its tiles have the layers addresses, "
                ))
            #expect(warning.hasSuffix(" more and the style asks for road"))
        }
        let both = Self.streets.replacing(
            #"{"id":"streets""#,
            with:
                #"{"id":"roads","type":"line","source":"theirs","source-layer":"road"},{"id":"streets""#
        )
        try Self.withStyle(both) { path in
            let picture = try Self.picture(path)
            // An extract without a thing of some kind has no layer of it.
            #expect(picture.warnings.isEmpty)
        }
    }

    /// A picture without icons is better than none, on a machine that reaches nobody.
    @Test func iconsOfTheWebAreDoneWithout() throws {
        let style = Self.streets.replacing(
            #"{"version":8,"#, with: #"{"version":8,"sprite":"http://127.0.0.1:1/sprite","#)
        try Self.withStyle(style) { path in
            let picture = try Self.picture(path)
            #expect(
                picture.warnings.count == 1
                    && picture.warnings[0].hasPrefix("source of icons default: there are none; "))
            let plain = try Self.withStyle(Self.streets, [:], Self.picture)
            #expect(picture.pixels == plain.pixels)
        }
        let file = Self.streets.replacing(
            #"{"version":8,"#, with: #"{"version":8,"sprite":"sprite","#)
        #expect(throws: SpriteError.self) {
            _ = try Self.withStyle(file) { path in try Self.picture(path) }
        }
    }

    @Test func filesOfTheFolderAreRead() throws {
        let style = """
            {"version":8,"sources":{"spots":{"type":"geojson","data":"spots.geojson"},
             "photo":{"type":"image","url":"red.png",
              "coordinates":[[24.94,60.172],[24.942,60.172],[24.942,60.171],[24.94,60.171]]}},
             "layers":[{"id":"ground","type":"background","paint":{"background-color":"#ffffff"}},
             {"id":"photo","type":"raster","source":"photo"},
             {"id":"spots","type":"circle","source":"spots",
              "paint":{"circle-radius":10,"circle-color":"#0000ff"}}]}
            """
        let spots = """
            {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[24.944,60.17]}}
            """
        let red = try PixelBuffer(
            width: 4, height: 4, color: PixelColor(red: 1, green: 0, blue: 0))
        let files = ["spots.geojson": Array(spots.utf8), "red.png": PNGEncoder().encode(red)]
        try Self.withStyle(style, files) { path in
            let picture = try Self.picture(path)
            let middle = picture.pixels.pixels[40 * 120 + 60]
            let corner = picture.pixels.pixels[2 * 120 + 118]
            #expect(middle != corner)
            #expect(Set(picture.pixels.pixels).count > 3)
        }
        try Self.withStyle(style, ["spots.geojson": Array(spots.utf8)]) { path in
            #expect(throws: PainterError.self) { try Self.picture(path) }
        }
        try Self.withStyle(style, files.merging(["spots.geojson": Array("{".utf8)]) { $1 }) {
            path in
            #expect(throws: PainterError.self) { try Self.picture(path) }
        }
    }

    @Test(arguments: [
        "", "[]", "{", #"{"version":7,"sources":{},"layers":[]}"#,
        #"{"version":8,"sources":{"a":{"type":"raster"}},"layers":[]}"#,
        #"{"version":8,"sources":{"a":{"type":"raster","url":"none.json"}},"layers":[]}"#,
        #"{"version":8,"sources":{"a":{"type":"vector","url":"style.json"}},"layers":[]}"#,
    ])
    func whatCannotBeDrawnIsRefused(_ style: String) throws {
        try Self.withStyle(style) { path in
            #expect(throws: (any Error).self) { try Self.picture(path) }
        }
        #expect(throws: PainterError.self) { try Self.picture("/nowhere/style.json") }
    }

    @Test func archivesBesideTheStyleAreSources() throws {
        let archive = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Samples/helsinki.atlas/tiles.pmtiles")
        let style = Self.streets.replacing(
            "https://tiles.invalid/tiles.json", with: "pmtiles://here.pmtiles")
        let files = ["here.pmtiles": [UInt8](try Data(contentsOf: archive))]
        let own = try Self.withStyle(style, files) { path in
            let painters = try StyleFilePainters(path: path, fonts: [], language: nil)
            #expect(painters.notices.isEmpty)
            return try Self.picture(path)
        }
        let other = try Self.withStyle(Self.streets) { try Self.picture($0) }
        let different = zip(own.pixels.pixels, other.pixels.pixels).count { $0 != $1 }
        // The corner tells whom the style names.
        #expect(different > 0 && different < 120 * 80 / 4)
        try Self.withStyle(style, ["here.pmtiles": [1, 2, 3]]) { path in
            #expect(throws: PainterError.self) { try Self.picture(path) }
        }
    }
}
