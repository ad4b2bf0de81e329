/// Distances from one point on the mean sphere, in single precision and without calls: for ordering what is to be
/// looked at first.
///
/// Within a degree of the point the ground is taken as flat with the scale there; beyond, it is the haversine with
/// polynomials for the functions. Within 1 % of the geodesic up to 89° of latitude; nearer to a pole within 2 km more.
/// Public, since another module inlines nothing that is `package`.
public struct DistanceEstimate: Sendable {
    @usableFromInline let center: PackedCoordinate
    @usableFromInline let cosine: Float
    /// The length in which distances are counted, in meters.
    @usableFromInline let unit: Float
    /// Units of 1e-7 degrees to the north, and to the east here, in shares of `unit`.
    @usableFromInline let northShare: Float
    @usableFromInline let eastShare: Float

    /// Prepares estimates.
    ///
    /// - Parameters:
    ///   - center: Where distances are measured from.
    ///   - unitMeters: The length in which they are counted, in meters; above 0.
    public init(from center: PackedCoordinate, unitMeters: Float) {
        self.center = center
        unit = unitMeters
        cosine = Self.cosine(Float(center.latitude) * Self.radiansPerUnit)
        northShare = Self.radiansPerUnit * Self.earthRadius / unitMeters
        eastShare = northShare * cosine
    }

    /// Within so many units the Earth is taken to be flat: one degree.
    @usableFromInline static var flat: Int64 { 10_000_000 }
    @usableFromInline static var radiansPerUnit: Float { 1.745_329_25e-9 }
    @usableFromInline static var earthRadius: Float { Float(WGS84.meanRadius) }

    /// Returns the distance of a point, in units of length.
    @inlinable @inline(__always)
    public func toPoint(_ latitude: Int32, _ longitude: Int32) -> Float {
        distance(
            Int64(center.latitude) - Int64(latitude), Int64(center.longitude) - Int64(longitude),
            latitude)
    }

    /// Returns the distance of the nearest point of a box, about, in units of length.
    @inlinable @inline(__always)
    public func toBox(_ box: PackedBox) -> Float {
        let latitude = min(max(center.latitude, box.south), box.north)
        let west = Int64(box.west) - Int64(center.longitude)
        let east = Int64(center.longitude) - Int64(box.east)
        // Whichever side is nearer, going round the world if that is shorter.
        var aside = max(west, east, 0)
        if aside > 0 { aside = min(aside, 3_600_000_000 + min(west, east)) }
        return distance(Int64(center.latitude) - Int64(latitude), aside, latitude)
    }

    @inlinable @inline(__always)
    func distance(_ north: Int64, _ east: Int64, _ latitude: Int32) -> Float {
        if abs(north) < Self.flat, abs(east) < Self.flat {
            let dy = Float(north) * northShare
            let dx = Float(east) * eastShare
            return (dy * dy + dx * dx).squareRoot()
        }
        return farDistance(north, east, latitude)
    }

    @usableFromInline
    func farDistance(_ north: Int64, _ east: Int64, _ latitude: Int32) -> Float {
        let half = Self.radiansPerUnit / 2
        let dy = Self.sine(Float(north) * half)
        var aside = abs(east)
        if aside > 1_800_000_000 { aside = 3_600_000_000 - aside }
        let dx = Self.sine(Float(aside) * half)
        let other = Self.cosine(Float(latitude) * Self.radiansPerUnit)
        // A damaged file may say that a place is beyond the poles.
        let h = min(max(dy * dy + cosine * other * dx * dx, 0), 1)
        return 2 * Self.earthRadius * Self.arcsine(h.squareRoot()) / unit
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
