/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The width of a column or the height of a row.
    public enum Size: Sendable {
        /// A fixed length, in points.
        case fixed(CGFloat)
        /// An equal part of the remaining room, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit, each within limits in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column or the height of the row.
    public var size: Size
    /// The distance to the next one, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of views in the column or row; nil for the center.
    public var alignment: Alignment?

    /// Creates a column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Which headings of a lazy grid stay in sight; here none do.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32
    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views that fill columns row by row; here all of them are made.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let columns: [GridItem]
    private let share: CGFloat
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a grid; a spacing of nil is 8 points between rows.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        share = alignment.share
        self.spacing = spacing
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            LineGridItem(
                node, axis: .vertical, columns, share: share, spacing: spacing ?? 8,
                node.childItems)
        ]
    }
}

/// Views that fill rows column by column; here all of them are made.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let rows: [GridItem]
    private let share: CGFloat
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a grid; a spacing of nil is 8 points between columns.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        share = alignment.share
        self.spacing = spacing
        self.content = content()
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [
            LineGridItem(
                node, axis: .horizontal, rows, share: share, spacing: spacing ?? 8,
                node.childItems)
        ]
    }
}

/// Things in lines, each with as many as there are lanes across it.
final class LineGridItem: LayoutItem {
    /// A column of a grid that grows downwards, a row of one that grows to the side.
    private struct Lane {
        var start: CGFloat
        var breadth: CGFloat
        var alignment: Alignment
    }

    private let axis: Axis
    private let tracks: [GridItem]
    private let share: CGFloat
    private let spacing: CGFloat

    /// - Parameters:
    ///   - axis: The way that lines follow each other.
    ///   - share: Where the lanes stand in what is broader than they are, 0 to 1.
    init(
        _ node: ViewNode, axis: Axis, _ tracks: [GridItem], share: CGFloat, spacing: CGFloat,
        _ children: [LayoutItem]
    ) {
        self.axis = axis
        self.tracks = tracks.isEmpty ? [GridItem()] : tracks
        self.share = share
        self.spacing = spacing
        super.init(node, children)
    }

    /// Lays the lanes out in what there is across the lines.
    private func lanes(_ total: CGFloat?) -> [Lane] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = max((total ?? 0) - gaps, 0)
        var open = 0
        for track in tracks {
            if case .fixed(let breadth) = track.size { left -= breadth } else { open += 1 }
        }
        var lanes: [Lane] = []
        var start: CGFloat = 0
        func add(_ breadth: CGFloat, _ track: GridItem) {
            lanes.append(
                Lane(start: start, breadth: breadth, alignment: track.alignment ?? .center))
            start += breadth + (track.spacing ?? 8)
        }
        for track in tracks {
            switch track.size {
            case .fixed(let breadth): add(breadth, track)
            case .flexible(let least, let most):
                let breadth = min(max(left / CGFloat(open), least), max(most, least))
                add(breadth, track)
                left = max(left - breadth, 0)
                open -= 1
            case .adaptive(let least, let most):
                let (gap, room) = (track.spacing ?? 8, left / CGFloat(open))
                let fitting = ((room + gap) / max(least + gap, 1)).rounded(.down)
                let count = max(fitting.isFinite ? min(fitting, 10_000) : 1, 1)
                let breadth = min(
                    max((room - (count - 1) * gap) / count, least), max(most, least))
                for _ in 0..<Int(count) { add(breadth, track) }
                left = max(left - room, 0)
                open -= 1
            }
        }
        return lanes
    }

    private func breadth(of lanes: [Lane]) -> CGFloat {
        lanes.last.map { $0.start + $0.breadth } ?? 0
    }

    private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
        axis == .vertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    private func offer(_ lane: Lane) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: lane.breadth, height: nil)
            : ProposedViewSize(width: nil, height: lane.breadth)
    }

    /// The lengths of the lines: of each the longest of those in it.
    private func lengths(_ lanes: [Lane]) -> [CGFloat] {
        stride(from: 0, to: children.count, by: lanes.count).map { first in
            zip(children[first...], lanes).reduce(0) { longest, cell in
                let own = cell.0.size(offer(cell.1))
                return max(longest, axis == .vertical ? own.height : own.width)
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let total = axis == .vertical ? proposal.width : proposal.height
        let lanes = lanes(total.map { $0.isFinite ? $0 : 0 })
        let lengths = lengths(lanes)
        return size(
            lengths.reduce(CGFloat(max(lengths.count - 1, 0)) * spacing, +), breadth(of: lanes))
    }

    override func placeChildren(_ size: CGSize) {
        let total = axis == .vertical ? size.width : size.height
        let lanes = lanes(total)
        let aside = (total - breadth(of: lanes)) * share
        var position: CGFloat = 0
        for (line, length) in lengths(lanes).enumerated() {
            for (child, lane) in zip(children[(line * lanes.count)...], lanes) {
                let own = child.size(offer(lane))
                let start = aside + lane.start
                let cell =
                    axis == .vertical
                    ? CGRect(x: start, y: position, width: lane.breadth, height: length)
                    : CGRect(x: position, y: start, width: length, height: lane.breadth)
                child.place(lane.alignment.frame(of: own, in: cell))
            }
            position += length + spacing
        }
    }

    override var inner: LayoutItem? { nil }

    override func elements() -> [InterfaceElement] { [element(.group)] }
}
