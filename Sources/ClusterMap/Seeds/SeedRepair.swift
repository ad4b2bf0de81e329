/// Follows one change through the levels and says where points end up; writes nothing to the forest.
///
/// What is near the site is listed from the coarsest level to the finest, at first as little as most levels
/// need: one radius around, and of the places themselves none. A level at which more has to be known says so, and
/// lists the coarser levels again.
///
/// BOUNDS: links are places in `nodes` or none, as in the forest, and so are the slots of the lists.
/// SAFETY: `nodes` is borrowed from the forest for as long as the value lives; see `SeedForest.plan`.
@safe struct SeedRepair {
    typealias Nodes = UnsafeBufferPointer<SeedNode>

    let levels: SeedLevels
    let firstRoot: UInt32
    /// The site of the change.
    let x: UInt32
    let y: UInt32
    let nodes: Nodes
    var work: RepairScratch.Lists
    /// Orders points of one place.
    let tie: (UInt32) -> UInt64
    /// Whether the finest level is being decided, at which every place counts as one point in the priorities.
    var isFinest = false

    /// From here on a distance spans the world.
    static let everywhere: UInt64 = 1 << 32

    /// Whether a handle comes before another in one place.
    static func precedes(_ one: UInt32, _ other: UInt32, _ tie: (UInt32) -> UInt64) -> Bool {
        let (a, b) = (tie(one), tie(other))
        return a != b ? a < b : one < other
    }

    /// Decides all levels, looking farther around a level where too little is known.
    ///
    /// - Parameter first: The point that comes or goes.
    /// - Returns: What happens at its place, and how many points the first of that place has before and after, if there
    ///   are others than it; nil if it is alone.
    mutating func decide(
        _ first: RepairScratch.Change
    ) -> (spot: RepairScratch.SpotChange, change: RepairScratch.Change)? {
        work.reset(levels)
        measure()
        survey(0...(levels.count - 1))
        let spot = spot(first)
        work.changes.append(spot?.change ?? first)
        for level in (0..<levels.count).reversed() {
            isFinest = level == levels.count - 1
            guard let need = carry(level) else { continue }
            // Who is within the radius of a point belongs to seeds within twice of that.
            let radius = UInt64(levels.radii[level])
            knowSeeds(level, isCrowded(level) ? 5 * radius : need + radius)
            while let missing = decide(level) {
                // A level that goes on changing is decided anew a few times only. Seeds are few.
                knowSeeds(level, max(missing, work.known[level] * 3 / 2))
            }
        }
        for place in 0..<work.changes.count where work.changes[place].new != 0 {
            work.outcomes.append(
                RepairScratch.Outcome(
                    slot: work.changes[place].slot, level: 0, parent: SeedNode.none,
                    count: work.changes[place].new))
        }
        return spot
    }

    /// Whether a change concerns a seed with many members of its own, so that to decide twice is dear.
    private func isCrowded(_ level: Int) -> Bool {
        for number in 0..<work.changes.count where work.changes[number].old != 0 {
            let slot = work.changes[number].slot
            let node = unsafe nodes[Int(slot)]
            var child = unsafe nodes[Int(node.level <= level ? slot : node.parent)].firstChild
            var members = 0
            while child != SeedNode.none, members < 64 {
                let node = unsafe nodes[Int(child)]
                if node.level > level + 1 { break }
                members += node.level == level + 1 ? 1 : 0
                child = node.next
            }
            if members == 64 { return true }
        }
        return false
    }

    /// Returns what a point that comes or goes does to others of its place; nil if there are none.
    private func spot(
        _ first: RepairScratch.Change
    ) -> (spot: RepairScratch.SpotChange, change: RepairScratch.Change)? {
        guard let leader = leader(first) else { return nil }
        let count = countByList(leader, levels.count)
        if first.new == 0, count == 1 { return nil }
        let change = RepairScratch.Change(
            slot: leader, old: count, new: count &+ first.new &- first.old)
        return first.new == 0
            ? (.leaves(leader: leader, slot: first.slot), change)
            : (.joins(leader: leader, slot: first.slot), change)
    }

