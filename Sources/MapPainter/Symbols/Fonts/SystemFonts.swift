import Foundation
import MapPixels
import Synchronization

extension LabelFonts {
    /// Creates fonts from the TrueType files of this machine.
    ///
    /// A font is found by its file's name, `NotoSans-Bold.ttf` for “Noto Sans Bold”; one that isn't there is replaced by one of a
    /// similar weight, then by other fonts without serifs. Arabic letters are drawn by the code points that Unicode has for their forms; scripts of
    /// India, Tibet, Myanmar and Cambodia are shaped by HarfBuzz if this machine has it (Debian's `libharfbuzz0b`), and are drawn letter by letter if
    /// not.
    ///
    /// - Parameter folders: The folders to search, with all folders within.
    public convenience init(folders: [String] = LabelFonts.systemFolders) {
        self.init(source: SystemFonts(folders: folders))
    }

    /// The folders in which systems usually keep fonts.
    public static var systemFolders: [String] {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return ["/usr/share/fonts", "/usr/local/share/fonts"]
            + (home.isEmpty ? [] : [home + "/.fonts", home + "/.local/share/fonts"])
    }
}

/// Fonts of this machine, as fields of distances at 48 pixels an em.
final class SystemFonts: LabelFonts.Source {
    private struct State {
        /// Paths by the file's name without case, spaces, hyphens and ending; nil until folders are read.
        var paths: [String: String]?
        /// Fonts by path; nil for those that cannot be read.
        var fonts: [String: FontFile?] = [:]
        /// What shapes with fonts, by path; nil where nothing does.
        var shapers: [String: FontShaper?] = [:]
        /// The paths of a list of fonts, in the order in which they are asked.
        var stacks: [String: [String]] = [:]
    }

    private let folders: [String]
    private let state = Mutex(State())

    /// Pixels of a field for each pixel of a letter.
    private static let density = 2.0
    /// The maximum number of files that are examined, and how deep folders are read.
    private static let maximumCount = 20_000
    private static let maximumDepth = 6
    /// How far below the top of a line's box letters stand, in pixels; the page's MapLibre has it so too.
    private static let ascent = 27.0

    let shapes = FontShaper.isAvailable

    init(folders: [String]) { self.folders = folders }

    func glyphs(_ code: UInt32, fonts: String) throws -> [UInt32: Glyph] {
        guard let (letter, font) = try letter(code, fonts) else { return [:] }
        return [code: try Self.glyph(letter, of: font, density: Self.density)]
    }

    func plainGlyph(_ code: UInt32, fonts: String) throws -> Glyph? {
        guard let (letter, font) = try letter(code, fonts) else { return nil }
        return try Self.glyph(letter, of: font, density: 1)
    }

    func outline(_ code: UInt32, fonts: String) throws -> LabelFonts.Outline? {
        guard let (letter, font) = try letter(code, fonts) else { return nil }
        let scale = 1 / font.unitsPerEm
        let contours = letter.contours.map { contour in
            contour.flattened(pieces: 6).map { SIMD2($0.x, -$0.y) * scale }
        }
        return (contours, letter.advance * scale)
    }

    /// The outline of a letter or a syllable and how far it moves the pen, in units of the font that has it.
    private typealias Letter = (contours: [FontContour], advance: Double)

    private func letter(_ code: UInt32, _ fonts: String) throws -> (Letter, FontFile)? {
        for path in paths(fonts) + Self.fallbacks(Syllables.leader(of: code)).compactMap(path) {
            guard let font = font(path) else { continue }
            if let letters = Syllables.letters(of: code) {
                if let found = try syllable(letters, font, path) { return (found, font) }
            } else if let glyph = try font.glyph(code) {
                return ((try font.outline(glyph), try font.advance(glyph)), font)
            }
        }
        return nil
    }

