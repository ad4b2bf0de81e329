/// Reads the rules of opening hours.
///
/// Each part of a rule is read where it begins; a token is looked at a fixed number of times.
///
/// - Complexity: O(characters).
struct HoursParser {
    let tokens: [HoursToken]
    private let tokenizer: HoursTokenizer
    var position = 0
    var warnings: [OpeningHoursWarning]
    private var rules: [HoursRule] = []

    /// What of the current rule has been read.
    var rule = HoursRule()
    /// The days that are being read.
    var days = DaySelector()
    private var hasState = false
    private var isBegun = false
    private var isAlways = false

    static func read(
        _ text: String
    ) throws(OpeningHoursError) -> (rules: [HoursRule], warnings: [OpeningHoursWarning]) {
        let tokenizer = try HoursTokenizer(text)
        var parser = HoursParser(tokenizer)
        try parser.readRules()
        return (parser.rules, parser.warnings)
    }

    private init(_ tokenizer: HoursTokenizer) {
        tokens = tokenizer.tokens
        warnings = tokenizer.warnings
        self.tokenizer = tokenizer
    }

    private mutating func readRules() throws(OpeningHoursError) {
        while let token = peek() {
            if isSign(";") {
                position += 1
                finish(next: .normal)
            } else if isSign("|") {
                position += 1
                if isSign("|") { position += 1 } else { warn(.unusualSign, token) }
                finish(next: .fallback)
            } else if isSign(",") || HoursVocabulary.meaning(token) == .comma {
                warnIfUnusual(token)
                position += 1
                try comma()
            } else {
                try part(token)
            }
        }
        finish(next: .normal)
        guard !rules.isEmpty else {
            throw OpeningHoursError(code: .empty, offset: 0, piece: "")
        }
    }

    /// What a comma outside of lists divides.
    private mutating func comma() throws(OpeningHoursError) {
        guard isBegun, let next = peek() else { return }
        if isSign(",") || isSign(";") || isSign("|") { return }
        if hasState || !rule.spans.isEmpty || isAlways {
            // A number goes on with the times: "08:00-12:00,,14:00-18:00".
            if !hasState, startsTime(position), !isDate(position) { return }
            return finish(next: .additional)
        }
        guard !days.isEmpty else { return }
        switch HoursVocabulary.meaning(next) {
        case .weekday, .weekdays, .state: warn(.missingSeparator, next)
        default:
            if startsTime(position) { return warn(.missingSeparator, next) }
            // "PH, Dec 24 off": one of both is enough.
            closeDays()
        }
    }

    private mutating func closeDays() {
        if !days.isEmpty { rule.days.append(days) }
        days = DaySelector()
    }

    private mutating func finish(next: HoursRule.Separator) {
        closeDays()
        if isBegun { rules.append(rule) }
        // Of several separators the first that divides counts: "; ;".
        let separator = isBegun || rules.isEmpty ? next : rule.separator
        rule = HoursRule()
        rule.separator = rules.isEmpty ? .normal : separator
        hasState = false
        isBegun = false
        isAlways = false
    }

    private mutating func part(_ token: HoursToken) throws(OpeningHoursError) {
        if isSign(":") {
            guard isBegun, !hasState else { throw unexpected(token) }
            position += 1
            // "10:00-19:00: Su 10:00-14:00".
            if !rule.spans.isEmpty {
                warn(.unusualSign, token)
                return finish(next: .additional)
            }
            if !days.weekdays.isEmpty || !days.holidays.isEmpty { warn(.unusualSign, token) }
            return
        }
        if case .comment(let text) = token.kind {
            position += 1
            // "\"summer\": Mo-Fr": a remark on the days, not on what holds.
            let isHeading = isSign(":") && rule.spans.isEmpty && !hasState
            rule.comment = [rule.comment, text].compactMap(\.self).joined(separator: "; ")
            isBegun = true
            if !hasState, !isHeading {
                hasState = true
                rule.kind = .unknown
            }
            return
        }
        // "Mo-Fr (08:00-12:00)", "Su (closed)": only events have parentheses.
        if isSign("(") ? !isShiftedEvent(position) : isSign(")") && isBegun {
            warn(.unusualSign, token)
            position += 1
            return
        }
        if isDate(position) {
            startDays(token)
            return try dates()
        }
        if startsTime(position) { return try timesOrAlways(token) }
        switch HoursVocabulary.meaning(token) {
        case .weekday, .weekdays, .publicHoliday, .schoolHoliday:
            startDays(token)
            try weekdays()
        case .week:
            startDays(token)
            try weeks()
        case .state(let kind): state(kind, token)
        case .always:
            warn(.unusualWord, token)
            position += 1
            begin()
            isAlways = true
        case nil:
            if case .word = token.kind { throw error(.unknownWord, token) }
            throw unexpected(token)
        default: throw unexpected(token)
        }
    }

