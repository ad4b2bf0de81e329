/// A point that came or went since an index was sorted.
struct GridChange: Sendable {
    /// Its number in the index.
    var point: Int
    var x: UInt32
    var y: UInt32
    var handle: UInt32
    var isAddition: Bool
    /// Whether the filter shows, or showed, it.
    var isMatch: Bool
}

/// Changes of single points in a table: the same cells as in a table made from scratch, with other numbers.
extension GridTable {
    /// Returns the table after some changes, and the numbers of the cells that these concern.
    ///
    /// - Parameter index: The index that has all points that came.
    /// - Complexity: O(log n) and the runs of the cell for each change, and O(points of the cell) where the one nearest
    ///   its middle goes; and O(cells that changed before).
    func applying(
        _ changes: ArraySlice<GridChange>, of index: GridIndex
    ) -> (table: GridTable, touched: [Int]) {
        var (changed, newCells, touched) = (self.changed, self.newCells, [Int]())
        for change in changes {
            let key = (UInt64(change.y) / side) << 32 | UInt64(change.x) / side
            var number = cell(key: key)
            if number == nil {
                let place = newCells.partitioned { $0.key < key }
                if place == newCells.count || newCells[place].key != key {
                    let new = keys.count + newCells.count
                    newCells.insert((key, new), at: place)
                    changed[new] = GridCell(
                        key: key, count: 0, nearest: 0, handle: 0, east: 0, south: 0)
                }
                number = newCells[place].cell
            }
            guard let number else { continue }
            touched.append(number)
            var cell = changed[number] ?? whole(number)
            // Its runs are not shared while they change.
            changed[number] = nil
            if change.isAddition {
                cell.add(change.point, of: index, side: side)
            } else {
                cell.remove(change.point, of: index, side: side)
            }
            changed[number] = cell
        }
        return (GridTable(self, changed: changed, newCells: newCells), touched)
    }

    /// A cell as it was cut, with its runs.
    private func whole(_ number: Int) -> GridCell {
        var cell = self[number]
        cell.runs = Array(runs(of: number))
        return cell
    }

    /// Returns the table of those points whose handles are included.
    ///
    /// - Complexity: O(n).
    func filtered(_ index: GridIndex, _ isIncluded: (UInt32) -> Bool) -> GridTable {
        var cells = GridColumns()
        forEachCell(in: MapWindow(worldAtZoom: 0)) { number in
            var found = GridCell(
                key: self[number].key, count: 0, nearest: 0, handle: 0, east: 0, south: 0)
            forEachPoint(of: number) { point in
                if isIncluded(index.handle(point)) { found.append(point, of: index, side: side) }
            }
            guard found.count > 0 else { return }
            found.findNearest(index, side: side)
            cells.open(found.key)
            let last = cells.keys.count - 1
            cells.counts[last] = found.count
            cells.nearest[last] = found.nearest
            cells.handles[last] = found.handle
            cells.sums[last] = (found.east, found.south)
            cells.runs += found.runs
        }
        return GridTable(side: side, cells)
    }
}

extension GridCell {
    /// Adds a point where it belongs in the order of the index.
    mutating func add(_ point: Int, of index: GridIndex, side: UInt64) {
        let new = Run(lower: UInt32(point), upper: UInt32(point + 1))
        let behind = runs.partitioned { index.precedes(Int($0.lower), point) }
        // Sorted points may lie on both sides of it.
        let (place, handle) = (index.place(point), index.handle(point))
        let bound = UInt32(index.lowerBound(x: place.x, y: place.y, handle: handle))
        if behind > 0, runs[behind - 1].lower < bound, bound < runs[behind - 1].upper {
            let split = Run(lower: bound, upper: runs[behind - 1].upper)
            runs[behind - 1].upper = bound
            runs.insert(contentsOf: [new, split], at: behind)
        } else {
            runs.insert(new, at: behind)
        }
        count(point, index, side, by: 1)
        let distance = self.distance(point, index, side)
        let least = count > 1 ? self.distance(Int(nearest), index, side) : .infinity
        if distance < least || distance == least && index.precedes(point, Int(nearest)) {
            (nearest, self.handle) = (UInt32(point), handle)
        }
    }

    /// Removes a point.
    mutating func remove(_ point: Int, of index: GridIndex, side: UInt64) {
        let behind = runs.partitioned { run in
            Int(run.lower) == point || index.precedes(Int(run.lower), point)
        }
        guard behind > 0, runs[behind - 1].lower <= point, point < runs[behind - 1].upper else {
            return
        }
        let run = runs[behind - 1]
        let rest = [
            Run(lower: run.lower, upper: UInt32(point)),
            Run(lower: UInt32(point + 1), upper: run.upper),
        ].filter { $0.lower < $0.upper }
        runs.replaceSubrange((behind - 1)..<behind, with: rest)
        count(point, index, side, by: -1)
        if Int(nearest) == point { findNearest(index, side: side) }
    }

    /// Adds a point that comes after all others.
    mutating func append(_ point: Int, of index: GridIndex, side: UInt64) {
        // Points that came are not sorted among themselves.
        if let last = runs.last, Int(last.upper) == point, point < index.points.count {
            runs[runs.count - 1].upper += 1
        } else {
            runs.append(Run(lower: UInt32(point), upper: UInt32(point + 1)))
        }
        count(point, index, side, by: 1)
    }

    /// Looks for the point nearest the middle, of equally near ones the first.
    mutating func findNearest(_ index: GridIndex, side: UInt64) {
        var least = Double.infinity
        for run in runs {
            for point in Int(run.lower)..<Int(run.upper) {
                let distance = self.distance(point, index, side)
                if distance < least { (least, nearest) = (distance, UInt32(point)) }
            }
        }
        if count > 0 { handle = index.handle(Int(nearest)) }
    }

    private mutating func count(_ point: Int, _ index: GridIndex, _ side: UInt64, by sign: Int64) {
        let place = index.place(point)
        count = UInt32(Int64(count) + sign)
        east += sign * (Int64(place.x) - Int64((key & 0xffff_ffff) * side))
        south += sign * (Int64(place.y) - Int64((key >> 32) * side))
    }

    /// The squared distance of a point from the middle, as `RunSplitter` takes it.
    private func distance(_ point: Int, _ index: GridIndex, _ side: UInt64) -> Double {
        let place = index.place(point)
        let middleX = Double((key & 0xffff_ffff) * side) + Double(side) / 2
        let middleY = Double((key >> 32) * side) + Double(side) / 2
        let (dx, dy) = (Double(place.x) + 0.5 - middleX, Double(place.y) + 0.5 - middleY)
        return dx * dx + dy * dy
    }
}
