/// A coordinate in whole units of 1e-7 degrees: the resolution of OpenStreetMap, 1.1 cm at most.
///
/// What files and hot loops hold. At the borders of products stands `CLLocationCoordinate2D`; this is public since
/// another module inlines nothing that is `package`.
public struct PackedCoordinate: Sendable, Hashable, BitwiseCopyable {
    /// Units north of the equator; valid from -9e8 to 9e8.
    public var latitude: Int32
    /// Units east of the prime meridian; valid from -1.8e9 to 1.8e9.
    public var longitude: Int32

    /// Creates a coordinate from latitude and longitude in units, stored unchanged.
    @inlinable
    public init(_ latitude: Int32, _ longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The number of units in a degree: 10 million.
    @inlinable
    public static var unitsPerDegree: Double { 1e7 }

    /// Returns the number of units that is nearest to an angle of at most 214 degrees either way.
    @inlinable
    public static func units(rounding degrees: Double) -> Int32 {
        Int32((degrees * unitsPerDegree).rounded())
    }

    /// The angle of one unit, in radians.
    @inlinable
    public static var radiansPerUnit: Double { .pi / 180 / 1e7 }

    /// Returns the point at a fraction, 0 to 1, of the straight line to another, on the plane of latitude and longitude.
    ///
    /// The line takes the shorter way around the world.
    @inlinable
    public func interpolated(to other: PackedCoordinate, _ fraction: Double) -> PackedCoordinate {
        func between(_ a: Int32, _ b: Int32) -> Int32 {
            Int32((Double(a) + (Double(b) - Double(a)) * fraction).rounded())
        }
        let latitude = between(latitude, other.latitude)
        guard crosses180thMeridian(to: other) else {
            return PackedCoordinate(latitude, between(longitude, other.longitude))
        }
        return PackedCoordinate(
            latitude, between(turnedLongitude, other.turnedLongitude)
        ).turned
    }

    /// Returns whether the shorter way to another coordinate leads over the 180th meridian.
    @inlinable
    public func crosses180thMeridian(to other: PackedCoordinate) -> Bool {
        (Int64(longitude) - Int64(other.longitude)).magnitude > 1_800_000_000
    }

    /// The coordinate half around the world at the same latitude.
    ///
    /// What lies at the 180th meridian comes to lie at the prime one, where longitudes go on without a break. Turned
    /// twice it is where it was.
    @inlinable
    public var turned: PackedCoordinate { PackedCoordinate(latitude, turnedLongitude) }

    /// The longitude half around the world.
    @inlinable
    var turnedLongitude: Int32 {
        longitude > 0 ? longitude - 1_800_000_000 : longitude + 1_800_000_000
    }

    /// Returns how far another coordinate is to the north and to the east, in units; the shorter way around the
    /// world.
    @inlinable
    public func difference(to other: PackedCoordinate) -> (north: Double, east: Double) {
        (
            Double(other.latitude) - Double(latitude),
            Self.eastward(Double(longitude), Double(other.longitude))
        )
    }

    /// Returns how far east one longitude lies of another, in units; the shorter way around the world.
    @inlinable
    public static func eastward(_ from: Double, _ to: Double) -> Double {
        let east = to - from
        return abs(east) > 1.8e9 ? east - (east < 0 ? -3.6e9 : 3.6e9) : east
    }
}
