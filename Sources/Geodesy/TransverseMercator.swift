import Foundation

/// The transverse Mercator projection of WGS 84 as the Universal Transverse Mercator grid uses it.
///
/// Krüger's series in the third flattening, to the fourth power: far below a millimeter within a zone. After
/// NGA.STND.0037, *Universal Grids and the Transverse Mercator and Polar Stereographic Map Projections*, 2014.
package enum TransverseMercator {
    /// Scale on the central meridian.
    private static let scale = 0.9996
    /// Easting of the central meridian in meters.
    private static let middle = 500_000.0
    /// Farther from the central meridian the series does not hold, in degrees.
    private static let reach = 30.0

    /// The radius of a circle as long as a meridian, in meters.
    private static var radius: Double {
        let n = WGS84.thirdFlattening
        return WGS84.equatorialRadius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
    }

    /// A conversion to grid coordinates from positions near one meridian.
    package struct Grid: Sendable, Equatable {
        /// The longitude of the central meridian, in degrees.
        package let centralMeridian: Double
        private let eccentricity: Double
        private let radius: Double
        private let alpha: SIMD4<Double>

        /// Creates the grid of a meridian in degrees east.
        package init(centralMeridian: Double) {
            self.centralMeridian = centralMeridian
            let n = WGS84.thirdFlattening
            eccentricity = 2 * n.squareRoot() / (1 + n)
            radius = TransverseMercator.radius
            alpha = SIMD4(
                n / 2 - 2 * n * n / 3 + 5 * n * n * n / 16 + 41 * n * n * n * n / 180,
                13 * n * n / 48 - 3 * n * n * n / 5 + 557 * n * n * n * n / 1_440,
                61 * n * n * n / 240 - 103 * n * n * n * n / 140,
                49_561 * n * n * n * n / 161_280)
        }

        /// Returns the grid coordinates of a position.
        ///
        /// - Parameters:
        ///   - latitude: Degrees, −90 to 90.
        ///   - longitude: Degrees.
        /// - Returns: Meters east, the central meridian being at 500,000, and meters north of the equator, negative to the south; nil
        ///   more than 30 degrees from the central meridian, and for what is not finite.
        package func coordinates(
            latitude: Double, longitude: Double
        ) -> (easting: Double, northing: Double)? {
            let away = (longitude - centralMeridian).remainder(dividingBy: 360)
            guard abs(away) <= TransverseMercator.reach, abs(latitude) <= 90 else { return nil }
            let sine = sin(latitude * .pi / 180)
            // The tangent of the conformal latitude.
            let tau = sinh(atanh(sine) - eccentricity * atanh(eccentricity * sine))
            let angle = away * .pi / 180
            let xiPrime = abs(latitude) == 90 ? latitude * .pi / 180 : atan2(tau, cos(angle))
            let etaPrime =
                abs(latitude) == 90
                ? 0 : asinh(sin(angle) / (tau * tau + cos(angle) * cos(angle)).squareRoot())
            var xi = xiPrime
            var eta = etaPrime
            for index in 0..<4 {
                let order = Double(2 * (index + 1))
                xi += alpha[index] * sin(order * xiPrime) * cosh(order * etaPrime)
                eta += alpha[index] * cos(order * xiPrime) * sinh(order * etaPrime)
            }
            let length = TransverseMercator.scale * radius
            return (TransverseMercator.middle + length * eta, length * xi)
        }
    }

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
        let beta = [
            n / 2 - 2 * n * n / 3 + 37 * n * n * n / 96 - n * n * n * n / 360,
            n * n / 48 + n * n * n / 15 - 437 * n * n * n * n / 1_440,
            17 * n * n * n / 480 - 37 * n * n * n * n / 840, 4_397 * n * n * n * n / 161_280,
        ]
        let xi = northing / (scale * radius)
        let eta = (easting - middle) / (scale * radius)
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
