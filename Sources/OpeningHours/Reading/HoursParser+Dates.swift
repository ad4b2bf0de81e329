/// Years, months and days of the year.
extension HoursParser {
    private static let years = 1900...2999

    /// Whether a year, a month, a day of one or Easter begins at a token.
    func isDate(_ index: Int) -> Bool {
        guard let token = token(index) else { return false }
        switch HoursVocabulary.meaning(token) {
        case .month, .easter: return true
        default: break
        }
        guard case .number(let number, let digits) = token.kind, !isClock(index) else {
            return false
        }
        if digits <= 2, 1...31 ~= number, month(at: index + 1) != nil { return true }
        return digits == 4 && Self.years.contains(number) && isYear(index)
    }

    /// Whether a number of four digits is a year, and not a time of day written without a colon.
    private func isYear(_ index: Int) -> Bool {
        guard isSign("-", at: index + 1), case .number(let other, 4)? = token(index + 2)?.kind,
            !isClock(index + 2)
        else { return true }
        return Self.years.contains(other)
    }

    private func month(at index: Int) -> Int? {
        if case .month(let month)? = HoursVocabulary.meaning(token(index)) { month } else { nil }
    }

    /// Reads a list of years, or of days of the year.
    mutating func dates() throws(OpeningHoursError) {
        // "2013 Mar", "2013 easter": days of one year; else years.
        if let year = yearSelector() {
            if days.years.isEmpty || days.dates.isEmpty { days.years.append(year) }
            while isSign(","), isDate(position + 1) {
                position += 1
                guard let year = yearSelector() else { return try dateList() }
                days.years.append(year)
            }
            return
        }
        try dateList()
    }

    /// Reads "2013", "2013-2015", "2013-2015/2" or "2013+" where no month or day of the year follows.
    private mutating func yearSelector() -> YearRange? {
        guard startsYearSelector(position), case .number(let from, _)? = peek()?.kind else {
            return nil
        }
        var to: Int? = from
        var count = 1
        if isSign("+", at: position + 1) {
            to = nil
            count = 2
        } else if isDash(1), case .number(let last, 4)? = peek(2)?.kind,
            Self.years.contains(last), last >= from
        {
            to = last
            count = 3
        }
        var every = 1
        if isSign("/", at: position + count), case .number(let number, _)? = peek(count + 1)?.kind,
            1...1000 ~= number
        {
            every = number
            // "2055/2": every second year from then on.
            if count == 1 { to = nil }
            count += 2
        }
        position += count
        return YearRange(from: from, to: to, step: every)
    }

    /// Whether a year stands at a token that is not that of a day or a month.
    private func startsYearSelector(_ index: Int) -> Bool {
        guard case .number(let year, 4)? = token(index)?.kind, Self.years.contains(year) else {
            return false
        }
        switch HoursVocabulary.meaning(token(index + 1)) {
        case .month, .easter: return false
        default: return !isISODate(index)
        }
    }

    /// Whether "2024-12-24" stands at a token.
    private func isISODate(_ index: Int) -> Bool {
        guard case .number(_, 4)? = token(index)?.kind, isSign("-", at: index + 1),
            case .number(1...12, 2)? = token(index + 2)?.kind, isSign("-", at: index + 3),
            case .number(1...31, 2)? = token(index + 4)?.kind, !isClock(index + 4)
        else { return false }
        return true
    }

    private mutating func dateList() throws(OpeningHoursError) {
        var year: Int?
        while true {
            var range = try dateRange()
            // "2026 Dec 24,Dec 31": both of that year.
            if range.start.year == nil, range.end?.year == nil { range.start.year = year }
            year = range.start.year
            days.dates.append(range)
            guard isSign(",") || HoursVocabulary.meaning(peek()) == .comma else { return }
            if isDate(position + 1) {
                if startsYearSelector(position + 1) { return }
                position += 1
            } else if let following = followingDay(range) {
                // "Dec 24,31": the month goes on.
                position += 1
                try restOfMonth(range.start.year, following)
                if !isSign(",") { return }
                guard isDate(position + 1), !startsYearSelector(position + 1) else { return }
                position += 1
            } else {
                return
            }
        }
    }

    /// The month that a number after a comma is a day of; nil if it is none.
    private func followingDay(_ range: DateRange) -> Int? {
        guard case .number(1...31, 1...2)? = peek(1)?.kind, !isClock(position + 1) else {
            return nil
        }
        // A range of one month and day is meant, not "Mar 9-18".
        switch (range.end ?? range.start).anchor {
        case .day(let month, _): return month
        default: return nil
        }
    }

    private mutating func restOfMonth(
        _ year: Int?, _ month: Int
    ) throws(OpeningHoursError) {
        while case .number(let day, 1...2)? = peek()?.kind, !isClock(position) {
            guard let token = peek(), 1...31 ~= day else { throw unexpected(peek()) }
            position += 1
            let start = DateEnd(year: year, anchor: .day(month: month, day: day))
            var range = DateRange(start: start)
            if isSign("-"), case .number(let last, 1...2)? = peek(1)?.kind,
                !isClock(position + 1)
            {
                guard day...31 ~= max(last, day), last <= 31, last >= day else {
                    throw error(.valueOutOfRange, token)
                }
                position += 2
                range.end = DateEnd(year: year, anchor: .day(month: month, day: last))
            }
            days.dates.append(range)
            guard isSign(","), case .number(1...31, 1...2)? = peek(1)?.kind,
                !isClock(position + 1), !isDate(position + 1)
            else { return }
            position += 1
        }
    }

