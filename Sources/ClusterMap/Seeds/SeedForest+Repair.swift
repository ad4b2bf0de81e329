/// Adding, removing and moving single points.
///
/// A change is followed from the finest level to the coarsest. At each level only the points near the site
/// whose surroundings changed are decided anew, in the order of their priority, and with them those of lower
/// priority whose seeds came or went. What comes out is the forest that a build from scratch gives, link for
/// link. Nothing is written before all levels are decided: should the neighborhood that was looked at turn
/// out too small, a larger one is taken.
extension SeedForest {
    /// A point that a change of another one put into another slot.
    package typealias Renamed = (handle: UInt32, slot: UInt32)

    /// Adds a point and returns its slot.
    ///
    /// `renamed` then says who else got another slot: where points share a place the first of them by tie has the slot
    /// that leads, so that nothing else changes when it comes or goes.
    ///
    /// - Parameter tie: Orders points of one place; the same as in the build.
    /// - Complexity: O(log n) for points that are spread in some reasonable way, and in the number of points of the
    ///   place; linear in the number of places within the finest radius.
    @discardableResult
    package mutating func insert(x: UInt32, y: UInt32, handle: UInt32, tie: (UInt32) -> UInt64)
        -> UInt32
    {
        let slot = planInsertion(x: x, y: y, handle: handle, tie: tie)
        commit(tie: tie)
        return slot
    }

    /// Removes the point in a slot; see `renamed`.
    package mutating func remove(_ slot: UInt32, tie: (UInt32) -> UInt64) {
        planRemoval(slot, tie: tie)
        commit(tie: tie)
        release()
    }

    /// Moves the point in a slot to another place; `renamed` lists its slot and the slots of other points that changed.
    package mutating func move(_ slot: UInt32, x: UInt32, y: UInt32, tie: (UInt32) -> UInt64) {
        let handle = nodes[Int(slot)].handle
        planRemoval(slot, tie: tie)
        commit(tie: tie)
        let left = renamed
        let place = planInsertion(x: x, y: y, handle: handle, slot: vacated, tie: tie)
        commit(tie: tie)
        scratch?.renamed = left + renamed + [(handle, place)]
    }

    /// The points that stand in other slots since the last change, each with its new one, in the order in which that is
    /// to be noted.
    package var renamed: [Renamed] { scratch?.renamed ?? [] }

    /// The slot that the last removal left.
    var vacated: UInt32 { scratch?.vacated ?? SeedNode.none }

    /// Decides what adding a point changes, and takes a slot for it.
    ///
    /// To be followed by `commit`.
    ///
    /// - Returns: The slot in which it will stand.
    @discardableResult
    mutating func planInsertion(
        x: UInt32, y: UInt32, handle: UInt32, slot taken: UInt32? = nil,
        isMatch: Bool = false, tie: (UInt32) -> UInt64
    ) -> UInt32 {
        let node = SeedNode(x: x, y: y, handle: handle, level: levels.count, count: 1)
        let slot: UInt32
        if let reused = taken ?? free.popLast() {
            slot = reused
            nodes[Int(slot)] = node
            offsets[Int(slot)] = SeedOffset()
            matches?[Int(slot)] = isMatch ? 1 : 0
        } else {
            precondition(
                nodes.count < PointSet.maximumCount - 1, "an index holds less than 2²⁷ points")
            slot = UInt32(nodes.count)
            nodes.append(node)
            offsets.append(SeedOffset())
            matches?.append(isMatch ? 1 : 0)
        }
        plan(x: x, y: y, RepairScratch.Change(slot: slot, old: 0, new: 1), tie)
        scratch?.match = isMatch ? 1 : 0
        guard case .joins(let leader, _) = scratch?.spot else { return slot }
        return SeedRepair.precedes(handle, nodes[Int(leader)].handle, tie) ? leader : slot
    }

    /// Decides what removing a point changes.
    ///
    /// To be followed by `commit`, and by giving up the slot.
    mutating func planRemoval(
        _ slot: UInt32, isMatch: Bool = false, tie: (UInt32) -> UInt64
    ) {
        let node = nodes[Int(slot)]
        plan(x: node.x, y: node.y, RepairScratch.Change(slot: slot, old: 1, new: 0), tie)
        scratch?.match = isMatch ? 1 : 0
    }

    /// Gives up the slot of the point that was removed last.
    mutating func release() { free.append(vacated) }

