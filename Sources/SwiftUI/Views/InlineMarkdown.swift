import Foundation

/// A line of Markdown with values in it: emphasis, code and links, as `LocalizedStringKey` understands them.
///
/// Source of the rules: CommonMark 0.31, section 6 (inlines), with `~~` for text that is struck through; of the rules for
/// delimiters those that decide between text and emphasis. Marks that enclose nothing stay as they are.
struct InlineMarkdown: Sendable {
    /// The literal, with a placeholder for each value.
    private var template: [Character]
    private var values: [(piece: TextPiece, isPlain: Bool)] = []

    /// The first of the characters that stand for values: a private-use area of Unicode.
    private static let firstPlaceholder: UInt32 = 0xF_0000
    private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\"]
    /// The longest text that is looked at for marks: more is no text of an interface.
    private static let longest = 5_000

    init(_ text: String) { template = Array(text) }

    /// Appends a piece of the literal.
    mutating func append(_ literal: String) { template += Array(literal) }

    /// Appends a value.
    ///
    /// - Parameter isPlain: Whether it takes the look of the text around it.
    mutating func append(_ piece: TextPiece, isPlain: Bool) {
        guard let scalar = Unicode.Scalar(Self.firstPlaceholder + UInt32(values.count)) else {
            return
        }
        template.append(Character(scalar))
        values.append((piece, isPlain))
    }

    /// The characters as they are read, and the runs and images; nil for text in one look.
    var content: (string: String, pieces: [TextPiece]?) {
        let isPlain = values.allSatisfy(\.isPlain)
        guard isPlain,
            template.count > Self.longest || !template.contains(where: Self.marks.contains)
        else {
            var pieces: [TextPiece] = []
            read(template[...], Look(), &pieces)
            let texts = pieces.compactMap { piece in
                if case .text(let text) = piece { text } else { nil as Text? }
            }
            let string = texts.map(\.string).joined()
            let hasLooks = pieces.contains { piece in
                if case .text(let text) = piece {
                    text != Text(verbatim: text.string)
                } else {
                    true
                }
            }
            return (string, hasLooks ? pieces : nil)
        }
        return (text(template[...]), nil)
    }

    /// What marks around a text say of it.
    private struct Look {
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruckThrough = false
        var link: URL?

        func applied(to string: String) -> Text {
            var text = Text(verbatim: string)
            if isBold { text = text.bold() }
            if isItalic { text = text.italic() }
            if isCode { text = text.monospaced() }
            if isStruckThrough { text = text.strikethrough() }
            if let link {
                text = text.foregroundColor(.accentColor)
                text.link = link
            }
            return text
        }
    }

    /// Appends the pieces of a part of the template.
    private func read(_ part: ArraySlice<Character>, _ look: Look, _ pieces: inout [TextPiece]) {
        var plain: [Character] = []
        func finish() {
            write(plain[...], look, &pieces)
            plain = []
        }
        var index = part.startIndex
        while index < part.endIndex {
            let character = part[index]
            if character == "\\", index + 1 < part.endIndex,
                part[index + 1].isPunctuation
                    || part[index + 1].isSymbol
            {
                plain.append(part[index + 1])
                index += 2
            } else if let found = enclosed(part, at: index) {
                finish()
                var inner = look
                found.change(&inner)
                if found.isLiteral {
                    write(part[found.content], inner, &pieces)
                } else {
                    read(part[found.content], inner, &pieces)
                }
                index = found.end
            } else {
                // A run of marks that enclose nothing is one text.
                var next = index + 1
                if Self.delimiters.contains(character) {
                    while next < part.endIndex, part[next] == character { next += 1 }
                }
                plain += part[index..<next]
                index = next
            }
        }
        finish()
    }

    private static let delimiters: Set<Character> = ["*", "_", "~", "`"]

    /// A part between marks.
    private struct Enclosed {
        var content: Range<Int>
        /// The index after the closing mark.
        var end: Int
        /// Whether marks do not count in it.
        var isLiteral = false
        var change: (inout Look) -> Void
    }

