/// Items in sections, arranged by a layout, of which only those in sight have cells.
open class UICollectionView: UIScrollView {
    /// The directions in which a collection scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
    /// The kinds of views in a collection.
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

    /// The places of an item in the view after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates positions from the raw value, one bit a position.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is at the top.
        public static let top = Self(rawValue: 1)
        /// The item is in the middle from top to bottom.
        public static let centeredVertically = Self(rawValue: 1 << 1)
        /// The item is at the bottom.
        public static let bottom = Self(rawValue: 1 << 2)
        /// The item is at the left.
        public static let left = Self(rawValue: 1 << 3)
        /// The item is in the middle from left to right.
        public static let centeredHorizontally = Self(rawValue: 1 << 4)
        /// The item is at the right.
        public static let right = Self(rawValue: 1 << 5)
    }

    /// The kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides sections, items and cells; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { contentChanged() } }
    }
    /// The delegate of selection and sizes; not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { if oldValue !== delegate { layoutChanged() } }
    }
    package override var reporting: (any UIScrollViewDelegate)? { delegate }
    /// The layout that arranges the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            contentChanged()
        }
    }
    /// Whether a tap selects an item; true by default.
    open var allowsSelection = true
    /// The data source for prefetching; stored, but never called here.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are made before they are visible; stored, but without effect here.
    open var isPrefetchingEnabled = true
    /// Whether several items can be selected at once; false by default.
    open var allowsMultipleSelection = false
    /// A view behind the items, which does not scroll; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    final var cells: [IndexPath: CellContainer<UICollectionViewCell>] = [:]
    private var views: [SupplementaryKey: UICollectionReusableView] = [:]
    final var spare: [String: [UICollectionReusableView]] = [:]
    final var registered: [String: UICollectionReusableView.Type] = [:]
    final var registeredNibs: [String: UINib] = [:]
    /// What starts the segues of cells, by their identifiers.
    final var cellSegues: [String: (UIView) -> Void] = [:]
    final var selection: Set<IndexPath> = []
    private var measuredSizes: [IndexPath: CGSize] = [:]
    /// How far sections that scroll sideways are moved.
    private var sideways: [Int: CGFloat] = [:]
    private var rows: [Int: OrthogonalSection] = [:]
    private var isArranged = false
    private var arrangedSize = CGSize.zero

    private struct SupplementaryKey: Hashable {
        var kind: String
        var path: IndexPath
    }

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        clipsToBounds = true
    }

    /// Restores a collection view with a flow layout from an archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        clipsToBounds = true
    }

    // MARK: Content

    /// Asks again for everything it shows.
    ///
    /// Nothing stays selected.
    open func reloadData() {
        selection = []
        contentChanged()
    }

    /// Asks for all cells again.
    private func contentChanged() {
        for path in Array(cells.keys) { retire(path) }
        for key in Array(views.keys) { retire(key) }
        (measuredSizes, sideways) = ([:], [:])
        layoutChanged()
    }

    /// Asks cells for their sizes again, where these have them by themselves.
    final func forgetTextSizes() {
        measuredSizes = [:]
        layoutChanged()
    }

    /// Arranges everything again before it is shown.
    final func layoutChanged() {
        isArranged = false
        setNeedsLayout()
    }

    /// Asks for cells again and keeps the selection of items that are still there.
    final func reloadKeepingSelection() {
        let kept = selection.filter {
            $0.section < numberOfSections && $0.item < numberOfItems(inSection: $0.section)
        }
        reloadData()
        selection = kept
    }

    /// The size that an item's cell has asked for; nil if it has not been shown.
    final func measured(_ path: IndexPath) -> CGSize? { measuredSizes[path] }

    /// How far a section that scrolls sideways is moved, in points.
    final func sidewaysOffset(ofSection section: Int) -> CGFloat { sideways[section] ?? 0 }

    /// Moves a section that scrolls sideways, within its content.
    final func scrollSideways(section: Int, by way: CGFloat) {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        guard let row = layout?.sidewaysRow(ofSection: section), isScrollEnabled else { return }
        let most = max(row.contentWidth - bounds.width, 0)
        sideways[section] = min(max(sidewaysOffset(ofSection: section) + way, 0), most)
        layoutChanged()
    }

    /// Arranges items by another layout, at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    /// Returns how many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    // MARK: Items in sight

    /// Shows the cells of the items in sight, and of no others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // A cell that asks for another size than was estimated moves those after it, which then may ask too.
        for _ in 0..<8 where !show() {}
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    }

    /// Arranges what is in sight; false if a cell has asked for another size than it was given.
    private func show() -> Bool {
        let layout = collectionViewLayout
        let seen = CGRect(origin: contentOffset, size: bounds.size)
        if !isArranged || arrangedSize != bounds.size
            || layout.shouldInvalidateLayout(forBoundsChange: seen)
        {
            isArranged = true
            arrangedSize = bounds.size
            layout.prepare()
            contentSize = layout.collectionViewContentSize
        }
        let shown = (layout.layoutAttributesForElements(in: seen) ?? []).filter { !$0.isHidden }
        var paths: Set<IndexPath> = []
        var keys: Set<SupplementaryKey> = []
        for place in shown {
            if let kind = place.representedElementKind {
                keys.insert(SupplementaryKey(kind: kind, path: place.indexPath))
            } else {
                paths.insert(place.indexPath)
            }
        }
        for path in Array(cells.keys) where !paths.contains(path) { retire(path) }
        for key in Array(views.keys) where !keys.contains(key) { retire(key) }
        arrangeRows(Set(paths.map(\.section)))
        var fits = true
        for place in shown.sorted(by: { $0.zIndex < $1.zIndex }) {
            if let kind = place.representedElementKind {
                view(SupplementaryKey(kind: kind, path: place.indexPath)).map { put($0, place) }
            } else if let item = item(place.indexPath) {
                put(item, place)
                item.cell.frame = item.bounds
                if place.isEstimate { fits = measure(item.cell, place) && fits }
            }
        }
        if !fits { isArranged = false }
        return fits
    }

    /// Keeps a row for each section in sight that scrolls sideways.
    private func arrangeRows(_ sections: Set<Int>) {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        var seen: Set<Int> = []
        for section in sections {
            guard let frame = layout?.sidewaysRow(ofSection: section)?.frame else { continue }
            seen.insert(section)
            let row = rows[section] ?? OrthogonalSection(self, section)
            if rows.updateValue(row, forKey: section) == nil { addSubview(row) }
            row.frame = frame
        }
        for section in rows.keys where !seen.contains(section) {
            rows.removeValue(forKey: section)?.removeFromSuperview()
        }
    }

    private func put(_ view: UIView, _ place: UICollectionViewLayoutAttributes) {
        view.transform = .identity
        view.frame = place.frame
        let row = place.representedElementKind == nil ? rows[place.indexPath.section] : nil
        if let row {
            view.frame.origin.x -= row.frame.minX
            view.frame.origin.y -= row.frame.minY
        }
        if view.superview !== row ?? self { (row ?? self).addSubview(view) }
        view.transform = place.transform
        view.alpha = place.alpha
        if place.zIndex != 0 { bringSubviewToFront(view) }
        let shown = (view as? CellContainer<UICollectionViewCell>)?.cell
        (shown ?? view as? UICollectionReusableView)?.apply(place)
    }

    private func measure(
        _ cell: UICollectionViewCell, _ place: UICollectionViewLayoutAttributes
    ) -> Bool {
        cell.layoutIfNeeded()
        let given = place.frame.size
        let wanted = cell.preferredLayoutAttributesFitting(place).frame.size
        measuredSizes[place.indexPath] = wanted
        return wanted == given
    }

    private func item(_ path: IndexPath) -> CellContainer<UICollectionViewCell>? {
        if let item = cells[path] { return item }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        let item = CellContainer(cell)
        item.addAction(UIAction { [weak self] _ in self?.itemTapped(path) }, for: .touchUpInside)
        cell.isSelected = selection.contains(path)
        cells[path] = item
        addSubview(item)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return item
    }

    private func view(_ key: SupplementaryKey) -> UICollectionReusableView? {
        if let view = views[key] { return view }
        let view = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        if let view { addSubview(view) }
        views[key] = view
        return view
    }

    private func retire(_ path: IndexPath) {
        guard let item = cells.removeValue(forKey: path) else { return }
        item.removeFromSuperview()
        item.cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: path)
        item.cell.reuseIdentifier.map { spare[$0, default: []].append(item.cell) }
    }

    private func retire(_ key: SupplementaryKey) {
        guard let view = views.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        view.reuseIdentifier.map { spare[key.kind + "/" + $0, default: []].append(view) }
    }

    /// The cells in sight, in order.
    open var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return cells.sorted { $0.key < $1.key }.map(\.value.cell)
    }

    /// The items in sight, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return cells.keys.sorted()
    }

    /// Returns the cell of an item; nil unless it is in sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutIfNeeded()
        return cells[indexPath]?.cell
    }

    /// Returns the item of a cell; nil unless it is in sight.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value.cell === cell }?.key
    }

    /// Returns the item at a point of the content; nil if none is in sight there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return cells.filter { $0.value.frame.contains(point) }.keys.min()
    }

    /// Returns a header, footer or other view; nil unless it is in sight.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        layoutIfNeeded()
        return views[SupplementaryKey(kind: elementKind, path: indexPath)]
    }

    /// Returns where an item is; nil for nowhere.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Brings an item into sight, at once.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            return
        }
        func wanted(
            _ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ content: CGFloat,
            _ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition
        ) -> CGFloat {
            let offset =
                if scrollPosition.contains(start) { low } else if scrollPosition.contains(middle) {
                    (low + high - room) / 2
                } else if scrollPosition.contains(end) { high - room } else {
                    min(max(now, high - room), low)
                }
            return min(max(offset, 0), max(content - room, 0))
        }
        contentOffset = CGPoint(
            x: wanted(
                contentOffset.x, frame.minX, frame.maxX, bounds.width, contentSize.width, .left,
                .centeredHorizontally, .right),
            y: wanted(
                contentOffset.y, frame.minY, frame.maxY, bounds.height, contentSize.height, .top,
                .centeredVertically, .bottom))
        layoutIfNeeded()
    }
}
