import Bytes
import Deflate
import VectorTile

extension PMTilesReader {
    /// Checks all that opening leaves to the moment of use.
    ///
    /// Every directory is read; the tiles' numbers must rise through all of them, lie within the
    /// header's zooms and, in a clustered archive, be stored in their order; the header's counts must
    /// be right. The metadata must be readable. With `contents`, every stored tile is inflated, its
    /// checksum included, and vector tiles are decoded.
    ///
    /// - Parameter contents: Whether to look into the tiles too.
    /// - Throws: `PMTilesError` for the first fault.
    /// - Complexity: O(n) in the size of the archive.
    public func validate(contents: Bool = true) throws(PMTilesError) {
        _ = try metadata()
        var next: UInt64 = 0
        var addressedCount: UInt64 = 0
        var entryCount: UInt64 = 0
        var stored: Set<UInt64> = []
        var end: UInt64 = 0
        func wrong(_ what: String) -> PMTilesError {
            failure(.corruptDirectory, header.root, what)
        }
        try forEachEntry { entry throws(PMTilesError) in
            guard entry.id >= next else {
                throw wrong("tile number \(entry.id) comes after a higher one")
            }
            next = entry.id + UInt64(entry.runLength)
            guard let first = TileID(hilbertID: entry.id), let last = TileID(hilbertID: next - 1),
                first.z >= header.minimumZoom, last.z <= header.maximumZoom
            else { throw wrong("tile number \(entry.id) is outside the header's zooms") }
            addressedCount += UInt64(entry.runLength)
            entryCount += 1
            guard stored.insert(entry.offset).inserted else { return }
            if header.isClustered, entry.offset != end {
                throw wrong("tile number \(entry.id) is not stored in order")
            }
            end = entry.offset + UInt64(entry.length)
            if contents {
                let start = Int(header.tileData.offset + entry.offset)
                try validateContent(of: first, in: start..<(start + Int(entry.length)))
            }
        }
        let counts = [
            ("addressed tiles", header.addressedTileCount, addressedCount),
            ("tile entries", header.tileEntryCount, entryCount),
            ("tile contents", header.tileContentCount, UInt64(stored.count)),
        ]
        for (name, claimed, counted) in counts where claimed != 0 && claimed != counted {
            throw PMTilesError(
                .corruptHeader, path: path, offset: 72,
                detail: "the header claims \(claimed) \(name), there are \(counted)")
        }
    }

    private func validateContent(of tile: TileID, in range: Range<Int>) throws(PMTilesError) {
        switch header.tileCompression {
        case .none, .gzip: break
        case .unknown, .brotli, .zstd: return
        }
        let bytes = try content(in: range)
        guard header.tileType == .mvt else { return }
        do { _ = try VectorTile(bytes.span.rawBytes) } catch {
            throw PMTilesError(
                .corruptTile, path: path, offset: range.lowerBound, detail: "tile \(tile): \(error)"
            )
        }
    }
}
