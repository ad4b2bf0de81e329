import Foundation
import GPX

extension CLLocation {
    /// The positions of a GPX file, with the altitudes, times, speeds and courses that it tells.
    static func locations(gpx bytes: [UInt8]) throws(PositionTrackError) -> [CLLocation] {
        do throws(GPXError) {
            return try GPXTrack.points(bytes).map { CLLocation($0) }
        } catch {
            throw PositionTrackError(error.reason, line: error.line)
        }
    }

    private convenience init(_ point: GPXTrack.Point) {
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: point.latitude, longitude: point.longitude),
            altitude: point.elevation ?? 0, horizontalAccuracy: 5,
            verticalAccuracy: point.elevation == nil ? -1 : 10, course: point.course ?? -1,
            speed: point.speed ?? -1,
            timestamp: point.secondsSince1970.map { Date(timeIntervalSince1970: $0) }
                ?? .distantPast)
    }
}
