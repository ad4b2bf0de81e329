// Lines that views set themselves, and arranging by them. Without such lines, items are arranged by shares of lengths.

/// Content that says where one of its alignment lines is.
final class GuideItem: LayoutItem {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(
        _ node: ViewNode, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat,
        _ child: LayoutItem
    ) {
        self.key = key
        self.compute = compute
        super.init(node, [child], setsGuide: true)
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(CGRect(origin: .zero, size: size))
    }

    override func guides(_ size: CGSize) -> [AlignmentKey: CGFloat] {
        var guides = children[0].guides(size)
        guides[key] = compute(ViewDimensions(size, explicit: guides))
        return guides
    }
}

extension LayoutItem {
    /// Returns the size that it takes of what it is offered, with its alignment lines.
    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(of: size(proposal))
    }

    /// Returns its alignment lines at a size.
    final func dimensions(of size: CGSize) -> ViewDimensions {
        ViewDimensions(size, explicit: hasGuides ? guides(size) : [:])
    }

    /// Returns the lines that those in it have set, as they lie in it; the mean where several set the same one.
    final func guidesOfChildren(_ size: CGSize) -> [AlignmentKey: CGFloat] {
        placeChildren(size)
        var found: [AlignmentKey: (sum: CGFloat, count: CGFloat)] = [:]
        for child in children where child.hasGuides {
            for (key, place) in child.guides(child.frame.size) {
                let origin = key.axis == .horizontal ? child.frame.minX : child.frame.minY
                let (sum, count) = found[key] ?? (0, 0)
                found[key] = (sum + origin + place, count + 1)
            }
        }
        return found.mapValues { $0.sum / $0.count }
    }

    /// Proposes the size of a rectangle, and puts its lines on those of something that fills the rectangle.
    final func place(in rect: CGRect, _ alignment: Alignment, onto around: ViewDimensions) {
        let own = dimensions(ProposedViewSize(rect.size))
        place(
            CGRect(
                x: rect.minX + around[alignment.horizontal] - own[alignment.horizontal],
                y: rect.minY + around[alignment.vertical] - own[alignment.vertical],
                width: own.width, height: own.height))
    }
}

/// Lengths beside each other across a stack, with one line in common.
struct AlignedSpan {
    /// The length of all together.
    let length: CGFloat
    /// Where each begins.
    let starts: [CGFloat]

    /// Puts lengths beside each other so that their lines fall together.
    init(_ parts: [(length: CGFloat, line: CGFloat)]) {
        let line = parts.map(\.line).max() ?? 0
        starts = parts.map { line - $0.line }
        length = zip(starts, parts).map { $0 + $1.length }.max() ?? 0
    }
}

extension View {
    /// Sets where one of the view's vertical lines is, in points from its leading edge, for what is aligned at it.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        with(LayoutModifier { GuideItem($0, guide.key, computeValue, $1) })
    }

    /// Sets where one of the view's horizontal lines is, in points from its upper edge, for what is aligned at it.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        with(LayoutModifier { GuideItem($0, guide.key, computeValue, $1) })
    }
}
