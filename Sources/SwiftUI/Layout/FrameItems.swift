/// Lets content take what it wants of a frame, and puts it there by an alignment.
class AlignedItem: LayoutItem {
    private let alignment: Alignment

    init(_ node: ViewNode, _ alignment: Alignment, _ child: LayoutItem) {
        self.alignment = alignment
        super.init(node, [child])
    }

    final override func placeChildren(_ size: CGSize) {
        children[0].place(in: CGRect(origin: .zero, size: size), alignment)
    }
}

/// Gives content a fixed width or height.
final class FrameItem: AlignedItem {
    private let width: CGFloat?
    private let height: CGFloat?

    init(
        _ node: ViewNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
        _ child: LayoutItem
    ) {
        self.width = width
        self.height = height
        super.init(node, alignment, child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].size(
            ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }
}

/// Keeps content within lengths.
final class FlexibleFrameItem: AlignedItem {
    struct Range {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        func offer(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, least ?? -.infinity), most ?? .infinity)
        }

        func length(_ proposal: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard let proposal else { return min(max(ideal ?? own, least ?? 0), most ?? .infinity) }
            // Where one end is open the content's own length stands for it.
            let low = least ?? min(own, most ?? .infinity)
            let high = most ?? max(own, least ?? 0)
            return min(max(proposal, low), max(high, low))
        }
    }

    private let wide: Range
    private let high: Range

    init(_ node: ViewNode, wide: Range, high: Range, alignment: Alignment, _ child: LayoutItem) {
        self.wide = wide
        self.high = high
        super.init(node, alignment, child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].size(
            ProposedViewSize(
                width: wide.offer(proposal.width), height: high.offer(proposal.height)))
        return CGSize(
            width: wide.length(proposal.width, own.width),
            height: high.length(proposal.height, own.height))
    }
}

/// Keeps distances around content.
final class PaddingItem: LayoutItem {
    private let insets: EdgeInsets

    init(_ node: ViewNode, _ insets: EdgeInsets, _ child: LayoutItem) {
        self.insets = insets
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (aside, above) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let own = children[0].size(
            ProposedViewSize(
                width: proposal.width.map { max($0 - aside, 0) },
                height: proposal.height.map { max($0 - above, 0) }))
        return CGSize(width: max(own.width + aside, 0), height: max(own.height + above, 0))
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(
            CGRect(
                x: insets.leading, y: insets.top,
                width: max(size.width - insets.leading - insets.trailing, 0),
                height: max(size.height - insets.top - insets.bottom, 0)))
    }
}
