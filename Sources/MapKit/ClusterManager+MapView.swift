import ClusterMap

extension ClusterManager {
    /// Computes what a map view shows, and how that differs from what was shown before.
    @MainActor @discardableResult
    public func reload(mkMapView: MKMapView) async -> Difference {
        await reload(mapViewSize: mkMapView.bounds.size, coordinateRegion: mkMapView.region)
    }
}
