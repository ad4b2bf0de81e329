import Foundation

/// Distances and directions on the ellipsoid WGS 84, for points so near that the ground between them is flat.
///
/// Lengths of degrees are those at the middle latitude (the radii of curvature of any book on geodesy);
/// over a road's few hundred meters that is right to a millimeter, over 100 km to some meters. Coordinates
/// are 1e-7 degrees.
package enum Ellipsoid {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
    private static let eccentricity = flattening * (2 - flattening)
    private static let unit = Double.pi / 180 / 1e7

    /// How many meters 1e-7 degrees of latitude are, at most.
    package static let metersPerUnit = 6_399_593.626 * unit

    /// The distance in meters.
    package static func meters(
        _ latitude1: Int32, _ longitude1: Int32, _ latitude2: Int32, _ longitude2: Int32
    ) -> Double {
        let cosine = cos((Double(latitude1) + Double(latitude2)) / 2 * unit)
        let curve = 1 / (1 - eccentricity * (1 - cosine * cosine))
        let normal = equatorialRadius * curve.squareRoot()
        let north =
            (Double(latitude2) - Double(latitude1)) * unit * normal * curve * (1 - eccentricity)
        let east = (Double(longitude2) - Double(longitude1)) * unit * normal * cosine
        return (north * north + east * east).squareRoot()
    }

    /// The length of a line in meters.
    static func meters(along line: [RoadSnap.Place]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { sum, pair in
            sum
                + meters(
                    pair.0.latitude, pair.0.longitude, pair.1.latitude, pair.1.longitude)
        }
    }

    /// The direction from one point to another, degrees clockwise from north, −180 to 180.
    package static func bearing(
        _ latitude1: Int32, _ longitude1: Int32, _ latitude2: Int32, _ longitude2: Int32
    ) -> Double {
        let north = Double(latitude2) - Double(latitude1)
        let east =
            (Double(longitude2) - Double(longitude1)) * longitudeScale(Double(latitude1))
        return atan2(east, north) * 180 / .pi
    }

    /// How long a degree of longitude is at a latitude, in degrees of latitude.
    package static func longitudeScale(_ latitude: Double) -> Double { cos(latitude * unit) }
}
