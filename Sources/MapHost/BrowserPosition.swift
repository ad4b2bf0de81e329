import CoreLocation
import Foundation

/// A position that a browser's geolocation reports (W3C Geolocation, section 6).
struct BrowserPosition: Decodable, Equatable, Sendable {
    /// Degrees north of the equator.
    var latitude: Double
    /// The longitude in degrees.
    var longitude: Double
    /// The radius of uncertainty in meters.
    var accuracy: Double?
    /// The altitude in meters above the ellipsoid.
    var altitude: Double?
    /// The uncertainty of the altitude in meters.
    var altitudeAccuracy: Double?
    /// The heading in degrees clockwise from north.
    var heading: Double?
    /// The speed in meters per second.
    var speed: Double?
    /// The time in milliseconds since 1970.
    var timestamp: Double?
}

/// A reason why a browser does not report its position.
enum BrowserLocationFailure: String, Decodable, Sendable {
    case denied, unavailable, timeout

    /// Core Location's code for it.
    var code: CLError.Code { self == .denied ? .denied : .locationUnknown }

    /// The error, with a message for the user of the page.
    var error: CLError {
        let words =
            switch self {
            case .denied: "The browser may not tell where you are."
            case .unavailable: "The browser does not know where you are."
            case .timeout: "The browser does not know yet where you are."
            }
        return CLError(code, userInfo: [NSLocalizedDescriptionKey: words])
    }
}

extension PushedPositions {
    /// Takes a position that a browser reports; one that is not on the globe is ignored.
    func push(_ position: BrowserPosition) {
        let coordinate = CLLocationCoordinate2D(
            latitude: position.latitude, longitude: position.longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        push(
            CLLocation(
                coordinate: coordinate, altitude: position.altitude ?? 0,
                horizontalAccuracy: position.accuracy ?? -1,
                verticalAccuracy: position.altitudeAccuracy ?? -1,
                course: position.heading ?? -1, speed: position.speed ?? -1,
                timestamp: position.timestamp.map { Date(timeIntervalSince1970: $0 / 1000) }
                    ?? Date()))
        if let heading = position.heading, heading.isFinite { push(headingDegrees: heading) }
    }
}