    /// The slots of the seeds whose clusters the planned, or the last, change changes.
    var touched: [UInt32] {
        guard let scratch else { return [] }
        let (outcomes, first) = (scratch.lists.outcomes, scratch.first)
        return (0..<outcomes.count).map { outcomes[$0].slot } + (first.map { [$0.slot] } ?? [])
    }

    /// The slots whose successor in a list, or whose first child, the last change changed, and those that are new in
    /// their lists.
    var relinked: [UInt32] {
        guard let scratch else { return [] }
        let relinked = scratch.lists.relinked
        return (0..<relinked.count).map { relinked[$0] }
    }

    /// Decides what a change changes.
    ///
    /// SAFETY: the nodes are borrowed while `SeedRepair`, which does not outlive the closure, reads them.
    /// BOUNDS: links are places in `nodes` or none, as in the forest, and so are the slots of the lists.
    private mutating func plan(
        x: UInt32, y: UInt32, _ change: RepairScratch.Change, _ tie: (UInt32) -> UInt64
    ) {
        // A copy of this forest that is changed too needs memory of its own.
        if !isKnownUniquelyReferenced(&scratch) { scratch = RepairScratch() }
        guard let work = scratch else { return }
        withoutActuallyEscaping(tie) { tie in
            unsafe nodes.withUnsafeBufferPointer { nodes in
                var repair = unsafe SeedRepair(
                    levels: levels, firstRoot: firstRoot, x: x, y: y, nodes: nodes,
                    work: work.lists, tie: tie)
                let spot = repair.decide(change)
                work.lists = repair.work
                work.spot = spot?.spot
                work.first = spot?.change ?? change
            }
        }
    }

    /// Carries out what was planned.
    ///
    /// BOUNDS: the slots of outcomes are places in `nodes`, which the change had room made for.
    mutating func commit(tie: (UInt32) -> UInt64) {
        guard let work = scratch, let change = work.first else { return }
        let outcomes = work.lists.outcomes
        var firstRoot = self.firstRoot
        let level = levels.points
        var offsets = StoredArray<SeedOffset>()
        swap(&offsets, &self.offsets)
        // Taken out meanwhile, so that they are changed in place.
        var matches = self.matches.take() ?? []
        let countsMatches = !matches.isEmpty
        unsafe nodes.withUnsafeMutableBufferPointer { nodes in
            work.lists.relinked.removeAll()
            var links = unsafe SeedLinks(
                nodes: nodes, firstRoot: firstRoot, relinked: work.lists.relinked,
                attaching: work.lists.attaching)
            defer {
                work.lists.relinked = links.relinked
                work.lists.attaching = links.attaching
            }
            work.renamed.removeAll()
            unsafe Self.takeOut(work, change, from: &offsets, nodes)
            if countsMatches { unsafe Self.takeOut(work, change, from: &matches, nodes) }
            if change.new == 0 {
                work.vacated = change.slot
                links.detach(change.slot)
            }
            for number in 0..<outcomes.count {
                let outcome = outcomes[number]
                let node = unsafe nodes[Int(outcome.slot)]
                let isNew = change.old == 0 && outcome.slot == change.slot
                if !isNew, node.level != outcome.level || node.parent != outcome.parent {
                    links.detach(outcome.slot)
                }
            }
            links.attaching.removeAll()
            for number in 0..<outcomes.count {
                let outcome = outcomes[number]
                let slot = Int(outcome.slot)
                let isNew = change.old == 0 && outcome.slot == change.slot
                let isMoved =
                    unsafe isNew || nodes[slot].level != outcome.level
                    || nodes[slot].parent != outcome.parent
                unsafe nodes[slot].count = outcome.count
                if isMoved {
                    unsafe nodes[slot].level = Int(outcome.level)
                    unsafe nodes[slot].parent = outcome.parent
                    links.note(outcome.slot)
                }
            }
            links.attachAll(tie)
            if let spot = work.spot {
                unsafe Self.changeSpot(spot, nodes, level, work, &links.relinked, tie)
            }
            // The finest levels come first, so that what a point stands for is known when it is counted.
            for number in 0..<outcomes.count {
                let slot = Int(outcomes[number].slot)
                let node = unsafe nodes[slot]
                guard node.parent != SeedNode.none else { continue }
                unsafe offsets[Int(node.parent)] += offsets[slot].moved(
                    from: node, to: nodes[Int(node.parent)])
                if countsMatches { matches[Int(node.parent)] &+= matches[slot] }
            }
            firstRoot = links.firstRoot
        }
        self.firstRoot = firstRoot
        swap(&offsets, &self.offsets)
        if countsMatches { self.matches = matches }
        work.first = nil
        work.spot = nil
    }

