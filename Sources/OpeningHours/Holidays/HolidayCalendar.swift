import CalendarDays

/// The public and school holidays of a place.
public struct HolidayCalendar: Sendable, Equatable {
    /// Rules of a country.
    var rules: [HolidayRule] = []
    /// Days since 1970, ascending.
    var days: [Int] = []
    /// Days that are no holidays although a rule says so, ascending.
    var exceptions: [Int] = []
    /// Days of school holidays, both ends included, ascending.
    private var schoolHolidays: [ClosedRange<Int>] = []

    /// Creates a calendar of some public holidays and spans of school holidays, both ends included; times of day do not count.
    public init(
        publicHolidays: [LocalTime], schoolHolidays: [(from: LocalTime, to: LocalTime)] = []
    ) {
        days = Set(publicHolidays.map { Self.number($0) }).sorted()
        self.schoolHolidays = schoolHolidays.compactMap {
            let (from, to) = (Self.number($0.from), Self.number($0.to))
            return from <= to ? from...to : nil
        }
    }

    init(rules: [HolidayRule], days: [Int], exceptions: [Int]) {
        self.rules = rules
        self.days = days
        self.exceptions = exceptions
    }

    /// Whether spans of school holidays are known.
    public var hasSchoolHolidays: Bool { !schoolHolidays.isEmpty }

    /// Whether a day, counted since 1970, is a public holiday.
    func isPublicHoliday(_ day: Int) -> Bool {
        if days.containsSorted(day) { return true }
        guard !rules.isEmpty else { return false }
        let date = HoursDay(day)
        return rules.contains { $0.contains(date) } && !exceptions.containsSorted(day)
    }

    func isSchoolHoliday(_ day: Int) -> Bool { schoolHolidays.contains { $0.contains(day) } }

    /// Whether the day of a moment is a public holiday.
    public func isPublicHoliday(_ time: LocalTime) -> Bool {
        isPublicHoliday(Self.number(time))
    }

    private static func number(_ time: LocalTime) -> Int {
        CivilDate(year: time.year, month: time.month, day: time.day).daysSince1970
    }
}

/// A holiday that every year has.
enum HolidayRule: Sendable, Equatable {
    case date(month: Int, day: Int)
    /// Days after Easter Sunday of the western churches.
    case easter(Int)
    /// Days after Easter Sunday of the eastern churches.
    case orthodoxEaster(Int)
    case weekday(month: Int, weekday: Int, ordinal: Int)

    func contains(_ day: HoursDay) -> Bool {
        switch self {
        case .date(let month, let number): day.date.month == month && day.date.day == number
        case .easter(let offset): day.number - offset == HoursDay.easter(day.date.year)
        case .orthodoxEaster(let offset):
            day.number - offset == HoursDay.orthodoxEaster(day.date.year)
        case .weekday(let month, let weekday, let ordinal):
            day.date.month == month && day.weekday == weekday
                && HoursDay.weekday(weekday, ordinal: ordinal, day.date.year, month) == day.number
        }
    }
}

extension [Int] {
    /// Whether ascending numbers contain one.
    fileprivate func containsSorted(_ number: Int) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == number
    }
}
