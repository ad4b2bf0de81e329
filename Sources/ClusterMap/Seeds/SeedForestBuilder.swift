/// Builds a seed forest in one go, level by level, from rows.
///
/// The remaining points of a level are kept in rows as high as a cell, each sorted by x; a coarser level's
/// rows are merged pairs. A point's neighbours are then in three windows, found by walking along three rows
/// at once. Points without neighbours pass; the others are sorted into buckets of class and colour, within
/// which the order of the rows is good enough, since points of one colour in different cells do not meet.
///
/// BOUNDS: this file works on raw columns, each allocated for `n` elements, where `n` is the number of points.
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

    private let levels: SeedLevels
    private let n: Int
    private var total: Int
    private var alive: Column<Alive>
    private var other: Column<Alive>
    private var rows: Column<UInt32>
    private var starts: Column<Int32>
    private var otherRows: Column<UInt32>
    private var otherStarts: Column<Int32>
    private var rowCount = 0
    /// First place in the row above, and below, whose x is not left of the window.
    private let up: Column<UInt32>
    private let down: Column<UInt32>
    private let flags: Column<UInt8>
    private let nearest: Column<UInt32>
    private let distances: Column<UInt64>
    private let order: Column<UInt32>
    /// By slot: what absorbed it, and at its level + 1 which level; the absorbed in order of events.
    private let parents: Column<UInt32>
    private let packed: Column<UInt32>
    private let events: Column<UInt32>
    private var eventCount = 0
    private var shift: UInt32
    private let handles: Column<UInt32>
    private let places: Column<UInt64>

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

    // MARK: Sorting

    /// Puts the points into rows of the finest level, by x, y and tie, and numbers the slots.
    private func sort(_ points: PointSet, _ tie: (UInt32) -> UInt64) {
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
    private func settle(
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

    // MARK: Levels

    private func forest() -> SeedForest {
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

    /// Merges each even row with the odd one that follows it.
    private func mergeRows() {
        var (row, written, target) = (0, 0, 0)
        while row < rowCount {
            let merged = rows[row] &>> 1
            otherRows[written] = merged
            otherStarts[written] = Int32(target)
            var (a, endA) = (Int(starts[row]), Int(starts[row + 1]))
            if row + 1 < rowCount, rows[row + 1] &>> 1 == merged {
                var (b, endB) = (endA, Int(starts[row + 2]))
                while a < endA, b < endB {
                    // Without branches: which of the two is taken cannot be foreseen.
                    let takesB = alive[b].x < alive[a].x
                    other[target] = takesB ? alive[b] : alive[a]
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
        otherStarts[written] = Int32(target)
        rowCount = written
        swap(&alive, &other)
        swap(&rows, &otherRows)
        swap(&starts, &otherStarts)
        shift += 1
    }

    /// Flags the points that have a neighbour within the radius; returns whether there are any.
    private func findNeighbours(_ radius: UInt32) -> Bool {
        let (alive, flags, up, down) = (self.alive, self.flags, self.up, self.down)
        let squared = UInt64(radius) * UInt64(radius)
        flags.base.update(repeating: 0, count: total)
        var found = false
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let hasUp = row > 0 && rows[row - 1] &+ 1 == rows[row]
            let hasDown = row + 1 < rowCount && rows[row] &+ 1 == rows[row + 1]
            var above = hasUp ? Int(starts[row - 1]) : start
            var below = end
            let endBelow = hasDown ? Int(starts[row + 2]) : end
            for place in start..<end {
                let point = alive[place]
                let west = point.x > radius ? point.x &- radius : 0
                let (east, overflow) = point.x.addingReportingOverflow(radius)
                while above < start, alive[above].x < west { above &+= 1 }
                while below < endBelow, alive[below].x < west { below &+= 1 }
                up[place] = UInt32(truncatingIfNeeded: above)
                down[place] = UInt32(truncatingIfNeeded: below)
                if flags[place] != 0 { continue }
                if overflow || point.x < radius {
                    // Neighbours may be across the 180th meridian: looked for when it is this point's turn.
                    flags[place] = 1
                    found = true
                    continue
                }
                @inline(__always) func isNear(_ near: Int) -> Bool {
                    squaredDistance(alive[near].x, alive[near].y, point.x, point.y) <= squared
                }
                var near = place &+ 1
                while near < end, alive[near].x <= east, !isNear(near) { near &+= 1 }
                if near >= end || alive[near].x > east {
                    near = below
                    while near < endBelow, alive[near].x <= east, !isNear(near) { near &+= 1 }
                    if near >= endBelow || alive[near].x > east {
                        near = place &- 1
                        while near >= start, alive[near].x >= west, !isNear(near) { near &-= 1 }
                        if near < start || alive[near].x < west {
                            near = above
                            while near < start, alive[near].x <= east, !isNear(near) { near &+= 1 }
                            if near >= start || alive[near].x > east { continue }
                        }
                    }
                }
                flags[place] = 1
                flags[near] = 1
                found = true
            }
        }
        return found
    }

    /// Takes the flagged points by priority; each that no seed has reached becomes one, and reaches out.
    private func chooseSeeds(_ radius: UInt32) {
        let (alive, flags, order) = (self.alive, self.flags, self.order)
        nearest.base.update(repeating: SeedNode.none, count: total)
        var sizes = [Int](repeating: 0, count: 33 * 4)
        @inline(__always) func bucket(_ point: Alive) -> Int {
            point.count.leadingZeroBitCount &* 4
                &+ Int(SeedPriority.colour(x: point.x, y: point.y, shift: shift))
        }
        for place in 0..<total where flags[place] != 0 { sizes[bucket(alive[place])] += 1 }
        var sum = 0
        for bucket in sizes.indices {
            let size = sizes[bucket]
            sizes[bucket] = sum
            sum += size
        }
        for place in 0..<total where flags[place] != 0 {
            let number = bucket(alive[place])
            order[sizes[number]] = UInt32(truncatingIfNeeded: place)
            sizes[number] += 1
        }
        for turn in 0..<sum {
            let place = Int(order[turn])
            if nearest[place] == SeedNode.none { reachOut(place, radius) }
        }
    }

    /// Offers a seed to every point within the radius.
    private func reachOut(_ seed: Int, _ radius: UInt32) {
        let alive = self.alive
        let point = alive[seed]
        let squared = UInt64(radius) * UInt64(radius)
        let row = point.y &>> shift
        let west = point.x > radius ? point.x &- radius : 0
        let (sum, overflow) = point.x.addingReportingOverflow(radius)
        let east = overflow ? UInt32.max : sum
        var near = seed &- 1
        while near >= 0, alive[near].x >= west, alive[near].y &>> shift == row {
            offer(seed, point, to: near, squared)
            near &-= 1
        }
        near = seed &+ 1
        while near < total, alive[near].x <= east, alive[near].y &>> shift == row {
            offer(seed, point, to: near, squared)
            near &+= 1
        }
        near = Int(up[seed])
        while near < total, alive[near].x <= east, alive[near].y &>> shift &+ 1 == row {
            offer(seed, point, to: near, squared)
            near &+= 1
        }
        near = Int(down[seed])
        while near < total, alive[near].x <= east, alive[near].y &>> shift == row &+ 1 {
            offer(seed, point, to: near, squared)
            near &+= 1
        }
        if overflow || point.x < radius { reachAround(seed, point, row, radius, squared) }
    }

    /// Offers a seed near the 180th meridian to the points on the other side.
    private func reachAround(
        _ seed: Int, _ point: Alive, _ row: UInt32, _ radius: UInt32, _ squared: UInt64
    ) {
        for wanted in (row == 0 ? 0 : row - 1)...(row == .max ? row : row + 1) {
            var (low, high) = (0, rowCount)
            while low < high {
                let middle = (low + high) / 2
                if rows[middle] < wanted { low = middle + 1 } else { high = middle }
            }
            guard low < rowCount, rows[low] == wanted else { continue }
            let (start, end) = (Int(starts[low]), Int(starts[low + 1]))
            if point.x < radius {
                var near = end - 1
                while near >= start, alive[near].x > point.x, point.x &- alive[near].x <= radius {
                    offer(seed, point, to: near, squared)
                    near -= 1
                }
            } else {
                var near = start
                while near < end, alive[near].x < point.x, alive[near].x &- point.x <= radius {
                    offer(seed, point, to: near, squared)
                    near += 1
                }
            }
        }
    }

    @inline(__always)
    private func offer(_ seed: Int, _ point: Alive, to near: Int, _ squared: UInt64) {
        let distance = squaredDistance(alive[near].x, alive[near].y, point.x, point.y)
        guard distance <= squared else { return }
        let held = nearest[near]
        if held != SeedNode.none {
            if distance > distances[near] { return }
            if distance == distances[near] {
                // Equally near: the first by x, y and tie. Slots are in that order within a row, and
                // seeds are never in one place.
                let rival = alive[Int(held)]
                if (rival.x, rival.y) <= (point.x, point.y) { return }
            }
        }
        nearest[near] = UInt32(truncatingIfNeeded: seed)
        distances[near] = distance
    }

    /// Takes the absorbed points out.
    private func absorb(_ level: Int) {
        for place in 0..<total {
            let seed = nearest[place]
            guard seed != SeedNode.none else { continue }
            let point = alive[place]
            alive.base[Int(seed)].count += point.count
            let slot = Int(point.slot)
            parents[slot] = alive[Int(seed)].slot
            packed[slot] = point.count << 5 | UInt32(level + 1)
            events[eventCount] = point.slot
            eventCount += 1
        }
        var (target, written) = (0, 0)
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let first = target
            for place in start..<end {
                // Written in place: `target` never passes `place`.
                alive[target] = alive[place]
                target &+= nearest[place] == SeedNode.none ? 1 : 0
            }
            if target > first {
                rows[written] = rows[row]
                starts[written] = Int32(first)
                written += 1
            }
        }
        starts[written] = Int32(target)
        rowCount = written
        total = target
    }

    // MARK: Linking

    /// Lays the forest out by level, the coarsest first, so that a view of few clusters of many points
    /// touches little memory; within a level in the order of lists, by row and x from the end.
    ///
    /// The event `e` gets the place `n - 1 - e`, the roots the places before: each place once. A list is then
    /// in ascending order of places.
    private func link() -> SeedForest {
        let position = nearest
        for place in 0..<total {
            let slot = Int(alive[place].slot)
            packed[slot] = alive[place].count << 5
            parents[slot] = SeedNode.none
            position[slot] = UInt32(truncatingIfNeeded: total &- 1 &- place)
            order[total &- 1 &- place] = alive[place].slot
        }
        for event in 0..<eventCount {
            position[Int(events[event])] = UInt32(truncatingIfNeeded: n &- 1 &- event)
            order[n &- 1 &- event] = events[event]
        }
        let nodes = [SeedNode](unsafeUninitializedCapacity: n) { nodes, initialized in
            for place in 0..<n {
                let slot = Int(order[place])
                nodes[place] = SeedNode(
                    x: UInt32(places[slot] >> 32), y: UInt32(truncatingIfNeeded: places[slot]),
                    handle: handles[slot], level: Int(packed[slot] & 31), count: packed[slot] >> 5)
                if place < total {
                    nodes[place].previous =
                        place > 0 ? UInt32(truncatingIfNeeded: place &- 1) : SeedNode.none
                    nodes[place].next =
                        place &+ 1 < total ? UInt32(truncatingIfNeeded: place &+ 1) : SeedNode.none
                } else {
                    nodes[place].parent = position[Int(parents[slot])]
                }
            }
            // From the end, so that each child goes before its siblings.
            var place = n &- 1
            while place >= total {
                let child = UInt32(truncatingIfNeeded: place)
                let parent = Int(nodes[place].parent)
                let first = nodes[parent].firstChild
                nodes[place].next = first
                if first != SeedNode.none { nodes[Int(first)].previous = child }
                nodes[parent].firstChild = child
                place &-= 1
            }
            initialized = n
        }
        return SeedForest(levels: levels, nodes: nodes, firstRoot: n > 0 ? 0 : SeedNode.none)
    }
}
