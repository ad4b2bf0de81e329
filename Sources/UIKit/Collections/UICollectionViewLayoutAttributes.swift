/// Where and how a collection shows one of its views.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The item, or the section and place of another view.
    open var indexPath: IndexPath
    /// Whether the view is a cell or another one.
    public final let representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a view that is no cell; nil for cells.
    public final let representedElementKind: String?
    /// The place in the content, in points.
    open var frame = CGRect.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order of views over each other: higher ones are in front.
    open var zIndex = 0
    /// Whether the view is not shown.
    open var isHidden = false
    /// The transform about the center.
    open var transform = CGAffineTransform.identity
    /// Whether the height is an estimate, which the view replaces by its own.
    package var isEstimate = false

    /// The middle in the content.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// The size in points.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Creates the attributes of an item's cell, of size 0.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .cell
        representedElementKind = nil
    }

    /// Creates the attributes of a header, footer or other view beside the items.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Returns attributes of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            representedElementKind.map {
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
        (copy.isHidden, copy.transform, copy.isEstimate) = (isHidden, transform, isEstimate)
        return copy
    }
}

/// Arranges the items of a collection view; an app's own layout overrides its methods.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    /// The view whose items it arranges; nil before it has one.
    public internal(set) weak final var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() { super.init() }

    /// Restores a layout from an archive, which holds nothing.
    public required init?(coder: NSCoder) { super.init() }

    /// The size of the content in points; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    /// Prepares to answer; called whenever the collection or its size has changed.
    open func prepare() {}

    /// Returns the views that reach into a rectangle of the content; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// Returns where an item is; nil for nowhere.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns where a view beside the items is; nil for nowhere.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether everything is arranged anew for other bounds; a size that has changed always does so.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Asks for everything to be arranged anew.
    open func invalidateLayout() { collectionView?.layoutChanged() }

    /// Returns where scrolling is to end instead of at a point.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The sections of the collection that it arranges for, each with its number of items.
    final var counts: [Int] {
        guard let collectionView else { return [] }
        return (0..<max(collectionView.numberOfSections, 0)).map {
            max(collectionView.numberOfItems(inSection: $0), 0)
        }
    }
}

extension CGRect {
    /// Whether both have some area in common: rectangles that only touch have none.
    func reaches(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
