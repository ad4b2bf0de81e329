import Foundation

/// Distances and directions on a sphere, as OSRM measures them.
///
/// Coordinates are 1e-7 degrees.
package enum Sphere {
    /// The mean radius OSRM uses, in meters.
    package static let radius = 6_372_797.560856
    /// How many meters 1e-7 degrees of latitude are.
    package static let metersPerUnit = radius * .pi / 180 / 1e7

    /// The great-circle distance in meters (haversine).
    package static func meters(
        _ latitude1: Int32, _ longitude1: Int32, _ latitude2: Int32, _ longitude2: Int32
    ) -> Double {
        let unit = Double.pi / 180 / 1e7
        let south = sin((Double(latitude2) - Double(latitude1)) * unit / 2)
        let west = sin((Double(longitude2) - Double(longitude1)) * unit / 2)
        let chord =
            south * south
            + cos(Double(latitude1) * unit) * cos(Double(latitude2) * unit) * west * west
        return 2 * radius * asin(min(1, chord.squareRoot()))
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
    package static func longitudeScale(_ latitude: Double) -> Double {
        cos(latitude * .pi / 180 / 1e7)
    }
}
