import MapPainter
import MapPixels
import ParallelWork
import Tiles

/// Makes the painter of a picture.
package typealias PainterMaker = @Sendable (PictureCamera) throws -> Painter

/// Draws blocks of tiles.
///
/// At the border of a block a label or an icon stands on one side or is left out, so that nothing is cut at a seam.
struct BlockPainter: Sendable {
    let size: TileSize
    /// Draws in pixels alone: PNG, JPEG or WebP.
    let format: PictureFormat
    let painter: PainterMaker

    /// How far a block's picture reaches beyond its tiles, in points: more than a disk or a line's width reaches.
    private static let margin = 96

    /// What was drawn.
    struct Drawn: Sendable {
        /// The tiles' files, in the order in which they were asked for.
        let tiles: [(tile: TileID, file: [UInt8])]
        let warnings: [String]
        let credits: [String]
    }

    /// Draws tiles of a block.
    ///
    /// - Parameter threads: How many threads work at it, 1 or more.
    /// - Throws: What keeps the picture from being drawn.
    func draw(_ block: TileBlock, _ tiles: [TileID], threads: Int) throws -> Drawn {
        let camera = try block.camera(size, margin: Self.margin)
        var painter = try painter(camera)
        painter.threads = threads
        painter.symbolBorder = Double(Self.margin)
        painter.showsAttribution = false
        let picture = try painter.picture(camera)
        let (side, margin) = (size.pixels, Self.margin * size.scale)
        let files = try WorkerThreads(threads).map(tiles.count) { index in
            Result {
                let x = margin + (Int(tiles[index].x) - block.columns.lowerBound) * side
                let y = margin + (Int(tiles[index].y) - block.rows.lowerBound) * side
                let tile = try Self.cut(picture.pixels, x: x, y: y, side: side)
                return try format.encode(tile)
            }
        }.map { try $0.get() }
        return Drawn(
            tiles: Array(zip(tiles, files)), warnings: picture.warnings,
            credits: painter.credits(zoom: camera.zoom))
    }

    /// A square of a picture.
    private static func cut(
        _ picture: PixelBuffer, x: Int, y: Int, side: Int
    ) throws(PixelError) -> PixelBuffer {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(side * side)
        for row in y..<(y + side) {
            let start = row * picture.width + x
            pixels += picture.pixels[start..<(start + side)]
        }
        return try PixelBuffer(width: side, height: side, pixels: pixels)
    }
}
