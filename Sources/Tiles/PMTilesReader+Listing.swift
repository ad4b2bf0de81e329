extension PMTilesReader {
    /// Calls a function with every tile of the archive, in Hilbert order, and its place in the file.
    ///
    /// Tiles that share their content have equal places. A directory can claim far more tiles than it has bytes, so
    /// the walk ends with an error where the claims contradict the header.
    ///
    /// - Parameters:
    ///   - limit: How many tiles the caller is ready for.
    ///   - body: Called with a tile and where it lies.
    /// - Throws: `corruptDirectory` if a directory is broken, leads out of the header's zooms, or names more tiles than
    ///   the header counts or the caller is ready for; tiles before it have been passed on.
    public func forEachTile(
        limit: Int = 1 << 28, _ body: (TileID, Range<Int>) -> Void
    ) throws(PMTilesError) {
        try forEachRun(limit: limit) { (run) throws(PMTilesError) in
            for number in run.ids {
                guard let tile = TileID(hilbertID: number) else { continue }
                body(tile, run.range)
            }
        }
    }

    /// Successive tiles that are the same bytes.
    struct Run {
        /// The ids of the tiles.
        let ids: Range<UInt64>
        /// Where the bytes lie in the file.
        let range: Range<Int>
    }

    private func forEachRun(
        limit: Int, _ body: (Run) throws(PMTilesError) -> Void
    ) throws(PMTilesError) {
        let zooms = TileID.numbers(zooms: header.minimumZoom...header.maximumZoom)
        let most =
            header.addressedTileCount == 0
            ? UInt64(limit) : min(UInt64(limit), header.addressedTileCount)
        var count: UInt64 = 0
        try forEachEntry { (entry) throws(PMTilesError) in
            let ids = entry.id..<(entry.id + UInt64(entry.runLength))
            guard zooms.lowerBound <= ids.lowerBound, ids.upperBound <= zooms.upperBound else {
                throw failure(
                    .corruptDirectory, header.root,
                    "the run of tile number \(entry.id) is outside the header's zooms")
            }
            count += UInt64(entry.runLength)
            guard count <= most else {
                throw failure(
                    .corruptDirectory, header.root,
                    "the directories name more than \(most) tiles")
            }
            let start = Int(header.tileData.offset + entry.offset)
            try body(Run(ids: ids, range: start..<(start + Int(entry.length))))
        }
    }
}
