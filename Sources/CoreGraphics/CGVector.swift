/// A direction and a length in the plane.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
    /// The component along x, to the right.
    public var dx: CGFloat
    /// The component along y, downward in UIKit's coordinates.
    public var dy: CGFloat

    /// The vector of components 0, 0.
    public static var zero: CGVector { CGVector() }

    /// Creates the vector of components 0, 0.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components along x and y.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from whole components along x and y.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its components along x and y.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
