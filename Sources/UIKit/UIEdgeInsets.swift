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
