/// What works on whole rows: merging them, finding out who has neighbours, taking the absorbed out.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Merges each even row with the odd one that follows it.
    func mergeRows() {
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
    func findNeighbours(_ radius: UInt32) -> Bool {
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

    /// Takes the absorbed points out.
    func absorb(_ level: Int) {
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
}
