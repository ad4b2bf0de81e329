/// Turning what was recorded into a forest.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Lays the forest out by level, the coarsest first, so that a view of few clusters of many
    /// points touches little memory; within a level in Z-order.
    ///
    /// A list is then in ascending order of places.
    func link() -> SeedForest {
        var ends = [Int](repeating: 0, count: levels.count + 2)
        for slot in 0..<n { ends[Int(absorbed[slot]) + 1] += 1 }
        for level in 1..<ends.count { ends[level] += ends[level - 1] }
        let rootCount = ends[1]
        let position = active
        for slot in 0..<n {
            let level = Int(absorbed[slot])
            position[slot] = UInt32(truncatingIfNeeded: ends[level])
            ends[level] &+= 1
        }
        let nodes = [SeedNode](unsafeUninitializedCapacity: n) { nodes, initialized in
            LargePages.advise(nodes)
            for slot in 0..<n {
                let point = points[slot]
                var node = SeedNode(
                    x: UInt32(truncatingIfNeeded: point.place &>> 32),
                    y: UInt32(truncatingIfNeeded: point.place), handle: handles[slot],
                    level: Int(absorbed[slot]), count: point.count)
                let place = Int(position[slot])
                if place < rootCount {
                    if place > 0 { node.previous = UInt32(truncatingIfNeeded: place &- 1) }
                    if place &+ 1 < rootCount {
                        node.next = UInt32(truncatingIfNeeded: place &+ 1)
                    }
                } else {
                    node.parent = position[point.parent]
                }
                nodes[place] = node
            }
            // From the end, so that each child goes before its siblings.
            var place = n &- 1
            while place >= rootCount {
                let child = UInt32(truncatingIfNeeded: place)
                let parent = Int(nodes[place].parent)
                let first = nodes[parent].firstChild
                nodes[place].next = first
                if first != SeedNode.none { nodes[Int(first)].previous = child }
                nodes[parent].firstChild = child
                place &-= 1
            }
            initialized = n
        }
        return SeedForest(
            levels: levels, nodes: StoredArray(nodes), firstRoot: n > 0 ? 0 : SeedNode.none)
    }
}
