import MapGeometry

/// A point of a layer with its id and properties.
public struct LayerPoint: Sendable {
    /// The identifier of the point in its layer: 1 to 256 bytes without control characters.
    public let id: String
    /// The coordinate of the point, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// A JSON object, its members by name; empty if there is none.
    public let properties: [UInt8]
    /// The number of the commit that changed it last; 0 if it comes from a file.
    public let version: Int
    /// The number of the commit that changed its properties last.
    package let propertiesVersion: Int

    /// The longest id, in bytes of UTF-8.
    package static let longestID = 256
    /// The longest properties, in bytes of JSON.
    package static let longestProperties = 1 << 16

    /// Creates a point of parts that were checked; `old` is what it was before.
    package init(
        id: String, coordinate: CLLocationCoordinate2D, properties: [UInt8], version: Int,
        old: LayerPoint? = nil
    ) {
        self.id = id
        self.coordinate = coordinate
        self.properties = properties
        self.version = version
        if let old, old.properties == properties {
            propertiesVersion = old.propertiesVersion
        } else {
            propertiesVersion = version
        }
    }

    /// Whether both say the same of where the point is and what it has.
    package func hasContent(of other: LayerPoint) -> Bool {
        coordinate.latitude == other.coordinate.latitude
            && coordinate.longitude == other.coordinate.longitude && properties == other.properties
    }

    package var latitude: Double { coordinate.latitude }
    package var longitude: Double { coordinate.longitude }

    /// The properties by name, decoded; empty if there are none.
    package var values: [String: PropertyValue] {
        // What stands in a layer was encoded by this program, or checked when it was read.
        guard !properties.isEmpty,
            case .object(let values)? = try? PropertyValue(decoding: properties)
        else { return [:] }
        return values
    }
}

/// A value of a point's properties.
package typealias PropertyValue = JSONValue

/// Checks of what comes from outside.
extension LayerPoint {
    /// Returns an id that may be one.
    package static func checkedID(_ id: String) throws(PointError) -> String {
        guard (1...longestID).contains(id.utf8.count), id.utf8.allSatisfy({ $0 >= 32 && $0 != 127 })
        else {
            throw PointError(
                .malformed,
                "an id has 1 to \(longestID) bytes without control characters, unlike "
                    + "“\(id.prefix(80))”")
        }
        return id
    }

    /// Returns a coordinate that can be placed.
    package static func checkedCoordinate(
        latitude: Double, longitude: Double
    ) throws(PointError) -> CLLocationCoordinate2D {
        guard abs(latitude) <= 90, abs(longitude) <= 540 else {
            throw PointError(
                .malformed,
                "latitude \(latitude), longitude \(longitude) is no place; are they swapped?")
        }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// Returns properties as they are kept; empty if there are none.
    package static func checkedProperties(
        _ values: [String: PropertyValue]
    ) throws(PointError) -> [UInt8] {
        if values.isEmpty { return [] }
        let bytes: [UInt8]
        do {
            bytes = try PropertyValue.object(values).encoded()
        } catch {
            throw PointError(.malformed, "the properties hold a number that is not finite")
        }
        guard bytes.count <= longestProperties else {
            throw PointError(
                .malformed, "the properties are longer than \(longestProperties) bytes")
        }
        return bytes
    }
}
