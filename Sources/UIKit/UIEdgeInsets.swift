/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
    /// The distance from each edge; positive inward.
    public var top, left, bottom, right: CGFloat

    /// Insets of 0 points at every edge.
    public static var zero: UIEdgeInsets { UIEdgeInsets() }

    /// Creates insets of 0 points at every edge.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from the distances to each edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension CGRect {
    /// Returns the rectangle without the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set of edges from the raw value, one bit an edge.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The left edge.
    public static let left = Self(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The right edge.
    public static let right = Self(rawValue: 1 << 3)
    /// All edges.
    public static let all: Self = [.top, .left, .bottom, .right]
}
