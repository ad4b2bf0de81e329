/// Annotations that cluster among themselves, or not at all, and their index.
struct ClusterLayer: Sendable {
    /// Whether its annotations become clusters.
    let clusters: Bool
    /// Tells the identities of its clusters from those of other layers.
    let salt: UInt64
    /// The levels of a layer that clusters by distance; nil for one that is kept in a grid.
    let levels: SeedLevels?

    /// The index of a grid layer.
    var grid = GridLayer()
    /// Whether annotations of a grid layer came or went since its index was built.
    private(set) var isStale = false
    /// Grows whenever annotations come or go.
    private(set) var version = 0

    /// The index of a distance layer; nil as long as it is empty.
    private(set) var seeds: SeedStore?
    /// Seeds, or cells of the zoom in sight, whose clusters changed since the last reload.
    private(set) var touched: Set<UInt32> = []
    /// Clusters that were handed out and whose members have not been looked up, by seed.
    private var handedOut: [UInt32: [IssuedCluster]] = [:]
    private var handedOutCount = 0

    private struct IssuedCluster: Sendable {
        weak var cluster: ClusterBody?

        /// Whether it is still held elsewhere, with its members not yet looked up.
        var isHeld: Bool { cluster.map { $0.keptMembers == nil } ?? false }
    }

    /// Whether the index was replaced since the last reload.
    private(set) var hasChanged = false

    init(clusters: Bool, salt: UInt64, levels: SeedLevels?) {
        self.clusters = clusters
        self.salt = salt
        self.levels = levels
    }

    /// Whether it clusters by distance.
    var isDistance: Bool { levels != nil }

    /// Whether nothing changed since the last reload.
    var isSettled: Bool { !hasChanged && touched.isEmpty }

    /// Notes that annotations came or went that the index does not know of yet.
    mutating func outdate() {
        isStale = true
        version += 1
    }

    /// Records that an annotation of a grid layer was added or removed: in its index, or else by having it rebuilt.
    mutating func note(_ place: UInt64, handle: UInt32, isAddition: Bool, isMatch: Bool) {
        if isStale
            || !grid.note(place, handle: handle, isAddition: isAddition, isMatch: isMatch)
        {
            outdate()
        } else {
            version += 1
        }
    }

    /// Notes that cells changed which the map may show.
    mutating func touch(cells: [Int]) {
        for cell in cells { touched.insert(UInt32(cell)) }
    }

    /// What a new index is.
    enum Index: Sendable {
        case grid(GridIndex)
        case seeds(SeedStore)
    }

    /// Takes a new index, of all annotations of the layer.
    mutating func install(_ index: Index) {
        switch index {
        case .grid(let index): grid.replace(index)
        case .seeds(let store): seeds = store
        }
        // Clusters that were handed out read the replaced index, which no longer changes.
        handedOut = [:]
        handedOutCount = 0
        isStale = false
        hasChanged = true
        touched = []
    }

    /// Removes all annotations.
    mutating func empty() {
        let isFiltered = grid.isFiltered
        grid = GridLayer()
        grid.setFilter(isOn: isFiltered)
        seeds = nil
        handedOut = [:]
        handedOutCount = 0
        isStale = false
        hasChanged = true
        touched = []
        version += 1
    }

    /// Notes that the map shows the layer as it is.
    mutating func settle() {
        hasChanged = false
        touched = []
    }

    /// Keeps track of a cluster that was handed out, to look its members up before they change.
    mutating func handOut(_ cluster: ClusterBody, seed: UInt32) {
        if handedOutCount > 1024 {
            handedOut = handedOut.compactMapValues { held in
                let rest = held.filter(\.isHeld)
                return rest.isEmpty ? nil : rest
            }
            // Halved by what is gone, or else not looked at again for a while.
            handedOutCount = handedOut.values.reduce(0) { $0 + $1.count } / 2
        }
        handedOut[seed, default: []].append(IssuedCluster(cluster: cluster))
        handedOutCount += 1
    }

    /// Adds or removes a point: `plan` decides, `finish` follows once it is carried out.
    ///
    /// - Returns: What was decided, and the points that are in other slots since.
    mutating func change<Result: Sendable>(
        tie: (UInt32) -> UInt64, plan: (inout SeedForest) -> Result,
        finish: (inout SeedForest) -> Void = { _ in }
    ) -> (result: Result, renamed: [SeedForest.Renamed])? {
        guard let seeds else { return nil }
        let (result, seedsToChange) = seeds.withForest { forest in
            let result = plan(&forest)
            return (result, forest.touched)
        }
        touch(seedsToChange)
        let renamed = seeds.withForest { forest in
            forest.commit(tie: tie)
            finish(&forest)
            return forest.renamed
        }
        return (result, renamed)
    }

    /// Notes that the clusters of seeds change; those handed out keep the members they have.
    mutating func touch(_ slots: [UInt32]) {
        for slot in slots {
            touched.insert(slot)
            for held in handedOut.removeValue(forKey: slot) ?? [] { held.cluster?.keepMembers() }
        }
    }
}
