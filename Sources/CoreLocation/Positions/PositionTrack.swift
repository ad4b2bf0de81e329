import Foundation
import Geodesy

/// A track that cannot be read: what was wrong, and where.
public struct PositionTrackError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A one-sentence description of the fault in the track, for a log.
    public let description: String
    /// The line, counted from 1; 0 if no single line is to blame.
    public let line: Int

    init(_ description: String, line: Int = 0) {
        self.description = line > 0 ? "line \(line): \(description)" : description
        self.line = line
    }
}

/// A recorded track: positions with the times they were taken at.
public struct PositionTrack: Sendable {
    /// The file formats of recorded tracks.
    public enum Format: String, Sendable, CaseIterable {
        /// GPX: the points of tracks, or of routes or waypoints if there are no tracks.
        case gpx
        /// NMEA 0183: sentences RMC and GGA of any talker.
        case nmea
        /// Comma-separated values with a header, `latitude,longitude` and more.
        case csv
    }

    /// The positions, as they were recorded.
    public let locations: [CLLocation]

    /// Reads a file in the format that its extension names.
    ///
    /// - Throws: `PositionTrackError`, or what reading a file throws.
    public init(contentsOf url: URL) throws {
        let bytes = try Data(contentsOf: url)
        try self.init(bytes, format: Format(rawValue: url.pathExtension.lowercased()))
    }

    /// Reads a track; its format is detected from its first bytes unless it is given.
    ///
    /// - Throws: `PositionTrackError` if there are no positions in it.
    public init(_ bytes: Data, format: Format? = nil) throws(PositionTrackError) {
        let text = String(decoding: bytes, as: UTF8.self)
        let start = text.prefix(512).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let known = format ?? (start.hasPrefix("<") ? .gpx : start.hasPrefix("$") ? .nmea : .csv)
        let found: [CLLocation]
        switch known {
        case .gpx: found = try CLLocation.locations(gpx: Array(bytes))
        case .nmea: found = NMEASentences.locations(text)
        case .csv: found = try PositionTable.locations(text)
        }
        guard !found.isEmpty else {
            throw PositionTrackError("there are no positions in this \(known.rawValue) track")
        }
        locations = Self.withMotion(found)
    }

    /// Adds course and speed where the recording has none, from one position to the next.
    private static func withMotion(_ locations: [CLLocation]) -> [CLLocation] {
        locations.indices.map { index in
            let here = locations[index]
            guard index + 1 < locations.count, here.course < 0 || here.speed < 0 else {
                return here
            }
            let next = locations[index + 1]
            let seconds = next.timestamp.timeIntervalSince(here.timestamp)
            let meters = here.distance(from: next)
            let course = meters > 0.5 ? Self.course(here.coordinate, next.coordinate) : here.course
            return here.moved(
                course: here.course < 0 ? course : here.course,
                speed: here.speed < 0 && seconds > 0 ? meters / seconds : here.speed,
                timestamp: here.timestamp)
        }
    }

    /// Degrees clockwise from north, along the great circle.
    private static func course(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> CLLocationDirection {
        let degrees = GreatCircle.bearing(
            fromLatitude: from.latitude * .pi / 180, toLatitude: to.latitude * .pi / 180,
            turn: (to.longitude - from.longitude) * .pi / 180)
        return degrees < 0 ? degrees + 360 : degrees
    }
}

extension CLLocation {
    /// The same place with another motion and time.
    func moved(
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) -> CLLocation {
        CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course,
            courseAccuracy: course < 0 ? -1 : max(courseAccuracy, 0), speed: speed,
            speedAccuracy: speed < 0 ? -1 : max(speedAccuracy, 0), timestamp: timestamp,
            sourceInfo: CLLocationSourceInformation(
                softwareSimulationState: true, andExternalAccessoryState: false))
    }
}
