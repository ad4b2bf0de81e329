import Bytes
import MapPainter
import ParallelWork
import Tiles

/// Writes a region of a map as a PMTiles archive of PNG tiles.
///
/// Tiles are cut from pictures of up to 4,096 pixels a side, each drawn with what lies around it. The same plan and map
/// give the same bytes, whatever the number of jobs.
package struct RasterArchive {
    private let plan: TilePlan
    private let jobs: Int
    private let drawer: BlockPainter

    /// Prepares an archive.
    ///
    /// - Parameters:
    ///   - plan: Which tiles there are.
    ///   - jobs: How many pictures are drawn at once, 1 or more.
    ///   - painter: Makes the painter of a picture.
    package init(_ plan: TilePlan, jobs: Int, painter: @escaping PainterMaker) {
        self.plan = plan
        self.jobs = jobs
        drawer = BlockPainter(size: plan.size, format: .png, painter: painter)
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
                Result {
                    let block = batch[batch.startIndex + index]
                    return try drawer.draw(block, plan.tiles(of: block), threads: threads)
                }
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
}
