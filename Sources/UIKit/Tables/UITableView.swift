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
    /// The value that stands for a row height chosen by the table: 44 points.
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
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// A view above all rows, as high as it is.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below all rows, as high as it is.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private var rows: [Row] = []
    private var headers: [(section: Int, label: UILabel, top: CGFloat)] = []
    private var shown: [IndexPath: CellContainer<UITableViewCell>] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var registered: [String: UITableViewCell.Type] = [:]
    private var isLoaded = false
    private var selection: IndexPath?

    /// Where a row is in the content.
    fileprivate struct Row {
        var path: IndexPath
        var top: CGFloat
        var height: CGFloat
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
        selection = nil
        measure()
        for path in Array(shown.keys) { retire(path) }
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func reloadIfReplaced(_ old: (any UITableViewDataSource)?) {
        guard old !== dataSource else { return }
        isLoaded = false
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for the number of rows and their heights.
    private func measure() {
        for header in headers { header.label.removeFromSuperview() }
        (rows, headers) = ([], [])
        var top = tableHeaderView?.bounds.height ?? 0
        if let dataSource {
            for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
                if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
                    let label = UILabel(frame: .zero)
                    label.text = title
                    label.font = .boldSystemFont(ofSize: 15)
                    addSubview(label)
                    headers.append((section, label, top))
                    top += 28
                }
                for row in 0..<max(dataSource.tableView(self, numberOfRowsInSection: section), 0) {
                    let path = IndexPath(row: row, section: section)
                    let height = Self.height(
                        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
                    rows.append(Row(path: path, top: top, height: height))
                    top += height
                }
            }
        }
        contentSize = CGSize(
            width: bounds.width, height: top + (tableFooterView?.bounds.height ?? 0))
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
        if !isLoaded {
            isLoaded = true
            measure()
            for path in Array(shown.keys) { retire(path) }
        }
        let offset = contentOffset.y
        tableHeaderView?.frame.origin = CGPoint(x: 0, y: -offset)
        if let footer = tableFooterView {
            footer.frame.origin = CGPoint(
                x: 0, y: contentSize.height - footer.bounds.height - offset)
        }
        for header in headers {
            header.label.frame = CGRect(
                x: 16, y: header.top - offset, width: max(bounds.width - 32, 0), height: 28)
        }
        let first = rows.partitioningIndex { $0.top + $0.height > offset }
        let visible = rows[first...].prefix { $0.top < offset + bounds.height }
        let staying = Set(visible.map(\.path))
        for path in Array(shown.keys) where !staying.contains(path) { retire(path) }
        for row in visible {
            guard let shown = shown[row.path] ?? makeRow(row.path) else { continue }
            shown.frame = CGRect(
                x: 0, y: row.top - offset, width: bounds.width, height: row.height)
            shown.cell.frame = shown.bounds
        }
    }

    private func makeRow(_ path: IndexPath) -> CellContainer<UITableViewCell>? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        let row = CellContainer(cell)
        row.addAction(
            UIAction { [weak self] _ in self?.rowTapped(path) }, for: .touchUpInside)
        cell.setSelected(path == selection, animated: false)
        shown[path] = row
        addSubview(row)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return row
    }

    private func retire(_ path: IndexPath) {
        guard let row = shown.removeValue(forKey: path) else { return }
        row.removeFromSuperview()
        row.cell.removeFromSuperview()
        if let identifier = row.cell.reuseIdentifier {
            spare[identifier, default: []].append(row.cell)
        }
    }

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

    // MARK: Reuse

    /// Registers the class of cells that are created for an identifier; nil for none.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            registered[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            preconditionFailure(
                "\(cellClass) cannot be registered for “\(identifier)”: it is not a UITableViewCell."
            )
        }
        registered[identifier] = cellClass
    }

    /// Returns a cell that is no longer in sight, or one that is made if the identifier is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registered[identifier].map { RegisteredViews.cell($0, reuseIdentifier: identifier) }
    }

    /// Returns a cell that is no longer in sight, or makes one.
    ///
    /// The identifier has to be registered.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("The identifier “\(identifier)” is not registered with the table.")
        }
        return cell
    }

    // MARK: Selection

    /// The index path of the selected row; nil if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection }

    /// Selects a row, without telling the delegate.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if let selection { shown[selection]?.cell.setSelected(false, animated: animated) }
        selection = indexPath
        guard let indexPath else { return }
        shown[indexPath]?.cell.setSelected(true, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Selects a row no longer, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection == indexPath else { return }
        selectRow(at: nil, animated: animated, scrollPosition: .none)
    }

    /// Selects a row as a tap does, and tells the delegate.
    package func rowTapped(_ path: IndexPath) {
        guard allowsSelection else { return }
        let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
        guard let wanted else { return }
        if let old = selection, old != wanted {
            selectRow(at: nil, animated: false, scrollPosition: .none)
            delegate?.tableView(self, didDeselectRowAt: old)
        }
        selectRow(at: wanted, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }
}

extension [UITableView.Row] {
    /// The first place from which on all rows fulfil a condition, which no row before does.
    fileprivate func partitioningIndex(where belongs: (UITableView.Row) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
