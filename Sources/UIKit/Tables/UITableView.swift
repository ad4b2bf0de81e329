/// A list of rows in sections, of which only those in sight have cells.
open class UITableView: UIScrollView {
    /// The style in which sections are set apart.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    /// The place of a row in the view after scrolling to it.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// The animation of changed rows; here changes are never animated.
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// The value for a row height chosen by the table: 44 points.
    public static let automaticDimension: CGFloat = -1

    /// The style in which sections are set apart, as chosen at creation.
    public final let style: Style
    /// The object that provides sections, rows and cells; not retained.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadIfReplaced(oldValue) } }
    /// The delegate of heights and selection; not retained.
    open weak var delegate: (any UITableViewDelegate)?
    package override var reporting: (any UIScrollViewDelegate)? { delegate }
    package override var movesContent: Bool { false }
    /// The height of rows in points, unless the delegate gives one; 44 for ``automaticDimension``.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The estimated height of rows; stored, but invisible rows are estimated at 44 points here.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of what is above sections, unless the delegate gives one.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { contentChanged() } }
    /// The height of what is below sections, unless the delegate gives one.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { contentChanged() } }
    /// The space above headers of sections; stored, but there is none here.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The line below rows; a thin one by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    /// The distances of that line from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }
    /// The color of that line; a light gray for nil.
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether several rows can be selected at once; false by default.
    open var allowsMultipleSelection = false
    /// Whether several rows can be selected at once while the table is edited; false by default, and without effect
    /// here.
    open var allowsMultipleSelectionDuringEditing = false
    /// The color of the section index; stored, but without effect here.
    open var sectionIndexColor: UIColor?
    /// The data source for prefetching; stored, but never called here.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether a tap selects a row while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether rows show what can be done with them.
    open var isEditing = false { didSet { if oldValue != isEditing { editingChanged() } } }
    /// A view behind the rows, which does not scroll; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view above all rows, as high as it is.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below all rows, as high as it is.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private var rows: [Row] = []
    private var margins:
        [(section: Int, view: UIView, top: CGFloat, height: CGFloat, isHeader: Bool)] = []
    final var shown: [IndexPath: TableRow] = [:]
    final var spare: [String: [UIView]] = [:]
    final var registered: [String: UIView.Type] = [:]
    final var registeredNibs: [String: UINib] = [:]
    /// The segues of cells, by their identifiers.
    final var cellSegues: [String: CellSegues] = [:]
    private var measuredHeights: [IndexPath: CGFloat] = [:]
    private var isLoaded = false
    final var selection: Set<IndexPath> = []

    /// Where a row is in the content.
    fileprivate struct Row {
        var path: IndexPath
        var top: CGFloat
        var height: CGFloat
        var isAutomatic: Bool
    }

