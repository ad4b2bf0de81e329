import Atlas
import Bytes
import MapPixels
import Tiles
import VectorTile

/// The tiles of a PMTiles archive, such as that of an atlas.
public struct ArchiveTiles: StoredTiles {
    private let reader: PMTilesIndex
    /// The least zoom of the archive.
    public let minimumZoom: Int
    /// The greatest zoom of the archive.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize: Double
    /// The attribution in the archive's own metadata.
    public let attribution: String?
    /// The layers that the archive's metadata name.
    public let layerNames: Set<String>?
    package let version: String?
    /// Whether there is nothing outside the archive's bounds, whatever tiles it has there.
    private let endsAtBounds: Bool

    /// Serves an archive of vector tiles, or of PNG, JPEG or WebP images.
    ///
    /// - Throws: `PMTilesError` where it cannot be read.
    public init(path: String, tileSize: Double = 512) throws(PMTilesError) {
        self.init(
            try PMTilesReader(path: path).index, tileSize: tileSize,
            version: FileVersion.of(path), endsAtBounds: false)
    }

    /// Serves an archive on the web, of which what is needed is loaded.
    ///
    /// - Throws: `PMTilesError` where it cannot be read.
    init(_ file: WebFile, tileSize: Double = 512) throws(PMTilesError) {
        self.init(
            try PMTilesIndex(file), tileSize: tileSize,
            version: FileVersion.of(file), endsAtBounds: false)
    }

    /// Serves an archive.
    public init(_ reader: PMTilesReader, tileSize: Double = 512) {
        self.init(reader.index, tileSize: tileSize, version: nil, endsAtBounds: false)
    }

    private init(
        _ reader: PMTilesIndex, tileSize: Double, version: String?, endsAtBounds: Bool
    ) {
        self.reader = reader
        self.endsAtBounds = endsAtBounds
        self.version = version
        self.tileSize = tileSize
        // An archive whose metadata cannot be read has no attribution.
        let metadata = try? reader.metadata()
        attribution = metadata?.attribution
        layerNames = metadata?.vectorLayers.map { Set($0.map(\.id)) }
        minimumZoom = Int(reader.header.minimumZoom)
        maximumZoom = Int(reader.header.maximumZoom)
    }

    /// Serves an atlas's tiles: those within its bounds, as pages ask for.
    ///
    /// A ferry line that leads far out of an extract has tiles on its way, in which only the sea around it is known.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    public init(_ atlas: Atlas) throws {
        self.init(
            try PMTilesReader(try atlas.file(AtlasFile.tiles)).index, tileSize: 512, version: nil,
            endsAtBounds: true)
    }

    /// A tile of the archive.
    ///
    /// - Throws: `PMTilesError`, `VectorTileError` or `PixelError` for a damaged one.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard let bytes = try bytes(zoom: zoom, x: x, y: y) else { return nil }
        switch reader.header.tileType {
        case .png, .jpeg, .webp: return .raster(try PictureFile.decode(bytes))
        default: return .vector(try VectorTile(bytes.span.rawBytes))
        }
    }

    package var bounds: [Double]? {
        let edges = reader.header.bounds
        return [edges.west, edges.south, edges.east, edges.north]
    }

    package func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
        guard let id = TileID(checking: zoom, x: x, y: y),
            !endsAtBounds || reader.header.bounds.meets(id)
        else { return nil }
        return try reader.content(of: id)
    }
}
