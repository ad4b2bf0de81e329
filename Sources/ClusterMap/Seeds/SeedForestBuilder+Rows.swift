/// What works on whole rows: laying them out, merging them, taking the absorbed out.
///
/// BOUNDS: as proved at the type.
extension SeedForestBuilder {
    /// Makes the rows 2^`wanted` units high, from lower ones or from scratch, of the points that are left.
    func layRows(_ wanted: UInt32) {
        if shift > wanted {
            sortRows(wanted)
        } else {
            if shift == wanted { dropAbsorbed() }
            var leavesOut = true
            while shift < wanted {
                mergeRows(leavingOutAbsorbed: leavesOut)
                leavesOut = false
            }
        }
        let (alive, marks) = (self.alive, self.marks)
        workers.forEachPart(total) { range in
            for place in range {
                let point = alive[place]
                marks[place] = Mark(
                    rank: SeedPriority.rank(
                        lot: SeedPriority.lot(point.place), count: point.count))
            }
        }
        // What is read beyond the end is not kept, but has to be something.
        for place in total..<(total + Self.padding) {
            alive[place] = RemainingPoint(place: 0, slot: 0, count: 0)
        }
    }

    /// Sorts the points that are left into rows.
    private func sortRows(_ wanted: UInt32) {
        listSurvivors()
        let (shift, total, survivors, places) = (wanted, survivorCount, survivors, places)
        let (alive, rows, starts, outcomes) = (self.alive, self.rows, self.starts, self.outcomes)
        // By row only: Z-order, which a stable sort keeps, is ascending in x from cell to cell.
        var words = unsafe [UInt64](unsafeUninitializedCapacity: total) { buffer, initialized in
            unsafe LargePages.advise(buffer)
            workers.forEachPart(total) { range in
                for number in range {
                    let slot = survivors[number]
                    let y = places[slot] & 0xffff_ffff
                    unsafe buffer[number] = (y &>> UInt64(shift)) &<< 32 | UInt64(slot)
                }
            }
            initialized = total
        }
        RadixSort.sort(&words, bits: 32..<Int(64 - shift), workers: workers)
        var rowCount = 0
        var last = UInt64.max
        unsafe words.withUnsafeBufferPointer { words in
            for place in 0..<total {
                let row = unsafe words[place] &>> 32
                if row != last {
                    rows[rowCount] = UInt32(truncatingIfNeeded: row)
                    starts[rowCount] = Int32(truncatingIfNeeded: place)
                    rowCount &+= 1
                    last = row
                }
            }
            workers.forEachPart(total) { range in
                for place in range {
                    let slot = unsafe UInt32(truncatingIfNeeded: words[place])
                    alive[place] = RemainingPoint(
                        place: places[slot], slot: slot, count: outcomes[slot].count)
                }
            }
        }
        starts[rowCount] = Int32(truncatingIfNeeded: total)
        workers.forEachPart(rowCount) { range in
            for row in range { finishRow(Int(starts[row]), Int(starts[row + 1])) }
        }
        self.shift = shift
        self.total = total
        self.rowCount = rowCount
    }

    /// Sorts a row by x: insertion sort, since only points of one cell are in disorder, and a full sort where
    /// there are many of them.
    private func finishRow(_ start: Int, _ end: Int) {
        let alive = self.alive
        var place = start &+ 1
        while place < end {
            let point = alive[place]
            var hole = place
            while hole > start, point.place < alive[hole &- 1].place, place &- hole < 32 {
                alive[hole] = alive[hole &- 1]
                hole &-= 1
            }
            alive[hole] = point
            if place &- hole == 32 {
                var row = unsafe UnsafeMutableBufferPointer(
                    start: alive.base + start, count: end - start)
                unsafe row.sort { $0.place < $1.place }
                return
            }
            place &+= 1
        }
    }

