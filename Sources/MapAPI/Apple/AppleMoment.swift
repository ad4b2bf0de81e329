import Answers
import CalendarDays
import Foundation
import MapGeometry
import Places
import Roads

/// A moment as Apple's Maps Server API takes it: ISO 8601 with seconds or without, with `Z` or an offset from it.
struct AppleMoment: Equatable {
    /// The moment as it is written, without its offset.
    private let written: LocalTime
    /// Seconds that its clock is ahead of UTC.
    private let offset: Int

    /// Reads `2026-11-23T08:30:00Z`, `…00.250Z` or `…00+01:00`; a moment without an offset is one of UTC.
    init?(_ text: String) {
        // An unescaped `+` comes as a space.
        let form =
            /([1-9]\d{3})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?:([Zz])|([+ \-])(\d\d):?(\d\d))?/
            .asciiOnlyDigits()
        guard let match = text.wholeMatch(of: form)?.output, let year = Int(match.1),
            let month = Int(match.2), let day = Int(match.3), let hour = Int(match.4),
            let minute = Int(match.5), (1...12).contains(month),
            (1...Self.days(month, year)).contains(day), hour < 24, minute < 60,
            // A leap second is one of these 60 too.
            (0...60).contains(match.6.flatMap { Int($0) } ?? 0)
        else { return nil }
        written = LocalTime(year: year, month: month, day: day, minute: hour * 60 + minute)
        guard let sign = match.8 else {
            offset = 0
            return
        }
        guard let hours = match.9.flatMap({ Int($0) }), hours < 24,
            let minutes = match.10.flatMap({ Int($0) }), minutes < 60
        else { return nil }
        offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
    }

    private static func days(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The moment in seconds since 1970.
    var secondsSince1970: Int {
        CivilDate(year: written.year, month: written.month, day: written.day).daysSince1970 * 86_400
            + written.minute * 60 - offset
    }

    /// What clocks show then in a time zone.
    func localTime(in zone: TimeZone) -> LocalTime {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(
            year: written.year, month: written.month, day: written.day,
            hour: written.minute / 60, minute: written.minute % 60, second: -offset)
        let date = calendar.date(from: parts) ?? .distantPast
        return written.advanced(by: .seconds(zone.secondsFromGMT(for: date) - offset))
    }

    /// What clocks show then at a place; those of Greenwich where the program has no gazetteer of the world.
    func localTime(at place: CLLocationCoordinate2D) -> LocalTime {
        localTime(in: TimeZone.at(place) ?? .gmt)
    }
}
