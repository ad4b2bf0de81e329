/// Where points of a square of the web's Mercator map lie in a picture whose coordinates take long to find.
///
/// They are found at knots, and between these on straight lines. With knots 16 pixels apart what lies between is less than 0.05 pixels of the
/// square away from where it should be, from zoom 5 on: (16 pixels)² by eight radii of the Earth.
struct SquareGrid {
    /// Columns and rows of the picture's pixels at the knots, in rows.
    private let knots: [SIMD2<Double>]
    /// Knots less one, along a side.
    private let count: Int
    private let side: Int

    /// Finds the knots of a square.
    ///
    /// - Parameters:
    ///   - place: Where the picture lies.
    ///   - side: Pixels along a side of the square.
    init(_ place: GeoReference, zoom: Int, x: Int, y: Int, side: Int) {
        count = zoom < 5 ? side : max(side / 16, 1)
        self.side = side
        let squares = Double(1 << zoom)
        let steps = count
        knots = (0...steps).flatMap { row in
            (0...steps).map { column in
                place.pixel(
                    x: (Double(x) + Double(column) / Double(steps)) / squares,
                    y: (Double(y) + Double(row) / Double(steps)) / squares)
            }
        }
    }

    /// Where a point lies that is given by columns and rows of the square's pixels; not a number far from the picture's zone.
    func pixel(_ column: Double, _ row: Double) -> SIMD2<Double> {
        let share = Double(count) / Double(side)
        let (x, y) = (column * share, row * share)
        let left = min(max(Int(x), 0), count - 1)
        let top = min(max(Int(y), 0), count - 1)
        let (right, down) = (x - Double(left), y - Double(top))
        let first = top * (count + 1) + left
        let second = first + count + 1
        let upper = knots[first] + (knots[first + 1] - knots[first]) * right
        let lower = knots[second] + (knots[second + 1] - knots[second]) * right
        return upper + (lower - upper) * down
    }

    /// The corners of a box around all knots; nil where none is near the picture's zone.
    var box: (low: SIMD2<Double>, high: SIMD2<Double>)? {
        let known = knots.filter { $0.x.isFinite && $0.y.isFinite }
        guard let first = known.first else { return nil }
        return known.reduce((first, first)) {
            (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
        }
    }
}
