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
    ///   - isShown: Whether the lines are seen; if not, a client may show them (`visibility`).
    ///   - description: Further members of the source, such as where its tiles are.
    package static func adding(
        to document: JSONValue, isDark: Bool, isShown: Bool = true,
        description: [String: JSONValue] = [:]
    ) -> JSONValue {
        guard var draft = StyleDraft(document) else { return document }
        draft.add(
            source: source, ["type": "vector"], zooms: ContourTiles.zooms, description: description)
        let visibility = JSONValue.string(isShown ? "visible" : "none")
        let color = isDark ? "rgba(214,184,142,0.38)" : "rgba(150,105,60,0.45)"
        draft.insertBelowStreets([
            "id": "contours", "type": "line", "source": .string(source),
            "source-layer": .string(ContourTiles.layer), "minzoom": 9,
            "layout": .object(["line-join": "round", "visibility": visibility]),
            "paint": .object([
                "line-color": .string(color),
                "line-width": .array(["case", .array(["get", "index"]), 1.1, 0.55]),
            ]),
        ])
        let words: [String: JSONValue] = [
            "id": "contour-heights", "type": "symbol", "source": .string(source),
            "source-layer": .string(ContourTiles.layer), "minzoom": 11,
            "filter": .array(["get", "index"]),
            "layout": .object([
                "visibility": visibility, "symbol-placement": "line", "symbol-spacing": 350,
                "text-size": 10,
                "text-font": .array(["Noto Sans Regular"]),
                "text-field": .array(["to-string", .array(["get", "ele"])]),
            ]),
            "paint": .object([
                "text-color": .string(isDark ? "rgb(214,184,142)" : "rgb(128,84,40)"),
                "text-halo-color": .string(
                    isDark ? "rgba(30,32,36,0.8)" : "rgba(255,253,248,0.85)"),
                "text-halo-width": 1.2,
            ]),
        ]
        draft.insertBelowNames([.object(words)])
        return draft.document
    }
}
