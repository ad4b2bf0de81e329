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

        @inline(__always)
        mutating func append(_ a: UInt32, _ b: UInt32) {
            if count == capacity { grow() }
            base[count] = (a, b)
            count &+= 1
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
        let squares = levels.radii.map { UInt64($0) * UInt64($0) }
        let (coarsest, finest) = (span.lowerBound, span.upperBound)
        for level in span { pairs[level].count = 0 }
        let radius = levels.radii[coarsest]
        let widest = squares[coarsest]
        let limit = 4 * total + 1024
        let (alive, rows, starts, rowCount) = (self.alive, self.rows, self.starts, self.rowCount)
        let pairs = self.pairs
        var found = 0
        @inline(__always) func meet(_ point: Alive, _ near: Alive) {
            let distance = squaredDistance(near.x, near.y, point.x, point.y)
            guard distance <= widest else { return }
            var level = coarsest
            while level < finest, distance <= squares[level &+ 1] { level &+= 1 }
            pairs[level].append(point.slot, near.slot)
            found &+= 1
        }
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let hasBelow = row + 1 < rowCount && rows[row] &+ 1 == rows[row + 1]
            var below = end
            let endBelow = hasBelow ? Int(starts[row + 2]) : end
            for place in start..<end {
                let point = alive[place]
                let west = point.x > radius ? point.x &- radius : 0
                let (sum, overflow) = point.x.addingReportingOverflow(radius)
                let east = overflow ? UInt32.max : sum
                var near = place &+ 1
                while near < end, alive[near].x <= east {
                    meet(point, alive[near])
                    near &+= 1
                }
                while below < endBelow, alive[below].x < west { below &+= 1 }
                near = below
                while near < endBelow, alive[near].x <= east {
                    meet(point, alive[near])
                    near &+= 1
                }
                if found > limit { return false }
            }
            // Points near the 180th meridian have neighbours across it.
            var place = start
            while place < end, alive[place].x < radius {
                let point = alive[place]
                forEachAcross(row, from: point, radius) { meet(point, alive[$0]) }
                if found > limit { return false }
                place &+= 1
            }
        }
        return true
    }

    /// Calls `body` with the places that are as near as the radius to a point, along x, westward across the
    /// 180th meridian, in its row and the two beside it.
    private func forEachAcross(
        _ row: Int, from point: Alive, _ radius: UInt32, _ body: (Int) -> Void
    ) {
        for beside in max(row - 1, 0)...min(row + 1, rowCount - 1) {
            guard rows[beside] &+ 1 >= rows[row], rows[beside] <= rows[row] &+ 1 else { continue }
            var near = Int(starts[beside + 1]) - 1
            while near >= Int(starts[beside]), alive[near].x > point.x,
                point.x &- alive[near].x <= radius
            {
                body(near)
                near -= 1
            }
        }
    }

    /// Chooses the seeds of a level among the points that have neighbours, and lets them absorb the others.
    func settle(_ level: Int) {
        let list = pairs[level].base
        let (state, priority) = (self.state, self.priority)
        let cell = levels.shifts[level]
        var activeCount = 0
        @inline(__always) func activate(_ slot: UInt32) {
            guard state[slot] == State.idle else { return }
            state[slot] = State.open
            priority[slot] = SeedPriority.bucket(
                places[slot], count: counts[slot], shift: cell)
            active[activeCount] = slot
            activeCount &+= 1
        }
        var count = 0
        let all = pairs[level].count
        for number in 0..<all {
            let pair = list[number]
            guard state[pair.a] != State.gone, state[pair.b] != State.gone else { continue }
            activate(pair.a)
            activate(pair.b)
            list[count] = pair
            count &+= 1
        }
        chooseSeeds(list, count, activeCount)
        for number in 0..<count {
            let (a, b) = list[number]
            if state[a] == State.seed {
                offer(a, to: b)
            } else if state[b] == State.seed {
                offer(b, to: a)
            }
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
        counts[parents[slot]] &+= counts[slot]
    }

    /// Decides in rounds: points that go before all neighbours that are still open become seeds, and take these.
    ///
    /// Pairs of which one end is decided are moved behind the others.
    private func chooseSeeds(
        _ list: UnsafeMutablePointer<PairList.Pair>, _ count: Int, _ activeCount: Int
    ) {
        let (state, priority, active) = (self.state, self.priority, self.active)
        var open = count
        while open > 0 {
            for number in 0..<open {
                let (a, b) = list[number]
                let first = UInt64(priority[a]) &<< 32 | UInt64(a)
                let second = UInt64(priority[b]) &<< 32 | UInt64(b)
                state[first < second ? b : a] = State.blocked
            }
            for number in 0..<open {
                // One of the two is blocked, or was taken just now.
                let (a, b) = list[number]
                if state[a] == State.open || state[a] == State.seed {
                    state[a] = State.seed
                    state[b] = State.taken
                } else if state[b] == State.open || state[b] == State.seed {
                    state[b] = State.seed
                    state[a] = State.taken
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
        let held = parents[slot]
        // Before its first offer its parent is none: see `sort`.
        guard held != SeedNode.none else { return parents[slot] = seed }
        let (place, new, old) = (places[slot], places[seed], places[held])
        let (newDistance, oldDistance) = (
            Self.squared(place, new), Self.squared(place, old)
        )
        // Of equally near ones the first by x, y. Seeds are never in one place.
        if newDistance < oldDistance || newDistance == oldDistance && new < old {
            parents[slot] = seed
        }
    }

    @inline(__always)
    private static func squared(_ a: UInt64, _ b: UInt64) -> UInt64 {
        squaredDistance(
            UInt32(truncatingIfNeeded: a &>> 32), UInt32(truncatingIfNeeded: a),
            UInt32(truncatingIfNeeded: b &>> 32), UInt32(truncatingIfNeeded: b))
    }
}
