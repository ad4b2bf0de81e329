import Bytes

/// A member of a `FileLayout`: a column or a header field.
public protocol LayoutMember: Sendable {}

/// A group of a layout's members; its name precedes theirs.
package protocol LayoutGroup: Sendable {}

/// A number in a file's header, behind magic number and version.
package struct HeaderField<Value: FixedWidthInteger & BitwiseCopyable & Sendable>: LayoutMember {
    /// The number; 0 where a layout is only described.
    package let value: Value
    /// Which of the header's fields it is.
    let number: Int

    /// Declares a field whose number is read through the layout.
    package init(_ summary: String) { self.init(.value, summary) }

    /// Declares a field with its meaning and a description.
    package init(_ meaning: HeaderMeaning, _ summary: String) {
        let place = LayoutPass.required.place(
            FieldDeclaration(width: MemoryLayout<Value>.size, meaning: meaning, summary: summary))
        number = place.number
        value = Value(truncatingIfNeeded: place.value)
    }
}

/// The purpose of a header field.
package enum HeaderMeaning: Sendable {
    /// A number that is read through the layout.
    case value
    /// The number of columns in the file.
    case columnCount
    /// The size of the file in bytes.
    case byteCount
    /// The number of rows of a kind.
    case rows(Rows)
}

/// A number in the rows of the column that is declared before it.
///
/// Columns whose rows have several numbers declare each by a type of their engine that asks the pass for its place.
public protocol RowField: Sendable {}
