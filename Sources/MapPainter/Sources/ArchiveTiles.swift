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
    package let isOfWeb: Bool
    /// Whether there is nothing outside the archive's bounds, whatever tiles it has there.
    private let endsAtBounds: Bool

    /// Serves an archive of vector tiles, or of PNG, JPEG or WebP images.
    ///
    /// - Throws: `PMTilesError` where it cannot be read.
    public init(path: String, tileSize: Double = 512) throws(PMTilesError) {
        let index = try PMTilesReader(path: path).index
        // An archive whose metadata cannot be read has no attribution.
        self.init(
            index, try? index.metadata(), tileSize: tileSize, version: FileVersion.of(path))
    }

    /// Serves an archive on the web, of which what is needed is loaded.
    ///
    /// - Throws: `PMTilesError` where it cannot be read.
    init(_ file: WebFile, tileSize: Double = 512) throws(PMTilesError) {
        let index = try PMTilesIndex(file)
        self.init(
            index, try Self.metadata(of: index), tileSize: tileSize, version: FileVersion.of(file),
            isOfWeb: true)
    }

    /// Serves an archive.
    public init(_ reader: PMTilesReader, tileSize: Double = 512) {
        // Its metadata may be damaged, as above.
        self.init(reader.index, try? reader.metadata(), tileSize: tileSize, version: nil)
    }

    /// Serves an atlas's tiles: those within its bounds, as pages ask for.
    ///
    /// A ferry line that leads far out of an extract has tiles on its way, in which only the sea around it is known.
    ///
    /// - Throws: `AtlasError` or `PMTilesError`.
    public init(_ atlas: Atlas) throws {
        let index = try PMTilesReader(try atlas.file(AtlasFile.tiles)).index
        // What cannot be read of the metadata is done without, as above.
        self.init(
            index, try? index.metadata(), tileSize: 512, version: nil, endsAtBounds: true)
    }

    /// - Parameter metadata: What the archive says of itself; nil where that cannot be read, which leaves it without an attribution.
    private init(
        _ reader: PMTilesIndex, _ metadata: TileMetadata?, tileSize: Double, version: String?,
        isOfWeb: Bool = false, endsAtBounds: Bool = false
    ) {
        self.reader = reader
        self.endsAtBounds = endsAtBounds
        self.version = version
        self.tileSize = tileSize
        self.isOfWeb = isOfWeb
        attribution = metadata?.attribution
        layerNames = metadata?.vectorLayers.map { Set($0.map(\.id)) }
        minimumZoom = Int(reader.header.minimumZoom)
        maximumZoom = Int(reader.header.maximumZoom)
    }

    /// What an archive says of itself; nil where that is damaged.
    ///
    /// What could not be loaded is an error, or whom it comes from would not be told.
    private static func metadata(of index: PMTilesIndex) throws(PMTilesError) -> TileMetadata? {
        do throws(PMTilesError) {
            return try index.metadata()
        } catch {
            if error.code == .corruptMetadata { return nil }
            throw error
        }
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
