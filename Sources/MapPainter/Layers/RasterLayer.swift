import Foundation
import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws a tile's image.
    mutating func drawRaster(_ image: PixelBuffer, _ tile: LayerTile) throws {
        let opacity = layer.property("raster-opacity").number(context)
        guard opacity > 0 else { return }
        try drawImage(
            adjusted(image), tile, opacity: opacity,
            filter: layer.property("raster-resampling").string(context) == "nearest"
                ? .nearest : .linear)
    }

    /// Draws an image over a tile.
    mutating func drawImage(
        _ image: PixelBuffer, _ tile: LayerTile, opacity: Double, filter: ImagePaint.Filter
    ) throws {
        let size = SIMD2(Double(image.width), Double(image.height))
        // Pixels of the image in the content's 8192 units, and back from the picture.
        let corner = tile.plane(.zero)
        let right = tile.plane(SIMD2(TileShapes.extent, 0)) - corner
        let down = tile.plane(SIMD2(0, TileShapes.extent)) - corner
        let area = right.x * down.y - right.y * down.x
        let toX = SIMD2(down.y, -right.y) / area * size
        let toY = SIMD2(-down.x, right.x) / area * size
        let isTilted = projection.isTilted
        let shift = projection.imageShift
        let start = -(isTilted ? corner + shift : corner + shift + projection.view.center)
        let path = projection.frame
        list.clip(to: tile.clip)
        try list.fill(
            path, .nonzero,
            image: ImagePaint(
                image, origin: toX * start.x + toY * start.y, right: toX, down: toY,
                opacity: opacity, filter: filter, view: isTilted ? projection.view : nil))
    }

    /// The image with the layer's hue, saturation, contrast and brightness (MapLibre's `raster.fragment.glsl`).
    func adjusted(_ image: PixelBuffer) -> PixelBuffer {
        func number(_ name: String) -> Double { layer.property(name).number(context) }
        let hue = number("raster-hue-rotate") * .pi / 180
        let saturation = number("raster-saturation")
        let contrast = number("raster-contrast")
        let low = number("raster-brightness-min")
        let high = number("raster-brightness-max")
        guard hue != 0 || saturation != 0 || contrast != 0 || low != 0 || high != 1 else {
            return image
        }
        let cosine = cos(hue)
        let sine = sin(hue)
        let root = 3.0.squareRoot()
        let weights = SIMD3(
            (2 * cosine + 1) / 3, (-root * sine - cosine + 1) / 3, (root * sine - cosine + 1) / 3)
        let toMean = saturation > 0 ? 1 - 1 / (1.001 - saturation) : -saturation
        let spread = contrast > 0 ? 1 / (1 - min(contrast, 0.999)) : 1 + contrast
        return image.mapStraight { color in
            var rgb = SIMD3(
                (color * weights).sum(), (color * SIMD3(weights.z, weights.x, weights.y)).sum(),
                (color * SIMD3(weights.y, weights.z, weights.x)).sum())
            rgb += (rgb.sum() / 3 - rgb) * toMean
            rgb = (rgb - 0.5) * spread + 0.5
            return SIMD3(repeating: low) + rgb * (high - low)
        }
    }
}
