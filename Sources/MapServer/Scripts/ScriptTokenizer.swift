/// Cuts a module's text into words.
///
/// Whether a slash divides or begins a regular expression depends on the grammar; it is told by the word before it, and
/// refused where that one does not tell.
package struct ScriptTokenizer {
    private let bytes: [UInt8]
    private var at = 0
    private var tokens: [ScriptToken] = []
    private var open: [Opener] = []
    /// Whether the parenthesis closed last was the head of an `if`, `while`, `for` or `with`.
    private var hasClosedHead = false

    /// A bracket that is not closed yet.
    private enum Opener {
        case parenthesis(isHead: Bool)
        case bracket
        case brace
        /// The `${` of a template.
        case template
    }

    /// The words of a module.
    ///
    /// - Throws: `ScriptError` for what is no script, and for a slash that the word before does not explain.
    package static func tokens(of bytes: [UInt8]) throws(ScriptError) -> [ScriptToken] {
        var tokenizer = ScriptTokenizer(bytes: bytes)
        try tokenizer.read()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() throws(ScriptError) {
        while true {
            let (hasSpace, hasLineEnd) = try skipSpace()
            guard at < bytes.count else { break }
            let start = at
            let kind = try word()
            var token = ScriptToken(
                kind: kind, text: String(decoding: bytes[start..<at], as: UTF8.self))
            token.hasSpaceBefore = hasSpace
            token.hasLineEndBefore = hasLineEnd
            tokens.append(token)
        }
        guard open.isEmpty else { throw error("a bracket is not closed") }
    }

    private func error(_ reason: String) -> ScriptError {
        let end = min(at, bytes.count)
        return ScriptError(line: bytes[..<end].count { $0 == 0x0A } + 1, reason: reason)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        at + offset < bytes.count ? bytes[at + offset] : 0
    }

    /// Skips spaces and comments; says whether there were some, and whether a line ended in them.
    private mutating func skipSpace() throws(ScriptError) -> (Bool, Bool) {
        var (hasSpace, hasLineEnd) = (false, false)
        while at < bytes.count {
            switch (byte(), byte(1)) {
            case (0x20, _), (0x09, _), (0x0D, _): at += 1
            case (0x0A, _):
                hasLineEnd = true
                at += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while at < bytes.count, byte() != 0x0A { at += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                at += 2
                while !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
                    guard at < bytes.count else { throw error("a comment does not end") }
                    if byte() == 0x0A { hasLineEnd = true }
                    at += 1
                }
                at += 2
            default: return (hasSpace, hasLineEnd)
            }
            hasSpace = true
        }
        return (hasSpace, hasLineEnd)
    }

    private mutating func word() throws(ScriptError) -> ScriptToken.Kind {
        switch byte() {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            try string()
            return .string
        case UInt8(ascii: "`"):
            at += 1
            try template()
            return .template
        case UInt8(ascii: "}"):
            guard case .template? = open.last else { break }
            open.removeLast()
            at += 1
            try template()
            return .template
        case UInt8(ascii: "/"):
            guard try beginsRegularExpression() else { break }
            try regularExpression()
            return .regularExpression
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            number()
            return .number
        case UInt8(ascii: ".") where Self.isDigit(byte(1)):
            number()
            return .number
        case let first where Self.isNamePart(first) || first == UInt8(ascii: "#"):
            at += 1
            while Self.isNamePart(byte()), at < bytes.count { at += 1 }
            return .name
        default: break
        }
        let next = bytes[at...].prefix(ScriptPunctuator.longestLength)
        guard let length = ScriptPunctuator.length(at: next) else {
            throw error(
                "no word of a script begins with \(String(decoding: next, as: UTF8.self))")
        }
        try follow(String(decoding: next.prefix(length), as: UTF8.self))
        at += length
        return .punctuator
    }

    /// Tracks brackets.
    private mutating func follow(_ punctuator: String) throws(ScriptError) {
        switch punctuator {
        case "(":
            let isHead = tokens.last.map { last in
                ["if", "while", "for", "with"].contains { last.is($0) }
                    && !isProperty(tokens.count - 1)
                    || last.is("await") && tokens.dropLast().last?.is("for") == true
            }
            open.append(.parenthesis(isHead: isHead ?? false))
        case "[": open.append(.bracket)
        case "{": open.append(.brace)
        case ")":
            guard case .parenthesis(let isHead)? = open.popLast() else {
                throw error("a parenthesis was not opened")
            }
            hasClosedHead = isHead
        case "]":
            guard case .bracket? = open.popLast() else { throw error("a bracket was not opened") }
        case "}":
            guard case .brace? = open.popLast() else { throw error("a brace was not opened") }
        default: break
        }
    }

    /// Whether the word at an index is a property's name, as in `a.if`.
    private func isProperty(_ index: Int) -> Bool {
        index > 0 && (tokens[index - 1].is(".") || tokens[index - 1].is("?."))
    }

    private static let beforeExpression: Set<String> = [
        "return", "typeof", "instanceof", "in", "new", "delete", "void", "throw", "case", "do",
        "else", "yield",
        "await", "default", "extends",
    ]

    private func beginsRegularExpression() throws(ScriptError) -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regularExpression: return false
        case .template: return last.text.hasSuffix("${")
        case .name:
            if last.text == "of" { throw error("a slash after “of” may be either") }
            return Self.beforeExpression.contains(last.text) && !isProperty(tokens.count - 1)
        case .punctuator:
            switch last.text {
            case ")": return hasClosedHead
            case "]", "++", "--": return false
            case "}": throw error("a slash after a brace may be either")
            default: return true
            }
        }
    }

    private mutating func string() throws(ScriptError) {
        let quote = byte()
        at += 1
        while byte() != quote {
            guard at < bytes.count, byte() != 0x0A else { throw error("a string does not end") }
            at += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        at += 1
    }

    /// Reads a piece of a template, behind its backtick or brace.
    private mutating func template() throws(ScriptError) {
        while byte() != UInt8(ascii: "`") {
            guard at < bytes.count else { throw error("a template does not end") }
            if byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
                at += 2
                open.append(.template)
                return
            }
            at += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        at += 1
    }

    private mutating func regularExpression() throws(ScriptError) {
        at += 1
        var isInClass = false
        while isInClass || byte() != UInt8(ascii: "/") {
            guard at < bytes.count, byte() != 0x0A else {
                throw error("a regular expression does not end")
            }
            switch byte() {
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            default: break
            }
            at += 1
        }
        at += 1
        while Self.isNamePart(byte()), at < bytes.count { at += 1 }
    }

    private mutating func number() {
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
        while Self.isNamePart(byte()) || byte() == UInt8(ascii: "."), at < bytes.count {
            let isExponent = byte() | 0x20 == UInt8(ascii: "e") && !isHexadecimal
            at += 1
            if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { at += 1 }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Whether a byte stands in names; every character beyond ASCII counts, as they stand in nothing else here.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "\\"), 0x80...:
            true
        default: false
        }
    }
}

/// The punctuators of a script (ECMAScript, 12.8).
enum ScriptPunctuator {
    /// The bytes of the longest one.
    static let longestLength = 4

    private static let all: Set<UInt32> = Set(
        [
            ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>",
            "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=",
            "%=", "&=", "|=", "^=", "<<", ">>", "**", "{", "}", "(", ")", "[", "]", ";", ",", "<",
            ">", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "?", ":", "=", ".",
        ].map { packed($0.utf8) })

    private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// How long the longest punctuator is that a text begins with; nil if it begins with none.
    static func length(at text: some Collection<UInt8>) -> Int? {
        for length in (1...longestLength).reversed() where length <= text.count {
            let found = packed(text.prefix(length))
            guard all.contains(found) else { continue }
            // `a?.5:1` is a choice.
            if found == packed("?.".utf8), let next = text.dropFirst(2).first,
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
            {
                continue
            }
            return length
        }
        return nil
    }
}
