/// Deciding who is a seed, in the order of priority, wherever a change may have an effect.
///
/// BOUNDS: as in `SeedRepair+Choosing`; `open` holds places in `items`.
extension SeedRepair {
    /// Settles which points are seeds; returns how far the level's old seeds have to be known if they are not.
    mutating func settle(_ level: Int) -> UInt64? {
        work.open.removeAll()
        let changedCount = work.listed.count
        for number in 0..<changedCount {
            let place = Int(work.listed[number])
            let item = work.items[place]
            guard
                item.isAdded || item.isGone
                    || !(isFinest || SeedPriority.isSameClass(item.old, item.new))
            else { continue }
            reopen(place, level)
            // Only what blocks others no more, or less, lets them be seeds.
            if item.isAdded || !item.wasSeed || item.new > item.old { continue }
            if let missing = meetNeighbors(of: place, level, reopening: .unblocked) {
                return missing
            }
        }
        while let next = takeFirst(level) {
            let (isBlocked, missing) = isBlocked(next, level)
            if let missing { return missing }
            let isSeed = !isBlocked
            work.items[next].isSeed = isSeed
            guard isSeed != work.items[next].wasSeed else { continue }
            if isSeed { work.risen.append(Int32(truncatingIfNeeded: next)) }
            let reopening = isSeed ? Reopening.lower : .unblocked
            if let missing = meetNeighbors(of: next, level, reopening: reopening) {
                return missing
            }
        }
        return nil
    }

    /// The neighbors of a point that have to be decided again.
    private enum Reopening {
        /// Those that are no seeds and that no seed blocks: another one of higher priority blocked them until now.
        case unblocked
        /// Seeds of lower priority, which the point blocks from now on.
        case lower
    }

    /// How far old seeds have to be known so that all within `reach` of an item are; nil if they are.
    @inline(__always)
    private func missing(_ item: RepairScratch.Item, _ reach: UInt64, _ level: Int) -> UInt64? {
        let limit = work.known[level]
        if limit >= Self.everywhere { return nil }
        let far = squaredDistance(item.x, item.y, x, y)
        if limit >= reach, far <= (limit &- reach) &* (limit &- reach) { return nil }
        return min(reach + distance(item.x, item.y), Self.everywhere)
    }

    /// Lists all points within the radius of one, and has some of them decided anew; returns how far old seeds have to
    /// be known if they are not.
    private mutating func meetNeighbors(
        of place: Int, _ level: Int, reopening: Reopening
    ) -> UInt64? {
        let radius = UInt64(levels.radii[level])
        let squared = radius * radius
        let item = work.items[place]
        if let missing = missing(item, 2 * radius, level) { return missing }
        for group in 0..<work.groups.count {
            let seed = work.items[group]
            guard squaredDistance(seed.x, seed.y, item.x, item.y) <= 4 &* squared else { continue }
            if !work.groups[group].isOpen { open(group, level) }
            meet(group, from: place, item, squared, level, reopening)
            let members = work.groups[group]
            for near in members.first..<members.end {
                meet(Int(near), from: place, item, squared, level, reopening)
            }
        }
        for near in work.newcomers { meet(near, from: place, item, squared, level, reopening) }
        return nil
    }

    @inline(__always)
    private mutating func meet(
        _ near: Int, from place: Int, _ item: RepairScratch.Item, _ squared: UInt64, _ level: Int,
        _ reopening: Reopening
    ) {
        let items = work.items
        guard squaredDistance(items[near].x, items[near].y, item.x, item.y) <= squared else {
            return
        }
        items[near].isMet = true
        list(near)
        guard near != place, !items[near].isGone else { return }
        switch reopening {
        case .unblocked:
            guard !items[near].isSeed, !isBlocked(near, level).isBlocked else { return }
        case .lower:
            guard items[near].isSeed || items[near].isOpen, precedes(place, near, level) else {
                return
            }
            // A point that is no seed is none for good now: who rose stays one.
            guard items[near].isSeed else {
                items[near].isSettled = true
                return
            }
        }
        reopen(near, level)
    }

