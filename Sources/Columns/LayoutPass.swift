import Bytes
import Synchronization

/// A run of the declarations of a `FileLayout`, to list them or to find columns in a file.
///
/// Default values of stored properties take no arguments, so the pass under way is a task-local value. They run in the
/// order in which they are written, which is the order of the file.
public final class LayoutPass: Sendable {
    /// The current pass.
    static let current = TaskLocal<LayoutPass?>(wrappedValue: nil)

    /// The pass that is running; traps if a layout is created by anything but its own functions.
    public static var required: LayoutPass {
        guard let pass = current.get() else {
            preconditionFailure("a column is declared outside of a layout that is being opened")
        }
        return pass
    }

    private struct State {
        var fields: [FieldDeclaration] = []
        var columns: [ColumnDeclaration] = []
        var sections: [Range<Int>] = []
        /// The first byte that no field or column without a table has taken.
        var end = 12
        /// The offset at which the table begins.
        var table: Int?
        var counts = RowCounts()
        var elements: [Int] = []
        var fault: LayoutFault?
        var checks: [@Sendable (RowCounts) -> (fault: ColumnFault, element: Int)?] = []
    }

    private let file: MappedFile?
    private let format: FileFormat?
    private let state: Mutex<State>

    /// A pass that only lists what is declared.
    init() {
        file = nil
        format = nil
        state = Mutex(State())
    }

    /// A pass that finds columns in a file, whose first bytes it looks at.
    init(reading file: MappedFile, as format: FileFormat) throws(LayoutError) {
        self.file = file
        self.format = format
        state = Mutex(State())
        var reader = ByteReader(file.bytes)
        func error(_ code: LayoutError.Code, at offset: Int) -> LayoutError {
            LayoutError(code: code, path: file.path, offset: offset)
        }
        guard let magic = try? reader.array(8), magic == format.magic else {
            throw error(.foreign, at: 0)
        }
        guard let version = try? reader.integer(UInt32.self) else { throw error(.header, at: 8) }
        guard version <= format.version else { throw error(.newer(version), at: 8) }
        guard version == format.version else { throw error(.older(version), at: 8) }
    }

    // MARK: What declarations call

    /// Takes the next header field.
    func place(_ field: FieldDeclaration) -> (number: Int, value: UInt64) {
        state.withLock { state in
            precondition(state.columns.isEmpty, "header fields stand before all columns")
            let number = state.fields.count
            state.fields.append(field)
            guard let file else { return (number, 0) }
            let offset = state.end
            state.end += field.width
            let found = Self.number(file, at: offset, width: field.width)
            if found == nil {
                state.fault = state.fault ?? LayoutFault(.header, .outside, at: offset)
            }
            let value = found ?? 0
            switch field.meaning {
            case .value, .columnCount: break
            case .byteCount:
                if value != UInt64(file.byteCount) {
                    state.fault = state.fault ?? LayoutFault(.header, .outside, at: offset)
                }
            case .rows(let rows): state.counts.counts[rows] = Int(clamping: value)
            }
            state.fields[number].value = value
            return (number, value)
        }
    }

    /// Places the next column, and returns its number and, if a file is read, its section.
    public func place(_ column: ColumnDeclaration) -> (number: Int, section: ColumnSection?) {
        state.withLock { state in
            let number = state.columns.count
            state.columns.append(column)
            guard let file, let format else { return (number, nil) }
            state.elements.append(0)
            state.checks.append { _ in nil }
            let offset: Int
            let byteCount: Int
            if format.table == .none {
                offset = state.end
                guard let rows = state.counts.counts[column.length.rows] else {
                    preconditionFailure("the header does not tell the length of column \(number)")
                }
                let (size, isTooLong) = column.length.elements(rows)
                    .multipliedReportingOverflow(by: column.elementSize)
                byteCount = isTooLong ? .max : size
            } else {
                let table = state.table ?? state.end
                state.table = table
                guard let place = Self.number(file, at: table + 16 * number, width: 8),
                    let count = Self.number(file, at: table + 16 * number + 8, width: 8)
                else {
                    state.sections.append(0..<0)
                    state.fault =
                        state.fault ?? LayoutFault(.header, .outside, at: file.byteCount)
                    return (number, nil)
                }
                let unit = format.table == .elements ? UInt64(column.elementSize) : 1
                let (size, isTooLong) = count.multipliedReportingOverflow(by: unit)
                offset = Int(clamping: place)
                byteCount = isTooLong ? .max : Int(clamping: size)
            }
            guard offset % format.alignment == 0, offset <= file.byteCount,
                byteCount <= file.byteCount - offset
            else {
                state.sections.append(0..<0)
                state.fault =
                    state.fault ?? LayoutFault(.column(number), .outside, at: offset)
                return (number, nil)
            }
            state.sections.append(offset..<(offset + byteCount))
            state.end = max(state.end, offset + byteCount)
            return (
                number,
                ColumnSection(file: file, offset: offset, byteCount: byteCount, number: number)
            )
        }
    }

