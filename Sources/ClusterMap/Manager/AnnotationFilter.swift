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
    /// - Complexity: O(n) here, and in grid mode once more, away from the actor, at the first reload of each zoom; after
    ///   that a reload takes about as long with a filter as without.
    public func setFilter(_ includes: (@Sendable (Annotation) -> Bool)?) {
        filter = includes.map { AnnotationFilter(book, includes: $0) }
        filterHasChanged = true
        for layer in layers.indices { countMatches(ofLayer: layer) }
    }

    /// Lets the index of a layer count what the filter shows.
    func countMatches(ofLayer layer: Int) {
        let isMatch = filter.map { filter in { filter.contains($0) } as @Sendable (UInt32) -> Bool }
        layers[layer].seeds?.withForest { $0.countMatches(isMatch) }
        layers[layer].grid.setFilter(isOn: filter != nil)
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
