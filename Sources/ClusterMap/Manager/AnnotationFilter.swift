/// Which annotations of a manager are shown.
struct AnnotationFilter<Annotation: CoordinateIdentifiable & Identifiable & Hashable & Sendable>:
    Sendable
{
    let includes: @Sendable (Annotation) -> Bool
    /// By handle: whether the annotation matches.
    ///
    /// Asked once for each, and again when it is replaced.
    private var matches: [Bool] = []

    init(_ book: AnnotationStore<Annotation>, includes: @Sendable @escaping (Annotation) -> Bool) {
        self.includes = includes
        let isUsed = book.layers.map { $0 != AnnotationStore<Annotation>.noLayer }
        matches = isUsed.indices.map { isUsed[$0] && includes(book.table[UInt32($0)]) }
    }

    /// Takes note of an annotation that is new or was replaced.
    mutating func note(_ annotation: Annotation, handle: UInt32) {
        while matches.count <= Int(handle) { matches.append(false) }
        let isMatch = includes(annotation)
        if matches[Int(handle)] != isMatch { matches[Int(handle)] = isMatch }
    }

    func contains(_ handle: UInt32) -> Bool {
        Int(handle) < matches.count && matches[Int(handle)]
    }
}

extension ClusterManager {
    /// Shows, from the next reload on, only annotations that match; nil shows all.
    ///
    /// Nothing is rebuilt. The predicate is asked once for each annotation, and again when it is updated. In
    /// grid mode the map shows what it would show if the others had been removed. In distance mode clusters
    /// keep their places and identities: each has its matching members only and is not shown without
    /// any; where fewer than `minCountForClustering` match they are shown one by one, at their own places.
    ///
    /// ``fetchAllAnnotations()`` returns all annotations in any case.
    ///
    /// - Complexity: O(n) here; with a filter a reload of distance mode takes about as long as without, one of grid mode
    ///   time that is linear in the members of the clusters in sight.
    public func setFilter(_ includes: (@Sendable (Annotation) -> Bool)?) {
        filter = includes.map { AnnotationFilter(book, includes: $0) }
        filterHasChanged = true
        for layer in layers.indices { countMatches(ofLayer: layer) }
    }

    /// Lets the index of a layer count what the filter shows.
    func countMatches(ofLayer layer: Int) {
        let isMatch = filter.map { filter in { filter.contains($0) } as @Sendable (UInt32) -> Bool }
        layers[layer].seeds?.withForest { $0.countMatches(isMatch) }
    }

    /// Appends what a grid layer shows of the matching annotations, one marker for each cell with enough.
    func appendMatching(
        _ filter: AnnotationFilter<Annotation>, of layer: Int, in window: MapWindow,
        table: GridTable, to markers: inout [Marker]
    ) {
        guard let points = layers[layer].grid.index?.points else { return }
        let salt = layers[layer].salt
        let minimum = configuration.minCountForClustering
        let opensSpots = configuration.spotZoom == window.zoom
        table.forEachCell(in: window) { cell in
            var found: [Int] = []
            table.forEachPoint(of: cell) { point in
                if filter.contains(points.handles[point]) { found.append(point) }
            }
            let isOpened =
                opensSpots && found.count > 1
                && found.allSatisfy {
                    points.xs[$0] == points.xs[found[0]] && points.ys[$0] == points.ys[found[0]]
                }
            if found.count >= minimum, !isOpened,
                let nearest = GridLayer.nearest(of: found, in: points, table: table, cell: cell)
            {
                let identity =
                    Marker.mix(table.keys[cell] ^ salt)
                    ^ Marker.mix(UInt64(window.zoom) &+ salt)
                markers.append(
                    Marker(
                        cluster: identity, handle: points.handles[nearest],
                        count: UInt32(found.count), place: UInt32(cell), layer: layer))
            } else {
                for point in found {
                    markers.append(Marker(annotation: points.handles[point], layer: layer))
                }
            }
        }
    }

    /// Appends what a distance layer shows of the matching annotations.
    func appendMatchingSeeds(
        _ filter: AnnotationFilter<Annotation>, of layer: Int, in window: MapWindow,
        to markers: inout [Marker]
    ) {
        guard let store = layers[layer].seeds, let levels = layers[layer].levels else { return }
        let isClustered = clusters(atZoom: window.zoom)
        let level = isClustered ? levels.level(zoom: window.zoom) : levels.points
        let minimum = isClustered ? configuration.minCountForClustering : Int.max
        let opensSpots = configuration.spotZoom == window.zoom
        // A member that is shown by itself may lie in the window when its seed does not.
        let wide = window.expanded(by: UInt32(clamping: levels.reach[level]))
        markers += store.withForest { forest in
            var found: [Marker] = []
            forest.forEachCluster(in: wide, level: level) { cluster in
                let count = forest.matchCount(of: cluster.slot, level: level, filter.contains)
                guard count > 0 else { return }
                let isInside = window.contains(x: cluster.x, y: cluster.y)
                if !opensSpots, Int(count) >= minimum, !isInside { return }
                func members() -> [UInt32] {
                    forest.matchingMembers(of: cluster.slot, level: level, filter.contains)
                }
                if Int(count) >= minimum, !(opensSpots && forest.isSpot(members())) {
                    guard isInside else { return }
                    found.append(
                        Marker(
                            cluster: UInt64(cluster.handle), handle: cluster.handle,
                            count: count, place: cluster.slot, layer: layer))
                } else {
                    for slot in members() {
                        let node = forest.node(slot)
                        guard window.contains(x: node.x, y: node.y) else { continue }
                        found.append(Marker(annotation: node.handle, layer: layer))
                    }
                }
            }
            return found
        }
    }
}

extension SeedForest {
    /// Returns the handles of a cluster's members that match, whatever filter the forest counts for.
    func matching<Annotation>(
        _ filter: AnnotationFilter<Annotation>, of slot: UInt32, level: Int
    ) -> [UInt32] {
        members(of: slot, level: level, range: 0..<Int(count(of: slot, level: level)))
            .map { nodes[Int($0)].handle }
            .filter(filter.contains)
    }
}