    /// Takes the next number in the rows of the column declared last: which it is and, if a file is read, where the
    /// column lies.
    public func place(rowField summary: String) -> (index: Int, section: ColumnSection?) {
        state.withLock { state in
            precondition(!state.columns.isEmpty, "a field of a row stands behind its column")
            let number = state.columns.count - 1
            let index = state.columns[number].fields.count
            state.columns[number].fields.append(("", summary))
            guard let file else { return (index, nil) }
            let bytes = state.sections[number]
            return (
                index,
                ColumnSection(
                    file: file, offset: bytes.lowerBound, byteCount: bytes.count, number: number)
            )
        }
    }

    /// Notes that a column's bytes cannot be what its codec writes.
    public func noteMisfit(_ number: Int) {
        state.withLock { state in
            state.fault =
                state.fault
                ?? LayoutFault(.column(number), .outside, at: state.sections[number].lowerBound)
        }
    }

    /// Records the number of a column's elements, and how its numbers can be checked.
    public func note(
        _ number: Int, count: Int,
        check: @Sendable @escaping (RowCounts) -> (fault: ColumnFault, element: Int)?
    ) {
        state.withLock { state in
            state.elements[number] = count
            state.checks[number] = check
        }
    }

    // MARK: What is asked afterwards

    /// The byte ranges of the columns.
    var sections: [Range<Int>] { state.withLock { $0.sections } }

    /// What of the header or of the columns' places is wrong; nil if nothing.
    func placeFault() -> LayoutFault? {
        state.withLock { state in
            if let fault = state.fault { return fault }
            guard let file, let format else { return nil }
            for field in state.fields {
                guard case .columnCount = field.meaning else { continue }
                if field.value != UInt64(state.columns.count) {
                    return LayoutFault(.header, .outside, at: 12)
                }
            }
            let rest = format.hasChecksum ? 8 : 0
            if format.table == .none, state.end + rest != file.byteCount {
                return LayoutFault(.header, .outside, at: min(state.end, file.byteCount))
            }
            return nil
        }
    }

    /// Which column's length contradicts the others'; nil if none.
    func lengthFault() -> LayoutFault? {
        state.withLock { state in
            for (number, column) in state.columns.enumerated() {
                let elements = state.elements[number]
                let expected: String
                if let rows = state.counts.counts[column.length.rows] {
                    let count = column.length.elements(rows)
                    if elements == count { continue }
                    expected = "\(count) (\(column.length.text))"
                } else {
                    if let rows = column.length.rows(elements) {
                        state.counts.counts[column.length.rows] = rows
                        continue
                    }
                    expected = column.length.text
                }
                return LayoutFault(
                    .column(number), .length(found: elements, expected: expected),
                    at: state.sections[number].lowerBound)
            }
            return nil
        }
    }

    /// Which number of which column is not what it has to be; nil if all are.
    ///
    /// Asked after `lengthFault`.
    func numberFault(releasing: Bool) -> LayoutFault? {
        let state = state.withLock { $0 }
        guard let file, let format else { return nil }
        if format.hasChecksum {
            let end = file.byteCount - 8
            guard Self.number(file, at: end, width: 8) == byteHash(file.bytes.extracting(0..<end))
            else { return LayoutFault(.header, .outside, at: end) }
        }
        var seen = 0
        for (number, check) in state.checks.enumerated() {
            if let (fault, element) = check(state.counts) {
                let place = state.sections[number].lowerBound
                return LayoutFault(
                    .column(number), fault, at: place + element * state.columns[number].elementSize)
            }
            seen += state.sections[number].count
            if releasing, seen > 1 << 24 {
                file.release()
                seen = 0
            }
        }
        return nil
    }

    /// Returns the description of all declared columns.
    func description(_ format: FileFormat, _ names: LayoutNames) -> LayoutDescription {
        state.withLock { state in
            LayoutDescription(format: format, fields: state.fields, columns: state.columns, names)
        }
    }

    private static func number(_ file: MappedFile, at offset: Int, width: Int) -> UInt64? {
        guard offset >= 0, offset <= file.byteCount - width else { return nil }
        var reader = ByteReader(file.bytes)
        do {
            try reader.skip(offset)
            var value: UInt64 = 0
            for place in 0..<width {
                value |= UInt64(try reader.uint8()) << (8 * UInt64(place))
            }
            return value
        } catch {
            // The range was tested: there is no other error.
            return nil
        }
    }
}
