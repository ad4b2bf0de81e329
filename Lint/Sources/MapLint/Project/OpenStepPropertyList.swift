import Foundation

/// A value of a property list in the form that Xcode writes its projects in.
enum PropertyListValue: Sendable, Equatable {
    case text(String)
    case list([PropertyListValue])
    case table([String: PropertyListValue])

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var list: [PropertyListValue] {
        if case .list(let list) = self { return list }
        return []
    }

    /// The texts of a list, or the only one.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        case .table: []
        }
    }

    subscript(key: String) -> PropertyListValue? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    /// Reads a property list: OpenStep's form as Xcode writes it, or XML and binary as older tools do.
    init?(data: Data) {
        if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
            // A list that cannot be read tells nothing.
            guard
                let value = try? PropertyListSerialization.propertyList(
                    from: data, options: [], format: nil)
            else { return nil }
            self.init(value)
            return
        }
        var reader = OpenStepReader(bytes: [UInt8](data))
        guard let value = reader.document() else { return nil }
        self = value
    }

    private init(_ value: Any) {
        switch value {
        case let table as [String: Any]: self = .table(table.mapValues { PropertyListValue($0) })
        case let list as [Any]: self = .list(list.map { PropertyListValue($0) })
        case let text as String: self = .text(text)
        case let flag as Bool: self = .text(flag ? "YES" : "NO")
        default: self = .text("\(value)")
        }
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

    /// The value that the text is; `nil` if it is none.
    mutating func document() -> PropertyListValue? {
        guard let value = value() else { return nil }
        skip()
        return position == bytes.count ? value : nil
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

    private mutating func value() -> PropertyListValue? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        if takes(0x7B) { return table() }
        if takes(0x28) { return list() }
        return word().map { .text($0) }
    }

    private mutating func table() -> PropertyListValue? {
        var table: [String: PropertyListValue] = [:]
        while !takes(0x7D) {
            guard let key = word(), takes(0x3D), let value = value(), takes(0x3B) else {
                return nil
            }
            table[key] = value
        }
        return .table(table)
    }

    private mutating func list() -> PropertyListValue? {
        var list: [PropertyListValue] = []
        while !takes(0x29) {
            guard let value = value() else { return nil }
            list.append(value)
            if !takes(0x2C) {
                return takes(0x29) ? .list(list) : nil
            }
        }
        return .list(list)
    }

    private mutating func word() -> String? {
        skip()
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        if quote == 0x22 || quote == 0x27 { return quoted(by: quote) }
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) {
            // A comment may follow a word without a space.
            if bytes[position] == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                break
            }
            position += 1
        }
        guard position > start else { return nil }
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

    private mutating func quoted(by quote: UInt8) -> String? {
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
                    return nil
                }
                position += 4
                text += Array(String(scalar).utf8)
            default: text.append(escaped)
            }
        }
        return nil
    }
}
