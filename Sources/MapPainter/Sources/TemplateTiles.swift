import Bytes
import Deflate
import MapPixels
import VectorTile

/// Tiles at addresses with `{z}`, `{x}` and `{y}` in them.
public struct TemplateTiles: TileProvider {
    /// The least zoom that there are tiles of.
    public let minimumZoom: Int
    /// The greatest zoom that there are tiles of.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize: Double
    private let template: String
    private let countsRowsFromSouth: Bool
    private let load: @Sendable (String) throws -> [UInt8]?

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - template: An address; also `{quadkey}`, and `{ratio}`, which stands for nothing.
    ///   - minimumZoom: The least zoom that there are tiles of.
    ///   - maximumZoom: The greatest zoom that there are tiles of.
    ///   - tileSize: Points along a side of a tile.
    ///   - countsRowsFromSouth: Whether `{y}` grows to the north.
    ///   - load: The bytes at an address: a vector tile, packed by gzip or not, or a PNG or JPEG image; nil if there are none.
    public init(
        _ template: String, minimumZoom: Int = 0, maximumZoom: Int = 22, tileSize: Double = 512,
        countsRowsFromSouth: Bool = false, load: @escaping @Sendable (String) throws -> [UInt8]?
    ) {
        self.template = template
        self.minimumZoom = minimumZoom
        self.maximumZoom = maximumZoom
        self.tileSize = tileSize
        self.countsRowsFromSouth = countsRowsFromSouth
        self.load = load
    }

    /// What a tile that is unpacked may take.
    private static let limit = 64 << 20

    /// The tile at its address.
    ///
    /// - Throws: What loading throws; `InflateError`, `VectorTileError` or `PixelError` for a damaged tile.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        let row = countsRowsFromSouth ? (1 << zoom) - 1 - y : y
        var address = template
        for (name, value) in [
            ("{z}", "\(zoom)"), ("{x}", "\(x)"), ("{y}", "\(row)"), ("{ratio}", ""),
            ("{quadkey}", Self.quadkey(zoom: zoom, x: x, y: y)),
        ] {
            address = address.split(separator: name, omittingEmptySubsequences: false)
                .joined(separator: value)
        }
        guard var bytes = try load(address) else { return nil }
        if PictureFile.isKnown(bytes) { return .raster(try PictureFile.decode(bytes)) }
        if bytes.starts(with: [0x1F, 0x8B]) {
            bytes = try Inflater().inflate(bytes.span.rawBytes, .gzip, limit: Self.limit)
        }
        return .vector(try VectorTile(bytes.span.rawBytes))
    }

    private static func quadkey(zoom: Int, x: Int, y: Int) -> String {
        stride(from: zoom - 1, through: 0, by: -1).map { bit in
            "\((x >> bit & 1) + 2 * (y >> bit & 1))"
        }.joined()
    }
}
