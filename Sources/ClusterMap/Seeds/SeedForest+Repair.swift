/// Adding, removing and moving single points.
///
/// A change is followed from the finest level to the coarsest. At each level only the points near the site
/// whose surroundings changed are decided anew, in the order of their priority, and with them those of lower
/// priority whose seeds came or went. What comes out is the forest that a build from scratch gives, link for
/// link. Nothing is written before all levels are decided: should the neighborhood that was looked at turn
/// out too small, a larger one is taken.
extension SeedForest {
    /// Adds a point and returns its slot.
    ///
    /// - Parameter tie: Orders points of one place; the same as in the build.
    /// - Complexity: O(log n) for points that are spread in some reasonable way; linear in the number of
    ///   points within the finest radius.
    @discardableResult
    package mutating func insert(x: UInt32, y: UInt32, handle: UInt32, tie: (UInt32) -> UInt64)
        -> UInt32
    {
        let slot = planInsertion(x: x, y: y, handle: handle, tie: tie)
        commit(tie: tie)
        return slot
    }

    /// Removes the point in a slot.
    package mutating func remove(_ slot: UInt32, tie: (UInt32) -> UInt64) {
        planRemoval(slot, tie: tie)
        commit(tie: tie)
        free.append(slot)
    }

    /// Moves the point in a slot to another place; it keeps its slot.
    package mutating func move(_ slot: UInt32, x: UInt32, y: UInt32, tie: (UInt32) -> UInt64) {
        planRemoval(slot, tie: tie)
        commit(tie: tie)
        planInsertion(x: x, y: y, handle: nodes[Int(slot)].handle, slot: slot, tie: tie)
        commit(tie: tie)
    }

    /// Decides what adding a point changes, and takes a slot for it.
    ///
    /// To be followed by `commit`.
    @discardableResult
    mutating func planInsertion(
        x: UInt32, y: UInt32, handle: UInt32, slot taken: UInt32? = nil, tie: (UInt32) -> UInt64
    ) -> UInt32 {
        let node = SeedNode(x: x, y: y, handle: handle, level: levels.count, count: 1)
        let slot: UInt32
        if let reused = taken ?? free.popLast() {
            slot = reused
            nodes[Int(slot)] = node
        } else {
            precondition(
                nodes.count < PointSet.maximumCount - 1, "an index holds less than 2²⁷ points")
            slot = UInt32(nodes.count)
            nodes.append(node)
        }
        plan(x: x, y: y, RepairScratch.Change(slot: slot, old: 0, new: 1), tie)
        return slot
    }

    /// Decides what removing a point changes.
    ///
    /// To be followed by `commit`, and by giving up the slot.
    mutating func planRemoval(_ slot: UInt32, tie: (UInt32) -> UInt64) {
        let node = nodes[Int(slot)]
        plan(x: node.x, y: node.y, RepairScratch.Change(slot: slot, old: 1, new: 0), tie)
    }

    /// Gives up the slot of a removed point.
    mutating func release(_ slot: UInt32) { free.append(slot) }

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
                repair.decide(change)
                work.lists = repair.work
            }
        }
        work.first = change
    }

    /// Carries out what was planned.
    ///
    /// BOUNDS: the slots of outcomes are places in `nodes`, which the change had room made for.
    mutating func commit(tie: (UInt32) -> UInt64) {
        guard let work = scratch, let change = work.first else { return }
        let outcomes = work.lists.outcomes
        var firstRoot = self.firstRoot
        unsafe nodes.withUnsafeMutableBufferPointer { nodes in
            work.lists.relinked.removeAll()
            var links = unsafe SeedLinks(
                nodes: nodes, firstRoot: firstRoot, relinked: work.lists.relinked)
            defer { work.lists.relinked = links.relinked }
            if change.new == 0 { links.detach(change.slot) }
            for number in 0..<outcomes.count {
                let outcome = outcomes[number]
                let node = unsafe nodes[Int(outcome.slot)]
                let isNew = change.old == 0 && outcome.slot == change.slot
                if !isNew, node.level != outcome.level || node.parent != outcome.parent {
                    links.detach(outcome.slot)
                }
            }
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
                    links.attach(outcome.slot, tie)
                }
            }
            firstRoot = links.firstRoot
        }
        self.firstRoot = firstRoot
        work.first = nil
    }
}

/// The lists of a forest, while they are changed.
///
/// BOUNDS: links are places in `nodes` or none, as in the forest, and so are the slots of outcomes.
@safe private struct SeedLinks {
    let nodes: UnsafeMutableBufferPointer<SeedNode>
    var firstRoot: UInt32
    var relinked: RepairScratch.List<UInt32>

    /// Takes a point out of the list it is in.
    mutating func detach(_ slot: UInt32) {
        let node = unsafe nodes[Int(slot)]
        noteLeft(of: node)
        if node.previous != SeedNode.none {
            unsafe nodes[Int(node.previous)].next = node.next
        } else if node.parent != SeedNode.none {
            unsafe nodes[Int(node.parent)].firstChild = node.next
        } else {
            firstRoot = node.next
        }
        if node.next != SeedNode.none { unsafe nodes[Int(node.next)].previous = node.previous }
        unsafe nodes[Int(slot)].next = SeedNode.none
        unsafe nodes[Int(slot)].previous = SeedNode.none
    }

    private mutating func noteLeft(of node: SeedNode) {
        if node.previous != SeedNode.none {
            relinked.append(node.previous)
        } else if node.parent != SeedNode.none {
            relinked.append(node.parent)
        }
    }

    /// Puts a point into its parent's list: coarse levels first, a level in Z-order, then by tie.
    mutating func attach(_ slot: UInt32, _ tie: (UInt32) -> UInt64) {
        let node = unsafe nodes[Int(slot)]
        var previous = SeedNode.none
        var next =
            unsafe node.parent == SeedNode.none ? firstRoot : nodes[Int(node.parent)].firstChild
        while next != SeedNode.none {
            let other = unsafe nodes[Int(next)]
            if other.level > node.level { break }
            if other.level == node.level {
                if Morton.precedes(node.x, node.y, other.x, other.y) { break }
                if (node.x, node.y) == (other.x, other.y),
                    SeedRepair.precedes(node.handle, other.handle, tie)
                {
                    break
                }
            }
            previous = next
            next = other.next
        }
        unsafe nodes[Int(slot)].previous = previous
        unsafe nodes[Int(slot)].next = next
        relinked.append(slot)
        if previous != SeedNode.none {
            unsafe nodes[Int(previous)].next = slot
        } else if node.parent != SeedNode.none {
            unsafe nodes[Int(node.parent)].firstChild = slot
        } else {
            firstRoot = slot
        }
        if next != SeedNode.none { unsafe nodes[Int(next)].previous = slot }
    }
}
