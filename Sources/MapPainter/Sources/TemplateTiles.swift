/// Tiles at addresses with `{z}`, `{x}` and `{y}` in them.
public struct TemplateTiles: StoredTiles {
    /// The least zoom that there are tiles of.
    public let minimumZoom: Int
    /// The greatest zoom that there are tiles of.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize: Double
    private let template: String
    private let countsRowsFromSouth: Bool
    /// The attribution that a map of the tiles has to show; nil if none is needed.
    public var attribution: String?
    private let load: @Sendable (String) throws -> [UInt8]?
    private var loadLater: (@Sendable (String) async throws -> [UInt8]?)?

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - template: An address; also `{quadkey}`, and `{ratio}`, which stands for nothing.
    ///   - minimumZoom: The lowest zoom that has tiles.
    ///   - maximumZoom: The highest zoom that has tiles.
    ///   - tileSize: Points along a side of a tile.
    ///   - countsRowsFromSouth: Whether `{y}` grows to the north.
    ///   - load: The bytes at an address: a vector tile, packed by gzip or not, or a PNG, JPEG or WebP image; nil if there are none.
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

    /// Serves tiles of the web.
    init(_ template: String, tileSize: Double, from web: WebTiles) {
        self.init(template, tileSize: tileSize) { try web.bytes(at: $0) }
        loadLater = { try await web.loadedBytes(at: $0) }
    }

    /// The tile at its address.
    ///
    /// - Throws: What loading throws; `InflateError`, `VectorTileError` or `PixelError` for a damaged tile.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        try bytes(zoom: zoom, x: x, y: y).map(TileContent.init(decoding:))
    }

    package func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
        try load(address(zoom: zoom, x: x, y: y))
    }

    package var isOfWeb: Bool { loadLater != nil }

    package func loadedBytes(zoom: Int, x: Int, y: Int) async throws -> [UInt8]? {
        let address = address(zoom: zoom, x: x, y: y)
        guard let loadLater else { return try load(address) }
        return try await loadLater(address)
    }

    private func address(zoom: Int, x: Int, y: Int) -> String {
        let row = countsRowsFromSouth ? (1 << zoom) - 1 - y : y
        var address = template
        for (name, value) in [
            ("{z}", "\(zoom)"), ("{x}", "\(x)"), ("{y}", "\(row)"), ("{ratio}", ""),
            ("{quadkey}", Self.quadkey(zoom: zoom, x: x, y: y)),
        ] {
            address = address.split(separator: name, omittingEmptySubsequences: false)
                .joined(separator: value)
        }
        return address
    }

    private static func quadkey(zoom: Int, x: Int, y: Int) -> String {
        stride(from: zoom - 1, through: 0, by: -1).map { bit in
            "\((x >> bit & 1) + 2 * (y >> bit & 1))"
        }.joined()
    }
}
