import Bytes
import Deflate
import MapPixels
import SQLite
import VectorTile

/// The tiles of an MBTiles file.
///
/// Format: MBTiles 1.3, a database of SQLite with the tables `tiles` and `metadata`; rows are counted from the south.
public struct DatabaseTiles: TileProvider {
    private let database: SQLiteConnection
    /// The least zoom of the file.
    public let minimumZoom: Int
    /// The greatest zoom of the file.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize: Double
    /// Whom the file's own description names.
    public let attribution: String?

    /// What a tile that is unpacked may take.
    private static let limit = 64 << 20

    /// Opens a file, which stays as it is.
    ///
    /// - Throws: `SQLiteError` where it is no database, or not one of tiles.
    public init(path: String, tileSize: Double = 256) throws(SQLiteError) {
        let database = try SQLiteConnection(path: path, isReadOnly: true)
        self.database = database
        self.tileSize = tileSize
        func zoom(_ end: String) throws(SQLiteError) -> Int {
            let told = try database.text(
                "SELECT value FROM metadata WHERE name = '\(end)zoom'")
            if let told = told.flatMap({ Int($0) }) { return told }
            return try database.number("SELECT \(end)(zoom_level) FROM tiles") ?? 0
        }
        let least = min(max(try zoom("min"), 0), 24)
        minimumZoom = least
        maximumZoom = min(max(try zoom("max"), least), 24)
        attribution = try database.text("SELECT value FROM metadata WHERE name = 'attribution'")
    }

    /// A tile of the file.
    ///
    /// - Throws: `SQLiteError`, `InflateError`, `VectorTileError` or `PixelError` for a damaged one.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        guard 0...24 ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        let statement = try database.prepare(
            """
            SELECT tile_data FROM tiles
            WHERE zoom_level = \(zoom) AND tile_column = \(x) AND tile_row = \((1 << zoom) - 1 - y)
            """)
        guard try statement.step(), var bytes = statement.bytes(0), !bytes.isEmpty else {
            return nil
        }
        if PictureFile.isKnown(bytes) { return .raster(try PictureFile.decode(bytes)) }
        if bytes.starts(with: [0x1F, 0x8B]) {
            bytes = try Inflater().inflate(bytes.span.rawBytes, .gzip, limit: Self.limit)
        }
        return .vector(try VectorTile(bytes.span.rawBytes))
    }
}
