// Sizes and places that depend on what is around a view.

extension View {
    /// Sets a view's size in parts of what is around it, made from the room that it is offered.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let items: @MainActor (ViewNode, LayoutItem) -> LayoutItem = {
            ContainerFrameItem($0, $1, axes, alignment, length)
        }
        return with(LayoutModifier(wrap: items))
    }

    /// Sets a view's size to that of some of several columns or rows that what is around it is divided into.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let span = CGFloat(max(span, 1))
            return max((length - spacing * (count - 1)) / count * span + spacing * (span - 1), 0)
        }
    }

    /// Adds space on all sides within what bars leave: padding here.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Adds space on each side within what bars leave: padding here.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Sets the ratio of width to height.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode)
    }

    /// Turns, scales and moves the view; of the transform its translation is used here.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        offset(x: transform.tx, y: transform.ty)
    }

    /// Mirrors the view where text runs from right to left; it runs the other way here.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    /// Changes the transaction of changes in the view; animations are the same here.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Changes the transaction of the view's changes while a value does; without effect here.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Sets the shape of the view for what it is used for; all of its bounds here.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    /// Sets the shape that ``ContainerRelativeShape`` takes; a rectangle here.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape for touches and clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture while a menu is shown.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect of a pointer above it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The frame of what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The shape for assistive technologies.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Content whose lengths are made from the room that it is offered.
private final class ContainerFrameItem: LayoutItem {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    init(
        _ node: ViewNode, _ child: LayoutItem, _ axes: Axis.Set, _ alignment: Alignment,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        super.init(node, [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // What scrolls offers no length: the window's is meant then.
        func made(_ offer: CGFloat?, _ whole: CGFloat, _ axis: Axis, _ isMeant: Bool) -> CGFloat? {
            guard isMeant else { return offer }
            return max(length(offer.flatMap { $0.isFinite ? $0 : nil } ?? whole, axis), 0)
        }
        let window = node.host.size
        let width = made(
            proposal.width, window.width, .horizontal, axes.contains(.horizontal))
        let height = made(
            proposal.height, window.height, .vertical, axes.contains(.vertical))
        let own = children[0].size(ProposedViewSize(width: width, height: height))
        return CGSize(
            width: axes.contains(.horizontal) ? width ?? own.width : own.width,
            height: axes.contains(.vertical) ? height ?? own.height : own.height)
    }

    override func placeChildren(_ size: CGSize) {
        children[0].place(in: CGRect(origin: .zero, size: size), alignment)
    }
}
