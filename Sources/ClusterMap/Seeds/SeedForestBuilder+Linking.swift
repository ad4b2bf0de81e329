/// Turning what was recorded into a forest.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Lays the forest out by level, the coarsest first, so that a view of few clusters of many points
    /// touches little memory; within a level in the order of lists, by row and x from the end.
    ///
    /// The event `e` gets the place `n - 1 - e`, the roots the places before: each place once. A list is then
    /// in ascending order of places.
    func link() -> SeedForest {
        let position = nearest
        for place in 0..<total {
            let slot = Int(alive[place].slot)
            packed[slot] = alive[place].count << 5
            parents[slot] = SeedNode.none
            position[slot] = UInt32(truncatingIfNeeded: total &- 1 &- place)
            order[total &- 1 &- place] = alive[place].slot
        }
        for event in 0..<eventCount {
            position[Int(events[event])] = UInt32(truncatingIfNeeded: n &- 1 &- event)
            order[n &- 1 &- event] = events[event]
        }
        let nodes = [SeedNode](unsafeUninitializedCapacity: n) { nodes, initialized in
            for place in 0..<n {
                let slot = Int(order[place])
                nodes[place] = SeedNode(
                    x: UInt32(places[slot] >> 32), y: UInt32(truncatingIfNeeded: places[slot]),
                    handle: handles[slot], level: Int(packed[slot] & 31), count: packed[slot] >> 5)
                if place < total {
                    nodes[place].previous =
                        place > 0 ? UInt32(truncatingIfNeeded: place &- 1) : SeedNode.none
                    nodes[place].next =
                        place &+ 1 < total ? UInt32(truncatingIfNeeded: place &+ 1) : SeedNode.none
                } else {
                    nodes[place].parent = position[Int(parents[slot])]
                }
            }
            // From the end, so that each child goes before its siblings.
            var place = n &- 1
            while place >= total {
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
        return SeedForest(levels: levels, nodes: nodes, firstRoot: n > 0 ? 0 : SeedNode.none)
    }
}
