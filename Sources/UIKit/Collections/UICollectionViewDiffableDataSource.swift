/// The data source of a collection that shows a snapshot of sections and items.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a view beside the items.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Makes headers, footers and other views; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source and makes it the collection's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot, at once; then the completion is called.
    ///
    /// Items that were selected and are still there stay selected.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let selected = (collectionView?.indexPathsForSelectedItems ?? []).compactMap(itemIdentifier)
        shown = snapshot
        collectionView?.reloadData()
        for path in selected.compactMap(indexPath) {
            collectionView?.selectItem(at: path, animated: false, scrollPosition: [])
        }
        completion?()
    }

    /// Shows a snapshot, at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Shows a snapshot of one section beside the others, at once; then the completion is called.
    ///
    /// Of items with others below them those that are expanded show them.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var all = shown
        all.replaceItems(of: section, by: snapshot.visibleItems)
        apply(all, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot, asking for all cells again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }

    /// Returns a snapshot of the current items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { shown }

    /// Returns an item by its place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.item(at: indexPath)
    }

    /// Returns the place of an item; nil if it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.path(of: itemIdentifier)
    }

    /// Returns the identifier of a section; nil if there is none of the index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }

    /// Returns how many sections there are.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        shown.numberOfSections
    }

    /// Returns how many items a section has.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0 }

    /// Returns the cell of an item, as the provider makes it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// Returns a view beside the items, as the provider makes it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}

extension UICollectionView {
    /// The configuration of a cell class for items of a type.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Lets a cell show an item.
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void

        fileprivate let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// The configuration of a class of supplementary views.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let elementKind: String
        fileprivate let handler: Handler

        /// Creates a registration for a kind of view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell that shows an item, as the registration says.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = "registration of " + String(reflecting: Cell.self)
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        guard
            let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
        else { preconditionFailure("The collection view has made a cell of another class.") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a view beside the items, filled as the registration says.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = "registration of " + String(reflecting: Supplementary.self)
        let kind = registration.elementKind
        register(
            Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let made = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else {
            preconditionFailure("The collection view has made a view of another class.")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
