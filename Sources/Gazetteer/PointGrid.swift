import Geodesy

/// Points with their owners, by cells as wide as points may be apart.
///
/// A hash table of our own: the cells around every point of every street are looked up.
struct PointGrid {
    private struct Entry {
        var point: PackedCoordinate
        var owner: Int
        /// The number of the next entry of the cell; -1 for none.
        var next: Int
    }

    private let cell: Int32
    /// The column of cells at the edge of the map.
    private let lastColumn: Int32
    private var entries: [Entry] = []
    /// Cells by their hash, each with its first entry; -1 for none.
    private var slots: [(key: UInt64, first: Int)]
    private var usedCount = 0

    /// - Parameter reach: How far apart points may be, in meters.
    init(reach: Double) {
        cell = Int32((reach / SphericalDistance.metersPerUnit).rounded())
        lastColumn = 1_800_000_000 / cell
        slots = Array(repeating: (0, -1), count: 64)
    }

    private static func key(_ x: Int32, _ y: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y))
    }

    /// The slot of a cell, or the empty one where it belongs.
    private func slot(_ key: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
        while slots[slot].first >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
        return slot
    }

    /// Calls `body` with each point in the cells around a point, its owner, and whether it is in the same cell.
    @inline(__always)
    func forEachPoint(
        around point: PackedCoordinate, _ body: (PackedCoordinate, Int, Bool) -> Void
    ) {
        // A degree of longitude is shorter than one of latitude: more cells are looked at, and
        // distances decide.
        let wide = Int32(min(max(1 / max(LocalPlane(point).scale, 0.05), 1), 8).rounded(.up))
        let x = point.longitude / cell
        let y = point.latitude / cell
        visit(x, y, wide, isHere: true, body)
        guard abs(x) + wide >= lastColumn else { return }
        // Beyond the edge of the map the cells of the other edge follow.
        let other = Int64(point.longitude) + (x < 0 ? 3_600_000_000 : -3_600_000_000)
        visit(Int32(other / Int64(cell)), y, wide, isHere: false, body)
    }

    /// - Parameters:
    ///   - wide: How many columns of cells are looked at on each side.
    ///   - isHere: Whether the cell is the one that the point is in.
    @inline(__always)
    private func visit(
        _ x: Int32, _ y: Int32, _ wide: Int32, isHere: Bool,
        _ body: (PackedCoordinate, Int, Bool) -> Void
    ) {
        for dx in -wide...wide {
            for dy in Int32(-1)...1 {
                var next = slots[slot(Self.key(x + dx, y + dy))].first
                while next >= 0 {
                    let entry = entries[next]
                    body(entry.point, entry.owner, isHere && dx == 0 && dy == 0)
                    next = entry.next
                }
            }
        }
    }

    /// Adds a point.
    mutating func add(_ point: PackedCoordinate, owner: Int) {
        if usedCount * 2 >= slots.count { grow() }
        let key = Self.key(point.longitude / cell, point.latitude / cell)
        let slot = slot(key)
        if slots[slot].first < 0 { usedCount += 1 }
        entries.append(Entry(point: point, owner: owner, next: slots[slot].first))
        slots[slot] = (key, entries.count - 1)
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, -1), count: old.count * 2)
        for cell in old where cell.first >= 0 { slots[slot(cell.key)] = cell }
    }
}
