/// The number and the size of an archive's tiles at a zoom.
public struct ZoomStatistics: Equatable, Sendable {
    /// The zoom that is counted.
    public let zoom: UInt8
    /// The number of addressed tiles, repeated contents counted each time.
    public var tileCount: Int
    /// Number of contents stored for the first time at this zoom.
    public var contentCount: Int
    /// Bytes of those contents as stored.
    public var byteCount: Int
    /// Bytes of the largest tile of the zoom as stored.
    public var largestTile: Int
}

extension PMTilesReader {
    /// Counts tiles and bytes by zoom, lowest zoom first; zooms without tiles are left out.
    ///
    /// - Complexity: O(n) in the number of directory entries; no tile is read.
    public func statisticsByZoom() throws(PMTilesError) -> [ZoomStatistics] {
        var zooms: [ZoomStatistics] = []
        var seen: Set<UInt64> = []
        try forEachEntry { entry throws(PMTilesError) in
            var id = entry.id
            let end = id + UInt64(entry.runLength)
            // A run of equal tiles may go on into the next zoom.
            while id < end, let tile = TileID(hilbertID: id) {
                if zooms.last?.zoom != tile.z {
                    zooms.append(
                        ZoomStatistics(
                            zoom: tile.z, tileCount: 0, contentCount: 0, byteCount: 0,
                            largestTile: 0))
                }
                // The number behind the last tile of the zoom: (4ᶻ⁺¹ − 1) / 3.
                let next = min(end, ((1 << (2 * (UInt64(tile.z) + 1))) - 1) / 3)
                let index = zooms.count - 1
                zooms[index].tileCount += Int(next - id)
                zooms[index].largestTile = max(zooms[index].largestTile, Int(entry.length))
                if seen.insert(entry.offset).inserted {
                    zooms[index].contentCount += 1
                    zooms[index].byteCount += Int(entry.length)
                }
                id = next
            }
        }
        return zooms
    }
}
