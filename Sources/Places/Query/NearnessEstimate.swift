import Bytes

/// Estimates how near places and boxes are, quicker than measuring: for choosing what to look at first.
struct NearnessEstimate {
    private let center: PackedPoint?
    private let latitude: Float
    private let cosine: Float
    private let scale: Float
    /// Units of 1e-7 degrees to the north, and to the east here, in shares of `scale`.
    private let northShare: Float
    private let eastShare: Float
    /// Within so many units the Earth is taken to be flat: one degree.
    private static let flat: Int64 = 10_000_000

    /// - Parameters:
    ///   - center: Where the person is; nil makes everything equally near.
    ///   - scale: The distance that counts as near, in meters.
    init(center: PackedPoint?, scale: Double) {
        self.center = center
        self.scale = Float(scale)
        latitude = Float(center?.latitude ?? 0) * Self.radiansPerUnit
        cosine = Self.cosine(latitude)
        northShare = Self.radiansPerUnit * Self.earthRadius / self.scale
        eastShare = northShare * cosine
    }

    // A number as it is: one that is worked out once costs a look each time.
    private static let radiansPerUnit: Float = 1.745_329_25e-9
    private static let earthRadius: Float = 6_371_009

    /// As `PlaceSearch.nearness` of a point.
    @inline(__always)
    func of(_ latitude: Int32, _ longitude: Int32) -> Float {
        guard let center else { return 0.5 }
        return nearness(
            Int64(center.latitude) - Int64(latitude), Int64(center.longitude) - Int64(longitude),
            latitude)
    }

    /// The nearness of the nearest point of a box, about.
    @inline(__always)
    func of(_ box: PackedBox) -> Float {
        guard let center else { return 0.5 }
        let latitude = min(max(center.latitude, box.south), box.north)
        let west = Int64(box.west) - Int64(center.longitude)
        let east = Int64(center.longitude) - Int64(box.east)
        // Whichever side is nearer, going round the world if that is shorter.
        var aside = max(west, east, 0)
        if aside > 0 { aside = min(aside, 3_600_000_000 + min(west, east)) }
        return nearness(Int64(center.latitude) - Int64(latitude), aside, latitude)
    }

    @inline(__always)
    private func nearness(_ north: Int64, _ east: Int64, _ latitude: Int32) -> Float {
        if abs(north) < Self.flat, abs(east) < Self.flat {
            let dy = Float(north) * northShare
            let dx = Float(east) * eastShare
            return 1 - log2Approximately(1 + (dy * dy + dx * dx).squareRoot()) / 18
        }
        return roundNearness(north, east, latitude)
    }

    private func roundNearness(_ north: Int64, _ east: Int64, _ latitude: Int32) -> Float {
        let half = Self.radiansPerUnit / 2
        let dy = Self.sine(Float(north) * half)
        var aside = abs(east)
        if aside > 1_800_000_000 { aside = 3_600_000_000 - aside }
        let dx = Self.sine(Float(aside) * half)
        let other = Self.cosine(Float(latitude) * Self.radiansPerUnit)
        // A damaged file may say that a place is beyond the poles.
        let h = min(max(dy * dy + cosine * other * dx * dx, 0), 1)
        let distance = 2 * Self.earthRadius * Self.arcsine(h.squareRoot())
        return 1 - log2Approximately(1 + distance / scale) / 18
    }

    // Polynomials, exact to some 1e-4 of the result between the poles and half around the world.

    private static func sine(_ x: Float) -> Float {
        let square = x * x
        return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    }

    private static func cosine(_ x: Float) -> Float {
        let square = x * x
        return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    }

    private static func arcsine(_ x: Float) -> Float {
        if x < 0.5 {
            let square = x * x
            return x * (1 + square * (1 / 6 + square * (3 / 40 + square * 15 / 336)))
        }
        // M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, 4.4.45.
        return .pi / 2 - (1 - x).squareRoot()
            * (1.570_728_8 + x * (-0.212_114_4 + x * (0.074_261 - x * 0.018_729_3)))
    }
}
