/// A failure while scanning, before its path is known.
struct JSONFault: Error {
    let code: GeoJSONError.Code
    let offset: Int
    var detail = ""
}

/// A cursor over the bytes of a JSON text, RFC 8259.
///
/// Every read either advances or throws with the offset of the offending byte. Nothing recurses
/// deeper than `maximumDepth`.
struct JSONScanner {
    let bytes: [UInt8]
    /// Where the text ends in `bytes`.
    let end: Int
    let maximumDepth: Int
    var cursor: Int
    private(set) var depth = 0

    /// Creates a scanner of a part of `bytes`.
    init(_ bytes: [UInt8], range: Range<Int>, maximumDepth: Int) {
        self.bytes = bytes
        self.end = range.upperBound
        self.cursor = range.lowerBound
        self.maximumDepth = maximumDepth
    }

    /// Moves to the next byte that is no white space and returns it; nil at the end.
    mutating func peek() -> UInt8? {
        while cursor < end {
            let byte = bytes[cursor]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            cursor &+= 1
        }
        return nil
    }

    /// As ``peek()``, throwing at the end.
    mutating func require() throws(JSONFault) -> UInt8 {
        guard let byte = peek() else { throw JSONFault(code: .truncated, offset: end) }
        return byte
    }

    /// Consumes a punctuation mark.
    mutating func expect(_ mark: UInt8) throws(JSONFault) {
        guard try require() == mark else {
            let name = String(UnicodeScalar(mark))
            throw JSONFault(
                code: .unexpectedCharacter, offset: cursor, detail: "'\(name)' expected")
        }
        cursor += 1
    }

    /// Enters an array or object, past its opening bracket.
    ///
    /// - Returns: Whether it has an element.
    mutating func open(_ closing: UInt8) throws(JSONFault) -> Bool {
        guard depth < maximumDepth else {
            throw JSONFault(code: .tooDeep, offset: cursor, detail: "limit \(maximumDepth)")
        }
        cursor += 1
        guard try require() != closing else {
            cursor += 1
            return false
        }
        depth += 1
        return true
    }

    /// Moves past the comma after an element, or out of the array or object.
    ///
    /// - Returns: Whether another element follows.
    mutating func advance(_ closing: UInt8) throws(JSONFault) -> Bool {
        let byte = try require()
        if byte == UInt8(ascii: ",") {
            cursor += 1
            return true
        }
        guard byte == closing else {
            throw JSONFault(
                code: .unexpectedCharacter, offset: cursor,
                detail: "',' or '\(String(UnicodeScalar(closing)))' expected")
        }
        cursor += 1
        depth -= 1
        return false
    }

    /// Reads a member's name and the colon.
    mutating func name() throws(JSONFault) -> String {
        guard try require() == UInt8(ascii: "\"") else {
            throw JSONFault(
                code: .unexpectedCharacter, offset: cursor, detail: "a member's name expected")
        }
        let name = try string()
        try expect(UInt8(ascii: ":"))
        return name
    }

    /// Consumes one of the three literals.
    mutating func literal(_ word: String) throws(JSONFault) {
        let start = cursor
        for byte in word.utf8 {
            guard cursor < end else { throw JSONFault(code: .truncated, offset: end) }
            guard bytes[cursor] == byte else {
                throw JSONFault(
                    code: .unexpectedCharacter, offset: start, detail: "a value expected")
            }
            cursor += 1
        }
    }

    /// Checks that nothing but white space follows.
    mutating func finish() throws(JSONFault) {
        if peek() != nil { throw JSONFault(code: .trailingCharacters, offset: cursor) }
    }

    /// Moves past a value of any kind, checking its form but not its strings' UTF-8.
    mutating func skip() throws(JSONFault) {
        switch try require() {
        case UInt8(ascii: "{"):
            guard try open(UInt8(ascii: "}")) else { return }
            repeat {
                guard try require() == UInt8(ascii: "\"") else {
                    throw JSONFault(
                        code: .unexpectedCharacter, offset: cursor,
                        detail: "a member's name expected")
                }
                _ = try stringRange()
                try expect(UInt8(ascii: ":"))
                try skip()
            } while try advance(UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            guard try open(UInt8(ascii: "]")) else { return }
            repeat { try skip() } while try advance(UInt8(ascii: "]"))
        case UInt8(ascii: "\""): _ = try stringRange()
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        default: _ = try number()
        }
    }

    /// Reads a value of any kind.
    mutating func value() throws(JSONFault) -> JSONValue {
        switch try require() {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            guard try open(UInt8(ascii: "]")) else { return .array([]) }
            repeat { elements.append(try value()) } while try advance(UInt8(ascii: "]"))
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try literal("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try literal("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try literal("null")
            return .null
        default: return try number().value
        }
    }

    /// Reads an object, at its opening bracket.
    mutating func object() throws(JSONFault) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        guard try open(UInt8(ascii: "}")) else { return members }
        repeat {
            let name = try name()
            members[name] = try value()
        } while try advance(UInt8(ascii: "}"))
        return members
    }
}
