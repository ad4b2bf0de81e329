import Foundation

/// Distances and directions on a sphere, as OSRM measures them.
///
/// Coordinates are 1e-7 degrees.
enum Sphere {
    /// The mean radius OSRM uses, in meters.
    static let radius = 6_372_797.560856

    /// The great-circle distance in meters (haversine).
    static func meters(
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
    static func bearing(
        _ latitude1: Int32, _ longitude1: Int32, _ latitude2: Int32, _ longitude2: Int32
    ) -> Double {
        let unit = Double.pi / 180 / 1e7
        let north = Double(latitude2) - Double(latitude1)
        let east = (Double(longitude2) - Double(longitude1)) * cos(Double(latitude1) * unit)
        return atan2(east, north) * 180 / .pi
    }
}
