import Bytes
import Deflate
import MapPixels
import VectorTile

/// Tiles that can be had as they are kept, such as files of images that a server passes on.
package protocol StoredTiles: TileProvider {
    /// West, south, east and north in degrees, outside of which there are no tiles; nil where that is not known.
    var bounds: [Double]? { get }
    /// Changes when the tiles do; nil where that is not known, as of tiles that others keep.
    var version: String? { get }
    /// Whether the tiles are loaded from the web, where they may fail through no fault of this machine.
    var isOfWeb: Bool { get }

    /// The bytes of a tile; nil if there is none.
    ///
    /// - Throws: What keeps them from being read.
    func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]?

    /// The bytes of a tile, for callers that must not wait on their thread.
    ///
    /// - Throws: What keeps them from being had.
    func loadedBytes(zoom: Int, x: Int, y: Int) async throws -> [UInt8]?
}

extension StoredTiles {
    package var bounds: [Double]? { nil }
    package var version: String? { nil }
    package var isOfWeb: Bool { false }

    /// What is kept on this machine is read at once; for files of the web a thread of theirs waits.
    package func loadedBytes(zoom: Int, x: Int, y: Int) async throws -> [UInt8]? {
        guard isOfWeb else { return try bytes(zoom: zoom, x: x, y: y) }
        return try await WebFile.waiting { try bytes(zoom: zoom, x: x, y: y) }
    }
}

extension TileContent {
    /// What a tile that is unpacked may take.
    private static let limit = 64 << 20

    /// Reads the file of a tile: an image, or a vector tile, packed by gzip or not.
    ///
    /// - Throws: `InflateError`, `VectorTileError` or `PixelError` for a damaged one.
    init(decoding bytes: [UInt8]) throws {
        if PictureFile.isKnown(bytes) {
            self = .raster(try PictureFile.decode(bytes))
        } else if bytes.starts(with: [0x1F, 0x8B]) {
            let unpacked = try Inflater().inflate(bytes.span.rawBytes, .gzip, limit: Self.limit)
            self = .vector(try VectorTile(unpacked.span.rawBytes))
        } else {
            self = .vector(try VectorTile(bytes.span.rawBytes))
        }
    }
}
