/// Reads documents of GraphQL, within bounds: of bytes, of fields, and of how deep they stand in each other.
struct GraphQLReader {
    /// The maximum number of bytes of a document.
    static let mostBytes = 1 << 16
    /// How deep selections and values may stand in each other.
    static let mostLevels = 24
    /// The maximum number of fields, arguments and values.
    static let mostParts = 4_000

    private let bytes: [UInt8]
    private var next = 0
    private var line = 1
    private var lineStart = 0
    private var level = 0
    private var parts = 0

    /// Reads a document.
    ///
    /// - Throws: `GraphQLError` with the place where it is broken, or too much.
    static func read(_ text: String) throws(GraphQLError) -> GraphQLDocument {
        guard text.utf8.count <= mostBytes else {
            throw GraphQLError("a query has at most \(mostBytes) bytes")
        }
        var reader = GraphQLReader(bytes: Array(text.utf8))
        return try reader.document()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func document() throws(GraphQLError) -> GraphQLDocument {
        var document = GraphQLDocument()
        skipIgnored()
        while next < bytes.count {
            if peek() == UInt8(ascii: "{") {
                document.operations.append(
                    .init(kind: "query", name: nil, variables: [], selections: try selections()))
                continue
            }
            let start = place
            switch try name() {
            case "fragment":
                let name = try name()
                guard try self.name() == "on" else { throw GraphQLError("“on” is missing", place) }
                let type = try self.name()
                _ = try directives()
                document.fragments[name] = .init(type: type, selections: try selections())
            case let kind where ["query", "mutation", "subscription"].contains(kind):
                let name = isNameStart(peek()) ? try self.name() : nil
                let variables = try variables()
                _ = try directives()
                document.operations.append(
                    .init(
                        kind: kind, name: name, variables: variables,
                        selections: try selections()))
            case let word: throw GraphQLError("“\(word.prefix(40))” begins nothing", start)
            }
        }
        guard !document.operations.isEmpty else { throw GraphQLError("there is no query", place) }
        return document
    }

    // MARK: Parts

    private mutating func variables() throws(GraphQLError) -> [GraphQLDocument.Variable] {
        guard take("(") else { return [] }
        var variables: [GraphQLDocument.Variable] = []
        while !take(")") {
            try count()
            try expect("$")
            let name = try name()
            try expect(":")
            let isRequired = try type()
            let standard = take("=") ? try value(isConstant: true) : nil
            _ = try directives()
            variables.append(.init(name: name, isRequired: isRequired, standard: standard))
        }
        return variables
    }

    /// Reads over a type such as `[String!]!`; whether it is never null.
    private mutating func type() throws(GraphQLError) -> Bool {
        if take("[") {
            try deeper()
            _ = try type()
            level -= 1
            try expect("]")
        } else {
            _ = try name()
        }
        return take("!")
    }

    private mutating func selections() throws(GraphQLError) -> [GraphQLDocument.Selection] {
        try expect("{")
        try deeper()
        defer { level -= 1 }
        var selections: [GraphQLDocument.Selection] = []
        while !take("}") {
            try count()
            selections.append(try selection())
        }
        guard !selections.isEmpty else { throw GraphQLError("a selection is empty", place) }
        return selections
    }

    private mutating func selection() throws(GraphQLError) -> GraphQLDocument.Selection {
        let start = place
        guard peek() == UInt8(ascii: ".") else { return .field(try field()) }
        for _ in 0..<3 {
            guard peek() == UInt8(ascii: ".") else {
                throw GraphQLError("a spread begins with three points", place)
            }
            next += 1
        }
        skipIgnored()
        guard isNameStart(peek()) else {
            return .inline(type: nil, try directives(), try selections())
        }
        let word = try name()
        if word == "on" {
            let type = try name()
            return .inline(type: type, try directives(), try selections())
        }
        return .spread(word, try directives(), start)
    }

    private mutating func field() throws(GraphQLError) -> GraphQLDocument.Field {
        let start = place
        var name = try name()
        var alias: String?
        if take(":") {
            alias = name
            name = try self.name()
        }
        let arguments = try arguments()
        let directives = try directives()
        let selections = peek() == UInt8(ascii: "{") ? try selections() : []
        return .init(
            alias: alias, name: name, arguments: arguments, directives: directives,
            selections: selections, place: start)
    }

    private mutating func arguments() throws(GraphQLError) -> [(
        name: String, value: GraphQLDocument.Value
    )] {
        guard take("(") else { return [] }
        var arguments: [(name: String, value: GraphQLDocument.Value)] = []
        while !take(")") {
            try count()
            let name = try name()
            try expect(":")
            arguments.append((name, try value(isConstant: false)))
        }
        return arguments
    }

    private mutating func directives() throws(GraphQLError) -> [GraphQLDocument.Directive] {
        var directives: [GraphQLDocument.Directive] = []
        while take("@") {
            try count()
            directives.append(.init(name: try name(), arguments: try arguments()))
        }
        return directives
    }

    private mutating func value(isConstant: Bool) throws(GraphQLError) -> GraphQLDocument.Value {
        try count()
        try deeper()
        defer { level -= 1 }
        let start = place
        switch peek() {
        case UInt8(ascii: "$") where !isConstant:
            _ = take("$")
            return .variable(try name())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["):
            _ = take("[")
            var values: [GraphQLDocument.Value] = []
            while !take("]") { values.append(try value(isConstant: isConstant)) }
            return .list(values)
        case UInt8(ascii: "{"):
            _ = take("{")
            var members: [(name: String, value: GraphQLDocument.Value)] = []
            while !take("}") {
                let name = try name()
                try expect(":")
                members.append((name, try value(isConstant: isConstant)))
            }
            return .object(members)
        case let byte? where byte == UInt8(ascii: "-") || 48...57 ~= byte: return try number()
        default:
            guard isNameStart(peek()) else { throw GraphQLError("a value is missing", start) }
            switch try name() {
            case "true": return .boolean(true)
            case "false": return .boolean(false)
            case "null": return .null
            case let word: return .word(word)
            }
        }
    }

    // MARK: Tokens

    private var place: GraphQLError.Place {
        .init(line: line, column: next - lineStart + 1)
    }

    private func peek() -> UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func deeper() throws(GraphQLError) {
        level += 1
        guard level <= Self.mostLevels else {
            throw GraphQLError("the query is more than \(Self.mostLevels) levels deep", place)
        }
    }

    private mutating func count() throws(GraphQLError) {
        parts += 1
        guard parts <= Self.mostParts else {
            throw GraphQLError("the query has more than \(Self.mostParts) parts", place)
        }
        guard next < bytes.count else { throw GraphQLError("the query breaks off", place) }
    }

    /// Skips blanks, commas and comments, and a byte order mark.
    private mutating func skipIgnored() {
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "\n"):
                next += 1
                (line, lineStart) = (line + 1, next)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ","):
                next += 1
            case UInt8(ascii: "#"):
                while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
            case 0xEF where bytes[next...].starts(with: [0xEF, 0xBB, 0xBF]): next += 3
            default: return
            }
        }
    }

    /// Takes a punctuator with what is to be skipped behind it; whether it was there.
    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: mark) else { return false }
        next += 1
        skipIgnored()
        return true
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws(GraphQLError) {
        let start = place
        guard take(mark) else { throw GraphQLError("“\(mark)” is missing", start) }
    }

    private func isNameStart(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return 65...90 ~= byte || 97...122 ~= byte || byte == UInt8(ascii: "_")
    }

    private func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || 48...57 ~= byte }

    private mutating func name() throws(GraphQLError) -> String {
        let start = next
        guard isNameStart(peek()) else { throw GraphQLError("a name is missing", place) }
        while next < bytes.count, isNamePart(bytes[next]) { next += 1 }
        let name = String(decoding: bytes[start..<next], as: UTF8.self)
        skipIgnored()
        return name
    }

    private mutating func number() throws(GraphQLError) -> GraphQLDocument.Value {
        let start = next
        let from = place
        while next < bytes.count,
            48...57 ~= bytes[next] || "+-.eE".utf8.contains(bytes[next])
        {
            next += 1
        }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        guard !isNameStart(peek()) else { throw GraphQLError("a number is broken", from) }
        skipIgnored()
        if let whole = Int(text) { return .integer(whole) }
        guard let number = Double(text), number.isFinite else {
            throw GraphQLError("“\(text.prefix(40))” is no number", from)
        }
        return .number(number)
    }

    private mutating func string() throws(GraphQLError) -> String {
        let start = place
        let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
        if bytes[next...].starts(with: quotes) { return try block(from: start, quotes) }
        next += 1
        var text: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            next += 1
            switch byte {
            case UInt8(ascii: "\""):
                skipIgnored()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escaped(start)
            default: text.append(byte)
            }
        }
        throw GraphQLError("a string does not end", start)
    }

    private mutating func escaped(_ start: GraphQLError.Place) throws(GraphQLError) -> [UInt8] {
        guard let byte = peek() else { throw GraphQLError("a string does not end", start) }
        next += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"):
            let high = try unit(start)
            guard 0xD800...0xDBFF ~= high else {
                guard let scalar = Unicode.Scalar(high) else { break }
                return Array(String(scalar).utf8)
            }
            guard bytes[next...].starts(with: Array("\\u".utf8)) else { break }
            next += 2
            let low = try unit(start)
            guard 0xDC00...0xDFFF ~= low,
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            else { break }
            return Array(String(scalar).utf8)
        default: break
        }
        throw GraphQLError("a string has an escape that is none", start)
    }

    private mutating func unit(_ start: GraphQLError.Place) throws(GraphQLError) -> UInt32 {
        let digits = bytes[next...].prefix(4)
        guard digits.count == 4,
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw GraphQLError("a string has an escape that is none", start) }
        next += 4
        return unit
    }

    /// A string between three quotes; the blanks that all of its lines begin with are not taken off.
    private mutating func block(
        from start: GraphQLError.Place, _ quotes: [UInt8]
    ) throws(GraphQLError) -> String {
        next += 3
        var text: [UInt8] = []
        while next < bytes.count {
            if bytes[next...].starts(with: quotes) {
                next += 3
                skipIgnored()
                return String(decoding: text, as: UTF8.self)
            }
            if bytes[next...].starts(with: [UInt8(ascii: "\\")] + quotes) { next += 1 }
            if bytes[next] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, next + 1) }
            text.append(bytes[next])
            next += 1
        }
        throw GraphQLError("a string does not end", start)
    }
}
