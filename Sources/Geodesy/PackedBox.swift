/// A box of coordinates in units of 1e-7 degrees, edges included.
///
/// Over the 180th meridian its western edge is a greater longitude than its eastern one. Public for the reason that
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

    /// Whether the box lies over the 180th meridian.
    @inlinable
    public var spans180thMeridian: Bool { west > east }

    /// Extends the box to hold another; neither may lie over the 180th meridian, nor does the result.
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
        guard latitude >= south, latitude <= north else { return false }
        return west <= east
            ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    }

    /// Returns whether the box shares a point with another, which does not lie over the 180th meridian.
    @inlinable
    public func touches(_ box: PackedBox) -> Bool {
        guard south <= box.north, north >= box.south else { return false }
        return west <= east
            ? west <= box.east && east >= box.west : west <= box.east || east >= box.west
    }
}

extension PackedBox {
    /// The units around the world.
    private static var turn: Int64 { 3_600_000_000 }

    /// How many units the box is wide, from 0 to 3.6e9.
    package var width: Int64 {
        Int64(east) - Int64(west) + (spans180thMeridian ? Self.turn : 0)
    }

    /// The point in the middle.
    package var middle: PackedCoordinate {
        let latitude = Int32((Int64(south) + Int64(north)) / 2)
        guard spans180thMeridian else {
            return PackedCoordinate(latitude, Int32((Int64(west) + Int64(east)) / 2))
        }
        return PackedCoordinate(latitude, Self.wrapped(Int64(west) + width / 2))
    }

    /// The box itself, or its parts west and east of the 180th meridian.
    package var parts: [PackedBox] {
        guard spans180thMeridian else { return [self] }
        return [
            PackedBox(south: south, west: west, north: north, east: 1_800_000_000),
            PackedBox(south: south, west: -1_800_000_000, north: north, east: east),
        ]
    }

    /// Returns the point of the box that is nearest to another, of those on the same parallels or meridians.
    package func nearest(to point: PackedCoordinate) -> PackedCoordinate {
        let latitude = min(max(point.latitude, south), north)
        guard !contains(latitude, point.longitude) else {
            return PackedCoordinate(latitude, point.longitude)
        }
        let toWest = PackedCoordinate.eastward(Double(point.longitude), Double(west))
        let toEast = PackedCoordinate.eastward(Double(point.longitude), Double(east))
        return PackedCoordinate(latitude, abs(toWest) <= abs(toEast) ? west : east)
    }

    /// Extends the box to hold another, to the side that takes less; either may lie over the 180th meridian.
    package mutating func join(_ other: PackedBox) {
        var plain = self
        plain.extend(other)
        if !spans180thMeridian, !other.spans180thMeridian, plain.width <= Self.turn / 2 {
            self = plain
            return
        }
        let ahead = (Int64(other.west) - Int64(west) + Self.turn) % Self.turn
        let behind = (Int64(west) - Int64(other.west) + Self.turn) % Self.turn
        let fromHere = max(width, ahead + other.width)
        let fromThere = max(other.width, behind + width)
        let start = fromHere <= fromThere ? west : other.west
        let span = min(fromHere, fromThere)
        (south, north) = (plain.south, plain.north)
        (west, east) =
            span >= Self.turn
            ? (-1_800_000_000, 1_800_000_000) : (start, Self.wrapped(Int64(start) + span))
    }

    /// Returns the box with so many units more to each side, cut at the poles.
    package func widened(latitude: Int64, longitude: Int64) -> PackedBox {
        let isAround = width + 2 * longitude >= Self.turn
        return PackedBox(
            south: Int32(max(Int64(south) - latitude, -900_000_000)),
            west: isAround ? -1_800_000_000 : Self.wrapped(Int64(west) - longitude),
            north: Int32(min(Int64(north) + latitude, 900_000_000)),
            east: isAround ? 1_800_000_000 : Self.wrapped(Int64(east) + longitude))
    }

    /// A longitude of less than one and a half turns, between the edges of the map.
    private static func wrapped(_ longitude: Int64) -> Int32 {
        if longitude > turn / 2 { return Int32(longitude - turn) }
        return Int32(longitude < -turn / 2 ? longitude + turn : longitude)
    }
}

/// The box of points that are shown to it: the narrower of the two that hold them, of which one may lie over the
/// 180th meridian.
package struct PointBounds: Sendable {
    private var plain = PackedBox(south: .max, west: .max, north: .min, east: .min)
    /// The least longitude from 0 on, and the greatest below 0.
    private var leastEast = Int32.max
    private var greatestWest = Int32.min

    /// Creates the bounds of no points.
    package init() {}

    /// Takes a point in.
    @inline(__always)
    package mutating func add(_ point: PackedCoordinate) {
        plain.extend(PackedBox(point.latitude, point.longitude))
        if point.longitude < 0 {
            greatestWest = max(greatestWest, point.longitude)
        } else {
            leastEast = min(leastEast, point.longitude)
        }
    }

    /// The box; nil without points.
    package var box: PackedBox? {
        guard plain.south <= plain.north else { return nil }
        guard plain.west < 0, plain.east >= 0 else { return plain }
        let over = PackedBox(
            south: plain.south, west: leastEast, north: plain.north, east: greatestWest)
        return over.width < plain.width ? over : plain
    }
}
