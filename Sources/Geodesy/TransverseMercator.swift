import Foundation

/// The transverse Mercator projection of WGS 84 as the Universal Transverse Mercator grid uses it.
///
/// Krüger's series in the third flattening, to the fourth power: far below a millimeter within a zone. After
/// NGA.STND.0037, *Universal Grids and the Transverse Mercator and Polar Stereographic Map Projections*, 2014.
package enum TransverseMercator {
    /// Returns the position of grid coordinates.
    ///
    /// - Parameters:
    ///   - easting: Meters east, the central meridian being at 500,000.
    ///   - northing: Meters north of the equator, negative to the south; within ±9,400,000.
    ///   - centralMeridian: Degrees east.
    /// - Returns: Degrees; nil beyond the projection's limits.
    package static func position(
        easting: Double, northing: Double, centralMeridian: Double
    ) -> (latitude: Double, longitude: Double)? {
        guard abs(northing) <= 9_400_000 else { return nil }
        let n = WGS84.thirdFlattening
        let radius = WGS84.equatorialRadius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
        let beta = [
            n / 2 - 2 * n * n / 3 + 37 * n * n * n / 96 - n * n * n * n / 360,
            n * n / 48 + n * n * n / 15 - 437 * n * n * n * n / 1_440,
            17 * n * n * n / 480 - 37 * n * n * n * n / 840, 4_397 * n * n * n * n / 161_280,
        ]
        let xi = northing / (0.9996 * radius)
        let eta = (easting - 500_000) / (0.9996 * radius)
        var xiPrime = xi
        var etaPrime = eta
        for (index, factor) in beta.enumerated() {
            let order = Double(2 * (index + 1))
            xiPrime -= factor * sin(order * xi) * cosh(order * eta)
            etaPrime -= factor * cos(order * xi) * sinh(order * eta)
        }
        let chi = asin(sin(xiPrime) / cosh(etaPrime))
        // From the conformal latitude to the geographic one.
        let e = 2 * n.squareRoot() / (1 + n)
        let sigma = atanh(sin(chi))
        var latitude = chi
        for _ in 0..<6 { latitude = asin(tanh(sigma + e * atanh(e * sin(latitude)))) }
        let longitude = centralMeridian + atan2(sinh(etaPrime), cos(xiPrime)) * 180 / .pi
        guard latitude.isFinite, longitude.isFinite, abs(longitude) <= 180 else { return nil }
        return (latitude * 180 / .pi, longitude)
    }
}
