/// The cells of a band of rows: what edges add to the coverage of the pixels to their right.
///
/// A pixel's coverage is the sum of the cells up to it; 2 · `Edge.one`² is once around all of it. A bit for each four cells
/// says whether any of them is not zero. After a sweep all are zero again.
///
/// BOUNDS: `add` is given edges with 0 ≤ x ≤ `Edge.one` · width, as `EdgeList` makes them, and cuts them to the band's rows; a
/// row has `width + 5` cells or more, and one bit for each four of them. Coordinates fit 26 bits (`maximumSide`).
@safe struct CellBand: ~Copyable {
    // SAFETY: owned from `init` to `deinit`; the type is not copyable.
    let cells: UnsafeMutablePointer<Int32>
    // SAFETY: as `cells`.
    let marks: UnsafeMutablePointer<UInt64>
    let stride: Int
    let markStride: Int
    /// The number of rows in a band.
    static let height = 32

    init(width: Int) {
        stride = (width + 8) & ~3
        markStride = (stride / 4 + 63) / 64
        unsafe cells = .allocate(capacity: stride * Self.height)
        unsafe cells.initialize(repeating: 0, count: stride * Self.height)
        unsafe marks = .allocate(capacity: markStride * Self.height)
        unsafe marks.initialize(repeating: 0, count: markStride * Self.height)
    }

    deinit {
        unsafe cells.deallocate()
        unsafe marks.deallocate()
    }

    /// Adds what of an edge lies in the band whose first row is `top`.
    ///
    /// - Parameter rows: The rows of the band that count, as bits.
    @inline(__always)
    func add(_ edge: Edge, top: Int32, rows: UInt32) {
        let first = top &* Edge.one
        var y = max(edge.y0, first)
        let end = min(edge.y1, first &+ Int32(Self.height) &* Edge.one)
        guard y < end else { return }
        let dx = edge.x1 &- edge.x0
        if dx == 0 {
            while y < end {
                let rowEnd = min((y | (Edge.one &- 1)) &+ 1, end)
                let row = (y &- first) >> Edge.bits
                if rows & (1 &<< UInt32(truncatingIfNeeded: row)) != 0 {
                    addUpright(
                        row: Int(row), x: edge.x0, height: (rowEnd &- y) &* edge.winding)
                }
                y = rowEnd
            }
            return
        }
        let dy = Double(edge.y1 &- edge.y0)
        // 32 bits behind the point; both fit, since dx has 26 bits and dy is at least 1.
        let slope = Int64(Double(dx) / dy * 0x1p32)
        let rise = Int64(dy / Double(abs(dx)) * 0x1p32)
        var x = y == edge.y0 ? edge.x0 : Self.x(edge, slope, at: y)
        while y < end {
            let rowEnd = min((y | (Edge.one &- 1)) &+ 1, end)
            let next = rowEnd == edge.y1 ? edge.x1 : Self.x(edge, slope, at: rowEnd)
            let row = (y &- first) >> Edge.bits
            if rows & (1 &<< UInt32(truncatingIfNeeded: row)) != 0 {
                addSloped(
                    row: Int(row), left: min(x, next), right: max(x, next), height: rowEnd &- y,
                    rise: rise, winding: edge.winding)
            }
            x = next
            y = rowEnd
        }
    }

    /// Where an edge is at a row's border: the same for every band.
    @inline(__always)
    private static func x(_ edge: Edge, _ slope: Int64, at y: Int32) -> Int32 {
        edge.x0 &+ Int32(truncatingIfNeeded: (slope &* Int64(y &- edge.y0)) >> 32)
    }

    @inline(__always)
    private func addUpright(row: Int, x: Int32, height: Int32) {
        let column = Int(x >> Edge.bits)
        let inside = (x & (Edge.one &- 1)) &* 2
        // BOUNDS: row < height; column ≤ width, so that column + 1 < stride.
        let cell = unsafe cells + (row &* stride &+ column)
        unsafe cell[0] &+= height &* (2 &* Edge.one &- inside)
        unsafe cell[1] &+= height &* inside
        mark(row, column, column)
    }

    /// Adds a piece of an edge in one row, from left to right.
    @inline(__always)
    private func addSloped(
        row: Int, left: Int32, right: Int32, height: Int32, rise: Int64, winding: Int32
    ) {
        var column = left >> Edge.bits
        let last = max(column, (right &- 1) >> Edge.bits)
        mark(row, Int(column), Int(last))
        // BOUNDS: row < height; the columns are ≤ width, so that the one after them is < stride.
        var cell = unsafe cells + (row &* stride &+ Int(column))
        var done: Int32 = 0
        var x = left
        // What the piece in one column adds to the next.
        var carried: Int32 = 0
        while column < last {
            let border = (column &+ 1) &* Edge.one
            let reached = min(
                height, Int32(truncatingIfNeeded: (Int64(border &- left) &* rise) >> 32))
            let part = (reached &- done) &* winding
            let area = part &* (x &- column &* Edge.one &+ Edge.one)
            unsafe cell[0] &+= carried &+ part &* (2 &* Edge.one) &- area
            unsafe cell += 1
            carried = area
            done = reached
            x = border
            column &+= 1
        }
        let part = (height &- done) &* winding
        let area = part &* (x &+ right &- column &* (2 &* Edge.one))
        unsafe cell[0] &+= carried &+ part &* (2 &* Edge.one) &- area
        unsafe cell[1] &+= area
    }

    /// Marks the cells from a column to the one to the right of another.
    @inline(__always)
    private func mark(_ row: Int, _ column: Int, _ last: Int) {
        // BOUNDS: as for the cells; the mark of cell c is bit c / 4.
        let line = unsafe marks + row &* markStride
        let first = column >> 2
        let end = (last &+ 1) >> 2
        if first >> 6 == end >> 6 {
            // All ones from the first to the last one.
            unsafe line[first >> 6] |=
                (~0 &>> UInt64(63 &- (end &- first))) &<< UInt64(first & 63)
            return
        }
        for group in first...end { unsafe line[group >> 6] |= 1 &<< UInt64(group & 63) }
    }
}
