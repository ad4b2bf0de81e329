/// Choosing seeds, and what each of them absorbs.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Takes the flagged points by priority; each that no seed has reached becomes one, and reaches out.
    func chooseSeeds(_ radius: UInt32) {
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
    func reachOut(_ seed: Int, _ radius: UInt32) {
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
    func reachAround(
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
    func offer(_ seed: Int, _ point: Alive, to near: Int, _ squared: UInt64) {
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
}
