import MapGeometry

/// The kinds of layers, by what they draw.
public enum StyleLayerKind: String, CaseIterable, Sendable {
    /// A color or pattern behind the whole map.
    case background
    /// Filled polygons.
    case fill
    /// Stroked lines.
    case line
    /// Icons and text labels.
    case symbol
    /// Circles at points.
    case circle
    /// The density of points as colors.
    case heatmap
    /// Polygons extruded to a height, such as buildings.
    case fillExtrusion = "fill-extrusion"
    /// Raster images of tiles.
    case raster
    /// Shading of terrain that is lit from one side.
    case hillshade
    /// Terrain colored by its elevation.
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
