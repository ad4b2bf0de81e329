/// A place for one item in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
    /// The size, in relation to the group around it.
    public final let layoutSize: NSCollectionLayoutSize
    /// What is left free within the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// What is left free around it, beyond the distances of the group, nil for nothing; stored, but without effect here.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates a place of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// Creates a place with views beside it, such as badges, which are not shown.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) { self.init(layoutSize: layoutSize) }

    /// Places items in a room from a point on, and returns the size that they take.
    func place(
        _ items: inout ArraySlice<IndexPath>, at origin: CGPoint, in room: CGSize,
        _ found: inout [PlacedItem], measured: (IndexPath) -> CGSize?
    ) -> CGSize {
        var size = layoutSize.size(in: room)
        guard let path = items.popFirst() else { return size }
        let isEstimate = layoutSize.heightDimension.isEstimated
        if isEstimate, let height = measured(path)?.height {
            size.height = height + contentInsets.top + contentInsets.bottom
        }
        found.append(
            PlacedItem(
                path: path,
                frame: contentInsets.inset(CGRect(origin: origin, size: size)),
                isEstimate: isEstimate && measured(path) == nil))
        return size
    }
}

/// Where an item was placed.
struct PlacedItem {
    var path: IndexPath
    var frame: CGRect
    var isEstimate: Bool
}

/// A header, footer or badge in a compositional layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public final let elementKind: String
    /// Whether it is in front of what is around it: higher numbers are.
    open var zIndex = 0

    /// Creates a place for a kind of view.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }

    /// Creates a place for a kind of view at a corner or edge of an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
    ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }
}

/// A corner or an edge at which a badge is.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the view is anchored to.
    public final let edges: NSDirectionalRectEdge
    /// The offset of the badge from there.
    public final let offset: CGPoint

    /// Creates a corner or an edge.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
    }

    /// Creates a corner or an edge; the offset is in shares of the badge's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
    }
}

/// A view behind a section, which is not shown here.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view.
    public final let elementKind: String
    /// Whether it is in front of what is around it: higher numbers are.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// Returns a view behind a section.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// A header or footer of a section in a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section at which it is.
    public final let alignment: NSRectAlignment
    /// The offset from there.
    public final let offset: CGPoint
    /// Whether it stays in sight while the section is; false by default.
    open var pinToVisibleBounds = false
    /// Whether the section grows by it, as it always does here.
    open var extendsBoundary = true

    /// Creates a header or footer at an edge of the section.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }
}

/// Items beside or below each other in a compositional layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let isHorizontal: Bool
    private let items: [NSCollectionLayoutItem]
    private let count: Int?
    /// The distance between items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The places in the group.
    public final var subitems: [NSCollectionLayoutItem] { items }

    private init(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], count: Int?,
        isHorizontal: Bool
    ) {
        self.isHorizontal = isHorizontal
        self.items = items
        self.count = count.map { max($0, 1) }
        super.init(layoutSize: size)
    }

    /// Returns a group of places beside each other, which begin again while there is room.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { made(layoutSize, subitems, nil, true) }

    /// Returns a group of equally wide places beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, [subitem], count, true) }

    /// Returns a group of a place that is repeated beside itself.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { made(layoutSize, [subitem], count, true) }

    /// Returns a group of places below each other, which begin again while there is room.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { made(layoutSize, subitems, nil, false) }

    /// Returns a group of equally high places below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { made(layoutSize, [subitem], count, false) }

    /// Returns a group of a place that is repeated below itself.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { made(layoutSize, [subitem], count, false) }

    private static func made(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ count: Int?,
        _ isHorizontal: Bool
    ) -> Self {
        let group = NSCollectionLayoutGroup(size, items, count: count, isHorizontal: isHorizontal)
        guard let group = group as? Self else {
            preconditionFailure("Groups of a compositional layout cannot be subclassed.")
        }
        return group
    }

    override func place(
        _ paths: inout ArraySlice<IndexPath>, at origin: CGPoint, in room: CGSize,
        _ found: inout [PlacedItem], measured: (IndexPath) -> CGSize?
    ) -> CGSize {
        var size = layoutSize.size(in: room)
        let inner = contentInsets.inset(CGRect(origin: origin, size: size))
        let limit = isHorizontal ? inner.width : inner.height
        let spacing = interItemSpacing?.spacing ?? 0
        var share = inner.size
        if let count {
            let each = max((limit - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
            if isHorizontal { share.width = each } else { share.height = each }
        }
        let isOpen = layoutSize.heightDimension.isEstimated
        var (used, across): (CGFloat, CGFloat) = (0, 0)
        var placed = 0
        while !paths.isEmpty, let item = items.isEmpty ? nil : items[placed % items.count] {
            if let count, placed == count { break }
            // What the place will take tells whether there is room for it.
            let next = count == nil ? item.layoutSize.size(in: inner.size) : share
            let length = isHorizontal ? next.width : next.height
            let fits = used + (placed > 0 ? spacing : 0) + length <= limit + 0.5
            if placed > 0, count == nil, !fits, isHorizontal || !isOpen || placed >= items.count {
                break
            }
            if placed > 0 { used += spacing }
            let start = CGPoint(
                x: inner.minX + (isHorizontal ? used : 0),
                y: inner.minY + (isHorizontal ? 0 : used))
            let before = found.count
            var taken = item.place(
                &paths, at: start, in: inner.size, &found, measured: measured)
            if count != nil {
                // Equal places take their share, whatever the item's size along the group says.
                if isHorizontal {
                    taken.width = share.width
                } else if !isOpen {
                    taken.height = share.height
                }
                if found.count == before + 1 {
                    found[before].frame = item.contentInsets.inset(
                        CGRect(origin: start, size: taken))
                }
            }
            used += isHorizontal ? taken.width : taken.height
            across = max(across, isHorizontal ? taken.height : taken.width)
            placed += 1
            // A place of no length would be repeated for ever.
            if length <= 0, count == nil, placed >= items.count { break }
        }
        if isOpen {
            let content = isHorizontal ? across : used
            if content > 0 { size.height = content + contentInsets.top + contentInsets.bottom }
        }
        return size
    }
}

/// What is left free around an item at each edge.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// What is left free before it; nil for nothing.
    public final let leading: NSCollectionLayoutSpacing?
    /// What is left free above it; nil for nothing.
    public final let top: NSCollectionLayoutSpacing?
    /// What is left free behind it; nil for nothing.
    public final let trailing: NSCollectionLayoutSpacing?
    /// What is left free below it; nil for nothing.
    public final let bottom: NSCollectionLayoutSpacing?

    /// Creates distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
