import MapPainter
import MapPixels
import MapStyle
import Testing

/// What layers of symbols share, and what they take from GeoJSON.
@Suite struct SharedLayoutTests {
    /// As layers do of which one draws the halos and one the letters.
    @Test func layersThatDifferInPaintAloneShowTheSameSymbols() throws {
        let layers = ["#f00", "#00f"].enumerated().map { index, color in
            """
            {"id": "\(index)", "type": "symbol", "source": "s",
            "layout": {"text-font": ["Test"], "text-size": 24, "text-field": "A"},
            "paint": {"text-color": "\(color)", "text-translate": [\(20 * index), 0]}}
            """
        }
        let style = try PainterTests.style(SymbolTests.point(0, 0), layers.joined(separator: ","))
        let picture = try SymbolTests.draw(style).pixels
        #expect(picture[32, 29].red == 255)
        #expect(picture[52, 29].blue == 255)
    }

    @Test func listsOfGeoJSONAreLists() throws {
        let style = try SymbolTests.style(
            SymbolTests.point(0, 0, #""by": [1, -0.5], "of": {"name": "AB"}"#),
            layout:
                #""text-size": 24, "text-field": ["get", "name", ["get", "of"]], "text-offset": ["get", "by"]"#
        )
        let picture = try SymbolTests.draw(style, size: 128)
        #expect(picture.warnings.isEmpty)
        let found = try #require(SymbolTests.box(picture.pixels))
        // Half of the picture more than at 64 points, 24 to the right and 12 up.
        for (a, b) in zip(found, [77, 44, 99, 54]) { #expect(abs(a - b) <= 1, "\(found)") }
    }
}
