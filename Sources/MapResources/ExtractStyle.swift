import Foundation

/// Fits the project's styles to the areas that a map's data cover.
///
/// Below everything a style has an outline of the world, rough as a whole world in a few megabytes is. Inside the areas the
/// data know better: the style's source `extract` holds the areas and what is outside of them, and its layers cover the
/// outline's sea inside, and fade the map out at the edges.
public enum ExtractStyle {
    /// The largest zoom at which the places of the outline are shown inside the areas too.
    private static let ownPlacesFrom = 7
    /// The side in degrees from which on an area may hold another ocean in its corners, so that the outline is trusted for
    /// longer.
    private static let farApart = 3.0
    /// The greatest width of the soft edge, in points.
    private static let widestEdge = 220.0
    /// The edges of the world in Web Mercator, longitude first.
    private static let world: [[Double]] = [
        [-180, -85.06], [180, -85.06], [180, 85.06], [-180, 85.06], [-180, -85.06],
    ]

    /// Returns a style document for some areas.
    ///
    /// - Parameters:
    ///   - document: A style document as JSON; what is not one of the project's stays as it is.
    ///   - areas: The areas; with none the document stays as it is.
    /// - Throws: What `JSONSerialization` throws for a document that is no JSON.
    public static func fitting(_ document: [UInt8], to areas: [CoveredArea]) throws -> [UInt8] {
        guard !areas.isEmpty,
            var style = try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any],
            var sources = style["sources"] as? [String: Any],
            var source = sources["extract"] as? [String: Any],
            let layers = style["layers"] as? [[String: Any]]
        else { return document }
        let apart = CoveredArea.withoutOverlaps(areas)
        source["data"] = features(apart)
        sources["extract"] = source
        style["sources"] = sources
        let sea = layers.first { $0["id"] as? String == "world-sea" }
        let water = (sea?["paint"] as? [String: Any])?["fill-color"]
        let isIsland = areas.allSatisfy(\.endsInSea)
        style["layers"] = layers.map { fitted($0, areas, apart, water: isIsland ? water : nil) }
        return Array(
            try JSONSerialization.data(
                withJSONObject: style, options: [.sortedKeys, .withoutEscapingSlashes]))
    }

    /// Each area inside, and the world around them outside.
    private static func features(_ areas: [CoveredArea]) -> [String: Any] {
        func feature(_ kind: String, _ rings: [[[Double]]]) -> [String: Any] {
            [
                "type": "Feature", "properties": ["kind": kind],
                "geometry": ["type": "Polygon", "coordinates": rings],
            ]
        }
        let inside = areas.map { feature("inside", [$0.ring]) }
        let outside = feature("outside", [world] + areas.map { $0.ring.reversed() })
        return ["type": "FeatureCollection", "features": inside + [outside]]
    }

    /// - Parameter water: The color of the sea where all areas end in it; nil where some do not.
    private static func fitted(
        _ layer: [String: Any], _ areas: [CoveredArea], _ apart: [CoveredArea], water: Any?
    ) -> [String: Any] {
        var layer = layer
        var paint = layer["paint"] as? [String: Any] ?? [:]
        switch layer["id"] as? String {
        case "world-places":
            let inside: [String: Any] = [
                "type": "MultiPolygon", "coordinates": apart.map { [$0.ring] },
            ]
            layer["filter"] =
                ["any", ["<", ["zoom"], ownPlacesFrom], ["!", ["within", inside]]] as [Any]
        case "extract-land":
            guard areas.contains(where: { $0.shorterSide * 360 > farApart }) else { return layer }
            layer["minzoom"] = 8.5
            paint["fill-opacity"] = ["interpolate", ["linear"], ["zoom"], 8.5, 0, 9.5, 1] as [Any]
        case "outside":
            if let water { paint["fill-color"] = water }
        case "edge":
            if let water { paint["line-color"] = water }
            paint["line-width"] = edgeWidth(areas, factor: 1)
            paint["line-blur"] = edgeWidth(areas, factor: 0.65)
        default: return layer
        }
        layer["paint"] = paint
        return layer
    }

    /// The width of the soft edge, half of which lies inside: a sixteenth of the smallest area's shorter side, as an
    /// expression of the zoom.
    private static func edgeWidth(_ areas: [CoveredArea], factor: Double) -> [Any] {
        let side = areas.map(\.shorterSide).min() ?? 1
        // The width at zoom 0, where the world is 512 points wide.
        let share = max(side, 1e-9) * 512 / 8
        let capped = min(22, max(1, log2(widestEdge / share)))
        return [
            "interpolate", ["exponential", 2], ["zoom"], 0, share * factor, capped,
            widestEdge * factor,
        ]
    }
}
