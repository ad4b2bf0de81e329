import Foundation

/// The lengths of a degree of latitude and of longitude near a latitude, on the WGS 84 ellipsoid.
package struct DegreeLengths: Sendable, Equatable {
    /// Meters in a degree of latitude.
    package let latitude: Double
    /// Meters in a degree of longitude.
    package let longitude: Double

    /// Works the lengths out from the ellipsoid's two radii of curvature; exact.
    ///
    /// - Parameter degrees: The latitude, within ±90.
    package init(atLatitude degrees: Double) {
        let radiansPerDegree = Double.pi / 180
        let cosine = cos(degrees * radiansPerDegree)
        let e2 = WGS84.eccentricitySquared
        let curve = 1 / (1 - e2 * (1 - cosine * cosine))
        let normal = WGS84.equatorialRadius * curve.squareRoot()
        latitude = normal * curve * (1 - e2) * radiansPerDegree
        longitude = normal * cosine * radiansPerDegree
    }

    /// Works the lengths out by the short series that Apple's MapKit uses, whose numbers apps see in regions.
    ///
    /// Within 0.07 m of the exact length of a degree of latitude and 0.04 m of one of longitude.
    ///
    /// - Parameter degrees: The latitude, within ±90.
    package init(seriesAtLatitude degrees: Double) {
        let phi = degrees * (.pi / 180)
        latitude =
            111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
        longitude = 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
    }
}
