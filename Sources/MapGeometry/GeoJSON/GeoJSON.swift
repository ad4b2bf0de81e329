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
        /// Degrees north of the equator.
        public var latitude: Double
        /// Degrees east of the prime meridian.
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

        /// Creates a position without height.
        public init(_ coordinate: CLLocationCoordinate2D) {
            self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
        }

        /// The position without its height.
        public var coordinate: CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }

    /// A geometry object.
    public indirect enum Geometry: Equatable, Hashable, Sendable {
        /// One place.
        case point(Position)
        /// Several places.
        case multiPoint([Position])
        /// A line.
        case lineString([Position])
        /// Several lines.
        case multiLineString([[Position]])
        /// An area: the outer ring, then those of the holes, each closed.
        case polygon([[Position]])
        /// Several areas.
        case multiPolygon([[[Position]]])
        /// Geometries of any kind; their own bounding boxes and foreign members are not kept.
        case geometryCollection([Geometry])
    }

    /// What any GeoJSON object may have beside its content.
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

    /// What names a feature.
    public enum Identifier: Equatable, Hashable, Sendable {
        /// A string.
        case string(String)
        /// A whole number.
        case integer(Int64)
        /// Another number.
        case number(Double)
    }

    /// A thing with a geometry and properties.
    public struct Feature: Equatable, Hashable, Sendable {
        /// The feature's name among others.
        public var id: Identifier?
        /// Where it is; nil where it is not located.
        public var geometry: Geometry?
        /// Bounding box and foreign members of the geometry object.
        public var geometryMembers: Members
        /// What is known about it; nil where the file says `null`.
        public var properties: [String: JSONValue]?
        /// Bounding box and foreign members of the feature itself.
        public var members: Members

        /// Creates a feature.
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

    /// Several features.
    public struct FeatureCollection: Equatable, Hashable, Sendable {
        /// The features in their order.
        public var features: [Feature]
        /// Bounding box and foreign members.
        public var members: Members

        /// Creates a collection.
        public init(features: [Feature], members: Members = Members()) {
            self.features = features
            self.members = members
        }
    }

    /// A whole GeoJSON text.
    public enum Document: Equatable, Hashable, Sendable {
        /// A geometry alone, with its bounding box and foreign members.
        case geometry(Geometry, Members)
        /// One feature.
        case feature(Feature)
        /// Several features.
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
