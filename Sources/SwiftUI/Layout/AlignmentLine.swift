/// A line that views are aligned at, named by a type.
public protocol AlignmentID: SendableMetatype {
    /// Returns where the line is in a view that does not say so itself, in points from its upper leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The lines of alignments, by which views say where theirs are.
struct AlignmentKey: Hashable, Sendable {
    let id: ObjectIdentifier
    let axis: Axis
}

/// The size of a view, and the places of its alignment lines, in points from its upper leading corner.
public struct ViewDimensions: Equatable, Sendable {
    /// The width of the view, in points.
    public let width: CGFloat
    /// The height of the view, in points.
    public let height: CGFloat
    /// The lines that the view, or one in it, has set.
    let explicit: [AlignmentKey: CGFloat]

    init(_ size: CGSize, explicit: [AlignmentKey: CGFloat] = [:]) {
        (width, height) = (size.width, size.height)
        self.explicit = explicit
    }

    /// Where a vertical line is, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        explicit[guide.key] ?? guide.defaultValue(self)
    }

    /// Where a horizontal line is, in points from the upper edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        explicit[guide.key] ?? guide.defaultValue(self)
    }

    /// Where a vertical line was set, in points from the leading edge; nil if it was not.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

    /// Where a horizontal line was set, in points from the upper edge; nil if it was not.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }
}

/// A line at a share of a length.
private protocol ProportionalLine: AlignmentID {
    static var axis: Axis { get }
    static var share: CGFloat { get }
}

extension ProportionalLine {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        (axis == .horizontal ? context.width : context.height) * share
    }
}

private enum LeadingLine: ProportionalLine {
    static var axis: Axis { .horizontal }
    static var share: CGFloat { 0 }
}

private enum MiddleLine: ProportionalLine {
    static var axis: Axis { .horizontal }
    static var share: CGFloat { 0.5 }
}

private enum TrailingLine: ProportionalLine {
    static var axis: Axis { .horizontal }
    static var share: CGFloat { 1 }
}

private enum TopLine: ProportionalLine {
    static var axis: Axis { .vertical }
    static var share: CGFloat { 0 }
}

private enum CenterLine: ProportionalLine {
    static var axis: Axis { .vertical }
    static var share: CGFloat { 0.5 }
}

private enum BottomLine: ProportionalLine {
    static var axis: Axis { .vertical }
    static var share: CGFloat { 1 }
}

private enum FirstBaseline: ProportionalLine {
    static var axis: Axis { .vertical }
    static var share: CGFloat { 0.5 }
}

private enum LastBaseline: ProportionalLine {
    static var axis: Axis { .vertical }
    static var share: CGFloat { 1 }
}

/// An alignment along the x-axis.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    let defaultValue: @Sendable (ViewDimensions) -> CGFloat
    /// Where the line is in a view of width 1 without lines of its own.
    let share: CGFloat
    /// Whether the line is one of the program's.
    let isCustom: Bool

    /// Creates an alignment at a line of the program's own.
    public init<ID: AlignmentID>(_ id: ID.Type) {
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .horizontal)
        defaultValue = { ID.defaultValue(in: $0) }
        share = ID.defaultValue(in: ViewDimensions(CGSize(width: 1, height: 1)))
        isCustom = !(id is any ProportionalLine.Type)
    }

    /// Whether two alignments are at the same line.
    public static func == (first: Self, second: Self) -> Bool { first.key == second.key }

    /// Hashes the line.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingLine.self)
    /// The horizontal center.
    public static let center = HorizontalAlignment(MiddleLine.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingLine.self)
}

/// An alignment along the y-axis.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    let defaultValue: @Sendable (ViewDimensions) -> CGFloat
    /// Where the line is in a view of height 1 without lines of its own.
    let share: CGFloat
    /// Whether the line is one of the program's.
    let isCustom: Bool

    /// Creates an alignment at a line of the program's own.
    public init<ID: AlignmentID>(_ id: ID.Type) {
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .vertical)
        defaultValue = { ID.defaultValue(in: $0) }
        share = ID.defaultValue(in: ViewDimensions(CGSize(width: 1, height: 1)))
        isCustom = !(id is any ProportionalLine.Type)
    }

    /// Whether two alignments are at the same line.
    public static func == (first: Self, second: Self) -> Bool { first.key == second.key }

    /// Hashes the line.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The top edge.
    public static let top = VerticalAlignment(TopLine.self)
    /// The vertical center.
    public static let center = VerticalAlignment(CenterLine.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomLine.self)
    /// The baseline of the first line of text; here the center, as baselines are not laid out.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the last line of text; here the bottom, as baselines are not laid out.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

extension Alignment {
    /// Whether one of the lines is one of the program's.
    var isCustom: Bool { horizontal.isCustom || vertical.isCustom }
}
