import Foundation

/// The shortest path between two places: the inverse problem.
///
/// The method is that of C. F. F. Karney, *Algorithms for geodesics*, J. Geodesy 87 (2013): Newton's method
/// on the azimuth at the first point, kept within a shrinking bracket, so that it converges for every
/// pair, antipodes included (where Vincenty's iteration does not). Distances are right to about 15 nm.
package struct InverseGeodesic: Sendable {
    /// Length of the path, in meters.
    package let distance: Double
    /// Direction at the first place, in degrees clockwise from north, from -180 to 180.
    package let initialAzimuth: Double
    /// The azimuth of the path at the second point.
    package let finalAzimuth: Double
    /// The line from the first place that reaches the second after ``distance``.
    package let line: GeodesicLine

    /// Finds the shortest path between two places in degrees.
    ///
    /// Longitudes may have any number of turns. A latitude outside ±90 or a NaN makes all results NaN.
    /// Between equal places the distance is 0 and the direction north; between antipodes, where many
    /// paths are equally short, one is chosen.
    package init(
        fromLatitude latitude1: Double, longitude longitude1: Double,
        toLatitude latitude2: Double, longitude longitude2: Double
    ) {
        // By symmetry only the case is solved in which the first place is in the south, no nearer to
        // the equator than the second, and the second lies to the east.
        let (signed, signedTail) = longitudeDifference(from: longitude1, to: longitude2)
        let swaps = abs(latitude1) < abs(latitude2)
        let (far, near) = swaps ? (latitude2, latitude1) : (latitude1, latitude2)
        let mirrorsLatitude = far.sign == .plus
        let mirrorsLongitude = signed.sign == .minus
        let (degrees, tail) =
            mirrorsLongitude ? (-signed, -signedTail) : (signed, signedTail)
        let solver = GeodesicSolver(
            latitude1: mirrorsLatitude ? -far : far,
            latitude2: mirrorsLatitude ? -near : near,
            longitudeDegrees: degrees, longitudeTail: tail)
        let solution = solver.solve()

        var (alpha1, alpha2) = (solution.alpha1, solution.alpha2)
        if swaps { (alpha1, alpha2) = (alpha2, alpha1) }
        if mirrorsLongitude {
            alpha1.sine = -alpha1.sine
            alpha2.sine = -alpha2.sine
        }
        if swaps != mirrorsLatitude {
            alpha1.cosine = -alpha1.cosine
            alpha2.cosine = -alpha2.cosine
        }
        distance = solution.distance
        initialAzimuth = alpha1.degrees
        finalAzimuth = alpha2.degrees
        line = GeodesicLine(latitude: latitude1, longitude: longitude1, azimuth: alpha1)
    }
}
