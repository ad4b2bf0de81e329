import Bytes

/// A header field as a layout declares it.
package struct FieldDeclaration: Sendable {
    /// The name of the property that holds the field.
    package var name = ""
    /// The width in bytes.
    package let width: Int
    /// The purpose of the field.
    package let meaning: HeaderMeaning
    /// The description of the field's value.
    package let summary: String
    /// What a file says, where one is read.
    var value: UInt64 = 0

    init(width: Int, meaning: HeaderMeaning, summary: String) {
        self.width = width
        self.meaning = meaning
        self.summary = summary
    }
}

/// A column as a layout declares it.
public struct ColumnDeclaration: Sendable {
    /// The name of the property that holds the column.
    public var name = ""
    /// The way in which its numbers are stored.
    public let codec: ColumnCodec
    /// The type of a number: "u32".
    public let element: String
    /// The size of a number in bytes.
    public let elementSize: Int
    /// The number of elements, as a function of the rows.
    public let length: ColumnLength
    /// The condition on the column's numbers.
    public let check: ColumnCheck
    /// The first version of the format that has it.
    public let since: UInt32
    /// The numbers in each row, if they are several.
    public internal(set) var fields: [(name: String, summary: String)] = []
    /// The description of the column's numbers.
    public let summary: String
    let source: ColumnSource?

    /// Creates the description of a column.
    public init<Element: FixedWidthInteger>(
        codec: ColumnCodec, element: Element.Type, length: ColumnLength, check: ColumnCheck,
        since: UInt32, source: ColumnSource?, summary: String
    ) {
        self.codec = codec
        self.element = (Element.isSigned ? "i" : "u") + "\(Element.bitWidth)"
        elementSize = Element.bitWidth / 8
        self.length = length
        self.check = check
        self.since = since
        self.source = source
        self.summary = summary
    }
}

/// All fields and columns that a `FileLayout` declares.
package struct LayoutDescription: Sendable {
    /// The file's name, magic number, version and kind of table.
    package let format: FileFormat
    /// The header's fields, in the order of the file.
    package let fields: [FieldDeclaration]
    /// The columns, in the order of the file.
    package let columns: [ColumnDeclaration]

    init(
        format: FileFormat, fields: [FieldDeclaration], columns: [ColumnDeclaration],
        _ names: LayoutNames
    ) {
        self.format = format
        self.fields = zip(fields, names.fields).map { field, name in
            var field = field
            field.name = name
            return field
        }
        var rowFields = names.rowFields[...]
        self.columns = zip(columns, names.columns).map { column, name in
            var column = column
            column.name = name
            for place in column.fields.indices {
                column.fields[place].name = rowFields.popFirst() ?? ""
            }
            return column
        }
    }

    /// The number of bytes before the first column.
    package var headerSize: Int {
        12 + fields.reduce(0) { $0 + $1.width } + (format.table == .none ? 0 : 16 * columns.count)
    }
}

/// The names of a layout's members: those of the properties that hold them.
///
/// Found by reflection, where a layout is described or an error names a column, never where one is read.
struct LayoutNames {
    private(set) var fields: [String] = []
    private(set) var columns: [String] = []
    private(set) var rowFields: [String] = []

    init(_ layout: some FileLayout) { collect(layout, group: "") }

    private mutating func collect(_ group: Any, group prefix: String) {
        for (label, value) in Mirror(reflecting: group).children {
            let label = label ?? "member"
            let name =
                prefix.isEmpty ? label : prefix + label.prefix(1).uppercased() + label.dropFirst()
            switch value {
            case is any Column: columns.append(name)
            case is any LayoutMember: fields.append(name)
            case is any RowField: rowFields.append(name)
            case is any LayoutGroup: collect(value, group: name)
            default: break
            }
        }
    }
}