    /// Returns the first of the points of a place that one goes from, or comes to; nil if that is empty.
    private func leader(_ first: RepairScratch.Change) -> UInt32? {
        if first.new == 0 {
            let node = unsafe nodes[Int(first.slot)]
            return node.level == levels.points ? node.parent : first.slot
        }
        let squared = Self.square(UInt64(levels.radii[levels.count - 1]))
        for place in work.starts[levels.count - 1]..<work.starts[levels.count] {
            let entry = work.near[place]
            if (entry.x, entry.y) == (x, y) { return entry.slot }
            guard squaredDistance(entry.x, entry.y, x, y) <= squared else { continue }
            var child = entry.child
            while child != SeedNode.none {
                let node = unsafe nodes[Int(child)]
                guard node.level == levels.count, !Morton.precedes(x, y, node.x, node.y) else {
                    break
                }
                if (node.x, node.y) == (x, y) { return child }
                child = node.next
            }
        }
        return nil
    }

    /// Whether a cluster came, went, or has another priority.
    @inline(__always)
    func isStructural(_ change: RepairScratch.Change) -> Bool {
        change.old == 0 || change.new == 0
            || !(isFinest || SeedPriority.isSameClass(change.old, change.new))
    }

    // MARK: Looking around

    /// Returns how far around the site a level surely has to look; 0 if nothing changes but numbers of members.
    func need(_ level: Int) -> UInt64 {
        var need: UInt64 = 0
        let radius = UInt64(levels.radii[level])
        for place in 0..<work.changes.count where isStructural(work.changes[place]) {
            let change = work.changes[place]
            need = max(need, radius)
            if change.old != 0 {
                let node = unsafe nodes[Int(change.slot)]
                if change.new != 0 || node.level <= level {
                    need = max(need, radius + distance(node.x, node.y))
                }
            }
        }
        return min(need, Self.everywhere)
    }

    /// The distance of a point from the site, rounded up.
    func distance(_ px: UInt32, _ py: UInt32) -> UInt64 {
        let squared = squaredDistance(px, py, x, y)
        if squared == 0 { return 0 }
        return min(UInt64(Double(squared).squareRoot()) + 2, Self.everywhere)
    }

    /// Says for each level how far from the site its points are to be known at first.
    ///
    /// A point's seed is within the radius of the level that absorbed it: what is known of a level follows from
    /// what is known, that much farther out, of the one above. A bit more than that, so that it is enough for a
    /// level, some levels down, that has to look farther.
    private mutating func measure() {
        let count = levels.count
        work.known[count] = UInt64(levels.radii[count - 1])
        for level in (0..<count).reversed() {
            let radius = UInt64(levels.radii[level])
            let least = work.known[level + 1] + radius
            let own = level > 0 ? UInt64(levels.radii[level - 1]) : 0
            work.known[level] = max(own, least, 2 * radius + radius / 4)
        }
        // Of the places themselves none is listed before somebody asks: there may be thousands.
        work.known[count] = 0
    }

    /// Makes all points known up to a distance that a level has to choose from.
    mutating func lookFarther(_ level: Int, _ distance: UInt64) { know(level + 1, distance) }

    /// Makes the old seeds of a level known up to a distance; forgets what it chose them from.
    private mutating func knowSeeds(_ level: Int, _ distance: UInt64) {
        know(level, min(distance, Self.everywhere))
    }

    /// Makes the points that are left at a level known up to a distance.
    private mutating func know(_ level: Int, _ distance: UInt64) {
        guard work.known[level] < distance else { return }
        work.known[level] = distance
        var coarsest = level
        while coarsest > 0 {
            let needed = work.known[coarsest] + UInt64(levels.radii[coarsest - 1])
            if work.known[coarsest - 1] >= needed { break }
            coarsest -= 1
            work.known[coarsest] = needed
        }
        survey(coarsest...level)
    }

