import Foundation
import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws an image between four corners on the map, in each copy of the world that the picture shows.
    ///
    /// Each half, above and below the diagonal from the upper right to the lower left corner, is a straight map of its own, as
    /// a graphics card draws it.
    mutating func drawImage(_ image: PixelBuffer, corners: [SIMD2<Double>]) throws {
        let opacity = layer.property("raster-opacity").number(context)
        guard opacity > 0, corners.count == 4 else { return }
        let places = corners.map {
            PictureCamera.world(latitude: $0.y, longitude: $0.x)
        }
        let middle = (places.reduce(SIMD2(0, 0), +)) / 4
        // MapLibre keeps corners in 8192 of the tile that holds the image.
        let low = places.reduce(places[0], pointwiseMin)
        let high = places.reduce(places[0], pointwiseMax)
        let span = max((high - low).max(), 0x1p-30)
        let side = exp2(max(0, (-log2(span)).rounded(.down)))
        let tile = SIMD2((middle.x * side).rounded(.down), (middle.y * side).rounded(.down))
        let rounded = places.map {
            ((($0 * side - tile) * TileShapes.extent).rounded(.toNearestOrAwayFromZero)
                / TileShapes.extent + tile) / side
        }
        let size = SIMD2(Double(image.width), Double(image.height))
        let shown = adjusted(image)
        let filter: ImagePaint.Filter =
            layer.property("raster-resampling").string(context) == "nearest" ? .nearest : .linear
        list.clip(to: nil)
        for world in projection.worlds {
            let plane = rounded.map {
                projection.plane($0 + SIMD2(Double(world), 0)) + projection.imageShift
            }
            let texture = [SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y)]
            for half in [[0, 1, 3], [2, 3, 1]] {
                let a = plane[half[0]]
                let u = plane[half[1]] - a
                let v = plane[half[2]] - a
                let area = u.x * v.y - u.y * v.x
                guard abs(area) > 1e-9 else { continue }
                let textureU = texture[half[1]] - texture[half[0]]
                let textureV = texture[half[2]] - texture[half[0]]
                let right = (textureU * v.y - textureV * u.y) / area
                let down = (textureV * u.x - textureU * v.x) / area
                var path = PixelPath()
                path.add(contour: half.map { plane[$0] })
                let start = projection.isTilted ? -a : -(a + projection.view.center)
                try list.fill(
                    projection.picture(path), .nonzero,
                    image: ImagePaint(
                        shown, origin: texture[half[0]] + right * start.x + down * start.y,
                        right: right, down: down, opacity: opacity, filter: filter,
                        view: projection.isTilted ? projection.view : nil),
                    smooth: false)
            }
        }
    }
}
