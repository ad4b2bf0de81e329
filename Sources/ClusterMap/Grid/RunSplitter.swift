/// Cuts the points of a grid index into runs of one cell.
struct RunSplitter {
    struct Run {
        var key: UInt64
        var lower: UInt32
        var upper: UInt32
        var nearest: UInt32
        /// The handle of that point.
        var handle: UInt32 = 0
        /// How far the points are from the west and the north edge of the cell, summed up.
        var east: Int64 = 0
        var south: Int64 = 0
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
                run.east &+= Int64(x) &- Int64(west)
                run.south &+= Int64(y) &- Int64(north)
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
