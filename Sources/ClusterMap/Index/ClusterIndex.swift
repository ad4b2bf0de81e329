import Foundation
import MapGeometry

/// Points clustered by distance at every zoom, without the objects they belong to.
///
/// The engine under ``ClusterManager``, for servers, command lines and maps of one's own. A value: a copy
/// shares memory until one of the two is changed, and may be read from many threads. Points are known by
/// their number, from 0 on in the order in which they were given.
///
/// ```swift
/// let index = try ClusterIndex(coordinates)
/// for cluster in index.clusters(in: region, zoom: 12) { … }
/// ```
///
/// - Note: How points are clustered is described at `SeedForest`; every operation gives the same clusters
///   as a build from scratch would.
public struct ClusterIndex: Sendable {
    /// The clustering options of an index.
    public struct Options: Sendable {
        /// The last zoom at which points are clustered, 0–22.
        public var maxZoom: Int
        /// The smallest distance of two markers, in points, for each zoom; zoom 0 shows the world in 256.
        public var radius: @Sendable (Int) -> Double
        /// Number of threads that build the index, 1–64; nil for as many as there are processors if the points are
        /// more than a hundred thousand, and for one if they are fewer.
        ///
        /// The index is the same with any number, to the bit.
        public var concurrency: Int?

        /// Creates options; 40 points at all zooms unless said otherwise.
        public init(maxZoom: Int = 20, radius: Double = 40) {
            self.init(maxZoom: maxZoom) { _ in radius }
        }

        /// Creates options with a radius for each zoom.
        ///
        /// On the ground the radius may not grow from one zoom to the next.
        public init(maxZoom: Int = 20, radius: @Sendable @escaping (Int) -> Double) {
            self.maxZoom = maxZoom
            self.radius = radius
        }
    }

    /// A cluster, or a single point.
    public struct Cluster: Hashable, Identifiable, Sendable {
        /// The number of the point that is the cluster's seed: its identity.
        public let id: Int
        /// Where the seed is, to a centimeter: the anchor.
        ///
        /// ``ClusterIndex/centroid(of:zoom:)`` is the mean of the points.
        public let coordinate: CLLocationCoordinate2D
        /// Number of points, the seed included.
        public let count: Int

        /// Creates a cluster from what it holds.
        public init(id: Int, coordinate: CLLocationCoordinate2D, count: Int) {
            self.id = id
            self.coordinate = coordinate
            self.count = count
        }

        /// Whether it is a single point.
        public var isPoint: Bool { count == 1 }
    }

    private var storedForest: SeedForest
    private var storedSlots: StoredArray<UInt32>
    /// Asked before anything is read of a file that was opened unchecked; nil for all other indexes.
    private var pendingCheck: FileCheck?

    /// The points and their clusters.
    var forest: SeedForest {
        _read {
            if let pendingCheck, !pendingCheck.isPassed {
                yield pendingCheck.emptyForest
            } else {
                yield storedForest
            }
        }
        _modify {
            settleCheck()
            yield &storedForest
        }
    }

    /// The slot of each point, by number; none for a removed one.
    var slots: StoredArray<UInt32> {
        _read {
            if let pendingCheck, !pendingCheck.isPassed {
                yield pendingCheck.emptySlots
            } else {
                yield storedSlots
            }
        }
        _modify {
            settleCheck()
            yield &storedSlots
        }
    }

    /// Creates an index of its parts, which are read once the check is passed.
    init(forest: SeedForest, slots: StoredArray<UInt32>, check: FileCheck? = nil) {
        storedForest = forest
        storedSlots = slots
        pendingCheck = check
    }

    /// Before a change: damaged parts are dropped, so that no later check is needed.
    private mutating func settleCheck() {
        guard let check = pendingCheck else { return }
        pendingCheck = nil
        if !check.isPassed { (storedForest, storedSlots) = (check.emptyForest, check.emptySlots) }
    }

    /// Checks the whole of a file that was opened with ``FileChecking/onUse``, unless that is done.
    ///
    /// Does nothing for other indexes.
    ///
    /// - Throws: ``ClusterError`` if the file was cut off or changed.
    /// - Complexity: O(n) the first time, a few nanoseconds a point.
    public func verify() throws(ClusterError) {
        if let damage = pendingCheck?.damage { throw damage }
    }

