import MapGeometry

/// How many points there are in each cell of a region: what heat maps, hexagons and maps of density are drawn from.
extension ClusterIndex {
    /// The form of a cell on the map.
    public enum CellShape: Sendable { case square, hexagon }

    /// A cell with points.
    public struct Cell: Hashable, Sendable {
        /// Its column, from the 180th meridian eastward.
        public let column: Int
        /// Its row, from the north.
        public let row: Int
        /// The coordinate of the cell's center.
        public let coordinate: CLLocationCoordinate2D
        /// Number of points in it, 1 or more.
        public let count: Int
    }

    /// Returns the cells with points whose middle is in a region.
    ///
    /// Cells stay where they are while the map pans. Their width is the one nearest to the requested width of those
    /// that divide the world into a whole number of cells; hexagons have a corner in the north, and each second row is
    /// shifted by half a width. Counts are exact: a cluster within one cell is counted as a whole, others are split
    /// into their points.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - zoom: An integer zoom.
    ///   - size: The width of a cell in points, of which zoom 0 shows the world in 256.
    ///   - shape: Whether cells are squares or hexagons.
    /// - Returns: By row, then by column.
    /// - Complexity: O(cells, and clusters that edges of cells run through).
    public func cells(
        in region: MKCoordinateRegion, zoom: Int, size: Double, shape: CellShape = .square
    ) -> [Cell] {
        guard size > 0, size.isFinite, let window = Self.window(region, zoom: zoom) else {
            return []
        }
        let grid = CellGrid(width: size * exp2(24 - Double(min(max(zoom, 0), 64))), shape: shape)
        let wide = window.expanded(by: UInt32(clamping: Int64(min(2 * grid.width + 2, 0x1p31))))
        var counts: [CellGrid.Key: Int] = [:]
        let frame = WindowFrame(wide)
        var root = forest.firstRoot
        while root != SeedNode.none {
            count(root, frame, grid, &counts)
            root = forest.nodes[Int(root)].next
        }
        return counts.compactMap { key, count in
            let middle = grid.middle(key)
            guard
                window.contains(
                    x: UInt32(truncatingIfNeeded: Int64(middle.x)),
                    y: UInt32(clamping: Int64(middle.y)))
            else { return nil }
            return Cell(
                column: key.column, row: key.row,
                coordinate: Mercator.coordinate(x: middle.x, y: min(max(middle.y, 0), 0x1p32)),
                count: count)
        }.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    }

    /// Counts the points of a seed's cluster at its own level, as many at once as are in one cell.
    private func count(
        _ slot: UInt32, _ frame: WindowFrame, _ grid: CellGrid, _ counts: inout [CellGrid.Key: Int]
    ) {
        let node = forest.nodes[Int(slot)]
        let reach = forest.levels.reach
        var rest = node.count
        let outside = frame.distance(x: node.x, y: node.y)
        guard outside <= reach[node.level] else { return }
        let (key, margin) = grid.cell(x: node.x, y: node.y)
        var child = node.firstChild
        while child != SeedNode.none {
            let link = forest.nodes[Int(child)]
            if link.level > forest.levels.count { break }
            // This child, those after it and what is left of the cluster are no farther from the seed.
            let farthest = reach[link.level - 1]
            if Double(farthest) <= margin { break }
            guard outside <= farthest else { return }
            rest -= link.count
            count(child, frame, grid, &counts)
            child = link.next
        }
        counts[key, default: 0] += Int(rest)
    }
}

/// A grid of cells over the world.
private struct CellGrid {
    struct Key: Hashable {
        let column: Int
        let row: Int
    }

    /// The width of a cell in units of the index.
    let width: Double
    private let columns: Int
    private let height: Double
    private let isHexagonal: Bool

    init(width: Double, shape: ClusterIndex.CellShape) {
        columns = Int(max((0x1p32 / max(width, 16)).rounded(), 1))
        self.width = 0x1p32 / Double(columns)
        isHexagonal = shape == .hexagon
        height = isHexagonal ? self.width * 0.75.squareRoot() : self.width
    }

    /// The middle of a cell.
    func middle(_ key: Key) -> (x: Double, y: Double) {
        guard isHexagonal else {
            return ((Double(key.column) + 0.5) * width, (Double(key.row) + 0.5) * height)
        }
        return (
            (Double(key.column) + (key.row & 1 == 1 ? 0.5 : 0)) * width, Double(key.row) * height
        )
    }

    /// The cell of a point, and how far around it there is nothing but the cell; 0 near an edge of the world.
    func cell(x: UInt32, y: UInt32) -> (key: Key, margin: Double) {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        guard isHexagonal else {
            let key = Key(column: min(Int(x / width), columns - 1), row: Int(y / height))
            let (left, top) = (Double(key.column) * width, Double(key.row) * height)
            let margin = min(min(x - left, left + width - x), min(y - top, top + height - y))
            return (key, max(margin - 1, 0))
        }
        // A hexagon is what is nearer to its middle than to others.
        var best = (key: Key(column: 0, row: 0), squared: Double.infinity)
        let upper = Int(y / height)
        for row in upper...(upper + 1) {
            let shift = row & 1 == 1 ? 0.5 : 0
            let column = Int((x / width - shift).rounded())
            let (dx, dy) = (x - (Double(column) + shift) * width, y - Double(row) * height)
            let squared = dx * dx + dy * dy
            if squared < best.squared {
                best = (Key(column: (column + columns) % columns, row: row), squared)
            }
        }
        return (best.key, max(width / 2 - best.squared.squareRoot() - 1, 0))
    }
}
