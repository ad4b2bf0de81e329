/// The data source of a table that shows a snapshot of sections and items.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The movement of changes; they are shown at once.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot, at once; then the completion is called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        tableView?.reloadData()
        completion?()
    }

    /// Returns a snapshot of the current items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
        shown
    }

    /// Returns the item of a row; nil if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.item(at: indexPath)
    }

    /// Returns the row of an item; nil if it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.path(of: itemIdentifier)
    }

    /// Returns the identifier of a section; nil if there is none of the index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }

    /// Returns how many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

    /// Returns how many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }

    /// Returns the cell of a row, as the provider makes it.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        return cell
    }

    /// Returns the line above a section; nil unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    /// Returns the line below a section; returns nil, for no title unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns whether something can be done with a row; returns true unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after the user has deleted a row; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Called after the user has moved a row; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
