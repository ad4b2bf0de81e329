/// Builds by as many threads as the system has.
extension SeedForestBuilder {
    /// Builds the forest of a set of points.
    ///
    /// - Parameters:
    ///   - concurrency: Number of threads; nil for as many as there are processors if the points are many. The
    ///     forest is the same with any.
    ///   - tie: Orders points of one place; asked only about those.
    /// - Complexity: O(n · levels), with small factors for points that are far apart.
    package static func build(
        _ points: PointSet, levels: SeedLevels, concurrency: Int? = nil, tie: (UInt32) -> UInt64
    ) -> SeedForest {
        let places = points.xs.indices.map { number in
            UInt64(points.xs[number]) << 32 | UInt64(points.ys[number])
        }
        return build(
            places: places, handles: points.handles, levels: levels, concurrency: concurrency,
            tie: tie)
    }

    /// Builds the forest of packed places, x in the upper half.
    ///
    /// - Parameters:
    ///   - handles: What the caller knows each by; nil if that is its number.
    ///   - tie: Orders points of one place; asked only about those.
    /// - Complexity: As above.
    static func build(
        places: [UInt64], handles: [UInt32]? = nil, levels: SeedLevels, concurrency: Int? = nil,
        tie: (UInt32) -> UInt64
    ) -> SeedForest {
        let forest = build(
            places: places, handles: handles, levels: levels,
            workers: BuildWorkers(concurrency, points: places.count), tie: tie)
        return forest ?? SeedForest(levels: levels)
    }
}
