import CalendarDays

/// What hours say at a moment, as a sentence of a language.
///
/// Times are told by the 24-hour clock: "Opens at 9:00 on Monday".
public struct OpeningWords: Sendable {
    /// The languages that there are words in, by ISO 639-1.
    public static var languages: [String] { OpeningPhrases.all.map(\.language) }

    private let phrases: OpeningPhrases

    /// Creates words in the first of some languages that is known, by BCP 47; English if none is.
    public init(languages: [String] = []) {
        let wanted = languages.lazy.compactMap { language in
            let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map {
                $0.lowercased()
            }
            return OpeningPhrases.all.first { $0.language == code }
        }
        phrases = wanted.first ?? .english
    }

    /// Returns the sentence.
    ///
    /// - Parameters:
    ///   - state: The state at the moment.
    ///   - until: When that changes; nil if it does not.
    ///   - opening: When it opens next; nil if it does not.
    ///   - now: The moment.
    public func sentence(
        _ state: OpeningHours.State, until: LocalTime?, nextOpening opening: LocalTime?,
        at now: LocalTime
    ) -> String {
        switch state.kind {
        case .open:
            guard let until else { return phrases.always }
            if state.hasOpenEnd { return phrases.openEnd }
            return filled(phrases.openUntil, until, now)
        case .closed:
            guard let opening else { return remarked(phrases.closed, state.comment) }
            return remarked(phrases.closed, state.comment) + phrases.stop
                + filled(phrases.opens, opening, now)
        case .unknown: return remarked(phrases.unknown, state.comment)
        }
    }

    /// The name of a day of the week, 0 for Monday.
    public func weekday(_ number: Int) -> String {
        phrases.weekdays.indices.contains(number) ? phrases.weekdays[number] : ""
    }

    private func remarked(_ text: String, _ comment: String?) -> String {
        comment.map { "\(text) (\($0))" } ?? text
    }

    /// A phrase with a time: of today, or with the day of the week or the date.
    private func filled(
        _ phrase: OpeningPhrases.Timed, _ time: LocalTime, _ now: LocalTime
    ) -> String {
        let clock =
            "\(time.minute / 60):" + (time.minute % 60 < 10 ? "0" : "")
            + "\(time.minute % 60)"
        let minutes = time.minutesSince1970 - now.minutesSince1970
        let isToday = (time.year, time.month, time.day) == (now.year, now.month, now.day)
        // The small hours belong to the evening before.
        if isToday || minutes < 1440 && time.minute <= 360 {
            return phrase.today.replacing("{time}", with: clock)
        }
        let day =
            minutes < 6 * 1440
            ? phrases.onDay.replacing("{day}", with: weekday(time.weekday))
            : String(time.iso8601().prefix(10))
        return phrase.otherDay.replacing("{time}", with: clock).replacing("{day}", with: day)
    }
}
