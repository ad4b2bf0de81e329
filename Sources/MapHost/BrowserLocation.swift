import CoreLocation
import Foundation

/// Where a browser is, as its geolocation tells (W3C Geolocation, section 6), or why that is not known.
struct BrowserLocation: Decodable, Sendable {
    var latitude: Double?
    var longitude: Double?
    /// Radius in meters.
    var accuracy: Double?
    /// Meters above the ellipsoid.
    var altitude: Double?
    var altitudeAccuracy: Double?
    /// Degrees clockwise from north.
    var heading: Double?
    /// Meters in a second.
    var speed: Double?
    /// Milliseconds since 1970.
    var timestamp: Double?
    /// The number of `GeolocationPositionError`: 1 denied, 2 unavailable, 3 timeout.
    var failure: Int?
}

extension PushedPositions {
    /// Takes what a browser tells; anything that is no place is ignored.
    func push(_ told: BrowserLocation) {
        if let failure = told.failure {
            fail(CLError(failure == 1 ? .denied : .locationUnknown))
            return
        }
        guard let latitude = told.latitude, let longitude = told.longitude else { return }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        push(
            CLLocation(
                coordinate: coordinate, altitude: told.altitude ?? 0,
                horizontalAccuracy: told.accuracy ?? -1,
                verticalAccuracy: told.altitudeAccuracy ?? -1, course: told.heading ?? -1,
                speed: told.speed ?? -1,
                timestamp: told.timestamp.map { Date(timeIntervalSince1970: $0 / 1000) } ?? Date()))
        if let heading = told.heading, heading.isFinite { push(headingDegrees: heading) }
    }
}
