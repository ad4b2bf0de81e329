import MapScene

/// The value that means no limit: -1.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// The range of distances that the camera may have from the map's center.
    open class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The minimum distance in meters; ``MKMapCameraZoomDefault`` for no limit.
        public final let minCenterCoordinateDistance: CLLocationDistance
        /// The maximum distance in meters; ``MKMapCameraZoomDefault`` for no limit.
        public final let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range; nil if a number is neither a distance nor the default, or the first is greater.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance,
            maxCenterCoordinateDistance: CLLocationDistance
        ) {
            let (nearest, farthest) = (minCenterCoordinateDistance, maxCenterCoordinateDistance)
            guard nearest >= 0 || nearest == MKMapCameraZoomDefault,
                farthest >= 0 || farthest == MKMapCameraZoomDefault,
                farthest == MKMapCameraZoomDefault || nearest <= farthest
            else { return nil }
            self.minCenterCoordinateDistance = nearest
            self.maxCenterCoordinateDistance = farthest
        }

        /// Creates a range without limit to how far; nil for a negative number that is not the default.
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minCenterCoordinateDistance,
                maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        /// Creates a range without limit to how near; nil for a negative number that is not the default.
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: MKMapCameraZoomDefault,
                maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }

        /// Returns the object itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// The range in meters.
        var distances: ClosedRange<CLLocationDistance> {
            let farthest = maxCenterCoordinateDistance
            return max(
                minCenterCoordinateDistance, 0)...(farthest < 0
                ? .greatestFiniteMagnitude : farthest)
        }
    }

    /// The area that the center of the map has to stay in.
    open class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The area as a rectangle in map points.
        public final let mapRect: MKMapRect
        /// The area as a region in degrees.
        public final let region: MKCoordinateRegion

        /// Creates a boundary; nil for a null or empty rectangle.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isEmpty, mapRect.width >= 0, mapRect.height >= 0 else { return nil }
            self.mapRect = mapRect
            region = MKCoordinateRegion(mapRect)
        }

        /// Creates a boundary; nil for a region without extent or with numbers that are none.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isShowable, region.span.latitudeDelta > 0 || region.span.longitudeDelta > 0
            else { return nil }
            mapRect = Viewport.rect(of: region)
            self.region = region
        }

        /// Returns the object itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
