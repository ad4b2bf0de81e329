import CalendarDays
import Foundation
import Places

extension OptionValues {
    /// The moment at which places have to be open: `now`, a time by the clock of each place, or one with its zone.
    ///
    /// - Returns: Nil if nothing is said.
    package func moment(_ option: QuestionOption, now: Date) throws(OptionError) -> HoursMoment? {
        guard let text = text(option) else { return nil }
        if text == "now" { return .date(now) }
        let local = "YYYY-MM-DDTHH:MM"
        let zone = text.dropFirst(local.count)
        if let time = LocalTime(iso8601: text),
            zone.allSatisfy({ $0.isNumber || ":.".contains($0) })
        {
            return .local(time)
        }
        // Seconds may be left out before a zone, which RFC 3339 does not allow.
        let withSeconds = zone.hasPrefix(":") ? text : text.prefix(local.count) + ":00" + zone
        if text.count <= 40, let seconds = Timestamp.secondsSince1970(withSeconds) {
            return .date(Date(timeIntervalSince1970: seconds))
        }
        throw OptionError(
            option, text, allowed: ["now", local],
            "“\(text.prefix(80))” is neither now nor a moment such as 2026-11-23T21:00")
    }
}
