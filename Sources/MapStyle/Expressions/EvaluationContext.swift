/// The inputs of an evaluation: zoom, feature and states.
///
/// One object serves one thread at a time. Set what changes and evaluate; the same object serves all features that a thread draws.
public final class EvaluationContext {
    /// The zoom; NaN if there is none.
    public var zoom: Double
    /// The feature; nil for properties that don't depend on one.
    public var feature: (any StyleFeature)?
    /// The values of the feature's state, by name.
    public var featureState: [String: StyleValue] = [:]
    /// The state of the whole map by name.
    public var globalState: [String: StyleValue] = [:]
    /// Density of a heatmap, 0 to 1.
    public var heatmapDensity = 0.0
    /// Height above the sea in meters.
    public var elevation = 0.0
    /// The place along a line, from 0 at its start to 1 at its end.
    public var lineProgress = 0.0
    /// The value that a cluster's property has accumulated so far.
    public var accumulated: StyleValue = .null
    /// The names of the images that can be drawn.
    public var availableImages: Set<String> = []
    /// The tile that the feature's geometry belongs to.
    public var tile: StyleTile?
    /// The failures so far, each once and at most 100, with the property's place in the document.
    public private(set) var failures: Set<StyleProblem> = []
    /// Whether text can be drawn; nil means all text.
    public var supportsText: ((String) -> Bool)?

    /// Creates a context with a zoom and a feature, if there are any.
    public init(zoom: Double = .nan, feature: (any StyleFeature)? = nil) {
        self.zoom = zoom
        self.feature = feature
    }

    /// Notes a failure of the property at a place.
    func note(_ error: EvaluationError, at path: String) {
        guard failures.count < 100 else { return }
        failures.insert(StyleProblem(.warning, at: path + error.path, error.message))
    }
}
