/// A failure to open a file by its layout: what was wrong, and in which file.
package struct LayoutError: Error, Equatable, Sendable {
    /// The kinds of failure.
    package enum Code: Equatable, Sendable {
        /// The file does not begin with the format's magic number.
        case foreign
        /// The file was written by a newer version of the format.
        case newer(UInt32)
        /// The file was written by an older version of the format.
        case older(UInt32)
        /// The file ends within its header, or the header does not fit the file.
        case header
        /// A column does not match its declaration.
        case column(String, ColumnFault)
    }

    /// The kind of failure.
    package let code: Code
    /// The path of the file.
    package let path: String
    /// The byte of the file at which that was noticed.
    package let offset: Int
}

/// A fault of a column.
public enum ColumnFault: Equatable, Sendable {
    /// The column does not lie inside the file, whole and aligned.
    case outside
    /// The column has another number of elements than the other columns require.
    case length(found: Int, expected: String)
    /// A number breaks the column's check.
    case number(index: Int, value: Int64, expected: String)
    /// The data that a codec needs to read the column contradict themselves.
    case codec
    /// The column's numbers contradict those of other columns.
    case content(String)
}

extension ColumnFault: CustomStringConvertible {
    /// A description of the fault, to be read after the column's name.
    public var description: String {
        switch self {
        case .outside: "lies outside the file"
        case .length(let found, let expected): "has \(found) elements, not \(expected)"
        case .number(let index, let value, let expected):
            "holds \(value) at \(index), which is not \(expected)"
        case .codec: "cannot be decoded"
        case .content(let text): text
        }
    }
}

/// A fault of a file by the number of the column, which `error` turns into its name.
package struct LayoutFault: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case header
        case column(Int)
        case named(String)
    }

    let place: Place
    let fault: ColumnFault
    let offset: Int

    init(_ place: Place, _ fault: ColumnFault, at offset: Int) {
        self.place = place
        self.fault = fault
        self.offset = offset
    }

    /// Creates a fault that `contentFault` of a layout found.
    package init(column: String, _ text: String) {
        self.init(.named(column), .content(text), at: 0)
    }

    /// The error, with the name of the column.
    package func error(_ layout: (some FileLayout).Type, _ path: String) -> LayoutError {
        let code: LayoutError.Code =
            switch place {
            case .header: .header
            case .named(let name): .column(name, fault)
            case .column(let number):
                .column(layout.describe().description.columns[number].name, fault)
            }
        return LayoutError(code: code, path: path, offset: offset)
    }
}
