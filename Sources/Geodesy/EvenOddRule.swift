/// The even-odd rule: a point is inside rings if a ray from it eastward passes an odd number of their edges.
///
/// Edges are straight in the plane of x and y, whatever their unit. Of points on an edge some count as inside, some do
/// not; of areas that share an edge, one has them. Where that matters, `PolygonRings` tells points on the boundary.
/// Public, since another module inlines nothing that is `package`: the sequence would stay generic, a call a corner.
public struct EvenOddRule: Sendable {
    @usableFromInline let x: Double
    @usableFromInline let y: Double
    @usableFromInline var hasOddPasses = false

    /// Creates the rule for a point, inside nothing so far.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether the point is inside the rings whose edges were passed so far.
    @inlinable
    public var isInside: Bool { hasOddPasses }

    /// Whether the ray passes an edge between two corners.
    @inlinable
    public func passes(
        _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double
    ) -> Bool {
        (fromY > y) != (toY > y) && x < fromX + (y - fromY) / (toY - fromY) * (toX - fromX)
    }

    /// Counts an edge between two corners.
    @inlinable
    public mutating func pass(
        _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double
    ) {
        if passes(fromX, fromY, toX, toY) { hasOddPasses.toggle() }
    }

    /// Counts the edges between corners that follow each other; the last is joined with the first.
    ///
    /// - Parameters:
    ///   - ring: The corners.
    ///   - position: The x and y of a corner.
    @inlinable
    public mutating func pass<Corners: Sequence>(
        ring: Corners, _ position: (Corners.Element) -> (x: Double, y: Double)
    ) {
        var corners = ring.makeIterator()
        guard let firstCorner = corners.next() else { return }
        let first = position(firstCorner)
        var last = first
        while let corner = corners.next() {
            let next = position(corner)
            pass(last.x, last.y, next.x, next.y)
            last = next
        }
        pass(last.x, last.y, first.x, first.y)
    }
}
