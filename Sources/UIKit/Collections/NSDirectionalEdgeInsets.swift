/// Distances from the edges of a rectangle, by the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance from the top in points.
    public var top: CGFloat
    /// The distance from the edge where lines begin in points.
    public var leading: CGFloat
    /// The distance from the bottom in points.
    public var bottom: CGFloat
    /// The distance from the edge where lines end in points.
    public var trailing: CGFloat

    /// Insets of zero.
    public static let zero = Self()

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// What is left of a rectangle, at least nothing.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top,
            width: max(rect.width - leading - trailing, 0),
            height: max(rect.height - top - bottom, 0))
    }
}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
