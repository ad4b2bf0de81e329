import Foundation
import MapPainter
import MapPixels
import Testing

/// Files of pictures in each format.
@Suite struct PictureFormatTests {
    private static let colors = [
        PixelColor(red: 1, green: 0, blue: 0), PixelColor(red: 0, green: 0.5, blue: 0.2),
    ]

    private static func pixels() throws -> PixelBuffer {
        var pixels = try PixelBuffer(width: 24, height: 16, color: colors[0])
        for y in 0..<16 { for x in 12..<24 { pixels[x, y] = colors[1] } }
        return pixels
    }

    @Test(arguments: [PictureFormat.png, .jpeg, .webp], [nil, 1, 2.5])
    func pixelsAreReadAsTheyWereWritten(format: PictureFormat, scale: Double?) throws {
        let pixels = try Self.pixels()
        let read = try PictureFile.decode(try format.encode(pixels, scale: scale))
        #expect(read.width == 24 && read.height == 16)
        for (x, color) in [(4, Self.colors[0]), (20, Self.colors[1])] {
            let found = read[x, 8]
            for (one, other) in [
                (found.red, color.red), (found.green, color.green), (found.blue, color.blue),
            ] { #expect(abs(Int(one) - Int(other)) <= (format == .jpeg ? 6 : 0)) }
        }
    }

    /// 72 points an inch: pixels a meter in PNG, an inch in JPEG.
    @Test func filesSayHowManyPixelsAnInchHas() throws {
        let png = PictureFormat.png(try Self.pixels(), scale: 2)
        let start = try #require(png.firstRange(of: Array("pHYs".utf8))).upperBound
        let density = png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
        #expect(density == Int((144 / 0.0254).rounded()))
        #expect(PictureFormat.png(try Self.pixels()).firstRange(of: Array("pHYs".utf8)) == nil)
        let jpeg = try PictureFormat.jpeg.encode(try Self.pixels(), scale: 2)
        let header = try #require(jpeg.firstRange(of: Array("JFIF".utf8))).upperBound
        // A zero, two bytes of version, the unit 1, then two densities of two bytes.
        #expect(Array(jpeg[(header + 3)..<(header + 8)]) == [1, 0, 144, 0, 144])
    }

    @Test(arguments: [
        ("png", PictureFormat.png, "image/png"), ("JPG", .jpeg, "image/jpeg"),
        ("jpeg", .jpeg, "image/jpeg"), ("webp", .webp, "image/webp"),
        ("Svg", .svg, "image/svg+xml"), ("pdf", .pdf, "application/pdf"),
    ])
    func endingsNameFormats(ending: String, format: PictureFormat, type: String) {
        #expect(PictureFormat(suffix: ending) == format)
        #expect(format.mediaType == type)
        #expect(PictureFormat(suffix: ending + "x") == nil)
    }

    @Test(arguments: [
        (PictureFormat.png, Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })),
        (.jpeg, [0xFF, 0xD8]), (.webp, Array("RIFF".utf8)), (.svg, Array("<svg".utf8)),
        (.pdf, Array("%PDF".utf8)),
    ])
    func aPainterDrawsFiles(format: PictureFormat, start: [UInt8]) throws {
        let style = try PainterTests.style(
            PainterTests.polygon(west: -20, south: -20, east: 20, north: 20),
            ##"{"id": "l", "type": "fill", "source": "s", "paint": {"fill-color": "#f00"}}"##)
        let file = try Painter(style: style).file(
            try PainterTests.camera(size: 64), format)
        #expect(file.bytes.starts(with: start))
        #expect(file.warnings.isEmpty)
    }
}
