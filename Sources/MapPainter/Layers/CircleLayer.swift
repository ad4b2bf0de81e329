import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws disks at points, and at the corners of lines and polygons.
    mutating func drawCircles(_ shapes: TileShapes, _ tile: LayerTile, tileZoom: Double) throws {
        let moved = translation("circle-translate")
        let scales = layer.property("circle-pitch-scale").string(context) != "viewport"
        if projection.isTilted, layer.property("circle-pitch-alignment").string(context) == "map" {
            warnings.insert("layer \(layer.id): circles face the viewer rather than lie on the map")
        }
        list.clip(to: nil)
        for feature in features(shapes, sortKey: "circle-sort-key", tileZoom: tileZoom) {
            context.feature = feature
            let fill = vector("circle-color", "circle-opacity")
            let stroke = vector("circle-stroke-color", "circle-stroke-opacity")
            let radius = max(0, layer.property("circle-radius").number(context)) * scale
            let width = max(0, layer.property("circle-stroke-width").number(context)) * scale
            let blur = layer.property("circle-blur").number(context)
            guard radius + width > 0 else { continue }
            for part in shapes.parts(of: feature.feature) {
                for point in part
                where point.x >= 0 && point.y >= 0 && point.x < TileShapes.extent
                    && point.y < TileShapes.extent
                {
                    let plane = tile.plane(point) + moved
                    let depth = projection.depth(plane)
                    guard depth > 0.05 else { continue }
                    let size = scales ? 1 / depth : 1
                    try list.draw(
                        Disk(
                            center: projection.picture(plane), radius: radius * size,
                            strokeWidth: width * size, blur: max(blur, 0), fill: fill,
                            stroke: stroke))
                }
            }
        }
    }

    /// A color times an opacity, premultiplied.
    private func vector(_ color: String, _ opacity: String) -> SIMD4<Double> {
        guard let parts = layer.property(color).color(context)?.premultiplied else { return .zero }
        let factor = min(max(layer.property(opacity).number(context), 0), 1)
        return SIMD4(parts.red, parts.green, parts.blue, parts.alpha) * factor
    }
}
