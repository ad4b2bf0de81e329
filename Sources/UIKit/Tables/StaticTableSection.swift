/// A section of a table whose rows are given once, as Interface Builder draws them.
///
/// Not of Apple's: it is what `mapwright adopt` makes of a static table.
@MainActor public struct StaticTableSection {
    /// A row, whose cell is used for no other.
    @MainActor public struct Row {
        let cell: UITableViewCell
        /// Its height in points; nil for that of the table's rows.
        let height: CGFloat?

        /// Describes a row.
        ///
        /// - Parameters:
        ///   - cell: The cell of the row.
        ///   - identifier: What the cell is called; nil for nothing.
        ///   - height: The row's height in points; nil for that of the table's rows.
        public init(_ cell: UITableViewCell, identifier: String? = nil, height: CGFloat? = nil) {
            cell.isStatic = true
            cell.reuseIdentifier = identifier
            self.cell = cell
            self.height = height
        }
    }

    let header: String?
    let footer: String?
    let rows: [Row]

    /// Describes a section.
    ///
    /// - Parameters:
    ///   - header: The line above it; nil for none.
    ///   - footer: The line below it; nil for none.
    ///   - rows: Its rows.
    public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

extension UITableViewController {
    /// Shows rows that are given once.
    ///
    /// What a subclass overrides counts more, and gets these rows from `super`, as on Apple's systems.
    public final func show(_ sections: [StaticTableSection]) {
        staticSections = sections
        guard let tableView else { return }
        if tableView.dataSource == nil { tableView.dataSource = self }
        if tableView.delegate == nil { tableView.delegate = self }
        tableView.contentChanged()
    }

    /// A row that was given once; nil for none.
    final func staticRow(at path: IndexPath) -> StaticTableSection.Row? {
        guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else {
            return nil
        }
        return rows[path.row]
    }

    /// A section that was given once; nil for none.
    final func staticSection(_ number: Int) -> StaticTableSection? {
        staticSections.indices.contains(number) ? staticSections[number] : nil
    }
}
