/// What is known of the points of one cell, in whole numbers, so that joining is exact in any order.
struct PyramidCell: Equatable {
    /// The number of the cell among those of its level, in Z-order.
    var key: UInt64
    /// How many points there are, 1 or more.
    var count: UInt64
    /// How far the points are from the cell's west edge, in units of 2⁻³² of the world, summed up.
    var east: UInt64
    /// How far the points are from the cell's north edge, summed up.
    var south: UInt64
    /// The smallest number of a point: the cluster's identity.
    var number: UInt64
    /// The place of that point, in units.
    var x: UInt32, y: UInt32
    /// The finest level, up to 32, at which all points are in one cell.
    var depth: UInt8

    /// The maximum number of points that a pyramid holds: with more, twice a sum of offsets could pass 64 bits.
    static let maximumCount: UInt64 = 1 << 33

    /// Creates the cell of one point.
    init(x: UInt32, y: UInt32, number: UInt64, level: Int) {
        let mask = UInt32(truncatingIfNeeded: UInt64(1) << UInt64(32 - level) - 1)
        key = PyramidGrid.key(x: x, y: y, level: level)
        count = 1
        east = UInt64(x & mask)
        south = UInt64(y & mask)
        self.number = number
        (self.x, self.y) = (x, y)
        depth = 32
    }

    /// Creates a cell from what a file has.
    init(
        key: UInt64, count: UInt64, east: UInt64, south: UInt64, number: UInt64, x: UInt32,
        y: UInt32, depth: UInt8
    ) {
        self.key = key
        self.count = count
        self.east = east
        self.south = south
        self.number = number
        (self.x, self.y) = (x, y)
        self.depth = depth
    }

    /// Joins the points of another part of the same cell.
    @inline(__always)
    mutating func join(_ other: PyramidCell) {
        count &+= other.count
        east &+= other.east
        south &+= other.south
        let differing = (x ^ other.x) | (y ^ other.y)
        depth = min(depth, other.depth, UInt8(truncatingIfNeeded: differing.leadingZeroBitCount))
        if other.number < number {
            (number, x, y) = (other.number, other.x, other.y)
        }
    }

    /// Becomes a part of the cell that is one level coarser.
    @inline(__always)
    mutating func rise(from level: Int) {
        let side = UInt64(1) << UInt64(32 - level)
        if key & 1 != 0 { east &+= count &* side }
        if key & 2 != 0 { south &+= count &* side }
        key >>= 2
    }

    /// Where the mean of the points is, in units: rounded to the nearest, halves up.
    ///
    /// It lies in the cell.
    @inline(__always)
    func mean(level: Int) -> (x: UInt32, y: UInt32) {
        let (column, row) = PyramidGrid.position(key)
        let side = UInt64(1) << UInt64(32 - level)
        let across = (2 &* east &+ count) / (2 &* count)
        let down = (2 &* south &+ count) / (2 &* count)
        return (
            UInt32(truncatingIfNeeded: UInt64(column) &* side &+ across),
            UInt32(truncatingIfNeeded: UInt64(row) &* side &+ down)
        )
    }
}
