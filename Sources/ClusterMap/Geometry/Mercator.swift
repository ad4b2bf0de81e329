/// Spherical Web Mercator on a square of 2³² units: the packed coordinates of the clustering engine.
///
/// x counts eastward from the 180th meridian and wraps modulo 2³², so that the distance between two x is
/// the shorter way around the world. y counts southward from the north edge of the world. A unit is under a
/// centimeter. As on the drawn map, latitudes beyond ±85 are clamped to ±85.
@usableFromInline
package enum Mercator {
    /// Units of one `MKMapPoint`: the map is 2²⁸ points wide.
    @usableFromInline static let unitsPerMapPoint: Double = 16

    /// Returns whether a coordinate can be placed: both numbers finite, the latitude within ±90.
    ///
    /// Any finite longitude is placed, wrapped into the world.
    @inlinable
    package static func canPlace(latitude: Double, longitude: Double) -> Bool {
        abs(latitude) <= 90 && abs(longitude) < 0x1p38
    }

    /// Returns the x of a longitude in degrees; any finite longitude below 2³⁸ is wrapped.
    @inlinable
    package static func x(longitude: Double) -> UInt32 {
        let units = (longitude + 180) * (0x1p32 / 360)
        // |units| < 2³⁸ · 2³² / 360 + 2³¹ < 2⁶²; truncating to 32 bits is the wrap.
        return UInt32(truncatingIfNeeded: Int64(units.rounded(.down)))
    }

    /// Returns the y of a latitude within ±90 degrees.
    @inlinable
    package static func y(latitude: Double) -> UInt32 {
        LatitudeTable.shared.y(latitude: latitude)
    }

    /// Returns the exact y of a latitude within ±90, before rounding, in units.
    package static func exactY(latitude: Double) -> Double {
        let sine = ElementaryFunctions.sine(min(max(latitude, -85), 85) * (.pi / 180))
        return 0x1p32 * (0.5 - ElementaryFunctions.logarithm((1 + sine) / (1 - sine)) / (4 * .pi))
    }

    /// Returns the cosine of a latitude in degrees.
    static func cosine(degrees: Double) -> Double {
        ElementaryFunctions.cosine(degrees * (.pi / 180))
    }

    // MARK: Degrees

    /// Returns the latitude of the middle of a unit.
    package static func latitude(y: UInt32) -> Double {
        InverseLatitudeTable.shared.latitude(y: y)
    }

    /// Returns the longitude of the middle of a unit.
    package static func longitude(x: UInt32) -> Double {
        (Double(x) + 0.5) * (360 * 0x1p-32) - 180
    }

    /// Returns the latitude of a place given in units.
    package static func latitude(y: Double) -> Double {
        ElementaryFunctions.gudermannian(.pi * (1 - y * 0x1p-31)) * (180 / .pi)
    }

    /// Returns the longitude of a place given in units, which may lie outside the world.
    package static func longitude(x: Double) -> Double {
        let turns = x * 0x1p-32
        return (turns - turns.rounded(.down)) * 360 - 180
    }
}
