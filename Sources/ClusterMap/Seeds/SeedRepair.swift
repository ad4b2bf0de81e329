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

    /// Decides all levels; returns false if more of the surroundings has to be known.
    ///
    /// - Parameter factor: How many radii of a level to look around.
    mutating func decide(
        _ nodes: Nodes, _ work: inout RepairScratch, factor: UInt64, _ tie: (UInt32) -> UInt64
    ) -> Bool {
        survey(nodes, &work, factor: factor)
        work.outcomes.removeAll(keepingCapacity: true)
        work.changes.removeAll(keepingCapacity: true)
        work.changes.append(first)
        for level in (0..<levels.count).reversed() {
            if work.changes.contains(where: \.isStructural) {
                guard decide(level, nodes, &work, tie) else { return false }
            } else {
                pass(level, nodes, &work)
            }
        }
        for change in work.changes where change.new != 0 {
            work.outcomes.append(
                RepairScratch.Outcome(
                    slot: change.slot, level: 0, parent: SeedNode.none, count: change.new))
        }
        return true
    }

    /// Lists, for each level from the coarsest, the points near the site.
    private mutating func survey(_ nodes: Nodes, _ work: inout RepairScratch, factor: UInt64) {
        let count = levels.count
        if known.isEmpty { known = [UInt64](repeating: 0, count: count + 1) }
        // A point's seed is within the radius of the level that absorbed it: what is known of a level
        // follows from what is known, that much farther out, of the one above.
        known[count] = factor * UInt64(levels.radii[count - 1])
        for level in (0..<count).reversed() {
            let radius = UInt64(levels.radii[level])
            let own = level > 0 ? factor * UInt64(levels.radii[level - 1]) : 0
            known[level] = max(own, known[level + 1] + radius)
        }
        while work.near.count <= count { work.near.append([]) }
        for level in 0...count { work.near[level].removeAll(keepingCapacity: true) }
        var limit = Self.square(known[0])
        var root = firstRoot
        while root != SeedNode.none {
            let node = nodes[Int(root)]
            if squaredDistance(node.x, node.y, x, y) <= limit {
                work.near[0].append(
                    RepairScratch.Near(
                        slot: root, x: node.x, y: node.y, count: node.count,
                        child: node.firstChild))
            }
            root = node.next
        }
        for level in 0..<count {
            if work.near[level].isEmpty { break }
            limit = Self.square(known[level + 1])
            var finer = work.near[level + 1]
            work.near[level + 1] = []
            for var entry in work.near[level] {
                while entry.child != SeedNode.none {
                    let child = nodes[Int(entry.child)]
                    guard child.level == level + 1 else { break }
                    entry.count &-= child.count
                    if squaredDistance(child.x, child.y, x, y) <= limit {
                        finer.append(
                            RepairScratch.Near(
                                slot: entry.child, x: child.x, y: child.y, count: child.count,
                                child: child.firstChild))
                    }
                    entry.child = child.next
                }
                if squaredDistance(entry.x, entry.y, x, y) <= limit { finer.append(entry) }
            }
            work.near[level + 1] = finer
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
        var old: UInt32 = 0
        if !isNew {
            let node = nodes[Int(owner)]
            old = node.count
            var child = node.firstChild
            while child != SeedNode.none, nodes[Int(child)].level <= level {
                old &-= nodes[Int(child)].count
                child = nodes[Int(child)].next
            }
        }
        work.nextChanges.append(
            RepairScratch.Change(slot: owner, old: old, new: old &+ gained &- lost))
    }

    /// Decides one level anew where it has to be; returns false if too little is known.
    private func decide(
        _ level: Int, _ nodes: Nodes, _ work: inout RepairScratch, _ tie: (UInt32) -> UInt64
    ) -> Bool {
        let radius = UInt64(levels.radii[level])
        let squared = radius * radius
        guard gather(level, nodes, &work) else { return false }
        var items = work.items
        work.items = []
        defer { work.items = items }
        @inline(__always) func isNear(_ a: Int, _ b: Int) -> Bool {
            squaredDistance(items[a].x, items[a].y, items[b].x, items[b].y) <= squared
        }
        /// Whether all points within the radius of one are known.
        func isSurveyed(_ place: Int) -> Bool {
            let limit = known[level + 1]
            if limit >= 1 << 32 { return true }
            guard limit >= radius else { return false }
            return squaredDistance(items[place].x, items[place].y, x, y)
                <= (limit - radius) * (limit - radius)
        }
        @inline(__always) func precedes(_ a: Int, _ b: Int) -> Bool {
            if items[a].key != items[b].key { return items[a].key < items[b].key }
            if items[a].y != items[b].y { return items[a].y < items[b].y }
            return Self.precedes(
                nodes[Int(items[a].slot)].handle, nodes[Int(items[b].slot)].handle, tie)
        }
        let all = items.indices
        for place in all {
            let item = items[place]
            guard item.isChanged,
                item.isAdded || item.isGone
                    || !SeedPriority.isSameClass(item.old, item.new)
            else { continue }
            if !item.isGone { items[place].isOpen = true }
            if item.isAdded || (item.isGone && !item.wasSeed) { continue }
            guard isSurveyed(place) else { return false }
            for near in all where !items[near].isGone && isNear(place, near) {
                items[near].isOpen = true
            }
        }
        while true {
            var next = -1
            for place in all where items[place].isOpen && !items[place].isDone {
                if next < 0 || precedes(place, next) { next = place }
            }
            guard next >= 0 else { break }
            guard isSurveyed(next) else { return false }
            items[next].isDone = true
            let isSeed = !all.contains { rival in
                items[rival].isSeed && rival != next && isNear(rival, next) && precedes(rival, next)
            }
            items[next].isSeed = isSeed
            if isSeed != items[next].wasSeed {
                for near in all
                where near != next && !items[near].isGone && !items[near].isDone
                    && isNear(near, next) && precedes(next, near)
                {
                    items[near].isOpen = true
                }
            }
        }
        work.nextChanges.removeAll(keepingCapacity: true)
        for place in all {
            let item = items[place]
            let node = nodes[Int(item.slot)]
            let oldOwner =
                item.isAdded ? SeedNode.none : item.wasSeed ? item.slot : node.parent
            var owner = item.isGone ? SeedNode.none : item.isSeed ? item.slot : oldOwner
            let mayChange =
                !item.isGone && !item.isSeed
                && (item.isAdded || item.wasSeed
                    || all.contains {
                        items[$0].isSeed != items[$0].wasSeed && isNear($0, place)
                    })
            if mayChange {
                guard isSurveyed(place) else { return false }
                owner = nearestSeed(to: place, items, squared)
            }
            guard item.isChanged || owner != oldOwner else { continue }
            if oldOwner != SeedNode.none {
                Self.add(0, item.old, to: oldOwner, level, nodes, &work)
            }
            if owner != SeedNode.none {
                let isNewSeed = owner == item.slot && !item.wasSeed
                let ownerIsNew =
                    isNewSeed || all.contains { items[$0].slot == owner && !items[$0].wasSeed }
                Self.add(item.new, 0, to: owner, level, nodes, &work, isNew: ownerIsNew)
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

    private func nearestSeed(
        to place: Int, _ items: [RepairScratch.Item], _ squared: UInt64
    ) -> UInt32 {
        var best = (distance: UInt64.max, place: -1)
        for rival in items.indices where items[rival].isSeed {
            let distance = squaredDistance(
                items[rival].x, items[rival].y, items[place].x, items[place].y)
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

    /// Makes the list of the points that a level chooses its seeds from, before and after.
    private func gather(_ level: Int, _ nodes: Nodes, _ work: inout RepairScratch) -> Bool {
        let shift = levels.shifts[level]
        work.items.removeAll(keepingCapacity: true)
        for near in work.near[level + 1] {
            let wasSeed = nodes[Int(near.slot)].level <= level
            work.items.append(
                RepairScratch.Item(
                    slot: near.slot, x: near.x, y: near.y, old: near.count, new: near.count,
                    wasSeed: wasSeed, isSeed: wasSeed,
                    key: SeedPriority.key(x: near.x, y: near.y, count: near.count, shift: shift)))
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
                guard let found = work.items.firstIndex(where: { $0.slot == change.slot }) else {
                    return false
                }
                place = found
            }
            work.items[place].new = change.new
            work.items[place].isChanged = true
            if change.new == 0 {
                work.items[place].isSeed = false
            } else {
                work.items[place].key = SeedPriority.key(
                    x: work.items[place].x, y: work.items[place].y, count: change.new, shift: shift)
            }
        }
        return true
    }
}
