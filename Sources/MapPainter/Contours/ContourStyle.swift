import MapGeometry

/// Puts lines of equal height into a style document of the page's.
package enum ContourStyle {
    /// The name of the source of lines, whose tiles are those of `ContourTiles`.
    package static let source = "contours"

    /// Returns the document with lines of equal height below water, streets and buildings, and their heights on every fifth.
    ///
    /// - Parameters:
    ///   - document: A style document; what is no object stays as it is.
    ///   - isDark: Whether its colors are dark.
    package static func adding(to document: JSONValue, isDark: Bool) -> JSONValue {
        guard case .object(var members) = document else { return document }
        var sources: [String: JSONValue] = [:]
        if case .object(let known)? = members["sources"] { sources = known }
        var layers: [JSONValue] = []
        if case .array(let known)? = members["layers"] { layers = known }
        sources[source] = .object([
            "type": "vector", "minzoom": .number(Double(ContourTiles.zooms.lowerBound)),
            "maxzoom": .number(Double(ContourTiles.zooms.upperBound)),
        ])
        let color = isDark ? "rgba(214,184,142,0.38)" : "rgba(150,105,60,0.45)"
        let lines = JSONValue.object([
            "id": "contours", "type": "line", "source": .string(source),
            "source-layer": .string(ContourTiles.layer), "minzoom": 9,
            "layout": .object(["line-join": "round"]),
            "paint": .object([
                "line-color": .string(color),
                "line-width": .array(["case", .array(["get", "index"]), 1.1, 0.55]),
            ]),
        ])
        let words = JSONValue.object([
            "id": "contour-heights", "type": "symbol", "source": .string(source),
            "source-layer": .string(ContourTiles.layer), "minzoom": 11,
            "filter": .array(["get", "index"]),
            "layout": .object([
                "symbol-placement": "line", "symbol-spacing": 350, "text-size": 10,
                "text-font": .array(["Noto Sans Regular"]),
                "text-field": .array(["to-string", .array(["get", "ele"])]),
            ]),
            "paint": .object([
                "text-color": .string(isDark ? "rgb(214,184,142)" : "rgb(128,84,40)"),
                "text-halo-color": .string(
                    isDark ? "rgba(30,32,36,0.8)" : "rgba(255,253,248,0.85)"),
                "text-halo-width": 1.2,
            ]),
        ])
        let border = layers.firstIndex {
            $0["source-layer"]?.stringValue == "ocean"
                || $0["source-layer"]?.stringValue == "streets"
        }
        layers.insert(lines, at: border ?? layers.count)
        // Below the map's own names, which are more important.
        let names = layers.firstIndex { $0["type"]?.stringValue == "symbol" }
        layers.insert(words, at: names ?? layers.count)
        members["sources"] = .object(sources)
        members["layers"] = .array(layers)
        return .object(members)
    }
}
