#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

/// The types of GeoJSON, RFC 7946.
///
/// Geometry is kept as it was read: nothing is cut at the 180th meridian, no ring is turned.
public enum GeoJSON {
    /// A place: coordinates in degrees, and perhaps a height.
    public struct Position: Equatable, Hashable, Sendable {
        /// Degrees north of the equator, -90 to 90 where RFC 7946 is kept.
        public var latitude: Double
        /// Degrees east of the prime meridian, -180 to 180 where RFC 7946 is kept.
        public var longitude: Double
        /// Meters above the WGS 84 ellipsoid, if known.
        ///
        /// Numbers after it are not kept (RFC 7946, 3.1.1).
        public var altitude: Double?

        /// Creates a position from its numbers, stored unchanged.
        public init(latitude: Double, longitude: Double, altitude: Double? = nil) {
            self.latitude = latitude
            self.longitude = longitude
            self.altitude = altitude
        }

        /// Creates a position without altitude from a coordinate.
        public init(_ coordinate: CLLocationCoordinate2D) {
            self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
        }

        /// The latitude and longitude, without the altitude.
        public var coordinate: CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }

    /// A geometry of RFC 7946, with its coordinates.
    public indirect enum Geometry: Equatable, Hashable, Sendable {
        /// A `Point`: one position.
        case point(Position)
        /// A `MultiPoint`: positions without order.
        case multiPoint([Position])
        /// A `LineString`: the positions of a line.
        case lineString([Position])
        /// A `MultiLineString`: the positions of several lines.
        case multiLineString([[Position]])
        /// A `Polygon`: the outer ring, then those of the holes, each closed.
        case polygon([[Position]])
        /// A `MultiPolygon`: the rings of several polygons.
        case multiPolygon([[[Position]]])
        /// A `GeometryCollection`; its parts' bounding boxes and foreign members are not kept.
        case geometryCollection([Geometry])
    }

    /// The members of an object beside its content: bounding box and foreign members.
    public struct Members: Equatable, Hashable, Sendable {
        /// The bounding box: 2·n numbers, all axes of the south-west corner, then of the north-east one,
        /// longitude first, as in RFC 7946, 5.
        public var boundingBox: [Double]?
        /// Members that RFC 7946 does not define for the object.
        public var foreign: [String: JSONValue]

        /// Creates members from what they hold.
        public init(boundingBox: [Double]? = nil, foreign: [String: JSONValue] = [:]) {
            self.boundingBox = boundingBox
            self.foreign = foreign
        }
    }

    /// The identifier of a feature: a string or a number.
    public enum Identifier: Equatable, Hashable, Sendable {
        /// A JSON string.
        case string(String)
        /// A JSON number that is an integer of 64 bits.
        case integer(Int64)
        /// Any other JSON number.
        case number(Double)
    }

    /// A `Feature`: a geometry with properties and an identifier.
    public struct Feature: Equatable, Hashable, Sendable {
        /// The feature's identifier, its member `id`; nil for none.
        public var id: Identifier?
        /// The geometry; nil where the file says `null` or, read leniently, nothing.
        public var geometry: Geometry?
        /// Bounding box and foreign members of the geometry object.
        public var geometryMembers: Members
        /// The properties by name; nil where the file says `null`.
        public var properties: [String: JSONValue]?
        /// Bounding box and foreign members of the feature itself.
        public var members: Members

        /// Creates a feature from its parts.
        public init(
            id: Identifier? = nil, geometry: Geometry?, properties: [String: JSONValue]? = nil,
            geometryMembers: Members = Members(), members: Members = Members()
        ) {
            self.id = id
            self.geometry = geometry
            self.properties = properties
            self.geometryMembers = geometryMembers
            self.members = members
        }
    }

    /// A `FeatureCollection`: features in an order.
    public struct FeatureCollection: Equatable, Hashable, Sendable {
        /// The features, in the order of the text.
        public var features: [Feature]
        /// The bounding box and the foreign members of the collection.
        public var members: Members

        /// Creates a collection from features.
        public init(features: [Feature], members: Members = Members()) {
            self.features = features
            self.members = members
        }
    }

    /// The object at the top of a GeoJSON text.
    public enum Document: Equatable, Hashable, Sendable {
        /// A geometry alone, with its bounding box and foreign members.
        case geometry(Geometry, Members)
        /// A single feature.
        case feature(Feature)
        /// A feature collection.
        case featureCollection(FeatureCollection)

        /// The features; a geometry alone counts as a feature without properties.
        public var features: [Feature] {
            switch self {
            case .geometry(let geometry, let members):
                [Feature(geometry: geometry, geometryMembers: members)]
            case .feature(let feature): [feature]
            case .featureCollection(let collection): collection.features
            }
        }
    }
}
