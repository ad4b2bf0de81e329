extension JSONScanner {
    /// Moves past a string, at its opening quote.
    ///
    /// - Returns: Where its content is, and whether that has an escape.
    mutating func stringRange() throws(JSONFault) -> (range: Range<Int>, isEscaped: Bool) {
        let start = cursor + 1
        var index = start
        var isEscaped = false
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                cursor = index + 1
                return (start..<index, isEscaped)
            }
            if byte < 0x20 { throw JSONFault(code: .invalidString, offset: index) }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                index &+= 1
            }
            index &+= 1
        }
        throw JSONFault(code: .truncated, offset: end)
    }

    /// Reads a string, at its opening quote.
    mutating func string() throws(JSONFault) -> String {
        let (range, isEscaped) = try stringRange()
        guard isEscaped else { return try text(bytes[range], at: range.lowerBound) }
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                index = try escape(index, range.upperBound, &plain)
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        return try text(plain[...], at: range.lowerBound)
    }

    private func text(_ part: ArraySlice<UInt8>, at offset: Int) throws(JSONFault) -> String {
        guard let string = String(validating: part, as: UTF8.self) else {
            throw JSONFault(code: .invalidUTF8, offset: offset)
        }
        return string
    }

    /// Appends what an escape stands for and returns the index after it.
    private func escape(
        _ start: Int, _ limit: Int, _ plain: inout [UInt8]
    ) throws(JSONFault) -> Int {
        let fault = JSONFault(code: .invalidString, offset: start)
        // The scan for the closing quote saw a byte after every backslash.
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            plain.append(bytes[start + 1])
        case UInt8(ascii: "b"): plain.append(0x08)
        case UInt8(ascii: "f"): plain.append(0x0C)
        case UInt8(ascii: "n"): plain.append(0x0A)
        case UInt8(ascii: "r"): plain.append(0x0D)
        case UInt8(ascii: "t"): plain.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal(start + 2, limit) else { throw fault }
            if let scalar = UnicodeScalar(unit) {
                plain.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
                return start + 6
            }
            // The first half of a pair; a half alone is no text.
            guard unit < 0xDC00, start + 7 < limit, bytes[start + 6] == UInt8(ascii: "\\"),
                bytes[start + 7] == UInt8(ascii: "u"), let low = hexadecimal(start + 8, limit),
                (0xDC00..<0xE000).contains(low),
                let scalar = UnicodeScalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
            else { throw fault }
            plain.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            return start + 12
        default: throw fault
        }
        return start + 2
    }

    private func hexadecimal(_ start: Int, _ limit: Int) -> UInt32? {
        guard start + 4 <= limit else { return nil }
        var value: UInt32 = 0
        for byte in bytes[start..<(start + 4)] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 0x37)
            default: return nil
            }
        }
        return value
    }
}
