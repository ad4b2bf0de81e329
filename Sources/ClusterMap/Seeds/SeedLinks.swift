/// The lists of a forest, while they are changed.
///
/// BOUNDS: links are places in `nodes` or none, as in the forest, and so are the slots of outcomes.
@safe struct SeedLinks {
    let nodes: UnsafeMutableBufferPointer<SeedNode>
    var firstRoot: UInt32
    var relinked: RepairScratch.List<UInt32>
    /// Points that are to be put into their parents' lists.
    var attaching: RepairScratch.List<RepairScratch.Attachment>

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

    /// Puts all points that wait for it into their parents' lists.
    ///
    /// - Complexity: O(m log m) for m points, and the lengths of their parents' lists, each once.
    mutating func attachAll(_ tie: (UInt32) -> UInt64) {
        let count = attaching.count
        if count > 2 {
            var waiting = unsafe UnsafeMutableBufferPointer(start: attaching.base, count: count)
            unsafe waiting.sort { one, other in
                if one.parent != other.parent { return one.parent < other.parent }
                if one.level != other.level { return one.level < other.level }
                if one.code != other.code { return one.code < other.code }
                return unsafe SeedRepair.precedes(
                    nodes[Int(one.slot)].handle, nodes[Int(other.slot)].handle, tie)
            }
        }
        var last = SeedNode.none
        for number in 0..<count {
            let slot = attaching[number].slot
            // What was put into the same list comes before it.
            let isSame =
                unsafe last != SeedNode.none
                && nodes[Int(last)].parent == nodes[Int(slot)].parent
                && isBefore(nodes[Int(last)], nodes[Int(slot)], tie)
            attach(slot, after: isSame ? last : SeedNode.none, tie)
            last = slot
        }
    }

    /// Notes that a point, whose level and parent are set, is to be put into its parent's list.
    mutating func note(_ slot: UInt32) {
        let node = unsafe nodes[Int(slot)]
        attaching.append(
            RepairScratch.Attachment(
                slot: slot, parent: node.parent, level: UInt32(truncatingIfNeeded: node.level),
                code: Morton.code(x: node.x, y: node.y)))
    }

    /// The order of a list: coarse levels first, a level in Z-order, then by tie.
    private func isBefore(
        _ one: SeedNode, _ other: SeedNode, _ tie: (UInt32) -> UInt64
    ) -> Bool {
        if one.level != other.level { return one.level < other.level }
        if (one.x, one.y) != (other.x, other.y) {
            return Morton.precedes(one.x, one.y, other.x, other.y)
        }
        return SeedRepair.precedes(one.handle, other.handle, tie)
    }

    /// Puts a point into its parent's list, somewhere behind `start` if that is in it.
    private mutating func attach(
        _ slot: UInt32, after start: UInt32, _ tie: (UInt32) -> UInt64
    ) {
        let node = unsafe nodes[Int(slot)]
        var previous = start
        var next: UInt32
        if start != SeedNode.none {
            next = unsafe nodes[Int(start)].next
        } else {
            next =
                unsafe node.parent == SeedNode.none
                ? firstRoot : nodes[Int(node.parent)].firstChild
        }
        while next != SeedNode.none, unsafe isBefore(nodes[Int(next)], node, tie) {
            previous = next
            next = unsafe nodes[Int(next)].next
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
