/// Finding pairs of neighbours, and settling a level by them.
///
/// The proof of bounds stands at the type; `PairList` grows before it is written beyond its capacity.
extension SeedForestBuilder {
    /// Pairs of slots, in memory that grows.
    struct PairList {
        typealias Pair = (a: UInt32, b: UInt32)
        private(set) var base: UnsafeMutablePointer<Pair>
        var count = 0
        private var capacity = 256

        init() { base = .allocate(capacity: 256) }

        /// Appends a pair if it is wanted, without a branch: half of those that meet are not.
        @inline(__always)
        mutating func append(_ a: UInt32, _ b: UInt32, if isWanted: Bool) {
            if count == capacity { grow() }
            base[count] = (a, b)
            count &+= isWanted ? 1 : 0
        }

        @inline(never)
        private mutating func grow() {
            let larger = UnsafeMutablePointer<Pair>.allocate(capacity: 2 * capacity)
            larger.update(from: base, count: count)
            base.deallocate()
            base = larger
            capacity *= 2
        }

        func free() { base.deallocate() }
    }

    /// Sorts the pairs of neighbours by the finest level of a span at which they are near.
    ///
    /// The rows are as high as a radius of the coarsest level of the span, or higher.
    ///
    /// - Returns: False if there are too many to go on with.
    func findPairs(_ span: ClosedRange<Int>) -> Bool {
        let (coarsest, finest) = (span.lowerBound, span.upperBound)
        for level in span { pairs[level].count = 0 }
        let (pairs, squares, limit) = (self.pairs, self.squares, 4 * total + 1024)
        let (radius, widest) = (levels.radii[coarsest], squares[coarsest])
        if coarsest == finest {
            var list = pairs[finest]
            defer { pairs[finest] = list }
            return sweep(radius) { point, near in
                let distance = squaredDistance(near.x, near.y, point.x, point.y)
                list.append(point.slot, near.slot, if: distance <= widest)
                return list.count
            } isBelow: {
                $0 <= limit
            }
        }
        var found = 0
        return sweep(radius) { point, near in
            let distance = squaredDistance(near.x, near.y, point.x, point.y)
            guard distance <= widest else { return found }
            var level = coarsest
            for finer in (coarsest &+ 1)...finest { level &+= distance <= squares[finer] ? 1 : 0 }
            pairs[level].append(point.slot, near.slot, if: true)
            found &+= 1
            return found
        } isBelow: {
            $0 <= limit
        }
    }

