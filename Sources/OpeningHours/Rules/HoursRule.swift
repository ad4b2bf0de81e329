import CalendarDays

/// A rule of opening hours: some days, spans of time on them, and what holds then.
struct HoursRule: Sendable, Equatable {
    enum Separator: Sendable, Equatable {
        /// `;`: replaces what earlier rules say of its days.
        case normal
        /// `,`: is added to them.
        case additional
        /// `||`: counts while no earlier rule says open or unknown.
        case fallback
    }

    var separator = Separator.normal
    /// Kinds of days, of which one is enough; empty for all days.
    var days: [DaySelector] = []
    /// Empty for the whole day.
    var spans: [TimeSpan] = []
    var kind = OpeningHours.State.Kind.open
    var comment: String?

    /// Whether it speaks of a day.
    func contains(_ day: HoursDay, _ holidays: HolidayCalendar?) -> Bool {
        days.isEmpty || days.contains { $0.contains(day, holidays) }
    }

    /// How many comparisons a day costs at most.
    var size: Int { 1 + spans.count + days.reduce(0) { $0 + $1.size } }
}

/// Days of the calendar: all that every non-empty list of it contains.
struct DaySelector: Sendable, Equatable {
    var years: [YearRange] = []
    var dates: [DateRange] = []
    var weeks: [WeekRange] = []
    var weekdays: [WeekdayRange] = []
    var holidays: [HolidayDay] = []
    /// Whether a day of the week or a holiday is enough: "Mo-Fr,PH", unlike "PH Mo-Fr".
    var holidaysAreAdded = false

    var isEmpty: Bool {
        years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty && holidays.isEmpty
    }
    /// Whether it has the same days in each week.
    var isWeekly: Bool {
        years.isEmpty && dates.isEmpty && weeks.isEmpty && holidays.isEmpty
            && weekdays.allSatisfy { $0.ordinals.isEmpty }
    }
    var size: Int {
        years.count + dates.count + weeks.count + weekdays.count + holidays.count
    }

    func contains(_ day: HoursDay, _ calendar: HolidayCalendar?) -> Bool {
        guard years.isEmpty || years.contains(where: { $0.contains(day.date.year) }),
            weeks.isEmpty || weeks.contains(where: { $0.contains(day.week) }),
            dates.isEmpty || dates.contains(where: { $0.contains(day) })
        else { return false }
        let isWeekday = weekdays.contains { $0.contains(day) }
        if holidays.isEmpty { return weekdays.isEmpty || isWeekday }
        if weekdays.isEmpty || holidaysAreAdded || isWeekday {
            if holidaysAreAdded, isWeekday { return true }
            return holidays.contains { $0.contains(day, calendar) }
        }
        return false
    }
}

/// Years, both ends included.
struct YearRange: Sendable, Equatable {
    let from: Int
    /// Nil for all years from then on.
    let to: Int?
    let step: Int

    func contains(_ year: Int) -> Bool {
        from <= year && year <= to ?? .max && (year - from) % step == 0
    }
}

/// Weeks of ISO 8601, both ends included; they may wrap past the end of the year.
struct WeekRange: Sendable, Equatable {
    let from: Int
    let to: Int
    let step: Int

    func contains(_ week: Int) -> Bool {
        if from <= to { return from <= week && week <= to && (week - from) % step == 0 }
        return (week >= from && (week - from) % step == 0)
            || (week <= to && (week + 53 - from) % step == 0)
    }
}

/// Days of the week, both ends included, or some of them in a month.
struct WeekdayRange: Sendable, Equatable {
    /// 0 for Monday to 6 for Sunday.
    let from: Int
    let to: Int
    /// Which ones of the month: 1 for the first, -1 for the last; empty for all.
    var ordinals: [ClosedRange<Int>] = []
    /// The offset from the given day, in days.
    var offset = 0

    func contains(_ day: HoursDay) -> Bool {
        let meant = offset == 0 ? day : HoursDay(day.number - offset)
        guard (meant.weekday - from + 7) % 7 <= (to - from + 7) % 7 else { return false }
        if ordinals.isEmpty { return true }
        let ordinal = (meant.date.day - 1) / 7 + 1
        let last = -((HoursDay.length(meant.date.year, meant.date.month) - meant.date.day) / 7 + 1)
        return ordinals.contains { $0.contains(ordinal) || $0.contains(last) }
    }
}

/// Public or school holidays, or days before or after them.
struct HolidayDay: Sendable, Equatable {
    var isSchool: Bool
    var offset = 0

    func contains(_ day: HoursDay, _ calendar: HolidayCalendar?) -> Bool {
        guard let calendar else { return false }
        let number = day.number - offset
        return isSchool ? calendar.isSchoolHoliday(number) : calendar.isPublicHoliday(number)
    }
}
