/// A moment in a field that shows its day, its time or both, as they are in a calendar with its zone.
package struct DateFieldValue: Equatable, Sendable {
    /// The moment.
    package var date: Date
    /// The earliest moment that can be chosen; nil for none.
    package var minimum: Date?
    /// The latest moment that can be chosen; nil for none.
    package var maximum: Date?
    /// Whether the day is shown.
    package var showsDate: Bool
    /// Whether the time is shown.
    package var showsTime: Bool
    /// The calendar, with the zone.
    package var calendar: Calendar

    /// Creates a value from its parts.
    package init(
        date: Date, minimum: Date? = nil, maximum: Date? = nil, showsDate: Bool, showsTime: Bool,
        calendar: Calendar
    ) {
        (self.date, self.minimum, self.maximum) = (date, minimum, maximum)
        (self.showsDate, self.showsTime) = (showsDate, showsTime)
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        self.calendar = gregorian
    }

    /// Returns what a field shows of a moment: "2026-11-24", "09:30" or "2026-11-24T09:30".
    package func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(max(number ?? 0, 0))
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
        let time = digits(parts.hour, 2) + ":" + digits(parts.minute, 2)
        let shown = (showsDate ? [day.joined(separator: "-")] : []) + (showsTime ? [time] : [])
        return shown.joined(separator: "T")
    }

    /// Returns the moment of a text that was typed, within the limits; nil for a text that is no date or time.
    ///
    /// What the field does not show stays as it is.
    package func date(typed text: String) -> Date? {
        guard text.utf8.count <= 32 else { return nil }
        var parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: date)
        let fields = text.split(separator: "T", omittingEmptySubsequences: false)
        guard fields.count == (showsDate ? 1 : 0) + (showsTime ? 1 : 0) else { return nil }
        if showsDate {
            let day = fields[0].split(separator: "-").compactMap { Int($0) }
            guard day.count == 3, (1...9999).contains(day[0]), (1...12).contains(day[1]),
                (1...31).contains(day[2])
            else { return nil }
            (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
        }
        if showsTime, let last = fields.last {
            let time = last.split(separator: ":").compactMap { Int($0) }
            guard time.count >= 2, (0..<24).contains(time[0]), (0..<60).contains(time[1]) else {
                return nil
            }
            (parts.hour, parts.minute, parts.second) = (time[0], time[1], 0)
        }
        guard var chosen = calendar.date(from: parts) else { return nil }
        if let minimum { chosen = max(chosen, minimum) }
        if let maximum { chosen = min(chosen, maximum) }
        return chosen
    }
}
