import Bytes
import Elevation
import Geodesy
import VectorTile

/// The lines of equal height of atlases' ground, as vector tiles with a layer `contours`.
///
/// A line has its height in meters, `ele`, and `index`, whether it is one of those that are drawn stronger: every fifth. The higher
/// ground is on its left. The lines of neighboring tiles meet, as both look at the same places.
package struct ContourTiles: TileProvider {
    private let heights: [Heights]

    /// The zooms: of lower ones a tile would have to look at too much ground.
    package static let zooms = 9...14

    /// The minimum zoom of the tiles.
    package var minimumZoom: Int { Self.zooms.lowerBound }
    /// The maximum zoom of the tiles.
    package var maximumZoom: Int { Self.zooms.upperBound }
    /// Points along a side of a tile.
    package let tileSize = 512.0

    /// The name of the layer in the tiles.
    package static let layer = "contours"
    /// The attributes of lines in the layer, with what they tell.
    package static let fields = [
        "ele": "The height in meters.",
        "index": "Whether it is one of those that are drawn stronger.",
    ]
    /// Of so many lines one is drawn stronger.
    private static let strong = 5
    /// Squares along a side of a tile, and beyond each of its edges.
    private static let squares = 128
    private static let margin = 2
    private static let extent = 4096

    /// Traces heights; where several know a place, the first is taken.
    package init(_ heights: [Heights]) { self.heights = heights }

    /// Meters between lines at a zoom.
    package static func interval(zoom: Int) -> Double {
        switch zoom {
        case ...10: 200
        case 11: 100
        case 12: 50
        case 13: 20
        default: 10
        }
    }

    /// The tile of a place; nil where no line runs.
    package func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard let bytes = bytes(zoom: zoom, x: x, y: y) else { return nil }
        return .vector(try VectorTile(bytes.span.rawBytes))
    }

    /// The tile of a place as a file; nil where no line runs, or there is no such tile.
    package func bytes(zoom: Int, x: Int, y: Int) -> [UInt8]? {
        guard Self.zooms ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        let side = Self.squares + 2 * Self.margin + 1
        let tracer = ContourTracer(
            columns: side, rows: side, heights: samples(zoom: zoom, x: x, y: y, side: side))
        let interval = Self.interval(zoom: zoom)
        var encoder = VectorTileEncoder()
        let layer = encoder.layer(Self.layer, extent: Int32(Self.extent))
        let (ele, index) = (encoder.key("ele"), encoder.key("index"))
        for line in tracer.lines(every: interval) {
            let points = Self.placed(line.points)
            guard points.count >= 4 else { continue }
            let number = Int((line.meters / interval).rounded())
            encoder.add(
                .line, points,
                attributes: [
                    .init(ele, encoder.value(int: Int64(line.meters.rounded()))),
                    .init(index, encoder.value(bool: number % Self.strong == 0)),
                ], to: layer)
        }
        return encoder.isEmpty ? nil : encoder.finish()
    }

    /// The heights around a tile, from beyond its upper left corner.
    private func samples(zoom: Int, x: Int, y: Int, side: Int) -> [Double] {
        let count = Double(1 << zoom)
        let squares = Double(Self.squares)
        var found = [Double](repeating: .nan, count: side * side)
        for row in 0..<side {
            // The same number of squares from the world's edge, whichever tile asks.
            let down = Double(y * Self.squares + row - Self.margin) / squares / count
            guard 0...1 ~= down else { continue }
            let latitude = Int32(WebMercator.latitude(y: down) * 1e7)
            for column in 0..<side {
                let across = Double(x * Self.squares + column - Self.margin) / squares / count
                guard 0...1 ~= across else { continue }
                let longitude = Int32((across * 360 - 180) * 1e7)
                for heights in heights {
                    if let meters = heights.meters(latitude: latitude, longitude: longitude) {
                        found[row * side + column] = meters
                        break
                    }
                }
            }
        }
        return found
    }

    /// Points in the tile's units, x and y in turns, without those that are the same as the one before.
    private static func placed(_ points: [SIMD2<Double>]) -> [Int32] {
        var placed: [Int32] = []
        placed.reserveCapacity(2 * points.count)
        for point in points {
            let unit = (point - Double(margin)) * (Double(extent) / Double(squares))
            let (x, y) = (Int32(unit.x.rounded()), Int32(unit.y.rounded()))
            if placed.count >= 2, placed[placed.count - 2] == x, placed[placed.count - 1] == y {
                continue
            }
            placed += [x, y]
        }
        return placed
    }
}
