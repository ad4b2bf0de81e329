/// A day of the Gregorian calendar, without a time zone; the calendar reaches into the past as if it had always been in force.
///
/// The conversions are those of Howard Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
package struct CivilDate: Equatable, Sendable {
    /// The year; the year 0 comes before the year 1.
    package let year: Int
    /// The month, from 1 for January.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int

    // Years that begin in March have their leap day at the end; 400 of them repeat after a fixed number of days.
    private static let daysOf400Years = 146_097
    /// Days from the first of March of the year 0 to the first of January 1970.
    private static let daysFromMarch0To1970 = 719_468

    /// Creates a date of its parts.
    ///
    /// A day past the end of its month is counted on into the next one by ``daysSince1970``.
    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates the date of a day, counted from the first of January 1970 as 0; days before it are negative.
    package init(daysSince1970 days: Int) {
        let sinceMarch0 = days + Self.daysFromMarch0To1970
        let era =
            (sinceMarch0 >= 0 ? sinceMarch0 : sinceMarch0 - Self.daysOf400Years + 1)
            / Self.daysOf400Years
        let dayOfEra = sinceMarch0 - era * Self.daysOf400Years
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = (monthFromMarch + 2) % 12 + 1
        year = 400 * era + yearOfEra + (month < 3 ? 1 : 0)
    }

    /// Days since the first of January 1970; negative before it.
    package var daysSince1970: Int {
        let shifted = month < 3 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysOf400Years + dayOfEra - Self.daysFromMarch0To1970
    }
}
