import Foundation

/// Great circles: shortest paths on a sphere, as angles.
///
/// Multiplied by `WGS84.meanRadius` an angle is within 0.6 % of the distance over the ellipsoid.
package enum GreatCircle {
    /// Returns the angle between two places as seen from the center, in radians from 0 to π, by the haversine.
    ///
    /// - Parameters:
    ///   - latitude1: The first latitude, in radians.
    ///   - latitude2: The second latitude, in radians.
    ///   - turn: The difference of the longitudes, in radians; any number of turns.
    /// - Returns: NaN if a number is NaN.
    package static func angle(
        fromLatitude latitude1: Double, toLatitude latitude2: Double, turn: Double
    ) -> Double {
        let (sineLatitude, sineTurn) = (sin((latitude2 - latitude1) / 2), sin(turn / 2))
        let haversine =
            sineLatitude * sineLatitude + cos(latitude1) * cos(latitude2) * sineTurn * sineTurn
        // Rounding can take the haversine of antipodes past 1; NaN has to stay NaN.
        return 2 * asin(haversine > 1 ? 1 : haversine.squareRoot())
    }

    /// Returns the direction from one place to another, in degrees clockwise from north, from -180 to 180.
    ///
    /// - Parameters:
    ///   - latitude1: The first latitude, in radians.
    ///   - latitude2: The second latitude, in radians.
    ///   - turn: How far the second is east of the first, in radians.
    package static func bearing(
        fromLatitude latitude1: Double, toLatitude latitude2: Double, turn: Double
    ) -> Double {
        atan2(
            sin(turn) * cos(latitude2),
            cos(latitude1) * sin(latitude2) - sin(latitude1) * cos(latitude2) * cos(turn))
            * 180 / .pi
    }

    /// Returns where one arrives going straight on from a place.
    ///
    /// - Parameters:
    ///   - latitude: Where to begin, in radians.
    ///   - bearing: The direction there, in radians clockwise from north.
    ///   - angle: How far to go, in radians.
    /// - Returns: The latitude, and how far east of the beginning it is, both in radians.
    package static func destination(
        fromLatitude latitude: Double, bearing: Double, angle: Double
    ) -> (latitude: Double, turn: Double) {
        let sine = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
        let turn = atan2(
            sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sine)
        return (asin(min(max(sine, -1), 1)), turn)
    }
}
