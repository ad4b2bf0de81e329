import Geodesy
import VectorTile

/// The edge of a box, compared with the polygons of a layer of tiles.
package enum BoxEdge {
    /// Returns whether the edge lies in polygons of a layer: its corners and the middles of its sides.
    ///
    /// - Parameters:
    ///   - south, west, north, east: The edges of the box, in degrees.
    ///   - zoom: The zoom of the tiles that are looked at.
    ///   - layer: Returns the layer of a tile; nil for a tile without it.
    package static func lies(
        south: Double, west: Double, north: Double, east: Double, zoom: Int,
        inLayer layer: (TileID) throws -> VectorTile.Layer?
    ) rethrows -> Bool {
        let middle = (
            latitude: (south + north) / 2, longitude: (west + east) / 2
        )
        let places = [
            (south, west), (south, middle.longitude),
            (south, east), (middle.latitude, east),
            (north, east), (north, middle.longitude),
            (north, west), (middle.latitude, west),
        ]
        var known: (id: TileID, layer: VectorTile.Layer?)?
        return try places.allSatisfy { latitude, longitude in
            let scale = Double(UInt32(1) << UInt32(clamping: min(max(zoom, 0), 30)))
            let x = min(max(WebMercator.x(longitude: longitude), 0), 1 - 1e-9) * scale
            let y = min(max(WebMercator.y(latitude: latitude), 0), 1 - 1e-9) * scale
            guard let tile = TileID(checking: zoom, x: Int(x), y: Int(y)) else { return false }
            if known?.id != tile { known = (tile, try layer(tile)) }
            guard let layer = known?.layer else { return false }
            return layer.holds(
                x: (x - x.rounded(.down)) * Double(layer.extent),
                y: (y - y.rounded(.down)) * Double(layer.extent))
        }
    }
}

extension VectorTile.Layer {
    /// Whether one of the polygons holds a point: an odd number of its rings' sides are passed on the way out.
    fileprivate func holds(x: Double, y: Double) -> Bool {
        features.contains { feature in
            guard feature.type == .polygon else { return false }
            var rule = EvenOddRule(x: x, y: y)
            for ring in parts(of: feature) {
                rule.pass(ring: stride(from: ring.startIndex, to: ring.endIndex, by: 2)) {
                    (Double(ring[$0]), Double(ring[$0 + 1]))
                }
            }
            return rule.isInside
        }
    }
}
