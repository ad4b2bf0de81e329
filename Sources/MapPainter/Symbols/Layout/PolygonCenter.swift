import Geodesy

/// The point of a polygon that is farthest from its sides.
///
/// Method: polylabel of Mapbox: squares that may hold a better point are divided, the most promising first.
enum PolygonCenter {
    private struct Cell {
        let center: SIMD2<Double>
        let half: Double
        let distance: Double
        /// The farthest that any point of the square may be.
        var most: Double { distance + half * 2.0.squareRoot() }

        init(_ center: SIMD2<Double>, _ half: Double, _ rings: [[SIMD2<Double>]]) {
            self.center = center
            self.half = half
            distance = PolygonCenter.distance(center, rings)
        }
    }

    /// The maximum number of squares that are examined.
    private static let maximumCount = 4000

    /// The point within `precision` of the best one; rings end with their first point.
    static func point(_ rings: [[SIMD2<Double>]], precision: Double) -> SIMD2<Double>? {
        guard let outer = rings.first, let first = outer.first else { return nil }
        var low = first
        var high = first
        for point in outer {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        let size = high - low
        let side = min(size.x, size.y)
        guard side > 0 else { return low }
        var cells: [Cell] = []
        let half = side / 2
        var x = low.x
        while x < high.x, cells.count < maximumCount {
            var y = low.y
            while y < high.y, cells.count < maximumCount {
                cells.append(Cell(SIMD2(x + half, y + half), half, rings))
                y += side
            }
            x += side
        }
        var best = centroid(outer, rings)
        var count = cells.count
        while let index = cells.indices.max(by: { cells[$0].most < cells[$1].most }) {
            let cell = cells[index]
            cells[index] = cells[cells.count - 1]
            cells.removeLast()
            if cell.distance > best.distance { best = cell }
            if cell.most - best.distance <= precision || count > maximumCount { break }
            let quarter = cell.half / 2
            for way in [SIMD2(-1.0, -1), SIMD2(1, -1), SIMD2(-1, 1), SIMD2(1, 1)] {
                cells.append(Cell(cell.center + way * quarter, quarter, rings))
            }
            count += 4
        }
        return best.center
    }

    private static func centroid(_ ring: [SIMD2<Double>], _ rings: [[SIMD2<Double>]]) -> Cell {
        var area = 0.0
        var sum = SIMD2<Double>.zero
        for (a, b) in zip(ring, ring.dropFirst()) {
            let cross = a.x * b.y - b.x * a.y
            sum += (a + b) * cross
            area += cross * 3
        }
        return Cell(area == 0 ? ring[0] : sum / area, 0, rings)
    }

    /// How far inside a point is, less than 0 outside.
    private static func distance(_ point: SIMD2<Double>, _ rings: [[SIMD2<Double>]]) -> Double {
        var rule = EvenOddRule(x: point.x, y: point.y)
        var least = Double.infinity
        for ring in rings {
            for (a, b) in zip(ring, ring.dropFirst()) {
                rule.pass(a.x, a.y, b.x, b.y)
                let way = b - a
                let length = (way * way).sum()
                let t = length == 0 ? 0 : min(max(((point - a) * way).sum() / length, 0), 1)
                let off = point - (a + way * t)
                least = min(least, (off * off).sum())
            }
        }
        return (rule.isInside ? 1 : -1) * least.squareRoot()
    }
}
