import MapGeometry

/// Puts shaded ground into a style document of the page's.
package enum TerrainStyle {
    /// The name of the source of heights, whose tiles are those of `TerrainTiles`.
    package static let source = "terrain"

    /// Returns the document with the slopes of the ground in light and shadow, above what grows there and below water, streets and
    /// buildings.
    ///
    /// - Parameters:
    ///   - document: A style document; what is no object stays as it is.
    ///   - isDark: Whether its colors are dark.
    ///   - isShown: Whether the slopes are seen; if not, a client may show them (`visibility`).
    ///   - description: Further members of the source, such as where its tiles are.
    package static func adding(
        to document: JSONValue, isDark: Bool, isShown: Bool = true,
        description: [String: JSONValue] = [:]
    ) -> JSONValue {
        guard var draft = StyleDraft(document) else { return document }
        draft.add(
            source: source, ["type": "raster-dem", "encoding": "terrarium", "tileSize": 256],
            zooms: TerrainTiles.zooms, description: description)
        draft.insertBelowStreets([
            "id": "hillshade", "type": "hillshade", "source": .string(source), "minzoom": 7,
            "layout": .object(["visibility": isShown ? "visible" : "none"]),
            "paint": .object([
                "hillshade-exaggeration": 0.5,
                "hillshade-shadow-color": .string(
                    isDark ? "rgba(0,0,0,0.6)" : "rgba(70,60,50,0.45)"),
                "hillshade-highlight-color": .string(
                    isDark ? "rgba(160,170,190,0.18)" : "rgba(255,255,255,0.55)"),
                "hillshade-accent-color": .string(
                    isDark ? "rgba(0,0,0,0.3)" : "rgba(90,80,60,0.2)"),
            ]),
        ])
        return draft.document
    }
}
