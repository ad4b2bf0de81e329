#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation
    import Geodesy

    /// An area given by its center and its extent in degrees.
    ///
    /// A plain holder of values: nothing is validated or brought into range. Apple's type is not
    /// `Equatable`; this one is, memberwise.
    public struct MKCoordinateRegion: Equatable, Hashable, Sendable {
        /// The middle of the area, in degrees.
        public var center: CLLocationCoordinate2D
        /// The full extent, half of it on each side of the center.
        public var span: MKCoordinateSpan

        /// Creates a region of span 0 at 0° north, 0° east.
        @inlinable
        public init() {
            self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
        }

        /// Creates a region from its center and extent, stored unchanged.
        @inlinable
        public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
            self.center = center
            self.span = span
        }

        /// Creates a region from its center and its full extent in meters.
        ///
        /// Converted by the length of a degree at the center, on the ellipsoid. Nothing is clamped:
        /// close to a pole the longitude delta grows very large.
        ///
        /// - Parameters:
        ///   - centerCoordinate: The center.
        ///   - latitudinalMeters: Full extent from north to south.
        ///   - longitudinalMeters: Full extent from west to east.
        public init(
            center centerCoordinate: CLLocationCoordinate2D,
            latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
        ) {
            let degree = DegreeLengths(seriesAtLatitude: centerCoordinate.latitude)
            self.init(
                center: centerCoordinate,
                span: MKCoordinateSpan(
                    latitudeDelta: latitudinalMeters / degree.latitude,
                    longitudeDelta: longitudinalMeters / degree.longitude))
        }

        /// Creates the region shown by a rectangle.
        ///
        /// The center is the middle on the map. Away from the equator it is not the mean of the northern
        /// and southern latitudes, so that center ± half the span are not the rectangle's edges. Over the
        /// 180th meridian the center's longitude is wrapped into ±180.
        public init(_ rect: MKMapRect) {
            let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate.latitude
            let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate.latitude
            self.init(
                center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
                span: MKCoordinateSpan(
                    latitudeDelta: north - south,
                    longitudeDelta: 360 * rect.width / MKMapSize.world.width))
        }
    }
#endif
