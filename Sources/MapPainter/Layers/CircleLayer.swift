import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws disks at points, and at the corners of lines and polygons.
    mutating func drawCircles(_ shapes: TileShapes, _ tile: LayerTile) throws {
        let moved = translation("circle-translate")
        let scales = layer.property("circle-pitch-scale").string(context) != "viewport"
        let liesOnMap =
            projection.isTilted
            && layer.property("circle-pitch-alignment").string(context) == "map"
        let colorProperty = layer.property("circle-color")
        let opacityProperty = layer.property("circle-opacity")
        let strokeColor = layer.property("circle-stroke-color")
        let strokeOpacity = layer.property("circle-stroke-opacity")
        let radiusProperty = layer.property("circle-radius")
        let widthProperty = layer.property("circle-stroke-width")
        let blurProperty = layer.property("circle-blur")
        list.clip(to: nil)
        for feature in features(shapes, sortKey: "circle-sort-key", tileZoom: tile.zoom) {
            context.feature = feature
            let fill = vector(colorProperty, opacityProperty)
            let stroke = vector(strokeColor, strokeOpacity)
            let radius = max(0, radiusProperty.number(context)) * scale
            let width = max(0, widthProperty.number(context)) * scale
            let blur = blurProperty.number(context)
            guard radius + width > 0 else { continue }
            for part in shapes.parts(of: feature.feature) {
                for point in part where tile.holds(point) {
                    let plane = tile.plane(point) + moved
                    let depth = projection.depth(plane)
                    guard depth > 0.05 else { continue }
                    let size = liesOnMap == scales ? 1 : scales ? 1 / depth : depth
                    try list.draw(
                        Disk(
                            center: liesOnMap ? plane : projection.picture(plane),
                            radius: radius * size,
                            strokeWidth: width * size, blur: max(blur, 0), fill: fill,
                            stroke: stroke, view: liesOnMap ? projection.view : nil))
                }
            }
        }
    }

    /// A color times an opacity, premultiplied.
    private func vector(_ color: StyleProperty, _ opacity: StyleProperty) -> SIMD4<Double> {
        guard let parts = color.color(context)?.premultiplied else { return .zero }
        let factor = min(max(opacity.number(context), 0), 1)
        return SIMD4(parts.red, parts.green, parts.blue, parts.alpha) * factor
    }
}