    /// Lists the points near the site for some levels, of which the one above the first is known.
    ///
    /// Forgets all finer ones.
    private mutating func survey(_ wanted: ClosedRange<Int>) {
        work.near.truncate(to: wanted.lowerBound == 0 ? 0 : work.starts[wanted.lowerBound])
        for level in wanted {
            work.starts[level] = work.near.count
            if level == 0 { surveyRoots() } else { refine(to: level) }
            work.starts[level + 1] = work.near.count
        }
    }

    private mutating func surveyRoots() {
        let limit = Self.square(work.known[0])
        var near = work.near
        var root = firstRoot
        while root != SeedNode.none {
            let node = unsafe nodes[Int(root)]
            if squaredDistance(node.x, node.y, x, y) <= limit {
                near.append(
                    RepairScratch.Near(
                        slot: root, x: node.x, y: node.y, count: node.count,
                        child: node.firstChild, level: 0))
            }
            root = node.next
        }
        work.near = near
    }

    /// Lists the points of a level from those of the one above and what they absorbed between the two.
    private mutating func refine(to level: Int) {
        let (nodes, x, y) = unsafe (self.nodes, self.x, self.y)
        let known = work.known[level]
        let limit = Self.square(known)
        // Farther out neither a point nor what it absorbed is near enough.
        let farthest = Self.square(known + UInt64(levels.radii[level - 1]))
        let wanted = UInt32(truncatingIfNeeded: level)
        var near = work.near
        for place in work.starts[level - 1]..<work.starts[level] {
            var entry = near[place]
            let distance = squaredDistance(entry.x, entry.y, x, y)
            if distance > farthest { continue }
            // Where the next child is known to be finer, its node is not looked at again.
            while entry.childLevel <= wanted, entry.child != SeedNode.none {
                let child = unsafe nodes[Int(entry.child)]
                guard child.level == level else {
                    entry.childLevel = UInt32(truncatingIfNeeded: child.level)
                    break
                }
                entry.count &-= child.count
                if squaredDistance(child.x, child.y, x, y) <= limit {
                    near.append(
                        RepairScratch.Near(
                            slot: entry.child, x: child.x, y: child.y, count: child.count,
                            child: child.firstChild, level: wanted))
                }
                entry.child = child.next
            }
            if distance <= limit { near.append(entry) }
        }
        work.near = near
    }

    /// Beyond 2³² everything in the world is near.
    @inline(__always)
    static func square(_ distance: UInt64) -> UInt64 {
        distance >= everywhere ? .max : distance * distance
    }

    // MARK: Changing counts

    mutating func note(_ slot: UInt32, _ level: Int, _ parent: UInt32, _ count: UInt32) {
        work.outcomes.append(
            RepairScratch.Outcome(
                slot: slot, level: Int32(truncatingIfNeeded: level), parent: parent, count: count))
    }

    /// Counts points into, and out of, a seed's cluster.
    mutating func add(
        _ gained: UInt32, _ lost: UInt32, to owner: UInt32, _ level: Int, isNew: Bool = false
    ) {
        for place in 0..<work.nextChanges.count where work.nextChanges[place].slot == owner {
            work.nextChanges[place].new = work.nextChanges[place].new &+ gained &- lost
            return
        }
        let old = isNew ? 0 : count(owner, level)
        work.nextChanges.append(
            RepairScratch.Change(slot: owner, old: old, new: old &+ gained &- lost))
    }

    /// Returns the number of points of a seed's cluster at a level.
    private func count(_ slot: UInt32, _ level: Int) -> UInt32 {
        // Near the site it was counted when the level was listed.
        let near = work.near
        for place in work.starts[level]..<work.starts[level + 1] where near[place].slot == slot {
            return near[place].count
        }
        return countByList(slot, level)
    }

    func countByList(_ slot: UInt32, _ level: Int) -> UInt32 {
        var count = unsafe nodes[Int(slot)].count
        var child = unsafe nodes[Int(slot)].firstChild
        while child != SeedNode.none, unsafe nodes[Int(child)].level <= level {
            unsafe count &-= nodes[Int(child)].count
            child = unsafe nodes[Int(child)].next
        }
        return count
    }
}
