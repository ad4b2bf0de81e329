/// The first order of the points, and their slots.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Puts the points into rows of the finest level, by x, y and tie, and numbers the slots.
    func sort(_ points: PointSet, _ tie: (UInt32) -> UInt64) {
        let rowBits = 32 - shift
        let xShift = UInt64(rowBits + 32 > 36 ? rowBits + 32 - 36 : 0)
        let xBits = 32 - xShift
        var words = [UInt64](unsafeUninitializedCapacity: n) { buffer, initialized in
            points.xs.withUnsafeBufferPointer { xs in
                points.ys.withUnsafeBufferPointer { ys in
                    for place in 0..<n {
                        let row = shift > 31 ? 0 : UInt64(ys[place] &>> shift)
                        buffer[place] =
                            (row &<< xBits | UInt64(xs[place]) &>> xShift) &<< 28 | UInt64(place)
                    }
                }
            }
            initialized = n
        }
        RadixSort.sort(&words, bits: 28..<28 + Int(UInt64(rowBits) + xBits))
        points.xs.withUnsafeBufferPointer { xs in
            points.ys.withUnsafeBufferPointer { ys in
                for place in 0..<n {
                    let source = Int(words[place] & 0xfff_ffff)
                    alive[place] = Alive(
                        x: xs[source], y: ys[source], slot: UInt32(truncatingIfNeeded: source),
                        count: 1)
                }
            }
        }
        settle(points.handles, xShift: UInt32(xShift), tie)
        for place in 0..<n {
            handles[place] = points.handles[Int(alive[place].slot)]
            places[place] = UInt64(alive[place].x) << 32 | UInt64(alive[place].y)
            alive.base[place].slot = UInt32(truncatingIfNeeded: place)
            let row = alive[place].y &>> shift
            if rowCount == 0 || rows[rowCount - 1] != row {
                rows[rowCount] = row
                starts[rowCount] = Int32(place)
                rowCount += 1
            }
        }
        starts[rowCount] = Int32(n)
    }

    /// Finishes the order, which so far knows only the upper bits of x: insertion sort, since little is left
    /// to do, and a full sort where many points share those bits.
    func settle(
        _ handles: [UInt32], xShift: UInt32, _ tie: (UInt32) -> UInt64
    ) {
        func isBefore(_ a: Alive, _ b: Alive) -> Bool {
            let (rowA, rowB) = (a.y &>> shift, b.y &>> shift)
            if rowA != rowB { return rowA < rowB }
            if a.x != b.x { return a.x < b.x }
            if a.y != b.y { return a.y < b.y }
            let (tieA, tieB) = (tie(handles[Int(a.slot)]), tie(handles[Int(b.slot)]))
            return tieA != tieB ? tieA < tieB : handles[Int(a.slot)] < handles[Int(b.slot)]
        }
        let tolerance = 24
        var place = 1
        while place < n {
            let point = alive[place]
            var hole = place
            while hole > 0, place - hole < tolerance, isBefore(point, alive[hole - 1]) {
                alive[hole] = alive[hole - 1]
                hole -= 1
            }
            alive[hole] = point
            if place - hole == tolerance {
                // Many points in one spot of the coarse order: sort the rest of that spot at once.
                var end = place + 1
                let row = point.y &>> shift
                while end < n, alive[end].y &>> shift == row,
                    alive[end].x &>> xShift == point.x &>> xShift
                { end += 1 }
                var start = hole
                while start > 0, alive[start - 1].y &>> shift == row,
                    alive[start - 1].x &>> xShift == point.x &>> xShift
                { start -= 1 }
                var spot = UnsafeMutableBufferPointer(start: alive.base + start, count: end - start)
                spot.sort(by: isBefore)
                place = end - 1
            }
            place += 1
        }
    }
}
