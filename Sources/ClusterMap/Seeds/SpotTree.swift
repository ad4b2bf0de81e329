/// The points of one place, but for the first of them, their leader.
///
/// They follow the leader at all levels: only it becomes a seed or is absorbed. Its followers are its last children, at
/// the level below that of places, in a treap by tie (Aragon and Seidel 1989): so the next leader, and where another
/// one belongs, are found in O(log n) however many share the place. Priorities are a hash of the handle, and the
/// form of the treap depends on the points alone.
///
/// A follower's `parent` is the leader; `firstChild` is what comes before it, `next` what comes after it, `previous` the
/// one above. The root's `previous` is the leader's last other child, so that it ends the leader's list. `count` is 1 and
/// the number of those in front: who reads followers as children and siblings meets each once, children first in order.
///
/// BOUNDS: links are places in `nodes` or none, as in the forest.
/// SAFETY: `nodes` is borrowed from the forest by who makes the value, which does not outlive it.
@safe struct SpotTree {
    let nodes: UnsafeMutableBufferPointer<SeedNode>
    let leader: UInt32
    /// The level of followers.
    let level: Int
    /// Slots whose links changed, and which joined values have to be renewed for.
    var relinked: RepairScratch.List<UInt32>
    let tie: (UInt32) -> UInt64

    /// The root; none without followers.
    private var root: UInt32 {
        var child = unsafe nodes[Int(leader)].firstChild
        while child != SeedNode.none, unsafe nodes[Int(child)].level < level {
            child = unsafe nodes[Int(child)].next
        }
        return child
    }

    /// Adds a follower, whose handle and place its slot holds.
    mutating func insert(_ slot: UInt32) {
        let handle = unsafe nodes[Int(slot)].handle
        let priority = Self.priority(handle)
        var place = Link.root(last: lastChild)
        var next = root
        while next != SeedNode.none {
            let other = unsafe nodes[Int(next)].handle
            if Self.priority(other) < priority { break }
            if SeedRepair.precedes(handle, other, tie) {
                unsafe nodes[Int(next)].count += 1
                place = .left(next)
                next = unsafe nodes[Int(next)].firstChild
            } else {
                place = .right(next)
                next = unsafe nodes[Int(next)].next
            }
        }
        let parts = split(next, at: handle)
        unsafe nodes[Int(slot)].parent = leader
        unsafe nodes[Int(slot)].level = level
        unsafe nodes[Int(slot)].count = 1 + parts.count
        set(.left(slot), parts.before)
        set(.right(slot), parts.after)
        set(place, slot)
        relinked.append(slot)
    }

    /// Removes a follower.
    mutating func remove(_ slot: UInt32) {
        let node = unsafe nodes[Int(slot)]
        let place = link(to: slot)
        set(place, merge(node.firstChild, node.next, count: node.count - 1))
        // Those that it stood in front of.
        var below = slot
        var link = place
        while true {
            switch link {
            case .root: return
            case .left(let above):
                unsafe nodes[Int(above)].count -= 1
                below = above
            case .right(let above): below = above
            }
            link = self.link(to: below)
        }
    }

    /// The first follower, which the leader's place falls to; none without followers.
    var first: UInt32 {
        var slot = root
        while slot != SeedNode.none, unsafe nodes[Int(slot)].firstChild != SeedNode.none {
            slot = unsafe nodes[Int(slot)].firstChild
        }
        return slot
    }

    // MARK: Links

    /// The link by which a follower is attached to the tree.
    private enum Link {
        /// Behind the leader's last other child; none if there is none.
        case root(last: UInt32)
        case left(UInt32)
        case right(UInt32)
    }

    private var lastChild: UInt32 {
        var last = SeedNode.none
        var child = unsafe nodes[Int(leader)].firstChild
        while child != SeedNode.none, unsafe nodes[Int(child)].level < level {
            last = child
            child = unsafe nodes[Int(child)].next
        }
        return last
    }

    private func link(to slot: UInt32) -> Link {
        let above = unsafe nodes[Int(slot)].previous
        guard above != SeedNode.none, unsafe nodes[Int(above)].level == level else {
            return .root(last: above)
        }
        return unsafe nodes[Int(above)].firstChild == slot ? .left(above) : .right(above)
    }

    private mutating func set(_ link: Link, _ slot: UInt32) {
        let above: UInt32
        switch link {
        case .root(let last):
            above = last
            if last == SeedNode.none {
                unsafe nodes[Int(leader)].firstChild = slot
                relinked.append(leader)
            } else {
                unsafe nodes[Int(last)].next = slot
                relinked.append(last)
            }
        case .left(let node):
            above = node
            unsafe nodes[Int(node)].firstChild = slot
            relinked.append(node)
        case .right(let node):
            above = node
            unsafe nodes[Int(node)].next = slot
            relinked.append(node)
        }
        if slot != SeedNode.none { unsafe nodes[Int(slot)].previous = above }
    }

    /// Parts a subtree in what comes before a handle and what comes after, and counts the former.
    private mutating func split(
        _ slot: UInt32, at handle: UInt32
    ) -> (before: UInt32, after: UInt32, count: UInt32) {
        guard slot != SeedNode.none else { return (SeedNode.none, SeedNode.none, 0) }
        let node = unsafe nodes[Int(slot)]
        if SeedRepair.precedes(handle, node.handle, tie) {
            let parts = split(node.firstChild, at: handle)
            set(.left(slot), parts.after)
            unsafe nodes[Int(slot)].count -= parts.count
            return (parts.before, slot, parts.count)
        }
        let parts = split(node.next, at: handle)
        set(.right(slot), parts.before)
        return (slot, parts.after, node.count + parts.count)
    }

    /// Joins two subtrees, of which the first has `count` points and comes before the other.
    private mutating func merge(_ a: UInt32, _ b: UInt32, count: UInt32) -> UInt32 {
        if a == SeedNode.none { return b }
        if b == SeedNode.none { return a }
        let (one, other) = unsafe (nodes[Int(a)], nodes[Int(b)])
        if Self.priority(one.handle) > Self.priority(other.handle) {
            set(.right(a), merge(one.next, b, count: count - one.count))
            return a
        }
        set(.left(b), merge(a, other.firstChild, count: count))
        unsafe nodes[Int(b)].count += count
        return b
    }

    /// The priority of a handle; no two have the same.
    @inline(__always)
    static func priority(_ handle: UInt32) -> UInt32 {
        var z = handle
        z = (z ^ z &>> 16) &* 0x7feb_352d
        z = (z ^ z &>> 15) &* 0x846c_a68b
        return z ^ z &>> 16
    }

    /// How one of several followers is linked, by place among them; -1 for none.
    struct Arranged {
        var left: Int
        var right = -1
        var up: Int
        var count: UInt32
    }

    /// Says how followers that stand one after the other, by tie, are linked.
    ///
    /// - Returns: The root's place.
    /// - Complexity: O(n) (Vuillemin 1980).
    static func arrange(
        _ links: inout [Arranged], count: Int, handle: (Int) -> UInt32
    ) -> Int {
        links.removeAll(keepingCapacity: true)
        var root = 0
        for place in 0..<count {
            let priority = priority(handle(place))
            var (above, left) = (place - 1, -1)
            while above >= 0, Self.priority(handle(above)) < priority {
                left = above
                above = links[above].up
            }
            links.append(Arranged(left: left, up: above, count: UInt32(place - above)))
            if left >= 0 { links[left].up = place }
            if above >= 0 { links[above].right = place } else { root = place }
        }
        return root
    }
}