    private mutating func state(_ kind: OpeningHours.State.Kind, _ token: HoursToken) {
        if hasState, rule.comment == nil || rule.kind != .unknown {
            warn(.missingSeparator, token)
            finish(next: .additional)
        }
        warnIfUnusual(token)
        position += 1
        rule.kind = kind
        hasState = true
        isBegun = true
    }

    /// Prepares for days: those of another rule where one has been said already.
    private mutating func startDays(_ token: HoursToken) {
        if !rule.spans.isEmpty || hasState || isAlways {
            let isComplete = !days.isEmpty || !rule.days.isEmpty || isAlways
            warn(isComplete ? .missingSeparator : .unusualOrder, token)
            if isComplete { finish(next: .additional) }
        }
        isBegun = true
    }

    private mutating func begin() {
        if hasState, !days.isEmpty || !rule.spans.isEmpty { finish(next: .additional) }
        isBegun = true
    }

    private mutating func timesOrAlways(_ token: HoursToken) throws(OpeningHoursError) {
        begin()
        if isAlways(at: position) {
            position += 3
            isAlways = true
            if HoursVocabulary.meaning(peek()) == .hour { position += 1 }
            return
        }
        // "24 hours".
        if case .number(24, _) = token.kind, HoursVocabulary.meaning(peek(1)) == .hour,
            !isDash(2)
        {
            warn(.unusualWord, token)
            position += 2
            isAlways = true
            return
        }
        try times()
    }

    /// Whether "24/7" stands there, or what is written for it.
    private mutating func isAlways(at index: Int) -> Bool {
        guard case .number(24, 2)? = token(index)?.kind, let sign = token(index + 1),
            case .number(7, 1)? = token(index + 2)?.kind, !isSign(":", at: index + 3),
            !isSign(".", at: index + 3)
        else { return false }
        if sign.kind == .sign("/") { return true }
        guard sign.kind == .sign("-") || sign.kind == .word("x") else { return false }
        warn(.unusualSign, sign)
        return true
    }

    // MARK: Tokens

    func token(_ index: Int) -> HoursToken? { index < tokens.count ? tokens[index] : nil }

    func peek(_ ahead: Int = 0) -> HoursToken? { token(position + ahead) }

    func isSign(_ sign: Character, at index: Int? = nil) -> Bool {
        token(index ?? position)?.kind == .sign(sign)
    }

    /// Whether a dash or a word for one stands some tokens ahead.
    func isDash(_ ahead: Int = 0) -> Bool {
        isSign("-", at: position + ahead) || HoursVocabulary.meaning(peek(ahead)) == .dash
    }

    mutating func warn(_ code: OpeningHoursWarning.Code, _ token: HoursToken) {
        warnings.append(OpeningHoursWarning(code: code, offset: token.offset))
    }

    mutating func warnIfUnusual(_ token: HoursToken) {
        if case .word(let word) = token.kind, HoursVocabulary.specified[word] == nil {
            warn(.unusualWord, token)
        }
    }

    func error(_ code: OpeningHoursError.Code, _ token: HoursToken) -> OpeningHoursError {
        OpeningHoursError(code: code, offset: token.offset, piece: tokenizer.piece(token.range))
    }

    /// That a token, or the end of the text, cannot stand where it stands.
    func unexpected(_ token: HoursToken?) -> OpeningHoursError {
        token.map { error(.unexpectedToken, $0) }
            ?? OpeningHoursError(
                code: .unexpectedToken, offset: tokenizer.scalars.count, piece: "the end")
    }
}
