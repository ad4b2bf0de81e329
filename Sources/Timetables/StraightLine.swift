import Geodesy

/// Distances along straight lines.
enum StraightLine {
    /// Returns the distance between two places in degrees, in meters.
    static func meters(
        _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double
    ) -> Double {
        MidLatitudeDistance.meters(
            fromLatitude: latitude, longitude: longitude, toLatitude: otherLatitude,
            longitude: otherLongitude)
    }
}
