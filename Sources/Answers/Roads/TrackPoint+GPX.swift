import GPX
import MapGeometry
import Roads

extension TrackPoint {
    /// Reads the points of a GPX file, with their times.
    ///
    /// - Throws: `InputFileError` if the bytes are not GPX or a point has no position; tells the line.
    package static func points(gpx bytes: [UInt8]) throws(InputFileError) -> [TrackPoint] {
        do throws(GPXError) {
            return try GPXTrack.points(bytes).map { point in
                TrackPoint(
                    RouteWaypoint(
                        CLLocationCoordinate2D(
                            latitude: point.latitude, longitude: point.longitude)),
                    seconds: point.secondsSince1970)
            }
        } catch {
            throw InputFileError("the track cannot be read: \(error)", line: error.line)
        }
    }
}
