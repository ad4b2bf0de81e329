/// A moment as a clock and a calendar on the wall show it, which is what opening hours speak of.
public struct LocalTime: Sendable, Hashable {
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
            1...31 ~= day, 0...23 ~= hour, 0...59 ~= minute
        else { return nil }
        self.init(year: year, month: month, day: day, minute: hour * 60 + minute)
    }

    /// A moment of the Gregorian calendar.
    public init(year: Int, month: Int, day: Int, minute: Int) {
        self.month = month
        self.day = day
        self.minute = minute
        // Zeller's congruence, by which a year begins in March.
        let shifted = month < 3 ? year - 1 : year
        let term = (13 * ((month + 9) % 12 + 3 + 1)) / 5
        weekday = (day + term + shifted + shifted / 4 - shifted / 100 + shifted / 400 + 5) % 7
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
