import Foundation

/// The projection of web maps: Mercator's, of a sphere with the ellipsoid's equatorial radius (EPSG:3857).
///
/// The world is a square of side 1; x counts to the east from the 180th meridian, y to the south from the northern edge.
package enum WebMercator {
    /// The latitude of the square's northern edge, in degrees; its southern edge is as far south.
    package static let latitudeLimit = 85.051_128_779_806_6
    /// The length of the equator on that sphere, in meters: what the square's side stands for there.
    package static let circumference = 2 * Double.pi * WGS84.equatorialRadius

    /// Returns the x of a longitude in degrees; outside 0 to 1 beyond ±180.
    package static func x(longitude: Double) -> Double { (longitude + 180) / 360 }

    /// Returns the y of a latitude in degrees; what lies beyond the limit is moved to it.
    package static func y(latitude: Double) -> Double {
        let clamped = min(max(latitude, -latitudeLimit), latitudeLimit)
        let sine = sin(clamped * .pi / 180)
        return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    }

    /// Returns the longitude of an x in degrees.
    package static func longitude(x: Double) -> Double { x * 360 - 180 }

    /// Returns the latitude of a y in degrees; beyond 0 to 1 it goes on toward the poles.
    package static func latitude(y: Double) -> Double {
        atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
    }
}
