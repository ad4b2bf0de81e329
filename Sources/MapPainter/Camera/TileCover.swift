import Foundation

/// A tile that a picture shows, maybe in one of the world's copies to the east or west.
struct CoveringTile: Hashable, Sendable {
    let zoom: Int
    /// Column in the world, 0 to 2^zoom − 1.
    let x: Int
    let y: Int
    /// How many worlds to the east.
    let world: Int

    /// The tile's upper left corner in the world as a square of side 1.
    var origin: SIMD2<Double> {
        SIMD2(Double(x) / side + Double(world), Double(y) / side)
    }
    /// Tiles along the world's side.
    var side: Double { exp2(Double(zoom)) }
}

/// Which tiles a picture shows.
enum TileCover {
    /// The maximum number of tiles of a source in one picture.
    static let maximumCount = 4096

    /// The tiles of a zoom that the picture touches, from the middle outwards, otherwise by row and column.
    static func tiles(_ projection: PictureProjection, zoom: Int) -> [CoveringTile] {
        let corners = projection.corners
        let side = exp2(Double(zoom))
        let xs = corners.map { $0.x * side }
        let ys = corners.map { $0.y * side }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
            right - left < Double(maximumCount), bottom - top < Double(maximumCount)
        else { return [] }
        let firstRow = max(0, Int(top.rounded(.down)))
        let lastRow = min(Int(side) - 1, Int(bottom.rounded(.down)))
        guard firstRow <= lastRow else { return [] }
        var tiles: [CoveringTile] = []
        for row in firstRow...lastRow {
            for column in Int(left.rounded(.down))...Int(right.rounded(.down))
            where touches(xs, ys, column, row) {
                let world = Int((Double(column) / side).rounded(.down))
                tiles.append(
                    CoveringTile(zoom: zoom, x: column - world * Int(side), y: row, world: world))
                if tiles.count >= maximumCount { return tiles }
            }
        }
        return tiles
    }

    /// Whether a convex polygon with corners clockwise touches a unit square.
    private static func touches(_ xs: [Double], _ ys: [Double], _ column: Int, _ row: Int) -> Bool {
        let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
            SIMD2(Double(column) + $0.0, Double(row) + $0.1)
        }
        // The square lies outside if all of it is to the left of a side; the other way round the box has decided.
        return !xs.indices.contains { index in
            let next = (index + 1) % xs.count
            let way = SIMD2(xs[next] - xs[index], ys[next] - ys[index])
            return square.allSatisfy { corner in
                way.x * (corner.y - ys[index]) - way.y * (corner.x - xs[index]) < 0
            }
        }
    }
}
