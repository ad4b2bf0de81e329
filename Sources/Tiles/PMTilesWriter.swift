import Bytes
import Deflate

/// Writes a PMTiles archive, version 3: clustered, every content stored once, tiles as gzip unless their format packs itself.
///
/// Tiles are appended in the order of their numbers (`TileID` is `Comparable` by it) and go straight
/// to a temporary file; memory holds the directory alone, some 50 bytes a different tile. Equal
/// tiles are found by a 64-bit hash and then compared byte by byte with what is in the file.
/// The archive appears when `finish` returns, whole, or not at all. The same tiles and metadata
/// give the same bytes.
///
/// One task at a time uses a writer. Compressing is the slow part: let workers do it, each with a
/// `Deflater` of its own, and append the results.
public final class PMTilesWriter {
    private struct Content {
        var offset: UInt64
        var length: UInt32
    }

    private let path: String
    private let tileType: PMTilesHeader.TileType
    private let compression: PMTilesHeader.Compression
    private let data: FileWriter
    private let deflater = Deflater()
    private var entries: [PMTilesDirectory.Entry] = []
    private var contents: [UInt64: Content] = [:]
    private var contentCount: UInt64 = 0
    private var addressedCount: UInt64 = 0
    private var minimumZoom: UInt8 = 0
    /// The columns and rows of the highest zoom so far.
    private var zoom: UInt8 = 0
    private var columns: ClosedRange<UInt32> = 0...0
    private var rows: ClosedRange<UInt32> = 0...0

    /// Creates a writer of a new archive.
    ///
    /// - Parameters:
    ///   - path: Where it is to appear. Temporary files are made beside it.
    ///   - tileType: The format of the tiles, as the archive's header says it; images are stored as they are, all else
    ///     as gzip.
    public init(path: String, tileType: PMTilesHeader.TileType = .mvt) throws(PMTilesError) {
        self.path = path
        self.tileType = tileType
        compression =
            switch tileType {
            case .png, .jpeg, .webp, .avif: .none
            default: .gzip
            }
        do { data = try FileWriter(path: path + ".data") } catch { throw PMTilesError(error) }
    }

    /// Appends a tile that is compressed with gzip already; an image, which an archive stores as it is, is not.
    ///
    /// - Parameters:
    ///   - tile: Comes after all tiles appended before.
    ///   - count: How many tiles that follow each other have these bytes, all of one zoom; a power of four, of which
    ///     the first one's place in its zoom is a multiple.
    ///   - gzip: The tile's bytes as readers will get them.
    /// - Throws: `outOfOrder`, `invalidTileSize`, `file`.
    public func append(
        _ tile: TileID, count: UInt64 = 1, gzip: RawSpan
    ) throws(PMTilesError) {
        let id = tile.hilbertID
        if let last = entries.last, id < last.id + UInt64(last.runLength) {
            throw PMTilesError(
                .outOfOrder, path: path, detail: "tile \(tile) was appended after a later one")
        }
        guard gzip.byteCount > 0, let length = UInt32(exactly: gzip.byteCount) else {
            throw PMTilesError(
                .invalidTileSize, path: path, detail: "tile \(tile) has \(gzip.byteCount) bytes")
        }
        let offset = try store(gzip, length)
        note(tile, count)
        addressedCount += count
        var next = id
        var rest = count
        while rest > 0 {
            if let last = entries.last, last.offset == offset, last.length == length,
                last.id + UInt64(last.runLength) == next, last.runLength < UInt32.max
            {
                let more = UInt32(min(rest, UInt64(UInt32.max - last.runLength)))
                entries[entries.count - 1].runLength += more
                next += UInt64(more)
                rest -= UInt64(more)
            } else {
                let run = UInt32(min(rest, UInt64(UInt32.max)))
                entries.append(
                    .init(id: next, offset: offset, length: length, runLength: run))
                next += UInt64(run)
                rest -= UInt64(run)
            }
        }
    }

    /// Compresses a tile where the archive's tiles are, and appends it; see `append(_:count:gzip:)`.
    public func append(_ tile: TileID, uncompressed bytes: RawSpan) throws(PMTilesError) {
        if compression == .none { return try append(tile, gzip: bytes) }
        let packed = deflater.deflate(bytes, .gzip)
        try append(tile, gzip: packed.span.rawBytes)
    }

    /// Number of tiles appended so far, repetitions counted.
    public var tileCount: Int { Int(addressedCount) }

