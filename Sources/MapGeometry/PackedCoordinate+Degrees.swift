import Geodesy

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
#endif

extension PackedCoordinate {
    /// The coordinate converted to degrees.
    package var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Double(latitude) / Self.unitsPerDegree,
            longitude: Double(longitude) / Self.unitsPerDegree)
    }

    /// Creates the nearest packed coordinate.
    ///
    /// - Precondition: The coordinate is valid.
    package init(rounding coordinate: CLLocationCoordinate2D) {
        self.init(
            Self.units(rounding: coordinate.latitude),
            Self.units(rounding: coordinate.longitude))
    }

    /// Creates the nearest packed coordinate toward 0, 0.
    ///
    /// - Precondition: The coordinate is valid.
    package init(truncating coordinate: CLLocationCoordinate2D) {
        self.init(
            Int32(coordinate.latitude * Self.unitsPerDegree),
            Int32(coordinate.longitude * Self.unitsPerDegree))
    }
}
