import Foundation

/// Distances over the ellipsoid between near places, by the mid-latitude formula.
///
/// A right triangle whose legs are the differences of latitude and longitude, scaled by the lengths of degrees at
/// the mean latitude. Against the geodesic, below 70° of latitude: within 1e-8 of a distance of 1 km, 1e-6 of
/// 10 km and 1e-4 of 100 km; the error grows with the square of the distance and of the latitude's tangent, and
/// is 0.4 % at 150 km and 85°. For longer distances there is `InverseGeodesic`.
///
/// - Note: A. Bowring, *The direct and inverse solutions for short lines on the ellipsoid*, Survey Review 26, 1981,
///   has the family of formulas.
package enum MidLatitudeDistance {
    /// Returns the distance between two coordinates in degrees, in meters; longitudes may have any number of turns.
    package static func meters(
        fromLatitude latitude1: Double, longitude longitude1: Double, toLatitude latitude2: Double,
        longitude longitude2: Double
    ) -> Double {
        let scale = DegreeLengths(atLatitude: (latitude1 + latitude2) / 2)
        let north = (latitude2 - latitude1) * scale.latitude
        let east = (longitude2 - longitude1).remainder(dividingBy: 360) * scale.longitude
        return (north * north + east * east).squareRoot()
    }

    /// Returns the distance between two coordinates in units of 1e-7 degrees, in meters.
    ///
    /// The short way round: over the 180th meridian where that is shorter.
    package static func meters(_ one: PackedCoordinate, _ other: PackedCoordinate) -> Double {
        let unit = PackedCoordinate.radiansPerUnit
        let cosine = cos((Double(one.latitude) + Double(other.latitude)) / 2 * unit)
        let curve = 1 / (1 - WGS84.eccentricitySquared * (1 - cosine * cosine))
        let normal = WGS84.equatorialRadius * curve.squareRoot()
        // In this order of factors: lengths of roads are kept in centimeters, and another order rounds a few otherwise.
        let north =
            (Double(other.latitude) - Double(one.latitude)) * unit * normal * curve
            * (1 - WGS84.eccentricitySquared)
        let east =
            PackedCoordinate.eastward(Double(one.longitude), Double(other.longitude)) * unit
            * normal * cosine
        return (north * north + east * east).squareRoot()
    }

    /// The length of a unit of 1e-7 degrees of latitude where it is longest, at the poles, in meters.
    ///
    /// A distance divided by it is no more units than any two places so far apart differ by.
    package static let longestUnit = WGS84.polarCurvature * PackedCoordinate.radiansPerUnit
}
