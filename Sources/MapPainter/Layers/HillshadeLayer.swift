import Foundation
import Geodesy
import MapPixels
import MapStyle

extension LayerDrawing {
    /// Draws slopes in light and shadow.
    ///
    /// Method: the shaders `hillshade_prepare.fragment.glsl` and `hillshade.fragment.glsl` of MapLibre GL JS; the method is
    /// `standard`.
    mutating func drawHillshade(
        _ tiles: [PreparedTile], _ encoding: StyleSource.TerrainEncoding, maximumZoom: Double
    ) throws {
        let method = layer.property("hillshade-method").string(context) ?? "standard"
        if method != "standard" {
            warnings.insert("layer \(layer.id): hillshade-method \(method) is drawn as standard")
        }
        var byPlace: [SIMD3<Int>: PixelBuffer] = [:]
        for tile in tiles {
            guard case .raster(let image) = tile.content else {
                warnings.insert("layer \(layer.id): its source has shapes, not heights")
                continue
            }
            let content = tile.place.content
            byPlace[SIMD3(content.zoom, content.x, content.y)] = image
        }
        let shade = HillShade(self)
        for tile in tiles {
            guard case .raster(let image) = tile.content else { continue }
            let content = tile.place.content
            let count = 1 << content.zoom
            let field = HeightField(image, encoding) { x, y in
                guard 0..<count ~= content.y + y else { return nil }
                return byPlace[
                    SIMD3(content.zoom, (content.x + x + count) % count, content.y + y)]
            }
            try drawImage(
                try shade.picture(field, content, zoom: tile.place.zoom, maximumZoom: maximumZoom),
                tile.place, opacity: 1, filter: .linear)
        }
    }
}

/// The heights of a tile with those of one more pixel around it.
private struct HeightField {
    let side: Int
    private let heights: [Float]

    /// Reads heights; where a neighbor is missing, or of another size, the outermost ones are repeated.
    init(
        _ image: PixelBuffer, _ encoding: StyleSource.TerrainEncoding,
        neighbor: (Int, Int) -> PixelBuffer?
    ) {
        side = min(image.width, image.height)
        var heights: [Float] = []
        heights.reserveCapacity((side + 2) * (side + 2))
        var around: [Int: PixelBuffer] = [:]
        for y in -1...1 {
            for x in -1...1 where x != 0 || y != 0 {
                if let other = neighbor(x, y), other.width == image.width,
                    other.height == image.height
                {
                    around[y * 3 + x] = other
                }
            }
        }
        for y in -1...side {
            for x in -1...side {
                let dx = x < 0 ? -1 : x == side ? 1 : 0
                let dy = y < 0 ? -1 : y == side ? 1 : 0
                let color: PixelColor
                if dx == 0, dy == 0 {
                    color = image[x, y]
                } else if let other = around[dy * 3 + dx] {
                    color = other[x - dx * side, y - dy * side]
                } else {
                    color = image[min(max(x, 0), side - 1), min(max(y, 0), side - 1)]
                }
                heights.append(
                    Float(
                        Double(color.red) * encoding.redFactor
                            + Double(color.green) * encoding.greenFactor
                            + Double(color.blue) * encoding.blueFactor - encoding.baseShift))
            }
        }
        self.heights = heights
    }

    /// The height at a pixel, −1 to `side`.
    func height(_ x: Int, _ y: Int) -> Double { Double(heights[(y + 1) * (side + 2) + x + 1]) }

    /// Horn's sums at a pixel: how much it rises to the east and to the south.
    func rise(_ x: Int, _ y: Int) -> SIMD2<Double> {
        SIMD2(
            height(x + 1, y - 1) + 2 * height(x + 1, y) + height(x + 1, y + 1)
                - height(x - 1, y - 1) - 2 * height(x - 1, y) - height(x - 1, y + 1),
            height(x - 1, y + 1) + 2 * height(x, y + 1) + height(x + 1, y + 1)
                - height(x - 1, y - 1) - 2 * height(x, y - 1) - height(x + 1, y - 1))
    }
}

/// The properties of a hillshade layer.
private struct HillShade {
    private let shadow, highlight, accent: SIMD4<Double>
    private let exaggeration: Double
    private let azimuth: Double

    init(_ drawing: LayerDrawing) {
        let layer = drawing.layer
        let context = drawing.context
        func color(_ name: String) -> SIMD4<Double> {
            guard let parts = layer.property(name).color(context)?.premultiplied else {
                return .zero
            }
            return SIMD4(parts.red, parts.green, parts.blue, parts.alpha)
        }
        shadow = color("hillshade-shadow-color")
        highlight = color("hillshade-highlight-color")
        accent = color("hillshade-accent-color")
        exaggeration = layer.property("hillshade-exaggeration").number(context)
        let direction =
            layer.property("hillshade-illumination-direction").numbers(context)?.first ?? 335
        var azimuth = direction * .pi / 180
        if layer.property("hillshade-illumination-anchor").string(context) != "map" {
            // The picture's top is this far from north.
            let up = drawing.projection.unturned(SIMD2(0, -1))
            azimuth += atan2(up.x, -up.y)
        }
        self.azimuth = azimuth + .pi
    }

    /// The light on a tile's pixels.
    func picture(
        _ field: HeightField, _ tile: CoveringTile, zoom: Double, maximumZoom: Double
    ) throws -> PixelBuffer {
        let steepening = zoom < 2 ? 0.4 : zoom < 4.5 ? 0.35 : 0.3
        // At low zooms slopes would hardly be seen.
        let extra = zoom < maximumZoom ? (zoom - maximumZoom) * steepening : 0
        let unit = Double(field.side) / exp2(extra + 28.2562 - zoom)
        var colors: [UInt32] = []
        colors.reserveCapacity(field.side * field.side)
        for y in 0..<field.side {
            let place = (Double(tile.y) + (Double(y) + 0.5) / Double(field.side)) / tile.side
            let stretch = cos(WebMercator.latitude(y: place) * .pi / 180)
            for x in 0..<field.side {
                // MapLibre keeps slopes in bytes.
                let kept = (field.rise(x, y) * (unit / 8) + 0.5).clamped(
                    lowerBound: .zero, upperBound: SIMD2(1, 1))
                let slope = (kept * 255).rounded(.toNearestOrAwayFromZero) / 255 * 8 - 4
                colors.append(color(slope, stretch).packed)
            }
        }
        return try PixelBuffer(width: field.side, height: field.side, pixels: colors)
    }

    private func color(_ rise: SIMD2<Double>, _ stretch: Double) -> PixelColor {
        let slope = atan(0.625 * (rise * rise).sum().squareRoot() / stretch)
        let aspect =
            rise.x != 0 ? atan2(rise.y, -rise.x) : rise.y > 0 ? .pi / 2 : -Double.pi / 2
        let base = 1.875 - exaggeration * 1.75
        let top = Double.pi / 2
        let scaled =
            exaggeration != 0.5 ? (pow(base, slope) - 1) / (pow(base, top) - 1) * top : slope
        let strength = min(max(exaggeration * 2, 0), 1)
        let ground = accent * ((1 - cos(scaled)) * strength)
        let turn = (aspect + azimuth) / .pi + 0.5
        let share = abs(turn - 2 * (turn / 2).rounded(.down) - 1)
        let side = (shadow + (highlight - shadow) * share) * (sin(scaled) * strength)
        let color = ground * (1 - side.w) + side
        return PixelColor(
            premultipliedRed: color.x, green: color.y, blue: color.z, alpha: color.w)
    }
}
