/// What a `Range` header asks for (RFC 9110, section 14).
enum ByteRange: Equatable, Sendable {
    /// The whole content: no header, another unit, a form this server does not split, or nonsense.
    case whole
    /// One piece, within the content.
    case part(Range<Int>)
    /// A piece that lies beyond the content.
    case unsatisfiable

    /// Reads a header for content of `byteCount` bytes.
    init(_ header: String?, byteCount: Int) {
        guard let header, let parsed = Self.parse(header, byteCount: byteCount) else {
            self = .whole
            return
        }
        self = parsed
    }

    private static func parse(_ header: String, byteCount: Int) -> ByteRange? {
        var text = header.utf8[...]
        // The names of units have no case.
        guard let unit = String(text.prefix(6)), unit.lowercased() == "bytes=" else { return nil }
        text = text.dropFirst(6)
        guard let dash = text.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let before = text[..<dash]
        let after = text[text.index(after: dash)...]
        if before.isEmpty {
            // The last bytes: as many as there are if fewer.
            guard let count = number(after) else { return nil }
            guard count > 0, byteCount > 0 else { return .unsatisfiable }
            return .part(max(0, byteCount - count)..<byteCount)
        }
        guard let first = number(before) else { return nil }
        var last = byteCount - 1
        if !after.isEmpty {
            guard let asked = number(after), asked >= first else { return nil }
            last = min(last, asked)
        }
        guard first < byteCount else { return .unsatisfiable }
        return .part(first..<(last + 1))
    }

    /// Decimal digits only; numbers that no file is as long as are all alike.
    private static func number(_ text: Substring.UTF8View) -> Int? {
        guard !text.isEmpty else { return nil }
        var value = 0
        for byte in text {
            guard UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9") else { return nil }
            value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 56)
        }
        return value
    }
}
