/// Finding pairs of neighbors.
///
/// BOUNDS: as proved at the type; `PairList` grows before it is written beyond its capacity, and there is a list for
/// each level of a span in every strip.
/// SAFETY: each strip writes to lists and to a count of its own.
extension SeedForestBuilder {
    /// Pairs of places, in memory that grows.
    @safe struct PairList {
        typealias Pair = (a: UInt32, b: UInt32)
        // SAFETY: memory of its own until `free`, which its one owner calls.
        // BOUNDS: `append` makes room, `put` has a caller that reserved it; whoever reads stays below `count`.
        private(set) var base: UnsafeMutablePointer<Pair>
        var count = 0
        private var capacity = 16

        init() { unsafe base = .allocate(capacity: 16) }

        @inline(__always)
        subscript(number: Int) -> Pair {
            assert(number >= 0 && number < count)
            return unsafe base[number]
        }

        /// Makes room for as many more pairs, 16 at most.
        @inline(__always)
        mutating func reserve(_ more: Int) {
            if count &+ more > capacity { grow() }
        }

        /// Appends a pair if it is wanted, without a branch: half of those that meet are not.
        ///
        /// There has to be room for it.
        @inline(__always)
        mutating func put(_ a: UInt32, _ b: UInt32, if isWanted: Bool) {
            assert(count < capacity)
            unsafe base[count] = (a, b)
            count &+= isWanted ? 1 : 0
        }

        /// Appends a pair.
        @inline(__always)
        mutating func append(_ pair: Pair) {
            if count == capacity { grow() }
            unsafe base[count] = pair
            count &+= 1
        }

        @inline(never)
        private mutating func grow() {
            let larger = UnsafeMutablePointer<Pair>.allocate(capacity: 2 * capacity)
            unsafe larger.update(from: base, count: count)
            unsafe base.deallocate()
            unsafe base = unsafe larger
            capacity *= 2
        }

        func free() { unsafe base.deallocate() }
    }

    /// Rows that follow one another, and what a level makes of the pairs whose first ends are in them.
    @safe struct Strip {
        // SAFETY: memory of its own until `free`, which its one owner calls.
        // BOUNDS: there is a list for each level.
        let pairs: UnsafeMutablePointer<PairList>
        private let levelCount: Int
        var rows = 0..<0
        /// Number of pairs in the last span.
        var found = 0
        /// Number of pairs, at the front of the level's list, that are undecided.
        var open = 0
        /// Places of what the level absorbs, in any order.
        var taken = RepairScratch.List<UInt32>()
        /// Pairs of which one end was taken by another before the other end was decided.
        var later = PairList()

        init(levelCount: Int) {
            unsafe pairs = .allocate(capacity: levelCount)
            self.levelCount = levelCount
            for level in 0..<levelCount { unsafe (pairs + level).initialize(to: PairList()) }
        }

        func free() {
            for level in 0..<levelCount { unsafe pairs[level].free() }
            unsafe pairs.deallocate()
            taken.free()
            later.free()
        }
    }

    /// Sorts the pairs of neighbors by strip, and by the finest level of a span at which they are near.
    ///
    /// The rows are as high as a radius of the coarsest level of the span, or higher.
    ///
    /// - Returns: False if there are too many to go on with.
    func findPairs(_ span: ClosedRange<Int>) -> Bool {
        divideRows()
        let limit = 4 * total + 1024
        let stripLimit = stripCount == 1 ? limit : 4 * limit / stripCount + 1024
        workers.forEach(stripCount) { number in
            let strip = unsafe strips[number]
            for level in span { unsafe strip.pairs[level].count = 0 }
            let found = unsafe findPairs(
                span, rows: strip.rows, stripLimit, into: strip.pairs + span.lowerBound)
            unsafe strips[number].found = found ?? limit + 1
        }
        return unsafe strips.prefix(stripCount).reduce(0) { $0 + $1.found } <= limit
    }

