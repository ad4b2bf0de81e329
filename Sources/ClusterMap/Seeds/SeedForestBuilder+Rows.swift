/// What works on whole rows: laying them out, merging them, taking the absorbed out.
///
/// BOUNDS: as proved at the type.
extension SeedForestBuilder {
    /// Makes the rows 2^`wanted` units high, from lower ones or from scratch, of the points that are left.
    func layRows(_ wanted: UInt32) {
        if shift > wanted {
            sortRows(wanted)
        } else {
            dropAbsorbed()
            while shift < wanted { mergeRows() }
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

    /// Merges each even row with the odd one that follows it.
    private func mergeRows() {
        let (alive, rows, starts, rowCount) = (self.alive, self.rows, self.starts, self.rowCount)
        let (other, otherRows, otherStarts) = (self.other, self.otherRows, self.otherStarts)
        var (row, written, target) = (0, 0, 0)
        while row < rowCount {
            let merged = rows[row] &>> 1
            otherRows[written] = merged
            otherStarts[written] = Int32(truncatingIfNeeded: target)
            var (a, endA) = (Int(starts[row]), Int(starts[row + 1]))
            if row + 1 < rowCount, rows[row + 1] &>> 1 == merged {
                var (b, endB) = (endA, Int(starts[row + 2]))
                while a < endA, b < endB {
                    // Without branches: which of the two is taken cannot be foreseen.
                    let takesB = alive[b].place < alive[a].place
                    other[target] = alive[takesB ? b : a]
                    b &+= takesB ? 1 : 0
                    a &+= takesB ? 0 : 1
                    target &+= 1
                }
                while b < endB {
                    other[target] = alive[b]
                    b &+= 1
                    target &+= 1
                }
                endB = b
                row += 1
            }
            while a < endA {
                other[target] = alive[a]
                a &+= 1
                target &+= 1
            }
            endA = a
            written += 1
            row += 1
        }
        otherStarts[written] = Int32(truncatingIfNeeded: target)
        self.rowCount = written
        swap(&self.alive, &self.other)
        swap(&self.rows, &self.otherRows)
        swap(&self.starts, &self.otherStarts)
        shift += 1
    }
}
