import CalendarDays

/// A file of a feed, row by row, whose values are read by their types; what is wrong with them is noted.
struct FeedTable {
    /// A column that was asked for: its place among the values of a row, or none.
    struct Column {
        let name: String
        let index: Int?
    }

    /// The name of the file.
    let file: String
    /// What was found so far.
    var notices: FeedNotices
    /// Whether the row has a value that makes it useless.
    private(set) var isBroken = false
    private let path: String
    private var csv: CSVReader
    private var columns: [String: Int] = [:]
    private var unknown: [String] = []
    private var names: [String] = []
    /// Whether some value of the file is no text, so that each is to be looked at.
    private let hasInvalidText: Bool

    /// Reads the header.
    init(
        _ bytes: [UInt8], file: String, path: String, notices: FeedNotices
    ) throws(GTFSError) {
        self.file = file
        self.path = path
        self.notices = notices
        csv = CSVReader(bytes)
        hasInvalidText = Self.hasInvalidText(bytes)
        guard try advance() else {
            throw GTFSError(.invalid(.emptyFile), path: path, file: file)
        }
        for (index, field) in csv.fields.enumerated() {
            let name = csv.text(field)
            if name.isEmpty {
                note(.emptyColumnName, "", nil)
            } else if columns.updateValue(index, forKey: name) != nil {
                throw GTFSError(.invalid(.duplicatedColumn), path: path, file: file, field: name)
            }
            names.append(name)
        }
        unknown = names
        if hasInvalidText { noteInvalidTexts() }
    }

