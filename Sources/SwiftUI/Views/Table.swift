// A table: a line of titles above a grid of rows, with a column for each part of a row.

/// A column of a table: its title, and what it shows of a row.
@MainActor @preconcurrency public struct TableColumn<RowValue: Identifiable> {
    let title: String
    let content: @MainActor (RowValue) -> AnyView

    /// Creates a column of views.
    public init<Content: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
    ) {
        title = titleKey.string
        self.content = { AnyView(content($0)) }
    }

    /// Creates a column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        title = titleKey.string
        content = { AnyView(Text($0[keyPath: value])) }
    }

    /// Creates a column of views that could be sorted by a value; rows stay in the order of the data here.
    public init<Value: Comparable, Content: View>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
    ) {
        title = titleKey.string
        self.content = { AnyView(content($0)) }
    }

    /// Sets the width in points; columns are as wide as what is in them here.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }

    /// Sets the limits of the width in points; columns are as wide as what is in them here.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
        -> TableColumn
    { self }
}

/// A result builder that makes columns from those in a closure.
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
    /// Makes one column part of the list.
    public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
        [column]
    }
    /// Joins the columns.
    public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>]
    {
        columns.flatMap { $0 }
    }
    /// Takes columns under a condition.
    public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>]
    {
        columns ?? []
    }
    /// Takes the columns of the first branch.
    public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
        first
    }
    /// Takes the columns of the second branch.
    public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
        second
    }
}

/// Rows of data in columns with titles, which can be selected by taps.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    private let data: Data
    private let columns: [TableColumn<Data.Element>]
    private let isSelected: (Data.Element.ID) -> Bool
    private let select: ((Data.Element.ID) -> Void)?

    /// Creates a table of rows that cannot be selected.
    public init(
        _ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) {
        self.data = data
        self.columns = columns()
        isSelected = { _ in false }
        select = nil
    }

    /// Creates a table of which one row can be selected.
    public init(
        _ data: Data, selection: Binding<Data.Element.ID?>,
        @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) {
        self.data = data
        self.columns = columns()
        isSelected = { selection.wrappedValue == $0 }
        select = { selection.wrappedValue = selection.wrappedValue == $0 ? nil : $0 }
    }

    /// Creates a table of which several rows can be selected.
    public init(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>,
        @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) {
        self.data = data
        self.columns = columns()
        isSelected = { selection.wrappedValue.contains($0) }
        select = { id in
            var chosen = selection.wrappedValue
            if chosen.remove(id) == nil { chosen.insert(id) }
            selection.wrappedValue = chosen
        }
    }

    /// Creates a table of rows in an order that the app keeps; the titles do not change it here.
    public init<Order>(
        _ data: Data, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) { self.init(data, columns: columns) }

    /// The titles, a line, and the rows, which scroll.
    public var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    ForEach(columns.indices, id: \.self) { index in
                        Text(columns[index].title).font(.headline)
                    }
                }
                Divider()
                ForEach(data) { row in
                    GridRow {
                        ForEach(columns.indices, id: \.self) { index in
                            cell(columns[index], row)
                        }
                    }
                }
            }
            .padding(8)
        }
    }

    @ViewBuilder private func cell(
        _ column: TableColumn<Data.Element>, _ row: Data.Element
    ) -> some View {
        let view = column.content(row).foregroundStyle(
            isSelected(row.id) ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.primary))
        if let select {
            view.onTapGesture { select(row.id) }
        } else {
            view
        }
    }
}
