/// Follows one change through the levels and says where points end up; writes nothing to the forest.
///
/// What is near the site is listed from the coarsest level to the finest, at first as little as most levels
/// need: one radius around. A level at which more has to be known says so, and lists the coarser levels again.
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
        survey(0...levels.count)
        let spot = spot(first)
        work.changes.append(spot?.change ?? first)
        for level in (0..<levels.count).reversed() {
            isFinest = level == levels.count - 1
            guard let need = carry(level) else { continue }
            lookFarther(level, need)
            while let missing = decide(level) {
                // By steps of some size: a level that goes on changing is decided anew a few times only.
                let step = UInt64(levels.radii[level]) / 2
                lookFarther(level, max(missing, work.known[level + 1] + step))
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

    /// Returns what a point that comes or goes does to others of its place; nil if there are none.
    private func spot(
        _ first: RepairScratch.Change
    ) -> (spot: RepairScratch.SpotChange, change: RepairScratch.Change)? {
        let near = work.near
        for place in work.starts[levels.count]..<work.starts[levels.count + 1] {
            let entry = near[place]
            guard (entry.x, entry.y) == (x, y) else { continue }
            if first.new == 0, entry.count == 1 { return nil }
            let change = RepairScratch.Change(
                slot: entry.slot, old: entry.count, new: entry.count &+ first.new &- first.old)
            return first.new == 0
                ? (.leaves(leader: entry.slot, slot: first.slot), change)
                : (.joins(leader: entry.slot, slot: first.slot), change)
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
    }

    /// Makes all points known up to a distance that a level has to choose from.
    mutating func lookFarther(_ level: Int, _ distance: UInt64) {
        guard work.known[level + 1] < distance else { return }
        work.known[level + 1] = distance
        var coarsest = level + 1
        while coarsest > 0 {
            let needed = work.known[coarsest] + UInt64(levels.radii[coarsest - 1])
            if work.known[coarsest - 1] >= needed { break }
            coarsest -= 1
            work.known[coarsest] = needed
        }
        survey(coarsest...(level + 1))
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
    private static func square(_ distance: UInt64) -> UInt64 {
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

    private func countByList(_ slot: UInt32, _ level: Int) -> UInt32 {
        var count = unsafe nodes[Int(slot)].count
        var child = unsafe nodes[Int(slot)].firstChild
        while child != SeedNode.none, unsafe nodes[Int(child)].level <= level {
            unsafe count &-= nodes[Int(child)].count
            child = unsafe nodes[Int(child)].next
        }
        return count
    }

    // MARK: Choosing seeds

    /// Decides one level anew where it has to be; returns how far it has to look if too little is known.
    ///
    /// All points are known up to some distance from the site, and seeds one radius farther. A point can
    /// be decided, and find its nearest seed, wherever it is known; only when it becomes a seed, or ceases to
    /// be one, all its neighbors have to be.
    private mutating func decide(_ level: Int) -> UInt64? {
        let radius = UInt64(levels.radii[level])
        let squared = radius * radius
        if let missing = gather(level) { return missing }

        if let missing = settle(level, radius) { return missing }
        work.nextChanges.removeAll()
        let (items, seeds, turned) = (work.items, work.seeds, work.turned)
        for place in 0..<items.count where !items[place].isOuter {
            let item = items[place]
            var isAffected = false
            if !item.isGone, !item.isSeed {
                isAffected = item.isAdded || item.wasSeed
                var number = 0
                while !isAffected, number < turned.count {
                    let other = items[Int(turned[number])]
                    isAffected = squaredDistance(other.x, other.y, item.x, item.y) <= squared
                    number += 1
                }
            }
            guard item.isChanged || isAffected || item.isSeed != item.wasSeed else { continue }
            let oldOwner =
                unsafe item.isAdded
                ? SeedNode.none : item.wasSeed ? item.slot : nodes[Int(item.slot)].parent
            var owner = item.isGone ? SeedNode.none : item.isSeed ? item.slot : oldOwner
            if isAffected { owner = nearestSeed(to: item, items, seeds, squared) }
            guard item.isChanged || owner != oldOwner else { continue }
            if oldOwner != SeedNode.none { add(0, item.old, to: oldOwner, level) }
            if owner != SeedNode.none {
                var isNew = false
                for number in 0..<turned.count {
                    let other = items[Int(turned[number])]
                    if other.slot == owner, other.isSeed { isNew = true }
                }
                add(item.new, 0, to: owner, level, isNew: isNew)
            }
            if owner != item.slot, owner != SeedNode.none {
                note(item.slot, level + 1, owner, item.new)
            }
        }
        swap(&work.changes, &work.nextChanges)
        return nil
    }

    /// Makes the list of the points that a level chooses its seeds from, before and after; returns how far it
    /// has to look if too little is known.
    private mutating func gather(_ level: Int) -> UInt64? {
        var (items, seeds) = (work.items, work.seeds)
        defer { (work.items, work.seeds) = (items, seeds) }
        items.removeAll()
        seeds.removeAll()
        let (near, starts) = (work.near, work.starts)
        for place in starts[level + 1]..<starts[level + 2] {
            let entry = near[place]
            let wasSeed = Int(entry.level) <= level
            if wasSeed { seeds.append(Int32(truncatingIfNeeded: items.count)) }
            items.append(
                RepairScratch.Item(
                    slot: entry.slot, x: entry.x, y: entry.y, old: entry.count, new: entry.count,
                    wasSeed: wasSeed, isSeed: wasSeed))
        }
        let inside = Self.square(work.known[level + 1])
        let outside = Self.square(work.known[level + 1] + UInt64(levels.radii[level]))
        for place in starts[level]..<starts[level + 1] {
            let entry = near[place]
            let distance = squaredDistance(entry.x, entry.y, x, y)
            guard distance > inside, distance <= outside else { continue }
            seeds.append(Int32(truncatingIfNeeded: items.count))
            items.append(
                RepairScratch.Item(
                    slot: entry.slot, x: entry.x, y: entry.y, old: 1, new: 1, wasSeed: true,
                    isSeed: true, isOuter: true))
        }
        for number in 0..<work.changes.count {
            let change = work.changes[number]
            var place = 0
            if change.old == 0 {
                let node = unsafe nodes[Int(change.slot)]
                place = items.count
                items.append(
                    RepairScratch.Item(
                        slot: change.slot, x: node.x, y: node.y, old: 0, new: change.new))
            } else {
                while place < items.count,
                    items[place].slot != change.slot || items[place].isOuter
                { place += 1 }
                if place == items.count {
                    let node = unsafe nodes[Int(change.slot)]
                    return min(distance(node.x, node.y), Self.everywhere)
                }
            }
            items[place].new = change.new
            items[place].isChanged = true
            if change.new == 0 { items[place].isSeed = false }
        }
        return nil
    }

    /// Settles which points are seeds; returns how far it has to look if too little is known.
    private mutating func settle(_ level: Int, _ radius: UInt64) -> UInt64? {
        let squared = radius * radius
        let limit = work.known[level + 1]
        let items = work.items
        var (seeds, open, turned) = (work.seeds, work.open, work.turned)
        defer { (work.seeds, work.open, work.turned) = (seeds, open, turned) }
        open.removeAll()
        turned.removeAll()
        @inline(__always) func isNear(_ a: Int, _ b: Int) -> Bool {
            squaredDistance(items[a].x, items[a].y, items[b].x, items[b].y) <= squared
        }
        /// How far to look so that all points within the radius of one are known; nil if they are.
        func missing(_ place: Int) -> UInt64? {
            if limit >= Self.everywhere { return nil }
            let far = squaredDistance(items[place].x, items[place].y, x, y)
            if limit >= radius, far <= (limit - radius) * (limit - radius) { return nil }
            return min(radius + distance(items[place].x, items[place].y), Self.everywhere)
        }
        @inline(__always) func reopen(_ place: Int) {
            guard !items[place].isOpen, !items[place].isOuter, !items[place].isGone else { return }
            items[place].isOpen = true
            open.append(
                RepairScratch.Open(
                    key: key(place, items, level), place: Int32(truncatingIfNeeded: place)))
            var hole = open.count &- 1
            while hole > 0, isBefore(hole, (hole &- 1) / 2) {
                (open[hole], open[(hole &- 1) / 2]) = (open[(hole &- 1) / 2], open[hole])
                hole = (hole &- 1) / 2
            }
        }
        @inline(__always) func isBefore(_ a: Int, _ b: Int) -> Bool {
            let (one, other) = (open[a], open[b])
            return one.key < other.key
                || one.key == other.key
                    && precedes(Int(one.place), Int(other.place), items, level)
        }
        /// Takes the one that goes first out of the heap.
        func takeFirst() -> Int {
            let first = Int(open[0].place)
            open[0] = open[open.count &- 1]
            open.removeLast()
            var hole = 0
            while true {
                var least = hole
                let child = 2 &* hole &+ 1
                if child < open.count, isBefore(child, least) { least = child }
                if child &+ 1 < open.count, isBefore(child &+ 1, least) { least = child &+ 1 }
                if least == hole { return first }
                (open[hole], open[least]) = (open[least], open[hole])
                hole = least
            }
        }
        for place in 0..<items.count where items[place].isChanged {
            let item = items[place]
            guard
                item.isAdded || item.isGone
                    || !(isFinest || SeedPriority.isSameClass(item.old, item.new))
            else { continue }
            reopen(place)
            // Only what blocks others no more, or less, lets them be seeds.
            if item.isAdded || !item.wasSeed || item.new > item.old { continue }
            if let missing = missing(place) { return missing }
            for near in 0..<items.count where isNear(place, near) { reopen(near) }
        }
        while open.count > 0 {
            let next = takeFirst()
            var isSeed = true
            for number in 0..<seeds.count {
                let rival = Int(seeds[number])
                if items[rival].isSeed, rival != next, isNear(rival, next),
                    precedes(rival, next, items, level)
                {
                    isSeed = false
                    break
                }
            }
            items[next].isSeed = isSeed
            guard isSeed != items[next].wasSeed else { continue }
            if let missing = missing(next) { return missing }
            if isSeed { seeds.append(Int32(truncatingIfNeeded: next)) }
            for near in 0..<items.count
            // Whom another seed blocks that did not block it before, is what it was.
            where near != next && !items[near].isOpen && items[near].isSeed == isSeed
                && isNear(near, next) && precedes(next, near, items, level)
            {
                reopen(near)
            }
        }
        // Those that are no seeds any more stand in `seeds`, too.
        var kept = 0
        for number in 0..<seeds.count {
            let place = seeds[number]
            if items[Int(place)].isSeed != items[Int(place)].wasSeed { turned.append(place) }
            if items[Int(place)].isSeed {
                seeds[kept] = place
                kept += 1
            }
        }
        seeds.truncate(to: kept)
        return nil
    }

    /// The priority of an item; asked for once.
    @inline(__always)
    private func key(
        _ place: Int, _ items: RepairScratch.List<RepairScratch.Item>, _ level: Int
    ) -> UInt64 {
        let known = items[place].key
        return known != 0 ? known : newKey(place, items, level)
    }

    private func newKey(
        _ place: Int, _ items: RepairScratch.List<RepairScratch.Item>, _ level: Int
    ) -> UInt64 {
        let item = items[place]
        let key = SeedPriority.key(
            x: item.x, y: item.y,
            count: isFinest ? 1 : item.isOuter ? countByList(item.slot, level + 1) : item.new)
        items[place].key = key
        return key
    }

    private func precedes(
        _ a: Int, _ b: Int, _ items: RepairScratch.List<RepairScratch.Item>, _ level: Int
    ) -> Bool {
        let (keyA, keyB) = (key(a, items, level), key(b, items, level))
        if keyA != keyB { return keyA < keyB }
        let (one, other) = (items[a], items[b])
        if (one.x, one.y) != (other.x, other.y) {
            return Morton.precedes(one.x, one.y, other.x, other.y)
        }
        return unsafe Self.precedes(
            nodes[Int(one.slot)].handle, nodes[Int(other.slot)].handle, tie)
    }

    private func nearestSeed(
        to item: RepairScratch.Item, _ items: RepairScratch.List<RepairScratch.Item>,
        _ seeds: RepairScratch.List<Int32>, _ squared: UInt64
    ) -> UInt32 {
        var (nearest, best) = (UInt64.max, -1)
        for number in 0..<seeds.count {
            let place = Int(seeds[number])
            let rival = items[place]
            let distance = squaredDistance(rival.x, rival.y, item.x, item.y)
            guard distance <= squared, distance <= nearest else { continue }
            if best >= 0, distance == nearest,
                (items[best].x, items[best].y) <= (rival.x, rival.y)
            {
                continue
            }
            (nearest, best) = (distance, place)
        }
        return best < 0 ? SeedNode.none : items[best].slot
    }
}
