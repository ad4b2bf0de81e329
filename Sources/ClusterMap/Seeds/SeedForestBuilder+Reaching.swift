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
        /// Squared distance of the nearest seed so far, where there is one.
        let distances: Column<UInt64>

        init(_ total: Int, _ radius: UInt32) {
            self.radius = radius
            squared = UInt64(radius) * UInt64(radius)
            up = Column(total)
            down = Column(total)
            distances = Column(total)
        }

        func free() {
            up.free()
            down.free()
            distances.free()
        }
    }

    /// Settles a level whose rows are laid: takes the points by priority; each that no seed has reached
    /// becomes one, and reaches out.
    func reach(_ level: Int) {
        let reach = Reach(total, levels.radii[level])
        defer { reach.free() }
        findWindows(reach)
        for place in orderByPriority() where marks[place].nearest == SeedNode.none {
            reachOut(Int(place), reach)
        }
        for place in 0..<total where marks[place].nearest != SeedNode.none {
            absorb(UInt32(truncatingIfNeeded: place), into: marks[place].nearest, level)
            survivorCount -= 1
        }
    }

    /// Returns places by class and lot, and within them in Z-order.
    private func orderByPriority() -> [UInt32] {
        let placeOf = notes
        for place in 0..<total { placeOf[alive[place].slot] = UInt32(truncatingIfNeeded: place) }
        listSurvivors()
        var words = (0..<total).map { number in
            let place = placeOf[Int(survivors[number])]
            return UInt64(marks[place].rank) &<< 32 | UInt64(place)
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
                let x = Self.x(alive[place])
                let west = x > reach.radius ? x &- reach.radius : 0
                while above < start, Self.x(alive[above]) < west { above &+= 1 }
                while below < endBelow, Self.x(alive[below]) < west { below &+= 1 }
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
        let (x, row) = (Self.x(point), Self.y(point) &>> shift)
        let west = x > radius ? x &- radius : 0
        let (sum, overflow) = x.addingReportingOverflow(radius)
        let east = overflow ? UInt32.max : sum
        var near = seed &- 1
        while near >= 0, Self.x(alive[near]) >= west, Self.y(alive[near]) &>> shift == row {
            offer(seed, point, to: near, alive, reach)
            near &-= 1
        }
        near = seed &+ 1
        while near < total, Self.x(alive[near]) <= east, Self.y(alive[near]) &>> shift == row {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        near = Int(reach.up[seed])
        while near < total, Self.x(alive[near]) <= east, Self.y(alive[near]) &>> shift &+ 1 == row {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        near = Int(reach.down[seed])
        while near < total, Self.x(alive[near]) <= east, Self.y(alive[near]) &>> shift == row &+ 1 {
            offer(seed, point, to: near, alive, reach)
            near &+= 1
        }
        if overflow || x < radius { reachAround(seed, point, row, reach) }
    }

    /// Offers a seed near the 180th meridian to the points on the other side.
    private func reachAround(_ seed: Int, _ point: RemainingPoint, _ row: UInt32, _ reach: Reach) {
        let (alive, x) = (self.alive, Self.x(point))
        for wanted in (row == 0 ? 0 : row - 1)...(row == .max ? row : row + 1) {
            var (low, high) = (0, rowCount)
            while low < high {
                let middle = (low + high) / 2
                if rows[middle] < wanted { low = middle + 1 } else { high = middle }
            }
            guard low < rowCount, rows[low] == wanted else { continue }
            let (start, end) = (Int(starts[low]), Int(starts[low + 1]))
            if x < reach.radius {
                var near = end - 1
                while near >= start, Self.x(alive[near]) > x,
                    x &- Self.x(alive[near]) <= reach.radius
                {
                    offer(seed, point, to: near, alive, reach)
                    near -= 1
                }
            } else {
                var near = start
                while near < end, Self.x(alive[near]) < x,
                    Self.x(alive[near]) &- x <= reach.radius
                {
                    offer(seed, point, to: near, alive, reach)
                    near += 1
                }
            }
        }
    }

    @inline(__always)
    private func offer(
        _ seed: Int, _ point: RemainingPoint, to near: Int, _ alive: Column<RemainingPoint>,
        _ reach: Reach
    ) {
        let distance = Self.squared(alive[near].place, point.place)
        guard distance <= reach.squared else { return }
        let held = marks[near].nearest
        if held != SeedNode.none {
            if distance > reach.distances[near] { return }
            // Equally near: the first by x, y. Seeds are never in one place.
            if distance == reach.distances[near], alive[held].place <= point.place { return }
        }
        marks[near].nearest = UInt32(truncatingIfNeeded: seed)
        reach.distances[near] = distance
    }

    @inline(__always)
    private static func x(_ point: RemainingPoint) -> UInt32 {
        UInt32(truncatingIfNeeded: point.place &>> 32)
    }

    @inline(__always)
    private static func y(_ point: RemainingPoint) -> UInt32 {
        UInt32(truncatingIfNeeded: point.place)
    }
}
