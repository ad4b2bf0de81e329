import Foundation
import SQLite

/// The tiles of an MBTiles file.
///
/// Format: MBTiles 1.3, a database of SQLite with the tables `tiles` and `metadata`; rows are counted from the south.
public struct DatabaseTiles: StoredTiles {
    private let database: SQLiteConnection
    /// The least zoom of the file.
    public let minimumZoom: Int
    /// The greatest zoom of the file.
    public let maximumZoom: Int
    /// Points along a side of a tile.
    public let tileSize: Double
    /// The attribution in the file's own metadata.
    public let attribution: String?

    package let bounds: [Double]?
    package let version: String?

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
        bounds = Self.edges(try database.text("SELECT value FROM metadata WHERE name = 'bounds'"))
        version = FileVersion.of(path)
    }

    /// The edges that a file's description names; nil where it names none, or none of the earth's.
    private static func edges(_ text: String?) -> [Double]? {
        let edges = text?.split(separator: ",").map {
            Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
        guard let edges, edges.count == 4, -180...180 ~= edges[0], -180...180 ~= edges[2],
            -90...90 ~= edges[1], -90...90 ~= edges[3], edges[0] < edges[2], edges[1] < edges[3]
        else { return nil }
        return edges
    }

    /// A tile of the file.
    ///
    /// - Throws: `SQLiteError`, `InflateError`, `VectorTileError` or `PixelError` for a damaged one.
    public func tile(zoom: Int, x: Int, y: Int) throws -> TileContent? {
        try bytes(zoom: zoom, x: x, y: y).map(TileContent.init(decoding:))
    }

    package func bytes(zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
        guard 0...24 ~= zoom, 0..<(1 << zoom) ~= x, 0..<(1 << zoom) ~= y else { return nil }
        let statement = try database.prepare(
            """
            SELECT tile_data FROM tiles
            WHERE zoom_level = \(zoom) AND tile_column = \(x) AND tile_row = \((1 << zoom) - 1 - y)
            """)
        guard try statement.step(), let bytes = statement.bytes(0), !bytes.isEmpty else {
            return nil
        }
        return bytes
    }
}
