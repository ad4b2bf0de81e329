/// A run of fixed-width integers in a mapped file, least significant byte first.
///
/// Inner loops fetch `span` once; look-ups here and there use a subscript. It keeps the file mapped.
/// Every system Swift runs on is little-endian, so elements are used as they lie in the file.
@safe public struct MappedArray<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    private let file: MappedFile
    // SAFETY: `count` elements inside the file's mapping, aligned, checked by `init`; `file` keeps
    // the mapping alive as long as this value is. The mapping is never written.
    @usableFromInline nonisolated(unsafe) let elements: UnsafeBufferPointer<Element>

    /// Finds `count` elements at `offset` in a file.
    ///
    /// Nil if they do not lie inside the file or are not aligned to their own size.
    public init?(_ file: MappedFile, offset: Int, count: Int) {
        let (bytes, isTooLong) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.size)
        guard offset >= 0, count >= 0, !isTooLong, offset <= file.byteCount,
            bytes <= file.byteCount - offset, offset % MemoryLayout<Element>.alignment == 0
        else { return nil }
        self.file = file
        // SAFETY: the range was just proved to lie inside the mapping, which begins on a page.
        let base = unsafe file.base.baseAddress.map { unsafe $0 + offset }
        unsafe elements = UnsafeBufferPointer(
            start: base?.assumingMemoryBound(to: Element.self), count: base == nil ? 0 : count)
    }

    /// Number of elements.
    @inlinable public var count: Int { unsafe elements.count }

    /// One element; traps outside the range.
    @inline(__always)
    public subscript(index: Int) -> Element { span[index] }

    /// One element, 0 outside the range.
    ///
    /// For files that are looked up by numbers which the file itself gives: a damaged one must give a
    /// poor answer rather than a crash.
    @inlinable
    public subscript(orZero index: Int) -> Element {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
        // SAFETY: the index was just proved to lie inside.
        return unsafe elements[index]
    }

    /// All elements.
    public var span: Span<Element> {
        @_lifetime(borrow self)
        get {
            let span = unsafe Span(_unsafeElements: elements)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }

    /// The text in a range of bytes, as far as they exist; broken UTF-8 becomes U+FFFD.
    public func string(_ range: Range<Int>) -> String where Element == UInt8 {
        // SAFETY: the range is cut to the elements there are.
        let range = range.clamped(to: 0..<count)
        return unsafe String(
            decoding: UnsafeBufferPointer(rebasing: elements[range]), as: UTF8.self)
    }
}
