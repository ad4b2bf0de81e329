import DrawingPainter
import Foundation
import MapPainter

/// Measures texts.
///
/// The program sets no text itself: the host of the interface reports the metrics of its fonts (``MeasuredFace``), and
/// lines are broken and stacked by those. Until they are told, sizes are estimates by letters in common fonts without
/// serifs: shares of the font's size, rounded up, so that a text hardly ever needs more.
package struct TextMeasure: Sendable {
    /// What was told of one face.
    fileprivate struct Face {
        var line: MeasuredFace.Extent?
        var widths: [Character: CGFloat] = [:]
        var extents: [Character: MeasuredFace.Extent] = [:]
        var words: [String: [MeasuredFace.Piece]] = [:]
    }

    private var faces: [TextFont: Face] = [:]
    /// Whether text without reported metrics is measured in the fonts that pictures are painted with, instead of
    /// estimated.
    package var usesPictureFonts = false

    /// Creates a measure that nothing was told to.
    package init() {}

    /// How many faces, and characters and words of each, are kept; what is told beyond that is estimated.
    package static let capacity = (faces: 64, characters: 20_000, words: 20_000)

    /// Returns the size of a text that is broken into lines where it is wider than a width.
    ///
    /// - Parameters:
    ///   - width: The width in points; nil for no limit.
    ///   - lineLimit: The greatest number of lines that count; nil for no limit.
    package func size(_ text: String, _ font: TextFont, width: CGFloat?, lineLimit: Int?) -> CGSize
    {
        size([TextRun(text, font)], width: width, lineLimit: lineLimit)
    }

    /// Returns the size of a text of runs in fonts of their own.
    ///
    /// - Parameters:
    ///   - runs: One at least; lines are no lower than those of the first one's font.
    ///   - width: The width in points at which lines are broken; nil for no limit.
    ///   - lineLimit: The greatest number of lines that count; nil for no limit.
    package func size(_ runs: [TextRun], width: CGFloat?, lineLimit: Int?) -> CGSize {
        let limit = max(width ?? .infinity, 0)
        let setter = LineSetter(measure: self, limit: limit)
        let lines = setter.lines(of: runs)
        let longest = lines.map(\.width).max() ?? 0
        let height = lines.prefix(max(lineLimit ?? .max, 1)).reduce(0) { $0 + $1.height }
        // Browsers count in 64ths of a point.
        return CGSize(
            width: min(longest.rounded(.up), limit), height: (height - 1 / 128).rounded(.up))
    }

    /// Returns the width of a line, in points.
    package func width(_ line: some StringProtocol, _ font: TextFont) -> CGFloat {
        line.split(separator: " ", omittingEmptySubsequences: false)
            .map { pieces(of: $0, font).reduce(0) { $0 + CGFloat($1.width) } }
            .reduce(-width(of: " ", font)) { $0 + $1 + width(of: " ", font) }
    }

    /// Returns the width of one character, in points.
    func width(of character: Character, _ font: TextFont) -> CGFloat {
        faces[font]?.widths[character] ?? untold(character, font)
    }

    /// Returns the pieces of a word between which a line may end.
    func pieces(of word: some StringProtocol, _ font: TextFont) -> [MeasuredFace.Piece] {
        guard !word.isEmpty else { return [] }
        let face = faces[font]
        if let told = face?.words[String(word)] { return told }
        // What is not told is measured by its letters; ideographs may stand on lines of their own.
        var pieces: [MeasuredFace.Piece] = []
        var isOpen = false
        for character in word {
            let width = Double(face?.widths[character] ?? untold(character, font))
            let isIdeograph = Self.isIdeograph(character)
            if isOpen, !isIdeograph, let last = pieces.indices.last {
                pieces[last].text.append(character)
                pieces[last].width += width
            } else {
                pieces.append(MeasuredFace.Piece(text: String(character), width: width))
            }
            isOpen = !isIdeograph
        }
        return pieces
    }

    /// Returns the extent of a line with only the font's own letters; nil if that was not given.
    package func lineExtent(_ font: TextFont) -> MeasuredFace.Extent? {
        faces[font]?.line
            ?? (usesPictureFonts
                ? MeasuredFace.Extent(
                    ascent: TextFace.ascent * font.size,
                    descent: TextFace.descent * font.size) : nil)
    }

    /// Returns the extent of the letters of a text that reach beyond the font's own; nil if there is none.
    func extent(of text: String, _ font: TextFont) -> MeasuredFace.Extent? {
        guard let extents = faces[font]?.extents, !extents.isEmpty else { return nil }
        return text.reduce(nil) { known, character in
            guard let extent = extents[character] else { return known }
            return known.map { $0.union(extent) } ?? extent
        }
    }

    /// Returns the height of a line of a font that nothing is known of, in points.
    package static func estimatedLineHeight(_ font: TextFont) -> CGFloat {
        CGFloat((font.size * 1.22).rounded(.up))
    }

    // MARK: Reported metrics

    /// Takes measures that were told; returns whether anything is another than before.
    ///
    /// Measures that no letter of the size can have are left out.
    package mutating func take(_ told: [MeasuredFace]) -> Bool {
        var isOther = false
        for one in told {
            let key = TextFont(one)
            guard (1...1000).contains(one.size),
                faces[key] != nil || faces.count < Self.capacity.faces
            else { continue }
            var face = faces[key] ?? Face()
            // The dictionaries must not be copied.
            faces[key] = nil
            if face.take(one) { isOther = true }
            faces[key] = face
        }
        return isOther
    }

    // MARK: Estimates

    /// The width of a character without reported metrics.
    private func untold(_ character: Character, _ font: TextFont) -> CGFloat {
        guard usesPictureFonts else { return Self.estimate(character, font) }
        return CGFloat(
            DrawingPainter.fonts.line(
                String(character), size: font.size, face: font.face
            ).width)
    }

    private static let narrow = Set("ijl.,:;'|!()[]{}`I ")
    private static let slim = Set("tfr-\"/\\*°·")
    private static let wide = Set("mwMW@%—…")

    private static func estimate(_ character: Character, _ font: TextFont) -> CGFloat {
        let share = font.face.isMonospaced ? 0.61 : share(character)
        return CGFloat(share * font.size * (font.face.weight >= 600 ? 1.07 : 1))
    }

    private static func share(_ character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if narrow.contains(character) { return 0.3 }
        if slim.contains(character) { return 0.39 }
        if wide.contains(character) { return 0.9 }
        if scalar.value < 0x2E80 { return character.isUppercase ? 0.7 : 0.57 }
        return 1.05
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return (0x2E80...0xD7AF).contains(value) || (0x20000...0x3FFFF).contains(value)
    }
}

