import Foundation

/// The surroundings of a point, flattened: distances are in units of 1e-7 degrees of latitude.
///
/// Degrees of longitude are shortened by the cosine of the point's latitude, as on a sphere. Distances on it, times
/// the length of a unit, are within 0.7 % of those over the ellipsoid near the point, which is all that choosing
/// among near things needs. It reaches over the 180th meridian.
package struct LocalPlane: Sendable {
    /// The latitude of the point of contact, in units.
    package let latitude: Double
    /// The longitude of the point of contact, in units.
    package let longitude: Double
    /// The length of a degree of longitude there, in degrees of latitude: the cosine.
    package let scale: Double

    /// Creates the plane around a coordinate.
    package init(_ center: PackedCoordinate) {
        self.init(latitude: Double(center.latitude), longitude: Double(center.longitude))
    }

    /// Creates the plane around a latitude and a longitude in units, between whole ones too.
    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
        scale = cos(latitude * PackedCoordinate.radiansPerUnit)
    }

    /// Returns how far along a stretch the point nearest to the plane's own lies: 0 at its start, 1 at its end.
    ///
    /// Nil if start and end are one point.
    package func share(along start: PackedCoordinate, _ end: PackedCoordinate) -> Double? {
        let dx =
            PackedCoordinate.eastward(Double(start.longitude), Double(end.longitude)) * scale
        let dy = Double(end.latitude) - Double(start.latitude)
        let length = dx * dx + dy * dy
        guard length > 0 else { return nil }
        let px = PackedCoordinate.eastward(Double(start.longitude), longitude) * scale
        let py = latitude - Double(start.latitude)
        return min(max((px * dx + py * dy) / length, 0), 1)
    }

    /// Returns the direction from the plane's own point to another, in degrees clockwise from north, -180 to 180.
    ///
    /// 0 to the point itself.
    package func bearing(to other: PackedCoordinate) -> Double {
        let east = PackedCoordinate.eastward(longitude, Double(other.longitude)) * scale
        return atan2(east, Double(other.latitude) - latitude) * 180 / .pi
    }

    /// Returns how far a point lies east and north of the plane's own, in meters.
    ///
    /// - Parameter metersPerUnit: The length of a unit of latitude.
    package func offset(
        of other: PackedCoordinate, metersPerUnit: Double
    ) -> (east: Double, north: Double) {
        (
            PackedCoordinate.eastward(longitude, Double(other.longitude)) * metersPerUnit * scale,
            (Double(other.latitude) - latitude) * metersPerUnit
        )
    }
}
