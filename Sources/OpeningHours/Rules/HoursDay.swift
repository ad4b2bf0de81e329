import CalendarDays

/// A day of the calendar as rules look at it.
struct HoursDay: Sendable, Equatable {
    /// Days since the first of January 1970.
    let number: Int
    let date: CivilDate
    /// 0 for Monday to 6 for Sunday.
    let weekday: Int

    init(_ number: Int) {
        self.number = number
        date = CivilDate(daysSince1970: number)
        weekday = (number % 7 + 10) % 7
    }

    /// The week of ISO 8601, 1–53: that of the year in which its Thursday lies.
    var week: Int {
        let thursday = number - weekday + 3
        let year = CivilDate(daysSince1970: thursday).year
        return (thursday - Self.number(year, 1, 1)) / 7 + 1
    }

    static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        CivilDate(year: year, month: month, day: day).daysSince1970
    }

    /// How many days a month has.
    static func length(_ year: Int, _ month: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Easter Sunday of the western churches: the Gregorian computus of Meeus, *Astronomical Algorithms*, chapter 8.
    static func easter(_ year: Int) -> Int {
        let (century, rest) = (year / 100, year % 100)
        let golden = year % 19
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let late = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * late + 114
        return number(year, sum / 31, sum % 31 + 1)
    }

    /// Easter Sunday of the eastern churches, by the Julian computus, as a day of the Gregorian calendar.
    static func orthodoxEaster(_ year: Int) -> Int {
        let moon = (19 * (year % 19) + 15) % 30
        let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
        let sum = moon + weekday + 114
        let behind = year / 100 - year / 400 - 2
        return number(year, sum / 31, sum % 31 + 1) + behind
    }

    /// The day of a month that is the first, second, … (positive) or last (negative) of a day of the week; nil if the month
    /// has no such day.
    static func weekday(_ weekday: Int, ordinal: Int, _ year: Int, _ month: Int) -> Int? {
        let length = length(year, month)
        let first = number(year, month, 1)
        if ordinal > 0 {
            let day = (weekday - HoursDay(first).weekday + 7) % 7 + 7 * (ordinal - 1)
            return day < length ? first + day : nil
        }
        let last = first + length - 1
        let back = (HoursDay(last).weekday - weekday + 7) % 7 - 7 * (ordinal + 1)
        return back < length ? last - back : nil
    }
}
