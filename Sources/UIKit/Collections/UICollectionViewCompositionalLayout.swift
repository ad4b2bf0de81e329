/// Arranges items by sections of groups, in which places have shares of the room around them.
///
/// A section that scrolls sideways stands in a line of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Returns the section of an index for what surrounds it; nil ends the layout there.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
        NSCollectionLayoutSection?

    private let provider: SectionProvider
    /// The settings of the layout as a whole.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
        didSet { invalidateLayout() }
    }
    private var sections: [Placed] = []
    private var size = CGSize.zero

    /// What was arranged of one section.
    private struct Placed {
        var start: CGFloat
        var end: CGFloat = 0
        var width: CGFloat = 0
        var scrolls = false
        var items: [PlacedItem] = []
        var boundaries: [(kind: String, frame: CGRect, isPinned: Bool, zIndex: Int)] = []
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Creates a layout whose sections are all alike, with settings.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(section: section)
        self.configuration = configuration
    }

    /// Creates a layout whose sections are made when it is their turn.
    public init(sectionProvider: @escaping SectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Creates a layout whose sections are made when it is their turn, with settings.
    public convenience init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    /// Restores a list from an archive, which holds nothing.
    public required init?(coder: NSCoder) {
        provider = Self.list(UICollectionLayoutListConfiguration(appearance: .plain))
        super.init(coder: coder)
    }

    private static func list(_ configuration: UICollectionLayoutListConfiguration)
        -> SectionProvider
    { { .list(using: configuration, layoutEnvironment: $1) } }

    /// Returns the layout of a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout(sectionProvider: list(configuration)) }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// The size of the content in points.
    open override var collectionViewContentSize: CGSize { size }

    /// Arranges all sections.
    open override func prepare() {
        super.prepare()
        (sections, size) = ([], .zero)
        guard let view = collectionView else { return }
        let room = CGSize(
            width: max(view.bounds.width - view.contentInset.left - view.contentInset.right, 0),
            height: max(view.bounds.height - view.contentInset.top - view.contentInset.bottom, 0))
        let environment = LayoutEnvironment(room, view.traitCollection)
        var length: CGFloat = 0
        for (number, count) in counts.enumerated() {
            guard let section = provider(number, environment) else { break }
            if number > 0 { length += configuration.interSectionSpacing }
            let placed = place(section, number, count, from: length, in: room, view)
            length = placed.end
            sections.append(placed)
        }
        size =
            isVertical
            ? CGSize(width: room.width, height: length)
            : CGSize(width: length, height: room.height)
    }

    private func place(
        _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, from start: CGFloat,
        in room: CGSize, _ view: UICollectionView
    ) -> Placed {
        var placed = Placed(start: start)
        placed.scrolls = isVertical && section.orthogonalScrollingBehavior != .none
        var along = start
        func boundaries(atEnd: Bool) {
            for item in section.boundarySupplementaryItems
            where item.alignment.isEnd == atEnd && !item.alignment.isAcross {
                let size = item.layoutSize.size(in: room)
                let origin = CGPoint(
                    x: (isVertical ? 0 : along) + item.offset.x,
                    y: (isVertical ? along : 0) + item.offset.y)
                placed.boundaries.append(
                    (
                        item.elementKind,
                        item.contentInsets.inset(CGRect(origin: origin, size: size)),
                        item.pinToVisibleBounds, item.zIndex
                    ))
                along += isVertical ? size.height : size.width
            }
        }
        boundaries(atEnd: false)
        let insets = section.contentInsets
        let inner = insets.inset(CGRect(origin: .zero, size: room)).size
        along += isVertical ? insets.top : insets.leading
        let moves = placed.scrolls ? view.sidewaysOffset(ofSection: number) : 0
        var (across, height): (CGFloat, CGFloat) = (0, 0)
        var paths = (0..<count).map { IndexPath(item: $0, section: number) }[...]
        var groups = 0
        while !paths.isEmpty {
            let left = paths.count
            if groups > 0 {
                if placed.scrolls {
                    across += section.interGroupSpacing
                } else {
                    along += section.interGroupSpacing
                }
            }
            let origin =
                isVertical
                ? CGPoint(x: insets.leading + across - moves, y: along)
                : CGPoint(x: along, y: insets.top)
            let taken = section.group.place(
                &paths, at: origin, in: inner, &placed.items, measured: view.measured)
            if placed.scrolls {
                across += taken.width
                height = max(height, taken.height)
            } else {
                along += isVertical ? taken.height : taken.width
            }
            groups += 1
            // A group without places would be repeated for ever.
            if paths.count == left { break }
        }
        placed.width = across + insets.leading + insets.trailing
        along += height + (isVertical ? insets.bottom : insets.trailing)
        boundaries(atEnd: true)
        placed.end = along
        return placed
    }

    /// Where the items of a section that scrolls sideways are, and how wide its content is; nil for another section.
    final func sidewaysRow(ofSection section: Int) -> (frame: CGRect, contentWidth: CGFloat)? {
        guard sections.indices.contains(section), sections[section].scrolls,
            let first = sections[section].items.map(\.frame.minY).min(),
            let last = sections[section].items.map(\.frame.maxY).max()
        else { return nil }
        return (
            CGRect(x: 0, y: first, width: size.width, height: last - first),
            sections[section].width
        )
    }

    /// Returns the items, headers and footers that reach into a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for (number, section) in sections.enumerated()
        where section.end >= low && section.start <= high {
            found += section.items.filter { $0.frame.reaches(rect) }.map(attributes)
            for boundary in section.boundaries {
                let view = layoutAttributesForSupplementaryView(
                    ofKind: boundary.kind, at: IndexPath(item: 0, section: number))
                if let view, view.frame.reaches(rect) { found.append(view) }
            }
        }
        return found
    }

    private func attributes(_ item: PlacedItem) -> UICollectionViewLayoutAttributes {
        let cell = UICollectionViewLayoutAttributes(forCellWith: item.path)
        cell.frame = item.frame
        cell.isEstimate = item.isEstimate
        return cell
    }

    /// Returns where an item is.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return attributes(sections[indexPath.section].items[indexPath.item])
    }

    /// Returns where the header or footer of a section is.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard let boundary = section.boundaries.first(where: { $0.kind == elementKind }) else {
            return nil
        }
        let view = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        view.frame = boundary.frame
        view.zIndex = boundary.isPinned ? max(boundary.zIndex, 1) : boundary.zIndex
        if boundary.isPinned, isVertical, let offset = collectionView?.contentOffset {
            view.frame.origin.y = min(
                max(boundary.frame.minY, offset.y), section.end - boundary.frame.height)
        }
        return view
    }
}
