/// Arranges items in lines, one after another, each line as full as it gets.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The direction in which the collection scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The least distance from one line to the next in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance from one item to the next in a line in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of items; 50 × 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size of items before they say theirs; zero for items that do not.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of headers, of which the length along the scroll counts; zero for none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, of which the length along the scroll counts; zero for none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The distances of a section from what is around it.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Whether the header of the section in sight stays in sight.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether the footer of the visible section stays visible; stored, but footers scroll here.
    open var sectionFootersPinToVisibleBounds = false
    /// The value for ``estimatedItemSize`` of items that say their size themselves.
    public static let automaticSize = CGSize(width: 50, height: 50)

    private var sections: [Section] = []
    private var length: CGFloat = 0
    private var width: CGFloat = 0

    /// What was arranged of one section: positions along the scroll and across it.
    private struct Section {
        var start: CGFloat = 0
        var end: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var frames: [CGRect] = []
        var lines: [(start: CGFloat, end: CGFloat, items: Range<Int>)] = []
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// The size of the content in points.
    open override var collectionViewContentSize: CGSize {
        isVertical
            ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    /// A rectangle by its place along the scroll and across it.
    private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(
            origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
            size: size)
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// Arranges all lines.
    open override func prepare() {
        super.prepare()
        (sections, length) = ([], 0)
        guard let view = collectionView else { return }
        let room = view.contentInset
        width = max(
            isVertical
                ? view.bounds.width - room.left - room.right
                : view.bounds.height - room.top - room.bottom, 0)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        for (number, count) in counts.enumerated() {
            let inset =
                delegate?.collectionView(view, layout: self, insetForSectionAt: number)
                ?? sectionInset
            var section = Section()
            section.start = length
            section.header = along(
                delegate?.collectionView(
                    view, layout: self, referenceSizeForHeaderInSection: number)
                    ?? headerReferenceSize)
            section.footer = along(
                delegate?.collectionView(
                    view, layout: self, referenceSizeForFooterInSection: number)
                    ?? footerReferenceSize)
            let spacing =
                delegate?.collectionView(
                    view, layout: self, minimumLineSpacingForSectionAt: number)
                ?? minimumLineSpacing
            let gap =
                delegate?.collectionView(
                    view, layout: self, minimumInteritemSpacingForSectionAt: number)
                ?? minimumInteritemSpacing
            let sizes = (0..<count).map { item in
                let path = IndexPath(item: item, section: number)
                let size =
                    delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
                return view.measured(path)
                    ?? (estimatedItemSize == .zero ? size : estimatedItemSize)
            }
            length += section.header + (isVertical ? inset.top : inset.left)
            fill(&section, sizes, inset, spacing: spacing, gap: gap)
            length += (isVertical ? inset.bottom : inset.right) + section.footer
            section.end = length
            sections.append(section)
        }
    }

    /// Breaks a section's items into lines and spreads each over the width.
    private func fill(
        _ section: inout Section, _ sizes: [CGSize], _ inset: UIEdgeInsets, spacing: CGFloat,
        gap: CGFloat
    ) {
        let before = isVertical ? inset.left : inset.top
        let room = max(width - before - (isVertical ? inset.right : inset.bottom), 0)
        section.frames.reserveCapacity(sizes.count)
        var first = 0
        var lastGap = gap
        while first < sizes.count {
            var end = first + 1
            var used = across(sizes[first])
            while end < sizes.count, used + gap + across(sizes[end]) <= room + 0.001 {
                used += gap + across(sizes[end])
                end += 1
            }
            let items = sizes[first..<end]
            let isLast = end == sizes.count
            let height = items.map(along).max() ?? 0
            var distance = gap
            var place = before
            if !isLast, items.count > 1 {
                distance += max(room - used, 0) / CGFloat(items.count - 1)
                lastGap = distance
            } else if isLast, first > 0 {
                // The last line continues the columns of those above, as far as it has room for that.
                let columns = items.map(across).reduce(0, +) + lastGap * CGFloat(items.count - 1)
                if columns <= room + 0.001 { distance = lastGap }
            }
            if items.count == 1, !isLast || first > 0, across(items[first]) * 2 + gap > room {
                place += max(room - used, 0) / 2
            }
            for size in items {
                section.frames.append(
                    rect(length + (height - along(size)) / 2, place, size))
                place += across(size) + distance
            }
            section.lines.append((length, length + height, first..<end))
            length += height + (isLast ? 0 : spacing)
            first = end
        }
    }

    /// Returns the items, headers and footers that reach into a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for (number, section) in sections.enumerated()
        where section.end >= low && section.start <= high {
            for kind in [
                UICollectionView.elementKindSectionHeader,
                UICollectionView.elementKindSectionFooter,
            ] {
                let path = IndexPath(item: 0, section: number)
                if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    view.frame.reaches(rect)
                {
                    found.append(view)
                }
            }
            var (start, end) = (0, section.lines.count)
            while start < end {
                let middle = (start + end) / 2
                if section.lines[middle].end >= low { end = middle } else { start = middle + 1 }
            }
            for line in section.lines[start...] {
                guard line.start <= high else { break }
                for item in line.items where section.frames[item].reaches(rect) {
                    let path = IndexPath(item: item, section: number)
                    if let cell = layoutAttributesForItem(at: path) { found.append(cell) }
                }
            }
        }
        return found
    }

    /// Returns where an item is.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        let cell = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        cell.frame = sections[indexPath.section].frames[indexPath.item]
        cell.isEstimate = estimatedItemSize != .zero && collectionView?.measured(indexPath) == nil
        return cell
    }

    /// Returns where the header or footer of a section is; nil for one of no length.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let extent = isHeader ? section.header : section.footer
        guard extent > 0 else { return nil }
        var place = isHeader ? section.start : section.end - section.footer
        if isHeader, sectionHeadersPinToVisibleBounds, let offset = collectionView?.contentOffset {
            let seen = isVertical ? offset.y : offset.x
            place = min(max(place, seen), section.end - section.footer - extent)
        }
        let view = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        view.frame = rect(
            place, 0,
            isVertical
                ? CGSize(width: width, height: extent) : CGSize(width: extent, height: width))
        view.zIndex = sectionHeadersPinToVisibleBounds ? 1 : 0
        return view
    }
}
