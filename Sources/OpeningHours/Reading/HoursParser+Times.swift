/// Spans of time.
extension HoursParser {
    /// Whether a time of day begins at a token.
    func startsTime(_ index: Int) -> Bool {
        guard let token = token(index) else { return false }
        switch token.kind {
        case .number: return true
        case .sign("("): return isShiftedEvent(index)
        case .word:
            switch HoursVocabulary.meaning(token) {
            case .event, .time: return true
            default: return false
            }
        default: return false
        }
    }

    /// Whether an event in parentheses stands at a token: "(sunset+01:00)".
    func isShiftedEvent(_ index: Int) -> Bool {
        if case .event? = HoursVocabulary.meaning(token(index + 1)) {
            isSign("(", at: index)
        } else {
            false
        }
    }

    /// Whether a time with minutes, or an event, stands at a token, which no day of a month is.
    func isClock(_ index: Int) -> Bool {
        guard let first = token(index) else { return false }
        guard case .number = first.kind else { return startsTime(index) }
        guard let sign = token(index + 1), !sign.isSpaced else {
            switch HoursVocabulary.meaning(token(index + 1)) {
            case .hour, .morning, .afternoon: return true
            default: return false
            }
        }
        switch sign.kind {
        case .sign(":"), .sign("."):
            if case .number(_, digits: 2)? = token(index + 2)?.kind {
                return token(index + 2)?.isSpaced == false
            }
            return false
        case .word:
            switch HoursVocabulary.meaning(sign) {
            case .hour, .morning, .afternoon: return true
            default: return false
            }
        default: return false
        }
    }

    /// Reads a list of spans.
    mutating func times() throws(OpeningHoursError) {
        while true {
            rule.spans.append(try span())
            guard let next = peek() else { return }
            let isWord = HoursVocabulary.meaning(next) == .comma
            if isSign(",") || isWord || isSign("/") {
                guard startsTime(position + 1), !isDate(position + 1) else {
                    // A comma may begin another rule; a slash cannot.
                    if !isSign("/") { return }
                    throw unexpected(next)
                }
                if !isSign(",") { warn(.unusualSign, next) }
                position += 1
            } else if isClock(position) {
                warn(.missingSeparator, next)
            } else {
                return
            }
        }
    }

    private mutating func span() throws(OpeningHoursError) -> TimeSpan {
        guard let first = peek() else { throw unexpected(nil) }
        let (typed, half) = try point(isStart: true)
        var start = typed
        if isSign("+") {
            position += 1
            checkStart(start, first)
            return TimeSpan(start: start, end: nil, isOpenEnded: true)
        }
        guard isDash() else { throw error(.timeWithoutEnd, first) }
        if let dash = peek(), dash.kind != .sign("-") { warn(.unusualWord, dash) }
        position += 1
        guard let last = peek(), startsTime(position) else { throw unexpected(peek()) }
        let (end, endHalf) = try point(isStart: false)
        // "9-5pm" is from nine in the morning, "1-5pm" from one in the afternoon.
        if half == nil, endHalf == .afternoon, case .clock(let from) = start,
            case .clock(let to) = end, from + 720 < to, from < 720
        {
            start = .clock(from + 720)
        }
        if case .clock(let from) = start, case .clock(let to) = end, from == to {
            warn(.wholeDay, first)
        }
        checkStart(start, first)
        var span = TimeSpan(start: start, end: end)
        if isSign("+") {
            position += 1
            span.isOpenEnded = true
        } else if isSign("/"), case .number(let number, let digits)? = peek(1)?.kind {
            // A slash may also stand for the comma before another span.
            let isAnother = isClock(position + 1) && spanFollows(position + 1)
            if !isAnother {
                position += 2
                span.period = try period(number, digits, last)
            }
        }
        return span
    }

    /// Whether the time of day at a token is the start of a span.
    private func spanFollows(_ index: Int) -> Bool {
        isSign("-", at: index + 3) && startsTime(index + 4)
    }

