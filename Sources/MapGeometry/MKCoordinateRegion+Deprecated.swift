#if !canImport(Darwin)
    import CoreLocationValues
    import Foundation

    /// Returns a span made of two numbers of degrees.
    @available(*, deprecated, renamed: "MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)")
    public func MKCoordinateSpanMake(
        _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
    ) -> MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
    }

    /// Returns a region made of its center and span.
    @available(*, deprecated, renamed: "MKCoordinateRegion.init(center:span:)")
    public func MKCoordinateRegionMake(
        _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
    ) -> MKCoordinateRegion {
        MKCoordinateRegion(center: centerCoordinate, span: span)
    }

    /// Returns a region made of its center and its full extent in meters.
    @available(
        *, deprecated,
        renamed: "MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)"
    )
    public func MKCoordinateRegionMakeWithDistance(
        _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
        _ longitudinalMeters: CLLocationDistance
    ) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: latitudinalMeters,
            longitudinalMeters: longitudinalMeters)
    }

    /// Returns the region shown by a rectangle.
    @available(*, deprecated, renamed: "MKCoordinateRegion.init(_:)")
    public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
        MKCoordinateRegion(rect)
    }
#endif
