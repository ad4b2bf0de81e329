import Foundation
import MapGeometry
import MapPainter
import MapPixels
import Testing

/// Scripts whose letters change beside others, drawn by the machine's fonts and HarfBuzz where they are there.
@Suite struct ShapingTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".assets/fonts/fonts-noto-core").path
    private static let fonts = LabelFonts(folders: [folder])
    private static let canShape =
        fonts.shapes && FileManager.default.fileExists(atPath: folder)
    private static let face = TextFace(weight: 400)

    /// How wide a text is, in ems.
    private static func width(_ text: String) -> Double {
        fonts.line(text, size: 1, face: face).width
    }

    /// क and ष with the sign between them are one letter, narrower than both; letters side by side are as wide as each alone.
    @Test(.enabled(if: canShape, "HarfBuzz and Noto fonts are not there"))
    func lettersOfASyllableJoin() {
        let alone = Self.width("क") + Self.width("ष")
        #expect(Self.width("क्ष") < alone - 0.1)
        #expect(abs(Self.width("कष") - alone) < 1e-9)
    }

    /// The vowel sign of कि stands before its letter, so that its outline ends as that of क does.
    @Test(.enabled(if: canShape, "HarfBuzz and Noto fonts are not there"))
    func signsStandWhereTheyAreWritten() {
        func overhang(_ text: String) -> Double {
            let (path, width) = Self.fonts.line(text, size: 1, face: Self.face)
            return (path.contours.flatMap { $0 }.map(\.x).max() ?? 0) - width
        }
        #expect(Self.width("कि") > Self.width("क") + 0.1)
        // The sign's arch reaches over the letter, the letter itself ends last in neither.
        #expect(abs(overhang("का") - overhang("क")) < 1)
        #expect(overhang("कि") <= overhang("क") + 0.01)
    }

    @Test(
        .enabled(if: canShape, "HarfBuzz and Noto fonts are not there"),
        arguments: [
            "हिन्दी", "বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල",
            "မြန်မာ", "ខ្មែរ",
        ])
    func eachScriptIsDrawn(name: String) {
        #expect(Self.fonts.canDraw(name, face: Self.face), "\(name)")
        #expect(Self.width(name) > 0.8)
        // The same again, and the same beside another text.
        #expect(Self.width(name) == Self.width(name))
        #expect(abs(Self.width(name + " A") - Self.width(name) - Self.width(" A")) < 1e-9)
    }

    @Test(.enabled(if: canShape, "HarfBuzz and Noto fonts are not there"))
    func signsWithoutALetterEndSomewhere() {
        for text in ["्", "ि", "्क", "\u{200D}", "क्\u{200D}", String(repeating: "क्", count: 5000)] {
            #expect(Self.width(text).isFinite)
        }
    }

    /// Glyph files of a style have no syllables: their letters stand one by one, and that is told.
    @Test func glyphFilesAreNotShaped() throws {
        let fonts = LabelFonts(template: "{fontstack}/{range}") { address in
            address == "Test/2304-2559" ? SymbolTests.glyphs("क्ष") : nil
        }
        let style = try SymbolTests.style(
            SymbolTests.point(0, 0), layout: #""text-field": "क्ष", "text-size": 24"#)
        let picture = try SymbolTests.draw(style, fonts: fonts)
        let box = try #require(
            SymbolTests.box(picture.pixels), "\(picture.warnings)")
        #expect(abs(box[2] - box[0] - 34) <= 2, "\(box)")
        #expect(picture.warnings.contains { $0.contains("not shaped") })
    }
}