    private mutating func period(
        _ number: Int, _ digits: Int, _ token: HoursToken
    ) throws(OpeningHoursError) -> Int {
        var minutes = number
        if isSign(":"), case .number(let rest, digits: 2)? = peek(1)?.kind {
            minutes = number * 60 + rest
            position += 2
        }
        guard 1...2880 ~= minutes else { throw error(.valueOutOfRange, token) }
        return minutes
    }

    private mutating func checkStart(_ start: TimePoint, _ token: HoursToken) {
        if case .clock(let minute) = start, minute >= 1440 { warn(.lateStart, token) }
    }

    /// A half of the day: "am", "pm".
    private enum Half { case morning, afternoon }

    private mutating func point(
        isStart: Bool
    ) throws(OpeningHoursError) -> (TimePoint, Half?) {
        guard let first = peek() else { throw unexpected(nil) }
        switch HoursVocabulary.meaning(first) {
        case .event(let event)?:
            position += 1
            return (.sun(event, offset: 0), nil)
        case .time(let minute)?:
            warn(.unusualWord, first)
            position += 1
            return (.clock(isStart && minute == 1440 ? 0 : minute), nil)
        default: break
        }
        if isSign("(") { return (try shiftedEvent(), nil) }
        guard case .number(let number, let digits) = first.kind else { throw unexpected(first) }
        return try clock(first, number, digits)
    }

    /// Reads "(sunset+01:30)".
    private mutating func shiftedEvent() throws(OpeningHoursError) -> TimePoint {
        position += 1
        guard case .event(let event)? = HoursVocabulary.meaning(peek()) else {
            throw unexpected(peek())
        }
        position += 1
        guard isSign("+") || isSign("-") else { throw unexpected(peek()) }
        let sign = isSign("+") ? 1 : -1
        position += 1
        guard let first = peek(), case .number(let number, let digits) = first.kind,
            case (.clock(let minutes), nil) = try clock(first, number, digits), minutes <= 1440
        else { throw unexpected(peek()) }
        guard isSign(")") else { throw unexpected(peek()) }
        position += 1
        return .sun(event, offset: sign * minutes)
    }

    /// Reads "09:00", and "9", "0900", "09.00", "9h", "9h30" and "9 am" for it.
    private mutating func clock(
        _ first: HoursToken, _ number: Int, _ digits: Int
    ) throws(OpeningHoursError) -> (TimePoint, Half?) {
        position += 1
        var hour = number
        var minute = 0
        var isUsual = false
        if let sign = peek(), isSign(":") || isSign(".") || sign.kind == .word("h"),
            !sign.isSpaced || isSign(":"),
            case .number(let value, digits: 2)? = peek(1)?.kind
        {
            isUsual = isSign(":") && !sign.isSpaced && peek(1)?.isSpaced == false
            minute = value
            position += 2
            // Seconds say nothing: "08:00:00".
            if isSign(":"), case .number(0, digits: 2)? = peek(1)?.kind {
                isUsual = false
                position += 2
            }
        } else if digits >= 3 {
            hour = number / 100
            minute = number % 100
        }
        var half: Half?
        while let word = peek() {
            switch HoursVocabulary.meaning(word) {
            case .hour: break
            case .morning: half = .morning
            case .afternoon: half = .afternoon
            default:
                if !isUsual || half != nil { warn(.unusualTime, first) }
                return (try minutes(hour, minute, half, first), half)
            }
            isUsual = false
            position += 1
        }
        if !isUsual { warn(.unusualTime, first) }
        return (try minutes(hour, minute, half, first), half)
    }

    private func minutes(
        _ hour: Int, _ minute: Int, _ half: Half?, _ token: HoursToken
    ) throws(OpeningHoursError) -> TimePoint {
        guard minute < 60, hour * 60 + minute <= TimeSpan.longest else {
            throw error(.valueOutOfRange, token)
        }
        guard let half else { return .clock(hour * 60 + minute) }
        // "18:00 pm" is said, too.
        guard hour <= 12 else { return .clock(hour * 60 + minute) }
        return .clock(hour % 12 * 60 + minute + (half == .afternoon ? 720 : 0))
    }
}
