import Bytes

/// The columns of a file that is being written, which take numbers in any order.
public struct ColumnBuffers: Sendable {
    @usableFromInline var writers: [ByteWriter]

    init(count: Int) { writers = Array(repeating: ByteWriter(), count: count) }

    /// Appends a number to a column.
    @inlinable @inline(__always)
    public mutating func put<Target: NumberedColumn>(_ value: Target.Element, in column: Target) {
        writers[column.number].integer(value)
    }

    /// Appends numbers to a column.
    @inlinable
    public mutating func put<Target: NumberedColumn>(
        contentsOf values: [Target.Element], in column: Target
    ) {
        writers[column.number].integers(values)
    }

    /// Columns of the same file with nothing in them, to be filled by another thread and appended.
    public var emptied: ColumnBuffers { ColumnBuffers(count: writers.count) }

    /// Appends what each column of the other has.
    public mutating func append(_ other: ColumnBuffers) {
        for number in writers.indices where other.writers[number].count > 0 {
            writers[number].raw(other.writers[number].bytes)
        }
    }

    /// Appends bytes to a column of bytes.
    @inlinable
    public mutating func put<Target: NumberedColumn>(
        bytes: some Sequence<UInt8>, in column: Target
    ) where Target.Element == UInt8 {
        writers[column.number].raw(bytes)
    }

    /// Returns the number of elements that a column has so far.
    @inlinable
    public func count<Target: NumberedColumn>(of column: Target) -> Int {
        writers[column.number].count / MemoryLayout<Target.Element>.size
    }
}

/// A column that knows its number in the file, so that numbers can be appended one by one.
public protocol NumberedColumn: Column {
    /// Which of the file's columns it is, from 0.
    var number: Int { get }
}
