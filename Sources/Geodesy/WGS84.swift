/// The World Geodetic System 1984 ellipsoid: the shape of the Earth that coordinates refer to.
package enum WGS84 {
    /// Distance from the center to the equator, in meters.
    package static let equatorialRadius = 6_378_137.0
    /// How much flatter than a sphere.
    package static let flattening = 1 / 298.257223563
    /// Distance from the center to a pole, in meters.
    package static let polarRadius = equatorialRadius * (1 - flattening)
    /// The first eccentricity squared.
    package static let eccentricitySquared = flattening * (2 - flattening)
    /// The second eccentricity squared.
    static let secondEccentricitySquared = eccentricitySquared / (aspect * aspect)
    /// Polar by equatorial radius: the factor from the tangent of a latitude to that of the reduced one.
    static let aspect = 1 - flattening
    /// The third flattening, in whose powers the series are written.
    static let thirdFlattening = flattening / (2 - flattening)
}
