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
    /// First run of each cell and, at the end, the number of runs; count == keys.count + 1.
    let firstRuns: [UInt32]
    /// Runs of points, cell by cell: the first index and the one after the last.
    let runs: [(lower: UInt32, upper: UInt32)]

    /// The smallest side of a cell, in units; with it column and row fit 28 bits.
    package static let minimumSide: Double = 16

    /// Cuts an index into cells.
    ///
    /// - Parameter side: Units a side; brought into 16 ... 2³².
    /// - Complexity: O(n), plus sorting the runs.
    package init(_ index: GridIndex, side requested: Double) {
        let side = UInt64(
            requested.isNaN ? 0x1p32 : max(Self.minimumSide, min(0x1p32, requested.rounded())))
        self.side = side
        var cutter = RunSplitter(index.points, side: side)
        cutter.cut()
        var order = (0..<cutter.runs.count).map { UInt64($0) }
        cutter.sortRuns(&order)
        var (keys, counts, nearest): ([UInt64], [UInt32], [UInt32]) = ([], [], [])
        var handles: [UInt32] = []
        var firstRuns: [UInt32] = []
        var runs: [(lower: UInt32, upper: UInt32)] = []
        runs.reserveCapacity(order.count)
        var best = Double.infinity
        for number in order {
            let run = cutter.runs[Int(number)]
            if keys.last != run.key {
                keys.append(run.key)
                counts.append(0)
                nearest.append(0)
                handles.append(0)
                firstRuns.append(UInt32(runs.count))
                best = .infinity
            }
            counts[counts.count - 1] += run.upper - run.lower
            if run.distance < best {
                best = run.distance
                nearest[nearest.count - 1] = run.nearest
                handles[handles.count - 1] = run.handle
            }
            runs.append((run.lower, run.upper))
        }
        firstRuns.append(UInt32(runs.count))
        self.keys = keys
        self.counts = counts
        self.nearest = nearest
        self.handles = handles
        self.firstRuns = firstRuns
        self.runs = runs
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
        var from = 0
        var row = top
        while row <= bottom {
            for span in spans {
                var cell = lowerBound(row << 32 | span.lowerBound, from: from)
                let last = row << 32 | span.upperBound
                while cell < keys.count, keys[cell] <= last {
                    body(cell)
                    cell += 1
                }
                from = cell
            }
            guard from < keys.count else { return }
            // Empty rows are skipped: a world of them may lie between two points.
            row = max(row + 1, keys[from] >> 32)
        }
    }

    /// Returns the number of the cell with a key, or nil if it has no points.
    package func cell(key: UInt64) -> Int? {
        let cell = lowerBound(key, from: 0)
        return cell < keys.count && keys[cell] == key ? cell : nil
    }

    /// Calls `body` with the index of every point of a cell, in the order of the grid index.
    @inline(__always)
    package func forEachPoint(of cell: Int, _ body: (Int) -> Void) {
        for run in runs[Int(firstRuns[cell])..<Int(firstRuns[cell + 1])] {
            for point in run.lower..<run.upper { body(Int(point)) }
        }
    }

    /// Returns the area of a cell, in map points.
    package func area(of cell: Int) -> MKMapRect {
        let points = Double(side) / Mercator.unitsPerMapPoint
        return MKMapRect(
            x: Double(keys[cell] & 0xffff_ffff) * points, y: Double(keys[cell] >> 32) * points,
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

/// Cuts the points of a grid index into runs of one cell.
private struct RunSplitter {
    struct Run {
        var key: UInt64
        var lower: UInt32
        var upper: UInt32
        var nearest: UInt32
        /// The handle of that point.
        var handle: UInt32 = 0
        /// Squared distance of the nearest point from the middle of the cell.
        var distance: Double
    }

    let points: PointSet
    let side: UInt64
    var runs: [Run] = []

    init(_ points: PointSet, side: UInt64) {
        self.points = points
        self.side = side
    }

    mutating func cut() {
        let count = points.count
        var start = 0
        while start < count {
            let column = UInt64(points.xs[start]) / side
            let row = UInt64(points.ys[start]) / side
            let (west, north) = (column * side, row * side)
            let (middleX, middleY) = (
                Double(west) + Double(side) / 2, Double(north) + Double(side) / 2
            )
            var run = Run(
                key: row << 32 | column, lower: UInt32(start), upper: 0, nearest: UInt32(start),
                distance: .infinity)
            var next = start
            while next < count {
                let (x, y) = (points.xs[next], points.ys[next])
                guard UInt64(x) &- west < side, UInt64(y) &- north < side else { break }
                let (dx, dy) = (Double(x) + 0.5 - middleX, Double(y) + 0.5 - middleY)
                let squared = dx * dx + dy * dy
                if squared < run.distance {
                    run.distance = squared
                    run.nearest = UInt32(next)
                }
                next += 1
            }
            run.upper = UInt32(next)
            run.handle = points.handles[Int(run.nearest)]
            runs.append(run)
            start = next
        }
    }

    /// Sorts run numbers by key; runs of one cell stay in the order of the index.
    func sortRuns(_ order: inout [UInt64]) {
        // Row and column each need as many bits as the world has cells along a side.
        let axisBits = 64 - ((1 << 32) / side).leadingZeroBitCount
        // The number of a run takes 28 bits of the word, which leaves 36 for a part of the key.
        var shift = 0
        while shift < 2 * axisBits {
            let width = min(36, 2 * axisBits - shift)
            for place in order.indices {
                let number = order[place]
                let key = runs[Int(number)].key
                let compact = (key >> 32) << UInt64(axisBits) | key & 0xffff_ffff
                order[place] = (compact >> UInt64(shift)) << 28 | number
            }
            RadixSort.sort(&order, bits: 28..<28 + width)
            for place in order.indices { order[place] &= 0xfff_ffff }
            shift += width
        }
    }
}
