extension GridLayer {
    /// Returns the first zoom after `zoom` at which some points of a cell are in different cells.
    ///
    /// - Parameters:
    ///   - spotZoom: The zoom at which points that share one place are shown one by one; nil if never.
    ///   - side: The side of a cell at a zoom, in units; nil where nothing is clustered.
    /// - Returns: Nil for fewer than two points, or if they are together at all zooms up to 64.
    /// - Complexity: O(points of the cell).
    static func expansionZoom(
        of cell: Int, in table: GridTable, index: GridIndex, zoom: Int,
        spotZoom: Int?, side: (Int) -> Double?
    ) -> Int? {
        var (west, east, north, south) = (UInt32.max, UInt32(0), UInt32.max, UInt32(0))
        var count = 0
        table.forEachPoint(of: cell) { point in
            let (x, y) = index.place(point)
            count += 1
            west = min(west, x)
            east = max(east, x)
            north = min(north, y)
            south = max(south, y)
        }
        guard count > 1, zoom < 64 else { return nil }
        if west == east, north == south, let spotZoom, spotZoom > zoom { return spotZoom }
        // Cells are intervals of both axes: all are in one cell if the outermost are.
        for finer in (zoom + 1)...64 {
            guard let requested = side(finer) else { return finer }
            // Rounded and clamped as in `GridTable`.
            let side = UInt64(
                requested.isNaN
                    ? 0x1p32 : max(GridTable.minimumSide, min(0x1p32, requested.rounded())))
            if UInt64(west) / side != UInt64(east) / side
                || UInt64(north) / side != UInt64(south) / side
            {
                return finer
            }
        }
        return nil
    }
}
