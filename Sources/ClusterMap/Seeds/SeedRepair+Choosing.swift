/// Levels that have to be decided anew: which points are seeds there, and to which seed each other point goes.
///
/// BOUNDS: slots are those of changes and of listed points, both in `nodes`; places in `near` stay inside the
/// levels' parts of it, and places in `items` and `seeds` below their counts.
extension SeedRepair {
    /// Decides one level anew where it has to be; returns how far it has to look if too little is known.
    ///
    /// All points are known up to some distance from the site, and seeds one radius farther. A point can
    /// be decided, and find its nearest seed, wherever it is known; only when it becomes a seed, or ceases to
    /// be one, all its neighbors have to be.
    mutating func decide(_ level: Int) -> UInt64? {
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
