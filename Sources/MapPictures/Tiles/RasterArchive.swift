import Bytes
import MapPainter
import MapPixels
import ParallelWork
import Tiles

/// Writes a region of a map as a PMTiles archive of PNG tiles.
///
/// Tiles are cut from pictures of up to 4,096 pixels a side, each drawn with what lies around it. At the border of such a
/// picture a label or an icon stands on one side or is left out, so that nothing is cut at a seam. The same plan and map
/// give the same bytes, whatever the number of jobs.
package struct RasterArchive {
    /// Makes the painter of a picture.
    package typealias PainterMaker = @Sendable (PictureCamera) throws -> Painter

    private let plan: TilePlan
    private let jobs: Int
    private let painter: PainterMaker

    /// How far a block's picture reaches beyond its tiles, in points: more than a disk or a line's width reaches.
    private static let margin = 96
    /// Packs as well as higher levels do for flat colors, in half the time.
    private static let level = 6

    /// Prepares an archive.
    ///
    /// - Parameters:
    ///   - plan: Which tiles there are.
    ///   - jobs: How many pictures are drawn at once, 1 or more.
    ///   - painter: Makes the painter of a picture.
    package init(_ plan: TilePlan, jobs: Int, painter: @escaping PainterMaker) {
        self.plan = plan
        self.jobs = jobs
        self.painter = painter
    }

    /// Draws all tiles and writes them; the archive appears whole or not at all.
    ///
    /// - Parameters:
    ///   - path: Where it is to appear.
    ///   - metadata: What it says about itself; without an attribution that of the map is taken.
    ///   - progress: Called with the number of tiles that are written, and their zoom.
    /// - Returns: What pictures lack, each once, in order.
    /// - Throws: `CancellationError` where the task is canceled, `PMTilesError`, or what keeps a picture from being drawn.
    package func write(
        to path: String, metadata: TileMetadata, progress: (Int, _ zoom: Int) -> Void
    ) throws -> [String] {
        let writer = try PMTilesWriter(path: path, tileType: .png)
        var warnings = Set<String>()
        var credits: [String] = []
        let blocks = plan.blocks
        var next = 0
        while next < blocks.count {
            let batch = blocks[next..<min(next + jobs, blocks.count)]
            // Where pictures are fewer than jobs, each is drawn by several threads.
            let threads = max(1, jobs / batch.count)
            let drawn = WorkerThreads(jobs).map(batch.count) { index in
                Result { try draw(batch[batch.startIndex + index], threads: threads) }
            }
            for (block, result) in zip(batch, drawn) {
                try Task.checkCancellation()
                let result = try result.get()
                for (tile, bytes) in result.tiles {
                    try writer.append(tile, uncompressed: bytes.span.bytes)
                }
                warnings.formUnion(result.warnings)
                credits += result.credits.filter { !credits.contains($0) }
                progress(writer.tileCount, block.zoom)
            }
            next += batch.count
        }
        var metadata = metadata
        if metadata.attribution == nil { metadata.attribution = credits.joined(separator: " · ") }
        try writer.finish(metadata: metadata)
        return warnings.sorted()
    }

    private struct DrawnBlock: Sendable {
        let tiles: [(TileID, [UInt8])]
        let warnings: [String]
        let credits: [String]
    }

    private func draw(_ block: TilePlan.Block, threads: Int) throws -> DrawnBlock {
        let camera = try plan.camera(block, margin: Self.margin)
        var painter = try painter(camera)
        painter.threads = threads
        painter.symbolBorder = Double(Self.margin)
        painter.showsAttribution = false
        let picture = try painter.picture(camera)
        let side = plan.tileSize * plan.scale
        let margin = Self.margin * plan.scale
        let tiles = plan.tiles(of: block)
        let files = try WorkerThreads(threads).map(tiles.count) { index in
            Result {
                let x = margin + (Int(tiles[index].x) - block.columns.lowerBound) * side
                let y = margin + (Int(tiles[index].y) - block.rows.lowerBound) * side
                let tile = try Self.cut(picture.pixels, x: x, y: y, side: side)
                return PNGEncoder(level: Self.level).encode(tile)
            }
        }.map { try $0.get() }
        return DrawnBlock(
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
