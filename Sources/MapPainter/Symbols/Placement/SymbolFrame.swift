import Foundation

/// Where a symbol stands in the picture, and how its units become pixels.
struct SymbolFrame {
    let projection: PictureProjection
    let tile: LayerTile
    /// The anchor on the flat plane.
    let plane: SIMD2<Double>
    /// How far before the camera the anchor is, in distances of the middle.
    let depth: Double

    /// Nearer than this to the camera no symbols are drawn.
    private static let nearest = 0.05

    init?(_ anchor: SIMD2<Double>, _ tile: LayerTile) {
        self.tile = tile
        projection = tile.projection
        plane = tile.plane(anchor)
        depth = projection.depth(plane)
        guard depth > Self.nearest else { return nil }
    }

    /// Pixels of a point there: symbols shrink half as fast as the map.
    func pixels(_ part: SymbolRules.Part) -> Double {
        projection.scale * min(max(0.5 + 0.5 * (part.liesOnMap ? depth : 1 / depth), 0), 4)
    }

    /// The anchor in the plane that symbols of a part are laid out in: the flat plane, or the picture.
    func anchor(_ part: SymbolRules.Part) -> SIMD2<Double> {
        part.liesOnMap ? plane : projection.picture(plane)
    }

    /// A point of that plane in the picture.
    func picture(_ point: SIMD2<Double>, _ part: SymbolRules.Part) -> SIMD2<Double> {
        part.liesOnMap ? projection.picture(point + part.translation) : point + part.translation
    }

    /// By how much a symbol that does not follow a line is turned, in radians clockwise.
    func rotation(_ part: SymbolRules.Part) -> Double {
        guard part.turnsWithMap else { return 0 }
        let way = projection.turned(SIMD2(1, 0))
        guard !part.liesOnMap, projection.isTilted else { return atan2(way.y, way.x) }
        // As a short line to the east is seen.
        let step = projection.picture(plane + way) - projection.picture(plane)
        return atan2(step.y, step.x)
    }

    /// The walk along a line from the anchor.
    func walk(
        _ line: [SIMD2<Double>], _ segment: Int, from start: SIMD2<Double>,
        _ part: SymbolRules.Part
    ) -> LineWalk {
        let tile = tile
        let projection = projection
        let liesOnMap = part.liesOnMap
        return LineWalk(line: line, segment: segment, anchor: anchor(part), start: start) {
            point, before in
            let plane = tile.plane(point)
            if liesOnMap { return plane }
            let depth = projection.depth(plane)
            if depth > Self.nearest { return projection.picture(plane) }
            let last = tile.plane(before)
            let lastDepth = projection.depth(last)
            guard lastDepth > Self.nearest else { return nil }
            let t = (lastDepth - Self.nearest) / (lastDepth - depth)
            return projection.picture(last + (plane - last) * t)
        }
    }

    /// The box around a box of points beside the anchor, in the picture.
    ///
    /// - Parameters:
    ///   - low: Its upper left corner from the anchor, in pixels of the label's plane.
    ///   - high: Its lower right corner.
    ///   - rotation: By how much it is turned.
    func box(
        _ low: SIMD2<Double>, _ high: SIMD2<Double>, rotation: Double, _ part: SymbolRules.Part
    ) -> CollisionGrid.Shape {
        let anchor = anchor(part)
        if rotation == 0, !part.liesOnMap {
            return CollisionGrid.Shape(
                low: anchor + low + part.translation, high: anchor + high + part.translation)
        }
        let turn = SIMD2(cos(rotation), sin(rotation))
        return CollisionGrid.Shape(
            around: [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)].map { corner in
                picture(anchor + corner.rotated(by: turn), part)
            })
    }
}

extension SIMD2<Double> {
    /// The vector turned by an angle, clockwise with y down.
    ///
    /// - Parameter turn: Cosine and sine.
    @inline(__always)
    func rotated(by turn: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
    }
}
