/// A container that arranges views in a row.
public struct HStack<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a row; a spacing of nil is 8 points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            StackItem(
                node, axis: .horizontal, share: alignment.share, spacing: spacing ?? 8,
                node.childItems, lines: Alignment(horizontal: .center, vertical: alignment))
        ]
    }
}

/// A container that arranges views in a column.
public struct VStack<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a column; a spacing of nil is 8 points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            StackItem(
                node, axis: .vertical, share: alignment.share, spacing: spacing ?? 8,
                node.childItems, lines: Alignment(horizontal: alignment, vertical: .center))
        ]
    }
}

extension HStack {
    /// Creates a row that scrolls; headers scroll with it.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension VStack {
    /// Creates a column that scrolls; headers scroll with it.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

/// A horizontal stack; here it makes all of its views at once, as ``HStack`` does.
public typealias LazyHStack = HStack
/// Views below each other; here all of them are made, as in a ``VStack``.
public typealias LazyVStack = VStack

/// A container that stacks views in front of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    /// Creates a stack with the alignment of views smaller than the largest.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [ZStackItem(node, alignment: alignment, node.childItems)]
    }
}

/// A flexible space that takes what its siblings leave in a stack.
public struct Spacer: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The minimum length in points; nil for 8.
    public var minLength: CGFloat?

    /// Creates a space with a minimum length in points; nil for 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [SpacerItem(node, least: minLength ?? 8)]
    }
}

/// A thin line that separates views in a stack.
public struct Divider: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates a divider across the direction of the stack around it.
    public init() {}

    package func items(_ node: ViewNode) -> [LayoutItem] { [DividerItem(node)] }
}

final class SpacerItem: LayoutItem {
    private let least: CGFloat
    private var axis: Axis?

    init(_ node: ViewNode, least: CGFloat) {
        self.least = least
        super.init(node)
    }

    override var isSpacer: Bool { true }
    override func take(axis: Axis) { self.axis = axis }
    override var layoutPriority: Double { -.greatestFiniteMagnitude }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (wide, high) = (
            max(proposal.width ?? least, least), max(proposal.height ?? least, least)
        )
        return switch axis {
        case .horizontal: CGSize(width: wide, height: 0)
        case .vertical: CGSize(width: 0, height: high)
        case nil: CGSize(width: wide, height: high)
        }
    }

    override func elements() -> [InterfaceElement] { [] }
}

final class DividerItem: LayoutItem {
    private var axis = Axis.vertical

    override func take(axis: Axis) { self.axis = axis }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        axis == .vertical
            ? CGSize(width: proposal.width ?? 10, height: 1)
            : CGSize(width: 1, height: proposal.height ?? 10)
    }

    override func elements() -> [InterfaceElement] {
        var element = element(.group)
        element.style.background = UIColor.separator.value
        return [element]
    }
}

