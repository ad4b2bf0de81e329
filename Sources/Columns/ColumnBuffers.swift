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
