import MapGeometry

/// An index whose clusters each know a value joined from their points, kept right while points come, go and
/// move.
///
/// ```swift
/// var shops = ClusterTotals(index, values: prices.map(ClusterSummary.init)) { $0.add($1) }
/// shops.value(of: cluster.id, zoom: 9)?.mean
/// try shops.move(17, to: coordinate)
/// ```
///
/// For every seed the joined value of its largest cluster and of what the same parent absorbed after it is kept,
/// so that a look joins two values however large the cluster is. What holds most points is absorbed first, so that
/// a change renews a few values for each seed above it. Sums of fractions may differ in their last digits
/// from those of another order; the order itself is that of a fresh build.
public struct ClusterTotals<Value: Sendable>: Sendable {
    /// The points and their clusters.
    public private(set) var index: ClusterIndex
    private var values: [Value]
    /// By slot: the joined value of the seed's cluster at its own level and of those behind it in its list; of a root its
    /// own cluster's only.
    private var tails: [Value]
    /// By slot: one more than the place in the list of what is to be renewed; 0 between changes.
    private var marks: [UInt32]
    private let join: @Sendable (inout Value, Value) -> Void

    /// Joins values over an index.
    ///
    /// - Parameters:
    ///   - index: The index whose clusters get values.
    ///   - values: A value for each number that was ever given to a point of the index, in their order.
    ///   - join: Adds one value to another; associative and commutative.
    /// - Complexity: O(n).
    public init(
        _ index: ClusterIndex, values: [Value],
        join: @Sendable @escaping (inout Value, Value) -> Void
    ) {
        precondition(values.count == index.slots.count, "every point has a value")
        self.index = index
        self.values = values
        self.join = join
        let nodes = index.forest.nodes
        tails = nodes.indices.map { values[Int(nodes[$0].handle)] }
        marks = Array(repeating: 0, count: nodes.count)
        var order: [UInt32] = []
        order.reserveCapacity(nodes.count)
        var lists = [index.forest.firstRoot]
        while var slot = lists.popLast() {
            while slot != SeedNode.none {
                order.append(slot)
                if nodes[Int(slot)].firstChild != SeedNode.none {
                    lists.append(nodes[Int(slot)].firstChild)
                }
                slot = nodes[Int(slot)].next
            }
        }
        // Children come after their parents in `order`, and lists as they are.
        order.reverse()
        rejoin(order)
    }

    /// Joins the values of a rule for point numbers, which is asked once for each number.
    public init(_ index: ClusterIndex, _ reduction: ClusterReduction<Int, Value>) {
        self.init(
            index, values: index.slots.indices.map(reduction.value), join: reduction.join)
    }

    /// Returns the value of a cluster; nil if there is no such cluster.
    ///
    /// - Complexity: Two values are joined; linear in the number of seeds that the cluster's seed absorbed itself at
    ///   this level and coarser ones, usually some tens.
    public func value(of id: Int, zoom: Int) -> Value? {
        guard let slot = index.slot(id) else { return nil }
        let level = index.forest.levels.level(zoom: zoom)
        guard index.forest.nodes[Int(slot)].level <= level else { return nil }
        return value(ofSlot: slot, level: level)
    }

    func value(ofSlot slot: UInt32, level: Int) -> Value {
        let nodes = index.forest.nodes
        var result = values[Int(nodes[Int(slot)].handle)]
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none, nodes[Int(child)].level <= level {
            child = nodes[Int(child)].next
        }
        if child != SeedNode.none { join(&result, tails[Int(child)]) }
        return result
    }

    /// The value of a seed's cluster at its own level.
    func sum(_ slot: UInt32) -> Value {
        let node = index.forest.nodes[Int(slot)]
        var result = values[Int(node.handle)]
        if node.firstChild != SeedNode.none { join(&result, tails[Int(node.firstChild)]) }
        return result
    }

    /// The value of a point; the last one if it was removed.
    public subscript(number: Int) -> Value { values[number] }

    // MARK: Changing

