import CoreLocation

/// An index whose clusters each know a value joined from their points, kept right while points come, go and
/// move.
///
/// ```swift
/// var shops = ClusterTotals(index, values: prices.map(ClusterSummary.init)) { $0.add($1) }
/// shops.value(of: cluster.id, zoom: 9)?.mean
/// try shops.move(17, to: coordinate)
/// ```
///
/// For every seed the value of its largest cluster is kept; smaller ones leave out what the seed absorbs at
/// coarser levels. So a look joins only what the seed absorbed itself, and a change renews the seeds on the
/// path to the changed points. Sums of fractions may differ in their last digits from those of a fresh build
/// only if the rule rounds differently in another order; the order itself is that of a fresh build.
public struct ClusterTotals<Value: Sendable>: Sendable {
    /// The points and their clusters.
    public private(set) var index: ClusterIndex
    private var values: [Value]
    /// By slot: the joined value of the seed's cluster at its own level.
    private var sums: [Value]
    private let join: @Sendable (inout Value, Value) -> Void

    /// Joins values over an index.
    ///
    /// - Parameters:
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
        sums = nodes.indices.map { values[Int(nodes[$0].handle)] }
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
        // Children come after their parents in `order`.
        order.reverse()
        renew(order)
    }

    /// Joins the values of a rule for point numbers, which is asked once for each number.
    public init(_ index: ClusterIndex, _ reduction: ClusterReduction<Int, Value>) {
        self.init(
            index, values: index.slots.indices.map(reduction.value), join: reduction.join)
    }

    /// Returns the value of a cluster; nil if there is no such cluster.
    ///
    /// - Complexity: Linear in the number of seeds that the cluster's seed absorbed itself, usually some tens.
    public func value(of id: Int, zoom: Int) -> Value? {
        guard let slot = index.slot(id) else { return nil }
        let level = index.forest.levels.level(zoom: zoom)
        guard index.forest.nodes[Int(slot)].level <= level else { return nil }
        return value(ofSlot: slot, level: level)
    }

    func value(ofSlot slot: UInt32, level: Int) -> Value {
        let nodes = index.forest.nodes
        if nodes[Int(slot)].level == level { return sums[Int(slot)] }
        var result = values[Int(nodes[Int(slot)].handle)]
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none {
            if nodes[Int(child)].level > level { join(&result, sums[Int(child)]) }
            child = nodes[Int(child)].next
        }
        return result
    }

    /// The value of a seed's cluster at its own level.
    func sum(_ slot: UInt32) -> Value { sums[Int(slot)] }

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
        renew(after: [])
        return number
    }

    /// Moves a point; does nothing if there is none of that number.
    ///
    /// - Throws: ``ClusterError`` if the coordinate cannot be placed.
    public mutating func move(
        _ number: Int, to coordinate: CLLocationCoordinate2D
    ) throws(ClusterError) {
        try ClusterIndex.check(coordinate, number)
        guard let slot = index.slot(number) else { return }
        // Leaves and comes, as in `SeedForest.move`, to note what either touches.
        var changed = index.forest.path(of: slot)
        index.forest.planRemoval(slot, tie: ClusterIndex.tie)
        index.forest.commit(tie: ClusterIndex.tie)
        changed += index.forest.touched
        index.forest.planInsertion(
            x: Mercator.x(longitude: coordinate.longitude),
            y: Mercator.y(latitude: coordinate.latitude), handle: UInt32(number), slot: slot,
            tie: ClusterIndex.tie)
        index.forest.commit(tie: ClusterIndex.tie)
        renew(after: changed)
    }

    /// Removes a point; does nothing if there is none of that number.
    public mutating func remove(_ number: Int) {
        guard let slot = index.slot(number) else { return }
        let left = index.forest.path(of: slot).dropFirst()
        index.remove(number)
        renew(after: Array(left), without: slot)
    }

    /// Gives a point another value.
    ///
    /// - Parameter number: The number of a point, or of one that was removed.
    public mutating func setValue(_ value: Value, of number: Int) {
        values[number] = value
        guard let slot = index.slot(number) else { return }
        renew(index.forest.path(of: slot))
    }

    /// Renews the values of the seeds that the last change touched, of `others`, and of all above them.
    private mutating func renew(after others: [UInt32], without removed: UInt32? = nil) {
        let forest = index.forest
        while sums.count < forest.nodes.count {
            sums.append(values[Int(forest.nodes[sums.count].handle)])
        }
        // Each once: where one was met before, so were all above it.
        var stale: [UInt32] = []
        forest.nodes.withUnsafeBufferPointer { nodes in
            for slot in forest.touched + others where slot != removed {
                var seed = slot
                while seed != SeedNode.none, !stale.contains(seed) {
                    stale.append(seed)
                    seed = nodes[Int(seed)].parent
                }
            }
            // The finest first: a seed joins what its children have, which were absorbed at finer levels.
            stale.sort { nodes[Int($0)].level > nodes[Int($1)].level }
        }
        renew(stale)
    }

    /// Joins seeds' values anew, each from its own and those of its children.
    @_specialize(where Value == ClusterSummary)
    private mutating func renew(_ stale: [UInt32]) {
        let nodes = index.forest.nodes
        nodes.withUnsafeBufferPointer { nodes in
            for slot in stale {
                var result = values[Int(nodes[Int(slot)].handle)]
                var child = nodes[Int(slot)].firstChild
                while child != SeedNode.none {
                    join(&result, sums[Int(child)])
                    child = nodes[Int(child)].next
                }
                sums[Int(slot)] = result
            }
        }
    }
}
