import Geodesy

/// A rectangle of latitudes and longitudes, in degrees.
public struct TileBounds: Hashable, Sendable {
    /// The southern edge, −90 to 90.
    public var south: Double
    /// The western edge, −180 to 180.
    public var west: Double
    /// The northern edge, not below the southern one.
    public var north: Double
    /// The eastern edge, not below the western one.
    public var east: Double

    /// Creates a rectangle from its edges in degrees; traps if they are out of range.
    public init(south: Double, west: Double, north: Double, east: Double) {
        precondition(
            -90 <= south && south <= north && north <= 90 && -180 <= west && west <= east
                && east <= 180, "bounds are south, west, north, east in degrees")
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Whether a part of the rectangle lies in a tile's square; a common edge counts.
    public func meets(_ tile: TileID) -> Bool {
        let square = tile.bounds
        return square.west <= east && west <= square.east && square.south <= north
            && south <= square.north
    }

    /// The bounds of the world in Web Mercator, up to 85.05° of latitude.
    public static let world = TileID(z: 0, x: 0, y: 0).bounds
}

/// The view to show at first: a position and a zoom.
public struct TileCenter: Hashable, Sendable {
    /// Degrees north of the equator, −90 to 90.
    public var latitude: Double
    /// Degrees east of Greenwich, −180 to 180.
    public var longitude: Double
    /// The zoom level, 0 to 26.
    public var zoom: UInt8

    /// Creates a center from degrees and a zoom; traps if they are out of range.
    public init(latitude: Double, longitude: Double, zoom: UInt8) {
        precondition(
            (-90...90).contains(latitude) && (-180...180).contains(longitude)
                && zoom <= TileID.maximumZoom, "a center is a latitude, a longitude and a zoom")
        self.latitude = latitude
        self.longitude = longitude
        self.zoom = zoom
    }
}

extension TileID {
    /// The tile's edges in degrees, without any buffer (spherical Web Mercator, EPSG:3857).
    public var bounds: TileBounds {
        let size = Double(UInt32(1) << UInt32(z))
        func longitude(_ column: UInt32) -> Double {
            WebMercator.longitude(x: Double(column) / size)
        }
        func latitude(_ row: UInt32) -> Double { WebMercator.latitude(y: Double(row) / size) }
        return TileBounds(
            south: latitude(y + 1), west: longitude(x), north: latitude(y), east: longitude(x + 1))
    }

    /// The tile that holds a place; latitudes beyond the map's edge (85.05°) are moved to it.
    ///
    /// - Parameters:
    ///   - latitude: Degrees, −90 to 90.
    ///   - longitude: Degrees, −180 to 180.
    ///   - zoom: 0 to 26.
    public init(latitude: Double, longitude: Double, zoom: UInt8) {
        precondition(
            (-90...90).contains(latitude) && (-180...180).contains(longitude), "not a place")
        let count = UInt32(1) << UInt32(zoom)
        let row = WebMercator.y(latitude: latitude)
        func index(_ share: Double) -> UInt32 {
            UInt32(min(max(share * Double(count), 0), Double(count - 1)))
        }
        self.init(z: zoom, x: index(WebMercator.x(longitude: longitude)), y: index(row))
    }
}
