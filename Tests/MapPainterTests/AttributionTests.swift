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

    @Test func whatCannotBeDrawnIsTold() throws {
        #expect(try picture("Ж").warnings.count == 1)
        let small = try picture("© OpenStreetMap contributors", width: 64, height: 64)
        #expect(small.warnings.count == 1)
        #expect(marks(small.pixels) == (0, 0))
        #expect(try picture("").warnings.isEmpty)
    }
}
