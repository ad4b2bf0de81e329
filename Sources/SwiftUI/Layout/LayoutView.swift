/// Views that a layout of the program's own arranges.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    typealias Body = Never

    let layout: L
    let content: Content

    func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    func items(_ node: ViewNode) -> [LayoutItem] {
        [CustomLayoutItem(node, layout, node.childItems)]
    }
}

/// Items that a layout of the program's own arranges.
final class CustomLayoutItem<L: Layout>: LayoutItem {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ node: ViewNode, _ layout: L, _ children: [LayoutItem]) {
        self.layout = layout
        subviews = LayoutSubviews(all: children.map(LayoutSubview.init))
        cache = layout.makeCache(subviews: subviews)
        super.init(node, children)
        guard let axis = L.layoutProperties.stackOrientation else { return }
        for child in children { child.take(axis: axis) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func placeChildren(_ size: CGSize) {
        super.placeChildren(size)
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size),
            subviews: subviews, cache: &cache)
    }

    override var inner: LayoutItem? { nil }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}

/// Content that tells the layout around it a value.
final class LayoutValueItem: LayoutItem {
    private let key: ObjectIdentifier
    private let value: Any

    init(_ node: ViewNode, _ key: ObjectIdentifier, _ value: Any, _ child: LayoutItem) {
        self.key = key
        self.value = value
        super.init(node, [child])
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == self.key ? value : super.layoutValue(key)
    }
}

/// A layout whose type is erased; its views keep their identity when it becomes another.
public struct AnyLayout: Layout {
    private let base: any Layout

    /// The cache of the erased layout.
    public struct Cache {
        var value: Any
    }

    /// Creates a layout from any other.
    public init<L: Layout>(_ layout: L) { base = layout }

    /// Makes what the layout inside keeps.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: base.makeCache(subviews: subviews))
    }

    /// Returns the size of the layout inside.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            var kept = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
            defer { cache.value = kept }
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &kept)
        }
        return size(base)
    }

    /// Places the views as the layout inside does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            var kept = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
            layout.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &kept)
            cache.value = kept
        }
        place(base)
    }
}
