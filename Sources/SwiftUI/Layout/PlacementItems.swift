/// Shows content somewhere else than it is.
final class OffsetItem: LayoutItem {
    private let offset: CGSize

    init(_ node: ViewNode, _ offset: CGSize, _ child: LayoutItem) {
        self.offset = offset
        super.init(node, [child])
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(
            CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: size))
    }
}

/// Shows the middle of content at a point of all the room there is.
final class PositionItem: LayoutItem {
    private let position: CGPoint

    init(_ node: ViewNode, _ position: CGPoint, _ child: LayoutItem) {
        self.position = position
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children[0].size(proposal))
    }

    override func placeChildren(_ size: CGSize) {
        let own = children[0].size(ProposedViewSize(size))
        children[0].place(
            CGRect(
                x: position.x - own.width / 2, y: position.y - own.height / 2, width: own.width,
                height: own.height))
    }
}

/// Gives content its own size whatever it is offered.
final class FixedSizeItem: LayoutItem {
    private let axes: Axis.Set

    init(_ node: ViewNode, _ axes: Axis.Set, _ child: LayoutItem) {
        self.axes = axes
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children[0].size(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(CGRect(origin: .zero, size: size))
    }
}

/// Keeps the ratio of content's sides.
final class AspectItem: LayoutItem {
    private let ratio: CGFloat?
    private let isFilling: Bool

    init(_ node: ViewNode, ratio: CGFloat?, isFilling: Bool, _ child: LayoutItem) {
        self.ratio = ratio
        self.isFilling = isFilling
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = children[0].size(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
        else { return ideal }
        let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
        let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
        guard let byWidth, let byHeight else {
            return children[0].size(ProposedViewSize(byWidth ?? byHeight ?? ideal))
        }
        let isWidth = isFilling == (byWidth.height > byHeight.height)
        return children[0].size(ProposedViewSize(isWidth ? byWidth : byHeight))
    }
}

/// Content with another place among others.
final class OrderItem: LayoutItem {
    private let ownPriority: Double?
    private let ownIndex: Double?
    private let ownTag: AnyHashable?

    init(
        _ node: ViewNode, priority: Double?, zIndex: Double?, tag: AnyHashable?,
        _ child: LayoutItem
    ) {
        ownPriority = priority
        ownIndex = zIndex
        ownTag = tag
        super.init(node, [child])
    }

    override var layoutPriority: Double { ownPriority ?? super.layoutPriority }
    override var zIndex: Double { ownIndex ?? super.zIndex }
    override var tag: AnyHashable? { ownTag ?? super.tag }
    override var isSpacer: Bool { children[0].isSpacer }
}
