import Bytes
import Tiles

/// The last stage: one archive of all tiles.
package enum PyramidAssembly {
    /// Writes the archive; it appears whole, or not at all.
    ///
    /// - Parameter path: Where it appears.
    /// - Returns: The number of tiles.
    /// - Throws: `PyramidError`, `PMTilesError`.
    @discardableResult
    package static func run(_ job: PyramidJob, _ plan: PyramidPlan, to path: String) throws -> Int {
        var files = [try TileFile(job.overviewPath, of: job)]
        for share in plan.shares.indices {
            files.append(try TileFile(job.tilesPath(share, of: plan.shares.count), of: job))
        }
        var sections = files.indices.flatMap { file in
            files[file].sections.map { (file: file, section: $0) }
        }
        // Tiles of one zoom below one square follow each other, so that sections do not interleave.
        sections.sort { $0.section.firstID < $1.section.firstID }
        let writer = try PMTilesWriter(path: path)
        for (file, section) in sections {
            try files[file].forEachTile(of: section) { tile, bytes in
                try writer.append(tile, gzip: bytes)
            }
        }
        let count = writer.tileCount
        try writer.finish(
            metadata: PyramidFields.metadata(job.settings, categories: plan.categories))
        return count
    }
}
