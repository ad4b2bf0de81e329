/// The type of a feature's geometry, by its name in GeoJSON.
public enum GeometryType: String, Sendable {
    /// A geometry whose type isn't known.
    case unknown = "Unknown"
    /// A single point.
    case point = "Point"
    /// Several points.
    case multiPoint = "MultiPoint"
    /// A single line.
    case lineString = "LineString"
    /// Several lines.
    case multiLineString = "MultiLineString"
    /// A single polygon.
    case polygon = "Polygon"
    /// Several polygons.
    case multiPolygon = "MultiPolygon"
}

/// A tile by zoom, column and row.
public struct StyleTile: Hashable, Sendable {
    /// The zoom level, 0 or more.
    public var zoom: Int
    /// The column, counted from 0 at 180° west.
    public var x: Int
    /// The row, counted from 0 at the northern edge.
    public var y: Int

    /// Creates the address of a tile from zoom, column and row.
    public init(zoom: Int, x: Int, y: Int) {
        self.zoom = zoom
        self.x = x
        self.y = y
    }
}

/// The name of a property that expressions read, resolved once for a whole document.
///
/// A source of features finds the column of each name once, by ``PropertyNames``, and then reads by ``index``.
public struct PropertyKey: Hashable, Sendable {
    /// The name of the property.
    public let name: String
    /// The name's place in ``PropertyNames/names``; −1 for a name that an expression computes.
    public let index: Int

    /// Creates a key from a name and its index in ``PropertyNames``, -1 for none.
    public init(name: String, index: Int = -1) {
        self.name = name
        self.index = index
    }
}

/// A feature as expressions read it.
///
/// A vector tile's feature answers from the tile's own tables; nothing asks for all properties but the operator
/// `properties`.
public protocol StyleFeature {
    /// The type of the feature's geometry.
    var geometryType: GeometryType { get }
    /// The id, a number or text; nil if there is none.
    var id: StyleValue? { get }
    /// A property's value; nil if the feature lacks it.
    func value(of key: PropertyKey) -> StyleValue?
    /// All properties of the feature, by name.
    var properties: [String: StyleValue] { get }
    /// The geometry's parts in units of the tile, 8192 a side, y downwards; nil if it isn't at hand.
    ///
    /// Only `within` and `distance` ask for it. Rings repeat their first point.
    var tileGeometry: [[SIMD2<Double>]]? { get }
}

extension StyleFeature {
    /// Default implementation: nil, for no geometry.
    public var tileGeometry: [[SIMD2<Double>]]? { nil }
}

/// A feature whose properties lie in a dictionary.
public struct PlainStyleFeature: StyleFeature, Sendable {
    /// The type of the feature's geometry.
    public var geometryType: GeometryType
    /// The id, a number or text.
    public var id: StyleValue?
    /// All properties of the feature, by name.
    public var properties: [String: StyleValue]
    /// The geometry's parts in units of the tile, 8192 a side.
    public var tileGeometry: [[SIMD2<Double>]]?

    /// Creates a feature from its type, id, properties and geometry.
    public init(
        geometryType: GeometryType = .unknown, id: StyleValue? = nil,
        properties: [String: StyleValue] = [:], tileGeometry: [[SIMD2<Double>]]? = nil
    ) {
        self.geometryType = geometryType
        self.id = id
        self.properties = properties
        self.tileGeometry = tileGeometry
    }

    /// Returns the value of a property; nil if the feature lacks it.
    public func value(of key: PropertyKey) -> StyleValue? { properties[key.name] }
}
