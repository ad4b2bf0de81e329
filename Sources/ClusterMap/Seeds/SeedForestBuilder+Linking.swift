/// Turning what was recorded into a forest.
///
/// BOUNDS: as proved at the type; `position` is a permutation of 0 ..< `n`, since it counts the slots of each level, so
/// that each node is written once.
extension SeedForestBuilder {
    /// Lays the forest out by level, the coarsest first, so that a view of few clusters of many
    /// points touches little memory; within a level in Z-order.
    ///
    /// A list is then in ascending order of places.
    func link() -> SeedForest {
        let (n, outcomes, places, handles) = (self.n, self.outcomes, self.places, self.handles)
        var ends = [Int](repeating: 0, count: 33)
        for slot in 0..<n { ends[outcomes[slot].level + 1] += 1 }
        for level in 1..<ends.count { ends[level] += ends[level - 1] }
        let rootCount = ends[1]
        let position = taken
        unsafe ends.withUnsafeMutableBufferPointer { ends in
            for slot in 0..<n {
                let level = outcomes[slot].level
                position[slot] = unsafe UInt32(truncatingIfNeeded: ends[level])
                unsafe ends[level] &+= 1
            }
        }
        // With room for points that come later: to grow means to copy everything, some milliseconds a million points.
        let capacity = n + SeedForest.spareRoom(n)
        var offsets: [SeedOffset] = []
        offsets.reserveCapacity(capacity)
        offsets.append(contentsOf: repeatElement(SeedOffset(), count: n))
        let nodes = unsafe [SeedNode](unsafeUninitializedCapacity: capacity) { nodes, initialized in
            unsafe LargePages.advise(nodes)
            let base = unsafe nodes
            workers.forEachPart(n) { range in
                for slot in range {
                    let (packedPlace, outcome) = (places[slot], outcomes[slot])
                    var node = SeedNode(
                        x: UInt32(truncatingIfNeeded: packedPlace &>> 32),
                        y: UInt32(truncatingIfNeeded: packedPlace), handle: handles[slot],
                        level: outcome.level, count: outcome.count)
                    let place = Int(position[slot])
                    if place < rootCount {
                        if place > 0 { node.previous = UInt32(truncatingIfNeeded: place &- 1) }
                        if place &+ 1 < rootCount {
                            node.next = UInt32(truncatingIfNeeded: place &+ 1)
                        }
                    } else {
                        node.parent = position[outcome.parent]
                    }
                    unsafe base[place] = node
                }
            }
            unsafe linkFollowers(nodes)
            // From the end, so that each child goes before its siblings.
            var place = n &- followers.count &- 1
            while place >= rootCount {
                let child = UInt32(truncatingIfNeeded: place)
                let parent = unsafe Int(nodes[place].parent)
                let first = unsafe nodes[parent].firstChild
                unsafe nodes[place].next = first
                if first != SeedNode.none { unsafe nodes[Int(first)].previous = child }
                unsafe nodes[parent].firstChild = child
                unsafe offsets[parent] += offsets[place].moved(
                    from: nodes[place], to: nodes[parent])
                place &-= 1
            }
            initialized = n
        }
        return SeedForest(
            levels: levels, nodes: StoredArray(nodes), offsets: StoredArray(offsets),
            firstRoot: n > 0 ? 0 : SeedNode.none)
    }

    /// Links the points of each place that follow the first of it; they are the last nodes, by place and tie.
    ///
    /// BOUNDS: what `arrange` says are places in the run, which lies among the nodes.
    private func linkFollowers(_ nodes: UnsafeMutableBufferPointer<SeedNode>) {
        var start = n - followers.count
        var links: [SpotTree.Arranged] = []
        while start < n {
            let leader = unsafe nodes[start].parent
            var end = start + 1
            while end < n, unsafe nodes[end].parent == leader { end += 1 }
            let root = SpotTree.arrange(&links, count: end - start) {
                unsafe nodes[start + $0].handle
            }
            func link(_ place: Int) -> UInt32 {
                place < 0 ? SeedNode.none : UInt32(truncatingIfNeeded: start + place)
            }
            for (number, place) in (start..<end).enumerated() {
                unsafe nodes[place].firstChild = link(links[number].left)
                unsafe nodes[place].next = link(links[number].right)
                unsafe nodes[place].previous = link(links[number].up)
                unsafe nodes[place].count = links[number].count
            }
            unsafe nodes[Int(leader)].firstChild = link(root)
            start = end
        }
    }
}
