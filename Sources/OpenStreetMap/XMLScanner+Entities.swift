extension XMLScanner {
    /// Replaces entities by what they stand for and raw white space by spaces, in place: the result is never
    /// longer than what it replaces.
    mutating func resolve(_ range: Range<Int>) throws(OpenStreetMapError) -> Range<Int> {
        var read = range.lowerBound
        var write = range.lowerBound
        while read < range.upperBound {
            let byte = input.window[read]
            if byte == UInt8(ascii: "&") {
                let (character, next) = try entity(at: read, before: range.upperBound)
                for byte in String(character).utf8 {
                    input.replace(at: write, by: byte)
                    write += 1
                }
                read = next
                continue
            }
            // XML's attribute value normalization; a line end of two bytes is one line end.
            if byte < 0x20 {
                let isSpace = byte == 0x0a || byte == 0x0d || byte == 0x09
                guard isSpace else {
                    throw input.failure(.malformedXML, at: read, "control character \(byte)")
                }
                if byte == 0x0d, read + 1 < range.upperBound, input.window[read + 1] == 0x0a {
                    read += 1
                }
                input.replace(at: write, by: 0x20)
            } else {
                input.replace(at: write, by: byte)
            }
            read += 1
            write += 1
        }
        return range.lowerBound..<write
    }

    /// The character that the entity at `start` stands for, and where the text goes on.
    private func entity(
        at start: Int, before end: Int
    ) throws(OpenStreetMapError) -> (Unicode.Scalar, next: Int) {
        // The longest that is of use is "&#x10FFFF;".
        let rest = input.window[(start + 1)..<min(end, start + 12)]
        guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw input.failure(.malformedXML, at: start, "'&' without an entity")
        }
        let name = String(decoding: rest[..<semicolon], as: UTF8.self)
        let scalar: Unicode.Scalar? =
            switch name {
            case "lt": "<"
            case "gt": ">"
            case "amp": "&"
            case "quot": "\""
            case "apos": "'"
            default: Self.numeric(name)
            }
        guard let scalar else {
            throw input.failure(.malformedXML, at: start, "unknown entity &\(name);")
        }
        return (scalar, semicolon + 1)
    }

    /// The character behind `#65` or `#x41`, unless XML has none of that number.
    private static func numeric(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let isHex = name.hasPrefix("#x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHex ? 16 : 10),
            value >= 0x20 || value == 0x09 || value == 0x0a || value == 0x0d
        else { return nil }
        return Unicode.Scalar(value)
    }
}
