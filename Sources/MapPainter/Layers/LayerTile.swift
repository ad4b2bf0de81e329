import Foundation
import MapPixels
import MapStyle
import VectorTile

/// A tile on the picture's plane: where it lies, and what of the picture belongs to it.
struct LayerTile: Sendable {
    /// The tile that the picture shows.
    let tile: CoveringTile
    /// The tile whose content stands there, the same one or a parent.
    let content: CoveringTile
    /// The whole zoom at which its layers are laid out; above the tile's own where it is enlarged.
    let zoom: Double
    let projection: PictureProjection
    /// The plane's point of the content's upper left corner.
    private let origin: SIMD2<Double>
    /// What one unit of 8192 to the right and down is on the plane.
    private let right: SIMD2<Double>
    private let down: SIMD2<Double>
    let clip: ClipRows
    /// The part of the content that the tile is, in 8192 along its side: all of it, or a quarter of a quarter of a parent.
    private let area: (low: SIMD2<Double>, high: SIMD2<Double>)
    /// Pixels of the plane for one unit of 8192.
    let unit: Double

    init(
        _ tile: CoveringTile, content: CoveringTile, zoom: Int, _ projection: PictureProjection
    ) {
        self.tile = tile
        self.content = content
        self.zoom = Double(zoom)
        self.projection = projection
        let side = 1 / content.side
        origin = projection.plane(content.origin)
        unit = projection.worldSize * side / TileShapes.extent
        right = projection.turned(SIMD2(unit, 0))
        down = projection.turned(SIMD2(0, unit))
        let count = Double(1 << max(tile.zoom - content.zoom, 0))
        let place = SIMD2(
            Double(tile.x) - Double(content.x) * count, Double(tile.y) - Double(content.y) * count)
        let share = TileShapes.extent / count
        area =
            tile.zoom > content.zoom
            ? (place * share, (place + 1) * share) : (.zero, SIMD2(repeating: TileShapes.extent))
        var shape = PixelPath()
        let edge = 1 / tile.side
        shape.add(
            contour: [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
                // Corners of neighbors come from the same numbers.
                projection.plane(
                    SIMD2(
                        (Double(tile.x) + Double(tile.world) * tile.side + $0.0) * edge,
                        (Double(tile.y) + $0.1) * edge))
            })
        clip = ClipRows(
            convex: projection.picture(shape).points, width: Int(projection.size.x),
            height: Int(projection.size.y))
    }

    /// Whether a point of the content belongs to the tile: a parent stands for several, and each of its points is shown once.
    @inline(__always)
    func holds(_ point: SIMD2<Double>) -> Bool {
        point.x >= area.low.x && point.y >= area.low.y && point.x < area.high.x
            && point.y < area.high.y
    }

    /// A point of the content on the plane.
    @inline(__always)
    func plane(_ point: SIMD2<Double>) -> SIMD2<Double> { plane(point, from: origin) }

    /// A point of the content on the plane, whose corner is moved elsewhere.
    @inline(__always)
    private func plane(_ point: SIMD2<Double>, from start: SIMD2<Double>) -> SIMD2<Double> {
        start + right * point.x + down * point.y
    }

    /// Whether anything of a feature may be seen that reaches so many pixels beyond its points.
    func mayShow(
        _ shapes: TileShapes, _ index: Int, moved: SIMD2<Double>, reach: Double
    ) -> Bool {
        guard let (low, high) = shapes.box(index) else { return false }
        if projection.isTilted { return true }
        let start = plane(low) + moved + projection.size / 2
        let (across, along) = (right * (high.x - low.x), down * (high.y - low.y))
        let least = start + pointwiseMin(across, .zero) + pointwiseMin(along, .zero)
        let greatest = start + pointwiseMax(across, .zero) + pointwiseMax(along, .zero)
        return least.x <= projection.size.x + reach && least.y <= projection.size.y + reach
            && greatest.x >= -reach && greatest.y >= -reach
    }

    /// The parts of a feature on the plane.
    func plane(
        _ shapes: TileShapes, _ feature: VectorTile.Feature, moved: SIMD2<Double>
    ) -> [[SIMD2<Double>]] {
        let start = origin + moved
        return shapes.parts(of: feature) { plane($0, from: start) }
    }

    /// Puts the points of a feature's part on the plane into a list, which is emptied before.
    func place(
        _ part: Int, of feature: VectorTile.Feature, _ shapes: TileShapes, moved: SIMD2<Double>,
        into points: inout [SIMD2<Double>]
    ) {
        let start = origin + moved
        points.removeAll(keepingCapacity: true)
        shapes.append(part, of: feature, to: &points) { plane($0, from: start) }
    }

    /// Parts of a shape on the plane; points that fall onto each other are kept.
    func plane(_ parts: [[SIMD2<Double>]], moved: SIMD2<Double>) -> [[SIMD2<Double>]] {
        let start = origin + moved
        return parts.map { part in part.map { plane($0, from: start) } }
    }
}

/// What a layer needs of a style while it is drawn.
struct LayerDrawing {
    let layer: StyleLayer
    let context: EvaluationContext
    let projection: PictureProjection
    let images: [String: PainterImage]
    var list: DrawList
    /// Descriptions of what could not be drawn.
    var warnings: Set<String> = []

    /// Pixels per point.
    var scale: Double { projection.scale }

    /// A color with an opacity, as a pixel.
    static func pixel(_ color: StyleColor?, opacity: Double) -> PixelColor {
        guard let color else { return .clear }
        let parts = color.premultiplied
        let factor = min(max(opacity, 0), 1)
        return PixelColor(
            premultipliedRed: parts.red * factor, green: parts.green * factor,
            blue: parts.blue * factor, alpha: parts.alpha * factor)
    }

    /// A color without its transparency.
    static func opaque(_ color: StyleColor) -> PixelColor {
        PixelColor(red: color.red, green: color.green, blue: color.blue)
    }

    /// How far a layer is moved on the plane.
    func translation(_ property: String) -> SIMD2<Double> {
        guard let way = layer.property(property).numbers(context), way.count == 2 else {
            return .zero
        }
        let moved = SIMD2(way[0], way[1]) * scale
        let isMap = layer.property(property + "-anchor").string(context) == "map"
        return isMap ? projection.turned(moved) : moved
    }

    /// The features of a tile that the layer draws, in its order.
    mutating func features(
        _ shapes: TileShapes, sortKey: String?, tileZoom: Double
    ) -> [TileShapes.Feature] {
        context.zoom = tileZoom
        defer { context.zoom = projection.zoom }
        let features = shapes.accepted(by: layer.filter, context).map {
            TileShapes.Feature(shapes: shapes, index: $0)
        }
        guard let sort = sortKey.map({ layer.property($0) }), sort.isGiven else { return features }
        let keys = features.map { feature in
            context.feature = feature
            return sort.number(context)
        }
        // Equal keys keep their order.
        return features.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { features[$0] }
    }
}
