/// Points grouped zoom by zoom, as a style's source of GeoJSON asks for (`cluster`).
///
/// Method: `supercluster` 8, which MapLibre GL JS draws by, so that pictures agree with the page: at each zoom, from the greatest to
/// the least, each point or cluster in turn takes all others within the radius that no earlier one took. ``ClusterMap`` is the
/// engine of all other clusters: its groups do not depend on the order of points.
struct PointClusters {
    /// A point, or a group of points.
    struct Member {
        /// In the world as a square of side 1.
        var place: SIMD2<Double>
        /// The number of points; 1 for a point of its own.
        var count = 1
        /// A point's number among those given, a cluster's id.
        var id: Int
    }

    /// How points are grouped.
    struct Options {
        /// Points closer than this are a cluster, in tiles.
        var radius: Double
        /// The greatest zoom at which points are grouped.
        var maximumZoom: Int
        /// The least number of points of a cluster.
        var minimumCount: Int
    }

    /// The points, and behind them all clusters.
    private(set) var members: [Member]
    /// For each zoom from 0 to one beyond the greatest that groups, the numbers of its members.
    private(set) var levels: [[Int32]] = []

    /// Groups points.
    ///
    /// - Parameters:
    ///   - places: The points, in the world as a square of side 1; 2,147,483,647 at most.
    ///   - merge: Called for each member that a cluster takes, with the numbers of the cluster, of the member that it grew from, and
    ///     of the one that is taken.
    /// - Complexity: O(n log n) for each zoom.
    init(
        _ places: [SIMD2<Double>], _ options: Options,
        merge: (_ cluster: Int, _ origin: Int, _ taken: Int) -> Void = { _, _, _ in }
    ) {
        members = places.enumerated().map { Member(place: $1, id: $0) }
        var level = members.indices.map(Int32.init)
        levels = [level]
        for zoom in (0...max(options.maximumZoom, 0)).reversed() {
            level = grouped(level, zoom, options, pointCount: places.count, merge: merge)
            levels.append(level)
        }
        levels.reverse()
    }

    /// The members of the next lower level.
    private mutating func grouped(
        _ level: [Int32], _ zoom: Int, _ options: Options, pointCount: Int,
        merge: (Int, Int, Int) -> Void
    ) -> [Int32] {
        let radius = options.radius / Double(1 << zoom)
        let grid = PlaceGrid(level.map { members[Int($0)].place }, radius: radius)
        var isTaken = [Bool](repeating: false, count: level.count)
        var next: [Int32] = []
        next.reserveCapacity(level.count)
        for (index, number) in level.enumerated() where !isTaken[index] {
            isTaken[index] = true
            let origin = members[Int(number)]
            let near = grid.places(near: index).filter { !isTaken[$0] }
            let count = near.reduce(origin.count) { $0 + members[Int(level[$1])].count }
            guard count > origin.count, count >= options.minimumCount else {
                next.append(number)
                // A cluster of a greater zoom keeps others from those around it even where they are too few for a larger one.
                if count > 1 {
                    for other in near {
                        isTaken[other] = true
                        next.append(level[other])
                    }
                }
                continue
            }
            var sum = origin.place * Double(origin.count)
            let cluster = members.count
            for other in near {
                isTaken[other] = true
                let taken = members[Int(level[other])]
                sum += taken.place * Double(taken.count)
                merge(cluster, Int(number), Int(level[other]))
            }
            members.append(
                Member(
                    place: sum / Double(count), count: count,
                    id: index << 5 + zoom + 1 + pointCount))
            next.append(Int32(cluster))
        }
        return next
    }
}

/// Places by the square that they lie in, to find those within a radius.
private struct PlaceGrid {
    private let places: [SIMD2<Double>]
    private let radius: Double
    private let side: Double
    /// The numbers of places, by square.
    private var order: [Int32] = []
    private var squares: [SIMD2<Int>: Range<Int>] = [:]

    init(_ places: [SIMD2<Double>], radius: Double) {
        self.places = places
        self.radius = radius
        // Equal places are within a radius of nothing.
        side = max(radius, 0x1p-40)
        let keys = places.map { [side] in Self.square($0, side) }
        order = places.indices.map(Int32.init).sorted {
            let (a, b) = (keys[Int($0)], keys[Int($1)])
            return (a.y, a.x, $0) < (b.y, b.x, $1)
        }
        var start = 0
        while start < order.count {
            let key = keys[Int(order[start])]
            var end = start + 1
            while end < order.count, keys[Int(order[end])] == key { end += 1 }
            squares[key] = start..<end
            start = end
        }
    }

    private static func square(_ place: SIMD2<Double>, _ side: Double) -> SIMD2<Int> {
        let square = (place / side).rounded(.down)
        return SIMD2(Int(square.x), Int(square.y))
    }

    /// The numbers of the other places within the radius of one.
    func places(near number: Int) -> [Int] {
        let place = places[number]
        let middle = Self.square(place, side)
        var found: [Int] = []
        for y in (middle.y - 1)...(middle.y + 1) {
            for x in (middle.x - 1)...(middle.x + 1) {
                for entry in squares[SIMD2(x, y)] ?? 0..<0 {
                    let other = Int(order[entry])
                    let way = places[other] - place
                    if (way * way).sum() <= radius * radius, other != number { found.append(other) }
                }
            }
        }
        return found
    }
}