    /// Brings together all points that are as near as a radius along x and in one row or in rows beside each
    /// other, each two once.
    ///
    /// - Parameters:
    ///   - meet: Takes two of them and returns a number.
    ///   - isBelow: Says whether to go on with that number.
    /// - Returns: Whether it came to the end.
    @inline(__always)
    private func sweep(
        _ radius: UInt32, meet: (Alive, Alive) -> Int, isBelow: (Int) -> Bool
    ) -> Bool {
        let (alive, rows, starts, rowCount) = (self.alive, self.rows, self.starts, self.rowCount)
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let hasBelow = row + 1 < rowCount && rows[row] &+ 1 == rows[row + 1]
            let endBelow = hasBelow ? Int(starts[row + 2]) : end
            // Each point looks ahead in its row, and on both sides in the row below.
            var below = end
            for place in start..<end {
                let point = alive[place]
                var sum = 0
                var near = place &+ 1
                while near < end, alive[near].x &- point.x <= radius {
                    sum = meet(point, alive[near])
                    near &+= 1
                }
                let west = point.x > radius ? point.x &- radius : 0
                while below < endBelow, alive[below].x < west { below &+= 1 }
                near = below
                let width = point.x &- west &+ radius
                while near < endBelow, alive[near].x &- west <= width {
                    sum = meet(point, alive[near])
                    near &+= 1
                }
                if !isBelow(sum) { return false }
            }
            // Points near the 180th meridian have neighbours across it.
            var place = start
            while place < end, alive[place].x < radius {
                let point = alive[place]
                for beside in max(row - 1, 0)...min(row + 1, rowCount - 1) {
                    guard rows[beside] &+ 1 >= rows[row], rows[beside] <= rows[row] &+ 1 else {
                        continue
                    }
                    var near = Int(starts[beside + 1]) - 1
                    while near >= Int(starts[beside]), alive[near].x > point.x,
                        point.x &- alive[near].x <= radius
                    {
                        guard isBelow(meet(point, alive[near])) else { return false }
                        near -= 1
                    }
                }
                place &+= 1
            }
        }
        return true
    }

    /// Chooses the seeds of a level among the points that have neighbours, and lets them absorb the others.
    func settle(_ level: Int) {
        let list = pairs[level].base
        let (state, active) = (self.state, self.active)
        var count = 0
        for number in 0..<pairs[level].count {
            let pair = list[number]
            list[count] = pair
            count &+= state[pair.a] != State.gone && state[pair.b] != State.gone ? 1 : 0
        }
        var activeCount = 0
        @inline(__always) func activate(_ slot: UInt32) {
            active[activeCount] = slot
            activeCount &+= state[slot] == State.idle ? 1 : 0
            state[slot] = State.open
        }
        for number in 0..<count {
            activate(list[number].a)
            activate(list[number].b)
        }
        chooseSeeds(list, count, activeCount)
        for number in 0..<count {
            let (a, b) = list[number]
            let isFirst = state[a] == State.seed
            let seed = isFirst ? a : b
            if state[seed] == State.seed { offer(seed, to: isFirst ? b : a) }
        }
        for number in 0..<activeCount {
            let slot = active[number]
            if state[slot] == State.taken {
                absorb(slot, level)
            } else {
                state[slot] = State.idle
            }
        }
    }

    /// Notes that a point was absorbed by its parent.
    @inline(__always)
    func absorb(_ slot: UInt32, _ level: Int) {
        state[slot] = State.gone
        absorbed[slot] = UInt8(truncatingIfNeeded: level &+ 1)
        let point = points[slot]
        count(point.count, into: point.parent)
    }

    /// Counts points into a seed's cluster.
    @inline(__always)
    func count(_ more: UInt32, into seed: UInt32) {
        let sum = points[seed].count &+ more
        points.base[Int(seed)].count = sum
        ranks[seed] = SeedPriority.rank(lot: ranks[seed], count: sum)
    }

    /// Decides in rounds: points that go before all neighbours that are still open become seeds, and take these.
    ///
    /// Pairs of which one end is decided are moved behind the others.
    private func chooseSeeds(
        _ list: UnsafeMutablePointer<PairList.Pair>, _ count: Int, _ activeCount: Int
    ) {
        let (state, ranks, active) = (self.state, self.ranks, self.active)
        var open = count
        while open > 0 {
            for number in 0..<open {
                let (a, b) = list[number]
                let first = UInt64(ranks[a]) &<< 32 | UInt64(a)
                let second = UInt64(ranks[b]) &<< 32 | UInt64(b)
                state[first < second ? b : a] = State.blocked
            }
            for number in 0..<open {
                // One of the two is blocked, or was taken just now.
                let (a, b) = list[number]
                let isFirst = state[a] == State.open || state[a] == State.seed
                let seed = isFirst ? a : b
                if state[seed] == State.open || state[seed] == State.seed {
                    state[seed] = State.seed
                    state[isFirst ? b : a] = State.taken
                }
            }
            var number = 0
            while number < open {
                let (a, b) = list[number]
                if state[a] <= State.blocked, state[b] <= State.blocked {
                    state[a] = State.open
                    state[b] = State.open
                    number &+= 1
                } else {
                    open &-= 1
                    list[number] = list[open]
                    list[open] = (a, b)
                }
            }
        }
        // All that could have taken these were taken themselves.
        for number in 0..<activeCount where state[active[number]] <= State.blocked {
            state[active[number]] = State.seed
        }
    }

    /// Offers a seed to a point near it, which keeps the nearest.
    @inline(__always)
    private func offer(_ seed: UInt32, to slot: UInt32) {
        let point = points[slot]
        guard point.parent != SeedNode.none else { return points.base[Int(slot)].parent = seed }
        let (place, new, old) = (point.place, points[seed].place, points[point.parent].place)
        let (newDistance, oldDistance) = (
            Self.squared(place, new), Self.squared(place, old)
        )
        // Of equally near ones the first by x, y. Seeds are never in one place.
        if newDistance < oldDistance || newDistance == oldDistance && new < old {
            points.base[Int(slot)].parent = seed
        }
    }

    @inline(__always)
    private static func squared(_ a: UInt64, _ b: UInt64) -> UInt64 {
        squaredDistance(
            UInt32(truncatingIfNeeded: a &>> 32), UInt32(truncatingIfNeeded: a),
            UInt32(truncatingIfNeeded: b &>> 32), UInt32(truncatingIfNeeded: b))
    }
}