    /// Takes out of the rows what was absorbed.
    private func dropAbsorbed() {
        var (target, written) = (0, 0)
        let (alive, rows, starts, marks) = (self.alive, self.rows, self.starts, self.marks)
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let first = target
            for place in start..<end {
                // Written in place: `target` never passes `place`.
                let point = alive[place]
                alive[target] = point
                target &+= marks[place].nearest == SeedNode.none ? 1 : 0
            }
            if target > first {
                rows[written] = rows[row]
                starts[written] = Int32(truncatingIfNeeded: first)
                written &+= 1
            }
        }
        starts[written] = Int32(truncatingIfNeeded: target)
        rowCount = written
        total = target
    }

    /// Numbers of rows and of points.
    private typealias Size = (rows: Int, points: Int)

    /// Merges each even row with the odd one that follows it, and leaves out what was absorbed, unless all that was is gone.
    private func mergeRows(leavingOutAbsorbed leavesOut: Bool) {
        let parts = total < 1 << 14 ? 1 : workers.count
        var bounds = [0]
        for part in 1...parts {
            var row = part == parts ? rowCount : firstRow(from: total * part / parts)
            // Two that are merged stay together.
            if row > 0, row < rowCount, rows[row] &>> 1 == rows[row - 1] &>> 1 { row += 1 }
            bounds.append(max(row, bounds[part - 1]))
        }
        // What each part writes, then where it begins.
        var sizes = [Size](repeating: (0, 0), count: parts)
        unsafe sizes.withUnsafeMutableBufferPointer { sizes in
            // BOUNDS: `bounds` has one more element than there are parts, and `sizes` as many.
            // SAFETY: each part writes its own size.
            if parts > 1 {
                workers.forEach(parts) { part in
                    unsafe sizes[part] = mergedSize(
                        bounds[part]..<bounds[part + 1], leavesOut: leavesOut)
                }
            }
        }
        var sum: Size = (0, 0)
        for part in sizes.indices {
            let size = sizes[part]
            sizes[part] = sum
            sum = (sum.rows + size.rows, sum.points + size.points)
        }
        var end = sum
        if parts == 1 {
            end = merge(0..<rowCount, at: (0, 0), limit: other.count, leavesOut: leavesOut)
        } else {
            workers.forEach(parts) { part in
                _ = merge(
                    bounds[part]..<bounds[part + 1], at: sizes[part],
                    limit: part + 1 < parts ? sizes[part + 1].points : sum.points,
                    leavesOut: leavesOut)
            }
        }
        otherStarts[end.rows] = Int32(truncatingIfNeeded: end.points)
        rowCount = end.rows
        total = end.points
        swap(&alive, &other)
        swap(&rows, &otherRows)
        swap(&starts, &otherStarts)
        shift += 1
    }

    /// Returns how much of some rows is left when they are merged.
    private func mergedSize(_ range: Range<Int>, leavesOut: Bool) -> Size {
        let (rows, starts, marks) = (self.rows, self.starts, self.marks)
        var size: Size = (0, 0)
        var (last, kept) = (UInt32.max, 0)
        for row in range {
            if rows[row] &>> 1 != last {
                size.rows &+= kept > 0 ? 1 : 0
                size.points &+= kept
                (last, kept) = (rows[row] &>> 1, 0)
            }
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            guard leavesOut else {
                kept &+= end &- start
                continue
            }
            for place in start..<end {
                kept &+= marks[place].nearest == SeedNode.none ? 1 : 0
            }
        }
        return (size.rows &+ (kept > 0 ? 1 : 0), size.points &+ kept)
    }

    /// Merges some rows into `other`, from a row and a place on; returns where it ends.
    ///
    /// BOUNDS: no more points are kept than there are in the rows. What is left out is written too, and then written over, but
    /// never at `limit`, where the next part begins.
    private func merge(
        _ range: Range<Int>, at first: Size, limit: Int, leavesOut: Bool
    ) -> Size {
        let (alive, rows, starts, marks) = (self.alive, self.rows, self.starts, self.marks)
        let (other, otherRows, otherStarts) = (self.other, self.otherRows, self.otherStarts)
        var (row, written, target) = (range.lowerBound, first.rows, first.points)
        @inline(__always) func take(_ place: Int) {
            if !leavesOut {
                other[target] = alive[place]
                target &+= 1
                return
            }
            if target < limit { other[target] = alive[place] }
            target &+= marks[place].nearest == SeedNode.none ? 1 : 0
        }
        while row < range.upperBound {
            let (merged, start) = (rows[row] &>> 1, target)
            var (a, endA) = (Int(starts[row]), Int(starts[row + 1]))
            if row + 1 < range.upperBound, rows[row + 1] &>> 1 == merged {
                var (b, endB) = (endA, Int(starts[row + 2]))
                while a < endA, b < endB {
                    // Without branches: which of the two is taken cannot be foreseen.
                    let takesB = alive[b].place < alive[a].place
                    take(takesB ? b : a)
                    b &+= takesB ? 1 : 0
                    a &+= takesB ? 0 : 1
                }
                while b < endB {
                    take(b)
                    b &+= 1
                }
                endB = b
                row += 1
            }
            while a < endA {
                take(a)
                a &+= 1
            }
            endA = a
            if target > start {
                otherRows[written] = merged
                otherStarts[written] = Int32(truncatingIfNeeded: start)
                written += 1
            }
            row += 1
        }
        return (written, target)
    }
}