    /// Whether a seed of higher priority is within the radius of an item, and, if that cannot be said, how far old
    /// seeds have to be known.
    private func isBlocked(_ place: Int, _ level: Int) -> (isBlocked: Bool, missing: UInt64?) {
        let (items, beside, risen) = (work.items, work.beside, work.risen)
        let item = items[place]
        let radius = UInt64(levels.radii[level])
        let squared = radius * radius
        if let missing = missing(item, radius, level) { return (false, missing) }
        @inline(__always) func isBlocking(_ rival: Int) -> Bool {
            items[rival].isSeed && rival != place
                && squaredDistance(items[rival].x, items[rival].y, item.x, item.y) <= squared
                && precedes(rival, place, level)
        }
        // Most are blocked by the seed that they have.
        if item.group >= 0, isBlocking(Int(item.group)) { return (true, nil) }
        for number in 0..<risen.count where isBlocking(Int(risen[number])) { return (true, nil) }
        // Of a group that is not open, only its seed is decided: all are looked at.
        if item.group >= 0, work.groups[Int(item.group)].isOpen {
            let group = work.groups[Int(item.group)]
            for number in group.firstBeside..<group.endBeside
            where isBlocking(Int(beside[Int(number)])) {
                return (true, nil)
            }
        } else {
            for group in 0..<work.groups.count where isBlocking(group) { return (true, nil) }
        }
        return (false, nil)
    }

    // MARK: Those that are to be decided

    private mutating func reopen(_ place: Int, _ level: Int) {
        guard !work.items[place].isOpen, !work.items[place].isGone else { return }
        work.items[place].isOpen = true
        work.open.append(
            RepairScratch.Open(
                key: key(place, level), place: Int32(truncatingIfNeeded: place)))
    }

    /// Takes the one that goes first out of those that are to be decided; nil if none is left.
    ///
    /// They are looked through each time: hardly any is taken that does not become a seed, or was one, and those are few.
    private mutating func takeFirst(_ level: Int) -> Int? {
        let (items, open) = (work.items, work.open)
        var (kept, first) = (0, -1)
        for number in 0..<open.count {
            let entry = open[number]
            if items[Int(entry.place)].isSettled { continue }
            open[kept] = entry
            if first < 0 || isBefore(entry, open[first], level) { first = kept }
            kept &+= 1
        }
        guard first >= 0 else {
            work.open.removeAll()
            return nil
        }
        let place = Int(open[first].place)
        open[first] = open[kept &- 1]
        work.open.truncate(to: kept &- 1)
        return place
    }

    @inline(__always)
    private func isBefore(
        _ one: RepairScratch.Open, _ other: RepairScratch.Open, _ level: Int
    ) -> Bool {
        one.key < other.key
            || one.key == other.key && precedes(Int(one.place), Int(other.place), level)
    }

    // MARK: Priorities

    /// The priority of an item; asked for once.
    @inline(__always)
    private func key(_ place: Int, _ level: Int) -> UInt64 {
        let known = work.items[place].key
        return known != 0 ? known : newKey(place, level)
    }

    private func newKey(_ place: Int, _ level: Int) -> UInt64 {
        let item = work.items[place]
        let key = SeedPriority.key(
            x: item.x, y: item.y,
            count: isFinest ? 1 : item.isCounted ? item.new : countByList(item.slot, level + 1))
        work.items[place].key = key
        return key
    }

    private func precedes(_ a: Int, _ b: Int, _ level: Int) -> Bool {
        let (keyA, keyB) = (key(a, level), key(b, level))
        if keyA != keyB { return keyA < keyB }
        let (one, other) = (work.items[a], work.items[b])
        if (one.x, one.y) != (other.x, other.y) {
            return Morton.precedes(one.x, one.y, other.x, other.y)
        }
        return unsafe Self.precedes(
            nodes[Int(one.slot)].handle, nodes[Int(other.slot)].handle, tie)
    }
}
