import Bytes

/// The first 127 bytes of a PMTiles archive.
///
///     0  "PMTiles", version 3            64  tile data: length           102  west  (1e-7°, Int32)
///     8  root directory: offset, length  72  number of addressed tiles   106  south
///     24 metadata: offset, length        80  number of entries           110  east
///     40 leaf directories: same          88  number of contents          114  north
///     56 tile data: offset               96  clustered, internal         118  center's zoom
///                                            compression, tile           119  center's longitude
///                                            compression, tile type,     123  center's latitude
///                                            lowest, highest zoom
///
/// All numbers are little-endian, offsets and counts 64 bits wide (PMTiles specification 3).
public struct PMTilesHeader: Equatable, Sendable {
    /// A range of bytes in the file.
    public struct Section: Equatable, Sendable {
        /// The offset of the first byte from the start of the file.
        public var offset: UInt64
        /// The length in bytes.
        public var length: UInt64
    }

    /// A method of compression, by the format's own number.
    public enum Compression: UInt8, Sendable {
        case unknown = 0
        case none = 1
        case gzip = 2
        case brotli = 3
        case zstd = 4
    }

    /// A format of tiles, by the specification's own number.
    public enum TileType: UInt8, Sendable {
        case other = 0
        case mvt = 1
        case png = 2
        case jpeg = 3
        case webp = 4
        case avif = 5
        case mlt = 6

        /// The media type for an HTTP answer.
        public var mediaType: String {
            switch self {
            case .other: "application/octet-stream"
            case .mvt: "application/vnd.mapbox-vector-tile"
            case .png: "image/png"
            case .jpeg: "image/jpeg"
            case .webp: "image/webp"
            case .avif: "image/avif"
            case .mlt: "application/vnd.maplibre-vector-tile"
            }
        }
    }

    /// The range of the root directory, within the first 16,384 bytes.
    public var root: Section
    /// The range of the JSON metadata.
    public var metadata: Section
    /// The range of the leaf directories; of length 0 if there are none.
    public var leaves: Section
    /// The range of the tiles' bytes.
    public var tileData: Section
    /// Number of tiles, every repetition counted; 0 if unknown.
    public var addressedTileCount: UInt64
    /// The number of directory entries for tiles; 0 if unknown.
    public var tileEntryCount: UInt64
    /// Number of different tiles stored; 0 if unknown.
    public var tileContentCount: UInt64
    /// Whether the tiles are stored in the order of their numbers.
    public var isClustered: Bool
    /// The compression of directories and metadata.
    public var internalCompression: Compression
    /// The compression of every tile.
    public var tileCompression: Compression
    /// The format of the tiles.
    public var tileType: TileType
    /// The lowest zoom of a tile.
    public var minimumZoom: UInt8
    /// The highest zoom of a tile.
    public var maximumZoom: UInt8
    /// The area that the tiles cover.
    public var bounds: TileBounds
    /// The view to show at first.
    public var center: TileCenter

    static let byteCount = 127
    /// Header and root directory together stay below this.
    static let firstRequestByteCount = 16_384

    /// The header as it stands in the file.
    func encoded() -> [UInt8] {
        var out = ByteWriter(capacity: Self.byteCount)
        out.raw("PMTiles".utf8)
        out.uint8(3)
        for section in [root, metadata, leaves, tileData] {
            out.integer(section.offset)
            out.integer(section.length)
        }
        for count in [addressedTileCount, tileEntryCount, tileContentCount] { out.integer(count) }
        out.uint8(isClustered ? 1 : 0)
        out.uint8(internalCompression.rawValue)
        out.uint8(tileCompression.rawValue)
        out.uint8(tileType.rawValue)
        out.uint8(minimumZoom)
        out.uint8(maximumZoom)
        func degrees(_ value: Double) { out.integer(Int32((value * 1e7).rounded())) }
        degrees(bounds.west)
        degrees(bounds.south)
        degrees(bounds.east)
        degrees(bounds.north)
        out.uint8(center.zoom)
        degrees(center.longitude)
        degrees(center.latitude)
        return out.bytes
    }
}
