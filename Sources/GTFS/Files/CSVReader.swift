/// A cursor over the rows of a table of comma-separated values (RFC 4180, as GTFS restricts it).
///
/// A byte order mark, both kinds of line ends, spaces around values and doubled quotes are understood.
struct CSVReader {
    /// A value of a row: its bytes, and whether doubled quotes in it stand for single ones.
    struct Field {
        var start: Int
        var end: Int
        var hasDoubledQuotes: Bool
    }

    /// A table that cannot be read on.
    struct Fault: Error, Equatable {
        /// The row where it was noticed.
        let row: Int
    }

    /// The maximum number of bytes of a value; a quotation mark that is never closed runs past it.
    static let longestField = 1 << 16

    private let bytes: [UInt8]
    private var position = 0
    /// The number of the row that was read last, from 1 for the header.
    private(set) var row = 0
    /// The values of the row that was read last; the array is reused.
    private(set) var fields: [Field] = []

    /// Creates a cursor before the first row.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    /// Reads the next row; false at the end.
    ///
    /// A row without any byte has one empty value.
    mutating func next() throws(Fault) -> Bool {
        guard position < bytes.count else { return false }
        row += 1
        fields.removeAll(keepingCapacity: true)
        while true {
            let isLast = try readField()
            if isLast { return true }
        }
    }

    /// The text of a value of the row; U+FFFD stands for what is no UTF-8.
    func text(_ field: Field) -> String {
        guard field.hasDoubledQuotes else {
            return String(decoding: bytes[field.start..<field.end], as: UTF8.self)
        }
        var plain: [UInt8] = []
        var index = field.start
        while index < field.end {
            plain.append(bytes[index])
            let isDoubled = bytes[index] == Self.quote && index + 1 < field.end
            index += isDoubled && bytes[index + 1] == Self.quote ? 2 : 1
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// The bytes of a value of the row; doubled quotes are left as they are.
    func bytes(_ field: Field) -> ArraySlice<UInt8> { bytes[field.start..<field.end] }

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Reads a value and what parts it from the next; true if it is the last one of its row.
    private mutating func readField() throws(Fault) -> Bool {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        var field = Field(start: position, end: position, hasDoubledQuotes: false)
        if position < bytes.count, bytes[position] == Self.quote {
            position += 1
            field.start = position
            try skipQuoted(&field)
        }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Self.comma || byte == Self.newline || byte == Self.carriageReturn { break }
            position += 1
        }
        if field.end == field.start, field.start == start { field.end = position }
        while field.end > field.start, Self.isSpace(bytes[field.end - 1]) { field.end -= 1 }
        guard position - field.start <= Self.longestField else { throw Fault(row: row) }
        fields.append(field)
        guard position < bytes.count else { return true }
        let byte = bytes[position]
        position += 1
        if byte == Self.comma { return false }
        if byte == Self.carriageReturn, position < bytes.count, bytes[position] == Self.newline {
            position += 1
        }
        return true
    }

    /// Moves behind the closing quotation mark.
    private mutating func skipQuoted(_ field: inout Field) throws(Fault) {
        while position < bytes.count {
            guard position - field.start <= Self.longestField else { throw Fault(row: row) }
            if bytes[position] == Self.quote {
                guard position + 1 < bytes.count, bytes[position + 1] == Self.quote else {
                    field.end = position
                    position += 1
                    return
                }
                field.hasDoubledQuotes = true
                position += 1
            }
            position += 1
        }
        throw Fault(row: row)
    }
}
