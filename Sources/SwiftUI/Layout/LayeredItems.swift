/// Content with more before or behind it, which takes no room of its own.
final class LayeredItem: LayoutItem {
    private let alignment: Alignment
    private let isBehind: Bool

    /// The content is the first child.
    init(
        _ node: ViewNode, _ content: LayoutItem, _ more: [LayoutItem], alignment: Alignment,
        isBehind: Bool
    ) {
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(node, [content] + more)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(proposal) }

    override func placeChildren(_ size: CGSize) {
        let rect = CGRect(origin: .zero, size: size)
        children[0].place(rect)
        let lines = children[0].dimensions(of: size)
        for child in children.dropFirst() {
            if hasGuides {
                child.place(in: rect, alignment, onto: lines)
            } else {
                child.place(in: rect, alignment)
            }
        }
    }

    override func guides(_ size: CGSize) -> [AlignmentKey: CGFloat] {
        children[0].hasGuides ? children[0].guides(size) : [:]
    }

    override var inner: LayoutItem? { children[0] }
    override var plainText: String { children[0].plainText }

    override func elements() -> [InterfaceElement] {
        let content = children[0].elements()
        let more = children.dropFirst().flatMap { $0.elements() }
        return [element(.group, children: isBehind ? more + content : content + more)]
    }
}

/// Content with something kept free beside it, in which there is something else.
final class InsetItem: LayoutItem {
    private let edge: Edge
    private let spacing: CGFloat
    private let share: CGFloat

    init(
        _ node: ViewNode, edge: Edge, spacing: CGFloat, share: CGFloat, _ content: LayoutItem,
        _ bar: LayoutItem
    ) {
        self.edge = edge
        self.spacing = spacing
        self.share = share
        super.init(node, [content, bar])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let bar = children[1].size(
            edge == .top || edge == .bottom
                ? ProposedViewSize(width: proposal.width, height: nil)
                : ProposedViewSize(width: nil, height: proposal.height))
        let own = children[0].size(proposal)
        return CGSize(width: max(own.width, bar.width), height: max(own.height, bar.height))
    }

    // As on Apple's systems the content goes on below the bar, as a map does.
    override func placeChildren(_ size: CGSize) {
        children[0].place(CGRect(origin: .zero, size: size))
        let isRow = edge == .top || edge == .bottom
        let bar = children[1].size(
            ProposedViewSize(
                width: isRow ? size.width : nil, height: isRow ? nil : size.height))
        let x: CGFloat =
            isRow ? (size.width - bar.width) * share : edge == .leading ? 0 : size.width - bar.width
        let y: CGFloat =
            isRow
            ? (edge == .top ? 0 : size.height - bar.height) : (size.height - bar.height) * share
        children[1].place(CGRect(origin: CGPoint(x: x, y: y), size: bar))
    }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}

/// Puts more before or behind each item of the content.
struct LayerModifier<More: View>: PrimitiveModifier {
    let more: More
    let alignment: Alignment
    let isBehind: Bool

    func putMore(_ node: ViewNode) { node.put(more, at: .index(1)) }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        let layers = node.child(.index(1))?.items ?? []
        return content.map {
            LayeredItem(node, $0, layers, alignment: alignment, isBehind: isBehind)
        }
    }
}

/// Keeps room beside the content.
struct InsetModifier<Bar: View>: PrimitiveModifier {
    let bar: Bar
    let edge: Edge
    let spacing: CGFloat
    let share: CGFloat

    func putMore(_ node: ViewNode) { node.put(bar, at: .index(1)) }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        guard let first = content.first else { return [] }
        let bars = node.child(.index(1))?.items ?? []
        guard !bars.isEmpty else { return content }
        let body = content.count == 1 ? first : ZStackItem(node, alignment: .center, content)
        let bar =
            bars.count == 1
            ? bars[0] : StackItem(node, axis: .vertical, share: 0.5, spacing: 8, bars)
        return [InsetItem(node, edge: edge, spacing: spacing, share: share, body, bar)]
    }
}