    /// Whether bytes are no UTF-8, or tell of a text that was none when they were written: U+FFFD.
    private static func hasInvalidText(_ bytes: [UInt8]) -> Bool {
        // Most files have letters of ASCII only.
        guard var index = bytes.firstIndex(where: { $0 >= 0x80 }) else { return false }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            return true
        }
        while index + 2 < bytes.count {
            if bytes[index] == 0xef, bytes[index + 1] == 0xbf, bytes[index + 2] == 0xbd {
                return true
            }
            index += 1
        }
        return false
    }

    /// Notes the values of the row that are no text.
    private mutating func noteInvalidTexts() {
        for (field, name) in zip(csv.fields, names)
        where Self.hasInvalidText(Array(csv.bytes(field))) {
            note(.invalidCharacter, csv.text(field), Column(name: name, index: nil))
        }
    }

    /// The number of the row that was read last, the header being row 1.
    var row: Int { csv.row }

    /// Whether a column stands in the header.
    func has(_ name: String) -> Bool { columns[name] != nil }

    /// Finds a column.
    mutating func column(_ name: String) -> Column {
        unknown.removeAll { $0 == name }
        return Column(name: name, index: columns[name])
    }

    /// Finds a column that the file has to have.
    mutating func requiredColumn(_ name: String) throws(GTFSError) -> Column {
        guard has(name) else {
            throw GTFSError(.invalid(.missingRequiredColumn), path: path, file: file, field: name)
        }
        return column(name)
    }

    /// Records the columns that no reader used.
    mutating func noteUnknownColumns() {
        for name in unknown where !name.isEmpty { note(.unknownColumn, name, nil) }
        unknown = []
    }

    /// Moves to the next row whose values are those of the header's columns; false at the end.
    ///
    /// Of rows that end before their last values these are empty; empty values beyond the header are passed over.
    mutating func next() throws(GTFSError) -> Bool {
        isBroken = false
        while try advance() {
            if csv.fields.count == names.count {
                if hasInvalidText { noteInvalidTexts() }
                return true
            }
            if csv.fields.count == 1, csv.bytes(csv.fields[0]).isEmpty {
                notices.add(FeedNotice(.emptyRow, file: file, row: row))
            } else {
                note(.invalidRowLength, "\(csv.fields.count)", nil)
                if csv.fields.dropFirst(names.count).allSatisfy({ csv.bytes($0).isEmpty }) {
                    if hasInvalidText { noteInvalidTexts() }
                    return true
                }
                skip()
            }
        }
        return false
    }

    /// Counts the row as left out.
    mutating func skip() { notices.skippedRows[file, default: 0] += 1 }

    /// Notes something about the row that does not make it useless.
    mutating func note(_ code: FeedNotice.Code, _ value: String, _ column: Column?) {
        notices.add(
            FeedNotice(code, file: file, row: row, field: column?.name, value: value))
    }

    /// Notes something that makes the row useless.
    mutating func fail(_ code: FeedNotice.Code, _ value: String, _ column: Column?) {
        note(code, value, column)
        isBroken = true
    }

    private mutating func advance() throws(GTFSError) -> Bool {
        do {
            return try csv.next()
        } catch {
            throw GTFSError(
                .invalid(.csvParsingFailed), path: path, file: file, row: error.row)
        }
    }

    // MARK: Values

    /// The bytes of a value; empty where the column is missing.
    func bytes(_ column: Column) -> ArraySlice<UInt8> {
        guard let index = column.index, index < csv.fields.count else { return [] }
        return csv.bytes(csv.fields[index])
    }

    /// A text; empty where there is none.
    func text(_ column: Column) -> String {
        guard let index = column.index, index < csv.fields.count else { return "" }
        return csv.text(csv.fields[index])
    }

    /// A text that the row has to have.
    mutating func requiredText(_ column: Column) -> String {
        let value = text(column)
        if value.isEmpty { fail(.missingRequiredField, "", column) }
        return value
    }

    /// A whole number; nil where there is none, or it is not in the range.
    mutating func integer(_ column: Column, in range: ClosedRange<Int> = 0 ... .max) -> Int? {
        let bytes = bytes(column)
        if bytes.isEmpty { return nil }
        guard let value = Int(String(decoding: bytes, as: UTF8.self)) else {
            fail(.invalidInteger, text(column), column)
            return nil
        }
        guard range.contains(value) else {
            fail(.numberOutOfRange, "\(value)", column)
            return nil
        }
        return value
    }

    /// A whole number that the row has to have; the lowest of the range where it has none.
    mutating func requiredInteger(_ column: Column, in range: ClosedRange<Int>) -> Int {
        if bytes(column).isEmpty { fail(.missingRequiredField, "", column) }
        return integer(column, in: range) ?? range.lowerBound
    }

    /// A number with a meaning; one without stands for `other`.
    mutating func choice(_ column: Column, upTo last: Int, or other: Int = 0) -> UInt8 {
        let bytes = bytes(column)
        if bytes.isEmpty { return UInt8(other) }
        guard let value = Int(String(decoding: bytes, as: UTF8.self)) else {
            fail(.invalidInteger, text(column), column)
            return UInt8(other)
        }
        guard 0...last ~= value else {
            note(.unexpectedEnumValue, "\(value)", column)
            return UInt8(other)
        }
        return UInt8(value)
    }

    /// A number; nil where there is none, or it is not in the range.
    mutating func number(
        _ column: Column,
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) -> Double? {
        let bytes = bytes(column)
        if bytes.isEmpty { return nil }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
            fail(.invalidFloat, text(column), column)
            return nil
        }
        guard range.contains(value) else {
            fail(.numberOutOfRange, text(column), column)
            return nil
        }
        return value
    }

    /// Seconds after noon minus 12 hours, of a time such as `26:05:00`; nil where there is none.
    mutating func time(_ column: Column) -> Int32? {
        let bytes = bytes(column)
        if bytes.isEmpty { return nil }
        guard let value = ServiceTime.seconds(bytes) else {
            fail(.invalidTime, text(column), column)
            return nil
        }
        return value
    }

    /// Days since 1970, of a date such as `20141019`; nil where there is none.
    mutating func date(_ column: Column) -> Int32? {
        let bytes = bytes(column)
        if bytes.isEmpty { return nil }
        guard let value = ServiceTime.day(bytes) else {
            fail(.invalidDate, text(column), column)
            return nil
        }
        return value
    }

    /// A date that the row has to have; 0 where it has none.
    mutating func requiredDate(_ column: Column) -> Int32 {
        if bytes(column).isEmpty { fail(.missingRequiredField, "", column) }
        return date(column) ?? 0
    }

    /// A color as 0xRRGGBB; nil where there is none.
    mutating func color(_ column: Column) -> UInt32? {
        let value = text(column)
        if value.isEmpty { return nil }
        guard value.utf8.count == 6, let number = UInt32(value, radix: 16) else {
            note(.invalidColor, value, column)
            return nil
        }
        return number
    }
}
