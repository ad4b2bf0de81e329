/// A layout that a stack of the runtime's does the work of.
@MainActor private struct StackWork {
    let item: LayoutItem

    /// Makes the work for views; nil for none.
    init?(_ subviews: LayoutSubviews, _ make: (ViewNode, [LayoutItem]) -> LayoutItem) {
        let items = subviews.all.map(\.item)
        guard let node = items.first?.node else { return nil }
        let parents = items.map(\.parent)
        item = make(node, items)
        // The views belong to the layout, not to the stack that finds their places.
        for (each, parent) in zip(items, parents) { each.belong(to: parent) }
    }

    func place(in bounds: CGRect) {
        item.place(bounds)
        guard bounds.origin != .zero else { return }
        for child in item.children {
            child.place(child.frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
        }
    }
}

/// The layout of an ``HStack``.
public struct HStackLayout: Layout, Sendable {
    /// The alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views in points; nil for 8.
    public var spacing: CGFloat?

    /// Creates a row; a spacing of nil is 8 points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a row.
    public static var layoutProperties: LayoutProperties { .init(stack: .horizontal) }

    @MainActor private func work(_ subviews: LayoutSubviews) -> StackWork? {
        StackWork(subviews) {
            StackItem(
                $0, axis: .horizontal, share: alignment.share, spacing: spacing ?? 8, $1,
                lines: Alignment(horizontal: .center, vertical: alignment))
        }
    }

    /// Returns the size of the row.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { MainActor.assumeIsolated { work(subviews)?.item.size(proposal) ?? .zero } }

    /// Places the views in the row.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { MainActor.assumeIsolated { work(subviews)?.place(in: bounds) } }
}

/// The layout of a ``VStack``.
public struct VStackLayout: Layout, Sendable {
    /// The alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil for 8.
    public var spacing: CGFloat?

    /// Creates a column; a spacing of nil is 8 points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a column.
    public static var layoutProperties: LayoutProperties { .init(stack: .vertical) }

    @MainActor private func work(_ subviews: LayoutSubviews) -> StackWork? {
        StackWork(subviews) {
            StackItem(
                $0, axis: .vertical, share: alignment.share, spacing: spacing ?? 8, $1,
                lines: Alignment(horizontal: alignment, vertical: .center))
        }
    }

    /// Returns the size of the column.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { MainActor.assumeIsolated { work(subviews)?.item.size(proposal) ?? .zero } }

    /// Places the views in the column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { MainActor.assumeIsolated { work(subviews)?.place(in: bounds) } }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a layout that puts views in front of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    @MainActor private func work(_ subviews: LayoutSubviews) -> StackWork? {
        StackWork(subviews) { ZStackItem($0, alignment: alignment, $1) }
    }

    /// Returns the size of the largest view.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { MainActor.assumeIsolated { work(subviews)?.item.size(proposal) ?? .zero } }

    /// Places the views in front of each other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { MainActor.assumeIsolated { work(subviews)?.place(in: bounds) } }
}

/// The layout of a ``Grid``.
public struct GridLayout: Layout, Sendable {
    /// The alignment of the views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; nil for 8.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for 8.
    public var verticalSpacing: CGFloat?

    /// Creates a grid; a spacing of nil is 8 points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    @MainActor private func work(_ subviews: LayoutSubviews) -> StackWork? {
        let gaps = CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
        return StackWork(subviews) {
            GridTableItem($0, alignment: alignment, gaps: gaps, $1)
        }
    }

    /// Returns the size of the grid.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { MainActor.assumeIsolated { work(subviews)?.item.size(proposal) ?? .zero } }

    /// Places the views in their cells.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { MainActor.assumeIsolated { work(subviews)?.place(in: bounds) } }
}
