import Foundation

/// Breaks text into lines as browsers do (CSS Text 3: `white-space: pre-wrap; overflow-wrap: anywhere`).
///
/// A line ends at a newline, between two words, or between two pieces of a word; only where a piece is wider than the
/// whole line, anywhere in it. Spaces at the end of a line take no room.
struct LineSetter {
    /// A line of text.
    struct Line: Equatable {
        /// The width without spaces at its end, in points.
        var width: CGFloat
        /// The height, in points.
        var height: CGFloat
    }

    let measure: TextMeasure
    /// The width of a line, in points.
    let limit: CGFloat

    /// A piece of a word in one font.
    private struct Piece {
        var text: String
        var width: CGFloat
        var font: TextFont
    }

    /// What a paragraph is made of, in order.
    private enum Token {
        /// Pieces between which no line ends: of one font, or of several where the font changes within a word.
        case pieces([Piece])
        case space(width: CGFloat)
    }

    /// Returns the lines of a text; an empty text has one.
    ///
    /// - Parameter runs: One at least; the first one's font is that of the text around the others.
    func lines(of runs: [TextRun]) -> [Line] {
        guard let base = runs.first?.font else { return [] }
        return paragraphs(runs).flatMap { tokens in
            var filler = Filler(setter: self, base: base)
            for token in tokens {
                switch token {
                case .space(let width): filler.pending += width
                case .pieces(let pieces): filler.add(pieces)
                }
            }
            return filler.finished()
        }
    }

    /// The tokens of each paragraph; one at least.
    private func paragraphs(_ runs: [TextRun]) -> [[Token]] {
        var paragraphs: [[Token]] = [[]]
        for run in runs {
            let space = measure.width(of: " ", run.font)
            let parts = run.string.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, part) in parts.enumerated() {
                if number > 0 { paragraphs.append([]) }
                let last = paragraphs.count - 1
                let words = part.split(separator: " ", omittingEmptySubsequences: false)
                for (place, word) in words.enumerated() {
                    if place > 0 { paragraphs[last].append(.space(width: space)) }
                    for (index, piece) in measure.pieces(of: word, run.font).enumerated() {
                        let own = Piece(
                            text: piece.text, width: CGFloat(piece.width), font: run.font)
                        // A word that goes on in another font is one word.
                        if place == 0, index == 0, number == 0,
                            case .pieces(let before)? = paragraphs[last].last
                        {
                            paragraphs[last][paragraphs[last].count - 1] = .pieces(before + [own])
                        } else {
                            paragraphs[last].append(.pieces([own]))
                        }
                    }
                }
            }
        }
        return paragraphs
    }

    /// The lines of a paragraph while they are filled.
    private struct Filler {
        let setter: LineSetter
        let base: TextFont
        private var lines: [Line] = []
        private var width: CGFloat = 0
        private var isEmpty = true
        private var extent: MeasuredFace.Extent?
        /// The fonts of the line besides that of the text around.
        private var fonts: Set<TextFont> = []
        /// The width of the spaces since the last piece.
        var pending: CGFloat = 0

        init(setter: LineSetter, base: TextFont) {
            self.setter = setter
            self.base = base
        }

        mutating func add(_ pieces: [Piece]) {
            let own = pieces.reduce(0) { $0 + $1.width }
            if width + pending + own > setter.limit {
                if !isEmpty { endLine() }
                if own > setter.limit, setter.limit > 0 {
                    for piece in pieces {
                        for character in piece.text { add(character, piece.font) }
                    }
                    return
                }
            }
            for piece in pieces { append(piece.width, piece.text, piece.font) }
        }

        private mutating func add(_ character: Character, _ font: TextFont) {
            let own = setter.measure.width(of: character, font)
            if !isEmpty, width + own > setter.limit { endLine() }
            append(own, String(character), font)
        }

        private mutating func append(_ own: CGFloat, _ text: String, _ font: TextFont) {
            width += pending + own
            pending = 0
            isEmpty = false
            if font != base { fonts.insert(font) }
            guard let reach = setter.measure.extent(of: text, font) else { return }
            extent = extent.map { $0.union(reach) } ?? reach
        }

        private mutating func endLine() {
            lines.append(Line(width: min(width, setter.limit), height: height))
            width = 0
            pending = 0
            isEmpty = true
            extent = nil
            fonts = []
        }

        private var height: CGFloat {
            let known = ([base] + fonts).map { ($0, setter.measure.lineExtent($0)) }
            var whole = extent
            for case (_, let own?) in known { whole = whole.map { $0.union(own) } ?? own }
            let estimated = known.filter { $0.1 == nil }
                .map { TextMeasure.estimatedLineHeight($0.0) }.max()
            return max(whole.map { CGFloat($0.ascent + $0.descent) } ?? 0, estimated ?? 0)
        }

        mutating func finished() -> [Line] {
            // A line without limit has room for the spaces at its end, too.
            if width + pending <= setter.limit { width += pending }
            endLine()
            return lines
        }
    }
}
