import MapGeometry

/// Features of GeoJSON over all else that a style draws.
public enum PictureOverlay {
    /// A style document with layers for features on top.
    ///
    /// Colors, widths and opacities are those that a feature's properties name as simplestyle-spec 1.1.0 has them (`stroke`,
    /// `stroke-width`, `stroke-opacity`, `fill`, `fill-opacity`, `marker-color`), else blue.
    ///
    /// - Parameters:
    ///   - overlays: Feature collections, features or geometries; the last lies on top.
    ///   - document: A style document.
    /// - Throws: `PainterError` where an overlay is no GeoJSON object, or the document no style.
    public static func adding(
        _ overlays: [JSONValue], to document: JSONValue
    ) throws -> JSONValue {
        guard case .object(var members) = document,
            case .object(var sources) = members["sources"] ?? .object([:]),
            case .array(var layers) = members["layers"] ?? .array([])
        else {
            throw PainterError(.source, "a style document is an object with sources and layers")
        }
        for (index, overlay) in overlays.enumerated() {
            guard let type = overlay["type"]?.stringValue, Self.types.contains(type) else {
                throw PainterError(
                    .source, "overlay \(index + 1) is no GeoJSON: its type is none of GeoJSON's")
            }
            let name = sourceName(index)
            sources[name] = .object(["type": .string("geojson"), "data": overlay])
            let text = template.split(separator: "NAME", omittingEmptySubsequences: false)
                .joined(separator: name)
            guard case .array(let own) = try JSONValue(decoding: Array(text.utf8)) else { continue }
            layers += own
        }
        members["sources"] = .object(sources)
        members["layers"] = .array(layers)
        return .object(members)
    }

    /// The name of the source of an overlay, by its place in the list.
    public static func sourceName(_ index: Int) -> String { "mapwright-overlay-\(index)" }

    private static let types: Set = [
        "FeatureCollection", "Feature", "GeometryCollection", "Point", "MultiPoint", "LineString",
        "MultiLineString", "Polygon", "MultiPolygon",
    ]

    private static let template = """
        [{"id": "NAME-fill", "type": "fill", "source": "NAME",
          "filter": ["in", ["geometry-type"], ["literal", ["Polygon", "MultiPolygon"]]],
          "paint": {"fill-color": ["to-color", ["get", "fill"], "#1e6fd9"],
            "fill-opacity": ["case", ["has", "fill-opacity"], ["to-number", ["get", "fill-opacity"], 0.25], 0.25]}},
         {"id": "NAME-line", "type": "line", "source": "NAME",
          "filter": ["!", ["in", ["geometry-type"], ["literal", ["Point", "MultiPoint"]]]],
          "layout": {"line-cap": "round", "line-join": "round"},
          "paint": {"line-color": ["to-color", ["get", "stroke"], "#1e6fd9"],
            "line-width": ["case", ["has", "stroke-width"], ["to-number", ["get", "stroke-width"], 4], 4],
            "line-opacity": ["case", ["has", "stroke-opacity"], ["to-number", ["get", "stroke-opacity"], 1], 1]}},
         {"id": "NAME-point", "type": "circle", "source": "NAME",
          "filter": ["in", ["geometry-type"], ["literal", ["Point", "MultiPoint"]]],
          "paint": {"circle-color": ["to-color", ["get", "marker-color"], "#1e6fd9"], "circle-radius": 6,
            "circle-stroke-color": "#ffffff", "circle-stroke-width": 2}}]
        """
}
