import Foundation

/// A value of a property list in the form that Xcode writes its projects in.
package enum PropertyListValue: Sendable, Equatable {
    case text(String)
    case list([PropertyListValue])
    case table([String: PropertyListValue])

    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    package var list: [PropertyListValue] {
        if case .list(let list) = self { return list }
        return []
    }

    /// The texts of a list, or the only one.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        case .table: []
        }
    }

    package subscript(key: String) -> PropertyListValue? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    /// Reads a property list, as ``PropertyListDocument`` does; `nil` if it cannot be read.
    package init?(data: Data) {
        guard let document = try? PropertyListDocument(data: data) else { return nil }
        self = document.value
    }

    fileprivate init(_ value: Any) {
        switch value {
        case let table as [String: Any]: self = .table(table.mapValues { PropertyListValue($0) })
        case let list as [Any]: self = .list(list.map { PropertyListValue($0) })
        case let text as String: self = .text(text)
        case let flag as Bool: self = .text(flag ? "YES" : "NO")
        default: self = .text("\(value)")
        }
    }
}

/// Why a property list cannot be read.
package struct PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package var line: Int
    /// A description of the problem.
    package var reason: String

    package var description: String { "line \(line): \(reason)" }
}

/// A property list with the lines of what it holds.
package struct PropertyListDocument: Sendable {
    /// The whole list.
    package let value: PropertyListValue
    /// The lines of the keys in the tables of the outermost one, from 1: of a project's objects by their identifiers.
    package let lines: [String: Int]

    /// Reads a property list: OpenStep's form as Xcode writes it, or XML and binary as older tools do, without lines.
    package init(data: Data) throws(PropertyListError) {
        if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
            do {
                value = PropertyListValue(
                    try PropertyListSerialization.propertyList(
                        from: data, options: [], format: nil))
                lines = [:]
            } catch {
                throw PropertyListError(line: 1, reason: "no property list: \(error)")
            }
            return
        }
        var reader = OpenStepReader(bytes: [UInt8](data))
        value = try reader.document()
        lines = reader.lines
    }
}

/// Reads the old ASCII form of property lists: `{ key = value; }`, `( a, b )`, `"text"`, `word`, with comments.
struct OpenStepReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Projects nest some ten levels; a limit keeps hostile files from using up the stack.
    private static let deepest = 100

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The lines of the keys in the tables of the outermost one.
    private(set) var lines: [String: Int] = [:]
    /// The line up to which lines are counted, and the place of that.
    private var counted = (line: 1, position: 0)

    /// The value that the text is.
    mutating func document() throws(PropertyListError) -> PropertyListValue {
        let value = try value()
        skip()
        guard position == bytes.count else { throw error("text after the end of the list") }
        return value
    }

    private mutating func error(_ reason: String) -> PropertyListError {
        PropertyListError(line: line(at: min(position, bytes.count)), reason: reason)
    }

    /// The line of a place at or behind those asked for before.
    private mutating func line(at place: Int) -> Int {
        while counted.position < place {
            if bytes[counted.position] == 0x0A { counted.line += 1 }
            counted.position += 1
        }
        return counted.line
    }

    private mutating func skip() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
                position += 1
            } else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2F {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                position += 2
                while position + 1 < bytes.count,
                    bytes[position] != 0x2A || bytes[position + 1] != 0x2F
                {
                    position += 1
                }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skip()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(PropertyListError) -> PropertyListValue {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else {
            throw error("tables and lists stand in one another more than \(Self.deepest) deep")
        }
        if takes(0x7B) { return try table() }
        if takes(0x28) { return try list() }
        return .text(try word())
    }

    private mutating func table() throws(PropertyListError) -> PropertyListValue {
        var table: [String: PropertyListValue] = [:]
        while !takes(0x7D) {
            skip()
            let start = position
            let key = try word()
            if depth == 2 { lines[key] = line(at: start) }
            guard takes(0x3D) else { throw error("no = after the key \(key)") }
            table[key] = try value()
            guard takes(0x3B) else { throw error("no ; after the value of \(key)") }
        }
        return .table(table)
    }

    private mutating func list() throws(PropertyListError) -> PropertyListValue {
        var list: [PropertyListValue] = []
        while !takes(0x29) {
            list.append(try value())
            if !takes(0x2C) {
                guard takes(0x29) else { throw error("no , or ) after a list's value") }
                return .list(list)
            }
        }
        return .list(list)
    }

    private mutating func word() throws(PropertyListError) -> String {
        skip()
        guard position < bytes.count else { throw error("the text ends amid the list") }
        let quote = bytes[position]
        if quote == 0x22 || quote == 0x27 { return try quoted(by: quote) }
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) {
            // A comment may follow a word without a space.
            if bytes[position] == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                break
            }
            position += 1
        }
        guard position > start else { throw error("neither a word nor a value") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2F, 0x3A, 0x2E, 0x2D, 0x2B,
            0x40, 0x2A, 0x25, 0x80...:
            true
        default: false
        }
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            guard byte == 0x5C, position < bytes.count else {
                text.append(byte)
                continue
            }
            let escaped = bytes[position]
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "U"):
                let digits = String(
                    decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
                guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                    throw error("no character after \\U")
                }
                position += 4
                text += Array(String(scalar).utf8)
            default: text.append(escaped)
            }
        }
        position = start
        throw error("a quoted text does not end")
    }
}
