import MapGeometry

/// The clusters of an index with only the matching points counted, without a rebuild.
///
/// ```swift
/// let open = ClusterFilter(index) { shops[$0].isOpen }
/// for cluster in open.clusters(in: region, zoom: 9) { … }
/// ```
///
/// What is shown at a zoom:
///
/// - A cluster of the index that has two matching points or more is shown where it always is, at its seed, under
///   the same identity, with the number of its matching points; the seed need not match.
/// - A cluster with one matching point is shown as that point, at the point's place.
/// - A cluster without a matching point is not shown.
///
/// So markers keep their places and identities when the filter changes. Clusters are those of all points: two
/// matching ones are not joined by taking away what was between them.
public struct ClusterFilter: Sendable {
    private var matches: ClusterTotals<UInt32>

    /// Counts the matching points of all clusters; the predicate is asked once for each point.
    ///
    /// - Complexity: O(n), some tens of milliseconds for a million points.
    public init(_ index: ClusterIndex, _ includes: (Int) -> Bool) {
        matches = ClusterTotals(
            index, values: index.slots.indices.map { index.contains($0) && includes($0) ? 1 : 0 }
        ) { $0 += $1 }
    }

    /// The points and their clusters, without the filter.
    public var index: ClusterIndex { matches.index }

    /// Number of matching points.
    public var count: Int {
        var (count, root) = (0, index.forest.firstRoot)
        while root != SeedNode.none {
            count += Int(matches.sum(root))
            root = index.forest.nodes[Int(root)].next
        }
        return count
    }

    // MARK: Looking

    /// Returns what is shown in a region, at a zoom; see ``ClusterIndex/clusters(in:zoom:)-(MKCoordinateRegion,_)``.
    ///
    /// A point that is left of its cluster counts as inside by its own place, a cluster by its seed's.
    public func clusters(in region: MKCoordinateRegion, zoom: Int) -> [ClusterIndex.Cluster] {
        ClusterIndex.window(region, zoom: zoom).map { clusters(in: $0) } ?? []
    }

    /// Returns what is shown between four edges in degrees, at a zoom; `west` > `east` spans the 180th meridian.
    public func clusters(
        south: Double, west: Double, north: Double, east: Double, zoom: Int
    ) -> [ClusterIndex.Cluster] {
        ClusterIndex.window(south: south, west: west, north: north, east: east, zoom: zoom)
            .map { clusters(in: $0) } ?? []
    }

    func clusters(in window: MapWindow) -> [ClusterIndex.Cluster] {
        var found: [ClusterIndex.Cluster] = []
        let search = Search(
            level: index.forest.levels.level(zoom: window.zoom), frame: WindowFrame(window),
            nodes: index.forest.nodes, reach: index.forest.levels.reach)
        var root = index.forest.firstRoot
        while root != SeedNode.none {
            visit(root, search, &found)
            root = index.forest.nodes[Int(root)].next
        }
        return found
    }

    /// Returns the numbers of matching points in the cluster that a point belongs to, or of a part of them.
    ///
    /// - Parameters:
    ///   - id: A cluster's identity, or any point of it.
    ///   - zoom: The zoom at which the cluster is shown.
    ///   - offset: How many to skip.
    ///   - limit: How many to return at most.
    public func members(of id: Int, zoom: Int, offset: Int = 0, limit: Int = .max) -> [Int] {
        guard let slot = index.slot(id), offset >= 0, limit > 0 else { return [] }
        let level = index.forest.levels.level(zoom: zoom)
        var (skip, found) = (offset, [Int]())
        collect(
            index.forest.seed(of: slot, level: level), finerThan: level, &skip, limit, &found)
        return found
    }

    /// Returns the first zoom, after `zoom`, at which the matching points of a cluster are apart.
    ///
    /// - Returns: A zoom up to `maxZoom + 1`, at which nothing is clustered; nil if fewer than two match.
    public func expansionZoom(of id: Int, zoom: Int) -> Int? {
        let forest = index.forest
        guard var slot = index.slot(id) else { return nil }
        var level = forest.levels.level(zoom: zoom)
        slot = forest.seed(of: slot, level: level)
        let count = matches.value(ofSlot: slot, level: level)
        guard count > 1 else { return nil }
        search: while true {
            var child = forest.nodes[Int(slot)].firstChild
            while child != SeedNode.none {
                let node = forest.nodes[Int(child)]
                if node.level > level, matches.sum(child) > 0 {
                    guard matches.sum(child) == count, node.level < forest.levels.points else {
                        return forest.levels.zoom(level: node.level)
                    }
                    // All of them are below this child.
                    (slot, level) = (child, node.level)
                    continue search
                }
                child = node.next
            }
            return nil
        }
    }

