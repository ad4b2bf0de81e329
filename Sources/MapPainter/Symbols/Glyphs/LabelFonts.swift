import Bytes
import Foundation
import MapPixels
import Synchronization

/// Where the letters of labels come from: glyph files of a style, or fonts of this machine.
///
/// An object keeps what it has read; any number of threads and painters share it.
public final class LabelFonts: Sendable {
    /// Gives letters by font and code point.
    protocol Source: Sendable {
        /// Whether it has glyphs of whole ``Syllables``.
        var shapes: Bool { get }
        /// The letters of 256 code points, or of the one asked for; nil if there are none.
        func glyphs(_ code: UInt32, fonts: String) throws -> [UInt32: Glyph]
        /// A letter with one pixel of its field for each of its own; nil if no font has it.
        func plainGlyph(_ code: UInt32, fonts: String) throws -> Glyph?
        /// The outline of a letter in ems, y down from the line that letters stand on; nil if no font has it.
        func outline(_ code: UInt32, fonts: String) throws -> Outline?
    }

    /// The outline of a letter in ems, and how far the next one is away.
    typealias Outline = (contours: [[SIMD2<Double>]], advance: Double)

    private struct Kept {
        /// Outlines of letters; nil for those that no font has.
        var outlines: [String: [UInt32: Outline?]] = [:]
        var outlineCount = 0
        var glyphs: [String: [UInt32: Glyph?]] = [:]
        var count = 0
        var problems: Set<String> = []
    }

    private let source: any Source
    private let kept = Mutex(Kept())

    /// The maximum number of letters that are kept; beyond it all are read anew.
    private static let maximumCount = 1 << 16

    init(source: any Source) { self.source = source }

    /// Creates fonts from a style's `glyphs`.
    ///
    /// - Parameters:
    ///   - template: An address with `{fontstack}` and `{range}`.
    ///   - load: Gives the bytes at an address, nil if there is nothing. Called on several threads at once.
    public convenience init(
        template: String, load: @escaping @Sendable (String) throws -> [UInt8]?
    ) {
        self.init(source: GlyphFiles(template: template, load: load))
    }

    /// Whether syllables of scripts whose letters change beside others are drawn as such.
    package var shapes: Bool { source.shapes }

    /// A letter; nil if no font has it.
    func glyph(_ code: UInt32, fonts: String) -> Glyph? {
        if let known = kept.withLock({ $0.glyphs[fonts]?[code] }) { return known }
        var found: [UInt32: Glyph] = [:]
        var problem: String?
        do {
            found = try source.glyphs(code, fonts: fonts)
        } catch {
            problem = "font \(fonts): \(error)"
        }
        kept.withLock { kept in
            if kept.count > Self.maximumCount {
                kept.glyphs = [:]
                kept.count = 0
            }
            if let problem, kept.problems.count < 20 { kept.problems.insert(problem) }
            for (code, glyph) in found { kept.glyphs[fonts, default: [:]][code] = glyph }
            if found[code] == nil { kept.glyphs[fonts, default: [:]][code] = .some(nil) }
            kept.count += found.count + 1
        }
        return found[code]
    }

    /// The outline of a letter; nil if no font has it, or that font is damaged.
    func outline(_ code: UInt32, fonts: String) -> Outline? {
        if let known = kept.withLock({ $0.outlines[fonts]?[code] }) { return known }
        // A damaged font has no letters.
        let found = try? source.outline(code, fonts: fonts)
        kept.withLock { kept in
            if kept.outlineCount > Self.maximumCount {
                kept.outlines = [:]
                kept.outlineCount = 0
            }
            kept.outlines[fonts, default: [:]][code] = .some(found)
            kept.outlineCount += 1
        }
        return found
    }

    /// Returns the glyphs of 256 code points as map styles load them: `glyphs.proto` of node-fontnik.
    ///
    /// - Parameters:
    ///   - start: The first code point, a multiple of 256 below 65,536.
    ///   - fonts: Names of fonts with commas between them, as in a style's `text-font`.
    /// - Returns: The message; without glyphs where no font has the letters.
    package func glyphFile(from start: UInt32, fonts: String) -> [UInt8] {
        var stack = ByteWriter()
        stack.field(1, string: fonts)
        stack.field(2, string: "\(start)-\(start + 255)")
        for code in start..<start + 256 {
            // A damaged font is one that is not there: its letters are left out.
            guard let glyph = try? source.plainGlyph(code, fonts: fonts), glyph.density == 1
            else { continue }
            stack.field(3, bytes: glyph.message(code))
        }
        var file = ByteWriter()
        file.field(1, bytes: stack.bytes)
        return file.bytes
    }

    /// Descriptions of what could not be read so far.
    var problems: Set<String> { kept.withLock { $0.problems } }
}

extension LabelFonts.Source {
    /// Glyph files have letters alone.
    var shapes: Bool { false }

    /// Glyph files have fields of that size.
    func plainGlyph(_ code: UInt32, fonts: String) throws -> Glyph? {
        try glyphs(code, fonts: fonts)[code]
    }

    /// Glyph files hold no outlines.
    func outline(_ code: UInt32, fonts: String) throws -> LabelFonts.Outline? { nil }
}

/// Glyph files of a style.
private struct GlyphFiles: LabelFonts.Source {
    let template: String
    let load: @Sendable (String) throws -> [UInt8]?

    func glyphs(_ code: UInt32, fonts: String) throws -> [UInt32: Glyph] {
        guard code < 0x10000 else { return [:] }
        let start = code & ~255
        let address = template.replacing("{fontstack}", with: fonts)
            .replacing("{range}", with: "\(start)-\(start + 255)")
        guard let bytes = try load(address) else { return [:] }
        return try GlyphRange(bytes.span.rawBytes).glyphs
    }
}

/// Letters as one thread asks for them, without a lock for those it knows.
struct GlyphReader {
    private let fonts: LabelFonts
    private var known: [String: [UInt32: Glyph?]] = [:]
    /// Characters that no font has, each once.
    private(set) var missing: Set<UInt32> = []
    /// Whether there were marks of scripts whose letters change beside others, which nothing shapes here.
    private(set) var hasUnshaped = false
    /// Whether syllables of such scripts have glyphs.
    let shapes: Bool

    init(_ fonts: LabelFonts) {
        shapes = fonts.shapes
        self.fonts = fonts
    }

    /// A letter; nil if no font has it.
    mutating func glyph(_ code: UInt32, _ stack: String) -> Glyph? {
        if let glyph = known[stack]?[code] { return glyph }
        let glyph = fonts.glyph(code, fonts: stack)
        known[stack, default: [:]][code] = glyph
        if glyph == nil, code > 0x20 { missing.insert(code) }
        if !shapes, ScriptRules.isShaped(code), ScriptRules.isMark(code) { hasUnshaped = true }
        return glyph
    }
}
