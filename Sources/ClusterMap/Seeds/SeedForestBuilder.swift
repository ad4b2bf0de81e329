/// Builds a seed forest in one go, level by level, from rows.
///
/// The remaining points of a level are kept in rows as high as a cell, each sorted by x; a coarser level's
/// rows are merged pairs. A point's neighbours are then in three windows, found by walking along three rows
/// at once. Points without neighbours pass; the others are sorted into buckets of class and colour, within
/// which the order of the rows is good enough, since points of one colour in different cells do not meet.
///
/// BOUNDS: this type, in all of its files, works on raw columns, each allocated for `n` elements, where `n` is the number of points.
/// `alive` holds `total ≤ n` elements, and so do `other`, `up`, `down`, `flags`, `nearest` and `distances`,
/// which are indexed by places in `alive`. `order` receives each active place once. `rows` and `starts` have
/// room for `n + 1` entries, and every row holds at least one element. Slots are below `n`: they are assigned
/// 0 ..< n once. Walks along rows test `place < total` or `place >= 0` before each access.
package final class SeedForestBuilder {
    /// A remaining point.
    struct Alive: BitwiseCopyable {
        var x: UInt32
        var y: UInt32
        var slot: UInt32
        var count: UInt32
    }

    /// Memory for elements of a plain type.
    struct Column<Element: BitwiseCopyable> {
        let base: UnsafeMutablePointer<Element>

        init(_ count: Int) { base = .allocate(capacity: count) }

        @inline(__always)
        subscript(place: Int) -> Element {
            get { base[place] }
            nonmutating set { base[place] = newValue }
        }

        func free() { base.deallocate() }
    }

    let levels: SeedLevels
    let n: Int
    var total: Int
    var alive: Column<Alive>
    var other: Column<Alive>
    var rows: Column<UInt32>
    var starts: Column<Int32>
    var otherRows: Column<UInt32>
    var otherStarts: Column<Int32>
    var rowCount = 0
    /// First place in the row above, and below, whose x is not left of the window.
    let up: Column<UInt32>
    let down: Column<UInt32>
    let flags: Column<UInt8>
    let nearest: Column<UInt32>
    let distances: Column<UInt64>
    let order: Column<UInt32>
    /// By slot: what absorbed it, and at its level + 1 which level; the absorbed in order of events.
    let parents: Column<UInt32>
    let packed: Column<UInt32>
    let events: Column<UInt32>
    var eventCount = 0
    var shift: UInt32
    let handles: Column<UInt32>
    let places: Column<UInt64>

    /// Builds the forest of a set of points.
    ///
    /// - Parameters:
    ///   - tie: Orders points of one place; asked only about those.
    /// - Complexity: O(n · levels), with small factors for points that are far apart.
    package static func build(
        _ points: PointSet, levels: SeedLevels, tie: (UInt32) -> UInt64
    ) -> SeedForest {
        precondition(points.count < PointSet.maximumCount, "an index holds less than 2²⁷ points")
        guard points.count > 0 else { return SeedForest(levels: levels) }
        return SeedForestBuilder(points, levels, tie).forest()
    }

    private init(_ points: PointSet, _ levels: SeedLevels, _ tie: (UInt32) -> UInt64) {
        self.levels = levels
        n = points.count
        total = n
        alive = Column(n)
        other = Column(n)
        rows = Column(n + 1)
        starts = Column(n + 1)
        otherRows = Column(n + 1)
        otherStarts = Column(n + 1)
        up = Column(n)
        down = Column(n)
        flags = Column(n)
        nearest = Column(n)
        distances = Column(n)
        order = Column(n)
        parents = Column(n)
        packed = Column(n)
        events = Column(n)
        handles = Column(n)
        places = Column(n)
        shift = levels.shifts[levels.count - 1]
        sort(points, tie)
    }

    deinit {
        alive.free()
        other.free()
        rows.free()
        starts.free()
        otherRows.free()
        otherStarts.free()
        up.free()
        down.free()
        flags.free()
        nearest.free()
        distances.free()
        order.free()
        parents.free()
        packed.free()
        events.free()
        handles.free()
        places.free()
    }

    func forest() -> SeedForest {
        for level in (0..<levels.count).reversed() {
            while shift < levels.shifts[level] { mergeRows() }
            let radius = levels.radii[level]
            if total > 1, findNeighbours(radius) {
                chooseSeeds(radius)
                absorb(level)
            }
        }
        return link()
    }
}
