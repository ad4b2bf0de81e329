/// A timing curve: maps time from 0 to 1 to progress from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    // The two points that bend a curve from 0, 0 to 1, 1.
    private let x1, y1, x2, y2: Double

    /// Returns a curve bent by two points, as the timing functions of style sheets are.
    ///
    /// The points' x is taken between 0 and 1, as time does not run back.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            x1: min(max(Double(startControlPoint.x), 0), 1), y1: Double(startControlPoint.y),
            x2: min(max(Double(endControlPoint.x), 0), 1), y2: Double(endControlPoint.y))
    }

    private init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// A curve of constant speed.
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// A curve that eases in and out.
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// A curve that starts slowly and ends at full speed.
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// A curve that starts at full speed and ends slowly.
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

    /// Returns the progress at a time; that of the nearer end outside 0 to 1.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return progress }
        // Time only rises along the curve: the place of a time is found by halving.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if Self.bent(middle, x1, x2) < progress { low = middle } else { high = middle }
        }
        return Self.bent((low + high) / 2, y1, y2)
    }

    private static func bent(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
