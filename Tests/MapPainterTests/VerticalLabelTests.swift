import Foundation
import MapPainter
import MapPixels
import MapStyle
import Testing

/// Labels at points that run from above to below, as `text-writing-mode` asks for.
@Suite struct VerticalLabelTests {
    /// Three letters that stand on vertical lines, and some that do only beside them.
    private static let fonts = LabelFonts(template: "{fontstack}/{range}") { address in
        switch address {
        case "Test/0-255": SymbolTests.glyphs("ABC")
        case "Test/19968-20223": SymbolTests.glyphs("一丁丂")
        default: nil
        }
    }

    /// The box of the pixels of a color.
    private struct Box: Equatable {
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min

        var width: Int { right - left + 1 }
        var height: Int { bottom - top + 1 }

        init?(_ picture: PixelBuffer, _ isIn: (PixelColor) -> Bool) {
            for y in 0..<picture.height {
                for x in 0..<picture.width where isIn(picture[x, y]) {
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
            }
            if left > right { return nil }
        }
    }

    private static func isRed(_ color: PixelColor) -> Bool { color.red > 128 && color.blue < 64 }
    private static func isBlue(_ color: PixelColor) -> Bool { color.blue > 128 && color.red < 64 }

    /// A picture of a label at the middle whose first letters are red and whose other ones are blue.
    private static func draw(
        _ first: String, _ rest: String, modes: String, _ others: String = "", obstacle: String = ""
    ) throws -> MapPicture {
        let layers = """
            {"id": "l", "type": "symbol", "source": "s", "layout": {"text-font": ["Test"],
              "text-field": ["format", "\(first)", {"text-color": "#f00"}, "\(rest)", {"text-color": "#00f"}],
              "text-writing-mode": \(modes)\(others)}}\(obstacle)
            """
        return try SymbolTests.draw(
            try PainterTests.style(SymbolTests.point(0, 0), layers), size: 128, fonts: fonts)
    }

    @Test func lettersStandBelowEachOther() throws {
        let picture = try Self.draw("一", "丁丂", modes: #"["vertical"]"#)
        #expect(picture.warnings.isEmpty, "\(picture.warnings)")
        let first = try #require(Box(picture.pixels, Self.isRed))
        let rest = try #require(Box(picture.pixels, Self.isBlue))
        #expect(first.bottom < rest.top)
        #expect(abs(first.left - rest.left) <= 1 && abs(first.right - rest.right) <= 1)
        // Three letters of 16 points, the middle one at the point.
        #expect(rest.height > 20 && rest.width < 12)
        #expect(abs((first.top + rest.bottom) / 2 - 64) <= 5, "\(first) \(rest)")
        #expect(abs((first.left + first.right) / 2 - 64) <= 2, "\(first)")
    }

    @Test func lettersOfOtherScriptsStandBesideThem() throws {
        let picture = try Self.draw("一", "AB", modes: #"["vertical"]"#)
        let first = try #require(Box(picture.pixels, Self.isRed))
        let rest = try #require(Box(picture.pixels, Self.isBlue))
        #expect(first.bottom < rest.top && rest.height > rest.width)
    }

    @Test func wordsOfOtherScriptsStayLevel() throws {
        let vertical = try Self.draw("A", "BC", modes: #"["vertical"]"#)
        let level = try Self.draw("A", "BC", modes: #"["horizontal"]"#)
        #expect(vertical.pixels == level.pixels)
        let first = try #require(Box(level.pixels, Self.isRed))
        let rest = try #require(Box(level.pixels, Self.isBlue))
        #expect(first.right < rest.left)
    }

    @Test func theFirstModeWithRoomIsTaken() throws {
        // A square of another layer, which is placed before, 20 points below the middle.
        let obstacle = """
            , {"id": "above", "type": "symbol", "source": "s", "layout": {"icon-image": "red", "icon-offset": [0, 20]}}
            """
        let both = #"["vertical", "horizontal"]"#
        let free = try Self.draw("一", "丁丂", modes: both)
        let column = try #require(Box(free.pixels, Self.isBlue))
        #expect(column.height > column.width)
        let crowded = try Self.draw("一", "丁丂", modes: both, obstacle: obstacle)
        let row = try #require(Box(crowded.pixels, Self.isBlue))
        #expect(row.width > row.height)
        let none = try Self.draw("一", "丁丂", modes: #"["vertical"]"#, obstacle: obstacle)
        #expect(Box(none.pixels, Self.isBlue) == nil)
        let other = try Self.draw("一", "丁丂", modes: #"["horizontal", "vertical"]"#)
        let first = try #require(Box(other.pixels, Self.isBlue))
        #expect(first.width > first.height)
    }

    @Test func anchorsThatVaryMoveColumnsToo() throws {
        let picture = try Self.draw(
            "一", "丁丂", modes: #"["vertical"]"#,
            #", "text-variable-anchor": ["top"], "text-radial-offset": 1"#)
        let first = try #require(Box(picture.pixels, Self.isRed))
        #expect(first.top > 64 && abs((first.left + first.right) / 2 - 64) <= 2, "\(first)")
    }
}
