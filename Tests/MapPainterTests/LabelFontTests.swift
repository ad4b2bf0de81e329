import Foundation
import MapPainter
import MapPixels
import MapStyle
import Testing

/// Labels in TrueType fonts that are made here.
@Suite struct LabelFontTests {
    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }

    /// A font of 1000 units an em: A is a square from (100, 0) to (700, 600), B is A twice with a curve beside it.
    static func font() -> [UInt8] {
        func u16(_ values: Int...) -> [UInt8] { values.flatMap { bytes($0, 2) } }
        // One contour of four points, coordinates as words.
        let square =
            u16(1, 100, 0, 700, 600) + u16(3) + u16(0) + [1, 1, 1, 1] + u16(100, 600, 0, -600)
            + u16(0, 0, 600, 0)
        // Two parts: A as it is and A at half its size, 700 to the right.
        let double =
            u16(-1, 0, 0, 0, 0) + u16(0x0023, 1, 0, 0) + u16(0x000B, 1, 700, 0) + u16(0x2000)
        let glyphs: [[UInt8]] = [[], square, double]
        var loca: [UInt8] = []
        var glyf: [UInt8] = []
        for glyph in glyphs {
            loca += bytes(glyf.count, 4)
            glyf += glyph
        }
        loca += bytes(glyf.count, 4)
        // Format 4 with the range A…B and the last one.
        let cmap =
            u16(0, 1, 3, 1) + bytes(12, 4) + u16(4, 32, 0, 4, 4, 1, 0) + u16(0x42, 0xFFFF) + u16(0)
            + u16(0x41, 0xFFFF) + u16(1 - 0x41, 1) + u16(0, 0)
        var head = [UInt8](repeating: 0, count: 54)
        head.replaceSubrange(18..<20, with: u16(1000))
        head.replaceSubrange(50..<52, with: u16(1))
        var hhea = [UInt8](repeating: 0, count: 36)
        hhea.replaceSubrange(34..<36, with: u16(3))
        let tables: [(String, [UInt8])] = [
            ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea),
            ("hmtx", u16(500, 0, 800, 100, 1200, 100)), ("loca", loca),
            ("maxp", bytes(0x10000, 4) + u16(3)),
        ]
        var directory = bytes(0x10000, 4) + u16(tables.count, 0, 0, 0)
        var body: [UInt8] = []
        for (name, table) in tables {
            directory +=
                Array(name.utf8) + bytes(0, 4) + bytes(12 + 16 * tables.count + body.count, 4)
                + bytes(table.count, 4)
            body += table
        }
        return directory + body
    }

    /// A folder with fonts under some names, for as long as `body` runs.
    private func folder<Result>(
        _ fonts: [String: [UInt8]], _ body: (String) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "inner"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in fonts {
            try Data(bytes).write(to: folder.appending(path: "inner/\(name)"))
        }
        return try body(folder.path)
    }

    private func draw(_ text: String, _ folder: String, fonts: String = "Test") throws -> MapPicture
    {
        let style = try PainterTests.style(
            SymbolTests.point(0, 0),
            """
            {"id": "l", "type": "symbol", "source": "s", "layout": {"text-font": ["\(fonts)"],
            "text-field": "\(text)", "text-size": 48}}
            """)
        return try SymbolTests.draw(style, size: 96, fonts: LabelFonts(folders: [folder]))
    }

    @Test func lettersHaveTheirOutlines() throws {
        try folder(["Test.ttf": Self.font()]) { folder in
            let picture = try draw("A", folder)
            #expect(picture.warnings.isEmpty)
            // 28.8 points wide and high from 4.8 right of the pen; letters stand 20 points below the middle.
            let box = try #require(SymbolTests.box(picture.pixels))
            for (a, b) in zip(box, [34, 39, 63, 68]) { #expect(abs(a - b) <= 1, "\(box)") }
            #expect(picture.pixels[48, 50] == PixelColor(red: 0, green: 0, blue: 0))
        }
    }

    /// What is written for other programs is read by ours as glyph files of any style are.
    @Test func glyphFilesHoldTheSameLetters() throws {
        try folder(["Test.ttf": Self.font()]) { folder in
            let own = LabelFonts(folders: [folder])
            let files = LabelFonts(template: "{fontstack}/{range}") { address in
                address == "Test/0-255" ? own.glyphFile(from: 0, fonts: "Test") : nil
            }
            let style = try PainterTests.style(
                SymbolTests.point(0, 0),
                """
                {"id": "l", "type": "symbol", "source": "s", "layout": {"text-font": ["Test"],
                "text-field": "A", "text-size": 48}}
                """)
            let picture = try SymbolTests.draw(style, size: 96, fonts: files)
            #expect(picture.warnings.isEmpty)
            let box = try #require(SymbolTests.box(picture.pixels))
            for (a, b) in zip(box, [34, 39, 63, 68]) { #expect(abs(a - b) <= 2, "\(box)") }
            #expect(own.glyphFile(from: 256, fonts: "Test").count < 40, "no letters")
        }
    }

    @Test func lettersMadeOfOthersHaveAllParts() throws {
        try folder(["Test.ttf": Self.font()]) { folder in
            let box = try #require(SymbolTests.box(try draw("B", folder).pixels))
            // From 100 to 1050 units of 1200.
            for (a, b) in zip(box, [24, 39, 70, 68]) { #expect(abs(a - b) <= 1, "\(box)") }
        }
    }

    @Test(
        arguments: [
            ("Test Sans Bold", "TestSans-Bold.ttf"), ("Test Sans", "TestSans-Regular.ttf"),
            ("Test Sans Medium", "TestSans-Regular.ttf"), ("Test Sans Italic", "TestSans.ttf"),
            ("Test Sans SemiBold", "TestSans-Bold.ttf"), ("system-ui", "DejaVuSans.ttf"),
            ("Nothing", "NotoSans-Regular.ttf"),
        ])
    func fontsAreFoundByTheirFiles(name: String, file: String) throws {
        try folder([file: Self.font(), "Other.ttf": Array("no font".utf8)]) { folder in
            let picture = try draw("A", folder, fonts: name)
            #expect(picture.warnings.isEmpty)
        }
    }

    @Test func withoutAFontLettersAreNamed() throws {
        try folder(["Test.ttf": Array(Self.font().prefix(100))]) { folder in
            let picture = try draw("A", folder)
            #expect(picture.warnings == ["layer l: no font has U+41"])
            #expect(SymbolTests.box(picture.pixels) == nil)
        }
        try folder(["Test.ttf": Self.font()]) { folder in
            let picture = try draw("AC", folder)
            #expect(picture.warnings == ["layer l: no font has U+43"])
        }
    }

    @Test func anyBytesAreAFontOrNone() throws {
        let whole = Self.font()
        var state: UInt64 = 2_463_534_242
        for round in 0..<120 {
            var bytes = whole
            if round % 3 == 0 {
                bytes = Array(whole.prefix(round * 3))
            } else {
                for _ in 0..<4 {
                    state ^= state << 13
                    state ^= state >> 7
                    state ^= state << 17
                    bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
                }
            }
            try folder(["Test.ttf": bytes]) { folder in _ = try draw("AB", folder) }
        }
    }
}
