import Foundation
import MapPixels
import MapStyle
import VectorTile

extension LayerDrawing {
    /// Draws lines, and the rings of polygons.
    mutating func drawLines(_ shapes: TileShapes, _ tile: LayerTile) throws {
        let features = features(shapes, sortKey: "line-sort-key", tileZoom: tile.zoom)
        guard !features.isEmpty else { return }
        let look = LineLook(self, tile)
        let moved = translation("line-translate")
        var inks = GroupMemo<LineInk?>(shapes.groups, reading: layer.propertyReads)
        list.clip(to: tile.clip)
        // Made once, so that each line finds its memory.
        var ribbon = Ribbon(
            RibbonStroke(width: 0), view: projection.view, keepsLines: list.keepsPaths)
        var points: [SIMD2<Double>] = []
        for feature in features {
            let shape = feature.feature
            guard shape.type == .line || shape.type == .polygon else { continue }
            let ink = inks.value(feature.index) {
                context.feature = feature
                return look.ink(context, images: images, &warnings)
            }
            guard let ink,
                tile.mayShow(shapes, feature.index, moved: moved, reach: ink.stroke.reach)
            else { continue }
            ribbon.restart(ink.stroke)
            let progress = look.isGradient ? feature.progress : nil
            // A ring has no start that progress could be measured from.
            if look.isGradient, progress == nil { continue }
            for part in shape.parts {
                tile.place(part, of: shape, shapes, moved: moved, into: &points)
                ribbon.add(points, isClosed: shape.type == .polygon, progress: progress)
            }
            try list.draw(ribbon, ink.paint)
        }
    }
}

extension TileShapes.Feature {
    /// Which shares of its whole line a feature's part in this tile begins and ends with.
    fileprivate var progress: ClosedRange<Double>? {
        guard case .number(let start)? = properties[GeoJSONTiles.progressStart],
            case .number(let end)? = properties[GeoJSONTiles.progressEnd], start <= end
        else { return nil }
        return start...end
    }
}

/// What a line is drawn with.
private struct LineInk {
    let stroke: RibbonStroke
    let paint: RibbonPaint
}

/// The properties of a line layer, looked up once.
private struct LineLook {
    private let id: String
    private let color, opacity, width, gap, offset, blur: StyleProperty
    private let join, cap, miterLimit, roundLimit, pattern, dashes: StyleProperty
    /// The colors from a line's start to its end.
    private let ramp: PixelBuffer?
    private let scale: Double
    private let zoom: Double
    private let tileZoom: Double
    /// MapLibre counts lengths in two units of a tile, so that dashes of enlarged tiles begin there.
    private let lengthStep: Double

    var isGradient: Bool { ramp != nil }

    init(_ drawing: LayerDrawing, _ tile: LayerTile) {
        let layer = drawing.layer
        id = layer.id
        color = layer.property("line-color")
        opacity = layer.property("line-opacity")
        width = layer.property("line-width")
        gap = layer.property("line-gap-width")
        offset = layer.property("line-offset")
        blur = layer.property("line-blur")
        join = layer.property("line-join")
        cap = layer.property("line-cap")
        miterLimit = layer.property("line-miter-limit")
        roundLimit = layer.property("line-round-limit")
        pattern = layer.property("line-pattern")
        dashes = layer.property("line-dasharray")
        let gradient = layer.property("line-gradient")
        ramp =
            gradient.isGiven && !dashes.isGiven && !pattern.isGiven
            ? ColorRamp.pixels(gradient, drawing.context, \.lineProgress) : nil
        scale = drawing.scale
        zoom = drawing.projection.zoom
        tileZoom = tile.zoom
        lengthStep = 2 * tile.unit
    }

    /// Pixels of the plane for one of the picture at the whole zoom below.
    private var growth: Double { exp2(zoom - zoom.rounded(.down)) }

    /// What a feature is drawn with; nil if nothing is seen of it.
    func ink(
        _ context: EvaluationContext, images: [String: PainterImage], _ warnings: inout Set<String>
    ) -> LineInk? {
        guard let stroke = stroke(context), let paint = paint(context, images: images, &warnings)
        else { return nil }
        return LineInk(stroke: stroke, paint: paint)
    }

    /// What decides a feature's shape; nil if nothing is seen of it.
    private func stroke(_ context: EvaluationContext) -> RibbonStroke? {
        var stroke = RibbonStroke(width: width.number(context) * scale)
        guard stroke.width > 0, stroke.width.isFinite else { return nil }
        stroke.gap = max(0, gap.number(context)) * scale
        stroke.offset = offset.number(context) * scale
        stroke.blur = max(0, blur.number(context)) * scale
        stroke.cornerReach = 15 * scale * exp2(zoom - tileZoom)
        if dashes.isGiven || pattern.isGiven { stroke.lengthStep = lengthStep }
        // What decides the geometry is asked for at the tile's zoom.
        context.zoom = tileZoom
        defer { context.zoom = zoom }
        let join = join.string(context)
        let cap = cap.string(context)
        stroke.join = join == "round" ? .round : join == "bevel" ? .bevel : .miter
        stroke.cap = cap == "round" ? .round : cap == "square" ? .square : .butt
        stroke.miterLimit = miterLimit.number(context)
        stroke.roundLimit = roundLimit.number(context)
        return stroke
    }

    /// What a feature is painted with; nil if nothing is seen of it.
    private func paint(
        _ context: EvaluationContext, images: [String: PainterImage], _ warnings: inout Set<String>
    ) -> RibbonPaint? {
        let share = min(max(opacity.number(context), 0), 1)
        guard share > 0 else { return nil }
        if let dashes = dashPattern(context) {
            return .dashes(LayerDrawing.pixel(color.color(context), opacity: share), dashes)
        }
        if pattern.isGiven {
            guard let name = pattern.image(context)?.name else { return nil }
            guard let image = images[name] else {
                warnings.insert("layer \(id): there is no image \(name)")
                return nil
            }
            return .image(
                image.pixels, period: image.size.x * scale * growth, height: image.size.y * scale,
                opacity: share)
        }
        if let ramp { return .ramp(ramp, opacity: share) }
        let pixel = LayerDrawing.pixel(color.color(context), opacity: share)
        return pixel.alpha > 0 ? .color(pixel) : nil
    }

    /// Dashes in pixels; nil for a line without.
    private func dashPattern(_ context: EvaluationContext) -> RibbonDashes? {
        guard dashes.isGiven else { return nil }
        context.zoom = zoom.rounded(.down)
        defer { context.zoom = zoom }
        guard let lengths = dashes.numbers(context) else { return nil }
        let unit = width.number(context) * scale * growth
        let isRound = cap.string(context) == "round"
        // At whole zooms MapLibre fades them as if the pattern of half the size were still seen.
        let softness = (zoom == zoom.rounded(.down) ? 1 : 0.5) * growth
        return RibbonDashes(
            lengths.map { $0 * unit }, radius: isRound ? unit / 2 : nil, softness: softness)
    }
}

/// Colors by a number from 0 to 1.
enum ColorRamp {
    /// A row of 256 pixels with a property's colors.
    static func pixels(
        _ property: StyleProperty, _ context: EvaluationContext,
        _ input: ReferenceWritableKeyPath<EvaluationContext, Double>
    ) -> PixelBuffer? {
        let pixels = (0..<256).map { step in
            context[keyPath: input] = Double(step) / 255
            return LayerDrawing.pixel(property.color(context), opacity: 1).packed
        }
        // A row of 256 pixels is a size that pictures may have.
        return try? PixelBuffer(width: 256, height: 1, pixels: pixels)
    }
}
