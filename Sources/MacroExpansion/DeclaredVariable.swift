/// The parts of the declaration of one variable, read off its text.
struct DeclaredVariable {
    /// Its name, with the backticks if it is written with such.
    let name: String
    /// Its type as it is written; nil where it is not.
    let type: String?
    /// What it begins with, as it is written; nil where nothing is.
    let value: String?
    /// Whether braces with accessors or observers follow.
    let hasAccessors: Bool

    /// Reads a declaration; nil if it is none of a single variable with a simple name.
    init?(_ declaration: String) {
        let pieces = SourcePieces(declaration).pieces
        guard let keyword = pieces.firstIndex(where: { $0.isWord("var") }) else { return nil }
        var rest = pieces[(keyword + 1)...]
        rest = rest.drop(while: \.isBlank)
        guard let first = rest.first, first.isName else { return nil }
        name = first.text
        rest = rest.dropFirst()

        func part(until isEnd: (SourcePiece) -> Bool) -> String? {
            let end = rest.firstIndex(where: isEnd) ?? rest.endIndex
            let text = rest[..<end].map(\.text).joined()
            rest = rest[end...]
            let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
            return trimmed.isEmpty ? nil : String(trimmed.reversed())
        }

        // Comments between the parts belong to none of them.
        guard part(until: { $0.isMark(":") || $0.isMark("=") || $0.isGroup("{") }) == nil else {
            return nil
        }
        var type: String?
        if rest.first?.isMark(":") == true {
            rest = rest.dropFirst()
            type = part(until: { $0.isMark("=") || $0.isGroup("{") || $0.isMark(",") })
        }
        var value: String?
        if rest.first?.isMark("=") == true {
            rest = rest.dropFirst()
            value = part(until: { $0.isMark(",") })
        }
        self.type = type
        self.value = value
        hasAccessors = value == nil && rest.first?.isGroup("{") == true
        // Two variables in one declaration have no accessors of their own.
        if rest.contains(where: { $0.isMark(",") }) { return nil }
    }
}

/// A word, a sign, or all that is between two brackets.
struct SourcePiece {
    enum Kind { case word, mark, group, literal, blank }
    let kind: Kind
    let text: String

    var isBlank: Bool { kind == .blank }
    var isName: Bool { kind == .word }
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isGroup(_ bracket: Character) -> Bool { kind == .group && text.first == bracket }
}

/// The text of a declaration in pieces: as much of Swift's lexical structure as it takes to see what is outside of
/// brackets, strings and comments (The Swift Programming Language, "Lexical Structure").
struct SourcePieces {
    private(set) var pieces: [SourcePiece] = []
    private let text: [Character]
    private var place = 0

    init(_ source: String) {
        text = Array(source)
        while place < text.count { pieces.append(next()) }
    }

    private func isAt(_ sign: String) -> Bool {
        text[place...].starts(with: Array(sign))
    }

    private mutating func taken(_ kind: SourcePiece.Kind, from start: Int) -> SourcePiece {
        SourcePiece(kind: kind, text: String(text[start..<place]))
    }

    private mutating func next() -> SourcePiece {
        let start = place
        let first = text[place]
        if first.isWhitespace {
            while place < text.count, text[place].isWhitespace { place += 1 }
            return taken(.blank, from: start)
        }
        if isAt("//") {
            while place < text.count, !text[place].isNewline { place += 1 }
            return SourcePiece(kind: .blank, text: " ")
        }
        if isAt("/*") {
            skipComment()
            return SourcePiece(kind: .blank, text: " ")
        }
        if first == "\"" || (first == "#" && opensString) {
            skipString()
            return taken(.literal, from: start)
        }
        if first.isLetter || first == "_" || first == "`" || first == "$" {
            place += 1
            while place < text.count, isPartOfWord(text[place]) { place += 1 }
            return taken(.word, from: start)
        }
        if "([{".contains(first) {
            skipGroup()
            return taken(.group, from: start)
        }
        if isOperator(first) {
            while place < text.count, isOperator(text[place]), !isAt("//"), !isAt("/*") {
                place += 1
            }
            return taken(.mark, from: start)
        }
        place += 1
        return taken(.mark, from: start)
    }

    private func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }

    private func isOperator(_ character: Character) -> Bool {
        "=+-*/<>!&|^~%?.".contains(character)
    }

    /// Comments may be in comments.
    private mutating func skipComment() {
        var depth = 0
        while place < text.count {
            if isAt("/*") {
                depth += 1
                place += 2
            } else if isAt("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    private mutating func skipGroup() {
        place += 1
        while place < text.count {
            if ")]}".contains(text[place]) {
                place += 1
                return
            }
            _ = next()
        }
    }

    /// Whether the number signs here open a raw string.
    private var opensString: Bool {
        text[place...].drop { $0 == "#" }.first == "\""
    }

    private mutating func skipString() {
        var signs = 0
        while place < text.count, text[place] == "#" {
            signs += 1
            place += 1
        }
        let fence = String(repeating: "#", count: signs)
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        place += quote.count
        while place < text.count {
            if isAt(quote + fence) {
                place += quote.count + signs
                return
            }
            if isAt("\\" + fence) {
                place += 1 + signs
                if place < text.count, text[place] == "(" {
                    skipGroup()
                } else {
                    place = min(place + 1, text.count)
                }
            } else {
                place += 1
            }
        }
    }
}