    /// A syllable as a font has it; nil where it lacks one of the letters, or nothing shapes with it.
    private func syllable(_ letters: [UInt32], _ font: FontFile, _ path: String) throws -> Letter? {
        // Joiners change how others are drawn, and need no glyph of their own.
        for letter in letters where !ScriptRules.isJoiner(letter) {
            guard try font.glyph(letter) != nil else { return nil }
        }
        guard let shaper = shaper(font, path) else { return nil }
        var found: Letter = ([], 0)
        for glyph in shaper.glyphs(of: letters) {
            let shift = glyph.offset + SIMD2(found.advance, 0)
            found.contours += try font.outline(glyph.index).map { $0.shifted(by: shift) }
            found.advance += glyph.advance
        }
        return found
    }

    private func shaper(_ font: FontFile, _ path: String) -> FontShaper? {
        state.withLock { state in
            if let known = state.shapers[path] { return known }
            let shaper = font.makeShaper()
            state.shapers[path] = .some(shaper)
            return shaper
        }
    }

    /// A font; nil where its file cannot be read.
    private func font(_ path: String) -> FontFile? {
        if let known = state.withLock({ $0.fonts[path] }) { return known }
        // A damaged font is one that is not there; the next of the list is taken.
        let font = FileManager.default.contents(atPath: path).flatMap { try? FontFile(Array($0)) }
        state.withLock { $0.fonts[path] = .some(font) }
        return font
    }

    private func path(_ name: String) -> String? {
        state.withLock { state in
            if let paths = state.paths { return paths[name] }
            let paths = Self.files(folders)
            state.paths = paths
            return paths[name]
        }
    }

    /// The files of a list of fonts.
    private func paths(_ fonts: String) -> [String] {
        if let known = state.withLock({ $0.stacks[fonts] }) { return known }
        let names = fonts.split(separator: ",").map { Self.key(String($0)) }
        let style = names.first.map { FontStyle($0) } ?? FontStyle("")
        var wanted: [String] = []
        for name in names {
            let own = FontStyle(name)
            wanted.append(name)
            wanted += (own.isPlain ? style : own).names(own.family)
        }
        for family in ["notosans", "dejavusans", "liberationsans", "opensans", "roboto"] {
            wanted += style.names(family)
        }
        var paths: [String] = []
        for path in wanted.compactMap(path) where !paths.contains(path) { paths.append(path) }
        state.withLock { $0.stacks[fonts] = paths }
        return paths
    }

    /// Names of files that may have a letter which the fonts of a style lack.
    private static func fallbacks(_ code: UInt32) -> [String] {
        let scripts: [(ClosedRange<UInt32>, String)] = [
            (0x0530...0x058F, "armenian"), (0x0590...0x05FF, "hebrew"), (0x0600...0x08FF, "arabic"),
            (0x0900...0x097F, "devanagari"), (0x0980...0x09FF, "bengali"),
            (0x0A00...0x0A7F, "gurmukhi"), (0x0A80...0x0AFF, "gujarati"),
            (0x0B00...0x0B7F, "oriya"), (0x0B80...0x0BFF, "tamil"), (0x0C00...0x0C7F, "telugu"),
            (0x0C80...0x0CFF, "kannada"), (0x0D00...0x0D7F, "malayalam"),
            (0x0D80...0x0DFF, "sinhala"), (0x0E00...0x0E7F, "thai"), (0x0E80...0x0EFF, "lao"),
            (0x1000...0x109F, "myanmar"), (0x10A0...0x10FF, "georgian"),
            (0x1200...0x139F, "ethiopic"), (0x1780...0x17FF, "khmer"),
            (0x1800...0x18AF, "mongolian"), (0x2D30...0x2D7F, "tifinagh"),
            (0xFB1D...0xFB4F, "hebrew"), (0xFB50...0xFDFF, "arabic"), (0xFE70...0xFEFF, "arabic"),
        ]
        let script = scripts.first { $0.0 ~= code }?.1
        return (script.map { ["notosans\($0)regular", "notonaskh\($0)regular"] } ?? [])
            + [
                "notosansregular", "dejavusans", "notosanssymbolsregular",
                "notosanssymbols2regular", "droidsansfallbackfull", "droidsansfallback",
                "wqymicrohei", "unifont", "freesans",
            ]
    }

