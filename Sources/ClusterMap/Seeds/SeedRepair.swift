/// Follows one change through the levels and says where points end up; writes nothing to the forest.
struct SeedRepair {
    typealias Nodes = UnsafeBufferPointer<SeedNode>

    let levels: SeedLevels
    let firstRoot: UInt32
    /// The site of the change.
    let x: UInt32
    let y: UInt32
    let first: RepairScratch.Change
    /// For each level how far from the site its points are known; exact up to this distance.
    private var known: [UInt64] = []
    /// For each level how many quarters of its radius to look around.
    private var quarters: [UInt64] = []

    init(
        levels: SeedLevels, firstRoot: UInt32, x: UInt32, y: UInt32, first: RepairScratch.Change
    ) {
        self.levels = levels
        self.firstRoot = firstRoot
        self.x = x
        self.y = y
        self.first = first
    }

    /// Whether a handle comes before another in one place.
    static func precedes(_ one: UInt32, _ other: UInt32, _ tie: (UInt32) -> UInt64) -> Bool {
        let (a, b) = (tie(one), tie(other))
        return a != b ? a < b : one < other
    }

    /// Decides all levels, looking farther around a level where too little is known.
    mutating func decide(
        _ nodes: Nodes, _ work: inout RepairScratch, _ tie: (UInt32) -> UInt64
    ) {
        // Most levels need to know one and a half radii around.
        quarters = [UInt64](repeating: 6, count: levels.count)
        known = [UInt64](repeating: 0, count: levels.count + 1)
        measure()
        while work.near.count <= levels.count { work.near.append([]) }
        survey(0...levels.count, nodes, &work)
        work.outcomes.removeAll(keepingCapacity: true)
        work.changes.removeAll(keepingCapacity: true)
        work.changes.append(first)
        for level in (0..<levels.count).reversed() {
            guard work.changes.contains(where: \.isStructural) else {
                pass(level, nodes, &work)
                continue
            }
            while !decide(level, nodes, &work, tie) {
                // The finer levels are decided, and coarser ones hardly touched by looking farther.
                quarters[level] *= 2
                let coarsest = measure()
                survey(min(coarsest, level + 1)...(level + 1), nodes, &work)
            }
        }
        for change in work.changes where change.new != 0 {
            work.outcomes.append(
                RepairScratch.Outcome(
                    slot: change.slot, level: 0, parent: SeedNode.none, count: change.new))
        }
    }

    /// Says for each level how far from the site its points have to be known; returns the coarsest level for
    /// which that is farther than before.
    @discardableResult
    private mutating func measure() -> Int {
        var coarsest = levels.count + 1
        for level in (0...levels.count).reversed() {
            // A point's seed is within the radius of the level that absorbed it: what is known of a level
            // follows from what is known, that much farther out, of the one above.
            let own = level > 0 ? quarters[level - 1] * UInt64(levels.radii[level - 1]) / 4 : 0
            let forFiner = level < levels.count ? known[level + 1] + UInt64(levels.radii[level]) : 0
            let needed = max(own, forFiner)
            if needed != known[level] { coarsest = level }
            known[level] = needed
        }
        return coarsest
    }

    /// Lists the points near the site for some levels, of which the one above the first is known.
    private func survey(
        _ wanted: ClosedRange<Int>, _ nodes: Nodes, _ work: inout RepairScratch
    ) {
        for level in wanted {
            var near = work.near[level]
            work.near[level] = []
            near.removeAll(keepingCapacity: true)
            if level == 0 {
                surveyRoots(nodes, into: &near)
            } else {
                refine(work.near[level - 1], to: level, nodes, into: &near)
            }
            work.near[level] = near
        }
    }

    private func surveyRoots(_ nodes: Nodes, into near: inout [RepairScratch.Near]) {
        let limit = Self.square(known[0])
        var root = firstRoot
        while root != SeedNode.none {
            let node = nodes[Int(root)]
            if squaredDistance(node.x, node.y, x, y) <= limit {
                near.append(
                    RepairScratch.Near(
                        slot: root, x: node.x, y: node.y, count: node.count,
                        child: node.firstChild))
            }
            root = node.next
        }
    }

    /// Lists the points of a level from those of the one above and what they absorbed between the two.
    private func refine(
        _ coarser: [RepairScratch.Near], to level: Int, _ nodes: Nodes,
        into near: inout [RepairScratch.Near]
    ) {
        let limit = Self.square(known[level])
        // Farther out neither a point nor what it absorbed is near enough.
        let farthest = Self.square(known[level] + UInt64(levels.radii[level - 1]))
        for var entry in coarser {
            let distance = squaredDistance(entry.x, entry.y, x, y)
            if distance > farthest { continue }
            // Where the next child is known to be finer, its node is not looked at again.
            while entry.childLevel <= level, entry.child != SeedNode.none {
                let child = nodes[Int(entry.child)]
                guard child.level == level else {
                    entry.childLevel = UInt32(truncatingIfNeeded: child.level)
                    break
                }
                entry.count &-= child.count
                if squaredDistance(child.x, child.y, x, y) <= limit {
                    near.append(
                        RepairScratch.Near(
                            slot: entry.child, x: child.x, y: child.y, count: child.count,
                            child: child.firstChild))
                }
                entry.child = child.next
            }
            if distance <= limit { near.append(entry) }
        }
    }

