import Bytes

/// A column in which few different values stand: a list of these, and for each place the number of its value
/// there, in one or two bytes.
///
/// Of as many values as need four bytes the column is the values themselves. Turns cost one of some hundred
/// times, and most ways have no signs: that makes a third of what four bytes each would take.
public struct DictionaryColumn<Value: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    /// How many bytes each number takes; 4 if there are no numbers, but values.
    @usableFromInline let width: UInt32
    /// The distinct values that the numbers are indices of; the column itself if there are too
    /// many.
    public let values: MappedArray<Value>
    @usableFromInline let bytes: MappedArray<UInt8>
    @usableFromInline let pairs: MappedArray<UInt16>

    /// The size of what stands before the values: width, number of values, number of places.
    private static var headerSize: Int { 16 }

    /// Finds a column in a file; nil if it does not fit its section.
    ///
    /// Numbers are not looked at: see `isSound`.
    public init?(_ section: ColumnSection) {
        let (file, offset, byteCount) = (section.file, section.offset, section.byteCount)
        guard byteCount >= Self.headerSize,
            let header = MappedArray<UInt32>(file, offset: offset, count: 4)
        else { return nil }
        let width = header[0]
        let count = UInt64(header[2]) | UInt64(header[3]) << 32
        let valueCount = width == 4 ? count : UInt64(header[1])
        let place = offset + Self.headerSize
        let size = UInt64(MemoryLayout<Value>.size)
        guard [1, 2, 4].contains(width), count <= 1 << 40, valueCount <= 1 << 40,
            UInt64(byteCount) - UInt64(Self.headerSize)
                == valueCount * size + (width == 4 ? 0 : count * UInt64(width)),
            let values = MappedArray<Value>(file, offset: place, count: Int(valueCount)),
            let bytes = MappedArray<UInt8>(
                file, offset: place + Int(valueCount * size),
                count: width == 1 ? Int(count) : 0),
            let pairs = MappedArray<UInt16>(
                file, offset: place + Int(valueCount * size),
                count: width == 2 ? Int(count) : 0)
        else { return nil }
        self.width = width
        self.values = values
        self.bytes = bytes
        self.pairs = pairs
    }

    /// Copies values that are not in a file.
    public init(copying column: [Value]) {
        width = 4
        values = MappedArray(copying: column)
        bytes = MappedArray(copying: [])
        pairs = MappedArray(copying: [])
    }

    /// The number of elements.
    @inlinable public var count: Int {
        switch width {
        case 1: bytes.count
        case 2: pairs.count
        default: values.count
        }
    }

    /// The value at a place; traps outside the column.
    @inlinable @inline(__always)
    public subscript(place: Int) -> Value {
        switch width {
        case 1: values[Int(bytes[place])]
        case 2: values[Int(pairs[place])]
        default: values[place]
        }
    }

    /// All values, in the order of the elements.
    @inlinable public var array: [Value] { (0..<count).map { self[$0] } }

    /// Returns whether every number is the index of a value, by checking each.
    @inlinable public var isSound: Bool {
        let (bytes, pairs) = (bytes.span, pairs.span)
        var most = 0
        for place in bytes.indices { most = max(most, Int(bytes[place])) }
        for place in pairs.indices { most = max(most, Int(pairs[place])) }
        return count == 0 || most < values.count
    }
}

extension DictionaryColumn: LayoutMember, Column {
    /// The codec: distinct values, then for each element the number of its value.
    public static var codec: ColumnCodec {
        ColumnCodec(
            name: "dictionary",
            "u32 how many bytes each number takes (1, 2 or 4); u32 how many values there are; u64 how many elements; "
                + "the values; the number of its value for each element. Of as many values as need 4 bytes there are "
                + "no numbers, but the elements themselves in place of the values")
    }

    /// Creates a column without elements.
    public init(emptyAt number: Int) { self.init(copying: []) }

    /// Returns the first number or value that breaks a check; nil if there is none.
    @inlinable
    public func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        guard isSound else { return (.codec, 0) }
        return check.fault(in: values.span).map { ($0.fault, 0) }
    }

    /// Appends the values and their numbers.
    public static func encode(_ column: [Value], into writer: inout ByteWriter) {
        let dictionary = ColumnDictionary(column)
        let (values, places) = (dictionary.values, dictionary.numbers)
        let width = values.count <= 1 << 8 ? 1 : values.count <= 1 << 16 ? 2 : 4
        writer.integer(UInt32(width))
        writer.integer(UInt32(width == 4 ? 0 : values.count))
        writer.integer(UInt64(column.count))
        writer.integers(width == 4 ? column : values)
        if width == 4 { return }
        if width == 1 {
            writer.integers(places.map { UInt8(truncatingIfNeeded: $0) })
        } else {
            writer.integers(places)
        }
    }
}
