import Bytes
import Columns

/// A column of an index of places, read by index.
///
/// Outside the column it reads zero: what an index says is data from a file, and a damaged one must
/// give a poor answer rather than a crash.
struct PlacesColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: NumberedColumn {
    private let elements: MappedArray<Element>
    let number: Int

    static var codec: ColumnCodec { .plain }

    init?(_ section: ColumnSection) {
        guard let elements = MappedArray<Element>(section) else { return nil }
        self.elements = elements
        number = section.number
    }

    init(emptyAt number: Int) {
        elements = MappedArray(emptyAt: number)
        self.number = number
    }

    var count: Int { elements.count }

    @inline(__always)
    subscript(index: Int) -> Element { elements[orZero: index] }

    /// The elements of a range, as far as they exist.
    func array(_ range: Range<Int>) -> [Element] {
        range.clamped(to: 0..<count).map { elements[orZero: $0] }
    }

    /// The text in a range of bytes, as far as they exist; broken UTF-8 becomes U+FFFD.
    func string(_ range: Range<Int>) -> String where Element == UInt8 { elements.string(range) }

    func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        elements.fault(check)
    }

    static func encode(_ values: [Element], into writer: inout ByteWriter) {
        MappedArray.encode(values, into: &writer)
    }
}

/// One of the numbers in the heads of places, declared behind `placeHead`.
struct PlacesField<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: RowField {
    private let heads: PlacesColumn<UInt32>
    private let offset: Int

    /// Declares the next number.
    init(_ summary: String) {
        let place = LayoutPass.required.place(rowField: summary)
        offset = place.index
        heads = place.section.flatMap { PlacesColumn($0) } ?? PlacesColumn(emptyAt: -1)
    }

    @inline(__always)
    subscript(place: Int) -> Element {
        Element(truncatingIfNeeded: heads[place &* PlacesFile.headWidth &+ offset])
    }
}
