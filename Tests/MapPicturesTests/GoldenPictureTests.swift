import Atlas
import Foundation
import MapGeometry
import MapPainter
import MapPictures
import MapPixels
import Testing

/// Pictures of the sample city, compared with those in `Tests/Fixtures/Pictures`.
///
/// With `MAPWRIGHT_WRITE=1` they are written anew; look at them before they are kept.
@Suite struct GoldenPictureTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let atlas = Result {
        try Atlas.open(root.appendingPathComponent("Samples/helsinki.atlas").path)
    }
    private static let painters = Result { try PagePainters() }
    /// Fonts that `Scripts/setup` fetches; the machine's own do not count.
    private static let fontFolders = ["fonts-noto-core", "fonts-droid-fallback"].map {
        root.appendingPathComponent(".assets/fonts/\($0)").path
    }
    private static let hasFonts = fontFolders.allSatisfy(FileManager.default.fileExists)

    /// A part of a color differs where it is this much greater or less.
    private static let tolerance = 24
    /// The share of pixels that may differ: other versions of the fonts, other processors' sums.
    private static let differing = 0.01

    /// One word a script: “map”, or what stands for it.
    private static let words = [
        "Karte", "Карта", "Χάρτης", "خريطة", "מפה", "नक्शा", "แผนที่", "地図", "チズ", "რუკა", "Քարտեզ",
        "ካርታ",
    ]

    private static func check(
        _ name: String, _ style: String, _ camera: PictureCamera, hasText: Bool = false,
        _ change: ((MapGeometry.JSONValue) throws -> MapGeometry.JSONValue)? = nil
    ) throws {
        var painter = try painters.get().painter(
            style, tiles: try AtlasTiles.open([try atlas.get()]),
            areas: try atlas.get().manifest.coveredBounds, camera: camera, changing: change)
        painter.fonts = hasText ? LabelFonts(folders: fontFolders) : nil
        let drawn = try painter.picture(camera).pixels
        let path = root.appendingPathComponent("Tests/Fixtures/Pictures/\(name).png")
        if ProcessInfo.processInfo.environment["MAPWRIGHT_WRITE"] != nil {
            try Data(PNGEncoder(level: 9).encode(drawn)).write(to: path)
        }
        let golden = try PNGDecoder.decode(Array(try Data(contentsOf: path)))
        try #require(golden.width == drawn.width && golden.height == drawn.height)
        let different = zip(golden.pixels, drawn.pixels).count { one, other in
            (0..<4).contains { part in
                let shift = UInt32(8 * part)
                let way = Int(one >> shift & 255) - Int(other >> shift & 255)
                return abs(way) > tolerance
            }
        }
        #expect(
            Double(different) <= differing * Double(drawn.pixels.count),
            "\(name): \(different) pixels differ")
    }

    @Test(arguments: ["standard-light", "standard-dark", "muted-light", "hybrid-light"])
    func theCityWithoutText(style: String) throws {
        try Self.check(
            style, style,
            PictureCamera(
                latitude: 60.1712, longitude: 24.9440, zoom: 14.5, width: 256, height: 192))
    }

    @Test func theCityTurnedAndTilted() throws {
        try Self.check(
            "tilted", "standard-light",
            PictureCamera(
                latitude: 60.1712, longitude: 24.9440, zoom: 15, bearing: 40, pitch: 50, width: 256,
                height: 192))
    }

    @Test(.enabled(if: hasFonts, "Scripts/setup fetches the fonts"))
    func theCitysNames() throws {
        try Self.check(
            "names", "standard-light",
            PictureCamera(latitude: 60.1712, longitude: 24.9440, zoom: 15, width: 384, height: 256),
            hasText: true)
    }

    /// Twelve scripts, upright and along a line, two of them from right to left.
    @Test(.enabled(if: hasFonts, "Scripts/setup fetches the fonts"))
    func twelveScripts() throws {
        let camera = try PictureCamera(
            latitude: 60.1712, longitude: 24.9440, zoom: 14.5, width: 384, height: 256)
        let points = Self.words.enumerated().map { index, word in
            let (column, row) = (Double(index % 4) - 1.5, Double(index / 4) - 1)
            return """
                {"type": "Feature", "properties": {"word": "\(word)"}, "geometry": {"type": "Point",
                 "coordinates": [\(24.9440 + column * 0.0028), \(60.1717 + row * 0.0009)]}}
                """
        }
        let lines = Self.words.prefix(4).enumerated().map { index, word in
            let west = 24.9440 + (Double(index) - 2) * 0.0028
            return """
                {"type": "Feature", "properties": {"word": "\(word)"}, "geometry": {"type": "LineString",
                 "coordinates": [[\(west), 60.1698], [\(west + 0.0013), 60.1700], [\(west + 0.0026), 60.1697]]}}
                """
        }
        try Self.check("scripts", "muted-light", camera, hasText: true) { document in
            try Self.adding(points, lines, to: document)
        }
    }

    /// A style document without names of its own, and with words at points and along lines.
    private static func adding(
        _ points: [String], _ lines: [String], to document: MapGeometry.JSONValue
    ) throws -> MapGeometry.JSONValue {
        guard case .object(var members) = document,
            case .object(var sources)? = members["sources"],
            case .array(let layers)? = members["layers"]
        else { return document }
        func source(_ features: [String]) throws -> MapGeometry.JSONValue {
            let text = """
                {"type": "geojson", "data": {"type": "FeatureCollection", "features":
                 [\(features.joined(separator: ","))]}}
                """
            return try MapGeometry.JSONValue(decoding: Array(text.utf8))
        }
        sources["points"] = try source(points)
        sources["lines"] = try source(lines)
        let own = ["points", "lines"].map { name in
            """
            {"id": "\(name)", "type": "symbol", "source": "\(name)", "layout": {"text-field": ["get", "word"],
             "text-font": ["Noto Sans Bold"], "text-size": 15, "text-allow-overlap": true,
             "symbol-placement": "\(name == "points" ? "point" : "line-center")"},
             "paint": {"text-color": "#202a44", "text-halo-color": "#ffffff", "text-halo-width": 1.5}}
            """
        }
        guard
            case .array(let words) = try MapGeometry.JSONValue(
                decoding: Array("[\(own.joined(separator: ","))]".utf8))
        else { return document }
        members["sources"] = .object(sources)
        members["layers"] = .array(
            layers.filter { $0["type"]?.stringValue != "symbol" } + words)
        return .object(members)
    }
}
