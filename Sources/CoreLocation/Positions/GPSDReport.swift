import Foundation

/// What gpsd says in a line of its JSON protocol, as `gpsd_json(5)` documents it.
enum GPSDReport {
    private struct Line: Decodable {
        var `class`: String
        var mode: Int?
        var time: String?
        var lat: Double?
        var lon: Double?
        var alt: Double?
        var altMSL: Double?
        var altHAE: Double?
        var epx: Double?
        var epy: Double?
        var eph: Double?
        var epv: Double?
        var track: Double?
        var epd: Double?
        var speed: Double?
        var eps: Double?
        var heading: Double?
        var message: String?
    }

    /// The readings of a line: a position for a `TPV` with a fix, a heading for an `ATT`; none for anything else.
    ///
    /// - Throws: `GPSDError` for the line in which gpsd refuses a request.
    static func readings(_ line: some StringProtocol) throws(GPSDError) -> [PositionReading] {
        // A line that is no JSON, or of another shape, is one of the many reports that are not needed here.
        guard let report = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
            return []
        }
        switch report.class {
        case "TPV": return position(report)
        case "ATT":
            guard let degrees = report.heading, degrees.isFinite else { return [] }
            return [.heading(CLHeading(degrees: degrees, accuracyDegrees: 10))]
        case "ERROR": throw GPSDError("gpsd refuses: \(report.message ?? "no reason given")")
        default: return []
        }
    }

    private static func position(_ report: Line) -> [PositionReading] {
        guard let mode = report.mode, mode >= 2, let latitude = report.lat,
            let longitude = report.lon, abs(latitude) <= 90, abs(longitude) <= 180
        else { return [] }
        let altitude = mode >= 3 ? report.altMSL ?? report.alt ?? report.altHAE : nil
        let errors = [report.epx, report.epy].compactMap { $0 }
        let accuracy = report.eph ?? errors.max() ?? 10
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: altitude ?? 0, horizontalAccuracy: accuracy,
            verticalAccuracy: altitude == nil ? -1 : report.epv ?? 20, course: report.track ?? -1,
            courseAccuracy: report.epd ?? -1, speed: report.speed ?? -1,
            speedAccuracy: report.eps ?? -1,
            timestamp: report.time.flatMap { Date(timestamp: $0) } ?? Date())
        return [.location(location)]
    }
}

/// A failure to hear from gpsd: what was wrong, and with which one.
public struct GPSDError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A one-sentence description of the failure, for a log.
    public let description: String

    init(_ description: String) { self.description = description }
}
