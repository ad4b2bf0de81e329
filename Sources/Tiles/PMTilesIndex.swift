import Bytes
import Deflate
import Foundation
import Synchronization

/// Finds and inflates the tiles of a PMTiles archive, version 3, whose parts are read one by one.
///
/// The header and the root directory are read and checked when the archive is opened; a leaf directory is read when it is first
/// needed and kept. Besides that, finding a tile allocates nothing and takes no lock; tasks may do it in parallel.
public struct PMTilesIndex: Sendable {
    /// The header of the archive, checked against the file.
    public let header: PMTilesHeader
    let file: any RangedBytes
    let root: PMTilesDirectory

    /// What an inflated directory may take: well above what any writer makes.
    private static let directoryLimit = 64 << 20
    /// What inflated metadata may take.
    private static let metadataLimit = 64 << 20
    /// Leaves of leaves are allowed, but not without end.
    static let highestDepth = 4

    /// Opens an archive, and checks its header and root directory.
    public init(_ file: any RangedBytes) throws(PMTilesError) {
        self.file = file
        let head = try Self.read(0..<min(file.byteCount, PMTilesHeader.byteCount), file)
        header = try PMTilesHeader(
            head.span.rawBytes, fileByteCount: file.byteCount, path: file.path)
        root = try Self.directory(header.root, header, file)
    }

    /// Returns the range of a tile's bytes in the file; nil if there is no such tile.
    ///
    /// - Throws: `corruptDirectory` if the tile's leaf directory is broken.
    /// - Complexity: O(log n) in the number of entries.
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

    /// Where a leaf directory lies in the file.
    func section(of leaf: PMTilesDirectory.Leaf) -> PMTilesHeader.Section {
        .init(offset: header.leaves.offset + leaf.offset, length: UInt64(leaf.length))
    }

    private func directory(of leaf: PMTilesDirectory.Leaf) throws(PMTilesError) -> PMTilesDirectory
    {
        if let directory = leaf.directory.load() { return directory }
        // Two tasks may both come here; the first to finish wins, and both go on with its result.
        return leaf.directory.storeIfNil(try directory(in: section(of: leaf)))
    }

    /// Reads a directory anew.
    func directory(in section: PMTilesHeader.Section) throws(PMTilesError) -> PMTilesDirectory {
        try Self.directory(section, header, file)
    }

    private static func directory(
        _ section: PMTilesHeader.Section, _ header: PMTilesHeader, _ file: any RangedBytes
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

    private static func read(
        _ range: Range<Int>, _ file: any RangedBytes
    ) throws(PMTilesError) -> [UInt8] {
        do throws(FileError) { return try file.read(range) } catch { throw PMTilesError(error) }
    }

    /// Inflates a section that lies within the file.
    private static func inflated(
        _ section: PMTilesHeader.Section, _ compression: PMTilesHeader.Compression,
        _ file: any RangedBytes, limit: Int, _ code: PMTilesError.Code
    ) throws(PMTilesError) -> [UInt8] {
        let start = Int(section.offset)
        func failure(_ code: PMTilesError.Code, _ detail: String) -> PMTilesError {
            PMTilesError(code, path: file.path, offset: start, detail: detail)
        }
        let packed = try read(start..<(start + Int(section.length)), file)
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
        PMTilesError(code, path: file.path, offset: Int(section.offset), detail: detail)
    }
}
