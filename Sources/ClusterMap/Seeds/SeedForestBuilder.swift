/// Builds a seed forest in one go, from the finest level to the coarsest.
///
/// Most points of a level have nobody near. So the levels are taken in **spans**: one sweep over the points
/// that are left finds all pairs that are near enough for some level of the span, and each level then looks
/// at its own pairs only. A pair counts at one level, the finest that spans its distance: after it, one of
/// the two is gone. The span is chosen by how crowded the cells are. A level that is so crowded that its
/// pairs would be too many is settled by seeds reaching out instead, which is linear in any case.
///
/// Points have two numbers. A **slot** is a place in Z-order and never changes. During a span a point is known by
/// its place in `alive`, where the points that are left lie by row and, within a row, by x: so all that a level does
/// goes along two rows at a time, and finds what it needs in the nearest cache.
///
/// BOUNDS: this type, in all of its files, works on raw columns. Those indexed by slots have `n` elements,
/// and slots are 0 ..< n: the points in Z-order, each once. Places are 0 ..< `total`, no more than there are
/// survivors; the columns indexed by them have `n` elements or more. `rows` and `starts` have room for `n + 1`
/// entries, since every row holds at least one element. `survivors` receives each point at most once. Walks along
/// rows test the end of the row before a pair is kept; `alive` has room for the few elements that are read beyond it.
@safe package final class SeedForestBuilder {
    /// A remaining point.
    struct RemainingPoint: BitwiseCopyable {
        /// x in the upper half, y in the lower.
        var place: UInt64
        var slot: UInt32
        /// Number of points of its cluster.
        var count: UInt32
    }

    /// What the levels of a span make of a point; by place.
    struct Mark: BitwiseCopyable {
        /// The place of the nearest seed that took it; none as long as it is left.
        var nearest = SeedNode.none
        /// Its class, by its count as it is, and its lot; smaller goes first.
        var rank: UInt16
        /// The last round in which a neighbor of higher priority was undecided.
        var blocked: UInt16 = 0
    }

    /// What became of a point; by slot.
    struct Outcome: BitwiseCopyable {
        /// The slot of what absorbed it.
        var parent = SeedNode.none
        /// In the lower 5 bits its level in the forest, one more than that at which it was absorbed, and 0 as long as
        /// it is left; above them the number of points of its cluster.
        var packed: UInt32 = 1 << 5

        @inline(__always) var level: Int { Int(packed & 31) }
        @inline(__always) var count: UInt32 { packed &>> 5 }
    }

    /// A point that shares the place of another one, and the first of that place.
    typealias Follower = (slot: UInt32, leader: UInt32)

    /// Memory for elements of a plain type.
    @safe struct Column<Element: BitwiseCopyable> {
        // SAFETY: allocated by `init` and given back by `free`, which only the builder's `deinit` calls.
        // BOUNDS: whoever uses a column stays below `count`, as proved at the builder; debug builds test it.
        let base: UnsafeMutablePointer<Element>
        let count: Int

        init(_ count: Int) {
            self.count = max(count, 1)
            unsafe base = .allocate(capacity: self.count)
            unsafe LargePages.advise(UnsafeMutableBufferPointer(start: base, count: count))
        }

        @inline(__always)
        subscript(place: Int) -> Element {
            get {
                assert(place >= 0 && place < count)
                return unsafe base[place]
            }
            nonmutating _modify {
                assert(place >= 0 && place < count)
                yield unsafe &base[place]
            }
        }

        @inline(__always)
        subscript(slot: UInt32) -> Element {
            get { self[Int(slot)] }
            nonmutating _modify { yield &self[Int(slot)] }
        }

        func free() { unsafe base.deallocate() }
    }

    let levels: SeedLevels
    /// The squared radius of each level.
    let squares: Column<UInt64>
    let n: Int
    let workers: BuildWorkers

    // Each column is indexed by slot.
    let places: Column<UInt64>
    let handles: Column<UInt32>
    let outcomes: Column<Outcome>

    /// The slots of the points that are left, ascending, once requested; some of them may be gone since.
    let survivors: Column<UInt32>
    var listedCount: Int?
    var survivorCount = 0
    /// Points that share the place of another one, each with the first of that place.
    var followers: [Follower] = []

    // Rows: the points that are left by row, within a row by x.
    var alive: Column<RemainingPoint>
    var other: Column<RemainingPoint>
    let marks: Column<Mark>
    var total = 0
    var rows: Column<UInt32>
    var starts: Column<Int32>
    var otherRows: Column<UInt32>
    var otherStarts: Column<Int32>
    var rowCount = 0
    /// Binary logarithm of the height of a row; 32 before there are any.
    var shift: UInt32 = 32

    /// Rows that are worked on together, with their pairs; those of the span are the first `stripCount`.
    let strips: UnsafeMutableBufferPointer<Strip>
    var stripCount = 1
    /// The number of the last round of all levels of a span.
    var round: UInt16 = 0
    /// Scratch data of each slot.
    let notes: Column<UInt32>

    /// Elements of `alive` that may be read beyond the last.
    static let padding = 8

    /// Builds the forest of packed places, x in the upper half, and asks before each span of levels whether to go on.
    ///
    /// - Parameters:
    ///   - handles: What the caller knows each by; nil if that is its number.
    ///   - workers: The forest is the same with any number of them.
    ///   - proceed: Is told how much of the levels is done, 0 to 1.
    ///   - tie: Orders points of one place; asked only about those, by several threads at a time.
    /// - Returns: Nil if it was cancelled.
    /// - Complexity: O(n · levels), with small factors for points that are far apart.
    static func build(
        places: [UInt64], handles: [UInt32]? = nil, levels: SeedLevels, workers: BuildWorkers,
        proceed: (Double) -> Bool = { _ in true }, tie: (UInt32) -> UInt64
    ) -> SeedForest? {
        precondition(places.count < PointSet.maximumCount, "an index holds less than 2²⁷ points")
        precondition(handles.map { $0.count == places.count } ?? true, "every place has a handle")
        guard places.count > 0 else { return SeedForest(levels: levels) }
        return SeedForestBuilder(places, handles, levels, workers, tie).forest(proceed)
    }

    private init(
        _ places: [UInt64], _ handles: [UInt32]?, _ levels: SeedLevels, _ workers: BuildWorkers,
        _ tie: (UInt32) -> UInt64
    ) {
        self.levels = levels
        self.workers = workers
        n = places.count
        squares = Column(levels.count)
        for level in 0..<levels.count {
            squares[level] = UInt64(levels.radii[level]) * UInt64(levels.radii[level])
        }
        self.places = Column(n)
        self.handles = Column(n)
        outcomes = Column(n)
        survivors = Column(n)
        alive = Column(n + Self.padding)
        other = Column(n + Self.padding)
        marks = Column(n)
        rows = Column(n + 1)
        starts = Column(n + 1)
        otherRows = Column(n + 1)
        otherStarts = Column(n + 1)
        notes = Column(n)
        unsafe strips = .allocate(capacity: workers.count == 1 ? 1 : 4 * workers.count)
        for number in unsafe strips.indices {
            unsafe strips.initializeElement(at: number, to: Strip(levelCount: levels.count))
        }
        sort(places, handles, tie)
    }

    deinit {
        squares.free()
        places.free()
        handles.free()
        outcomes.free()
        survivors.free()
        alive.free()
        other.free()
        marks.free()
        rows.free()
        starts.free()
        otherRows.free()
        otherStarts.free()
        notes.free()
        for number in unsafe strips.indices { unsafe strips[number].free() }
        unsafe strips.deallocate()
    }

    private func forest(_ proceed: (Double) -> Bool) -> SeedForest? {
        var finest = levels.count - 1
        if survivorCount == 1 { layRows(levels.shifts[finest]) }
        while finest >= 0, survivorCount > 1 {
            let done = Double(levels.count - 1 - finest) / Double(levels.count)
            guard proceed(done) else { return nil }
            var coarsest = spanEnd(from: finest)
            layRows(levels.shifts[coarsest])
            var isSparse = findPairs(coarsest...finest)
            if !isSparse, coarsest < finest {
                // The rows are higher than they have to be, which costs time only.
                coarsest = finest
                storeCounts()
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
            finest = coarsest - 1
        }
        if finest == levels.count - 1 { settleFollowers() }
        storeCounts()
        return link()
    }

    /// Notes the counts of the points that are left.
    private func storeCounts() {
        let (marks, alive, outcomes) = (self.marks, self.alive, self.outcomes)
        workers.forEachPart(total) { range in
            for place in range where marks[place].nearest == SeedNode.none {
                outcomes[alive[place].slot] = Outcome(packed: alive[place].count &<< 5)
            }
        }
    }

    /// Returns the coarsest level whose cells are not crowded: their number is not far below that of points.
    ///
    /// As long as many points are left, it is an estimate by an eighth of them.
    private func spanEnd(from finest: Int) -> Int {
        // Occupied cells of a size: one more than the places in Z-order at which their edges are crossed.
        var crossings = [Int](repeating: 0, count: 33)
        var (last, count) = (UInt64.max, 0)
        func look(at place: UInt64) {
            if count > 0 {
                let difference = last ^ place
                let axes = UInt32(truncatingIfNeeded: difference | difference &>> 32)
                crossings[32 &- axes.leadingZeroBitCount] &+= 1
            }
            last = place
            count += 1
        }
        var seen = 0
        if survivorCount > max(Self.smallCount, n / 8) {
            let block = 512
            for start in stride(from: 0, to: n, by: 8 * block) {
                count = 0
                for slot in start..<min(start + block, n) where outcomes[slot].level == 0 {
                    look(at: places[slot])
                }
                seen += count
            }
        } else {
            listSurvivors()
            for number in 0..<survivorCount { look(at: places[survivors[number]]) }
            seen = count
        }
        var coarsest = finest
        while coarsest > 0 {
            let cells = crossings[(Int(levels.shifts[coarsest - 1]) + 1)...].reduce(1, +)
            if cells * 100 < seen * Self.crowd { break }
            coarsest -= 1
        }
        return coarsest
    }

    /// So few points are all looked at.
    private static let smallCount = 1 << 16

    /// Percent of the points that the occupied cells have to be.
    private static let crowd = 70

    /// Brings the list of survivors up to date.
    func listSurvivors() {
        let (survivors, outcomes) = (self.survivors, self.outcomes)
        var target = 0
        if let listedCount {
            for number in 0..<listedCount {
                let slot = survivors[number]
                survivors[target] = slot
                target &+= outcomes[slot].level == 0 ? 1 : 0
            }
        } else {
            for slot in 0..<n where outcomes[slot].level == 0 {
                survivors[target] = UInt32(truncatingIfNeeded: slot)
                target &+= 1
            }
        }
        listedCount = target
    }

    /// Counts points of one place to the first of them, which they follow, and to its seed.
    ///
    /// To be called once the finest level is settled.
    private func settleFollowers() {
        guard !followers.isEmpty else { return }
        let placeOf = notes
        for place in 0..<total { placeOf[alive[place].slot] = UInt32(truncatingIfNeeded: place) }
        for (_, leader) in followers {
            let place = placeOf[leader]
            let owner = marks[place].nearest
            if owner == SeedNode.none {
                count(1, into: place)
            } else {
                outcomes[leader].packed &+= 1 &<< 5
                count(1, into: owner)
            }
        }
    }

    /// Counts points into the cluster of a seed, given by its place.
    @inline(__always)
    func count(_ more: UInt32, into seed: UInt32) {
        let sum = alive[seed].count &+ more
        alive[seed].count = sum
        marks[seed].rank = SeedPriority.rank(lot: marks[seed].rank, count: sum)
    }

    /// Notes that a level absorbed a point; both are places.
    @inline(__always)
    func absorb(_ place: UInt32, into seed: UInt32, _ level: Int) {
        let point = alive[place]
        outcomes[point.slot] = Outcome(
            parent: alive[seed].slot,
            packed: point.count &<< 5 | UInt32(truncatingIfNeeded: level &+ 1))
        count(point.count, into: seed)
    }
}
