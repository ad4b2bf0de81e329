import MapGeometry

/// The occupied cells of one zoom: for each its points, their number, and the one nearest its middle.
///
/// Cells are half-open, [column · side, (column + 1) · side), so that a point on an edge is counted once.
/// They are sorted by row, then column; a view is then one binary search a row.
package final class GridTable: Sendable {
    /// The side of a cell, in units.
    package let side: UInt64
    /// Row in the upper 32 bits, column in the lower; ascending.
    package let keys: [UInt64]
    /// For each cell the number of its points.
    package let counts: [UInt32]
    /// For each cell the index, in the grid index, of the point nearest its middle.
    package let nearest: [UInt32]
    /// For each cell the handle of that point.
    let handles: [UInt32]
    /// For each cell how far its points are from its west and its north edge, summed up.
    let sums: [(east: Int64, south: Int64)]
    /// First run of each cell and, at the end, the number of runs; count == keys.count + 1.
    let firstRuns: [UInt32]
    /// Runs of points, cell by cell: the first index and the one after the last.
    let runs: [GridCell.Run]
    /// Cells whose points are others than when the table was cut, and those that are new, by number.
    let changed: [Int: GridCell]
    /// The numbers of new cells, which are counted on from the others, by key.
    let newCells: [(key: UInt64, cell: Int)]

    /// The smallest side of a cell, in units; with it column and row fit 28 bits.
    package static let minimumSide: Double = 16

    /// Cuts an index into cells.
    ///
    /// - Parameter side: Units a side; brought into 16 ... 2³².
    /// - Complexity: O(n), plus sorting the runs.
    package convenience init(_ index: GridIndex, side requested: Double) {
        let side = UInt64(
            requested.isNaN ? 0x1p32 : max(Self.minimumSide, min(0x1p32, requested.rounded())))
        var cutter = RunSplitter(index.points, side: side)
        cutter.cut()
        var order = (0..<cutter.runs.count).map { UInt64($0) }
        cutter.sortRuns(&order)
        var cells = GridColumns()
        cells.runs.reserveCapacity(order.count)
        var best = Double.infinity
        for number in order {
            let run = cutter.runs[Int(number)]
            if cells.keys.last != run.key {
                cells.open(run.key)
                best = .infinity
            }
            let last = cells.keys.count - 1
            cells.counts[last] += run.upper - run.lower
            cells.sums[last].east += run.east
            cells.sums[last].south += run.south
            if run.distance < best {
                best = run.distance
                cells.nearest[last] = run.nearest
                cells.handles[last] = run.handle
            }
            cells.runs.append(GridCell.Run(lower: run.lower, upper: run.upper))
        }
        self.init(side: side, cells)
    }

    /// Creates a table of cells, in ascending order of their keys.
    init(side: UInt64, _ cells: GridColumns) {
        self.side = side
        keys = cells.keys
        counts = cells.counts
        nearest = cells.nearest
        handles = cells.handles
        sums = cells.sums
        runs = cells.runs
        firstRuns = cells.firstRuns + [UInt32(cells.runs.count)]
        changed = [:]
        newCells = []
    }

    /// Creates a table with other cells in the place of some of another one's.
    init(_ base: GridTable, changed: [Int: GridCell], newCells: [(key: UInt64, cell: Int)]) {
        side = base.side
        keys = base.keys
        counts = base.counts
        nearest = base.nearest
        handles = base.handles
        sums = base.sums
        runs = base.runs
        firstRuns = base.firstRuns
        self.changed = changed
        self.newCells = newCells
    }

    /// Returns a cell by its number; it may be one whose last point is gone.
    subscript(number: Int) -> GridCell {
        if !changed.isEmpty, let cell = changed[number] { return cell }
        return GridCell(
            key: keys[number], count: counts[number], nearest: nearest[number],
            handle: handles[number], east: sums[number].east, south: sums[number].south)
    }

    /// Returns where the mean of a cell's points is on the map, in units.
    func center(of number: Int) -> (x: Double, y: Double) {
        let cell = self[number]
        let (west, north) = ((cell.key & 0xffff_ffff) * side, (cell.key >> 32) * side)
        return SeedForest.mean(
            x: UInt32(truncatingIfNeeded: west), y: UInt32(truncatingIfNeeded: north),
            cell.east, cell.south, Int64(cell.count))
    }

    /// Calls `body` with the number of every occupied cell that a window touches, row by row.
    ///
    /// - Complexity: O(log n) a row of cells, and O(1) a cell found.
    package func forEachCell(in window: MapWindow, _ body: (Int) -> Void) {
        let (top, bottom) = (
            UInt64(window.rows.lowerBound) / side, UInt64(window.rows.upperBound) / side
        )
        // Two spans of columns can meet in one cell when they wrap around the world.
        var spans = window.columns.map {
            UInt64($0.lowerBound) / side...UInt64($0.upperBound) / side
        }
        if spans.count == 2, spans[0].upperBound >= spans[1].lowerBound {
            spans = [spans[0].lowerBound...spans[1].upperBound]
        }
        func visit(_ cell: Int) {
            if changed.isEmpty || changed[cell]?.count != 0 { body(cell) }
        }
        var (from, newFrom) = (0, 0)
        var row = top
        while row <= bottom {
            for span in spans {
                var cell = lowerBound(row << 32 | span.lowerBound, from: from)
                let (first, last) = (row << 32 | span.lowerBound, row << 32 | span.upperBound)
                while newFrom < newCells.count, newCells[newFrom].key < first { newFrom += 1 }
                while cell < keys.count, keys[cell] <= last {
                    while newFrom < newCells.count, newCells[newFrom].key < keys[cell] {
                        visit(newCells[newFrom].cell)
                        newFrom += 1
                    }
                    visit(cell)
                    cell += 1
                }
                while newFrom < newCells.count, newCells[newFrom].key <= last {
                    visit(newCells[newFrom].cell)
                    newFrom += 1
                }
                from = cell
            }
            // Empty rows are skipped: a world of them may lie between two points.
            var next = UInt64.max
            if from < keys.count { next = keys[from] >> 32 }
            if newFrom < newCells.count { next = min(next, newCells[newFrom].key >> 32) }
            guard next != .max else { return }
            row = max(row + 1, next)
        }
    }

    /// Returns the number of the cell with a key, which may have lost its points; nil if it never had any.
    package func cell(key: UInt64) -> Int? {
        let cell = lowerBound(key, from: 0)
        if cell < keys.count, keys[cell] == key { return cell }
        let place = newCells.partitioned { $0.key < key }
        return place < newCells.count && newCells[place].key == key ? newCells[place].cell : nil
    }

    /// Calls `body` with the index of every point of a cell, in the order of the grid index.
    @inline(__always)
    package func forEachPoint(of cell: Int, _ body: (Int) -> Void) {
        for run in runs(of: cell) {
            for point in run.lower..<run.upper { body(Int(point)) }
        }
    }

    /// The runs of a cell, in the order of the grid index.
    @inline(__always)
    func runs(of cell: Int) -> ArraySlice<GridCell.Run> {
        if !changed.isEmpty, let cell = changed[cell] { return cell.runs[...] }
        return runs[Int(firstRuns[cell])..<Int(firstRuns[cell + 1])]
    }

    /// Returns the area of a cell, in map points.
    package func area(of cell: Int) -> MKMapRect {
        let (points, key) = (Double(side) / Mercator.unitsPerMapPoint, self[cell].key)
        return MKMapRect(
            x: Double(key & 0xffff_ffff) * points, y: Double(key >> 32) * points,
            width: points, height: points)
    }

    private func lowerBound(_ key: UInt64, from start: Int) -> Int {
        var (low, high) = (start, keys.count)
        // Galloping first: the next row is usually near.
        var step = 32
        while low + step < high {
            if keys[low + step] >= key {
                high = low + step
                break
            }
            low += step
            step *= 2
        }
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