    /// Returns where the mean of a cluster's matching points is, on the map; nil if none match.
    ///
    /// - Complexity: O(matching points of the cluster).
    public func centroid(of id: Int, zoom: Int) -> CLLocationCoordinate2D? {
        guard let slot = index.slot(id) else { return nil }
        let forest = index.forest
        let seed = forest.node(
            forest.seed(of: slot, level: forest.levels.level(zoom: zoom)))
        var (east, south, count) = (Int64(0), Int64(0), Int64(0))
        for member in members(of: id, zoom: zoom) {
            guard let slot = index.slot(member) else { continue }
            let node = forest.node(slot)
            east += Int64(Int32(bitPattern: node.x &- seed.x))
            south += Int64(node.y) - Int64(seed.y)
            count += 1
        }
        guard count > 0 else { return nil }
        let mean = SeedForest.mean(x: seed.x, y: seed.y, east, south, count)
        return Mercator.coordinate(x: mean.x + 0.5, y: mean.y + 0.5)
    }

    // MARK: Changing

    /// Says whether a point matches.
    public mutating func setMatch(_ isMatch: Bool, of number: Int) {
        matches.setValue(isMatch ? 1 : 0, of: number)
    }

    /// Adds a point; see ``ClusterIndex/insert(_:)``.
    @discardableResult
    public mutating func insert(
        _ coordinate: CLLocationCoordinate2D, isMatch: Bool
    ) throws(ClusterError) -> Int {
        try matches.insert(coordinate, value: isMatch ? 1 : 0)
    }

    /// Moves a point; see ``ClusterIndex/move(_:to:)``.
    public mutating func move(
        _ number: Int, to coordinate: CLLocationCoordinate2D
    ) throws(ClusterError) {
        try matches.move(number, to: coordinate)
    }

    /// Removes a point; see ``ClusterIndex/remove(_:)``.
    public mutating func remove(_ number: Int) { matches.remove(number) }

    // MARK: Searching

    private struct Search {
        let level: Int
        let frame: WindowFrame
        let nodes: StoredArray<SeedNode>
        let reach: [UInt64]
    }

    /// Goes down as `SeedForest.forEachCluster` does, but on to where a member may lie, for single ones.
    private func visit(
        _ slot: UInt32, _ search: Search, _ found: inout [ClusterIndex.Cluster]
    ) {
        let node = search.nodes[Int(slot)]
        let distance = search.frame.distance(x: node.x, y: node.y)
        guard matches.sum(slot) > 0, distance <= search.reach[node.level] else { return }
        var rest = matches.sum(slot)
        var child = node.firstChild
        while child != SeedNode.none {
            let link = search.nodes[Int(child)]
            if link.level > search.level { break }
            // This child, those after it and the members of the cluster are nearer than this to the seed.
            if distance > search.reach[link.level - 1] { return }
            rest -= matches.sum(child)
            visit(child, search, &found)
            child = link.next
        }
        if rest > 1, distance == 0 {
            found.append(cluster(node, count: rest))
        } else if rest == 1 {
            let single = search.nodes[Int(single(below: slot, level: search.level))]
            if search.frame.distance(x: single.x, y: single.y) == 0 {
                found.append(cluster(single, count: 1))
            }
        }
    }

    private func cluster(_ node: SeedNode, count: UInt32) -> ClusterIndex.Cluster {
        ClusterIndex.Cluster(
            id: Int(node.handle), coordinate: Mercator.coordinate(x: node.x, y: node.y),
            count: Int(count))
    }

    /// The only matching point of a cluster that has one.
    private func single(below seed: UInt32, level: Int) -> UInt32 {
        let nodes = index.forest.nodes
        var (slot, level) = (seed, level)
        var child = nodes[Int(slot)].firstChild
        while child != SeedNode.none {
            let node = nodes[Int(child)]
            if node.level > level, matches.sum(child) > 0 {
                // Followers have followers in front of them.
                (slot, level) = (child, min(node.level, index.forest.levels.count))
                child = node.firstChild
            } else {
                child = node.next
            }
        }
        return slot
    }

    private func collect(
        _ slot: UInt32, finerThan level: Int, _ skip: inout Int, _ limit: Int, _ found: inout [Int]
    ) {
        let node = index.forest.nodes[Int(slot)]
        func take() {
            guard matches[Int(node.handle)] == 1 else { return }
            if skip > 0 { skip -= 1 } else if found.count < limit { found.append(Int(node.handle)) }
        }
        let isFollower = node.level == index.forest.levels.points
        if !isFollower { take() }
        defer { if isFollower { take() } }
        var child = node.firstChild
        while child != SeedNode.none, found.count < limit {
            let link = index.forest.nodes[Int(child)]
            let count = Int(matches.sum(child))
            if link.level > level, count > 0 {
                if skip >= count {
                    skip -= count
                } else {
                    collect(
                        child, finerThan: min(link.level, index.forest.levels.count), &skip, limit,
                        &found)
                }
            }
            child = link.next
        }
    }
}
