/// What of a picture symbols have taken, in square cells so that few are compared.
struct CollisionGrid {
    /// A box, or a circle where `radius` is not nil.
    struct Shape {
        var low: SIMD2<Double>
        var high: SIMD2<Double>
        var radius: Double?

        init(low: SIMD2<Double>, high: SIMD2<Double>) {
            self.low = low
            self.high = high
        }

        init(center: SIMD2<Double>, radius: Double) {
            low = center - radius
            high = center + radius
            self.radius = radius
        }

        var center: SIMD2<Double> { (low + high) / 2 }

        /// The box around several boxes' corners.
        init(around points: [SIMD2<Double>]) {
            var low = SIMD2(repeating: Double.infinity)
            var high = -low
            for point in points {
                low = pointwiseMin(low, point)
                high = pointwiseMax(high, point)
            }
            self.init(low: low, high: high)
        }

        /// Whether two shapes have a point in common.
        func meets(_ other: Shape) -> Bool {
            switch (radius, other.radius) {
            case (nil, nil):
                return low.x <= other.high.x && low.y <= other.high.y && high.x >= other.low.x
                    && high.y >= other.low.y
            case (let a?, let b?):
                let way = center - other.center
                return (way * way).sum() < (a + b) * (a + b)
            case (let a?, nil):
                let nearest = center.clamped(lowerBound: other.low, upperBound: other.high)
                let way = center - nearest
                return (way * way).sum() <= a * a
            case (nil, _?): return other.meets(self)
            }
        }
    }

    private struct Entry {
        let shape: Shape
        let overlap: SymbolRules.Overlap
    }

    private var entries: [Entry] = []
    private var cells: [[Int32]]
    private let columns: Int
    private let rows: Int
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>
    private let side: Double
    /// A box whose sides nothing may cross that must not overlap others; nil for none.
    private let border: Shape?

    /// Creates an empty grid.
    ///
    /// - Parameters:
    ///   - size: The picture's size in pixels.
    ///   - margin: How far beyond its sides symbols take part.
    ///   - side: A cell's side.
    ///   - border: How far inside the picture's sides a border lies that nothing may cross; nil for none.
    init(size: SIMD2<Double>, margin: Double, side: Double, border: Double? = nil) {
        self.border = border.map { Shape(low: SIMD2(repeating: $0), high: size - $0) }
        low = SIMD2(repeating: -margin)
        high = size + margin
        self.side = side
        columns = max(1, Int(((high.x - low.x) / side).rounded(.up)))
        rows = max(1, Int(((high.y - low.y) / side).rounded(.up)))
        cells = Array(repeating: [], count: columns * rows)
    }

    /// Whether any of a shape lies in the grid.
    func contains(_ shape: Shape) -> Bool {
        shape.high.x >= low.x && shape.high.y >= low.y && shape.low.x < high.x
            && shape.low.y < high.y
    }

    /// Whether shapes that belong together lie on both sides of the border.
    func crossesBorder(_ shapes: [Shape], _ overlap: SymbolRules.Overlap) -> Bool {
        guard overlap != .always, let border, !shapes.isEmpty else { return false }
        let all = Shape(around: shapes.flatMap { [$0.low, $0.high] })
        let isInside =
            all.low.x >= border.low.x && all.low.y >= border.low.y
            && all.high.x <= border.high.x && all.high.y <= border.high.y
        return all.meets(border) && !isInside
    }

    private func cellRange(_ shape: Shape) -> (ClosedRange<Int>, ClosedRange<Int>)? {
        guard contains(shape), shape.low.x.isFinite, shape.high.x.isFinite, shape.low.y.isFinite,
            shape.high.y.isFinite
        else { return nil }
        func cell(_ value: Double, _ start: Double, _ count: Int) -> Int {
            Int(min(max(((value - start) / side).rounded(.down), 0), Double(count - 1)))
        }
        return (
            cell(shape.low.x, low.x, columns)...cell(shape.high.x, low.x, columns),
            cell(shape.low.y, low.y, rows)...cell(shape.high.y, low.y, rows)
        )
    }

    /// Whether a shape meets one that it must not overlap.
    func isTaken(_ shape: Shape, _ overlap: SymbolRules.Overlap) -> Bool {
        guard overlap != .always, let (xs, ys) = cellRange(shape) else { return false }
        if crossesBorder([shape], overlap) { return true }
        for row in ys {
            for column in xs {
                for index in cells[row * columns + column] {
                    let entry = entries[Int(index)]
                    if overlap == .cooperative, entry.overlap != .never { continue }
                    if entry.shape.meets(shape) { return true }
                }
            }
        }
        return false
    }

    /// Inserts a shape.
    mutating func insert(_ shape: Shape, _ overlap: SymbolRules.Overlap) {
        guard let (xs, ys) = cellRange(shape) else { return }
        entries.append(Entry(shape: shape, overlap: overlap))
        for row in ys {
            for column in xs { cells[row * columns + column].append(Int32(entries.count - 1)) }
        }
    }
}
