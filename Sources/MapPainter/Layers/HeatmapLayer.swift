import Foundation
import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws the density of points.
    ///
    /// Densities are summed at a quarter of the picture's resolution. Method: the shaders `heatmap.vertex.glsl`,
    /// `heatmap.fragment.glsl` and `heatmap_texture.fragment.glsl` of MapLibre GL JS.
    mutating func drawHeatmap(_ tiles: [PreparedTile]) throws {
        let opacity = layer.property("heatmap-opacity").number(context)
        guard opacity > 0,
            let ramp = ColorRamp.pixels(layer.property("heatmap-color"), context, \.heatmapDensity)
        else { return }
        let radius = layer.property("heatmap-radius")
        let weight = layer.property("heatmap-weight")
        let intensity = layer.property("heatmap-intensity").number(context)
        var field = DensityField(projection)
        for tile in tiles {
            context.tile = StyleTile(
                zoom: tile.place.content.zoom, x: tile.place.content.x, y: tile.place.content.y)
            for shapes in tile.shapes(of: layer) {
                for feature in features(shapes, sortKey: nil, tileZoom: tile.place.zoom) {
                    context.feature = feature
                    let share = weight.number(context) * intensity
                    let reach = radius.number(context) * scale
                    for part in shapes.parts(of: feature.feature) {
                        for point in part where tile.place.holds(point) {
                            field.add(at: tile.place.plane(point), radius: reach, weight: share)
                        }
                    }
                }
            }
        }
        list.clip(to: nil)
        try list.fill(
            projection.frame,
            image: ImagePaint(whole: try field.picture(ramp), opacity: min(opacity, 1)))
    }
}

/// The density of points over a picture.
private struct DensityField {
    private let projection: PictureProjection
    private let width: Int
    private let height: Int
    /// Pixels of the picture for one of the field.
    private let step: SIMD2<Double>
    private var densities: [Float]

    /// 1/√(2π).
    private static let gauss = 0.3989422804014327
    /// Less than this counts as nothing.
    private static let zero = 1 / 255.0 / 16

    init(_ projection: PictureProjection) {
        self.projection = projection
        width = max(1, Int(projection.size.x / 4))
        height = max(1, Int(projection.size.y / 4))
        step = projection.size / SIMD2(Double(width), Double(height))
        densities = [Float](repeating: 0, count: width * height)
    }

    /// Adds a point of the plane.
    mutating func add(at center: SIMD2<Double>, radius: Double, weight: Double) {
        let peak = weight * Self.gauss
        guard peak > Self.zero, radius > 0, peak.isFinite, radius.isFinite else { return }
        // Up to this many radii it counts.
        let reach = (-2 * log(Self.zero / peak)).squareRoot() / 3
        let half = reach * radius
        let corners = [
            SIMD2(-half, -half), SIMD2(half, -half), SIMD2(half, half), SIMD2(-half, half),
        ]
        .map { center + $0 }
        guard corners.allSatisfy({ projection.depth($0) > PlaneView.nearest }) else { return }
        let shown = corners.map { projection.picture($0) / step }
        let low = shown.reduce(shown[0], pointwiseMin)
        let high = shown.reduce(shown[0], pointwiseMax)
        let size = SIMD2(Double(width), Double(height))
        guard low.x < size.x, low.y < size.y, high.x > 0, high.y > 0 else { return }
        let columns = Int(max(0, low.x))...Int(min(size.x - 1, high.x))
        for row in Int(max(0, low.y))...Int(min(size.y - 1, high.y)) {
            for column in columns {
                let pixel = SIMD2(Double(column) + 0.5, Double(row) + 0.5) * step
                let off = projection.view.plane(pixel) - center
                guard abs(off.x) <= half, abs(off.y) <= half else { continue }
                let square = (off * off).sum() / (radius * radius)
                densities[row * width + column] += Float(peak * exp(-4.5 * square))
            }
        }
    }

    /// The densities in the picture's size, as colors of a ramp.
    func picture(_ ramp: PixelBuffer) throws -> PixelBuffer {
        let wide = Int(projection.size.x)
        let high = Int(projection.size.y)
        var colors = [UInt32](repeating: 0, count: wide * high)
        for y in 0..<high {
            let row = (Double(y) + 0.5) / step.y - 0.5
            let top = row.rounded(.down)
            let rows = (clamp(Int(top), height) * width, clamp(Int(top) + 1, height) * width)
            let down = Float(row - top)
            for x in 0..<wide {
                let column = (Double(x) + 0.5) / step.x - 0.5
                let left = column.rounded(.down)
                let columns = (clamp(Int(left), width), clamp(Int(left) + 1, width))
                let right = Float(column - left)
                let above =
                    densities[rows.0 + columns.0] * (1 - right)
                    + densities[rows.0 + columns.1] * right
                let below =
                    densities[rows.1 + columns.0] * (1 - right)
                    + densities[rows.1 + columns.1] * right
                let density = min(above * (1 - down) + below * down, 1)
                colors[y * wide + x] = ramp.mixed(at: Double(density)).packed
            }
        }
        return try PixelBuffer(width: wide, height: high, pixels: colors)
    }

    private func clamp(_ value: Int, _ count: Int) -> Int { min(max(value, 0), count - 1) }
}
