import Geodesy

/// The distance over the ground by the formula that `CLLocation` uses.
package enum GroundDistance {
    /// Up to here Apple's numbers are known to follow the short formula.
    private static let shortLimit = 150_000.0
    /// Beyond this mean latitude the short formula is no longer good: meridians converge too fast.
    private static let polarLimit = 85.0

    /// Returns the distance between two coordinates over the ground, in meters; altitude plays no part.
    ///
    /// Up to 150 km the formula measured on Apple's systems: a right triangle whose legs are the
    /// differences of latitude and longitude, scaled by the ellipsoid's two radii of curvature at the mean
    /// latitude. Above that, and near the poles, the length of the geodesic. Where the two meet they
    /// differ by less than 0.1 % up to 75° of latitude, and by 0.4 % at 85°. NaN if a latitude is outside ±90 or a number is not finite.
    package static func meters(
        from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        let meanLatitude = (start.latitude + end.latitude) / 2
        if abs(meanLatitude) <= polarLimit {
            let distance = MidLatitudeDistance.meters(
                fromLatitude: start.latitude, longitude: start.longitude,
                toLatitude: end.latitude, longitude: end.longitude)
            if distance <= shortLimit { return distance }
        }
        let path = InverseGeodesic(
            fromLatitude: start.latitude, longitude: start.longitude,
            toLatitude: end.latitude, longitude: end.longitude)
        return path.distance
    }
}
