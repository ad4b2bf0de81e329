import MapGeometry

extension ClusterIndex {
    /// Query options of an index, beside the region and the zoom; by default those the index was built with.
    public struct Choice: Hashable, Sendable {
        /// The smallest number of points of a cluster, 2 or more; the points of smaller ones are shown one by one.
        public var minPoints: Int
        /// The first zoom at which clusters change: those before show the same ones.
        public var minZoom: Int
        /// The smallest distance of two markers, in points; nil for that of the build.
        ///
        /// The finest of the built levels whose radius is no smaller is shown: markers are at least the requested
        /// distance apart, and less than twice as far, where the radii of the build halve from zoom to zoom. With 0
        /// every point is shown by itself.
        public var radius: Double?

        /// Creates a choice.
        public init(minPoints: Int = 2, minZoom: Int = 0, radius: Double? = nil) {
            self.minPoints = minPoints
            self.minZoom = minZoom
            self.radius = radius
        }

        fileprivate func level(_ levels: SeedLevels, zoom: Int) -> Int {
            let zoom = max(zoom, minZoom)
            guard let radius else { return levels.level(zoom: zoom) }
            guard radius > 0 else { return levels.points }
            let wanted = radius * SeedLevels.widening * exp2(24 - Double(min(max(zoom, 0), 64)))
            // Radii are whole units.
            return levels.radii.lastIndex { Double($0) >= wanted - 0.5 } ?? 0
        }
    }

    /// Returns the clusters whose place is in a region, at a zoom, by other rules than those of the build.
    ///
    /// - Complexity: As without; points of clusters that are too small are looked up one by one.
    public func clusters(in region: MKCoordinateRegion, zoom: Int, _ choice: Choice) -> [Cluster] {
        guard let window = Self.window(region, zoom: zoom) else { return [] }
        let level = choice.level(forest.levels, zoom: zoom)
        var clusters: [Cluster] = []
        forest.forEachShown(in: window, level: level, minPoints: choice.minPoints) {
            clusters.append(Self.cluster($0))
        }
        return clusters
    }

    /// Returns what a cluster falls apart into at its expansion zoom, itself with fewer points among them.
    ///
    /// - Returns: Two or more; nothing for a single point or if there is no such cluster.
    /// - Complexity: O(number of children), and the seeds that they absorbed.
    public func children(of id: Int, zoom: Int) -> [Cluster] {
        guard let next = expansionZoom(of: id, zoom: zoom), let seed = slot(id) else { return [] }
        let (level, finer) = (forest.levels.level(zoom: zoom), forest.levels.level(zoom: next))
        var children: [Cluster] = []
        forest.forEachChild(of: seed, level: level, finer: finer) {
            children.append(Self.cluster($0))
        }
        return children
    }

    /// A point of a cluster that is shown spread out, and where.
    public struct Leg: Hashable, Sendable {
        /// The number that identifies the point in the index.
        public let number: Int
        /// Where its marker stands; a line from the cluster's place to here is its leg.
        public let coordinate: CLLocationCoordinate2D
    }

    /// Returns the points of a cluster spread out around its place, for those that no zoom separates: up to eight on a
    /// circle, more on a spiral, each at the requested distance from the next one.
    ///
    /// - Parameters:
    ///   - id: The cluster's id.
    ///   - zoom: The zoom at which it is shown.
    ///   - spacing: The distance of two markers, in points.
    ///   - limit: How many to spread at most.
    /// - Returns: In the order of ``members(of:zoom:offset:limit:)``; empty if there is no such cluster.
    public func legs(
        of id: Int, zoom: Int, spacing: Double = 32, limit: Int = 256
    ) -> [Leg] {
        let numbers = members(of: id, zoom: zoom, limit: limit)
        guard let slot = slot(id), spacing > 0, spacing < 0x1p20 else { return [] }
        let (node, unit) = (forest.nodes[Int(slot)], exp2(24 - Double(min(max(zoom, 0), 64))))
        let isCircle = numbers.count <= 8
        var (angle, radius) = (-Double.pi / 2, spacing)
        if isCircle {
            let sides = Double(max(numbers.count, 2))
            radius = max(spacing / 2, spacing / (2 * sin(.pi / sides)))
        }
        return numbers.map { number in
            defer {
                if isCircle {
                    angle += 2 * .pi / Double(numbers.count)
                } else {
                    // The next one is as far along the turn, which is as far outside the one before it.
                    let step = 2 * asin(min(spacing / (2 * radius), 1))
                    angle += step
                    radius += spacing * step / (2 * .pi)
                }
            }
            let x = Double(node.x) + 0.5 + radius * unit * cos(angle)
            let y = Double(node.y) + 0.5 + radius * unit * sin(angle)
            return Leg(
                number: number,
                coordinate: Mercator.coordinate(x: x, y: min(max(y, 0), 0x1p32)))
        }
    }
}
