/// Levels at which a change makes nobody a seed and nobody cease to be one: most of them.
///
/// Seeds are those points that no seed of higher priority has near. With given priorities only one set of seeds
/// is such. So it is enough to see that the old ones still are, where something changed.
///
/// BOUNDS: slots are those of changes and of listed points, both in `nodes`; places in `near` stay inside the
/// levels' parts of it, and places in `changes` below its count.
extension SeedRepair {
    /// Hands what changed on to the level above if each point keeps its seed, but for those that come or go.
    ///
    /// - Returns: Nil if so. Else how far around the site the level has to be known to be decided anew.
    mutating func carry(_ level: Int) -> UInt64? {
        work.owners.removeAll()
        let newcomers = work.newcomerCount
        for place in 0..<work.changes.count {
            let change = work.changes[place]
            let node = unsafe nodes[Int(change.slot)]
            if change.old == 0 {
                // Two that come could be near each other.
                guard newcomers == 1 else { return need(level) }
                if isFinest {
                    let (nearest, isBlocked) = nearestSeed(to: change, node, level)
                    if let nearest {
                        guard isBlocked else { return need(level) }
                        work.owners.append(nearest)
                        continue
                    }
                }
                lookFarther(level, reach(level, of: node))
                guard let owner = ownerOfNewcomer(change, node, level) else { return need(level) }
                work.owners.append(owner)
                continue
            }
            let wasSeed = node.level <= level
            if isStructural(change), change.new == 0 || (change.new > change.old) != wasSeed {
                // What goes, and was no seed, is missed by nobody; nor is one that was a seed and only gained.
                if wasSeed || change.new != 0 {
                    if change.new == 0, hasAbsorbed(change.slot, level) { return need(level) }
                    lookFarther(level, reach(level, of: node))
                    guard staysAsItIs(change, node, wasSeed, level) else { return need(level) }
                }
            }
            work.owners.append(wasSeed ? change.slot : node.parent)
        }
        work.nextChanges.removeAll()
        for place in 0..<work.changes.count {
            let (change, owner) = (work.changes[place], work.owners[place])
            if owner != change.slot, change.new != 0 {
                note(change.slot, level + 1, owner, change.new)
            }
            let isNew = change.old == 0 && owner == change.slot
            add(change.new, change.old, to: owner, level, isNew: isNew)
        }
        swap(&work.changes, &work.nextChanges)
        return nil
    }

    /// How far around the site all points have to be known so that those within the radius of one are.
    private func reach(_ level: Int, of node: SeedNode) -> UInt64 {
        min(UInt64(levels.radii[level]) + distance(node.x, node.y), Self.everywhere)
    }

    /// The number of points of a cluster one level below, as it is after the change; 0 if it is gone.
    @inline(__always)
    private func newCount(_ slot: UInt32, _ count: UInt32) -> UInt32 {
        let changes = work.changes
        for place in 0..<changes.count where changes[place].slot == slot {
            return changes[place].new
        }
        return count
    }

    /// Whether a seed absorbed a point at a level that is still there.
    private func hasAbsorbed(_ slot: UInt32, _ level: Int) -> Bool {
        var child = unsafe nodes[Int(slot)].firstChild
        while child != SeedNode.none {
            let node = unsafe nodes[Int(child)]
            if node.level > level + 1 { return false }
            if node.level == level + 1, newCount(child, node.count) != 0 { return true }
            child = node.next
        }
        return false
    }

