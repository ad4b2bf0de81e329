import MapGeometry
import MapPainter

/// A style document to which features with layers of their own are added.
struct LayeredDocument {
    /// The position of layers in the style.
    enum Level {
        /// Below the map's names, as the page puts lines.
        case belowNames
        /// Above all other layers.
        case top
    }

    private var draft: StyleDraft

    /// Takes a style document; what is no object counts as an empty one.
    init(_ document: JSONValue) { draft = StyleDraft(document) ?? StyleDraft() }

    /// The style document with all that was added.
    var document: JSONValue { draft.document }

    /// Adds features; without any nothing is added.
    ///
    /// - Parameters:
    ///   - name: The name of their source.
    ///   - text: A JSON list of layers without sources; ids are without the source's name.
    mutating func add(
        _ name: String, _ features: [JSONValue], layers text: String, _ level: Level
    ) throws(GeoJSONError) {
        guard !features.isEmpty, case .array(let list) = try JSONValue(decoding: Array(text.utf8))
        else { return }
        draft.add(source: name, ["type": "geojson", "data": Self.collection(features)])
        let own = list.map { layer in
            guard case .object(var members) = layer else { return layer }
            members["id"] = .string(name + "-" + (layer["id"]?.stringValue ?? ""))
            members["source"] = .string(name)
            return .object(members)
        }
        switch level {
        case .belowNames: draft.insertBelowNames(own)
        case .top: draft.layers += own
        }
    }

    /// Features as one object of GeoJSON.
    static func collection(_ features: [JSONValue]) -> JSONValue {
        .object(["type": "FeatureCollection", "features": .array(features)])
    }

    /// A feature of GeoJSON.
    static func feature(
        _ geometry: JSONValue, _ properties: [String: JSONValue]
    ) -> JSONValue {
        .object([
            "type": "Feature", "geometry": geometry, "properties": .object(properties),
        ])
    }

    /// A point of GeoJSON with its properties.
    static func feature(
        at place: CLLocationCoordinate2D, _ properties: [String: JSONValue]
    ) -> JSONValue {
        feature(.object(["type": "Point", "coordinates": position(place)]), properties)
    }

    /// A line of GeoJSON with its properties; over the 180th meridian it goes on beyond ±180.
    static func feature(
        along line: [CLLocationCoordinate2D], _ properties: [String: JSONValue]
    ) -> JSONValue {
        var turns = 0.0
        var positions: [JSONValue] = []
        for (index, place) in line.enumerated() {
            if index > 0 {
                let step = place.longitude - line[index - 1].longitude
                if abs(step) > 180 { turns -= step > 0 ? 360 : -360 }
            }
            positions.append(
                position(
                    CLLocationCoordinate2D(
                        latitude: place.latitude, longitude: place.longitude + turns)))
        }
        return feature(
            .object(["type": "LineString", "coordinates": .array(positions)]), properties)
    }

    private static func position(_ place: CLLocationCoordinate2D) -> JSONValue {
        .array([.number(place.longitude), .number(place.latitude)])
    }
}
