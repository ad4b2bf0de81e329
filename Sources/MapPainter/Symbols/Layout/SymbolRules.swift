import MapStyle

/// What a symbol layer's properties say about all of its symbols.
struct SymbolRules {
    /// The part of a feature that symbols are placed on.
    enum Placement { case point, line, lineCenter }

    /// Whether a label runs from left to right or from above to below.
    enum WritingMode: String { case horizontal, vertical }

    /// What a symbol does where another one stands already.
    enum Overlap {
        /// The symbol is hidden where it would overlap.
        case never
        /// The symbol is shown even where it overlaps.
        case always
        /// It gives way to those alone that never overlap.
        case cooperative
    }

    /// The rules of icons, or those of text.
    struct Part {
        var turnsWithMap: Bool
        var liesOnMap: Bool
        var keepsUpright: Bool
        var overlap: Overlap
        var ignoresPlacement: Bool
        /// Whether the other part may be shown without this one.
        var isOptional: Bool
        /// How far it is moved on the picture, in pixels.
        var translation: SIMD2<Double>
    }

    let layer: StyleLayer
    let placement: Placement
    let text: Part
    let icon: Part
    let spacing: Double
    let maximumAngle: Double
    let textPadding: Double
    let lineHeight: Double
    let iconFit: String
    let iconFitPadding: [Double]
    let variableAnchors: [Anchor]
    /// Whether symbols are placed and drawn by their sort keys, across tiles.
    let sortsByKey: Bool
    /// Whether symbols are drawn by how far down they stand in the picture, and whether they are placed so, the lowest first.
    let drawsByHeight: Bool
    let placesByHeight: Bool
    /// How labels at points may be written, what is preferred first; none where they are not told, for from left to right.
    let writingModes: [WritingMode]
    /// Whether labels should stay off the edges of tiles, which is not done.
    let asksToAvoidEdges: Bool

    let filter: StyleFilter
    let textField, textFont, textTransform, textAnchor, textJustify, textOffset: StyleProperty
    let textRadialOffset, textAnchorOffsets, letterSpacing, maximumWidth, textRotate: StyleProperty
    let iconImage, iconOffset, iconAnchor, iconRotate, iconPadding, sortKey: StyleProperty
    let textSize, iconSize: SymbolSize

