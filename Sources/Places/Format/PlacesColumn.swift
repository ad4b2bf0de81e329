import Bytes

/// A column of an index of places, read by index.
///
/// Outside the column it reads zero: what an index says is data from a file, and a damaged one must
/// give a poor answer rather than a crash.
struct PlacesColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    private let elements: MappedArray<Element>

    init(_ elements: MappedArray<Element>) { self.elements = elements }

    var count: Int { elements.count }

    @inline(__always)
    subscript(index: Int) -> Element { elements[orZero: index] }

    /// The elements of a range, as far as they exist.
    func array(_ range: Range<Int>) -> [Element] {
        range.clamped(to: 0..<count).map { elements[orZero: $0] }
    }

    /// The text in a range of bytes, as far as they exist; broken UTF-8 becomes U+FFFD.
    func string(_ range: Range<Int>) -> String where Element == UInt8 { elements.string(range) }
}

/// One of the numbers in the heads of places.
struct PlacesField<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    private let heads: PlacesColumn<UInt32>
    private let offset: Int

    init(_ heads: PlacesColumn<UInt32>, _ offset: Int) {
        self.heads = heads
        self.offset = offset
    }

    @inline(__always)
    subscript(place: Int) -> Element {
        Element(truncatingIfNeeded: heads[place &* PlacesSection.headWidth &+ offset])
    }
}
