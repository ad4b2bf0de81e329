/// A day of the calendar in Greenwich.
package struct CivilDate: Equatable, Sendable {
    /// The year of the Gregorian calendar.
    package let year: Int
    /// The month, from 1 for January.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int

    /// Creates the date of a day, counted from the first of January 1970 as 0, from then on.
    package init(day: Int) {
        // Years that begin in March have their leap day at the end; from the year 0 on they repeat after 146,097 days.
        let sinceMarch0 = day + 719_468
        let era = sinceMarch0 / 146_097
        let dayOfEra = sinceMarch0 % 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = (monthFromMarch + 2) % 12 + 1
        year = 400 * era + yearOfEra + (month < 3 ? 1 : 0)
    }
}
