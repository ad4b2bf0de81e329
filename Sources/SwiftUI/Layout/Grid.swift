/// Views in rows, whose columns are as wide as the widest view in them.
///
/// A view that is no ``GridRow`` is a row of its own over all columns.
public struct Grid<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let alignment: Alignment
    private let gaps: CGSize
    private let content: Content

    /// Creates a grid; a spacing of nil is 8 points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        gaps = CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [GridTableItem(node, alignment: alignment, gaps: gaps, node.childItems)]
    }
}

/// A row of a ``Grid``; elsewhere its views are arranged one by one.
public struct GridRow<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row; an alignment of nil is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let row = GridRowMark(node: node, share: alignment?.share)
        return node.childItems.map { GridCellItem(node, $0) { $0.row = row } }
    }
}

/// Which row of a ``Grid`` a view is in.
struct GridRowMark {
    let node: ViewNode
    /// Where its views stand from top to bottom, 0 to 1; nil for as the grid says.
    let share: CGFloat?
}

/// What is said of a view in a ``Grid``.
struct GridCellTraits {
    var row: GridRowMark?
    /// How many columns it takes.
    var columns = 1
    /// Where it stands, 0 to 1 each way; nil for as row and column say.
    var anchor: UnitPoint?
    /// Where all of its column stand from left to right, 0 to 1.
    var columnShare: CGFloat?
    /// Along these it asks for no room of its own, and takes what others make.
    var unsized: Axis.Set = []
}

/// A view of which something is said for the grid around it.
final class GridCellItem: LayoutItem {
    private let say: (inout GridCellTraits) -> Void

    init(_ node: ViewNode, _ child: LayoutItem, say: @escaping (inout GridCellTraits) -> Void) {
        self.say = say
        super.init(node, [child])
    }

    override var isSpacer: Bool { children[0].isSpacer }

    override var gridTraits: GridCellTraits {
        var traits = super.gridTraits
        say(&traits)
        return traits
    }
}

extension View {
    /// Sets the number of columns of a ``Grid`` that the view spans.
    ///
    /// - Parameter count: 1 to 1,000; others count as the nearest of them.
    public func gridCellColumns(_ count: Int) -> some View {
        with(LayoutModifier { GridCellItem($0, $1) { $0.columns = min(max(count, 1), 1_000) } })
    }

    /// Sets the alignment of the view in its cell of a ``Grid``.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        with(LayoutModifier { GridCellItem($0, $1) { $0.anchor = anchor } })
    }

    /// Sets the horizontal alignment of the column of a ``Grid`` that the view is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        with(LayoutModifier { GridCellItem($0, $1) { $0.columnShare = guide.share } })
    }

    /// Sets the axes along which the view does not enlarge its row or column of a ``Grid``.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        with(LayoutModifier { GridCellItem($0, $1) { $0.unsized = axes } })
    }
}