    /// The part that marks at an index enclose; nil where they enclose nothing.
    private func enclosed(_ part: ArraySlice<Character>, at index: Int) -> Enclosed? {
        switch part[index] {
        case "`": return code(part, at: index)
        case "[": return link(part, at: index)
        case "*", "_", "~": return emphasis(part, at: index)
        default: return nil
        }
    }

    private static func runLength(_ part: ArraySlice<Character>, at index: Int) -> Int {
        part[index...].prefix { $0 == part[index] }.count
    }

    private func code(_ part: ArraySlice<Character>, at index: Int) -> Enclosed? {
        let length = Self.runLength(part, at: index)
        var next = index + length
        while next < part.endIndex {
            guard part[next] == "`" else {
                next += 1
                continue
            }
            let other = Self.runLength(part, at: next)
            if other == length {
                return Enclosed(content: index + length..<next, end: next + length, isLiteral: true)
                {
                    $0.isCode = true
                }
            }
            next += other
        }
        return nil
    }

    private func link(_ part: ArraySlice<Character>, at index: Int) -> Enclosed? {
        guard let close = part[index...].firstIndex(of: "]"), close + 1 < part.endIndex,
            part[close + 1] == "(", let end = part[close...].firstIndex(of: ")"),
            close > index + 1,
            let url = URL(string: text(part[(close + 2)..<end])), url.scheme != nil
        else { return nil }
        return Enclosed(content: index + 1..<close, end: end + 1) { $0.link = url }
    }

    private func emphasis(_ part: ArraySlice<Character>, at index: Int) -> Enclosed? {
        let mark = part[index]
        let run = Self.runLength(part, at: index)
        guard run <= 3, mark != "~" || run == 2 else { return nil }
        let begin = index + run
        guard begin < part.endIndex, !part[begin].isWhitespace, part[begin] != mark else {
            return nil
        }
        // Within a word an underscore is a letter.
        let isInWord = index > part.startIndex && Self.isWordLetter(part[index - 1])
        guard mark != "_" || !isInWord else { return nil }
        var next = begin
        while next < part.endIndex {
            if part[next] == "\\" {
                next += 2
            } else if part[next] == "`", let code = code(part, at: next) {
                next = code.end
            } else if part[next] != mark {
                next += 1
            } else {
                let other = Self.runLength(part, at: next)
                let end = next + other
                let isClosing =
                    !part[next - 1].isWhitespace
                    && (mark != "_" || end == part.endIndex || !Self.isWordLetter(part[end]))
                // "**" in "*a **b** c*" is no end of the outer one; "***" ends what is inside before it.
                if isClosing, other == run || other == 3 && run < 3 {
                    return Enclosed(content: begin..<(end - run), end: end) { look in
                        if mark == "~" { look.isStruckThrough = true }
                        if mark != "~", run != 1 { look.isBold = true }
                        if mark != "~", run != 2 { look.isItalic = true }
                    }
                }
                next = end
            }
        }
        return nil
    }

    private static func isWordLetter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }

    // MARK: Values

    private func value(_ character: Character) -> (piece: TextPiece, isPlain: Bool)? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            scalar.value >= Self.firstPlaceholder
        else { return nil }
        let number = Int(scalar.value - Self.firstPlaceholder)
        return values.indices ~= number ? values[number] : nil
    }

    /// The characters of a part with those of its values.
    private func text(_ part: ArraySlice<Character>) -> String {
        part.reduce(into: "") { string, character in
            if let value = value(character) {
                if case .text(let text) = value.piece { string += text.string }
            } else {
                string.append(character)
            }
        }
    }

    /// Appends a part without marks in a look; values that have looks of their own keep them.
    private func write(_ part: ArraySlice<Character>, _ look: Look, _ pieces: inout [TextPiece]) {
        var string = ""
        func finish() {
            if !string.isEmpty { pieces.append(.text(look.applied(to: string))) }
            string = ""
        }
        for character in part {
            guard let value = value(character) else {
                string.append(character)
                continue
            }
            if value.isPlain, case .text(let text) = value.piece {
                string += text.string
            } else {
                finish()
                pieces.append(value.piece)
            }
        }
        finish()
    }
}
