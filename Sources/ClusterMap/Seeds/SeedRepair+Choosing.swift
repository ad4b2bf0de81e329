/// Levels that have to be decided anew: which points are seeds there, and to which seed each other point goes.
///
/// BOUNDS: slots are those of changes and of listed points, both in `nodes`; places in `near` stay inside the
/// levels' parts of it, places in `items` below their count, and numbers of groups below theirs.
extension SeedRepair {
    /// Decides one level anew where it has to be; returns how far the level's old seeds have to be known if they are
    /// not.
    ///
    /// What is looked at follows the change, not a disc around the site: where many points are within the radius,
    /// most of them keep their seeds, and groups of those are never opened.
    mutating func decide(_ level: Int) -> UInt64? {
        gather(level)
        if let missing = findChanged(level) { return missing }
        if let missing = settle(level) { return missing }
        let squared = UInt64(levels.radii[level]) * UInt64(levels.radii[level])
        work.nextChanges.removeAll()
        for number in 0..<work.listed.count {
            let place = Int(work.listed[number])
            let item = work.items[place]
            // Who is no seed and has one near that came or went; who came or ceased to be a seed is such, too.
            let isAffected =
                !item.isGone && !item.isSeed && (item.isMet || item.isAdded || item.wasSeed)
            guard item.isChanged || isAffected || item.isSeed != item.wasSeed else { continue }
            let oldOwner =
                unsafe item.isAdded
                ? SeedNode.none : item.wasSeed ? item.slot : nodes[Int(item.slot)].parent
            var owner = item.isGone ? SeedNode.none : item.isSeed ? item.slot : oldOwner
            var isNew = item.isSeed && !item.wasSeed
            if isAffected {
                let nearest = nearestSeed(to: place, squared)
                owner = nearest < 0 ? SeedNode.none : work.items[nearest].slot
                isNew = nearest >= 0 && !work.items[nearest].wasSeed
            }
            guard item.isChanged || owner != oldOwner else { continue }
            if oldOwner != SeedNode.none { add(0, item.old, to: oldOwner, level) }
            if owner != SeedNode.none { add(item.new, 0, to: owner, level, isNew: isNew) }
            if owner != item.slot, owner != SeedNode.none {
                note(item.slot, level + 1, owner, item.new)
            }
        }
        swap(&work.changes, &work.nextChanges)
        return nil
    }

    /// Lists the old seeds of a level that are known, as groups that are not open yet.
    private mutating func gather(_ level: Int) {
        work.items.removeAll()
        work.groups.removeAll()
        work.beside.removeAll()
        work.listed.removeAll()
        work.risen.removeAll()
        var (items, groups) = (work.items, work.groups)
        for place in work.starts[level]..<work.starts[level + 1] {
            let entry = work.near[place]
            items.append(
                RepairScratch.Item(
                    slot: entry.slot, x: entry.x, y: entry.y, old: 1, new: 1,
                    group: Int32(truncatingIfNeeded: groups.count), wasSeed: true, isSeed: true,
                    isCounted: false))
            groups.append(RepairScratch.Group(child: entry.child, count: entry.count))
        }
        (work.items, work.groups) = (items, groups)
    }

    /// Lists the points whose clusters changed, one level below; returns how far old seeds have to be known if they
    /// are not.
    private mutating func findChanged(_ level: Int) -> UInt64? {
        // Those that come stand behind the old seeds, before all members of groups.
        for number in 0..<work.changes.count where work.changes[number].old == 0 {
            let change = work.changes[number]
            let node = unsafe nodes[Int(change.slot)]
            work.items.append(
                RepairScratch.Item(
                    slot: change.slot, x: node.x, y: node.y, old: 0, new: change.new, group: -1))
        }
        work.newcomers = work.groups.count..<work.items.count
        for place in work.newcomers {
            work.items[place].isChanged = true
            list(place)
        }
        for number in 0..<work.changes.count where work.changes[number].old != 0 {
            let change = work.changes[number]
            let node = unsafe nodes[Int(change.slot)]
            let owner = node.level <= level ? change.slot : node.parent
            var group = 0
            while group < work.groups.count, work.items[group].slot != owner { group += 1 }
            if group == work.groups.count {
                let seed = unsafe nodes[Int(owner)]
                return min(distance(seed.x, seed.y), Self.everywhere)
            }
            if !work.groups[group].isOpen { open(group, level) }
            var place = group
            if owner != change.slot {
                place = Int(work.groups[group].first)
                while work.items[place].slot != change.slot { place += 1 }
            }
            work.items[place].new = change.new
            work.items[place].isChanged = true
            if change.new == 0 { work.items[place].isSeed = false }
            list(place)
        }
        return nil
    }

    /// Lists an item as one whose seed may be another.
    @inline(__always)
    mutating func list(_ place: Int) {
        if work.items[place].isListed { return }
        work.items[place].isListed = true
        work.listed.append(Int32(truncatingIfNeeded: place))
    }

    /// Lists the members of an old seed, and the old seeds that can be within the radius of one of them.
    mutating func open(_ group: Int, _ level: Int) {
        let nodes = unsafe self.nodes
        let (squared, reached) = (Self.square(UInt64(levels.radii[level])), work.groups.count)
        var items = work.items
        var rest = work.groups[group].count
        var child = work.groups[group].child
        work.groups[group].first = Int32(truncatingIfNeeded: items.count)
        while child != SeedNode.none {
            let node = unsafe nodes[Int(child)]
            guard node.level == level + 1 else { break }
            items.append(
                RepairScratch.Item(
                    slot: child, x: node.x, y: node.y, old: node.count, new: node.count,
                    group: Int32(truncatingIfNeeded: group)))
            rest &-= node.count
            child = node.next
        }
        items[group].old = rest
        items[group].new = rest
        items[group].isCounted = true
        work.groups[group].end = Int32(truncatingIfNeeded: items.count)
        work.groups[group].isOpen = true
        work.items = items
        // A member is within the radius of its seed: what is as near to it is within twice of that.
        let (x, y) = (items[group].x, items[group].y)
        work.groups[group].firstBeside = Int32(truncatingIfNeeded: work.beside.count)
        for other in 0..<reached
        where squaredDistance(items[other].x, items[other].y, x, y) <= 4 &* squared {
            work.beside.append(Int32(truncatingIfNeeded: other))
        }
        work.groups[group].endBeside = Int32(truncatingIfNeeded: work.beside.count)
    }

    /// Returns the place of the nearest seed of an item; negative if it has none within the radius.
    private func nearestSeed(to place: Int, _ squared: UInt64) -> Int {
        let (items, beside, risen) = (work.items, work.beside, work.risen)
        let item = items[place]
        var (nearest, best) = (UInt64.max, -1)
        @inline(__always) func look(at place: Int) {
            let rival = items[place]
            let distance = squaredDistance(rival.x, rival.y, item.x, item.y)
            guard rival.isSeed, distance <= squared, distance <= nearest else { return }
            if best >= 0, distance == nearest,
                (items[best].x, items[best].y) <= (rival.x, rival.y)
            {
                return
            }
            (nearest, best) = (distance, place)
        }
        if item.group < 0 {
            for group in 0..<work.groups.count { look(at: group) }
        } else if items[Int(item.group)].isSeed {
            // No other old seed is nearer than its own.
            look(at: Int(item.group))
        } else {
            let group = work.groups[Int(item.group)]
            for number in group.firstBeside..<group.endBeside {
                look(at: Int(beside[Int(number)]))
            }
        }
        for number in 0..<risen.count { look(at: Int(risen[number])) }
        return best
    }
}
