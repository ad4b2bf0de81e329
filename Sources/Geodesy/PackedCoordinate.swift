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

    /// Returns the point at a fraction of the straight line to another, on the plane of latitude and longitude.
    ///
    /// Lines across the 180th meridian take the long way around.
    @inlinable
    public func interpolated(to other: PackedCoordinate, _ fraction: Double) -> PackedCoordinate {
        func between(_ a: Int32, _ b: Int32) -> Int32 {
            Int32((Double(a) + (Double(b) - Double(a)) * fraction).rounded())
        }
        return PackedCoordinate(
            between(latitude, other.latitude), between(longitude, other.longitude))
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

/// A box of coordinates in units of 1e-7 degrees, edges included.
///
/// It does not lie over the 180th meridian: such a region is asked for in two boxes. Public for the reason that
/// `PackedCoordinate` is.
public struct PackedBox: Sendable, Hashable, BitwiseCopyable {
    /// The edges, in units of 1e-7 degrees.
    public var south, west, north, east: Int32

    /// Creates a box from its edges, stored unchanged.
    @inlinable
    public init(south: Int32, west: Int32, north: Int32, east: Int32) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Creates the box of one point.
    @inlinable
    public init(_ latitude: Int32, _ longitude: Int32) {
        self.init(south: latitude, west: longitude, north: latitude, east: longitude)
    }

    /// Extends the box to hold another.
    @inlinable
    public mutating func extend(_ other: PackedBox) {
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    /// Returns whether a point lies in the box or on its edge.
    @inlinable
    public func contains(_ latitude: Int32, _ longitude: Int32) -> Bool {
        latitude >= south && latitude <= north && longitude >= west && longitude <= east
    }
}
