import Geodesy
import MapPainter
import Tiles

/// Tiles next to each other that are cut from one picture.
package struct TileBlock: Sendable, Hashable {
    let zoom: Int
    let columns: Range<Int>
    let rows: Range<Int>

    /// The camera of the block's picture, which reaches beyond the block by some points on each side.
    ///
    /// - Throws: `PainterError`; none for blocks of tiles that exist.
    func camera(_ size: TileSize, margin: Int) throws(PainterError) -> PictureCamera {
        let side = Double(1 << zoom)
        let middle =
            SIMD2(
                Double(columns.lowerBound + columns.upperBound),
                Double(rows.lowerBound + rows.upperBound)) / 2 / side
        return try PictureCamera(
            latitude: WebMercator.latitude(y: middle.y),
            longitude: WebMercator.longitude(x: middle.x),
            // A picture's zoom is that of a world of 512 points.
            zoom: Double(zoom - (size.points == 256 ? 1 : 0)),
            width: columns.count * size.points + 2 * margin,
            height: rows.count * size.points + 2 * margin, scale: Double(size.scale))
    }
}

/// How large a tile's picture is.
package struct TileSize: Sendable, Hashable {
    /// Points along a side.
    package let points: Int
    /// Pixels per point.
    package let scale: Int

    /// - Parameters:
    ///   - points: 256 or 512.
    ///   - scale: 1 to 4.
    package init(points: Int, scale: Int) {
        precondition(Self.sides.contains(points), "no such tiles")
        precondition(1...4 ~= scale, "no such scale")
        self.points = points
        self.scale = scale
    }

    /// The sides that tiles have, in points.
    package static let sides = [256, 512]

    /// Pixels along a side.
    package var pixels: Int { points * scale }

    /// The number of tiles along the side of a square block of at most some pixels: a power of two, 1 or more.
    func tilesPerSide(pixels most: Int) -> Int {
        let count = max(most / pixels, 1)
        return 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    }
}
