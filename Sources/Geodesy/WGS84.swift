import Foundation

/// The World Geodetic System 1984 ellipsoid: the shape of the Earth that coordinates refer to.
package enum WGS84 {
    /// Distance from the center to the equator, in meters.
    package static let equatorialRadius = 6_378_137.0
    /// The flattening of the ellipsoid.
    package static let flattening = 1 / 298.257223563
    /// Distance from the center to a pole, in meters.
    package static let polarRadius = equatorialRadius * (1 - flattening)
    /// Radius of curvature at the poles, the largest there is: equatorial radius squared by polar radius, in meters.
    static let polarCurvature = 6_399_593.626
    /// The mean radius of the ellipsoid's three semi-axes in meters, to a decimeter.
    package static let meanRadius = 6_371_008.8
    /// Meters in a degree of a great circle on the sphere of that radius.
    package static let metersPerDegree = meanRadius * .pi / 180
    /// The square of the first eccentricity of the ellipsoid.
    package static let eccentricitySquared = flattening * (2 - flattening)
    /// The second eccentricity squared.
    static let secondEccentricitySquared = eccentricitySquared / (aspect * aspect)
    /// Polar by equatorial radius: the factor from the tangent of a latitude to that of the reduced one.
    static let aspect = 1 - flattening
    /// The third flattening, in whose powers the series are written.
    static let thirdFlattening = flattening / (2 - flattening)

    /// Returns the distance of the surface from the Earth's center, in meters.
    ///
    /// - Parameter latitude: Geographic latitude in radians.
    package static func geocentricRadius(atLatitude latitude: Double) -> Double {
        let (a, b) = (equatorialRadius, polarRadius)
        let (x, y) = (a * cos(latitude), b * sin(latitude))
        return ((a * x * a * x + b * y * b * y) / (x * x + y * y)).squareRoot()
    }
}
