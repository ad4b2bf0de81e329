/// A distance in both directions, in points.
public struct UIOffset: Equatable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downward.
    public var vertical: CGFloat

    /// Creates a distance in both directions.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public static let zero = UIOffset()
}
