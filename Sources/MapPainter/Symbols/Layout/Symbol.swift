import MapStyle

/// An icon's place around its point in points, before it is sized and turned.
struct IconBox: Sendable {
    var name: String
    var low: SIMD2<Double>
    var high: SIMD2<Double>
    /// What of the image may be left out of collisions, in points: left, top, right, bottom.
    var slack = SIMD4<Double>.zero
    /// Whether it was stretched to fit a label.
    var isFitted = false
}

/// What the symbols of a feature have in common.
struct SymbolContent: Sendable {
    var feature: TileShapes.Feature
    /// The feature's place in its tile.
    var index: Int
    /// The label by justification; one alone unless anchors vary.
    var labels: [(justification: Double, label: ShapedLabel)] = []
    /// The label from above to below.
    var vertical: ShapedLabel?
    /// The label's text, by which labels that repeat are known.
    var text = ""
    var textSize = 0.0
    /// The size at the next whole zoom, by which room is reserved.
    var boxTextSize = 0.0
    /// How far from the point the label is, in units of 24 an em.
    var textOffset = SIMD2<Double>.zero
    /// The rotation of the text in radians.
    var textRotation = 0.0
    /// Where the label may stand, with the offset of each place in units of 24 an em.
    var anchors: [(anchor: Anchor, offset: SIMD2<Double>)] = []
    var icon: IconBox?
    /// The icon as it is stretched to the label from above to below, turned with it.
    var verticalIcon: IconBox?
    var iconSize = 0.0
    var boxIconSize = 0.0
    var iconOffset = SIMD2<Double>.zero
    var iconRotation = 0.0
    var iconPadding = StylePadding(top: 0, right: 0, bottom: 0, left: 0)
    var sortKey = 0.0

    /// The icon beside a label from left to right, or from above to below.
    func icon(isVertical: Bool) -> IconBox? { isVertical ? verticalIcon ?? icon : icon }

    /// The label that collisions are looked for with.
    var label: ShapedLabel? { labels.first?.label }
}

/// A place on the map where an icon or a label may stand.
struct Symbol: Sendable {
    /// The feature's place in `SymbolTile.contents`.
    var content: Int
    /// In 8192 along the tile's side.
    var anchor: SIMD2<Double>
    /// The line that it lies on, by its place in `SymbolTile.lines`, and the piece of it; nil for a point.
    var line: (index: Int, segment: Int)?
}

/// The symbols of a layer in a tile.
struct SymbolTile: Sendable {
    var place: LayerTile
    /// Units of 8192 along the tile's side for each point of the picture, at the whole zoom.
    var unit: Double
    var contents: [SymbolContent] = []
    var lines: [[SIMD2<Double>]] = []
    var symbols: [Symbol] = []
    var warnings: Set<String> = []

    /// A corner of a box in points as collisions are looked for with: in whole units, as MapLibre keeps them.
    func kept(_ corner: SIMD2<Double>) -> SIMD2<Double> {
        (corner * unit).rounded(.towardZero) / unit
    }
}
