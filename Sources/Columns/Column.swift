import Bytes

/// A column of a mapped file, which defines how its numbers are stored.
///
/// The declarations `init(per:holding:since:_:)` and its like are for stored properties of a `FileLayout`.
public protocol Column: LayoutMember {
    /// The type of the column's numbers.
    associatedtype Element: FixedWidthInteger & BitwiseCopyable & Sendable

    /// The way in which the numbers are stored, for the documentation.
    static var codec: ColumnCodec { get }

    /// Finds the column in its section; nil if it does not fit.
    ///
    /// Numbers are not looked at: see `fault`.
    init?(_ section: ColumnSection)

    /// Creates a column without numbers, at a place among the file's columns.
    init(emptyAt number: Int)

    /// The number of elements that the column's length in the layout counts.
    var count: Int { get }

    /// What is wrong with its numbers; nil if nothing. Each is looked at.
    func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)?

    /// Appends the bytes that store some numbers as this column.
    static func encode(_ values: [Element], into writer: inout ByteWriter)
}

/// The place of a column in its file.
public struct ColumnSection: Sendable {
    /// The file that the column lies in, kept mapped as long as the column lives.
    public let file: MappedFile
    /// The offset of the first byte from the start of the file.
    public let offset: Int
    /// The number of bytes.
    public let byteCount: Int
    /// Which of the file's columns it is.
    public let number: Int

    /// Creates a place; whether it lies in the file is for the column to see.
    public init(file: MappedFile, offset: Int, byteCount: Int, number: Int) {
        self.file = file
        self.offset = offset
        self.byteCount = byteCount
        self.number = number
    }
}

/// A way to store numbers in a file.
public struct ColumnCodec: Sendable, Equatable {
    /// The name of the codec; empty for numbers stored one after the other.
    public let name: String
    /// A description of the column's bytes.
    public let text: String

    /// Names a way to store numbers.
    public init(name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// The codec of numbers stored one after the other.
    public static let plain = ColumnCodec(name: "", "the numbers one behind the other")
}

extension MappedArray: LayoutMember, Column {
    /// The codec of numbers stored one after the other.
    public static var codec: ColumnCodec { .plain }

    /// Finds the array in its section; nil if its bytes are no whole numbers.
    @inlinable
    public init?(_ section: ColumnSection) {
        let size = MemoryLayout<Element>.size
        guard section.byteCount % size == 0 else { return nil }
        self.init(section.file, offset: section.offset, count: section.byteCount / size)
    }

    /// Creates an array without elements.
    @inlinable
    public init(emptyAt number: Int) { self.init(copying: []) }

    /// Returns the first element that breaks a check; nil if there is none.
    @inlinable
    public func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        check.fault(in: span)
    }

    /// Appends the elements, least significant byte first.
    public static func encode(_ values: [Element], into writer: inout ByteWriter) {
        writer.integers(values)
    }
}

extension NumberCheck {
    /// Returns the first number that breaks a check; nil if there is none.
    @inlinable
    public func fault<Value: FixedWidthInteger>(
        in values: Span<Value>
    ) -> (fault: ColumnFault, element: Int)? {
        guard let index = firstFault(in: values) else { return nil }
        // An empty column of starts has no element to show.
        let value = values.isEmpty ? 0 : Int64(truncatingIfNeeded: values[index])
        return (.number(index: index, value: value, expected: text), index)
    }

    /// A description of the check, for documentation.
    public var text: String {
        switch self {
        case .any: "any number"
        case .below(let limit): "below \(limit)"
        case .belowOrNone(let limit): "below \(limit) or none"
        case .starts(let end, let step): "ascending from 0 to \(end) by \(step) or more"
        }
    }
}

// MARK: Declarations

extension Column {
    /// Declares a column.
    ///
    /// - Parameters:
    ///   - length: How many elements it has.
    ///   - check: What its numbers have to be.
    ///   - since: The first version of the format that has it.
    ///   - source: What writes it, where the file is written from one value.
    ///   - summary: What it holds, in a sentence.
    @inlinable
    public init(
        _ length: ColumnLength, holding check: ColumnCheck = .any, since: UInt32 = 1,
        source: ColumnSource? = nil, _ summary: String
    ) {
        let pass = LayoutPass.required
        let (number, section) = pass.place(
            ColumnDeclaration(
                codec: Self.codec, element: Element.self, length: length, check: check,
                since: since, source: source, summary: summary))
        guard let section else {
            self.init(emptyAt: number)
            return
        }
        guard let column = Self(section) else {
            pass.noteMisfit(number)
            self.init(emptyAt: number)
            return
        }
        pass.note(number, count: column.count) { column.fault(check.resolved($0)) }
        self = column
    }

    /// Declares a column of as many elements as there are rows.
    @inlinable
    public init(
        per rows: Rows, holding check: ColumnCheck = .any, since: UInt32 = 1, _ summary: String
    ) {
        self.init(.per(rows), holding: check, since: since, summary)
    }

    /// Declares a column of the starts of each row's items, with one more element for the end.
    @inlinable
    public init(
        startsOf rows: Rows, in items: Rows, times: Int = 1, step: Int = 0, since: UInt32 = 1,
        _ summary: String
    ) {
        self.init(
            .per(rows, plus: 1), holding: .starts(in: items, times: times, step: step),
            since: since, summary)
    }

    /// Declares a column that is written from a list in a value.
    ///
    /// - Parameter list: The list; mostly a key path.
    @inlinable
    public init<Root>(
        _ list: @Sendable @escaping (Root) -> [Element], _ length: ColumnLength,
        holding check: ColumnCheck = .any, since: UInt32 = 1, _ summary: String
    ) {
        let source = ColumnSource { (root: Root, writer) in
            Self.encode(list(root), into: &writer)
        }
        self.init(length, holding: check, since: since, source: source, summary)
    }

    /// Declares a column of as many elements as there are rows, which is written from a list in a value.
    @inlinable
    public init<Root>(
        _ list: @Sendable @escaping (Root) -> [Element], per rows: Rows,
        holding check: ColumnCheck = .any, since: UInt32 = 1, _ summary: String
    ) {
        self.init(list, .per(rows), holding: check, since: since, summary)
    }

    /// Declares a column of the starts of each row's items, written from a list in a value.
    @inlinable
    public init<Root>(
        _ list: @Sendable @escaping (Root) -> [Element], startsOf rows: Rows, in items: Rows,
        times: Int = 1, step: Int = 0, since: UInt32 = 1, _ summary: String
    ) {
        self.init(
            list, .per(rows, plus: 1), holding: .starts(in: items, times: times, step: step),
            since: since, summary)
    }
}

extension Column {
    /// Returns the bytes that store some numbers as this column.
    public static func encoded(_ values: [Element]) -> [UInt8] {
        var writer = ByteWriter()
        encode(values, into: &writer)
        return writer.bytes
    }
}

/// A function that writes a column, from a value that holds everything in a file.
public struct ColumnSource: Sendable {
    let write: @Sendable (Any, inout ByteWriter) -> Void

    /// Writes a column by a function.
    public init<Root>(_ write: @Sendable @escaping (Root, inout ByteWriter) -> Void) {
        self.write = { root, writer in
            guard let root = root as? Root else {
                preconditionFailure("the file is not written from a \(Root.self)")
            }
            write(root, &writer)
        }
    }
}
