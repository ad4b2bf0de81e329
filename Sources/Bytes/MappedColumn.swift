/// A column of little-endian integers inside a mapped file, read by index.
///
/// For indexes that are looked up at random, where cutting a span for every look-up would cost more
/// than the look-up. Reading outside the column gives zero instead of trapping: what an index says is
/// data from a file, and a damaged one must give a poor answer rather than a crash.
@safe
public struct MappedColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>:
    @unchecked Sendable
{
    // SAFETY: `base` points to `count` elements inside the mapping that `file` keeps alive; the mapping
    // is never written, so that sharing it between threads is sound.
    @usableFromInline let file: MappedFile
    @usableFromInline nonisolated(unsafe) let base: UnsafeRawPointer?

    /// Number of elements.
    public let count: Int

    /// Takes `count` elements from byte `offset` of a file.
    ///
    /// - Throws: `truncated` if the file ends before them, `outOfRange` if a number is negative.
    public init(_ file: MappedFile, offset: Int, count: Int) throws(ByteError) {
        guard offset >= 0, count >= 0 else { throw ByteError(.outOfRange, at: max(offset, 0)) }
        let (size, tooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.size)
        guard !tooLarge, offset <= file.byteCount, size <= file.byteCount - offset else {
            throw ByteError(.truncated, at: offset)
        }
        self.file = file
        self.count = count
        // SAFETY: `offset` is not beyond the end of the mapping.
        unsafe base = file.base.baseAddress.map { unsafe $0 + offset }
    }

    /// The element at an index, 0 outside the column.
    @inlinable
    public subscript(index: Int) -> Element {
        guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else {
            return 0
        }
        // SAFETY: the element lies inside the column; any bits are a valid integer.
        return unsafe Element(
            littleEndian: base.loadUnaligned(
                fromByteOffset: index &* MemoryLayout<Element>.size, as: Element.self))
    }

    /// The elements of a range, as far as they exist.
    @inlinable
    public func array(_ range: Range<Int>) -> [Element] {
        range.clamped(to: 0..<count).map { self[$0] }
    }

    /// The text in a range of bytes, as far as they exist; broken UTF-8 becomes U+FFFD.
    public func string(_ range: Range<Int>) -> String where Element == UInt8 {
        let range = range.clamped(to: 0..<count)
        guard let base = unsafe base, !range.isEmpty else { return "" }
        // SAFETY: the range lies inside the column.
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count),
            as: UTF8.self)
    }
}