    /// Beyond 2³² everything in the world is near.
    private static func square(_ distance: UInt64) -> UInt64 {
        distance >= 1 << 32 ? .max : distance * distance
    }

    /// Hands a change of members on to the level above where nothing else can change.
    private func pass(_ level: Int, _ nodes: Nodes, _ work: inout RepairScratch) {
        work.nextChanges.removeAll(keepingCapacity: true)
        for change in work.changes {
            let node = nodes[Int(change.slot)]
            let owner = node.level <= level ? change.slot : node.parent
            if owner != change.slot {
                work.outcomes.append(
                    RepairScratch.Outcome(
                        slot: change.slot, level: level + 1, parent: owner, count: change.new))
            }
            Self.add(change.new, change.old, to: owner, level, nodes, &work)
        }
        swap(&work.changes, &work.nextChanges)
    }

    /// Counts points into, and out of, a seed's cluster.
    private static func add(
        _ gained: UInt32, _ lost: UInt32, to owner: UInt32, _ level: Int, _ nodes: Nodes,
        _ work: inout RepairScratch, isNew: Bool = false
    ) {
        for place in work.nextChanges.indices where work.nextChanges[place].slot == owner {
            work.nextChanges[place].new = work.nextChanges[place].new &+ gained &- lost
            return
        }
        let old = isNew ? 0 : count(owner, level, nodes)
        work.nextChanges.append(
            RepairScratch.Change(slot: owner, old: old, new: old &+ gained &- lost))
    }

    /// Decides one level anew where it has to be; returns false if too little is known.
    ///
    /// All points are known up to some distance from the site, and seeds one radius farther. A point can
    /// be decided, and find its nearest seed, wherever it is known; only when it becomes a seed, or ceases to
    /// be one, all its neighbours have to be.
    private func decide(
        _ level: Int, _ nodes: Nodes, _ work: inout RepairScratch, _ tie: (UInt32) -> UInt64
    ) -> Bool {
        let radius = UInt64(levels.radii[level])
        let squared = radius * radius
        guard gather(level, nodes, &work) else { return false }
        var items = work.items
        var seeds = work.seeds
        work.items = []
        work.seeds = []
        defer {
            work.items = items
            work.seeds = seeds
        }
        let limit = known[level + 1]
        let isSettled = items.withUnsafeMutableBufferPointer { items in
            settle(
                items, &seeds, radius: radius, limit: limit, level: level, nodes: nodes, tie)
        }
        guard isSettled else { return false }
        work.nextChanges.removeAll(keepingCapacity: true)
        let changed = seeds.filter { items[$0].isSeed != items[$0].wasSeed }
        seeds.removeAll { !items[$0].isSeed }
        for place in items.indices where !items[place].isOuter {
            let item = items[place]
            let isAffected =
                !item.isGone && !item.isSeed
                && (item.isAdded || item.wasSeed
                    || changed.contains {
                        squaredDistance(items[$0].x, items[$0].y, item.x, item.y) <= squared
                    })
            guard item.isChanged || isAffected || item.isSeed != item.wasSeed else { continue }
            let oldOwner =
                item.isAdded
                ? SeedNode.none : item.wasSeed ? item.slot : nodes[Int(item.slot)].parent
            var owner = item.isGone ? SeedNode.none : item.isSeed ? item.slot : oldOwner
            if isAffected { owner = nearestSeed(to: item, items, seeds, squared) }
            guard item.isChanged || owner != oldOwner else { continue }
            if oldOwner != SeedNode.none {
                Self.add(0, item.old, to: oldOwner, level, nodes, &work)
            }
            if owner != SeedNode.none {
                let isNew = changed.contains { items[$0].slot == owner && items[$0].isSeed }
                Self.add(item.new, 0, to: owner, level, nodes, &work, isNew: isNew)
            }
            if owner != item.slot, owner != SeedNode.none {
                work.outcomes.append(
                    RepairScratch.Outcome(
                        slot: item.slot, level: level + 1, parent: owner, count: item.new))
            }
        }
        swap(&work.changes, &work.nextChanges)
        return true
    }

