import CalendarDays
import Transit

extension Timetable {
    /// The moment at which clocks of the timetable's first stop show a time, in seconds since 1970.
    public func moment(of time: LocalTime) -> Int {
        let shown =
            CivilDate(year: time.year, month: time.month, day: time.day).daysSince1970 * 86_400
            + time.minute * 60
        guard stopCount > 0 else { return shown }
        // Clocks may change between the two.
        let guess = shown - secondsFromGMT(atStop: 0, moment: shown)
        return shown - secondsFromGMT(atStop: 0, moment: guess)
    }

    /// The hour and minute that clocks at a stop show at a moment, such as "08:00"; with the distance from UTC, as in
    /// "02:30 UTC+01:00", if they show the same twice that night.
    package func clock(_ moment: Int, atStop stop: Int) -> String {
        let text = iso8601(moment, atStop: stop).dropFirst(11)
        let time = String(text.prefix(5))
        if !isShownTwice(moment, atStop: stop) { return time }
        return time + " UTC" + (text.hasSuffix("Z") ? "" : text.suffix(6))
    }

    /// Whether clocks at a stop are put back so that they show a moment's time at another moment too.
    private func isShownTwice(_ moment: Int, atStop stop: Int) -> Bool {
        let offset = secondsFromGMT(atStop: stop, moment: moment)
        // No clock is put back by more.
        for distance in [-7200, 7200] {
            let other = secondsFromGMT(atStop: stop, moment: moment + distance)
            let same = moment + offset - other
            if same != moment, secondsFromGMT(atStop: stop, moment: same) == other { return true }
        }
        return false
    }

    /// The day that calendars at a stop show at a moment, such as "2014-10-21".
    package func date(_ moment: Int, atStop stop: Int) -> String {
        String(iso8601(moment, atStop: stop).prefix(10))
    }

    /// A moment as clocks at a stop show it, with its distance from UTC, such as "2014-10-21T08:00:00+02:00".
    package func iso8601(_ moment: Int, atStop stop: Int) -> String {
        let offset = secondsFromGMT(atStop: stop, moment: moment)
        let local = moment + offset
        let date = CivilDate(daysSince1970: Int((Double(local) / 86_400).rounded(.down)))
        let second = (local % 86_400 + 86_400) % 86_400
        let zone =
            offset == 0
            ? "Z"
            : (offset < 0 ? "-" : "+")
                + "\((abs(offset) / 3600).padded()):\((abs(offset) / 60 % 60).padded())"
        return "\(date.iso8601)T\((second / 3600).padded()):\((second / 60 % 60).padded()):"
            + "\((second % 60).padded())\(zone)"
    }
}
