/// A piece of the text of opening hours.
struct HoursToken: Equatable {
    enum Kind: Equatable {
        case number(Int, digits: Int)
        /// Letters, in lower case.
        case word(String)
        /// What stands between quotation marks.
        case comment(String)
        /// One of `,;-+/:.[]()|`.
        case sign(Character)
    }

    let kind: Kind
    /// Unicode scalars from the start of the text.
    let offset: Int
    /// Whether white space stands before it.
    let isSpaced: Bool
    /// The token, in Unicode scalars of the text.
    let range: Range<Int>
}

/// Divides the text of opening hours into tokens.
///
/// Dashes, colons, quotation marks, spaces and digits of other scripts and keyboards count as the plain ones.
///
/// - Complexity: O(characters).
struct HoursTokenizer {
    let scalars: [Unicode.Scalar]
    private var position = 0
    private(set) var tokens: [HoursToken] = []
    private(set) var warnings: [OpeningHoursWarning] = []

    init(_ text: String) throws(OpeningHoursError) {
        let length = text.unicodeScalars.prefix(OpeningHours.longestText + 1).count
        scalars = Array(text.unicodeScalars.prefix(length))
        guard length <= OpeningHours.longestText else {
            throw OpeningHoursError(code: .tooLong, offset: length - 1, piece: "")
        }
        tokens.reserveCapacity(length / 2)
        try readAll()
    }

    private mutating func readAll() throws(OpeningHoursError) {
        var isSpaced = false
        while position < scalars.count {
            let start = position
            let scalar = scalars[position]
            if Self.isSpace(scalar) {
                position += 1
                isSpaced = true
                continue
            }
            let kind: HoursToken.Kind?
            if Self.digit(scalar) != nil {
                kind = try number()
            } else if Self.isLetter(scalar) {
                kind = word()
            } else if Self.isQuote(scalar) {
                kind = .comment(try comment())
            } else {
                kind = try sign(scalar)
            }
            defer { isSpaced = false }
            guard let kind else { continue }
            tokens.append(
                HoursToken(
                    kind: kind, offset: start, isSpaced: isSpaced, range: start..<position))
        }
    }

    private mutating func number() throws(OpeningHoursError) -> HoursToken.Kind {
        let start = position
        var value = 0
        while position < scalars.count, let digit = Self.digit(scalars[position]) {
            value = min(value * 10 + digit, 1_000_000)
            position += 1
        }
        guard position - start <= 5 else {
            throw OpeningHoursError(
                code: .valueOutOfRange, offset: start, piece: piece(start..<position))
        }
        return .number(value, digits: position - start)
    }

    private mutating func word() -> HoursToken.Kind? {
        let start = position
        while position < scalars.count,
            Self.isLetter(scalars[position])
                || !scalars[position].isASCII
                    && scalars[position].properties.generalCategory == .nonspacingMark
        {
            position += 1
        }
        var text = String(String.UnicodeScalarView(scalars[start..<position])).lowercased()
        // "p.m." is one word; the dot of "Mo." says nothing.
        if text == "a" || text == "p", position + 1 < scalars.count, scalars[position] == ".",
            scalars[position + 1] == "m" || scalars[position + 1] == "M"
        {
            position += 2
            text += "m"
        }
        if position < scalars.count, scalars[position] == "." {
            warn(.unusualSign, position)
            position += 1
        }
        return .word(text)
    }

    private mutating func comment() throws(OpeningHoursError) -> String {
        let start = position
        let mark = scalars[position]
        if mark != "\"" { warn(.unusualSign, position) }
        position += 1
        let first = position
        while position < scalars.count, !Self.closes(scalars[position], mark) { position += 1 }
        guard position < scalars.count else {
            throw OpeningHoursError(
                code: .unclosedComment, offset: start, piece: piece(start..<position))
        }
        position += 1
        return String(String.UnicodeScalarView(scalars[first..<(position - 1)]))
    }

    private mutating func sign(
        _ scalar: Unicode.Scalar
    ) throws(OpeningHoursError) -> HoursToken.Kind {
        let start = position
        position += 1
        switch scalar {
        case ",", ";", "-", "+", "/", ":", ".", "[", "]", "(", ")", "|":
            return .sign(Character(scalar))
        case "\n", "\r": return .sign(";")
        case "&", "、", "，":
            warn(.unusualSign, start)
            return .sign(",")
        case "；":
            warn(.unusualSign, start)
            return .sign(";")
        case "：", "∶":
            warn(.unusualSign, start)
            return .sign(":")
        case "~", "〜", "～", "‐", "‑", "‒", "–", "—", "―", "−", "－", "ー":
            warn(.unusualSign, start)
            return .sign("-")
        default:
            throw OpeningHoursError(
                code: .unexpectedCharacter, offset: start, piece: piece(start..<position))
        }
    }

    private mutating func warn(_ code: OpeningHoursWarning.Code, _ offset: Int) {
        warnings.append(OpeningHoursWarning(code: code, offset: offset))
    }

    /// A piece of the text, at most 40 scalars.
    func piece(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range].prefix(40)))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r": false
        case " ", "\t": true
        case "!"..."~": false
        // Zero-width space and the byte order mark.
        case "\u{200B}", "\u{FEFF}": true
        default: scalar.properties.isWhitespace
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z": true
        default: !scalar.isASCII && scalar.properties.isAlphabetic
        }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "0"..."9": Int(scalar.value) - 48
        case "０"..."９": Int(scalar.value) - 0xFF10
        case "٠"..."٩": Int(scalar.value) - 0x660
        case "۰"..."۹": Int(scalar.value) - 0x6F0
        default: nil
        }
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "“", "”", "„", "«", "»", "「": true
        default: false
        }
    }

    private static func closes(_ scalar: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
        switch mark {
        case "\"": scalar == "\""
        case "「": scalar == "」"
        default: scalar == "”" || scalar == "“" || scalar == "»" || scalar == "«" || scalar == "\""
        }
    }
}
