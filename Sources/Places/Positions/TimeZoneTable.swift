import Foundation
import Geodesy
import MapGeometry

/// The time zones of places, by the table of the system's time zone database.
///
/// `zone.tab` names for each zone its countries' codes and one place in it. A place lies in the zone of its country
/// whose own place is nearest: exact for countries with one zone, a good guess elsewhere. Without the table or the
/// country nothing is known.
package struct TimeZoneTable: Sendable {
    /// The time zone table of the system; without entries if it has none.
    package static let shared = TimeZoneTable(
        text: ["/usr/share/zoneinfo/zone.tab", "/usr/share/zoneinfo/zone1970.tab"].lazy
            // A system without the table has none to read.
            .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first ?? "")

    private struct Zone {
        var name: String
        var place: CLLocationCoordinate2D
    }

    private var zones: [String: [Zone]] = [:]

    init(text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count >= 3, let place = Self.place(fields[1]) else { continue }
            for code in fields[0].split(separator: ",") {
                zones[String(code), default: []].append(
                    Zone(name: String(fields[2]), place: place))
            }
        }
    }

    /// The zone of a place; nil where the country is not known.
    package func zone(
        at coordinate: CLLocationCoordinate2D, countryCode: String
    ) -> TimeZone? {
        Self.nearest(zones[countryCode.uppercased()] ?? [], to: coordinate)
    }

    /// The zone whose own place is nearest, in whatever country: a guess where the country is not known.
    package func nearestZone(to coordinate: CLLocationCoordinate2D) -> TimeZone? {
        Self.nearest(zones.values.flatMap(\.self), to: coordinate)
    }

    private static func nearest(
        _ candidates: [Zone], to coordinate: CLLocationCoordinate2D
    ) -> TimeZone? {
        let here = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let nearest =
            candidates.count < 2
            ? candidates.first
            : close(candidates, to: coordinate).min { meters($0, here) < meters($1, here) }
        return nearest.flatMap { TimeZone(identifier: $0.name) }
    }

    /// The zones that may be nearest: on the ellipsoid distances differ from those on a sphere by less than a hundredth.
    private static func close(
        _ candidates: [Zone], to coordinate: CLLocationCoordinate2D
    ) -> [Zone] {
        let radians = Double.pi / 180
        let angles = candidates.map { zone in
            GreatCircle.angle(
                fromLatitude: zone.place.latitude * radians,
                toLatitude: coordinate.latitude * radians,
                turn: (coordinate.longitude - zone.place.longitude) * radians)
        }
        guard let least = angles.min() else { return [] }
        return zip(candidates, angles).filter { $1 <= least * 1.02 }.map(\.0)
    }

    private static func meters(_ zone: Zone, _ here: CLLocation) -> Double {
        CLLocation(latitude: zone.place.latitude, longitude: zone.place.longitude)
            .distance(from: here)
    }

    /// Reads "+6010+02458" or, with seconds, "+404251-0740023".
    private static func place(_ text: Substring) -> CLLocationCoordinate2D? {
        guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else {
            return nil
        }
        func degrees(_ part: Substring, _ digits: Int) -> Double? {
            let sign = part.hasPrefix("-") ? -1.0 : 1.0
            let figures = part.dropFirst()
            guard figures.count >= digits + 2, let whole = Double(figures.prefix(digits)),
                let minutes = Double(figures.dropFirst(digits).prefix(2))
            else { return nil }
            let seconds = Double(figures.dropFirst(digits + 2).prefix(2)) ?? 0
            return sign * (whole + minutes / 60 + seconds / 3600)
        }
        guard let latitude = degrees(text[..<split], 2), let longitude = degrees(text[split...], 3)
        else { return nil }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
