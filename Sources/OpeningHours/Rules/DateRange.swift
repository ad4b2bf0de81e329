import CalendarDays

/// A day of the year, or what stands for one.
struct DateEnd: Sendable, Equatable {
    enum Anchor: Sendable, Equatable {
        /// A whole month: its first day as a start, its last as an end.
        case month(Int)
        case day(month: Int, day: Int)
        case easter
        /// The first (1), second, …, last (-1) of a day of the week in a month.
        case weekday(month: Int, weekday: Int, ordinal: Int)
    }

    /// Nil for every year.
    var year: Int?
    var anchor: Anchor
    /// The next such day of the week on or after it, or the last on or before it.
    var weekday: Weekday?
    /// Days after it.
    var offset = 0

    struct Weekday: Sendable, Equatable {
        let weekday: Int
        let isAfter: Bool
    }

    /// The day in a year; nil if it has none.
    ///
    /// - Parameter isEnd: Whether it ends a range, which then reaches to the last day of a month that is too short.
    func day(in year: Int, isEnd: Bool) -> Int? {
        var result: Int
        switch anchor {
        case .month(let month):
            result = HoursDay.number(year, month, isEnd ? HoursDay.length(year, month) : 1)
        case .day(let month, let day):
            result = HoursDay.number(
                year, month, isEnd ? min(day, HoursDay.length(year, month)) : day)
        case .easter: result = HoursDay.easter(year)
        case .weekday(let month, let weekday, let ordinal):
            guard let day = HoursDay.weekday(weekday, ordinal: ordinal, year, month) else {
                return nil
            }
            result = day
        }
        if let weekday {
            let own = HoursDay(result).weekday
            result +=
                weekday.isAfter
                ? (weekday.weekday - own + 7) % 7 : -((own - weekday.weekday + 7) % 7)
        }
        return result + offset
    }

    /// Whether the year has the day: it has no February 30.
    func exists(in year: Int) -> Bool {
        guard case .day(let month, let day) = anchor else { return true }
        return day <= HoursDay.length(year, month)
    }
}

/// Days of one or every year, both ends included; they may wrap past the end of the year.
struct DateRange: Sendable, Equatable {
    var start: DateEnd
    /// Nil for one day, or with ``isOpenEnded`` for all that follow.
    var end: DateEnd?
    var isOpenEnded = false
    /// Every so many days from the start.
    var step = 1

    func contains(_ day: HoursDay) -> Bool {
        if let year = start.year { return contains(day, in: year) }
        if let year = end?.year {
            // "Dec 20-2014 Jan 5" begins in the year before.
            guard let first = start.day(in: year, isEnd: false),
                let last = end?.day(in: year, isEnd: true)
            else { return false }
            return contains(day, in: first <= last ? year : year - 1)
        }
        // Offsets may lead a day or two into other years.
        return contains(day, in: day.date.year) || contains(day, in: day.date.year - 1)
            || contains(day, in: day.date.year + 1)
    }

    private func contains(_ day: HoursDay, in year: Int) -> Bool {
        guard let first = start.day(in: year, isEnd: false), day.number >= first else {
            return false
        }
        let last: Int
        if let end {
            if let fixed = end.year {
                guard let day = end.day(in: fixed, isEnd: true) else { return false }
                last = day
            } else {
                guard let same = end.day(in: year, isEnd: true),
                    let next = end.day(in: year + 1, isEnd: true)
                else { return false }
                last = same < first ? next : same
            }
        } else if isOpenEnded {
            last = start.year == nil ? HoursDay.number(year, 12, 31) : .max
        } else {
            guard start.exists(in: year) else { return false }
            last =
                if case .month = start.anchor, let end = start.day(in: year, isEnd: true) {
                    end
                } else { first }
        }
        return day.number <= last && (day.number - first) % step == 0
    }
}
