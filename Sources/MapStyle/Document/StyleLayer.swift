import MapGeometry

/// A layer of a style: what is drawn of one source, and how.
public struct StyleLayer: Sendable {
    /// The layer's name in the document.
    public let id: String
    /// The kind of the layer, its member `type`.
    public let kind: StyleLayerKind
    /// The name of its source; nil for a background.
    public let source: String?
    /// The layer of vector tiles that it draws.
    public let sourceLayer: String?
    /// The zoom from which on it is drawn.
    public let minimumZoom: Double
    /// The zoom from which on it isn't drawn any more.
    public let maximumZoom: Double
    /// The filter that selects the features to draw.
    public let filter: StyleFilter
    /// Whether it is drawn; `visible` or `none`.
    public let visibility: StyleProperty
    /// What says how its features are laid out: the members `source`, `source-layer`, `minzoom`, `maxzoom`, `filter` and `layout` of
    /// the document.
    ///
    /// Symbols of layers of one kind that are equal in these are placed once.
    public let arrangement: JSONValue
    /// The layer's place in the document, `layers[3]`.
    public let path: String
    /// All properties of its kind by name, those that the document doesn't give with their defaults.
    let properties: [String: StyleProperty]
    /// What all properties together read of a feature; the filter does not count.
    package let propertyReads: FeatureReads

    /// Whether the layer is drawn at a zoom, by its zooms and ``visibility``.
    public func isVisible(_ context: EvaluationContext) -> Bool {
        context.zoom >= minimumZoom && context.zoom < maximumZoom
            && visibility.string(context) != "none"
    }

    /// A property by its name in the specification.
    ///
    /// Look properties up when a style is loaded, not for each feature. A name that layers of this kind don't have is a
    /// caller's fault.
    public func property(_ name: String) -> StyleProperty {
        guard let property = properties[name] else {
            preconditionFailure("layers of kind \(kind.rawValue) have no property \(name)")
        }
        return property
    }
}
