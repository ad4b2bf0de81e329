import Answers
import Bytes
import MapAPI
import MapPainter
import Tiles

/// Tiles of the map as pictures, drawn when they are first asked for.
///
/// Tiles next to each other are drawn together, once, whoever asks for them meanwhile, and kept for a while: a client that asks for one tile
/// asks for its neighbors next.
actor DrawnTiles {
    /// What is drawn together.
    private struct Key: Hashable {
        let look: PictureLook
        let size: TileSize
        let format: PictureFormat
        let block: TileBlock
    }

    private typealias Files = [TileID: [UInt8]]

    /// The longest side of a block, in pixels: no client waits long for the tile that it asked for.
    private static let blockSide = 1024
    /// The maximum number of bytes of tiles that are kept.
    static let cacheLimit = 32 << 20

    private let painters: ServedPainters
    /// The atlases that the tiles are of.
    private var atlases: AtlasCollection?
    private var drawn = RecencyCache<Key, Files>(limit: cacheLimit)
    private var drawing: [Key: Task<Files, any Error>] = [:]

    init(_ painters: ServedPainters) { self.painters = painters }

    /// The file of a tile.
    ///
    /// - Throws: What keeps the picture from being drawn.
    func file(_ question: TileQuestion, of atlases: AtlasCollection) async throws -> [UInt8] {
        if self.atlases !== atlases {
            self.atlases = atlases
            drawn = RecencyCache(limit: Self.cacheLimit)
            // What is being drawn of other atlases goes to those who wait for it alone.
            drawing = [:]
        }
        let block = Self.block(question.tile, question.size)
        let key = Key(
            look: question.look, size: question.size, format: question.format, block: block)
        if let known = drawn[key] { return known[question.tile] ?? [] }
        let task =
            drawing[key] ?? Task { [painters] in try await Self.draw(key, atlases, painters) }
        drawing[key] = task
        let files: Files
        do {
            files = try await task.value
        } catch {
            if drawing[key] == task { drawing[key] = nil }
            throw error
        }
        // The first of those who waited keeps it.
        if drawing[key] == task {
            drawing[key] = nil
            drawn.add(files, byteCount: files.values.reduce(0) { $0 + $1.count }, key)
        }
        return files[question.tile] ?? []
    }

    @concurrent
    private static func draw(
        _ key: Key, _ atlases: AtlasCollection, _ painters: ServedPainters
    ) async throws -> Files {
        let drawer = BlockPainter(size: key.size, format: key.format) { camera in
            try painters.painter(key.look, atlases, camera: camera)
        }
        let (block, zoom) = (key.block, key.block.zoom)
        let tiles = block.rows.flatMap { row in
            block.columns.compactMap { TileID(checking: zoom, x: $0, y: row) }
        }
        let result = try drawer.draw(block, tiles, threads: 1)
        return Dictionary(uniqueKeysWithValues: result.tiles)
    }

    /// The block of a grid that holds a tile.
    private static func block(_ tile: TileID, _ size: TileSize) -> TileBlock {
        let side = min(size.tilesPerSide(pixels: blockSide), 1 << Int(tile.z))
        let column = Int(tile.x) / side * side
        let row = Int(tile.y) / side * side
        return TileBlock(
            zoom: Int(tile.z), columns: column..<(column + side), rows: row..<(row + side))
    }
}