    /// Creates the index of points.
    ///
    /// - Throws: ``ClusterError`` naming the first point whose coordinate is not finite or whose latitude is
    ///   beyond ±90. A longitude outside ±180 is wrapped, a latitude beyond ±85 is placed at ±85.
    /// - Complexity: O(n).
    public init(
        _ coordinates: [CLLocationCoordinate2D], options: Options = Options()
    ) throws(ClusterError) {
        let index = try Self.build(coordinates, options) { _ in true }
        self =
            index
            ?? ClusterIndex(
                forest: SeedForest(levels: SeedLevels(maxZoom: 0) { _ in 40 }), slots: StoredArray()
            )
    }

    /// Builds an index, and asks now and then whether to go on; returns nil if not.
    static func build(
        _ coordinates: [CLLocationCoordinate2D], _ options: Options,
        proceed: (Double) -> Bool
    ) throws(ClusterError) -> ClusterIndex? {
        guard coordinates.count < PointSet.maximumCount else {
            throw ClusterError(.tooManyPoints, at: PointSet.maximumCount)
        }
        let table = LatitudeTable.shared
        let workers = BuildWorkers(options.concurrency, points: coordinates.count)
        // BOUNDS: the parts cover 0 ..< `coordinates.count`, so that each place is written before the array is read,
        // unless there is a fault, and then nobody reads it. A part's number is below `workers.count`.
        // SAFETY: parts do not overlap, so no two threads write one element.
        var places = unsafe [UInt64](unsafeUninitializedCapacity: coordinates.count) {
            unsafe LargePages.advise($0)
            $1 = $0.count
        }
        // For each part its first point that cannot be placed.
        var faults = [Int?](repeating: nil, count: workers.count)
        unsafe coordinates.withUnsafeBufferPointer { coordinates in
            unsafe places.withUnsafeMutableBufferPointer { places in
                unsafe faults.withUnsafeMutableBufferPointer { faults in
                    workers.forEachPart(coordinates.count) { part, range in
                        for number in range {
                            let coordinate = unsafe coordinates[number]
                            guard Mercator.canPlace(coordinate) else {
                                unsafe faults[part] = number
                                return
                            }
                            let x = Mercator.x(longitude: coordinate.longitude)
                            let y = table.y(latitude: coordinate.latitude)
                            unsafe places[number] = UInt64(x) << 32 | UInt64(y)
                        }
                    }
                }
            }
        }
        if let fault = faults.lazy.compactMap({ $0 }).first {
            try check(coordinates[fault], fault)
        }
        let levels = SeedLevels(maxZoom: options.maxZoom, radius: options.radius)
        guard
            let forest = SeedForestBuilder.build(
                places: places, levels: levels, workers: workers, proceed: proceed, tie: Self.tie)
        else { return nil }
        return ClusterIndex(
            forest: forest, slots: StoredArray(forest.slots(coordinates.count, workers)))
    }

    static func tie(_ number: UInt32) -> UInt64 { SeedForest.tie(number) }

    static func check(
        _ coordinate: CLLocationCoordinate2D, _ number: Int
    ) throws(ClusterError) {
        if Mercator.canPlace(coordinate) { return }
        let isFinite = coordinate.latitude.isFinite && abs(coordinate.longitude) < 0x1p38
        throw ClusterError(isFinite ? .latitudeOutOfRange : .notFinite, at: number)
    }

    /// The forest as a list, for tests.
    package var outline: [[UInt32]] { forest.outline }

    /// Number of points.
    public var count: Int { forest.count }

    /// Bytes of memory the index takes.
    public var byteCount: Int { forest.byteCount + slots.byteCount }

    /// The last zoom at which points are clustered.
    public var maxZoom: Int { forest.levels.maxZoom }

    /// Returns the clusters whose place is in a region, at a zoom.
    ///
    /// - Parameters:
    ///   - region: May lie across the 180th meridian; from 360 degrees of longitude on it is the world.
    ///   - zoom: An integer zoom; beyond the last clustered one the points are returned by themselves.
    public func clusters(in region: MKCoordinateRegion, zoom: Int) -> [Cluster] {
        Self.window(region, zoom: zoom).map { clusters(in: $0) } ?? []
    }

    /// Returns the clusters between four edges in degrees, at a zoom; `west` > `east` spans the 180th meridian.
    public func clusters(
        south: Double, west: Double, north: Double, east: Double, zoom: Int
    ) -> [Cluster] {
        Self.window(south: south, west: west, north: north, east: east, zoom: zoom)
            .map { clusters(in: $0) } ?? []
    }

