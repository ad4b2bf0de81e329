import MapGeometry

/// The projection in the types of maps.
extension Mercator {
    /// Returns whether a coordinate can be placed: both numbers finite, the latitude within ±90.
    @inlinable
    package static func canPlace(_ coordinate: CLLocationCoordinate2D) -> Bool {
        canPlace(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Returns the coordinate drawn at the middle of a unit.
    package static func coordinate(x: UInt32, y: UInt32) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude(y: y), longitude: longitude(x: x))
    }

    /// Returns the coordinate drawn at a point given in units; x may lie outside the world.
    package static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude(y: y), longitude: longitude(x: x))
    }
}

extension PointSet {
    /// Appends a point whose coordinate can be placed.
    @inlinable
    package mutating func append(_ coordinate: CLLocationCoordinate2D, handle: UInt32) {
        xs.append(Mercator.x(longitude: coordinate.longitude))
        ys.append(LatitudeTable.shared.y(latitude: coordinate.latitude))
        handles.append(handle)
    }
}
