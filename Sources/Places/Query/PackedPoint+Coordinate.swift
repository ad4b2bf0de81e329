import MapGeometry

extension PackedPoint {
    /// The position in degrees.
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
    }
}
