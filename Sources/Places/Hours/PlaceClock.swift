import CalendarDays
import Foundation
import MapGeometry
import OpeningHours
import World

/// A moment at which opening hours are asked.
public enum HoursMoment: Sendable, Equatable {
    /// A moment everywhere, such as now.
    case date(Date)
    /// What the clock of each place shows.
    case local(LocalTime)
}

/// The clock and the calendar of a place: its time zone, its holidays, its sun.
struct PlaceClock: Sendable {
    /// Nil where the program has no gazetteer of the world.
    let timeZone: TimeZone?
    let setting: HoursSetting

    /// - Parameters:
    ///   - countryCode: What the extract tells; empty, and the position says it.
    ///   - state: A name or a code; likewise.
    init(_ coordinate: CLLocationCoordinate2D, countryCode: String, state: String) {
        let world = World.shared
        let situation = world?.situation(
            latitude: coordinate.latitude, longitude: coordinate.longitude)
        let zone = situation.flatMap { TimeZone(identifier: $0.timeZone) }
        timeZone = zone
        let known = situation?.country.flatMap { world?.code($0) } ?? ""
        let code = countryCode.isEmpty ? known : countryCode.uppercased()
        // In a state whose name is in another language, the position's own counts.
        let own = code == known ? situation?.state.flatMap { world?.code($0) } ?? "" : ""
        let sun = zone.map { zone in
            SunClock(latitude: coordinate.latitude, longitude: coordinate.longitude) { day in
                let noon = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
                return zone.secondsFromGMT(for: noon) / 60
            }
        }
        setting = HoursSetting(
            holidays: HolidayCalendar.of(country: code, state: own.isEmpty ? state : own),
            sun: sun)
    }

    /// What the clock shows at a moment; nil if the time zone is not known.
    func time(_ moment: HoursMoment) -> LocalTime? {
        switch moment {
        case .local(let time): return time
        case .date(let date):
            guard let timeZone else { return nil }
            let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
            // Years of four digits, as texts have them.
            guard abs(seconds) < 2e11 else { return nil }
            return LocalTime(minutesSince1970: Int((seconds / 60).rounded(.down)))
        }
    }
}

/// The clocks of the places that a search looks at; places close by share one.
final class PlaceClocks {
    private struct Key: Hashable {
        let country: String
        let state: String
        let row: Int
        let column: Int
    }

    private var clocks: [Key: PlaceClock] = [:]
    private var hours: [String: OpeningHours?] = [:]

    /// The clock within a few kilometers, where the sun is the same to the minute.
    func clock(
        _ coordinate: CLLocationCoordinate2D, countryCode: String, state: String
    ) -> PlaceClock {
        let key = Key(
            country: countryCode, state: state, row: Int((coordinate.latitude * 20).rounded()),
            column: Int((coordinate.longitude * 20).rounded()))
        if let known = clocks[key] { return known }
        let clock = PlaceClock(coordinate, countryCode: countryCode, state: state)
        clocks[key] = clock
        return clock
    }

    /// The hours of a text; nil if it cannot be read.
    func hours(_ text: String) -> OpeningHours? {
        if let known = hours[text] { return known }
        // The reason for which hours cannot be read is reported for answers only.
        let read = try? OpeningHours(text)
        hours[text] = read
        return read
    }
}