    /// Returns the nearest seed of the finest level that is near a point that comes, and whether one of them goes before
    /// it.
    ///
    /// If so, that settles it: there is no need to list the places around.
    private func nearestSeed(
        to change: RepairScratch.Change, _ node: SeedNode, _ level: Int
    ) -> (slot: UInt32?, isBlocked: Bool) {
        let squared = Self.square(UInt64(levels.radii[level]))
        let near = work.near
        var (nearest, best, isBlocked) = (UInt64.max, -1, false)
        for place in work.starts[level]..<work.starts[level + 1] {
            let entry = near[place]
            let distance = squaredDistance(entry.x, entry.y, node.x, node.y)
            guard distance <= squared else { continue }
            if !isBlocked {
                isBlocked = precedes(
                    entry.slot, entry.x, entry.y, 1, change.slot, node.x, node.y, 1)
            }
            let isFirst = best < 0 || (entry.x, entry.y) < (near[best].x, near[best].y)
            if distance < nearest || distance == nearest && isFirst {
                (nearest, best) = (distance, place)
            }
        }
        return (best < 0 ? nil : near[best].slot, isBlocked)
    }

    /// Returns who absorbs a point that comes: itself if it is all alone; nil if that is for `decide` to say.
    private func ownerOfNewcomer(
        _ change: RepairScratch.Change, _ node: SeedNode, _ level: Int
    ) -> UInt32? {
        let squared = UInt64(levels.radii[level]) * UInt64(levels.radii[level])
        let near = work.near
        var (nearest, best, isBlocked, isAlone) = (UInt64.max, -1, false, true)
        for place in work.starts[level + 1]..<work.starts[level + 2] {
            let entry = near[place]
            let distance = squaredDistance(entry.x, entry.y, node.x, node.y)
            guard distance <= squared else { continue }
            let count = newCount(entry.slot, entry.count)
            if count == 0 { continue }
            isAlone = false
            guard Int(entry.level) <= level else { continue }
            if !isBlocked {
                isBlocked = precedes(
                    entry.slot, entry.x, entry.y, count, change.slot, node.x, node.y, change.new)
            }
            if best >= 0, distance > nearest { continue }
            if best >= 0, distance == nearest,
                (near[best].x, near[best].y) <= (entry.x, entry.y)
            {
                continue
            }
            (nearest, best) = (distance, place)
        }
        if isAlone { return change.slot }
        return isBlocked ? near[best].slot : nil
    }

    /// Whether a point that goes, or whose priority changed, leaves all seeds and all others what they are.
    private func staysAsItIs(
        _ change: RepairScratch.Change, _ node: SeedNode, _ wasSeed: Bool, _ level: Int
    ) -> Bool {
        let squared = UInt64(levels.radii[level]) * UInt64(levels.radii[level])
        let near = work.near
        for place in work.starts[level + 1]..<work.starts[level + 2] {
            let entry = near[place]
            guard entry.slot != change.slot,
                squaredDistance(entry.x, entry.y, node.x, node.y) <= squared
            else { continue }
            let count = newCount(entry.slot, entry.count)
            if count == 0 { continue }
            if wasSeed {
                // It absorbed this one, or could have.
                if change.new == 0 { return false }
                if precedes(
                    entry.slot, entry.x, entry.y, count, change.slot, node.x, node.y, change.new)
                {
                    return false
                }
            } else if Int(entry.level) <= level,
                precedes(
                    entry.slot, entry.x, entry.y, count, change.slot, node.x, node.y, change.new)
            {
                return true
            }
        }
        return wasSeed
    }

    /// Whether a point comes before another one in priority, given places and counts.
    private func precedes(
        _ a: UInt32, _ ax: UInt32, _ ay: UInt32, _ countA: UInt32,
        _ b: UInt32, _ bx: UInt32, _ by: UInt32, _ countB: UInt32
    ) -> Bool {
        let keyA = SeedPriority.key(x: ax, y: ay, count: isFinest ? 1 : countA)
        let keyB = SeedPriority.key(x: bx, y: by, count: isFinest ? 1 : countB)
        if keyA != keyB { return keyA < keyB }
        if (ax, ay) != (bx, by) { return Morton.precedes(ax, ay, bx, by) }
        return unsafe Self.precedes(nodes[Int(a)].handle, nodes[Int(b)].handle, tie)
    }
}
