import MapPainter
import MapPixels
import MapStyle
import Testing

/// Whom a map comes from stands on its picture.
@Suite struct AttributionTests {
    private func picture(
        _ credit: String, width: Int = 400, height: Int = 200, scale: Double = 1,
        isShown: Bool = true
    ) throws -> MapPicture {
        let json = """
            {"version": 8, "sources": {"a": {"type": "geojson", "attribution": "\(credit)",
            "data": {"type": "Polygon", "coordinates": [[[-170, -80], [170, -80], [170, 80], [-170, 80], [-170, -80]]]}}},
            "layers": [{"id": "a", "type": "fill", "source": "a", "paint": {"fill-color": "#0000ff"}}]}
            """
        var painter = Painter(style: try Style(json: Array(json.utf8)))
        painter.showsAttribution = isShown
        return try painter.picture(
            try PictureCamera(
                latitude: 0, longitude: 0, zoom: 2, width: width, height: height, scale: scale))
    }

    /// Dark pixels on light ones, which the blue map has none of.
    private func marks(_ picture: PixelBuffer) -> (dark: Int, light: Int) {
        var (dark, light) = (0, 0)
        for y in picture.height / 2..<picture.height {
            for x in 0..<picture.width {
                let color = picture[x, y]
                if color.blue < 100 { dark += 1 }
                if color.red > 180 { light += 1 }
            }
        }
        return (dark, light)
    }

    @Test(arguments: [1.0, 2]) func standsInTheCorner(scale: Double) throws {
        let shown = try picture("<a href='x'>© OpenStreetMap contributors</a>", scale: scale)
        #expect(shown.warnings.isEmpty)
        let (dark, light) = marks(shown.pixels)
        #expect(Double(dark) > 200 * scale * scale, "\(dark)")
        #expect(Double(light) > 1000 * scale * scale, "\(light)")
        // The rest of the map is what it would be without.
        let plain = try picture("© OpenStreetMap contributors", scale: scale, isShown: false)
        #expect(marks(plain.pixels) == (0, 0))
        for x in 0..<shown.pixels.width { #expect(shown.pixels[x, 0] == plain.pixels[x, 0]) }
        #expect(
            shown.pixels[0, shown.pixels.height - 1] == plain.pixels[0, plain.pixels.height - 1])
    }

    /// One source's credit does not take away another's.
    @Test func theOthersStandWhereOneCannot() throws {
        func picture(_ credits: [String], width: Int) throws -> MapPicture {
            let sources = credits.enumerated().map { index, credit in
                #""\#(index)": {"type": "geojson", "attribution": "\#(credit)", "data": {"type": "Point", "coordinates": [0, 0]}}"#
            }
            let layers = credits.indices.map {
                #"{"id": "\#($0)", "type": "fill", "source": "\#($0)"}"#
            }
            let json = """
                {"version": 8, "sources": {\(sources.joined(separator: ", "))},
                "layers": [{"id": "b", "type": "background", "paint": {"background-color": "#0000ff"}},
                \(layers.joined(separator: ", "))]}
                """
            return try Painter(style: try Style(json: Array(json.utf8))).picture(
                try PictureCamera(latitude: 0, longitude: 0, zoom: 2, width: width, height: 200))
        }
        let map = "© OpenStreetMap contributors"
        let alone = try marks(picture([map], width: 400).pixels)
        let both = try picture([map, "GeoNames"], width: 400)
        #expect(both.warnings.isEmpty)
        #expect(marks(both.pixels).dark > alone.dark + 50)
        let foreign = try picture([map, "Ж"], width: 400)
        #expect(foreign.warnings.count == 1)
        #expect(marks(foreign.pixels) == alone)
        let narrow = try picture([map, "GeoNames GeoNames GeoNames"], width: 150)
        #expect(narrow.warnings.count == 1)
        #expect(marks(narrow.pixels).dark > 50)
    }

    /// Whoever brings imagery is named, whatever letters that takes of those that names are written in here.
    @Test(arguments: [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789 (2026) & A/B-C: d;",
        "© Géoportail, Zürich – Åland’s data?!",
    ])
    func lettersOfNamesAreDrawn(credit: String) throws {
        let shown = try picture(credit, width: 900)
        #expect(shown.warnings.isEmpty)
        #expect(marks(shown.pixels).dark > 150)
    }

    @Test func whatCannotBeDrawnIsTold() throws {
        #expect(try picture("Ж").warnings.count == 1)
        let small = try picture("© OpenStreetMap contributors", width: 64, height: 64)
        #expect(small.warnings.count == 1)
        #expect(marks(small.pixels) == (0, 0))
        #expect(try picture("").warnings.isEmpty)
    }
}
