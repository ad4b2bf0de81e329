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
        // 1 March of the year 0 was a Wednesday; the remainder of days before it is negative.
        weekday = (Self.days(year, month, day) % 7 + 9) % 7
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
        func padded(_ number: Int, _ width: Int = 2) -> String {
            String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
        }
        return "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
            + "T\(padded(second / 3600)):\(padded(time.minute % 60)):\(padded(second % 60))"
    }

    /// How many days a month has.
    private static func dayCount(_ year: Int, _ month: Int) -> Int {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return days(next.0, next.1, 1) - days(year, month, 1)
    }

    /// Days since 1 March of the year 0, and seconds since midnight.
    private func moment(after time: Duration) -> (days: Int, second: Int) {
        let (seconds, attoseconds) = time.components
        let total = minute * 60 + Int(seconds) - (attoseconds < 0 ? 1 : 0)
        let second = (total % 86_400 + 86_400) % 86_400
        return (Self.days(year, month, day) + (total - second) / 86_400, second)
    }

    /// The first of January 1970, counted as ``days(_:_:_:)`` counts.
    package static let daysTo1970 = 719_468

    /// Days since 1 March of the year 0: years that begin in March have their odd day last.
    package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month < 3 ? year - 1 : year
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
            + (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    }

    /// The day so many days after 1 March of the year 0 (Hinnant, *chrono-Compatible Low-Level Date Algorithms*).
    private init(days: Int, minute: Int) {
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let term = (5 * dayOfYear + 2) / 153
        let month = term < 10 ? term + 3 : term - 9
        self.init(
            year: era * 400 + yearOfEra + (month < 3 ? 1 : 0), month: month,
            day: dayOfYear - (153 * term + 2) / 5 + 1, minute: minute)
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
