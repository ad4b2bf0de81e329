/// The latitude of Mercator's y by table: cubic Hermite interpolation, several times as fast as sinh and atan.
///
/// 2,048 steps over the world. With steps of 2π / 2,048 and a fourth derivative below 2, the error is below
/// 1e-12 radians: thousandths of a millimeter.
struct InverseLatitudeTable: Sendable {
    static let shared = InverseLatitudeTable()
    private static let stepBits: UInt32 = 21

    /// Latitude in degrees and its slope (per step) at each knot, in turn; count == 2 * 2,049.
    private let knots: [Double]

    private init() {
        let steps = 1 << (32 - Self.stepBits)
        var knots: [Double] = []
        for step in 0...steps {
            let north = Double.pi * (1 - 2 * Double(step) / Double(steps))
            knots.append(ElementaryFunctions.gudermannian(north) * (180 / .pi))
            // d gd t / dt = 1 / cosh t
            let power = ElementaryFunctions.exponential(north)
            knots.append(-4 * 180 / Double(steps) / (power + 1 / power))
        }
        self.knots = knots
    }

    /// Returns the latitude, in degrees, of the middle of a unit.
    func latitude(y: UInt32) -> Double {
        let step = Int(y >> Self.stepBits)
        let rest = y & (1 << Self.stepBits - 1)
        let t = (Double(rest) + 0.5) * (1 / Double(1 << Self.stepBits))
        let (v0, m0, v1, m1) = (
            knots[2 &* step], knots[2 &* step &+ 1], knots[2 &* step &+ 2], knots[2 &* step &+ 3]
        )
        let rise = v0 - v1
        let a = 2 * rise + m0 + m1
        let b = -3 * rise - 2 * m0 - m1
        return v0 + t * (m0 + t * (b + t * a))
    }
}
