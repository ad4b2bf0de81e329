/// A direction and a length in the plane.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
    /// The length to the right.
    public var dx: CGFloat
    /// The length down.
    public var dy: CGFloat

    /// No length at all.
    public static var zero: CGVector { CGVector() }

    /// Creates a vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from whole lengths.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from lengths.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
