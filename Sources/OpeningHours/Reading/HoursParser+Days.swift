/// Days of the week, holidays and weeks.
extension HoursParser {
    /// Reads a list of days of the week and holidays.
    mutating func weekdays() throws(OpeningHoursError) {
        var isAdded = false
        while let token = peek() {
            switch HoursVocabulary.meaning(token) {
            case .weekday(let day):
                if isAdded, !days.holidays.isEmpty { days.holidaysAreAdded = true }
                try weekday(day, token)
            case .weekdays(let from, let to):
                warnIfUnusual(token)
                position += 1
                if isAdded, !days.holidays.isEmpty { days.holidaysAreAdded = true }
                days.weekdays.append(WeekdayRange(from: from, to: to))
            case .publicHoliday, .schoolHoliday:
                if isAdded, !days.weekdays.isEmpty { days.holidaysAreAdded = true }
                try holiday(token)
            default: return
            }
            let isComma = isSign(",") || HoursVocabulary.meaning(peek()) == .comma
            switch HoursVocabulary.meaning(isComma ? peek(1) : peek()) {
            case .weekday, .weekdays, .publicHoliday, .schoolHoliday:
                isAdded = isComma
                // "Mo Tu": both; "PH Mo": a holiday that is a Monday.
                if isComma {
                    position += 1
                } else if days.holidays.isEmpty, let next = peek() {
                    warn(.missingSeparator, next)
                }
            default: return
            }
        }
    }

    private mutating func weekday(
        _ from: Int, _ token: HoursToken
    ) throws(OpeningHoursError) {
        warnIfUnusual(token)
        position += 1
        var range = WeekdayRange(from: from, to: from)
        if isDash(), case .weekday(let to)? = HoursVocabulary.meaning(peek(1)),
            let last = peek(1)
        {
            warnIfUnusual(last)
            position += 2
            range = WeekdayRange(from: from, to: to)
        } else if isDash() {
            throw unexpected(peek(1))
        }
        if isSign("[") { range.ordinals = try ordinals() }
        range.offset = dayOffset() ?? 0
        days.weekdays.append(range)
    }

    private mutating func ordinals() throws(OpeningHoursError) -> [ClosedRange<Int>] {
        position += 1
        var result: [ClosedRange<Int>] = []
        while true {
            let from = try ordinal()
            var to = from
            if isSign("-") {
                position += 1
                to = try ordinal()
                guard from < to else { throw unexpected(peek()) }
            }
            result.append(from...to)
            guard isSign(",") else { break }
            position += 1
        }
        guard isSign("]") else { throw unexpected(peek()) }
        position += 1
        return result
    }

    /// Reads 1 for the first to 5 for the fifth, -1 for the last.
    mutating func ordinal() throws(OpeningHoursError) -> Int {
        let isBack = isSign("-")
        if isBack { position += 1 }
        guard let token = peek(), case .number(let number, _) = token.kind else {
            throw unexpected(peek())
        }
        guard 1...5 ~= number else { throw error(.valueOutOfRange, token) }
        position += 1
        return isBack ? -number : number
    }

    private mutating func holiday(_ token: HoursToken) throws(OpeningHoursError) {
        warnIfUnusual(token)
        position += 1
        days.holidays.append(
            HolidayDay(
                isSchool: HoursVocabulary.meaning(token) == .schoolHoliday,
                offset: dayOffset() ?? 0))
    }

    /// Reads "+1 day" or "-2 days"; nil if nothing of the kind stands there.
    mutating func dayOffset() -> Int? {
        guard isSign("+") || isSign("-"), case .number(let number, _)? = peek(1)?.kind,
            number <= 366, HoursVocabulary.meaning(peek(2)) == .day
        else { return nil }
        let result = isSign("+") ? number : -number
        position += 3
        return result
    }

    /// Reads "week 1-53/2,10".
    mutating func weeks() throws(OpeningHoursError) {
        guard let word = peek() else { throw unexpected(nil) }
        warnIfUnusual(word)
        position += 1
        while true {
            let from = try week()
            var to = from
            if isDash(), case .number? = peek(1)?.kind {
                position += 1
                to = try week()
            }
            days.weeks.append(WeekRange(from: from, to: to, step: try step()))
            guard isSign(","), case .number(_, 1...2)? = peek(1)?.kind, !isClock(position + 1),
                !isDate(position + 1)
            else {
                if isSign(","), HoursVocabulary.meaning(peek(1)) == .week {
                    position += 2
                    continue
                }
                return
            }
            position += 1
        }
    }

    private mutating func week() throws(OpeningHoursError) -> Int {
        guard let token = peek(), case .number(let week, _) = token.kind else {
            throw unexpected(peek())
        }
        guard 1...53 ~= week else { throw error(.valueOutOfRange, token) }
        position += 1
        return week
    }

    /// Reads "/2"; 1 if nothing of the kind stands there.
    mutating func step() throws(OpeningHoursError) -> Int {
        guard isSign("/"), let token = peek(1), case .number(let step, _) = token.kind else {
            return 1
        }
        guard 1...1000 ~= step else { throw error(.valueOutOfRange, token) }
        position += 2
        return step
    }
}
