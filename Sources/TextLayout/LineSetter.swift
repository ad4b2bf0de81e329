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
    let font: TextFont
    /// The width of a line, in points.
    let limit: CGFloat

    /// Returns the lines of a text; an empty text has one.
    func lines(of text: String) -> [Line] {
        var lines: [Line] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var filler = Filler(setter: self)
            let space = measure.width(of: " ", font)
            for (place, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
                .enumerated()
            {
                if place > 0 { filler.pending += space }
                for piece in measure.pieces(of: word, font) { filler.add(piece) }
            }
            lines += filler.finished()
        }
        return lines
    }

    /// The lines of a paragraph while they are filled.
    private struct Filler {
        let setter: LineSetter
        private var lines: [Line] = []
        private var width: CGFloat = 0
        private var isEmpty = true
        private var extent: MeasuredFace.Extent?
        /// The width of the spaces since the last piece.
        var pending: CGFloat = 0

        init(setter: LineSetter) { self.setter = setter }

        mutating func add(_ piece: MeasuredFace.Piece) {
            let own = CGFloat(piece.width)
            if width + pending + own > setter.limit {
                if !isEmpty { endLine() }
                if own > setter.limit, setter.limit > 0 {
                    for character in piece.text { add(character) }
                    return
                }
            }
            append(own, piece.text)
        }

        private mutating func add(_ character: Character) {
            let own = setter.measure.width(of: character, setter.font)
            if !isEmpty, width + own > setter.limit { endLine() }
            append(own, String(character))
        }

        private mutating func append(_ own: CGFloat, _ text: String) {
            width += pending + own
            pending = 0
            isEmpty = false
            guard let reach = setter.measure.extent(of: text, setter.font) else { return }
            extent = extent.map { $0.union(reach) } ?? reach
        }

        private mutating func endLine() {
            lines.append(Line(width: min(width, setter.limit), height: height))
            width = 0
            pending = 0
            isEmpty = true
            extent = nil
        }

        private var height: CGFloat {
            guard let own = setter.measure.lineExtent(setter.font) else {
                return TextMeasure.estimatedLineHeight(setter.font)
            }
            let whole = extent.map { $0.union(own) } ?? own
            return CGFloat(whole.ascent + whole.descent)
        }

        mutating func finished() -> [Line] {
            // A line without limit has room for the spaces at its end, too.
            if width + pending <= setter.limit { width += pending }
            endLine()
            return lines
        }
    }
}
