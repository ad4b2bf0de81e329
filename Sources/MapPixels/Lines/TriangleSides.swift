/// The sides of a triangle in a picture, each from above to below, so that neighbors compute the same.
struct TriangleSides {
    private let a, b, c: Side

    private struct Side {
        let start: SIMD2<Double>
        let end: Double
        /// Columns for a row down.
        let slope: Double

        init(_ one: SIMD2<Double>, _ other: SIMD2<Double>) {
            let isDown = one.y < other.y || one.y == other.y && one.x < other.x
            let (from, to) = isDown ? (one, other) : (other, one)
            start = from
            end = to.y
            // Of a level side no row asks.
            slope = (to.x - from.x) / (to.y - from.y)
        }

        /// Widens a range by where the side crosses a row's middle.
        @inline(__always)
        func widen(_ low: inout Double, _ high: inout Double, _ y: Double) {
            guard start.y <= y, y < end else { return }
            let x = start.x + (y - start.y) * slope
            low = min(low, x)
            high = max(high, x)
        }
    }

    init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
        self.a = Side(a, b)
        self.b = Side(b, c)
        self.c = Side(c, a)
    }

    /// The columns whose middles lie in the triangle, in the row with its middle at `y`.
    @inline(__always)
    func columns(_ y: Double, _ width: Int) -> Range<Int> {
        var low = Double.infinity
        var high = -Double.infinity
        a.widen(&low, &high, y)
        b.widen(&low, &high, y)
        c.widen(&low, &high, y)
        guard low < high, low < Double(width), high > 0 else { return 0..<0 }
        let start = Self.ceiling(max(low - 0.5, 0))
        return start..<max(start, min(width, Self.ceiling(min(max(high - 0.5, 0), 0x1p30))))
    }

    /// The least whole number that is not below a number from 0 on; faster than to round, which is a call where processors of all kinds
    /// are served.
    @inline(__always)
    private static func ceiling(_ value: Double) -> Int {
        let whole = Int(value)
        return Double(whole) < value ? whole &+ 1 : whole
    }
}
