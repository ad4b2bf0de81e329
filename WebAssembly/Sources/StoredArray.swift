/// The engine's arrays, where there are no files to map: in memory alone.
///
/// The interface of the type of this name that systems with files have, as far as the engine uses it.
struct StoredArray<Element: BitwiseCopyable & Sendable>: Sendable {
    private var elements: [Element]

    init(_ elements: [Element] = []) { self.elements = elements }

    /// Number of elements.
    var count: Int { elements.count }

    /// All indices.
    var indices: Range<Int> { elements.indices }

    /// Bytes of memory it takes.
    var byteCount: Int { elements.count * MemoryLayout<Element>.stride }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { elements[index] }
        _modify { yield &elements[index] }
    }

    mutating func append(_ element: Element) { elements.append(element) }

    /// Calls `body` with the elements.
    @inline(__always)
    func withUnsafeBufferPointer<Result>(
        _ body: (UnsafeBufferPointer<Element>) -> Result
    ) -> Result {
        unsafe elements.withUnsafeBufferPointer { unsafe body($0) }
    }

    /// Calls `body` with the elements, to be changed.
    @inline(__always)
    mutating func withUnsafeMutableBufferPointer<Result>(
        _ body: (UnsafeMutableBufferPointer<Element>) -> Result
    ) -> Result {
        unsafe elements.withUnsafeMutableBufferPointer { unsafe body($0) }
    }
}
