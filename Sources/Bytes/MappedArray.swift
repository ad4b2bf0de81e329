/// A run of fixed-width integers in a mapped file, least significant byte first.
///
/// Inner loops fetch `span` once; look-ups here and there use a subscript. It keeps the file mapped.
/// Every system Swift runs on is little-endian, so elements are used as they lie in the file.
@safe public struct MappedArray<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    // What keeps the memory alive: a mapped file, or memory of our own.
    @usableFromInline let owner: any AnyObject & Sendable
    // SAFETY: elements inside the owner's memory, aligned, checked by `init`; `owner` keeps the memory
    // alive as long as this value is, and nobody writes to it.
    @usableFromInline nonisolated(unsafe) let elements: UnsafeBufferPointer<Element>

    /// Finds `count` elements at `offset` in a file.
    ///
    /// Nil if they do not lie inside the file or are not aligned to their own size.
    public init?(_ file: MappedFile, offset: Int, count: Int) {
        let (bytes, isTooLong) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.size)
        guard offset >= 0, count >= 0, !isTooLong, offset <= file.byteCount,
            bytes <= file.byteCount - offset, offset % MemoryLayout<Element>.alignment == 0
        else { return nil }
        owner = file
        // SAFETY: the range was just proved to lie inside the mapping, which begins on a page.
        let base = unsafe file.base.baseAddress.map { unsafe $0 + offset }
        unsafe elements = UnsafeBufferPointer(
            start: base?.assumingMemoryBound(to: Element.self), count: base == nil ? 0 : count)
    }

    /// Copies elements that are not in a file, for code that reads either.
    public init(copying values: [Element]) {
        let memory = OwnedMemory(byteCount: values.count * MemoryLayout<Element>.stride)
        owner = memory
        // SAFETY: the memory has room for the values, is aligned for any integer, and is written
        // before anybody else can see it.
        unsafe elements = UnsafeBufferPointer(memory.fill(with: values))
    }

    /// Number of elements.
    @inlinable public var count: Int { unsafe elements.count }

    /// The element at an index; traps outside the range.
    @inlinable @inline(__always)
    public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "index outside the array")
        // SAFETY: the index was just checked.
        return unsafe elements.baseAddress.unsafelyUnwrapped[index]
    }

    /// The element at an index; 0 outside the range.
    ///
    /// For files that are looked up by numbers which the file itself gives: a damaged one must give a
    /// poor answer rather than a crash.
    @inlinable
    public subscript(orZero index: Int) -> Element {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
        // SAFETY: the index was just proved to lie inside.
        return unsafe elements[index]
    }

    /// The elements as a span, valid as long as the array.
    public var span: Span<Element> {
        @_lifetime(borrow self)
        @inlinable get {
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

/// Memory that goes away with its owner.
@safe private final class OwnedMemory: Sendable {
    // SAFETY: allocated by `init`, freed by `deinit`, written only by `fill` before it is shared.
    private nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
        unsafe memory = .allocate(byteCount: max(byteCount, 1), alignment: 16)
    }

    func fill<Element: BitwiseCopyable>(
        with values: [Element]
    ) -> UnsafeMutableBufferPointer<Element> {
        // SAFETY: `initializeMemory` checks that the values fit.
        unsafe memory.initializeMemory(as: Element.self, fromContentsOf: values)
    }

    deinit { unsafe memory.deallocate() }
}
