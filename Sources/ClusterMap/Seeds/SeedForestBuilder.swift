/// Builds a seed forest in one go, from the finest level to the coarsest.
///
/// Most points of a level have nobody near. So the levels are taken in **spans**: one sweep over the points
/// that are left finds all pairs that are near enough for some level of the span, and each level then looks
/// at its own pairs only. A pair counts at one level, the finest that spans its distance: after it, one of
/// the two is gone. The span is chosen by how crowded the cells are. A level that is so crowded that its
/// pairs would be too many is settled by seeds reaching out instead, which is linear in any case.
///
/// BOUNDS: this type, in all of its files, works on raw columns. Those indexed by slots have `n` elements,
/// and slots are 0 ..< n: the points in Z-order, each once. `alive` and `other` hold `total` elements, no more
/// than there are survivors, and so do the columns indexed by places in `alive`. `rows` and `starts` have room
/// for `n + 1` entries, since every row holds at least one element. `survivors`, `active` and `order` receive
/// each slot at most once; one more element of `active` takes what is not kept. Walks along rows test the end of the row before each access.
package final class SeedForestBuilder {
    /// A remaining point.
    struct Alive: BitwiseCopyable {
        var x: UInt32
        var y: UInt32
        var slot: UInt32
    }

    /// What is known of a slot's point.
    struct Point: BitwiseCopyable {
        /// x in the upper half, y in the lower.
        var place: UInt64
        /// Number of points of its cluster.
        var count: UInt32 = 1
        /// What absorbed it; none before its first offer.
        var parent = SeedNode.none
    }

    /// Memory for elements of a plain type.
    struct Column<Element: BitwiseCopyable> {
        let base: UnsafeMutablePointer<Element>

        init(_ count: Int) {
            base = .allocate(capacity: max(count, 1))
            LargePages.advise(UnsafeMutableBufferPointer(start: base, count: count))
        }

        @inline(__always)
        subscript(place: Int) -> Element {
            get { base[place] }
            nonmutating set { base[place] = newValue }
        }

        @inline(__always)
        subscript(slot: UInt32) -> Element {
            get { base[Int(slot)] }
            nonmutating set { base[Int(slot)] = newValue }
        }

        func free() { base.deallocate() }
    }

    /// What a level makes of a point.
    enum State {
        static let idle: UInt8 = 0
        /// It has neighbours, and may become a seed.
        static let open: UInt8 = 1
        /// A neighbour of higher priority is open too.
        static let blocked: UInt8 = 2
        static let seed: UInt8 = 3
        /// A seed is near.
        static let taken: UInt8 = 4
        /// It was absorbed.
        static let gone: UInt8 = 5
    }

    let levels: SeedLevels
    /// The squared radius of each level.
    let squares: Column<UInt64>
    let n: Int

    // By slot.
    let points: Column<Point>
    let handles: Column<UInt32>
    /// Its level in the forest: one more than that at which it was absorbed.
    let absorbed: Column<UInt8>
    let state: Column<UInt8>
    /// Its class, by its count as it is, and its lot; smaller goes first.
    let ranks: Column<UInt16>

    /// The slots of the points that are left, ascending.
    let survivors: Column<UInt32>
    var survivorCount = 0
    /// Slots that a level looks at.
    let active: Column<UInt32>
    /// Points that share the place of another one, each with the first of that place.
    var followers: [(slot: UInt32, leader: UInt32)] = []

    // Rows: the points that are left by row, within a row by x.
    var alive: Column<Alive>
    var other: Column<Alive>
    var total = 0
    var rows: Column<UInt32>
    var starts: Column<Int32>
    var otherRows: Column<UInt32>
    var otherStarts: Column<Int32>
    var rowCount = 0
    /// Binary logarithm of the height of a row; 32 before there are any.
    var shift: UInt32 = 32

    /// For each level its pairs.
    let pairs: UnsafeMutableBufferPointer<PairList>

    /// Builds the forest of a set of points.
    ///
    /// - Parameters:
    ///   - tie: Orders points of one place; asked only about those.
    /// - Complexity: O(n · levels), with small factors for points that are far apart.
    package static func build(
        _ points: PointSet, levels: SeedLevels, tie: (UInt32) -> UInt64
    ) -> SeedForest {
        let places = points.xs.indices.map { number in
            UInt64(points.xs[number]) << 32 | UInt64(points.ys[number])
        }
        return build(places: places, handles: points.handles, levels: levels, tie: tie)
    }

    /// Builds the forest of packed places, x in the upper half.
    ///
    /// - Parameters:
    ///   - handles: What the caller knows each by; nil if that is its number.
    ///   - tie: Orders points of one place; asked only about those.
    /// - Complexity: As above.
    static func build(
        places: [UInt64], handles: [UInt32]? = nil, levels: SeedLevels, tie: (UInt32) -> UInt64
    ) -> SeedForest {
        precondition(places.count < PointSet.maximumCount, "an index holds less than 2²⁷ points")
        precondition(handles.map { $0.count == places.count } ?? true, "every place has a handle")
        guard places.count > 0 else { return SeedForest(levels: levels) }
        return SeedForestBuilder(places, handles, levels, tie).forest()
    }

    private init(
        _ places: [UInt64], _ handles: [UInt32]?, _ levels: SeedLevels, _ tie: (UInt32) -> UInt64
    ) {
        self.levels = levels
        n = places.count
        squares = Column(levels.count)
        for level in 0..<levels.count {
            squares[level] = UInt64(levels.radii[level]) * UInt64(levels.radii[level])
        }
        points = Column(n)
        self.handles = Column(n)
        absorbed = Column(n)
        state = Column(n)
        ranks = Column(n)
        survivors = Column(n)
        active = Column(n + 1)
        alive = Column(n)
        other = Column(n)
        rows = Column(n + 1)
        starts = Column(n + 1)
        otherRows = Column(n + 1)
        otherStarts = Column(n + 1)
        pairs = .allocate(capacity: levels.count)
        for level in 0..<levels.count { pairs.initializeElement(at: level, to: PairList()) }
        sort(places, handles, tie)
    }

    deinit {
        squares.free()
        points.free()
        handles.free()
        absorbed.free()
        state.free()
        ranks.free()
        survivors.free()
        active.free()
        alive.free()
        other.free()
        rows.free()
        starts.free()
        otherRows.free()
        otherStarts.free()
        for list in pairs { list.free() }
        pairs.deallocate()
    }

    func forest() -> SeedForest {
        var finest = levels.count - 1
        while finest >= 0, survivorCount > 1 {
            var coarsest = spanEnd(from: finest)
            layRows(levels.shifts[coarsest])
            var isSparse = findPairs(coarsest...finest)
            if !isSparse, coarsest < finest {
                // The rows are higher than they have to be, which costs time only.
                coarsest = finest
                shift = 32
                layRows(levels.shifts[coarsest])
                isSparse = findPairs(coarsest...finest)
            }
            if isSparse {
                for level in (coarsest...finest).reversed() {
                    settle(level)
                    if level == levels.count - 1 { settleFollowers() }
                }
            } else {
                reach(finest)
                if finest == levels.count - 1 { settleFollowers() }
            }
            removeAbsorbed()
            finest = coarsest - 1
        }
        if finest == levels.count - 1 { settleFollowers() }
        return link()
    }

    /// Returns the coarsest level whose cells are not crowded: their number is not far below that of points.
    private func spanEnd(from finest: Int) -> Int {
        // Occupied cells of a size: one more than the places in Z-order at which their edges are crossed.
        var crossings = [Int](repeating: 0, count: 33)
        let (points, survivors, count) = (self.points, self.survivors, survivorCount)
        var last = points[survivors[0]].place
        for number in 1..<count {
            let next = points[survivors[number]].place
            let difference = last ^ next
            let axes = UInt32(truncatingIfNeeded: difference | difference &>> 32)
            crossings[32 &- axes.leadingZeroBitCount] &+= 1
            last = next
        }
        var coarsest = finest
        while coarsest > 0 {
            let cells = crossings[(Int(levels.shifts[coarsest - 1]) + 1)...].reduce(1, +)
            if cells * 100 < count * Self.crowd { break }
            coarsest -= 1
        }
        return coarsest
    }

    /// Percent of the points that the occupied cells have to be.
    private static let crowd = 70

    /// Gives points of one place to the seed of the first of them: what is nearest to one of them is nearest
    /// to all, and they come after the first in priority.
    ///
    /// To be called once the finest level is settled.
    private func settleFollowers() {
        for (follower, leader) in followers {
            let owner = absorbed[leader] == 0 ? leader : points[leader].parent
            points.base[Int(follower)].parent = owner
            absorbed[follower] = UInt8(truncatingIfNeeded: levels.count)
            count(1, into: owner)
        }
    }
}
