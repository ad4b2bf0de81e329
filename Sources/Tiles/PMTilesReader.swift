import Bytes
import Deflate
import Foundation
import Synchronization

/// Reads a PMTiles archive, version 3, from a memory-mapped file.
///
/// The header and the root directory are read and checked when the archive is opened; a leaf
/// directory is read when it is first needed and kept. Finding a tile allocates nothing and takes no
/// lock; tasks may do it in parallel.
public struct PMTilesReader: Sendable {
    /// The header of the archive, checked against the file.
    public let header: PMTilesHeader
    let file: MappedFile
    private let root: PMTilesDirectory

    /// What an inflated directory may take: well above what any writer makes.
    private static let directoryLimit = 64 << 20
    /// What inflated metadata may take.
    private static let metadataLimit = 64 << 20
    /// Leaves of leaves are allowed, but not without end.
    private static let highestDepth = 4

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
        header = try PMTilesHeader(file.bytes, path: file.path)
        root = try Self.directory(header.root, header, file)
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
        let id = tile.hilbertID
        var directory = root
        for _ in 0...Self.highestDepth {
            switch directory.find(id) {
            case nil:
                return nil
            case .tile(let offset, let length):
                // The directory checked that this lies in the section, the header that it is in the file.
                let start = Int(header.tileData.offset + offset)
                return start..<(start + Int(length))
            case .leaf(let index):
                directory = try self.directory(of: directory.leaves[index])
            }
        }
        throw failure(.corruptDirectory, header.leaves, "leaf directories lead to ever more leaves")
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
        guard let range = try byteRange(of: tile) else { return nil }
        return try content(in: range, limit: limit)
    }

    /// The content of a tile that lies in a range of the file.
    func content(in range: Range<Int>, limit: Int = 64 << 20) throws(PMTilesError) -> [UInt8] {
        try Self.inflated(
            .init(offset: UInt64(range.lowerBound), length: UInt64(range.count)),
            header.tileCompression, file, limit: limit, .corruptTile)
    }

    /// The JSON metadata as text, inflated.
    public func metadataJSON() throws(PMTilesError) -> [UInt8] {
        try Self.inflated(
            header.metadata, header.internalCompression, file, limit: Self.metadataLimit,
            .corruptMetadata)
    }

    /// Returns the JSON metadata, decoded.
    public func metadata() throws(PMTilesError) -> TileMetadata {
        let json = try metadataJSON()
        do { return try JSONDecoder().decode(TileMetadata.self, from: Data(json)) } catch {
            throw failure(
                .corruptMetadata, header.metadata, "the metadata are not as TileJSON says")
        }
    }

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
        try visit(root, header.root, within: 0..<TileID.count, depth: 0, body)
    }

    /// Walks a directory whose tile numbers must lie in `range`.
    ///
    /// Leaves have ranges of their own that do not overlap, so no chain of leaves makes the walk
    /// longer than the file.
    private func visit(
        _ directory: PMTilesDirectory, _ place: PMTilesHeader.Section, within range: Range<UInt64>,
        depth: Int, _ body: (PMTilesDirectory.Entry) throws(PMTilesError) -> Void
    ) throws(PMTilesError) {
        guard depth <= Self.highestDepth else {
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
            let place = section(of: directory.leaves[leafIndex])
            let leaf = try Self.directory(place, header, file)
            let next = index + 1 < entries.count ? entries[index + 1].id : range.upperBound
            try visit(leaf, place, within: entry.id..<next, depth: depth + 1, body)
            leafIndex += 1
        }
    }

    private func section(of leaf: PMTilesDirectory.Leaf) -> PMTilesHeader.Section {
        .init(offset: header.leaves.offset + leaf.offset, length: UInt64(leaf.length))
    }

    private func directory(of leaf: PMTilesDirectory.Leaf) throws(PMTilesError) -> PMTilesDirectory
    {
        if let directory = leaf.directory.load() { return directory }
        // Two tasks may both come here; the first to finish wins, and both go on with its result.
        return leaf.directory.storeIfNil(try Self.directory(section(of: leaf), header, file))
    }

    private static func directory(
        _ section: PMTilesHeader.Section, _ header: PMTilesHeader, _ file: MappedFile
    ) throws(PMTilesError) -> PMTilesDirectory {
        let bytes = try inflated(
            section, header.internalCompression, file, limit: directoryLimit, .corruptDirectory)
        do {
            return try PMTilesDirectory(
                bytes.span.rawBytes, tileDataLength: header.tileData.length,
                leavesLength: header.leaves.length)
        } catch {
            throw PMTilesError(
                .corruptDirectory, path: file.path, offset: Int(section.offset),
                detail: "a directory is broken: \(error.detail)")
        }
    }

    /// Inflates a section that lies within the file.
    private static func inflated(
        _ section: PMTilesHeader.Section, _ compression: PMTilesHeader.Compression,
        _ file: MappedFile, limit: Int, _ code: PMTilesError.Code
    ) throws(PMTilesError) -> [UInt8] {
        let start = Int(section.offset)
        let packed: [UInt8]
        do { packed = try file.read(start..<(start + Int(section.length))) } catch {
            throw PMTilesError(error)
        }
        func failure(_ code: PMTilesError.Code, _ detail: String) -> PMTilesError {
            PMTilesError(code, path: file.path, offset: start, detail: detail)
        }
        switch compression {
        case .none:
            guard packed.count <= limit else { throw failure(code, "a part is too large") }
            return packed
        case .gzip:
            do { return try Inflater().inflate(packed.span.rawBytes, .gzip, limit: limit) } catch {
                throw failure(code, "a part cannot be inflated: \(error)")
            }
        case .unknown, .brotli, .zstd:
            throw failure(
                .unsupportedCompression(compression.rawValue), "\(compression) cannot be inflated")
        }
    }

    func failure(
        _ code: PMTilesError.Code, _ section: PMTilesHeader.Section, _ detail: String
    ) -> PMTilesError {
        PMTilesError(code, path: path, offset: Int(section.offset), detail: detail)
    }
}
