/// Turning what was recorded into a forest.
///
/// BOUNDS: as proved at the type; what `placeByLevel` notes is a permutation of 0 ..< `n`, since it counts the slots of each level, so
/// that each node is written once.
extension SeedForestBuilder {
    /// Lays the forest out by level, the coarsest first, so that a view of few clusters of many
    /// points touches little memory; within a level in Z-order.
    ///
    /// A list is then in ascending order of places.
    func link() -> SeedForest {
        let (n, outcomes, places, handles) = (self.n, self.outcomes, self.places, self.handles)
        let ends = placeByLevel()
        let (position, rootCount) = (notes, ends[0])
        // With room for points that come later: to grow means to copy everything, some milliseconds a million points.
        let capacity = n + SeedForest.spareRoom(n)
        var offsets = unsafe [SeedOffset](unsafeUninitializedCapacity: capacity) { offsets, count in
            unsafe LargePages.advise(offsets)
            let base = unsafe offsets
            workers.forEachPart(n) { range in
                for place in range { unsafe base[place] = SeedOffset() }
            }
            count = n
        }
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
            unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                // The finest level first: what a seed stands for is known when it is counted.
                for level in stride(from: levels.count, to: 0, by: -1) {
                    unsafe linkChildren(ends[level - 1]..<ends[level], nodes, offsets)
                }
            }
            initialized = n
        }
        return SeedForest(
            levels: levels, nodes: StoredArray(nodes), offsets: StoredArray(offsets),
            firstRoot: n > 0 ? 0 : SeedNode.none)
    }

    /// Notes of each slot its place in the forest: by level, and within one by slot.
    ///
    /// - Returns: For each level where the next one begins.
    private func placeByLevel() -> [Int] {
        let (outcomes, position, parts) = (self.outcomes, notes, workers.count)
        // For each part, one after the other, the number of its points of each level, then where they go.
        var places = [Int](repeating: 0, count: parts * 32)
        var ends: [Int] = []
        unsafe places.withUnsafeMutableBufferPointer { places in
            // BOUNDS: levels have 5 bits, and a part 32 places of its own.
            // SAFETY: no two parts have a slot in common.
            workers.forEachPart(n) { part, range in
                for slot in range { unsafe places[part &* 32 &+ outcomes[slot].level] &+= 1 }
            }
            var sum = 0
            for level in 0..<32 {
                for part in 0..<parts {
                    let size = unsafe places[part * 32 + level]
                    unsafe places[part * 32 + level] = sum
                    sum += size
                }
                ends.append(sum)
            }
            workers.forEachPart(n) { part, range in
                for slot in range {
                    let number = part &* 32 &+ outcomes[slot].level
                    let place = unsafe places[number]
                    unsafe places[number] = place &+ 1
                    position[slot] = UInt32(truncatingIfNeeded: place)
                }
            }
        }
        return ends
    }

    /// Puts the points of a level into the lists of their parents, and counts their offsets in.
    ///
    /// BOUNDS: parents are of coarser levels, so their places are below the level's.
    /// SAFETY: a part does the children of its own parents, and links children to parents and to one another only.
    private func linkChildren(
        _ level: Range<Int>, _ nodes: UnsafeMutableBufferPointer<SeedNode>,
        _ offsets: UnsafeMutableBufferPointer<SeedOffset>
    ) {
        @inline(__always) func link(_ child: UInt32) {
            let place = Int(child)
            let parent = unsafe Int(nodes[place].parent)
            let first = unsafe nodes[parent].firstChild
            unsafe nodes[place].next = first
            if first != SeedNode.none { unsafe nodes[Int(first)].previous = child }
            unsafe nodes[parent].firstChild = child
            unsafe offsets[parent] += offsets[place].moved(from: nodes[place], to: nodes[parent])
        }
        // From the end, so that each child goes before its siblings.
        guard workers.count > 1, level.count >= 1 << 14 else {
            for place in level.reversed() { link(UInt32(truncatingIfNeeded: place)) }
            return
        }
        let (parts, children) = (workers.count, survivors)
        let parentCount = UInt64(level.lowerBound)
        @inline(__always) func part(_ place: Int) -> Int {
            let parent = unsafe UInt64(nodes[place].parent)
            return Int(truncatingIfNeeded: parent &* UInt64(parts) / parentCount)
        }
        // For each part of the parents, one after the other, the number of children in each part of the level, then where
        // they go.
        var places = [Int](repeating: 0, count: parts * parts)
        var bounds = [0]
        unsafe places.withUnsafeMutableBufferPointer { places in
            workers.forEachPart(level.count) { own, range in
                for number in range {
                    unsafe places[part(level.lowerBound &+ number) &* parts &+ own] &+= 1
                }
            }
            var sum = 0
            for number in 0..<(parts * parts) {
                let size = unsafe places[number]
                unsafe places[number] = sum
                sum += size
                if (number + 1) % parts == 0 { bounds.append(sum) }
            }
            workers.forEachPart(level.count) { own, range in
                for number in range {
                    let place = level.lowerBound &+ number
                    let bucket = part(place) &* parts &+ own
                    let target = unsafe places[bucket]
                    unsafe places[bucket] = target &+ 1
                    children[target] = UInt32(truncatingIfNeeded: place)
                }
            }
        }
        workers.forEach(parts) { part in
            var number = bounds[part + 1]
            while number > bounds[part] {
                number &-= 1
                link(children[number])
            }
        }
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
