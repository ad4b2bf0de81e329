/// Gives content a fixed width or height.
final class FrameItem: LayoutItem {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    init(
        _ node: ViewNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
        _ child: LayoutItem
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].size(
            ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(in: CGRect(origin: .zero, size: size), alignment)
    }
}

/// Keeps content within lengths.
final class FlexibleFrameItem: LayoutItem {
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
    private let alignment: Alignment

    init(_ node: ViewNode, wide: Range, high: Range, alignment: Alignment, _ child: LayoutItem) {
        self.wide = wide
        self.high = high
        self.alignment = alignment
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = children[0].size(
            ProposedViewSize(
                width: wide.offer(proposal.width), height: high.offer(proposal.height)))
        return CGSize(
            width: wide.length(proposal.width, own.width),
            height: high.length(proposal.height, own.height))
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(in: CGRect(origin: .zero, size: size), alignment)
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
        for child in children.dropFirst() { child.place(in: rect, alignment) }
    }

    override var layoutPriority: Double { children[0].layoutPriority }
    override var zIndex: Double { children[0].zIndex }
    override func take(axis: Axis) { children[0].take(axis: axis) }
    override var tag: AnyHashable? { children[0].tag }
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

/// Wraps each item of the content.
struct LayoutModifier: PrimitiveModifier {
    let wrap: @MainActor (ViewNode, LayoutItem) -> LayoutItem

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        content.map { wrap(node, $0) }
    }
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
        let body = content.count == 1 ? first : PileItem(node, alignment: .center, content)
        let bar =
            bars.count == 1
            ? bars[0] : StackItem(node, axis: .vertical, share: 0.5, spacing: 8, bars)
        return [InsetItem(node, edge: edge, spacing: spacing, share: share, body, bar)]
    }
}

extension View {
    /// Gives the view a fixed width or height; nil for its own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        with(
            LayoutModifier {
                FrameItem($0, width: width, height: height, alignment: alignment, $1)
            })
    }

    /// Keeps the view within lengths.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let wide = FlexibleFrameItem.Range(least: minWidth, ideal: idealWidth, most: maxWidth)
        let high = FlexibleFrameItem.Range(least: minHeight, ideal: idealHeight, most: maxHeight)
        return with(
            LayoutModifier {
                FlexibleFrameItem($0, wide: wide, high: high, alignment: alignment, $1)
            })
    }

    /// Keeps distances around the view; nil for 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = EdgeInsets(edges, length ?? 16)
        return with(LayoutModifier { PaddingItem($0, insets, $1) })
    }

    /// Keeps a distance around the view.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Keeps distances around the view.
    public func padding(_ insets: EdgeInsets) -> some View {
        with(LayoutModifier { PaddingItem($0, insets, $1) })
    }

    /// Shows the view somewhere else than it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        with(LayoutModifier { OffsetItem($0, CGSize(width: x, height: y), $1) })
    }

    /// Shows the view somewhere else than it is.
    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Shows the middle of the view at a point of all the room there is.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        with(LayoutModifier { PositionItem($0, CGPoint(x: x, y: y), $1) })
    }

    /// Shows the middle of the view at a point of all the room there is.
    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Gives the view its own size whatever it is offered.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return with(LayoutModifier { [axes] in FixedSizeItem($0, axes, $1) })
    }

    /// Keeps the ratio of the view's sides; nil for its own.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        with(
            LayoutModifier {
                AspectItem($0, ratio: ratio, isFilling: contentMode == .fill, $1)
            })
    }

    /// Lets the view be as large as fits into the room.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Lets the view be as small as fills the room.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Shows something before the view.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        with(LayerModifier(more: content(), alignment: alignment, isBehind: false))
    }

    /// Shows something before the view.
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        with(LayerModifier(more: overlay, alignment: alignment, isBehind: false))
    }

    /// Shows something behind the view.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        with(LayerModifier(more: content(), alignment: alignment, isBehind: true))
    }

    /// Shows something behind the view.
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        with(LayerModifier(more: background, alignment: alignment, isBehind: true))
    }

    /// Shows something at an edge, before the view.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        with(
            InsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0,
                share: alignment.share))
    }

    /// Shows something at an edge, before the view.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        with(
            InsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing,
                spacing: spacing ?? 0, share: alignment.share))
    }

    /// Keeps room free at the edges, which nothing here needs.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        self
    }

    /// Lets the view reach below bars; there are none here.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// Lets the view reach below bars; there are none here.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Lets it choose its size before others in a stack.
    public func layoutPriority(_ value: Double) -> some View {
        with(LayoutModifier { OrderItem($0, priority: value, zIndex: nil, tag: nil, $1) })
    }

    /// Shows it before others of lower index.
    public func zIndex(_ value: Double) -> some View {
        with(LayoutModifier { OrderItem($0, priority: nil, zIndex: value, tag: nil, $1) })
    }

    /// Names it for pickers, lists and maps.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        with(
            LayoutModifier {
                OrderItem($0, priority: nil, zIndex: nil, tag: AnyHashable(tag), $1)
            })
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

/// How something fills room of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// What bars and the keyboard cover.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}
