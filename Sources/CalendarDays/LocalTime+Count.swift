/// Moments as one number, for arithmetic.
extension LocalTime {
    /// Minutes of the local clock since the midnight with which the first of January 1970 began.
    package var minutesSince1970: Int {
        CivilDate(year: year, month: month, day: day).daysSince1970 * 1440 + minute
    }

    /// Creates the moment of such a number.
    package init(minutesSince1970 minutes: Int) {
        let minute = (minutes % 1440 + 1440) % 1440
        self.init(days: (minutes - minute) / 1440, minute: minute)
    }
}