    /// The window of a region; nil if nothing can be inside.
    static func window(_ region: MKCoordinateRegion, zoom: Int) -> MapWindow? {
        let half = region.span.latitudeDelta / 2
        let east = region.center.longitude + region.span.longitudeDelta / 2
        let west = region.center.longitude - region.span.longitudeDelta / 2
        guard half >= 0, east >= west, Mercator.canPlace(region.center), east - west < 0x1p30 else {
            return nil
        }
        return MapWindow(
            south: max(region.center.latitude - half, -90), west: west,
            north: min(region.center.latitude + half, 90), east: east, zoom: zoom)
    }

    /// The window between four edges; nil if nothing can be inside.
    static func window(
        south: Double, west: Double, north: Double, east: Double, zoom: Int
    ) -> MapWindow? {
        guard south <= north, Mercator.canPlace(.init(latitude: south, longitude: west)),
            Mercator.canPlace(.init(latitude: north, longitude: east))
        else { return nil }
        return MapWindow(south: south, west: west, north: north, east: east, zoom: zoom)
    }

    func clusters(in window: MapWindow) -> [Cluster] {
        var clusters: [Cluster] = []
        forest.forEachCluster(in: window, level: forest.levels.level(zoom: window.zoom)) {
            clusters.append(Self.cluster($0))
        }
        return clusters
    }

    static func cluster(_ found: SeedForest.Found) -> Cluster {
        Cluster(
            id: Int(found.handle), coordinate: Mercator.coordinate(x: found.x, y: found.y),
            count: Int(found.count))
    }

    /// Returns the numbers of a cluster's points, or of a part of them.
    ///
    /// - Parameters:
    ///   - id: The cluster's identity.
    ///   - zoom: The zoom of the cluster.
    ///   - offset: How many to skip.
    ///   - limit: How many to return at most.
    /// - Returns: Numbers, the seed's first, those of its place last; empty if there is no such cluster.
    public func members(
        of id: Int, zoom: Int, offset: Int = 0, limit: Int = .max
    ) -> [Int] {
        guard let slot = seedSlot(id, zoom), offset >= 0, limit > 0 else { return [] }
        let level = forest.levels.level(zoom: zoom)
        let count = Int(forest.count(of: slot, level: level))
        let lower = min(offset, count)
        let upper = lower + min(limit, count - lower)
        return forest.members(of: slot, level: level, range: lower..<upper)
            .map { Int(forest.nodes[Int($0)].handle) }
    }

    /// Returns the first zoom, after `zoom`, at which a cluster falls apart.
    ///
    /// - Returns: A zoom up to `maxZoom + 1`, at which nothing is clustered; nil for a single point or if
    ///   there is no such cluster.
    public func expansionZoom(of id: Int, zoom: Int) -> Int? {
        guard let slot = seedSlot(id, zoom) else { return nil }
        let level = forest.expansionLevel(of: slot, level: forest.levels.level(zoom: zoom))
        return level > forest.levels.points ? nil : forest.levels.zoom(level: level)
    }

    /// Returns the cluster that a point belongs to at a zoom; nil if there is no such point.
    public func cluster(of number: Int, zoom: Int) -> Cluster? {
        guard let slot = slot(number) else { return nil }
        let level = forest.levels.level(zoom: zoom)
        let seed = forest.seed(of: slot, level: level)
        let node = forest.nodes[Int(seed)]
        return Self.cluster(
            SeedForest.Found(
                slot: seed, handle: node.handle, x: node.x, y: node.y,
                count: forest.count(of: seed, level: level)))
    }

    /// Returns where the mean of a cluster's points is, on the map; nil if there is no such cluster.
    ///
    /// The marker of a cluster stands at its seed, its anchor, which keeps its place while points come and go; this is where
    /// its points are. It is the mean in the Mercator projection, exact: changes leave the bits of a build. With weights:
    /// ``ClusterCenter``.
    ///
    /// - Complexity: As for one look at the cluster, however many points it has.
    public func centroid(of id: Int, zoom: Int) -> CLLocationCoordinate2D? {
        guard let slot = seedSlot(id, zoom) else { return nil }
        let mean = forest.center(of: slot, level: forest.levels.level(zoom: zoom))
        return Mercator.coordinate(x: mean.x + 0.5, y: mean.y + 0.5)
    }

    /// Returns whether there is a point of that number: it was added and not removed.
    public func contains(_ number: Int) -> Bool { slot(number) != nil }

    func slot(_ number: Int) -> UInt32? {
        guard slots.indices.contains(number), slots[number] != SeedNode.none else { return nil }
        return slots[number]
    }

    private func seedSlot(_ id: Int, _ zoom: Int) -> UInt32? {
        guard let slot = slot(id), forest.nodes[Int(slot)].level <= forest.levels.level(zoom: zoom)
        else { return nil }
        return slot
    }
}