    /// Creates a table view with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a table view of the plain style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Restores a plain table from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    static func height(_ height: CGFloat) -> CGFloat {
        height == automaticDimension ? 44 : max(height, 0)
    }

    // MARK: Content

    /// Asks again for everything it shows.
    ///
    /// Nothing stays selected.
    open func reloadData() {
        isLoaded = true
        selection = []
        measuredHeights = [:]
        measure()
        for path in Array(shown.keys) { retire(path) }
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Asks again for everything before it is shown.
    final func contentChanged() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks cells for their heights again, where these have them by themselves.
    final func forgetTextSizes() {
        guard !measuredHeights.isEmpty else { return }
        measuredHeights = [:]
        measure()
    }

    private func reloadIfReplaced(_ old: (any UITableViewDataSource)?) {
        if old !== dataSource { contentChanged() }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        contentChanged()
    }

    /// Asks for the number of rows and their heights.
    private func measure() {
        for margin in margins { retire(margin.view) }
        (rows, margins) = ([], [])
        var top = tableHeaderView?.bounds.height ?? 0
        if let dataSource {
            for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
                addMargin(section, isHeader: true, &top)
                for row in 0..<max(dataSource.tableView(self, numberOfRowsInSection: section), 0) {
                    let path = IndexPath(row: row, section: section)
                    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                    let height =
                        asked == Self.automaticDimension
                        ? measuredHeights[path] ?? Self.height(asked) : Self.height(asked)
                    rows.append(
                        Row(
                            path: path, top: top, height: height,
                            isAutomatic: asked == Self.automaticDimension))
                    top += height
                }
                addMargin(section, isHeader: false, &top)
            }
        }
        contentSize = CGSize(
            width: bounds.width, height: top + (tableFooterView?.bounds.height ?? 0))
    }

    /// Puts what is above or below a section into the table, and counts its height.
    private func addMargin(_ section: Int, isHeader: Bool, _ top: inout CGFloat) {
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        var view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if view == nil, let title {
            let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
            made.textLabel?.text = title
            made.textLabel?.font =
                isHeader ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 13)
            made.textLabel?.textColor = isHeader ? .label : .secondaryLabel
            view = made
        }
        guard let view else { return }
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let height = asked == Self.automaticDimension ? 28 : max(asked, 0)
        addSubview(view)
        margins.append((section, view, top, height, isHeader))
        top += height
        if isHeader { delegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
    }

    /// Returns the view above a section; nil for none.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        margins.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
    }

    /// The number of sections; 1 without a data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    /// Returns how many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Rows in sight

    /// Shows the cells of the rows in sight, and of no others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // A row that asks for another height moves those after it, which then may come into sight.
        for _ in 0..<8 where !show() {}
        backgroundView?.frame = bounds
    }

    /// Arranges what is in sight; false if a row has asked for another height than it was given.
    private func show() -> Bool {
        if !isLoaded {
            isLoaded = true
            measure()
            for path in Array(shown.keys) { retire(path) }
        }
        let offset = contentOffset.y
        // As wide as the table, whatever they were made for.
        if let header = tableHeaderView {
            header.frame = CGRect(
                x: 0, y: -offset, width: bounds.width, height: header.bounds.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(
                x: 0, y: contentSize.height - footer.bounds.height - offset, width: bounds.width,
                height: footer.bounds.height)
        }
        for margin in margins {
            margin.view.frame = CGRect(
                x: 0, y: margin.top - offset, width: bounds.width, height: margin.height)
        }
        let first = rows.partitioningIndex { $0.top + $0.height > offset }
        let visible = rows[first...].prefix { $0.top < offset + bounds.height }
        let staying = Set(visible.map(\.path))
        for path in Array(shown.keys) where !staying.contains(path) { retire(path) }
        var fits = true
        for row in visible {
            guard let shown = shown[row.path] ?? makeRow(row.path) else { continue }
            shown.frame = CGRect(
                x: 0, y: row.top - offset, width: bounds.width, height: row.height)
            shown.arrange(
                separator: separatorStyle == .none ? nil : separatorColor ?? .separator,
                inset: separatorInset)
            guard row.isAutomatic, measuredHeights[row.path] == nil else { continue }
            let height = shown.cell.fittingHeight(width: shown.cell.bounds.width) ?? row.height
            measuredHeights[row.path] = height
            if height != row.height { fits = false }
        }
        if !fits { measure() }
        return fits
    }

    private func makeRow(_ path: IndexPath) -> TableRow? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        let row = TableRow(cell)
        row.addAction(
            UIAction { [weak self] _ in self?.rowTapped(path) }, for: .touchUpInside)
        cell.detailAction = { [weak self] in self?.detailTapped(path) }
        cell.setSelected(selection.contains(path), animated: false)
        shown[path] = row
        row.show(isEditing ? actions(at: path) : [])
        addSubview(row)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return row
    }

    private func retire(_ path: IndexPath) {
        guard let row = shown.removeValue(forKey: path) else { return }
        row.removeFromSuperview()
        row.cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: path)
        if let identifier = row.cell.reuseIdentifier, !row.cell.isStatic {
            spare[identifier, default: []].append(row.cell)
        }
    }

    private func retire(_ margin: UIView) {
        margin.removeFromSuperview()
        guard let identifier = (margin as? UITableViewHeaderFooterView)?.reuseIdentifier else {
            return
        }
        spare[Self.marginKey(identifier), default: []].append(margin)
    }

    /// The name under which views above and below sections are kept, apart from cells.
    static func marginKey(_ identifier: String) -> String { "header or footer/" + identifier }

    /// The cells in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return shown.sorted { $0.key < $1.key }.map(\.value.cell)
    }

    /// The rows in sight, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shown.keys.sorted()
    }

    /// Returns the cell of a row; nil unless it is in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return shown[indexPath]?.cell
    }

    /// Returns the row of a cell; nil unless it is in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shown.first { $0.value.cell === cell }?.key
    }

    /// Returns the rectangle of a row, in the table's points, wherever it is scrolled to; empty for no row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        guard let row = rows.first(where: { $0.path == indexPath }) else { return .zero }
        return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }

    /// Returns the rectangle of a section with what is above and below its rows; empty for no section.
    open func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        let spans =
            rows.filter { $0.path.section == section }.map { ($0.top, $0.top + $0.height) }
            + margins.filter { $0.section == section }.map { ($0.top, $0.top + $0.height) }
        guard let top = spans.map(\.0).min(), let bottom = spans.map(\.1).max() else {
            return .zero
        }
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    /// Returns the row at a point of the content, as ``rectForRow(at:)`` counts; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return rows.first { $0.top <= point.y && point.y < $0.top + $0.height }?.path
    }

    /// Returns the rows that a rectangle of the content touches; nil if there is none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        let found = rows.filter { $0.top < rect.maxY && rect.minY < $0.top + $0.height }
        return found.isEmpty ? nil : found.map(\.path)
    }

    /// Brings a row into sight, at once.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        layoutIfNeeded()
        guard let row = rows.first(where: { $0.path == indexPath }) else { return }
        let below = row.top + row.height - bounds.height
        let wanted: CGFloat =
            switch scrollPosition {
            case .top: row.top
            case .middle: row.top + row.height / 2 - bounds.height / 2
            case .bottom: below
            case .none: min(max(contentOffset.y, below), row.top)
            }
        contentOffset.y = min(max(wanted, 0), max(contentSize.height - bounds.height, 0))
        layoutIfNeeded()
    }
}

extension [UITableView.Row] {
    /// The first place from which on all rows fulfill a condition, which no row before does.
    fileprivate func partitioningIndex(where belongs: (UITableView.Row) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