    /// Takes what the points of the outcomes, and one that goes, stand for out of their parents' offsets.
    ///
    /// BOUNDS: as in `commit`.
    private static func takeOut(
        _ work: RepairScratch, _ change: RepairScratch.Change,
        from offsets: inout StoredArray<SeedOffset>, _ nodes: UnsafeMutableBufferPointer<SeedNode>
    ) {
        let outcomes = work.lists.outcomes
        func share(_ slot: UInt32) -> SeedOffset {
            let node = unsafe nodes[Int(slot)]
            guard node.parent != SeedNode.none else { return SeedOffset() }
            return unsafe offsets[Int(slot)].moved(from: node, to: nodes[Int(node.parent)])
        }
        // All as they were, before the first is taken out.
        work.lists.shares.removeAll()
        for number in 0..<outcomes.count { work.lists.shares.append(share(outcomes[number].slot)) }
        if change.new == 0 { work.lists.shares.append(share(change.slot)) }
        for number in 0..<work.lists.shares.count {
            let slot = number < outcomes.count ? outcomes[number].slot : change.slot
            let parent = unsafe nodes[Int(slot)].parent
            if parent != SeedNode.none { offsets[Int(parent)] -= work.lists.shares[number] }
        }
    }

    /// Takes how many matching points the outcomes' points, and one that goes, stand for out of their parents' counts.
    ///
    /// BOUNDS: as in `commit`.
    private static func takeOut(
        _ work: RepairScratch, _ change: RepairScratch.Change, from matches: inout [UInt32],
        _ nodes: UnsafeMutableBufferPointer<SeedNode>
    ) {
        let outcomes = work.lists.outcomes
        work.lists.matchShares.removeAll()
        for number in 0..<outcomes.count {
            work.lists.matchShares.append(matches[Int(outcomes[number].slot)])
        }
        if change.new == 0 { work.lists.matchShares.append(matches[Int(change.slot)]) }
        for number in 0..<work.lists.matchShares.count {
            let slot = number < outcomes.count ? outcomes[number].slot : change.slot
            let parent = unsafe nodes[Int(slot)].parent
            if parent != SeedNode.none { matches[Int(parent)] &-= work.lists.matchShares[number] }
        }
        switch work.spot {
        case .joins(let leader, _): matches[Int(leader)] &+= work.match
        case .leaves(let leader, _): matches[Int(leader)] &-= work.match
        case nil: break
        }
    }

    /// Lets a point join or leave the others of its place.
    ///
    /// BOUNDS: as in `commit`; `SpotTree` takes and returns places in `nodes`.
    private static func changeSpot(
        _ spot: RepairScratch.SpotChange, _ nodes: UnsafeMutableBufferPointer<SeedNode>,
        _ level: Int, _ work: RepairScratch, _ relinked: inout RepairScratch.List<UInt32>,
        _ tie: (UInt32) -> UInt64
    ) {
        withoutActuallyEscaping(tie) { tie in
            /// Exchanges the points that two slots of one place hold.
            func exchange(_ leader: UInt32, _ slot: UInt32) {
                let handle = unsafe nodes[Int(leader)].handle
                unsafe nodes[Int(leader)].handle = nodes[Int(slot)].handle
                unsafe nodes[Int(slot)].handle = handle
                relinked.append(leader)
            }
            switch spot {
            case .joins(let leader, let slot):
                let (old, new) = unsafe (nodes[Int(leader)].handle, nodes[Int(slot)].handle)
                if SeedRepair.precedes(new, old, tie) {
                    exchange(leader, slot)
                    work.renamed.append((old, slot))
                }
                var tree = unsafe SpotTree(
                    nodes: nodes, leader: leader, level: level, relinked: relinked, tie: tie
                )
                tree.insert(slot)
                relinked = tree.relinked
            case .leaves(let leader, let slot):
                var tree = unsafe SpotTree(
                    nodes: nodes, leader: leader, level: level, relinked: relinked, tie: tie
                )
                let leaving = slot == leader ? tree.first : slot
                tree.remove(leaving)
                relinked = tree.relinked
                if slot == leader {
                    unsafe work.renamed.append((nodes[Int(leaving)].handle, leader))
                    exchange(leader, leaving)
                }
                work.vacated = leaving
            }
        }
    }
}
