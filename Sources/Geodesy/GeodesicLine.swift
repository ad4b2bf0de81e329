import Foundation

/// A geodesic that leaves a point in a direction: the direct problem, solved for any distance.
///
/// The method is that of C. F. F. Karney, *Algorithms for geodesics*, J. Geodesy 87 (2013), with series
/// of the sixth order. Positions are right to about 15 nm. Making a line costs more than asking it for
/// a position, so a line is worth keeping for a series of points.
package struct GeodesicLine: Sendable {
    /// A point on the line, with the azimuth of the line there.
    package struct Position: Sendable {
        /// Degrees north, from -90 to 90.
        package let latitude: Double
        /// Degrees east, from -180 to 180.
        package let longitude: Double
        /// Direction in which the line runs on, in degrees clockwise from north, from -180 to 180.
        package let azimuth: Double
    }

    private let startLongitude: Double
    /// Azimuth where the line crosses the equator.
    private let alpha0: SineCosine
    /// Start on the auxiliary sphere: arc from the equator, its image in distance, its longitude.
    private let sigma1: SineCosine
    private let tau1: SineCosine
    private let omega1: SineCosine
    private let metersPerRadian: Double
    private let c1Inverse: SIMD8<Double>
    private let distanceCorrection: Double
    private let a3: Double
    private let c3: SIMD8<Double>
    private let longitudeCorrection: Double

    /// Creates the line from a place in degrees.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north; outside ±90 every position is NaN.
    ///   - longitude: Degrees east, any number of turns.
    ///   - azimuth: Direction at the start, in degrees clockwise from north, any number of turns.
    package init(latitude: Double, longitude: Double, azimuth: Double) {
        self.init(
            latitude: latitude, longitude: longitude,
            azimuth: SineCosine(degrees: azimuth))
    }

    /// Creates the line with a direction known to full precision.
    init(latitude: Double, longitude: Double, azimuth alpha1: SineCosine) {
        startLongitude = longitude
        let beta1 = reducedLatitude(latitude)
        alpha0 = SineCosine(
            sine: alpha1.sine * beta1.cosine,
            cosine: hypot(alpha1.cosine, alpha1.sine * beta1.sine))
        // On the equator and along it, the start counts as the node.
        let cosine =
            beta1.sine != 0 || alpha1.cosine != 0 ? beta1.cosine * alpha1.cosine : 1
        omega1 = SineCosine(sine: alpha0.sine * beta1.sine, cosine: cosine)
        sigma1 = SineCosine(sine: beta1.sine, cosine: cosine).normalized

        let epsilon = GeodesicSeries.epsilon(cosineOfEquatorialAzimuth: alpha0.cosine)
        metersPerRadian = WGS84.polarRadius * (1 + GeodesicSeries.a1MinusOne(epsilon))
        distanceCorrection = GeodesicSeries.sum(GeodesicSeries.c1(epsilon), at: sigma1)
        tau1 = sigma1 + SineCosine(radians: distanceCorrection)
        c1Inverse = GeodesicSeries.c1Inverse(epsilon)
        a3 = -WGS84.flattening * alpha0.sine * GeodesicSeries.a3(epsilon)
        c3 = GeodesicSeries.c3(epsilon)
        longitudeCorrection = GeodesicSeries.sum(c3, at: sigma1)
    }

    /// Returns the point at a distance in meters from the start; negative distances go backwards.
    package func position(atDistance distance: Double) -> Position {
        let tau12 = distance / metersPerRadian
        let correction = GeodesicSeries.sum(c1Inverse, at: tau1 + SineCosine(radians: tau12))
        let sigma12 = tau12 + correction + distanceCorrection
        var sigma2 = sigma1 + SineCosine(radians: sigma12)

        let sineBeta2 = alpha0.cosine * sigma2.sine
        var cosineBeta2 = hypot(alpha0.sine, alpha0.cosine * sigma2.cosine)
        if cosineBeta2 == 0 {
            // At a pole every longitude is right; a tiny cosine picks one.
            cosineBeta2 = tinyCosine
            sigma2.cosine = tinyCosine
        }
        let alpha2 = SineCosine(sine: alpha0.sine, cosine: alpha0.cosine * sigma2.cosine)
        let omega2 = SineCosine(sine: alpha0.sine * sigma2.sine, cosine: sigma2.cosine)
        let difference = omega2 - omega1
        let omega12 = atan2(difference.sine, difference.cosine)
        let lambda12 =
            omega12
            + a3 * (sigma12 + GeodesicSeries.sum(c3, at: sigma2) - longitudeCorrection)

        let longitude = startLongitude.remainder(dividingBy: 360) + lambda12 / radiansPerDegree
        return Position(
            latitude: SineCosine(sine: sineBeta2, cosine: WGS84.aspect * cosineBeta2).degrees,
            longitude: longitude.remainder(dividingBy: 360),
            azimuth: alpha2.degrees)
    }
}

/// Stands for the cosine of a latitude of 90°, so that directions at the poles stay defined.
let tinyCosine = Double.leastNormalMagnitude.squareRoot()

/// Returns the reduced latitude of a latitude in degrees; NaN outside ±90.
func reducedLatitude(_ latitude: Double) -> SineCosine {
    let phi = SineCosine(degrees: abs(latitude) <= 90 ? latitude : .nan)
    var beta = SineCosine(sine: WGS84.aspect * phi.sine, cosine: phi.cosine).normalized
    // Not `max`, which may drop a NaN.
    if beta.cosine < tinyCosine { beta.cosine = tinyCosine }
    return beta
}
