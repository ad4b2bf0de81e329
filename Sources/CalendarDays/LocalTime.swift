/// A local date and time without a time zone, as opening hours use them.
public struct LocalTime: Sendable, Hashable {
    /// The year of the Gregorian calendar.
    public let year: Int
    /// The month, 1–12.
    public let month: Int
    /// The day of the month, 1–31.
    public let day: Int
    /// The day of the week: 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// Minutes since midnight, 0–1439.
    public let minute: Int

    /// The local time of an ISO 8601 moment, `2026-11-21T08:30[:00][Z|+01:00]`, as it is written.
    ///
    /// The offset is not counted in: the time before it is what the clock showed there. Nil if the text
    /// is no such moment.
    public init?(iso8601 text: String) {
        let fields = text.split(whereSeparator: { "-T: ".contains($0) }, maximumFields: 5)
        guard fields.count >= 5, let year = Int(fields[0]), let month = Int(fields[1]),
            let day = Int(fields[2]), let hour = Int(fields[3]),
            let minute = Int(fields[4].prefix(2)), 1...9999 ~= year, 1...12 ~= month,
            1...Self.dayCount(year, month) ~= day, 0...23 ~= hour, 0...59 ~= minute
        else { return nil }
        self.init(year: year, month: month, day: day, minute: hour * 60 + minute)
    }

    /// A moment of the Gregorian calendar.
    public init(year: Int, month: Int, day: Int, minute: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.minute = minute
        // The first of January 1970 was a Thursday; the remainder of days before it is negative.
        let days = CivilDate(year: year, month: month, day: day).daysSince1970
        weekday = (days % 7 + 10) % 7
    }

    /// The minute in which it is some time later, or earlier if that is negative.
    public func advanced(by time: Duration) -> LocalTime {
        let (days, second) = moment(after: time)
        return LocalTime(days: days, minute: second / 60)
    }

    /// The moment some time later as ISO 8601 writes it, `2026-11-21T08:30:00`; parts of seconds do not count.
    public func iso8601(after time: Duration = .zero) -> String {
        let (days, second) = moment(after: time)
        let time = LocalTime(days: days, minute: second / 60)
        return "\(CivilDate(daysSince1970: days).iso8601)T\((second / 3600).padded()):"
            + "\((time.minute % 60).padded()):\((second % 60).padded())"
    }

    /// How many days a month has.
    private static func dayCount(_ year: Int, _ month: Int) -> Int {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return CivilDate(year: next.0, month: next.1, day: 1).daysSince1970
            - CivilDate(year: year, month: month, day: 1).daysSince1970
    }

    /// Days since 1970, and seconds since midnight.
    private func moment(after time: Duration) -> (days: Int, second: Int) {
        let (seconds, attoseconds) = time.components
        let total = minute * 60 + Int(seconds) - (attoseconds < 0 ? 1 : 0)
        let second = (total % 86_400 + 86_400) % 86_400
        let today = CivilDate(year: year, month: month, day: day).daysSince1970
        return (today + (total - second) / 86_400, second)
    }

    /// The time of a day of the calendar at a minute after midnight.
    init(days: Int, minute: Int) {
        let date = CivilDate(daysSince1970: days)
        self.init(year: date.year, month: date.month, day: date.day, minute: minute)
    }
}

extension String {
    /// The first fields between separators; what follows the last separator counted stays in one piece.
    fileprivate func split(
        whereSeparator isSeparator: (Character) -> Bool, maximumFields: Int
    ) -> [Substring] {
        split(
            maxSplits: maximumFields - 1, omittingEmptySubsequences: false,
            whereSeparator: isSeparator)
    }
}