    /// Writes the archive and puts it in place; the writer must not be used again.
    ///
    /// - Parameters:
    ///   - metadata: What the archive says about itself.
    ///   - bounds: What the tiles cover; by default the edges of the tiles of the highest zoom.
    ///   - center: Where to look first; by default the middle of the bounds at the lowest zoom.
    /// - Returns: The archive's header.
    /// - Throws: `noTiles` (the format has no empty archives), `corruptMetadata`, `file`.
    @discardableResult
    public func finish(
        metadata: TileMetadata, bounds: TileBounds? = nil, center: TileCenter? = nil
    ) throws(PMTilesError) -> PMTilesHeader {
        defer { data.discard() }
        guard !entries.isEmpty else {
            throw PMTilesError(.noTiles, path: path, detail: "there is no tile to write to \(path)")
        }
        let json: [UInt8]
        do { json = try metadata.json() } catch {
            throw PMTilesError(.corruptMetadata, path: path, detail: "\(error)")
        }
        let packedMetadata = deflater.deflate(json.span.rawBytes, .gzip)
        let (root, leaves) = directories()
        let bounds = bounds ?? tileBounds

        func section(after previous: PMTilesHeader.Section, _ length: Int) -> PMTilesHeader.Section
        {
            .init(offset: previous.offset + previous.length, length: UInt64(length))
        }
        let head = PMTilesHeader.Section(offset: 0, length: UInt64(PMTilesHeader.byteCount))
        let rootSection = section(after: head, root.count)
        let metadataSection = section(after: rootSection, packedMetadata.count)
        let leavesSection = section(after: metadataSection, leaves.count)
        let header = PMTilesHeader(
            root: rootSection, metadata: metadataSection, leaves: leavesSection,
            tileData: section(after: leavesSection, data.byteCount),
            addressedTileCount: addressedCount, tileEntryCount: UInt64(entries.count),
            tileContentCount: contentCount, isClustered: true, internalCompression: .gzip,
            tileCompression: compression, tileType: tileType, minimumZoom: minimumZoom,
            maximumZoom: zoom, bounds: bounds,
            center: center
                ?? TileCenter(
                    latitude: (bounds.south + bounds.north) / 2,
                    longitude: (bounds.west + bounds.east) / 2, zoom: minimumZoom))
        do {
            let file = try FileWriter(path: path)
            for part in [header.encoded(), root, packedMetadata, leaves] {
                try file.append(part.span.rawBytes)
            }
            try file.append(contentsOf: data)
            try file.finish()
        } catch { throw PMTilesError(error) }
        return header
    }

    /// Stores a tile's bytes, unless they are stored already, and returns where.
    private func store(_ bytes: RawSpan, _ length: UInt32) throws(PMTilesError) -> UInt64 {
        let hash = byteHash(bytes)
        do {
            if let earlier = contents[hash] {
                if earlier.length == length, try data.holds(bytes, at: Int(earlier.offset)) {
                    return earlier.offset
                }
                // Another content with the same hash: stored, but not found again.
            } else {
                contents[hash] = Content(offset: UInt64(data.byteCount), length: length)
            }
            let offset = UInt64(data.byteCount)
            try data.append(bytes)
            contentCount += 1
            return offset
        } catch { throw PMTilesError(error) }
    }

    private func note(_ tile: TileID, _ count: UInt64) {
        if entries.isEmpty { minimumZoom = tile.z }
        // The square of all tiles of a run is a tile of a lower zoom.
        let levels = UInt32(count.trailingZeroBitCount / 2)
        let side = (UInt32(1) << levels) - 1
        let (x, y) = ((tile.x >> levels) << levels, (tile.y >> levels) << levels)
        if entries.isEmpty || tile.z > zoom {
            zoom = tile.z
            columns = x...(x + side)
            rows = y...(y + side)
        } else {
            columns = min(columns.lowerBound, x)...max(columns.upperBound, x + side)
            rows = min(rows.lowerBound, y)...max(rows.upperBound, y + side)
        }
    }

    /// The edges of the tiles of the highest zoom.
    private var tileBounds: TileBounds {
        let northWest = TileID(z: zoom, x: columns.lowerBound, y: rows.lowerBound).bounds
        let southEast = TileID(z: zoom, x: columns.upperBound, y: rows.upperBound).bounds
        return TileBounds(
            south: southEast.south, west: northWest.west, north: northWest.north,
            east: southEast.east)
    }

    /// The root directory, small enough for a reader's first request, and the leaves behind it.
    private func directories() -> (root: [UInt8], leaves: [UInt8]) {
        let rootLimit = PMTilesHeader.firstRequestByteCount - PMTilesHeader.byteCount
        func packed(_ entries: ArraySlice<PMTilesDirectory.Entry>) -> [UInt8] {
            deflater.deflate(PMTilesDirectory.encode(entries).span.rawBytes, .gzip)
        }
        if entries.count <= 16_384 {
            let root = packed(entries[...])
            if root.count <= rootLimit { return (root, []) }
        }
        // Some 3,500 entries fit the root, so this size mostly does at the first attempt.
        var leafSize = max(4096, entries.count / 3500)
        while true {
            var leaves: [UInt8] = []
            var rootEntries: [PMTilesDirectory.Entry] = []
            for start in stride(from: 0, to: entries.count, by: leafSize) {
                let leaf = packed(entries[start..<min(start + leafSize, entries.count)])
                rootEntries.append(
                    .init(
                        id: entries[start].id, offset: UInt64(leaves.count),
                        length: UInt32(leaf.count), runLength: 0))
                leaves += leaf
            }
            let root = packed(rootEntries[...])
            if root.count <= rootLimit { return (root, leaves) }
            leafSize += leafSize / 4
        }
    }
}
