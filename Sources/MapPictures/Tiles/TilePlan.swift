import Geodesy
import Tiles

/// Which tiles of a region are drawn, and which of them together.
package struct TilePlan: Sendable {
    /// The zooms: at zoom 0 the world is one tile.
    package let zooms: ClosedRange<Int>
    /// How large a tile's picture is.
    package let size: TileSize
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>

    /// The longest side of a block, in pixels.
    ///
    /// Four bytes a pixel are the most memory that a picture being drawn takes.
    static let blockSide = 4096

    /// Plans the tiles of a region.
    ///
    /// - Parameters:
    ///   - south: Its southern latitude; what lies beyond Mercator's projection counts as its edge.
    ///   - west: Its western longitude, −180 to 180.
    ///   - north: Its northern latitude.
    ///   - east: Its eastern longitude, −180 to 180; less than `west` where the region crosses the 180th meridian.
    ///   - zooms: From 0 to 22.
    ///   - size: How large a tile's picture is.
    package init(
        south: Double, west: Double, north: Double, east: Double, zooms: ClosedRange<Int>,
        size: TileSize
    ) {
        precondition(zooms.lowerBound >= 0 && zooms.upperBound <= 22, "no such zooms")
        self.zooms = zooms
        self.size = size
        low = SIMD2(WebMercator.x(longitude: west), WebMercator.y(latitude: north))
        high = SIMD2(WebMercator.x(longitude: east), WebMercator.y(latitude: south))
    }

    /// How many tiles there are.
    package var tileCount: Int {
        zooms.reduce(0) { sum, zoom in
            sum + rows(zoom).count * columns(zoom).reduce(0) { $0 + $1.count }
        }
    }

    /// All blocks in the order in which an archive holds their tiles.
    package var blocks: [TileBlock] { zooms.flatMap(blocks) }

    /// The tiles of a block, in the order in which an archive holds them.
    package func tiles(of block: TileBlock) -> [TileID] {
        let wanted = columns(block.zoom)
        var tiles: [TileID] = []
        for row in block.rows {
            for column in block.columns where wanted.contains(where: { $0.contains(column) }) {
                if let tile = TileID(checking: block.zoom, x: column, y: row) { tiles.append(tile) }
            }
        }
        return tiles.sorted()
    }

    /// Tiles along a block's side.
    private var side: Int { size.tilesPerSide(pixels: Self.blockSide) }

    private func blocks(_ zoom: Int) -> [TileBlock] {
        let (columns, rows, world) = (columns(zoom), rows(zoom), 1 << zoom)
        // All at once where it fits: then no label meets a border inside the region.
        if columns.count == 1, columns[0].count <= side, rows.count <= side {
            return [TileBlock(zoom: zoom, columns: columns[0], rows: rows)]
        }
        if world <= side { return [TileBlock(zoom: zoom, columns: 0..<world, rows: rows)] }
        // Squares of a grid whose tiles follow each other on the archive's curve.
        let level = zoom - side.trailingZeroBitCount
        var found: [(number: UInt64, block: TileBlock)] = []
        for part in columns {
            for row in (rows.lowerBound / side)...((rows.upperBound - 1) / side) {
                for column in (part.lowerBound / side)...((part.upperBound - 1) / side) {
                    guard let square = TileID(checking: level, x: column, y: row) else { continue }
                    let block = TileBlock(
                        zoom: zoom,
                        columns: part.clamped(to: (column * side)..<((column + 1) * side)),
                        rows: rows.clamped(to: (row * side)..<((row + 1) * side)))
                    found.append((square.hilbertID, block))
                }
            }
        }
        return found.sorted { $0.number < $1.number }.map(\.block)
    }

    private func rows(_ zoom: Int) -> Range<Int> { Self.range(low.y, high.y, zoom) }

    /// One range of columns, two where the region crosses the 180th meridian.
    private func columns(_ zoom: Int) -> [Range<Int>] {
        if low.x <= high.x { return [Self.range(low.x, high.x, zoom)] }
        let (west, east) = (Self.range(0, high.x, zoom), Self.range(low.x, 1, zoom))
        return west.upperBound >= east.lowerBound ? [0..<(1 << zoom)] : [west, east]
    }

    /// The tiles from one place to another of a world whose side is 1; an end on a tile's edge does not count.
    private static func range(_ low: Double, _ high: Double, _ zoom: Int) -> Range<Int> {
        let side = Double(1 << zoom)
        let first = min(max(Int((low * side).rounded(.down)), 0), (1 << zoom) - 1)
        let end = min(max(Int((high * side).rounded(.up)), first + 1), 1 << zoom)
        return first..<end
    }
}
