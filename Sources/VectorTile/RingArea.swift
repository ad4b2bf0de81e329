extension VectorTile {
    /// Returns twice the signed area of a ring by the surveyor's formula, in square tile units.
    ///
    /// Positive for rings that run clockwise on a screen (y downwards): those are exterior rings in
    /// a vector tile. Negative for interior rings, 0 for degenerate ones. Exact for coordinates
    /// within ±2³⁰; beyond that the sum may wrap around.
    ///
    /// - Parameter points: x, y pairs, the first point not repeated at the end.
    /// - Complexity: O(n).
    public static func doubledArea(ofRing points: Span<Int32>) -> Int64 {
        precondition(points.count % 2 == 0, "coordinates come in pairs")
        guard points.count >= 6 else { return 0 }
        // Relative to the first point the products stay small and a translated ring sums alike.
        let originX = Int64(points[0])
        let originY = Int64(points[1])
        var previousX: Int64 = 0
        var previousY: Int64 = 0
        var sum: Int64 = 0
        var index = 2
        while index < points.count {
            let x = Int64(points[index]) - originX
            let y = Int64(points[index &+ 1]) - originY
            sum &+= (previousX &* y) &- (x &* previousY)
            previousX = x
            previousY = y
            index &+= 2
        }
        return sum
    }
}
