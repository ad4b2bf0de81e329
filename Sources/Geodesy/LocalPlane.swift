import Foundation

/// The surroundings of a point, flattened: distances are in units of 1e-7 degrees of latitude.
///
/// Degrees of longitude are shortened by the cosine of the point's latitude, as on a sphere. Distances on it, times
/// the length of a unit, are within 0.7 % of those over the ellipsoid near the point, which is all that choosing
/// among near things needs. It does not reach over the 180th meridian.
package struct LocalPlane: Sendable {
    /// Where the plane touches the ground: latitude in units.
    private let latitude: Double
    /// Where the plane touches the ground: longitude in units.
    private let longitude: Double
    /// The length of a degree of longitude there, in degrees of latitude: the cosine.
    package let scale: Double

    /// Creates the plane around a coordinate.
    package init(_ center: PackedCoordinate) {
        latitude = Double(center.latitude)
        longitude = Double(center.longitude)
        scale = cos(latitude * PackedCoordinate.radiansPerUnit)
    }

    /// Returns how far along a stretch the point nearest to the plane's own lies: 0 at its start, 1 at its end.
    ///
    /// Nil if start and end are one point.
    package func share(along start: PackedCoordinate, _ end: PackedCoordinate) -> Double? {
        let dx = (Double(end.longitude) - Double(start.longitude)) * scale
        let dy = Double(end.latitude) - Double(start.latitude)
        let length = dx * dx + dy * dy
        guard length > 0 else { return nil }
        let px = (longitude - Double(start.longitude)) * scale
        let py = latitude - Double(start.latitude)
        return min(max((px * dx + py * dy) / length, 0), 1)
    }
}
