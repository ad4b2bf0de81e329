import Geodesy

/// Estimates how near places and boxes are, quicker than measuring: for choosing what to look at first.
struct NearnessEstimate {
    private let distance: DistanceEstimate?
    private let weights: NearnessWeights

    /// - Parameters:
    ///   - center: Where the person is; nil makes everything equally near.
    ///   - scale: The distance that counts as near, in meters.
    init(center: PackedCoordinate?, scale: Double, weights: NearnessWeights) {
        self.weights = weights
        distance = center.map { DistanceEstimate(from: $0, unitMeters: Float(scale)) }
    }

    /// As `PlaceSearch.nearness` of a point.
    @inline(__always)
    func of(_ latitude: Int32, _ longitude: Int32) -> Float {
        guard let distance else { return weights.unknown }
        return weights.nearness(
            doublings: log2Approximately(1 + distance.toPoint(latitude, longitude)))
    }

    /// The nearness of the nearest point of a box, about.
    @inline(__always)
    func of(_ box: PackedBox) -> Float {
        guard let distance else { return weights.unknown }
        return weights.nearness(doublings: log2Approximately(1 + distance.toBox(box)))
    }
}
