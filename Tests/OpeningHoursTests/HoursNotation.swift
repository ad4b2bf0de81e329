import CalendarDays
import OpeningHours
import Testing

/// Hours and what they say, as tests draw them.
enum HoursNotation {
    /// The moment of "2026-11-23 21:00".
    static func time(_ text: String) throws -> LocalTime {
        try #require(LocalTime(iso8601: text.contains(":") ? text : text + " 00:00"), "\(text)")
    }

    /// The spans of some days from a date, such as "Mo 08:00-12:00, Mo 22:00-02:00 unknown (by appointment)".
    static func spans(
        _ hours: OpeningHours, from date: String, days: Int = 7,
        in setting: HoursSetting = .unknown
    ) throws -> String {
        let start = try time(date)
        let end = start.advanced(by: .seconds(days * 86_400))
        return hours.intervals(from: start, to: end, in: setting).map(span)
            .joined(separator: ", ")
    }

    private static func span(_ interval: OpeningHours.Interval) -> String {
        let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        let isWholeDays = interval.start.minute == 0 && interval.end.minute == 0
        var text = names[interval.start.weekday]
        if isWholeDays {
            let last = interval.end.advanced(by: .seconds(-60)).weekday
            if last != interval.start.weekday { text += "-" + names[last] }
        } else {
            text += " \(clock(interval.start))-\(clock(interval.end))"
        }
        if interval.state.kind != .open { text += " \(interval.state.kind)" }
        if interval.state.hasOpenEnd { text += "+" }
        if let comment = interval.state.comment { text += " (\(comment))" }
        return text
    }

    private static func clock(_ time: LocalTime) -> String {
        String(time.iso8601().dropFirst(11).prefix(5))
    }
}

/// A row of a table of hours: the text, the first day, and the spans of the week from then on.
struct HoursRow: Sendable, CustomTestStringConvertible {
    let text: String
    let date: String
    let days: Int
    let spans: String
    let testDescription: String

    /// Reads lines of a text, a date and spans between bars.
    static func table(_ text: String) -> [HoursRow] {
        text.split(separator: "\n").map { line in
            let fields = line.split(separator: "|").map { field in
                var field = field
                while field.first == " " { field = field.dropFirst() }
                while field.last == " " { field = field.dropLast() }
                return String(field)
            }
            let date = fields[1].split(separator: " ")
            return HoursRow(
                text: fields[0].replacing("¦", with: "|"), date: String(date[0]),
                days: date.count > 1 ? Int(date[1]) ?? 7 : 7,
                spans: fields.count > 2 ? fields[2] : "",
                testDescription: fields[0])
        }
    }
}
