/// Settling a crowded level: only seeds look around, so that each point is met a few times at most.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// What reaching out needs, for one level.
    ///
    /// Indexed by places in `alive`.
    private struct Reach {
        let radius: UInt32
        let squared: UInt64
        /// First place in the row above, and below, whose x is not left of the window.
        let up: Column<UInt32>
        let down: Column<UInt32>
        /// Place of the nearest seed so far.
        let nearest: Column<UInt32>
        let distances: Column<UInt64>

        init(_ total: Int, _ radius: UInt32) {
            self.radius = radius
            squared = UInt64(radius) * UInt64(radius)
            up = Column(total)
            down = Column(total)
            nearest = Column(total)
            distances = Column(total)
            nearest.base.initialize(repeating: SeedNode.none, count: total)
        }

        func free() {
            up.free()
            down.free()
            nearest.free()
            distances.free()
        }
    }

    /// Settles a level whose rows are laid: takes the points by priority; each that no seed has reached
    /// becomes one, and reaches out.
    func reach(_ level: Int) {
        let reach = Reach(total, levels.radii[level])
        defer { reach.free() }
        findWindows(reach)
        let order = orderByPriority()
        for turn in 0..<total {
            let place = Int(order[turn])
            if reach.nearest[place] == SeedNode.none { reachOut(place, reach) }
        }
        for place in 0..<total where reach.nearest[place] != SeedNode.none {
            points.base[Int(alive[place].slot)].parent = alive[reach.nearest[place]].slot
            absorb(alive[place].slot, level)
        }
    }

    /// Returns places by class and lot, and within them in Z-order.
    private func orderByPriority() -> [UInt32] {
        for place in 0..<total {
            active[Int(alive[place].slot)] = UInt32(truncatingIfNeeded: place)
        }
        var words = (0..<survivorCount).map { number in
            let slot = survivors[number]
            return UInt64(ranks[slot]) &<< 32 | UInt64(active[Int(slot)])
        }
        RadixSort.sort(&words, bits: 32..<48)
        return words.map { UInt32(truncatingIfNeeded: $0) }
    }

    private func findWindows(_ reach: Reach) {
        let alive = self.alive
        for row in 0..<rowCount {
            let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
            let hasUp = row > 0 && rows[row - 1] &+ 1 == rows[row]
            let hasDown = row + 1 < rowCount && rows[row] &+ 1 == rows[row + 1]
            var above = hasUp ? Int(starts[row - 1]) : start
            var below = end
            let endBelow = hasDown ? Int(starts[row + 2]) : end
            for place in start..<end {
                let x = alive[place].x
                let west = x > reach.radius ? x &- reach.radius : 0
                while above < start, alive[above].x < west { above &+= 1 }
                while below < endBelow, alive[below].x < west { below &+= 1 }
                reach.up[place] = UInt32(truncatingIfNeeded: above)
                reach.down[place] = UInt32(truncatingIfNeeded: below)
            }
        }
    }

    /// Offers a seed to every point within the radius.
    private func reachOut(_ seed: Int, _ reach: Reach) {
        let alive = self.alive
        let (point, total, shift) = (alive[seed], self.total, self.shift)
        let radius = reach.radius
        let row = point.y &>> shift
        let west = point.x > radius ? point.x &- radius : 0
        let (sum, overflow) = point.x.addingReportingOverflow(radius)
        let east = overflow ? UInt32.max : sum
        var near = seed &- 1
        while near >= 0, alive[near].x >= west, alive[near].y &>> shift == row {
            offer(seed, point, to: near, alive, reach)
            near &-= 1
        }
        near = seed &+ 1
        while near < total, alive[near].x <= east, alive[near].y &>> shift == row {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        near = Int(reach.up[seed])
        while near < total, alive[near].x <= east, alive[near].y &>> shift &+ 1 == row {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        near = Int(reach.down[seed])
        while near < total, alive[near].x <= east, alive[near].y &>> shift == row &+ 1 {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        if overflow || point.x < radius { reachAround(seed, point, row, reach) }
    }

    /// Offers a seed near the 180th meridian to the points on the other side.
    private func reachAround(_ seed: Int, _ point: Alive, _ row: UInt32, _ reach: Reach) {
        for wanted in (row == 0 ? 0 : row - 1)...(row == .max ? row : row + 1) {
            var (low, high) = (0, rowCount)
            while low < high {
                let middle = (low + high) / 2
                if rows[middle] < wanted { low = middle + 1 } else { high = middle }
            }
            guard low < rowCount, rows[low] == wanted else { continue }
            let (start, end) = (Int(starts[low]), Int(starts[low + 1]))
            if point.x < reach.radius {
                var near = end - 1
                while near >= start, alive[near].x > point.x,
                    point.x &- alive[near].x <= reach.radius
                {
                    offer(seed, point, to: near, alive, reach)
                    near -= 1
                }
            } else {
                var near = start
                while near < end, alive[near].x < point.x,
                    alive[near].x &- point.x <= reach.radius
                {
                    offer(seed, point, to: near, alive, reach)
                    near += 1
                }
            }
        }
    }

    @inline(__always)
    private func offer(
        _ seed: Int, _ point: Alive, to near: Int, _ alive: Column<Alive>, _ reach: Reach
    ) {
        let distance = squaredDistance(alive[near].x, alive[near].y, point.x, point.y)
        guard distance <= reach.squared else { return }
        let held = reach.nearest[near]
        if held != SeedNode.none {
            if distance > reach.distances[near] { return }
            if distance == reach.distances[near] {
                // Equally near: the first by x, y. Seeds are never in one place.
                let rival = alive[held]
                if (rival.x, rival.y) <= (point.x, point.y) { return }
            }
        }
        reach.nearest[near] = UInt32(truncatingIfNeeded: seed)
        reach.distances[near] = distance
    }
}