    /// Settles which points are seeds; returns false if too little is known.
    private func settle(
        _ items: UnsafeMutableBufferPointer<RepairScratch.Item>, _ seeds: inout [Int],
        radius: UInt64, limit: UInt64, level: Int, nodes: Nodes, _ tie: (UInt32) -> UInt64
    ) -> Bool {
        let squared = radius * radius
        let all = items.indices
        @inline(__always) func isNear(_ a: Int, _ b: Int) -> Bool {
            squaredDistance(items[a].x, items[a].y, items[b].x, items[b].y) <= squared
        }
        /// Whether all points within the radius of one are known.
        func isSurveyed(_ place: Int) -> Bool {
            if limit >= 1 << 32 { return true }
            guard limit >= radius else { return false }
            return squaredDistance(items[place].x, items[place].y, x, y)
                <= (limit - radius) * (limit - radius)
        }
        func key(_ place: Int) -> UInt64 {
            if items[place].key == 0 {
                items[place].key = SeedPriority.key(
                    x: items[place].x, y: items[place].y,
                    count: items[place].isOuter
                        ? Self.count(items[place].slot, level + 1, nodes) : items[place].new,
                    shift: levels.shifts[level])
            }
            return items[place].key
        }
        func precedes(_ a: Int, _ b: Int) -> Bool {
            let (keyA, keyB) = (key(a), key(b))
            if keyA != keyB { return keyA < keyB }
            if (items[a].x, items[a].y) != (items[b].x, items[b].y) {
                return Morton.precedes(items[a].x, items[a].y, items[b].x, items[b].y)
            }
            return Self.precedes(
                nodes[Int(items[a].slot)].handle, nodes[Int(items[b].slot)].handle, tie)
        }
        var open: [Int] = []
        func reopen(_ place: Int) {
            guard !items[place].isOpen, !items[place].isOuter, !items[place].isGone else { return }
            items[place].isOpen = true
            open.append(place)
        }
        for place in all where items[place].isChanged {
            let item = items[place]
            guard item.isAdded || item.isGone || !SeedPriority.isSameClass(item.old, item.new)
            else { continue }
            reopen(place)
            if item.isAdded || (item.isGone && !item.wasSeed) { continue }
            guard isSurveyed(place) else { return false }
            for near in all where isNear(place, near) { reopen(near) }
        }
        while !open.isEmpty {
            var best = 0
            for number in open.indices.dropFirst() where precedes(open[number], open[best]) {
                best = number
            }
            let next = open[best]
            open.swapAt(best, open.count - 1)
            open.removeLast()
            let isSeed = !seeds.contains { rival in
                items[rival].isSeed && rival != next && isNear(rival, next) && precedes(rival, next)
            }
            items[next].isSeed = isSeed
            guard isSeed != items[next].wasSeed else { continue }
            guard isSurveyed(next) else { return false }
            if isSeed { seeds.append(next) }
            for near in all where near != next && isNear(near, next) && precedes(next, near) {
                reopen(near)
            }
        }
        return true
    }

    private func nearestSeed(
        to item: RepairScratch.Item, _ items: [RepairScratch.Item], _ seeds: [Int],
        _ squared: UInt64
    ) -> UInt32 {
        var best = (distance: UInt64.max, place: -1)
        for rival in seeds {
            let distance = squaredDistance(items[rival].x, items[rival].y, item.x, item.y)
            guard distance <= squared, distance <= best.distance else { continue }
            if distance == best.distance,
                (items[best.place].x, items[best.place].y) <= (items[rival].x, items[rival].y)
            {
                continue
            }
            best = (distance, rival)
        }
        return best.place < 0 ? SeedNode.none : items[best.place].slot
    }

    /// Returns the number of points of a seed's cluster at a level.
    private static func count(_ slot: UInt32, _ level: Int, _ nodes: Nodes) -> UInt32 {
        var count = nodes[Int(slot)].count
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            count &-= nodes[Int(child)].count
            child = nodes[Int(child)].next
        }
        return count
    }

    /// Makes the list of the points that a level chooses its seeds from, before and after.
    private func gather(_ level: Int, _ nodes: Nodes, _ work: inout RepairScratch) -> Bool {
        work.items.removeAll(keepingCapacity: true)
        work.seeds.removeAll(keepingCapacity: true)
        for near in work.near[level + 1] {
            let wasSeed = nodes[Int(near.slot)].level <= level
            if wasSeed { work.seeds.append(work.items.count) }
            work.items.append(
                RepairScratch.Item(
                    slot: near.slot, x: near.x, y: near.y, old: near.count, new: near.count,
                    wasSeed: wasSeed, isSeed: wasSeed))
        }
        let inside = Self.square(known[level + 1])
        let outside = Self.square(known[level + 1] + UInt64(levels.radii[level]))
        for near in work.near[level] {
            let distance = squaredDistance(near.x, near.y, x, y)
            guard distance > inside, distance <= outside else { continue }
            work.seeds.append(work.items.count)
            work.items.append(
                RepairScratch.Item(
                    slot: near.slot, x: near.x, y: near.y, old: 1, new: 1, wasSeed: true,
                    isSeed: true, isOuter: true))
        }
        for change in work.changes {
            let place: Int
            if change.old == 0 {
                let node = nodes[Int(change.slot)]
                place = work.items.count
                work.items.append(
                    RepairScratch.Item(
                        slot: change.slot, x: node.x, y: node.y, old: 0, new: change.new))
            } else {
                guard
                    let found = work.items.firstIndex(where: {
                        $0.slot == change.slot && !$0.isOuter
                    })
                else { return false }
                place = found
            }
            work.items[place].new = change.new
            work.items[place].isChanged = true
            if change.new == 0 { work.items[place].isSeed = false }
        }
        return true
    }
}
