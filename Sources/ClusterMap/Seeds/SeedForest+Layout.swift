/// The layout that a build gives a forest: by level, a level in Z-order, points of one place by handle.
extension SeedForest {
    /// Returns the forest as a build would lay it out, without the slots of removed points.
    ///
    /// Meant for forests whose ties are the handles.
    ///
    /// - Complexity: O(n) if it is laid out already.
    func laidOut() -> SeedForest {
        if free.isEmpty, (1..<max(nodes.count, 1)).allSatisfy({ isInOrder($0 - 1, $0) }) {
            return self
        }
        let isFree = free.reduce(into: Set<UInt32>()) { $0.insert($1) }
        var order = nodes.indices.filter { !isFree.contains(UInt32($0)) }
        order.sort { isInOrder($0, $1) }
        var places = [UInt32](repeating: SeedNode.none, count: nodes.count)
        for (place, slot) in order.enumerated() { places[slot] = UInt32(place) }
        func moved(_ link: UInt32) -> UInt32 {
            link == SeedNode.none ? link : places[Int(link)]
        }
        let moved = order.map { slot in
            var node = nodes[slot]
            node.parent = moved(node.parent)
            node.firstChild = moved(node.firstChild)
            node.next = moved(node.next)
            node.previous = moved(node.previous)
            return node
        }
        return SeedForest(
            levels: levels, nodes: StoredArray(moved),
            offsets: StoredArray(order.map { offsets[$0] }),
            firstRoot: moved.isEmpty ? SeedNode.none : 0)
    }

    private func isInOrder(_ a: Int, _ b: Int) -> Bool {
        let (one, other) = (nodes[a], nodes[b])
        if one.level != other.level { return one.level < other.level }
        if (one.x, one.y) != (other.x, other.y) {
            return Morton.precedes(one.x, one.y, other.x, other.y)
        }
        return one.handle < other.handle
    }

    /// Returns the first place, from the end, whose links, level, count, handle or offset are wrong in a forest that is
    /// laid out; nil if all is well.
    ///
    /// After that no call can leave the forest or go in circles: every list ascends, and so do the levels from
    /// parent to child. Each point is in the list of its parent, since lists are walked from the end: what a
    /// node says comes first, and next, is what was met last. Followers are linked as `SpotTree.arrange` says.
    ///
    /// BOUNDS: every handle and every parent is compared with its column's count before it is an index; `sums` and
    /// `firsts` are arrays, whose subscripts are tested.
    func firstFault(slots: StoredArray<UInt32>) -> Int? {
        let count = nodes.count
        return unsafe nodes.withUnsafeBufferPointer { nodes in
            unsafe slots.withUnsafeBufferPointer { slots in
                var used = 0
                for number in slots.indices where unsafe slots[number] != SeedNode.none {
                    used += 1
                }
                // As many as points, and each point is found where it says: so all are different.
                guard used == count else { return count }
                guard offsets.count == count else { return count }
                var sums = [UInt32](repeating: 1, count: count)
                var ways = [SeedOffset](repeating: SeedOffset(), count: count)
                var firsts = [UInt32](repeating: SeedNode.none, count: count)
                var firstRoot = SeedNode.none
                var end = count
                var links: [SpotTree.Arranged] = []
                while end > 0, unsafe nodes[end - 1].level == levels.points {
                    var start = end - 1
                    let parent = unsafe nodes[start].parent
                    while start > 0, unsafe nodes[start - 1].level == levels.points,
                        unsafe nodes[start - 1].parent == parent
                    {
                        start -= 1
                    }
                    // A leader has one run of followers, which stand behind it.
                    guard Int(parent) < start, unsafe nodes[Int(parent)].level < levels.points,
                        firsts[Int(parent)] == SeedNode.none
                    else { return start }
                    let root = SpotTree.arrange(&links, count: end - start) {
                        unsafe nodes[start + $0].handle
                    }
                    func link(_ place: Int) -> UInt32 {
                        place < 0 ? SeedNode.none : UInt32(start + place)
                    }
                    for place in start..<end {
                        let (node, wanted) = unsafe (nodes[place], links[place - start])
                        let leader = unsafe nodes[Int(parent)]
                        guard Int(node.handle) < slots.count,
                            unsafe slots[Int(node.handle)] == UInt32(place),
                            (node.x, node.y) == (leader.x, leader.y), node.count == wanted.count,
                            unsafe (place == start ? leader : nodes[place - 1]).handle
                                < node.handle,
                            node.firstChild == link(wanted.left), node.next == link(wanted.right),
                            wanted.up < 0 || node.previous == link(wanted.up),
                            offsets[place] == SeedOffset()
                        else { return place }
                    }
                    sums[Int(parent)] += UInt32(end - start)
                    firsts[Int(parent)] = UInt32(start + root)
                    end = start
                }
                for place in (0..<end).reversed() {
                    let node = unsafe nodes[place]
                    guard node.level <= levels.count, Int(node.handle) < slots.count,
                        unsafe slots[Int(node.handle)] == UInt32(place), node.count == sums[place],
                        node.firstChild == firsts[place], offsets[place] == ways[place]
                    else { return place }
                    // Of those that have nothing but followers the root is the first child.
                    if node.firstChild != SeedNode.none,
                        unsafe nodes[Int(node.firstChild)].level == levels.points,
                        unsafe nodes[Int(node.firstChild)].previous != SeedNode.none
                    {
                        return place
                    }
                    let following: UInt32
                    if node.parent == SeedNode.none {
                        guard node.level == 0 else { return place }
                        following = firstRoot
                        firstRoot = UInt32(place)
                    } else {
                        let parent = Int(node.parent)
                        guard parent < place, unsafe nodes[parent].level < node.level else {
                            return place
                        }
                        following = firsts[parent]
                        firsts[parent] = UInt32(place)
                        let (sum, overflow) = sums[parent].addingReportingOverflow(node.count)
                        guard !overflow else { return place }
                        sums[parent] = sum
                        unsafe ways[parent] += ways[place].moved(from: node, to: nodes[parent])
                    }
                    guard node.next == following else { return place }
                    if following != SeedNode.none {
                        guard unsafe nodes[Int(following)].previous == UInt32(place),
                            unsafe nodes[Int(following)].level >= node.level
                        else { return place }
                    }
                    // The first of a list has none before it; of all others it was tested just above.
                    let isFirst =
                        unsafe node.parent == SeedNode.none
                        ? place == 0 : nodes[Int(node.parent)].firstChild == UInt32(place)
                    guard !isFirst || node.previous == SeedNode.none else { return place }
                }
                return count == 0 || firstRoot == 0 ? nil : 0
            }
        }
    }
}
