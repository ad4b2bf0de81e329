import ClusterMap
import Tiles

/// How the world is divided: squares for tiles, cells for clusters, areas for work.
///
/// A tile of zoom z holds 2ᵇ × 2ᵇ cells, b being ``cellBits``; a cell of that zoom is a square of *level* z + b, one of
/// 4^(z + b) that cover the world, numbered in Z-order (quadkeys). So a cell of one zoom is four of the next one, and all
/// clusters are sums of the cells of the base level. An *area* is the square that one piece of work holds: it has 4¹⁰
/// cells of the base level at most, however many points there are.
package struct PyramidGrid: Hashable, Codable, Sendable {
    /// The last zoom of which there are tiles, 0 to 14.
    package let deepestZoom: Int
    /// The zooms between a tile and its cells: 3 for cells of 32 points on a tile of 256, 4 for 16.
    package let cellBits: Int

    /// The last zoom that a pyramid may have.
    package static let maximumZoom = 14

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - deepestZoom: 0 to ``maximumZoom``.
    ///   - cellBits: 3 or 4.
    package init(deepestZoom: Int, cellBits: Int) {
        precondition((0...Self.maximumZoom).contains(deepestZoom), "there is no such zoom")
        precondition((3...4).contains(cellBits), "a tile has 8 or 16 cells a side")
        self.deepestZoom = deepestZoom
        self.cellBits = cellBits
    }

    /// The level of the smallest cells.
    var baseLevel: Int { deepestZoom + cellBits }
    /// The level of an area, which is also the first zoom whose tiles are made area by area.
    package var areaLevel: Int { max(0, baseLevel - 10) }
    /// The level of the squares that a neighbor's tiles may show: an eighth of an area wide, as a tile's buffer is.
    var ringLevel: Int { areaLevel + 3 }
    /// The level of the cells that the tiles above all areas are made of; nil if there are no such tiles.
    var overviewLevel: Int? { areaLevel > 0 ? areaLevel - 1 + cellBits : nil }

    /// The key of a place's cell at a level.
    static func key(x: UInt32, y: UInt32, level: Int) -> UInt64 {
        level == 0 ? 0 : Morton.code(x: x, y: y) >> UInt64(64 - 2 * level)
    }

    /// Column and row of a key: its even and its odd bits.
    static func position(_ key: UInt64) -> (column: UInt32, row: UInt32) {
        (gathered(key), gathered(key >> 1))
    }

    /// The key of a column and a row.
    static func key(column: UInt32, row: UInt32) -> UInt64 { Morton.code(x: column, y: row) }

    /// The keys of the squares of a level around one of the same level, itself left out; columns go around the world.
    static func neighbors(_ key: UInt64, level: Int) -> [UInt64] {
        let (column, row) = position(key)
        let side = Int64(1) << Int64(level)
        var keys: Set<UInt64> = []
        for down in Int64(-1)...1 where (0..<side).contains(Int64(row) + down) {
            for across in Int64(-1)...1 {
                let around = (Int64(column) + across + side) % side
                keys.insert(Self.key(column: UInt32(around), row: UInt32(Int64(row) + down)))
            }
        }
        keys.remove(key)
        return keys.sorted()
    }

    /// The tile that a square of the level of a zoom is.
    static func tile(_ key: UInt64, zoom: Int) -> TileID {
        let (column, row) = position(key)
        return TileID(z: UInt8(zoom), x: column, y: row)
    }

    /// Moves the bits in the even places together.
    private static func gathered(_ code: UInt64) -> UInt32 {
        var v = code & 0x5555_5555_5555_5555
        v = (v | v >> 1) & 0x3333_3333_3333_3333
        v = (v | v >> 2) & 0x0f0f_0f0f_0f0f_0f0f
        v = (v | v >> 4) & 0x00ff_00ff_00ff_00ff
        v = (v | v >> 8) & 0x0000_ffff_0000_ffff
        v = (v | v >> 16) & 0x0000_0000_ffff_ffff
        return UInt32(v)
    }
}
