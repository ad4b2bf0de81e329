import MapPainter
import MapPixels
import MapStyle
import Testing

@Suite struct SpriteTests {
    private func sheet() throws -> PixelBuffer {
        var sheet = try PixelBuffer(width: 6, height: 4)
        sheet[4, 2] = PixelColor(red: 1, green: 0, blue: 0)
        return sheet
    }

    @Test func iconsAreCutOutOfTheirSheet() throws {
        let list = """
            {"a": {"x": 4, "y": 2, "width": 2, "height": 2, "pixelRatio": 2},
            "b": {"x": 0, "y": 0, "width": 4, "height": 3, "sdf": true, "stretchY": [[0, 9]],
            "stretchX": [[1, 2], [3, 4], [2, 3]], "content": [1, 0, 3, 2]}}
            """
        let images = try SpriteSheet.images(list: Array(list.utf8), sheet: try sheet())
        #expect(images.keys.sorted() == ["a", "b"])
        #expect(images["a"]?.pixels[0, 0] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(images["a"]?.pixelRatio == 2)
        #expect(images["a"]?.isDistanceField == false)
        let other = try #require(images["b"])
        #expect(other.isDistanceField)
        #expect(other.stretchX == [1...2, 3...4])
        #expect(other.stretchY.isEmpty)
        #expect(other.content == SIMD4(1, 0, 3, 2))
    }

    @Test(arguments: [
        ("[1]", SpriteError.Code.malformedList), ("{", .malformedList),
        (#"{"a": 1}"#, .invalidIcon),
        (#"{"a": {"x": 5, "y": 0, "width": 2, "height": 1}}"#, .invalidIcon),
        (#"{"a": {"x": -1, "y": 0, "width": 1, "height": 1}}"#, .invalidIcon),
        (#"{"a": {"x": 0, "y": 0, "width": 0, "height": 1}}"#, .invalidIcon),
        (#"{"a": {"x": 0, "y": 9e18, "width": 1, "height": 1}}"#, .invalidIcon),
        (#"{"a": {"x": 0, "y": 0, "width": 1, "height": 1, "pixelRatio": 0}}"#, .invalidIcon),
    ])
    func damagedListsAreErrors(list: String, code: SpriteError.Code) throws {
        let sheet = try sheet()
        let error = #expect(throws: SpriteError.self) {
            try SpriteSheet.images(list: Array(list.utf8), sheet: sheet)
        }
        #expect(error?.code == code)
    }

    @Test func largeSheetsAreTakenForLargeScales() throws {
        let png = PNGEncoder().encode(try sheet())
        func list(_ ratio: Int) -> [UInt8] {
            Array(
                #"{"a": {"x": 0, "y": 0, "width": 2, "height": 2, "pixelRatio": \#(ratio)}}"#.utf8)
        }
        var files = ["s.json": list(1), "s.png": png, "s@2x.json": list(2), "s@2x.png": png]
        let json = """
            {"version": 8, "sources": {}, "layers": [],
            "sprite": [{"id": "default", "url": "s"}, {"id": "o", "url": "s"}]}
            """
        let style = try Style(json: Array(json.utf8))
        func ratios(_ scale: Double) throws -> [String: Double] {
            try SpriteSheet.images(of: style.sprites, scale: scale) { files[$0] }
                .mapValues(\.pixelRatio)
        }
        #expect(try ratios(1) == ["a": 1, "o:a": 1])
        #expect(try ratios(2) == ["a": 2, "o:a": 2])
        files["s@2x.json"] = nil
        #expect(try ratios(2) == ["a": 1, "o:a": 1])
        files["s.png"] = [1, 2, 3]
        #expect(throws: SpriteError.self) { try ratios(1) }
        files["s.png"] = nil
        #expect(throws: SpriteError.self) { try ratios(1) }
    }
}