/// Things in a row or a column.
package final class StackItem: LayoutItem {
    private let axis: Axis
    private let share: CGFloat
    private let spacing: CGFloat
    /// What they are aligned at across the stack, where one says where its line is; nil for shares alone.
    private let lines: Alignment?

    package init(
        _ node: ViewNode, axis: Axis, share: CGFloat, spacing: CGFloat, _ children: [LayoutItem],
        lines: Alignment? = nil
    ) {
        self.axis = axis
        self.share = share
        self.spacing = spacing
        let isAligned = lines?.isCustom == true || children.contains { $0.hasGuides }
        self.lines = isAligned ? lines : nil
        super.init(node, children)
        for child in children { child.take(axis: axis) }
    }

    private func length(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    private func breadth(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.height : size.width
    }

    private func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: breadth)
            : ProposedViewSize(width: breadth, height: length)
    }

    private var gaps: CGFloat {
        zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
    }

    private func gap(_ first: LayoutItem, _ second: LayoutItem) -> CGFloat {
        first.isSpacer || second.isSpacer ? 0 : spacing
    }

    /// Divides the length among those in it.
    private func lengths(_ total: CGFloat?, _ breadth: CGFloat?) -> [CGFloat] {
        guard let total else {
            return children.map { length($0.size(proposal(nil, breadth))) }
        }
        guard total.isFinite else {
            return children.map { length($0.size(proposal(.infinity, breadth))) }
        }
        let parts = children.map { child in
            LengthDivision.Part(
                least: length(child.size(proposal(0, breadth))),
                most: length(child.size(proposal(.infinity, breadth))),
                priority: child.layoutPriority)
        }
        return LengthDivision(parts: parts).lengths(of: total - gaps) { index, offer in
            length(children[index].size(proposal(offer, breadth)))
        }
    }

    /// Arranges those in it across the stack, by their lines; nil where shares do.
    private func span(_ lengths: [CGFloat], _ across: CGFloat?) -> AlignedSpan? {
        guard let lines else { return nil }
        return AlignedSpan(
            zip(children, lengths).map { child, length in
                let own = child.dimensions(proposal(length, across))
                return axis == .horizontal
                    ? (own.height, own[lines.vertical]) : (own.width, own[lines.horizontal])
            })
    }

    package override func measure(_ proposed: ProposedViewSize) -> CGSize {
        let total = axis == .horizontal ? proposed.width : proposed.height
        let across = axis == .horizontal ? proposed.height : proposed.width
        let lengths = lengths(total, across)
        let length = lengths.reduce(gaps, +)
        let broadest =
            span(lengths, across)?.length ?? zip(children, lengths).map {
                breadth($0.size(proposal($1, across)))
            }.max() ?? 0
        return axis == .horizontal
            ? CGSize(width: length, height: broadest) : CGSize(width: broadest, height: length)
    }

    package override func placeChildren(_ size: CGSize) {
        let across = breadth(size)
        let lengths = lengths(length(size), across)
        var position: CGFloat = 0
        var last: LayoutItem?
        let span = span(lengths, across)
        for (index, (child, own)) in zip(children, lengths).enumerated() {
            if let last { position += gap(last, child) }
            let taken = child.size(proposal(own, across))
            let aside =
                span.map { (across - $0.length) * share + $0.starts[index] }
                ?? (across - breadth(taken)) * share
            child.place(
                axis == .horizontal
                    ? CGRect(x: position, y: aside, width: taken.width, height: taken.height)
                    : CGRect(x: aside, y: position, width: taken.width, height: taken.height))
            position += own
            last = child
        }
    }

    package override var inner: LayoutItem? { nil }

    package override func elements() -> [InterfaceElement] { [element(.group)] }
}

/// The layout of a ``ZStack``: children in front of each other.
package final class ZStackItem: LayoutItem {
    private let alignment: Alignment

    package init(_ node: ViewNode, alignment: Alignment, _ children: [LayoutItem]) {
        self.alignment = alignment
        super.init(node, children)
    }

    private var isAligned: Bool { hasGuides || alignment.isCustom }

    /// Arranges those in it by their lines, in both directions.
    private func spans(_ proposal: ProposedViewSize) -> (wide: AlignedSpan, high: AlignedSpan) {
        let all = children.map { $0.dimensions(proposal) }
        return (
            AlignedSpan(all.map { ($0.width, $0[alignment.horizontal]) }),
            AlignedSpan(all.map { ($0.height, $0[alignment.vertical]) })
        )
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isAligned else { return super.measure(proposal) }
        let (wide, high) = spans(proposal)
        return CGSize(width: wide.length, height: high.length)
    }

    package override func placeChildren(_ size: CGSize) {
        guard isAligned else {
            for child in children { child.place(in: CGRect(origin: .zero, size: size), alignment) }
            return
        }
        let (wide, high) = spans(ProposedViewSize(size))
        let aside = (size.width - wide.length) * alignment.horizontal.share
        let above = (size.height - high.length) * alignment.vertical.share
        for (index, child) in children.enumerated() {
            child.place(
                CGRect(
                    origin: CGPoint(x: aside + wide.starts[index], y: above + high.starts[index]),
                    size: child.size(ProposedViewSize(size))))
        }
    }

    package override var inner: LayoutItem? { nil }

    package override func elements() -> [InterfaceElement] { [element(.group)] }
}