    /// Reads a layer's properties.
    ///
    /// - Parameters:
    ///   - context: At the picture's zoom; set to the tiles' while layout properties are read.
    ///   - tileZoom: The whole zoom of the tiles.
    init(
        _ layer: StyleLayer, _ context: EvaluationContext, _ projection: PictureProjection,
        tileZoom: Double
    ) {
        self.layer = layer
        context.zoom = tileZoom
        context.feature = nil
        func word(_ name: String) -> String { layer.property(name).string(context) ?? "" }
        placement =
            switch word("symbol-placement") {
            case "line": .line
            case "line-center": .lineCenter
            default: .point
            }
        let isPoint = placement == .point
        func turns(_ part: String) -> Bool {
            switch word("\(part)-rotation-alignment") {
            case "map": true
            case "viewport", "viewport-glyph": false
            default: !isPoint
            }
        }
        func part(_ name: String) -> Part {
            let turnsWithMap = turns(name)
            let pitch = word("\(name)-pitch-alignment")
            let overlap = layer.property("\(name)-overlap")
            let mode: Overlap =
                switch overlap.isGiven ? overlap.string(context) : nil {
                case "always": .always
                case "cooperative": .cooperative
                case "never": .never
                default:
                    layer.property("\(name)-allow-overlap").boolean(context) ? .always : .never
                }
            context.zoom = projection.zoom
            var moved = SIMD2<Double>.zero
            if let way = layer.property("\(name)-translate").numbers(context), way.count == 2 {
                moved = SIMD2(way[0], way[1]) * projection.scale
                if word("\(name)-translate-anchor") == "map" { moved = projection.turned(moved) }
            }
            context.zoom = tileZoom
            return Part(
                turnsWithMap: turnsWithMap,
                liesOnMap: pitch == "map" || pitch != "viewport" && turnsWithMap,
                keepsUpright: layer.property("\(name)-keep-upright").boolean(context),
                overlap: mode,
                ignoresPlacement: layer.property("\(name)-ignore-placement").boolean(context),
                isOptional: layer.property("\(name)-optional").boolean(context), translation: moved)
        }
        text = part("text")
        icon = part("icon")
        func number(_ name: String) -> Double { layer.property(name).number(context) }
        spacing = max(number("symbol-spacing"), 1)
        maximumAngle = number("text-max-angle") * .pi / 180
        textPadding = number("text-padding")
        lineHeight = number("text-line-height") * Glyph.em
        iconFit = word("icon-text-fit")
        iconFitPadding = layer.property("icon-text-fit-padding").numbers(context) ?? [0, 0, 0, 0]
        variableAnchors =
            layer.property("text-variable-anchor").strings(context)?.compactMap(
                Anchor.init(rawValue:)) ?? []
        writingModes =
            isPoint
            ? layer.property("text-writing-mode").strings(context)?.compactMap(
                WritingMode.init(rawValue:)) ?? [] : []
        asksToAvoidEdges = layer.property("symbol-avoid-edges").boolean(context)
        sortKey = layer.property("symbol-sort-key")
        let order = word("symbol-z-order")
        sortsByKey = order != "viewport-y" && sortKey.isGiven
        placesByHeight = order == "viewport-y"
        let overlaps = [text, icon].contains { $0.overlap != .never || $0.ignoresPlacement }
        drawsByHeight = (placesByHeight || order == "auto" && !sortsByKey) && overlaps
        filter = layer.filter
        textField = layer.property("text-field")
        textFont = layer.property("text-font")
        textTransform = layer.property("text-transform")
        textAnchor = layer.property("text-anchor")
        textJustify = layer.property("text-justify")
        textOffset = layer.property("text-offset")
        textRadialOffset = layer.property("text-radial-offset")
        textAnchorOffsets = layer.property("text-variable-anchor-offset")
        letterSpacing = layer.property("text-letter-spacing")
        maximumWidth = layer.property("text-max-width")
        textRotate = layer.property("text-rotate")
        iconImage = layer.property("icon-image")
        iconOffset = layer.property("icon-offset")
        iconAnchor = layer.property("icon-anchor")
        iconRotate = layer.property("icon-rotate")
        iconPadding = layer.property("icon-padding")
        textSize = SymbolSize(layer.property("text-size"), zoom: projection.zoom, tileZoom)
        iconSize = SymbolSize(layer.property("icon-size"), zoom: projection.zoom, tileZoom)
        context.zoom = projection.zoom
    }

    /// Whether letters follow the line.
    var textFollowsLine: Bool { text.turnsWithMap && placement != .point }
    /// Whether icons follow the line.
    var iconFollowsLine: Bool { icon.turnsWithMap && placement != .point }
}

/// The size of text or icons, which between zooms is mixed of the sizes at the nearest stops.
///
/// Method: `symbol_size` of MapLibre GL JS.
struct SymbolSize {
    let property: StyleProperty
    private let zoom: Double
    private let tileZoom: Double
    private let stops: (lower: Double, upper: Double, factor: Double)?

    init(_ property: StyleProperty, zoom: Double, _ tileZoom: Double) {
        self.property = property
        self.zoom = zoom
        self.tileZoom = tileZoom
        let labels = property.expression?.zoomStops ?? []
        if let first = labels.first, let last = labels.last {
            let lower = labels.last { $0 <= tileZoom } ?? first
            let upper = labels.first { $0 >= tileZoom + 1 && $0 >= lower } ?? last
            let factor =
                property.expression?.zoomInterpolation?.factor(zoom, from: lower, to: upper) ?? 0
            stops = (lower, upper, min(max(factor.isFinite ? factor : 0, 0), 1))
        } else {
            stops = nil
        }
    }

    /// The size of the context's feature in the picture.
    func shown(_ context: EvaluationContext) -> Double {
        let old = context.zoom
        defer { context.zoom = old }
        guard let stops else { return at(property.isZoomConstant ? tileZoom : zoom, context) }
        let low = at(stops.lower, context)
        return low + (at(stops.upper, context) - low) * stops.factor
    }

    /// The size at a zoom.
    func at(_ zoom: Double, _ context: EvaluationContext) -> Double {
        let old = context.zoom
        defer { context.zoom = old }
        context.zoom = zoom
        return max(property.number(context), 0)
    }
}
