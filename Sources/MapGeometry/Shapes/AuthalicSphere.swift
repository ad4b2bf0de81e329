import Geodesy

#if canImport(Darwin)
    import MapKit
#else
    import CoreLocationValues
    import Foundation
#endif

/// The sphere with the area of the WGS 84 ellipsoid.
///
/// The latitude on it is chosen so that the area between any two parallels is the same too.
/// Source: Snyder, *Map Projections: A Working Manual*, 1987, equations 3-11 to 3-13.
enum AuthalicSphere {
    private static let eccentricity = WGS84.eccentricitySquared.squareRoot()
    private static let poleQ = q(sine: 1)

    /// The radius, in meters.
    static let radius = WGS84.equatorialRadius * (poleQ / 2).squareRoot()

    /// Snyder's q: twice the area from the equator, as a share of the equatorial radius squared, for a
    /// strip one radian wide.
    private static func q(sine: Double) -> Double {
        let product = eccentricity * sine
        return (1 - WGS84.eccentricitySquared)
            * (sine / (1 - product * product) + atanh(product) / eccentricity)
    }

    /// The tangent of half the authalic latitude.
    private static func halfTangent(_ latitude: CLLocationDegrees) -> Double {
        let sine = q(sine: sin(latitude * .pi / 180)) / poleQ
        // sin² + cos² = 1, written so that nothing is lost near a pole.
        let cosine = ((1 - abs(sine)) * (1 + abs(sine))).squareRoot()
        return sine / (1 + cosine)
    }

    /// Returns the signed area between the great circle through two places and the equator, in
    /// steradians.
    ///
    /// - Parameter step: How far the second is east of the first, in degrees, within ±180.
    static func area(
        under a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D, step: Double
    ) -> Double {
        let (s, t) = (halfTangent(a.latitude), halfTangent(b.latitude))
        let half = tan(step * .pi / 360)
        return 2 * atan(half * (s + t) / (1 + s * t))
    }
}
