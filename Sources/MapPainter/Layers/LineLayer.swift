import Foundation
import MapPixels
import MapStyle
import VectorTile

extension LayerDrawing {
    /// Draws lines, and the rings of polygons.
    mutating func drawLines(_ shapes: TileShapes, _ tile: LayerTile, tileZoom: Double) throws {
        let color = layer.property("line-color")
        let opacity = layer.property("line-opacity")
        let moved = translation("line-translate")
        for name in ["line-gradient", "line-pattern"] where layer.property(name).isGiven {
            warnings.insert("layer \(layer.id): \(name) is not drawn")
            if name == "line-pattern" { return }
        }
        list.clip(to: tile.clip)
        for feature in features(shapes, sortKey: "line-sort-key", tileZoom: tileZoom)
        where feature.feature.type == .line || feature.feature.type == .polygon {
            context.feature = feature
            let pixel = Self.pixel(color.color(context), opacity: opacity.number(context))
            let strokes = strokes(tileZoom: tileZoom)
            guard pixel.alpha > 0, !strokes.isEmpty else { continue }
            let isRing = feature.feature.type == .polygon
            let parts = tile.plane(shapes.parts(of: feature.feature), moved: moved)
            let dashes = dashPattern()
            let blur = max(0, layer.property("line-blur").number(context)) * scale
            for (stroke, weight) in strokes.flatMap({ Self.softened($0, blur: blur) }) {
                var path = PixelPath()
                for part in parts {
                    if let dashes {
                        for dash in dashes.dashes(of: part) {
                            path.add(strokeOf: dash, isClosed: false, stroke)
                        }
                    } else {
                        // MapLibre's ends are hard: they paint each pixel whose middle they reach.
                        var whole = stroke
                        whole.buttReach = 0.5
                        path.add(strokeOf: part, isClosed: isRing, whole)
                    }
                }
                try list.fill(
                    projection.picture(path), .nonzero,
                    color: weight == 1 ? pixel : pixel.scaled(by: weight))
            }
        }
    }

    /// The strokes of a feature: one, or two beside a gap.
    private func strokes(tileZoom: Double) -> [LineStroke] {
        let width = layer.property("line-width").number(context) * scale
        guard width > 0, width.isFinite else { return [] }
        let gap = max(0, layer.property("line-gap-width").number(context)) * scale
        let offset = layer.property("line-offset").number(context) * scale
        // What decides the geometry is asked for at the tile's zoom.
        let zoom = context.zoom
        context.zoom = tileZoom
        defer { context.zoom = zoom }
        let join = layer.property("line-join").string(context)
        let cap = layer.property("line-cap").string(context)
        let stroke = LineStroke(
            width: width, offset: offset,
            join: join == "round" ? .round : join == "bevel" ? .bevel : .miter,
            cap: cap == "round" ? .round : cap == "square" ? .square : .butt,
            miterLimit: layer.property("line-miter-limit").number(context),
            roundLimit: layer.property("line-round-limit").number(context))
        guard gap > 0 else { return [stroke] }
        return [-1.0, 1].map { side in
            var copy = stroke
            copy.offset = offset + side * (gap + width) / 2
            return copy
        }
    }

    /// A stroke with soft sides as strokes one over the other, each with the share of the color that it adds.
    ///
    /// Opacity falls from the width less the blur to the width; each stroke lets the same share of what is below through.
    private static func softened(_ stroke: LineStroke, blur: Double) -> [(LineStroke, Double)] {
        guard blur > 0.05 else { return [(stroke, 1)] }
        let count = min(16, max(2, Int((blur * 2).rounded(.up))))
        return (0..<count).compactMap { index in
            var copy = stroke
            copy.width = stroke.width - 2 * blur * (Double(index) + 0.5) / Double(count)
            // Over what the wider ones painted, so that k of n strokes together make k/n.
            return copy.width > 0 ? (copy, 1 / Double(count - index)) : nil
        }
    }

    /// Dashes in pixels; nil for a line without gaps.
    private func dashPattern() -> DashPattern? {
        let property = layer.property("line-dasharray")
        guard property.isGiven else { return nil }
        let zoom = context.zoom
        context.zoom = zoom.rounded(.down)
        defer { context.zoom = zoom }
        guard let pattern = property.numbers(context), pattern.count > 1 else { return nil }
        let unit =
            layer.property("line-width").number(context) * scale * exp2(zoom - context.zoom)
        return DashPattern(pattern.map { $0 * unit })
    }
}