    /// Divides the rows into strips, more than workers, since some are more crowded than others.
    ///
    /// What a level does with the pairs of a strip touches its own rows and two on each side of them, so that strips of four
    /// rows or more, every other one of them, can be worked on at the same time.
    private func divideRows() {
        let wanted = workers.count == 1 || total < 1 << 12 ? 1 : unsafe strips.count
        stripCount = 0
        var start = 0
        for number in 1...wanted where start < rowCount || number == 1 {
            var end = number == wanted ? rowCount : firstRow(from: total * number / wanted)
            if rowCount - end < Self.leastRows { end = rowCount }
            guard end - start >= Self.leastRows || end == rowCount else { continue }
            unsafe strips[stripCount].rows = start..<end
            stripCount += 1
            start = end
        }
    }

    /// The smallest number of rows of a strip, where there are several.
    private static let leastRows = 4

    /// Returns the first row that begins at a place or after it.
    func firstRow(from place: Int) -> Int {
        var (low, high) = (0, rowCount)
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Sorts the pairs whose first ends are in some rows, or which these have across the 180th meridian, into a list
    /// for each level of a span.
    ///
    /// - Returns: Their number; nil if there are more than `limit`.
    private func findPairs(
        _ span: ClosedRange<Int>, rows: Range<Int>, _ limit: Int,
        into lists: UnsafeMutablePointer<PairList>
    ) -> Int? {
        if span.count == 1 {
            var list = unsafe lists[0]
            defer { unsafe lists[0] = list }
            for row in rows {
                guard sweep(row, span.lowerBound, limit, into: &list) else { return nil }
            }
            return list.count
        }
        var list = PairList()
        defer { list.free() }
        let sorter = LevelSorter(squares, span)
        var found = 0
        for row in rows {
            list.count = 0
            guard sweep(row, span.lowerBound, limit - found, into: &list) else { return nil }
            found += list.count
            for number in 0..<list.count {
                let pair = list[number]
                let (one, two) = (alive[pair.a].place, alive[pair.b].place)
                unsafe lists[sorter.place(Self.squared(one, two))].append(pair)
            }
        }
        return found
    }

    /// Tells the finest level of a span that spans a distance.
    private struct LevelSorter {
        /// Squared radii, the coarsest first, then zeros.
        let squares: [UInt64]
        /// For each number of bits the finest level that surely spans a squared distance of so many.
        let sure: [Int]

        init(_ all: Column<UInt64>, _ span: ClosedRange<Int>) {
            let squares = span.map { all[$0] }
            sure = (0...64).map { bits in
                let most: UInt64 = bits == 64 ? .max : 1 << UInt64(bits) - 1
                return max((squares.firstIndex { $0 < most } ?? squares.count) - 1, 0)
            }
            self.squares = squares + [0, 0, 0]
        }

        /// Returns the place in the span of a squared distance's level; it is not 0, nor beyond the coarsest.
        @inline(__always)
        func place(_ distance: UInt64) -> Int {
            unsafe squares.withUnsafeBufferPointer { squares in
                unsafe sure.withUnsafeBufferPointer { sure in
                    // BOUNDS: no distance is within a radius of 0, which follow the last level.
                    var place = unsafe sure[64 &- distance.leadingZeroBitCount]
                    unsafe place &+= distance <= squares[place &+ 1] ? 1 : 0
                    while unsafe distance <= squares[place &+ 1] { place &+= 1 }
                    return place
                }
            }
        }
    }

    /// Brings each point of a row together with those that are as near as the radius of a level in the rest of its
    /// row and in the row below, each two once.
    ///
    /// Few have more than two candidates in the row, or four below. So many are looked at without asking, and no
    /// branch has to be foreseen.
    ///
    /// - Returns: False if there are more than `limit`.
    private func sweep(_ row: Int, _ level: Int, _ limit: Int, into list: inout PairList) -> Bool {
        let (alive, rows, starts) = (self.alive, self.rows, self.starts)
        let (radius, widest) = (Int64(levels.radii[level]), squares[level])
        let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
        let hasBelow = row + 1 < rowCount && rows[row] &+ 1 == rows[row + 1]
        let endBelow = hasBelow ? Int(starts[row + 2]) : end
        let width = UInt64(bitPattern: 2 &* radius)
        var below = end
        for place in start..<end {
            let point = alive[place].place
            let (x, y) = (Self.x(point), Self.y(point))
            let name = UInt32(truncatingIfNeeded: place)
            /// Returns 1 for a point that is too far west, which it is for all that come later in the row, too.
            @inline(__always) func meet(_ near: Int, before end: Int) -> Int {
                let other = alive[near].place
                let (dx, dy) = (Self.x(other) &- x, Self.y(other) &- y)
                // Rows beside each other: |dy| < 2³¹. Where |dx| is too large for a radius, the sum may be anything.
                let distance = UInt64(bitPattern: dx &* dx) &+ UInt64(bitPattern: dy &* dy)
                let isThere = near < end ? 1 : 0
                let isNear =
                    (distance <= widest ? 1 : 0)
                    & (UInt64(bitPattern: dx &+ radius) <= width ? 1 : 0) & isThere
                list.put(name, UInt32(truncatingIfNeeded: near), if: isNear != 0)
                return (dx < -radius ? 1 : 0) & isThere
            }
            list.reserve(8)
            _ = meet(place &+ 1, before: end)
            _ = meet(place &+ 2, before: end)
            var near = place &+ 3
            while near < end, Self.x(alive[near].place) &- x <= radius {
                list.reserve(1)
                _ = meet(near, before: end)
                near &+= 1
            }
            // On both sides in the row below.
            list.reserve(4)
            near = below &+ 4
            var west = meet(below, before: endBelow)
            west &+= meet(below &+ 1, before: endBelow)
            west &+= meet(below &+ 2, before: endBelow)
            west &+= meet(below &+ 3, before: endBelow)
            while near < endBelow, Self.x(alive[near].place) &- x <= radius {
                list.reserve(1)
                west &+= meet(near, before: endBelow)
                near &+= 1
            }
            below &+= west
            if list.count > limit { return false }
        }
        return sweepAround(row, UInt32(radius), widest, limit, into: &list)
    }

    /// Brings points near the 180th meridian together with those across it.
    private func sweepAround(
        _ row: Int, _ radius: UInt32, _ widest: UInt64, _ limit: Int, into list: inout PairList
    ) -> Bool {
        let (alive, rows, starts) = (self.alive, self.rows, self.starts)
        let end = Int(starts[row + 1])
        var place = Int(starts[row])
        while place < end, alive[place].place &>> 32 < UInt64(radius) {
            let point = alive[place].place
            let x = UInt32(truncatingIfNeeded: point &>> 32)
            for beside in max(row - 1, 0)...min(row + 1, rowCount - 1) {
                guard rows[beside] &+ 1 >= rows[row], rows[beside] <= rows[row] &+ 1 else {
                    continue
                }
                var near = Int(starts[beside + 1]) - 1
                while near >= Int(starts[beside]) {
                    let other = alive[near].place
                    let otherX = UInt32(truncatingIfNeeded: other &>> 32)
                    guard otherX > x, x &- otherX <= radius else { break }
                    list.reserve(1)
                    list.put(
                        UInt32(truncatingIfNeeded: place), UInt32(truncatingIfNeeded: near),
                        if: Self.squared(point, other) <= widest)
                    near -= 1
                }
                if list.count > limit { return false }
            }
            place &+= 1
        }
        return true
    }

    @inline(__always)
    private static func x(_ place: UInt64) -> Int64 { Int64(truncatingIfNeeded: place &>> 32) }

    @inline(__always)
    private static func y(_ place: UInt64) -> Int64 {
        Int64(truncatingIfNeeded: place & 0xffff_ffff)
    }

    /// The squared distance of two packed places, the shorter way around the world.
    @inline(__always)
    static func squared(_ a: UInt64, _ b: UInt64) -> UInt64 {
        squaredDistance(
            UInt32(truncatingIfNeeded: a &>> 32), UInt32(truncatingIfNeeded: a),
            UInt32(truncatingIfNeeded: b &>> 32), UInt32(truncatingIfNeeded: b))
    }
}
