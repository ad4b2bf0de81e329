import Foundation

/// The text of one Swift file, decoded, with its lines.
///
/// Offsets everywhere in the linter are UTF-8 offsets into `text`, which never begins with a byte order mark.
public struct SourceText: Sendable {
    /// The encoding of the bytes on disk, which a rewritten file keeps.
    public enum Encoding: String, Sendable, Codable {
        case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian
    }

    /// A place in the text; both numbers count from 1, the column in UTF-8 bytes.
    public struct Position: Sendable, Hashable, Codable {
        /// The line.
        public var line: Int
        /// The column, in UTF-8 bytes.
        public var column: Int
    }

    /// The decoded text.
    public let text: String
    /// The encoding of the bytes.
    public let encoding: Encoding
    /// Whether bytes that no Swift file may hold were replaced; such a file is never rewritten.
    public let isRepaired: Bool
    private let lineStarts: [Int]

    /// Takes text that is decoded already.
    public init(_ text: String) {
        self.init(text, encoding: .utf8, isRepaired: false)
    }

    /// Decodes a file's bytes.
    ///
    /// Never fails: what is no UTF-8 or UTF-16 becomes U+FFFD.
    public init(bytes: [UInt8]) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            let rest = bytes.dropFirst(3)
            let text = String(decoding: rest, as: UTF8.self)
            self.init(text, encoding: .utf8WithMark, isRepaired: text.utf8.count != rest.count)
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isBig = bytes[0] == 0xFE
            var units: [UInt16] = []
            units.reserveCapacity(bytes.count / 2)
            var index = 2
            while index + 1 < bytes.count {
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                units.append(isBig ? first << 8 | second : second << 8 | first)
                index += 2
            }
            self.init(
                String(decoding: units, as: UTF16.self),
                encoding: isBig ? .utf16BigEndian : .utf16LittleEndian,
                isRepaired: bytes.count % 2 != 0)
        } else {
            let valid = String(validating: bytes, as: UTF8.self)
            self.init(
                valid ?? String(decoding: bytes, as: UTF8.self), encoding: .utf8,
                isRepaired: valid == nil)
        }
    }

    private init(_ text: String, encoding: Encoding, isRepaired: Bool) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.encoding = encoding
        self.isRepaired = isRepaired
        var starts = [0]
        let utf8 = text.utf8
        utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 0x0A {
                    starts.append(index)
                } else if byte == 0x0D {
                    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                    starts.append(index)
                }
            }
        }
        lineStarts = starts
    }

    /// The number of lines in the text; at least 1.
    public var lineCount: Int { lineStarts.count }

    /// The place of a UTF-8 offset.
    /// - Complexity: O(log lines)
    public func position(of offset: Int) -> Position {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// One line without its line break; empty for a number outside the text.
    ///
    /// Lines count from 1.
    public func line(_ number: Int) -> Substring {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let utf8 = text.utf8
        let end = number < lineStarts.count ? lineStarts[number] : utf8.count
        let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
        let stop = utf8.index(utf8.startIndex, offsetBy: end)
        var line = text[start..<stop]
        while let last = line.unicodeScalars.last, last == "\n" || last == "\r" {
            line.unicodeScalars.removeLast()
        }
        return line
    }

    /// A range of UTF-8 offsets in lines and columns of Unicode scalars.
    func range(_ offsets: Range<Int>) -> TextRange {
        let (start, end) = (position(of: offsets.lowerBound), position(of: offsets.upperBound))
        return TextRange(
            startLine: start.line, startColumn: scalarColumn(start), endLine: end.line,
            endColumn: scalarColumn(end))
    }

    private func scalarColumn(_ position: Position) -> Int {
        let start = text.utf8.index(
            text.utf8.startIndex, offsetBy: lineStarts[position.line - 1])
        // Each scalar has one byte that does not continue another.
        return text.utf8[start...].prefix(position.column - 1).count { $0 & 0xC0 != 0x80 } + 1
    }

    /// A fingerprint of a line's text without the white space around it: FNV-1a, 64 bits.
    func fingerprint(ofLine number: Int) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let line = line(number).trimmingCharacters(in: .whitespaces)
        for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }

    /// The bytes to write for `text` in the encoding that the file came in.
    func encoded(_ text: String) -> [UInt8] {
        switch encoding {
        case .utf8: Array(text.utf8)
        case .utf8WithMark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        case .utf16LittleEndian:
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BigEndian:
            [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }
}
