/// Points that are known by their numbers, 0 and up.
extension SeedForest {
    /// Returns the slot of each of `count` points, by number; none for a number that no point has.
    ///
    /// The handles of the points are their numbers.
    func slots(_ count: Int, _ workers: BuildWorkers = .one) -> [UInt32] {
        var slots: [UInt32] = []
        slots.reserveCapacity(count + Self.spareRoom(count))
        slots.append(contentsOf: repeatElement(SeedNode.none, count: count))
        unsafe nodes.withUnsafeBufferPointer { nodes in
            unsafe slots.withUnsafeMutableBufferPointer { slots in
                // BOUNDS: the handles of an index that is built are the numbers of its `count` points.
                // SAFETY: no two nodes have one handle, so no two threads write one element.
                workers.forEachPart(nodes.count) { range in
                    for slot in range {
                        unsafe slots[Int(nodes[slot].handle)] = UInt32(truncatingIfNeeded: slot)
                    }
                }
            }
        }
        return slots
    }

    /// The tie of points that are known by their numbers.
    static func tie(_ number: UInt32) -> UInt64 { UInt64(number) }
}
