import Foundation
import MapPixels
import MapStyle
import VectorTile

extension LayerDrawing {
    /// Draws polygons; lines are closed.
    mutating func drawFills(_ shapes: TileShapes, _ tile: LayerTile) throws {
        let features = features(shapes, sortKey: "fill-sort-key", tileZoom: tile.zoom)
        guard !features.isEmpty else { return }
        let color = layer.property("fill-color")
        let opacity = layer.property("fill-opacity")
        let outline = layer.property("fill-outline-color")
        let pattern = layer.property("fill-pattern")
        let moved = translation("fill-translate")
        let isSmooth = layer.property("fill-antialias").boolean(context)
        list.clip(to: tile.clip)
        for feature in features {
            let polygon = feature.feature
            guard polygon.type == .line || polygon.type == .polygon,
                tile.mayShow(shapes, feature.index, moved: moved, reach: Self.fillReach)
            else { continue }
            context.feature = feature
            let parts = tile.plane(shapes, polygon, moved: moved)
            var path = PixelPath()
            for part in parts where TileShapes.area(part) != 0 { path.add(contour: part) }
            guard !path.isEmpty else { continue }
            let shape = projection.picture(path)
            let alpha = opacity.number(context)
            if pattern.isGiven {
                guard let name = pattern.image(context)?.name else { continue }
                guard let image = images[name] else {
                    warnings.insert("layer \(layer.id): there is no image \(name)")
                    continue
                }
                try list.fill(
                    shape, .nonzero, image: paint(image, opacity: alpha), smooth: isSmooth)
                continue
            }
            guard let fill = color.color(context) else { continue }
            let share = fill.alpha * min(max(alpha, 0), 1)
            let hasOutline = isSmooth && outline.isGiven
            if isSmooth, !hasOutline {
                try list.fillWide(shape, color: Self.opaque(fill), opacity: share)
            } else {
                try list.fill(
                    shape, .nonzero, color: Self.pixel(fill, opacity: alpha), smooth: isSmooth)
            }
            guard hasOutline else { continue }
            let line = Self.pixel(outline.color(context), opacity: alpha)
            var edge = PixelPath()
            for part in parts {
                edge.add(strokeOf: part, isClosed: true, LineStroke(width: 1))
            }
            try list.fill(projection.picture(edge), .nonzero, color: line)
        }
    }

    /// How many pixels a fill or its outline reaches beyond its points at most.
    private static let fillReach = 4.0

    /// Where a pattern lies on the plane: its place at the plane's middle, and how far a pixel right and down is in it.
    func patternPlace(
        _ image: PainterImage
    ) -> (origin: SIMD2<Double>, right: SIMD2<Double>, down: SIMD2<Double>) {
        let growth = exp2(projection.zoom - projection.zoom.rounded(.down))
        let factor = image.pixelRatio / (scale * growth)
        let size = SIMD2(Double(image.pixels.width), Double(image.pixels.height))
        let corner = projection.world(projection.view.center) * projection.worldSize * factor
        return (
            SIMD2(
                corner.x.truncatingRemainder(dividingBy: size.x),
                corner.y.truncatingRemainder(dividingBy: size.y)),
            projection.unturned(SIMD2(1, 0)) * factor, projection.unturned(SIMD2(0, 1)) * factor
        )
    }

    /// A pattern that repeats from the world's origin at the size it has at the whole zoom below.
    func paint(_ image: PainterImage, opacity: Double) -> ImagePaint {
        // Image pixels of one pixel of the plane.
        let growth = exp2(projection.zoom - projection.zoom.rounded(.down))
        let factor = image.pixelRatio / (scale * growth)
        // The plane's right and down as ways on the map: the turn the other way round.
        let right = projection.unturned(SIMD2(1, 0)) * factor
        let down = projection.unturned(SIMD2(0, 1)) * factor
        let size = SIMD2(Double(image.pixels.width), Double(image.pixels.height))
        func rest(_ place: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(
                place.x.truncatingRemainder(dividingBy: size.x),
                place.y.truncatingRemainder(dividingBy: size.y))
        }
        if projection.isTilted {
            let place = patternPlace(image)
            return ImagePaint(
                image.pixels, origin: place.origin, right: place.right, down: place.down,
                opacity: opacity, repeats: true, view: projection.view)
        }
        return ImagePaint(
            image.pixels, origin: rest(projection.world(.zero) * projection.worldSize * factor),
            right: right, down: down, opacity: opacity, repeats: true)
    }
}
