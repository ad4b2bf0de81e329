import Foundation

/// Distances on the mean sphere: quick, and right to 0.6 % between any two places.
///
/// For choosing and ranking what is near. What is told as a length comes from `MidLatitudeDistance` or
/// `InverseGeodesic`.
public enum SphericalDistance {
    /// The length of a unit of latitude, in meters: a ten-millionth of a degree on the mean sphere.
    @inlinable
    public static var metersPerUnit: Double { 0.011_119_5 }

    /// Returns the distance between two coordinates, in meters.
    ///
    /// Differences of up to 3° are taken as flat, scaled at the mean latitude; beyond, it is the great circle.
    package static func meters(_ one: PackedCoordinate, _ other: PackedCoordinate) -> Double {
        let difference = one.difference(to: other)
        let (dy, dx) = (difference.north, difference.east)
        if dy * dy + dx * dx > 1e15 { return greatCircle(one, other) }
        let scale = cos((Double(one.latitude) + Double(other.latitude)) / 2 * 1e-7 * .pi / 180)
        return ((dx * scale) * (dx * scale) + dy * dy).squareRoot() * metersPerUnit
    }

    private static func greatCircle(_ one: PackedCoordinate, _ other: PackedCoordinate) -> Double {
        let unit = PackedCoordinate.radiansPerUnit
        return WGS84.meanRadius
            * GreatCircle.angle(
                fromLatitude: Double(one.latitude) * unit,
                toLatitude: Double(other.latitude) * unit,
                turn: (Double(one.longitude) - Double(other.longitude)) * unit)
    }
}

extension PackedBox {
    /// Creates the box that reaches so many meters to each side of a point, cut at the poles.
    ///
    /// Near the 180th meridian it lies over it. Beyond 89.4° of latitude it is narrower than the circle.
    package init(around center: PackedCoordinate, radiusMeters radius: Double) {
        let high = radius / SphericalDistance.metersPerUnit
        let wide = high / max(cos(Double(center.latitude) * 1e-7 * .pi / 180), 0.01)
        func cut(_ value: Double, _ limit: Double) -> Int32 {
            Int32(min(max(value, -limit), limit))
        }
        var (west, east) = (-1.8e9, 1.8e9)
        if wide < 1.8e9 {
            west = Double(center.longitude) - wide
            east = Double(center.longitude) + wide
            if west < -1.8e9 { west += 3.6e9 }
            if east > 1.8e9 { east -= 3.6e9 }
        }
        self.init(
            south: cut(Double(center.latitude) - high, 9e8), west: cut(west, 1.8e9),
            north: cut(Double(center.latitude) + high, 9e8), east: cut(east, 1.8e9))
    }
}
