import MapAPI
import MapGeometry

/// Reads the bodies of requests that write points.
///
/// A point is `{"id", "latitude", "longitude", "properties"}` or a GeoJSON feature with a point as its geometry.
package enum PointBody {
    /// The parts of a point in a request's body; nil where they are missing.
    package struct Content {
        package var id: String?
        package var latitude, longitude: Double?
        package var properties: [String: PropertyValue]?

        /// The whole place; nil without one.
        ///
        /// - Throws: `PointError` for half of one, and for numbers that are no place.
        package func coordinate() throws(PointError) -> CLLocationCoordinate2D? {
            if latitude == nil, longitude == nil { return nil }
            guard let latitude, let longitude else {
                throw PointError(.malformed, "latitude and longitude are not both numbers")
            }
            return try LayerPoint.checkedCoordinate(latitude: latitude, longitude: longitude)
        }
    }

    /// Reads the coordinate and the properties of one point.
    package static func point(_ body: [UInt8]) throws(PointError) -> Content {
        try content(try value(body), at: "the body")
    }

    /// Reads many points: one a line, a list of them, or a GeoJSON feature collection.
    package static func points(_ body: [UInt8], contentType: String?) throws(PointError)
        -> [PointEdit]
    {
        let type = contentType?.lowercased() ?? ""
        if type.contains("ndjson") || type.contains("jsonl") || type.contains("json-seq") {
            return try lines(body)
        }
        let values: [PropertyValue]
        switch try value(body) {
        case .array(let elements): values = elements
        case let object where object["type"] == .string("FeatureCollection"):
            guard case .array(let features)? = object["features"] else {
                throw PointError(.malformed, "the collection has no list of features")
            }
            values = features
        case let object: values = [object]
        }
        var edits: [PointEdit] = []
        edits.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            edits.append(try put(value, at: "point \(index + 1)"))
        }
        return edits
    }

    private static func lines(_ body: [UInt8]) throws(PointError) -> [PointEdit] {
        var edits: [PointEdit] = []
        var number = 0
        for line in body.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            // White space, and the separator that RFC 8142 has in front of each record.
            let text = line.drop { $0 == 0x1E || $0 == 32 || $0 == 9 || $0 == 13 }
            if text.isEmpty { continue }
            edits.append(
                try put(try value(Array(text), "line \(number)"), at: "line \(number)"))
        }
        return edits
    }

    private static func value(
        _ text: [UInt8], _ place: String = "the body"
    ) throws(PointError) -> PropertyValue {
        do {
            return try PropertyValue(decoding: text)
        } catch {
            throw PointError(.malformed, "\(place): \(error)")
        }
    }

    private static func put(
        _ value: PropertyValue, at place: String
    ) throws(PointError) -> PointEdit {
        let content = try content(value, at: place)
        guard let id = content.id else { throw PointError(.malformed, "\(place) has no id") }
        let coordinate: CLLocationCoordinate2D?
        do {
            coordinate = try content.coordinate()
        } catch {
            throw PointError(.malformed, "\(place): \(error)")
        }
        guard let coordinate else { throw PointError(.malformed, "\(place) has no place") }
        return .put(
            id, coordinate, properties: try LayerPoint.checkedProperties(content.properties ?? [:]))
    }

    private static func content(
        _ value: PropertyValue, at place: String
    ) throws(PointError) -> Content {
        do {
            guard case .object(let members) = value else {
                throw PointError(.malformed, "it is not a JSON object")
            }
            var content = Content()
            switch members["id"] {
            case .string(let id)?: content.id = try LayerPoint.checkedID(id)
            case .integer(let id)?: content.id = "\(id)"
            case nil, .null?: break
            default: throw PointError(.malformed, "“id” is neither text nor a whole number")
            }
            switch members["properties"] {
            case .object(let properties)?: content.properties = properties
            case nil, .null?: break
            default: throw PointError(.malformed, "“properties” is not an object")
            }
            if members["type"] == .string("Feature") {
                (content.latitude, content.longitude) = try position(members["geometry"])
            } else {
                content.latitude = try number(members["latitude"])
                content.longitude = try number(members["longitude"])
            }
            return content
        } catch let error as PointError {
            throw PointError(.malformed, "\(place): \(error)")
        } catch {
            throw PointError(.malformed, place)
        }
    }

    private static func position(
        _ geometry: PropertyValue?
    ) throws(PointError) -> (latitude: Double?, longitude: Double?) {
        guard let geometry, geometry != .null else { return (nil, nil) }
        guard geometry["type"] == .string("Point"),
            case .array(let position)? = geometry["coordinates"], (2...4).contains(position.count)
        else { throw PointError(.malformed, "the geometry is not a point") }
        return (try number(position[1]), try number(position[0]))
    }

    private static func number(_ value: PropertyValue?) throws(PointError) -> Double? {
        guard let value else { return nil }
        guard let number = value.doubleValue else {
            throw PointError(.malformed, "latitude and longitude are not both numbers")
        }
        return number
    }
}