    private mutating func dateRange() throws(OpeningHoursError) -> DateRange {
        let start = try dateEnd(after: nil)
        var range = DateRange(start: start)
        if isSign("+") {
            position += 1
            range.isOpenEnded = true
            return range
        }
        guard isDash(), let next = peek(1) else { return range }
        if case .number(let number, let digits) = next.kind, !isDate(position + 1) {
            // A day of the same month.
            guard digits <= 2, case .day(let month, _) = start.anchor, !isClock(position + 1)
            else { throw unexpected(next) }
            guard 1...31 ~= number else { throw error(.valueOutOfRange, next) }
            position += 2
            range.end = DateEnd(anchor: .day(month: month, day: number))
            range.end?.offset = dayOffset() ?? 0
        } else if isDate(position + 1) {
            position += 1
            range.end = try dateEnd(after: start)
        } else {
            throw unexpected(next)
        }
        range.step = try step()
        return range
    }

    private mutating func dateEnd(after start: DateEnd?) throws(OpeningHoursError) -> DateEnd {
        var year: Int?
        if isISODate(position), let token = peek(),
            case .number(let number, _) = token.kind, case .number(let month, _)? = peek(2)?.kind,
            case .number(let day, _)? = peek(4)?.kind
        {
            warn(.unusualSign, token)
            position += 5
            return DateEnd(year: number, anchor: .day(month: month, day: day))
        }
        if case .number(let number, 4)? = peek()?.kind {
            year = number
            position += 1
        }
        var end: DateEnd
        if HoursVocabulary.meaning(peek()) == .easter, let word = peek() {
            warnIfUnusual(word)
            position += 1
            end = DateEnd(year: year, anchor: .easter)
        } else if let first = peek(), case .number(let day, 1...2) = first.kind,
            let month = month(at: position + 1)
        {
            guard 1...31 ~= day else { throw error(.valueOutOfRange, first) }
            warn(.unusualOrder, first)
            position += 2
            end = DateEnd(year: year, anchor: .day(month: month, day: day))
        } else if let month = month(at: position), let word = peek() {
            warnIfUnusual(word)
            position += 1
            end = DateEnd(year: year, anchor: try day(of: month, after: start))
        } else {
            throw unexpected(peek())
        }
        offsets(&end)
        return end
    }

    /// Reads what follows a month: a day, a day of the week, or nothing for the whole month.
    private mutating func day(
        of month: Int, after start: DateEnd?
    ) throws(OpeningHoursError) -> DateEnd.Anchor {
        if let token = peek(), case .number(let day, 1...2) = token.kind, !isClock(position),
            !isHours(position)
        {
            guard 1...31 ~= day else { throw error(.valueOutOfRange, token) }
            position += 1
            // "1st", "24th".
            if case .word(let word)? = peek()?.kind, ["st", "nd", "rd", "th"].contains(word),
                peek()?.isSpaced == false
            {
                position += 1
            }
            return .day(month: month, day: day)
        }
        // "May-Oct Su[-1]" is about the last Sundays of these months.
        var isMonths = false
        if case .month? = start?.anchor { isMonths = true }
        if case .weekday(let weekday)? = HoursVocabulary.meaning(peek()),
            isSign("[", at: position + 1), !isMonths, start != nil || endsRange(position + 2)
        {
            position += 2
            let ordinal = try ordinal()
            guard isSign("]") else { throw unexpected(peek()) }
            position += 1
            return .weekday(month: month, weekday: weekday, ordinal: ordinal)
        }
        return .month(month)
    }

    /// Whether hours alone, as people write them, are no days: "Mar 9-18 Uhr".
    private func isHours(_ index: Int) -> Bool {
        guard isSign("-", at: index + 1), case .number? = token(index + 2)?.kind else {
            return false
        }
        return isClock(index + 2)
    }

    /// Whether behind "[-1]" a range to another date follows: "Mar Su[-1]-Oct Su[-1]".
    private func endsRange(_ index: Int) -> Bool {
        var index = index
        if isSign("-", at: index) { index += 1 }
        guard case .number? = token(index)?.kind, isSign("]", at: index + 1) else { return false }
        index += 2
        if isSign("+", at: index) || isSign("-", at: index),
            case .number? = token(index + 1)?.kind,
            HoursVocabulary.meaning(token(index + 2)) == .day
        {
            index += 3
        }
        return isSign("-", at: index) && isDate(index + 1)
    }

    /// Reads "+Su", "-Mo" and "+2 days".
    private mutating func offsets(_ end: inout DateEnd) {
        if let sign = peek(), isSign("+") || isSign("-"),
            case .weekday(let weekday)? = HoursVocabulary.meaning(peek(1))
        {
            end.weekday = .init(weekday: weekday, isAfter: sign.kind == .sign("+"))
            position += 2
        }
        end.offset = dayOffset() ?? 0
    }
}
