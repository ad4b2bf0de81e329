// Off Apple's systems our own MapKit stands on this module, and brings this method itself.
#if canImport(Darwin) && canImport(MapKit)
    import MapKit

    extension ClusterManager {
        /// Computes what a map view shows, and how that differs from what was shown before.
        @MainActor @discardableResult
        public func reload(mkMapView: MKMapView) async -> Difference {
            await reload(mapViewSize: mkMapView.bounds.size, coordinateRegion: mkMapView.region)
        }
    }
#endif