    /// Adds a point; returns its number, one more than the largest so far.
    ///
    /// - Throws: ``ClusterError`` if the coordinate cannot be placed.
    @discardableResult
    public mutating func insert(
        _ coordinate: CLLocationCoordinate2D, value: Value
    ) throws(ClusterError) -> Int {
        let number = try index.insert(coordinate)
        values.append(value)
        renew(index.forest.relinked)
        return number
    }

    /// Moves a point; does nothing if there is none of that number.
    ///
    /// - Throws: ``ClusterError`` if the coordinate cannot be placed.
    public mutating func move(
        _ number: Int, to coordinate: CLLocationCoordinate2D
    ) throws(ClusterError) {
        try index.verify()
        try ClusterIndex.check(coordinate, number)
        guard let slot = index.slot(number) else { return }
        // Leaves and comes, as in `SeedForest.move`, to note what either changes.
        index.forest.planRemoval(slot, tie: ClusterIndex.tie)
        index.forest.commit(tie: ClusterIndex.tie)
        index.noteSlots()
        let left = index.forest.relinked
        index.slots[number] = index.forest.planInsertion(
            x: Mercator.x(longitude: coordinate.longitude),
            y: Mercator.y(latitude: coordinate.latitude), handle: UInt32(number),
            slot: index.forest.vacated, tie: ClusterIndex.tie)
        index.forest.commit(tie: ClusterIndex.tie)
        index.noteSlots()
        renew(left + index.forest.relinked)
    }

    /// Removes a point; does nothing if there is none of that number.
    public mutating func remove(_ number: Int) {
        guard index.contains(number) else { return }
        index.remove(number)
        renew(index.forest.relinked)
    }

    /// Gives a point another value.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - number: The number of a point, or of one that was removed.
    public mutating func setValue(_ value: Value, of number: Int) {
        values[number] = value
        if let slot = index.slot(number) { renew([slot]) }
    }

    /// Renews the values of slots, and all that are joined from them.
    private mutating func renew(_ slots: [UInt32]) {
        let forest = index.forest
        while tails.count < forest.nodes.count {
            tails.append(values[Int(forest.nodes[tails.count].handle)])
            marks.append(0)
        }
        // Each is joined into one other: the one before it in its list, or the parent of the list.
        func successor(_ slot: UInt32) -> UInt32 {
            let node = forest.nodes[Int(slot)]
            return node.previous != SeedNode.none && node.parent != SeedNode.none
                ? node.previous : node.parent
        }
        var stale: [UInt32] = []
        for slot in slots {
            var next = slot
            while next != SeedNode.none, marks[Int(next)] == 0 {
                stale.append(next)
                marks[Int(next)] = UInt32(stale.count)
                next = successor(next)
            }
        }
        // Those that wait for nothing go first.
        var waits = [UInt8](repeating: 0, count: stale.count)
        for slot in stale {
            let next = successor(slot)
            if next != SeedNode.none { waits[Int(marks[Int(next)]) - 1] += 1 }
        }
        var order: [UInt32] = []
        order.reserveCapacity(stale.count)
        let ready = stale.indices.filter { waits[$0] == 0 }
        for place in ready {
            var next = stale[place]
            while true {
                order.append(next)
                next = successor(next)
                if next == SeedNode.none { break }
                let place = Int(marks[Int(next)]) - 1
                waits[place] -= 1
                if waits[place] > 0 { break }
            }
        }
        for slot in stale { marks[Int(slot)] = 0 }
        rejoin(order)
    }

    /// Joins the values of slots anew, in an order in which each comes after what it is joined from.
    ///
    /// BOUNDS: `order` holds slots of the forest, which are places in `nodes`; the other subscripts are tested.
    @_specialize(where Value == ClusterSummary)
    private mutating func rejoin(_ order: [UInt32]) {
        unsafe index.forest.nodes.withUnsafeBufferPointer { nodes in
            for slot in order {
                let node = unsafe nodes[Int(slot)]
                var result = values[Int(node.handle)]
                if node.firstChild != SeedNode.none {
                    join(&result, tails[Int(node.firstChild)])
                }
                if node.next != SeedNode.none, node.parent != SeedNode.none {
                    join(&result, tails[Int(node.next)])
                }
                tails[Int(slot)] = result
            }
        }
    }
}
