import MapGeometry

extension ClusterIndex {
    /// The progress of loading.
    public struct LoadingProgress: Sendable, Equatable {
        /// Number of points that arrived.
        public let pointCount: Int
        /// The fraction of the levels that is built, 0 to 1; 0 while points still arrive.
        public let built: Double

        package init(pointCount: Int, built: Double) {
            self.pointCount = pointCount
            self.built = built
        }
    }

    /// Takes points as they arrive, chunk by chunk, and builds their index, away from the caller's actor.
    ///
    /// The index is that of all points at once, whatever the chunks.
    ///
    /// ```swift
    /// let index = try await ClusterIndex.load(chunks) { progress in
    ///     print(progress.pointCount, progress.built)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - chunks: The points, in the order of their numbers.
    ///   - options: How the index clusters.
    ///   - progress: Called after each chunk, and before each span of levels.
    /// - Throws: `CancellationError` if the task is cancelled meanwhile, between two chunks or two spans of levels;
    ///   ``ClusterError`` as the initializer; whatever the chunks throw.
    @concurrent
    public static func load<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, options: Options = Options(),
        progress: @Sendable (LoadingProgress) -> Void = { _ in }
    ) async throws -> ClusterIndex where Chunks.Element == [CLLocationCoordinate2D] {
        var coordinates: [CLLocationCoordinate2D] = []
        for try await chunk in chunks {
            try Task.checkCancellation()
            guard coordinates.count + chunk.count < PointSet.maximumCount else {
                throw ClusterError(.tooManyPoints, at: PointSet.maximumCount)
            }
            for (number, coordinate) in chunk.enumerated() {
                try check(coordinate, coordinates.count + number)
            }
            coordinates += chunk
            progress(LoadingProgress(pointCount: coordinates.count, built: 0))
        }
        try Task.checkCancellation()
        let count = coordinates.count
        let index = try build(coordinates, options) { done in
            progress(LoadingProgress(pointCount: count, built: done))
            return !Task.isCancelled
        }
        guard let index else { throw CancellationError() }
        progress(LoadingProgress(pointCount: count, built: 1))
        return index
    }
}
