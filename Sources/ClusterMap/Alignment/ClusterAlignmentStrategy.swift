import MapGeometry

/// A rule for where a cluster is shown.
public protocol ClusterAlignmentStrategy: Sendable {
    /// Returns the place of a cluster.
    ///
    /// - Parameters:
    ///   - coordinates: The places of the members, in degrees.
    ///   - mapRect: The area the cluster stands for, in map points: its cell in grid mode, the square of
    ///     twice the radius around its anchor in distance mode.
    func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D
}