    /// A name without case, spaces and hyphens.
    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Font files in folders by their names; the first of a name counts.
    private static func files(_ folders: [String]) -> [String: String] {
        var paths: [String: String] = [:]
        var count = 0
        func read(_ folder: String, depth: Int) {
            // A folder that is not there has no fonts.
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                return
            }
            for name in names.sorted() where count < maximumCount {
                count += 1
                if let dot = name.lastIndex(of: "."), dot > name.startIndex {
                    guard ["ttf", "ttc"].contains(name[name.index(after: dot)...].lowercased())
                    else { continue }
                    let own = key(String(name[..<dot]))
                    if paths[own] == nil { paths[own] = folder + "/" + name }
                } else if depth < maximumDepth {
                    read(folder + "/" + name, depth: depth + 1)
                }
            }
        }
        for folder in folders { read(folder, depth: 0) }
        return paths
    }

    /// A letter as a field of distances, with so many pixels for each of the letter's.
    private static func glyph(_ letter: Letter, of font: FontFile, density: Double) throws -> Glyph
    {
        let scale = Glyph.em / font.unitsPerEm
        var glyph = Glyph(
            field: nil, width: 0, height: 0, left: 0, top: 0, advance: letter.advance * scale)
        let pixels = scale * density
        let lines = letter.contours.map { contour in
            contour.flattened(pieces: 6).map { SIMD2($0.x, -$0.y) * pixels }
        }
        guard var low = lines.joined().first else { return glyph }
        var high = low
        for point in lines.joined() {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        // Whole pixels, so that the same letter is the same in each font size.
        low = low.rounded(.down)
        let size = (high - low).rounded(.up)
        let border = Glyph.border * density
        let width = Int(size.x + 2 * border)
        let height = Int(size.y + 2 * border)
        guard width <= 1024, height <= 1024 else { return glyph }
        var path = PixelPath()
        for line in lines { path.add(contour: line.map { $0 - low + border }) }
        var list = try DrawList(width: width, height: height)
        try list.fill(path, .nonzero, color: PixelColor(packed: 0xFF00_0000))
        var picture = try PixelBuffer(width: width, height: height)
        list.draw(onto: &picture, threads: 1)
        let bytes = DistanceTransform.field(
            picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }, width: width,
            radius: 8 * density)
        glyph.field = try DistanceField(width: width, height: height, bytes: bytes)
        glyph.density = density
        glyph.width = size.x / density
        glyph.height = size.y / density
        glyph.left = low.x / density
        glyph.top = -low.y / density - ascent
        return glyph
    }
}

/// The weight and slope that a font's name ends with.
private struct FontStyle {
    var family: String
    private var weight: String?
    private var isItalic = false

    private static let weights = [
        "extralight", "ultralight", "semibold", "demibold", "extrabold", "ultrabold", "regular",
        "medium", "black", "heavy", "light", "thin", "bold", "book",
    ]

    init(_ name: String) {
        family = name
        for ending in ["italic", "oblique"] where family.hasSuffix(ending) {
            family.removeLast(ending.count)
            isItalic = true
        }
        for ending in Self.weights where family.hasSuffix(ending) {
            family.removeLast(ending.count)
            weight = ending
            break
        }
    }

    /// Whether the name says neither.
    var isPlain: Bool { weight == nil && !isItalic }

    /// Names of a family's files, the most similar first.
    func names(_ family: String) -> [String] {
        let weights =
            switch weight {
            case "semibold", "demibold": ["semibold", "bold", "medium"]
            case "bold", "extrabold", "ultrabold", "black", "heavy": ["bold", "extrabold", "black"]
            case "medium": ["medium"]
            case "light", "extralight", "ultralight", "thin": ["light"]
            default: [String]()
            }
        var names: [String] = []
        for weight in weights + [""] {
            if isItalic {
                names += ["italic", "oblique"].map { family + weight + $0 }
            }
        }
        if isItalic { names += ["\(family)italic", "\(family)oblique"] }
        names += weights.map { family + $0 }
        return names + [family + "regular", family + "book", family]
    }
}
