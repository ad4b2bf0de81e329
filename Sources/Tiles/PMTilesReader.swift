import Bytes

/// Reads a PMTiles archive, version 3, from a memory-mapped file.
///
/// The header and the root directory are read and checked when the archive is opened; a leaf
/// directory is read when it is first needed and kept. Finding a tile allocates nothing and takes no
/// lock; tasks may do it in parallel.
public struct PMTilesReader: Sendable {
    /// What finds the tiles.
    public let index: PMTilesIndex
    let file: MappedFile

    /// The header of the archive, checked against the file.
    public var header: PMTilesHeader { index.header }

    /// Opens the archive at `path`, and checks its header and root directory.
    public init(path: String) throws(PMTilesError) {
        let file: MappedFile
        do { file = try MappedFile(path: path, keepsOpen: true) } catch {
            throw PMTilesError(error)
        }
        try self.init(file)
    }

    /// Opens an archive in a mapped file.
    public init(_ file: MappedFile) throws(PMTilesError) {
        self.file = file
        index = try PMTilesIndex(file)
    }

    /// The whole file, for answering HTTP range requests.
    public var bytes: RawSpan {
        @_lifetime(borrow self)
        get { file.bytes }
    }

    /// The path that the archive was opened by.
    public var path: String { file.path }

    /// Returns the bytes of a tile, compressed by `header.tileCompression`; nil if there is no such
    /// tile.
    ///
    /// - Throws: `corruptDirectory` if the tile's leaf directory is broken.
    /// - Complexity: O(log n) in the number of entries.
    @_lifetime(borrow self)
    public func tile(_ tile: TileID) throws(PMTilesError) -> RawSpan? {
        guard let range = try byteRange(of: tile) else { return nil }
        return file.bytes.extracting(range)
    }

    /// Returns the range of a tile's bytes in the file; nil if there is no such tile.
    ///
    /// Throws as `tile(_:)` does.
    public func byteRange(of tile: TileID) throws(PMTilesError) -> Range<Int>? {
        try index.byteRange(of: tile)
    }

    /// The tile's content, inflated if it is compressed.
    ///
    /// - Parameters:
    ///   - tile: The tile.
    ///   - limit: What the inflated tile may take, in bytes.
    /// - Returns: The inflated bytes; nil if there is no such tile.
    /// - Throws: `corruptTile`, `unsupportedCompression`, `corruptDirectory`.
    public func content(
        of tile: TileID, limit: Int = 64 << 20
    ) throws(PMTilesError) -> [UInt8]? {
        try index.content(of: tile, limit: limit)
    }

    /// The content of a tile that lies in a range of the file.
    func content(in range: Range<Int>, limit: Int = 64 << 20) throws(PMTilesError) -> [UInt8] {
        try index.content(in: range, limit: limit)
    }

    /// The JSON metadata as text, inflated.
    public func metadataJSON() throws(PMTilesError) -> [UInt8] { try index.metadataJSON() }

    /// Returns the JSON metadata, decoded.
    public func metadata() throws(PMTilesError) -> TileMetadata { try index.metadata() }

    /// A description of the archive for map clients.
    ///
    /// - Parameter tiles: URL templates with `{z}`, `{x}` and `{y}`.
    public func tileJSON(tiles: [String]) throws(PMTilesError) -> TileJSON {
        TileJSON(header: header, metadata: try metadata(), tiles: tiles)
    }

    /// Calls a function with every entry that stands for tiles, in order.
    func forEachEntry(
        _ body: (PMTilesDirectory.Entry) throws(PMTilesError) -> Void
    ) throws(PMTilesError) {
        try visit(index.root, header.root, within: 0..<TileID.count, depth: 0, body)
    }

    /// Walks a directory whose tile numbers must lie in `range`.
    ///
    /// Leaves have ranges of their own that do not overlap, so no chain of leaves makes the walk
    /// longer than the file.
    private func visit(
        _ directory: PMTilesDirectory, _ place: PMTilesHeader.Section, within range: Range<UInt64>,
        depth: Int, _ body: (PMTilesDirectory.Entry) throws(PMTilesError) -> Void
    ) throws(PMTilesError) {
        guard depth <= PMTilesIndex.highestDepth else {
            throw failure(.corruptDirectory, place, "leaf directories lead to ever more leaves")
        }
        let entries = directory.entries
        var leafIndex = 0
        for (index, entry) in entries.enumerated() {
            guard range.contains(entry.id), entry.id + UInt64(entry.runLength) <= range.upperBound
            else {
                throw failure(
                    .corruptDirectory, place, "a leaf holds tile number \(entry.id) of another")
            }
            if entry.runLength > 0 {
                try body(entry)
                continue
            }
            // Read anew: a walk through a large archive must not keep all of its leaves.
            let place = self.index.section(of: directory.leaves[leafIndex])
            let leaf = try self.index.directory(in: place)
            let next = index + 1 < entries.count ? entries[index + 1].id : range.upperBound
            try visit(leaf, place, within: entry.id..<next, depth: depth + 1, body)
            leafIndex += 1
        }
    }

    func failure(
        _ code: PMTilesError.Code, _ section: PMTilesHeader.Section, _ detail: String
    ) -> PMTilesError {
        index.failure(code, section, detail)
    }
}
