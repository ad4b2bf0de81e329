extension PMTilesReader {
    /// Calls a function with every tile of the archive, in Hilbert order, and its place in the file.
    ///
    /// Tiles that share their content have equal places.
    ///
    /// - Throws: `corruptDirectory` if a directory is broken; tiles before it have been passed on.
    public func forEachTile(_ body: (TileID, Range<Int>) -> Void) throws(PMTilesError) {
        try forEachEntry { (entry) throws(PMTilesError) in
            for number in 0..<UInt64(entry.runLength) {
                guard let tile = TileID(hilbertID: entry.id + number),
                    let range = try byteRange(of: tile)
                else { continue }
                body(tile, range)
            }
        }
    }
}
