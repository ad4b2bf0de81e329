import MapGeometry
import MapScene

/// The style document of a picture: the page's, with what a scene's style asks for beyond its colors.
package struct SceneStyleDocument: Sendable {
    /// The requested style.
    package let style: SceneStyle
    /// Whether the colors are dark.
    package let isDark: Bool
    /// Whether there is imagery for styles that ask for it.
    package let hasImagery: Bool

    /// Creates the document's description from a scene's style.
    package init(style: SceneStyle, isDark: Bool, hasImagery: Bool = false) {
        self.style = style
        self.isDark = isDark
        self.hasImagery = hasImagery
    }

    /// Whether imagery is drawn.
    package var showsImagery: Bool { hasImagery && style.base != .standard }

    /// The document's name, such as `muted-dark`.
    ///
    /// Where there is no imagery, the standard map is in its place, as on the page.
    package var name: String {
        let look =
            showsImagery
            ? "hybrid" : style.base == .standard && style.isMuted ? "muted" : "standard"
        return look + (isDark ? "-dark" : "-light")
    }

    /// Whether the document is drawn as it is.
    package var isPlain: Bool {
        style.pointsOfInterest == .all && style.showsBuildings && style.isRealistic
            && style.base != .imagery
    }

    /// Returns the document with what is not shown left out; what the page does with its layers.
    package func applied(to document: JSONValue) -> JSONValue {
        guard case .object(var members) = document, case .array(let layers)? = members["layers"]
        else { return document }
        let points = PointKinds.filter(style.pointsOfInterest)
        members["layers"] = .array(
            layers.compactMap { layer in
                guard isShown(layer) else { return nil }
                guard layer["source-layer"]?.stringValue == "pois", let points,
                    case .object(var own) = layer
                else { return layer }
                own["filter"] = .array(["all", own["filter"] ?? true, points])
                return .object(own)
            })
        return .object(members)
    }

    private func isShown(_ layer: JSONValue) -> Bool {
        // Pictures from above carry no names.
        if style.base == .imagery, layer["type"]?.stringValue == "symbol" { return false }
        if layer["id"]?.stringValue == "buildings-3d" {
            return style.showsBuildings && style.isRealistic
        }
        switch layer["source-layer"]?.stringValue {
        case "public_transport": return PointKinds.showsTransit(style.pointsOfInterest)
        case "buildings": return style.showsBuildings
        default: return true
        }
    }
}
