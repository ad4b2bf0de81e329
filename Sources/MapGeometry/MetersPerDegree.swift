import Foundation

/// Lengths on the ellipsoid at a given latitude, by the short series that Apple's MapKit uses.
package enum MetersPerDegree {
    /// Returns the length of a degree of latitude, in meters, centered at a latitude in degrees.
    package static func latitude(at latitude: Double) -> Double {
        let phi = latitude * (.pi / 180)
        return 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
    }

    /// Returns the length of a degree of longitude, in meters, at a latitude in degrees.
    package static func longitude(at latitude: Double) -> Double {
        let phi = latitude * (.pi / 180)
        return 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
    }

    /// Returns the distance of the WGS 84 surface from the Earth's center, in meters.
    ///
    /// - Parameter latitude: Geographic latitude in radians.
    package static func geocentricRadius(atLatitude latitude: Double) -> Double {
        let (a, b) = (6_378_137.0, 6_356_752.314245179)
        let (x, y) = (a * cos(latitude), b * sin(latitude))
        return ((a * x * a * x + b * y * b * y) / (x * x + y * y)).squareRoot()
    }
}
