import Bytes

/// An array in memory, or in a mapped file until it is changed.
///
/// The first change of a mapped one copies it.
///
/// BOUNDS: an element consists of 32-bit words, without padding, each of which may hold any bits: both
/// initializers ask for it. `MappedArray` proves that its words lie inside the file, aligned. Subscripts test the
/// index; the buffer of `withUnsafeBufferPointer` has exactly `count` elements.
struct StoredArray<Element: BitwiseCopyable & Sendable>: Sendable {
    private var own: [Element]
    private var words: MappedArray<UInt32>?

    private static var wordsEach: Int { MemoryLayout<Element>.stride / 4 }

    init(_ elements: [Element] = []) {
        own = elements
        words = nil
    }

    /// Creates the array of what lies in a file.
    init(_ words: MappedArray<UInt32>) {
        precondition(
            MemoryLayout<Element>.size == MemoryLayout<Element>.stride
                && MemoryLayout<Element>.alignment == 4, "elements are made of words")
        own = []
        self.words = words
    }

    /// Number of elements.
    var count: Int { words.map { $0.count / Self.wordsEach } ?? own.count }

    /// All indices.
    var indices: Range<Int> { 0..<count }

    /// Bytes of memory it takes; nothing for what lies in a file.
    var byteCount: Int { own.count * MemoryLayout<Element>.stride }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            if words == nil { return own[index] }
            return mapped(index)
        }
        _modify {
            if words != nil { takeOver() }
            yield &own[index]
        }
    }

    @inline(never)
    private func mapped(_ index: Int) -> Element {
        unsafe withUnsafeBufferPointer { elements in
            precondition(elements.indices.contains(index), "index out of range")
            return unsafe elements[index]
        }
    }

    mutating func append(_ element: Element) {
        if words != nil { takeOver() }
        own.append(element)
    }

    /// Calls `body` with the elements.
    @inline(__always)
    func withUnsafeBufferPointer<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let words else { return try unsafe own.withUnsafeBufferPointer(body) }
        return try unsafe words.span.withUnsafeBytes { bytes throws(Failure) in
            try unsafe body(
                UnsafeBufferPointer(
                    start: bytes.baseAddress?.assumingMemoryBound(to: Element.self),
                    count: bytes.count / MemoryLayout<Element>.stride))
        }
    }

    /// Calls `body` with the elements, to be changed; those of a file are copied first.
    @inline(__always)
    mutating func withUnsafeMutableBufferPointer<Result>(
        _ body: (UnsafeMutableBufferPointer<Element>) -> Result
    ) -> Result {
        if words != nil { takeOver() }
        return unsafe own.withUnsafeMutableBufferPointer { unsafe body($0) }
    }

    @inline(never)
    private mutating func takeOver() {
        own = unsafe withUnsafeBufferPointer { unsafe Array($0) }
        words = nil
    }
}
