import MapGeometry

/// What a layer draws.
public enum StyleLayerKind: String, CaseIterable, Sendable {
    /// The whole picture.
    case background
    /// Polygons.
    case fill
    /// Lines.
    case line
    /// Icons and labels.
    case symbol
    /// Points as discs.
    case circle
    /// The density of points.
    case heatmap
    /// Polygons with height.
    case fillExtrusion = "fill-extrusion"
    /// Images.
    case raster
    /// Terrain, lit from one side.
    case hillshade
    /// Terrain, colored by height.
    case colorRelief = "color-relief"
}

/// All properties of the style specification; each is described here and nowhere else.
public enum PropertyTable {
    /// Whether a layer is drawn; every kind of layer has it.
    public static let visibility = PropertySpecification(
        "visibility", .enumeration, "visible", .dataConstant, readsZoom: false,
        values: ["visible", "none"])

    static let planes = ["map", "viewport"]
    static let alignments = ["map", "viewport", "auto"]
    static let overlaps = ["never", "always", "cooperative"]
    static let anchors = Anchor.allCases.map(\.rawValue)

    /// The properties of a kind of layer in one of its sections, ``visibility`` aside.
    public static func properties(
        of kind: StyleLayerKind, in section: PropertySpecification.Section
    ) -> [PropertySpecification] {
        switch (kind, section) {
        case (.background, .paint): backgroundPaint
        case (.fill, .layout): fillLayout
        case (.fill, .paint): fillPaint
        case (.line, .layout): lineLayout
        case (.line, .paint): linePaint
        case (.symbol, .layout): symbolLayout
        case (.symbol, .paint): symbolPaint
        case (.circle, .layout): circleLayout
        case (.circle, .paint): circlePaint
        case (.heatmap, .paint): heatmapPaint
        case (.fillExtrusion, .layout): fillExtrusionLayout
        case (.fillExtrusion, .paint): fillExtrusionPaint
        case (.raster, .paint): rasterPaint
        case (.hillshade, .paint): hillshadePaint
        case (.colorRelief, .paint): colorReliefPaint
        case (.background, .layout), (.heatmap, .layout), (.raster, .layout), (.hillshade, .layout),
            (.colorRelief, .layout):
            []
        }
    }
}