extension TextMeasure.Face {
    fileprivate mutating func take(_ told: MeasuredFace) -> Bool {
        var isOther = false
        func isWidth(_ width: Double, _ count: Int) -> Bool {
            width >= 0 && width <= told.size * 8 * Double(count)
        }
        func isExtent(_ extent: MeasuredFace.Extent) -> Bool {
            let most = told.size * 8
            return (-most...most).contains(extent.ascent)
                && (-most...most).contains(extent.descent)
                && extent.ascent + extent.descent >= 0
        }
        if let extent = told.line, isExtent(extent), extent != line {
            line = extent
            isOther = true
        }
        for (text, width) in told.widths {
            guard text.count == 1, let character = text.first, isWidth(width, 1),
                widths[character] != CGFloat(width),
                widths[character] != nil || widths.count < TextMeasure.capacity.characters
            else { continue }
            widths[character] = CGFloat(width)
            isOther = true
        }
        for (text, extent) in told.extents {
            guard text.count == 1, let character = text.first, isExtent(extent),
                extents[character] != extent,
                extents[character] != nil || extents.count < TextMeasure.capacity.characters
            else { continue }
            extents[character] = extent
            isOther = true
        }
        for pieces in told.words {
            let word = pieces.map(\.text).joined()
            guard !word.isEmpty,
                pieces.allSatisfy({ isWidth($0.width, $0.text.unicodeScalars.count) }),
                words[word] != pieces,
                words[word] != nil || words.count < TextMeasure.capacity.words
            else { continue }
            words[word] = pieces
            isOther = true
        }
        return isOther
    }
}

extension MeasuredFace.Extent {
    /// Returns the extent of a line that holds letters of both extents.
    func union(_ other: MeasuredFace.Extent) -> MeasuredFace.Extent {
        MeasuredFace.Extent(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}
