/// The words of opening hours: those of the specification, and what people write for them.
enum HoursVocabulary {
    /// The meaning of a word.
    enum Meaning: Equatable {
        /// A day of the week, 0 for Monday.
        case weekday(Int)
        /// Days of the week, both included.
        case weekdays(Int, Int)
        /// A month, 1–12.
        case month(Int)
        case event(SunEvent)
        case state(OpeningHours.State.Kind)
        case publicHoliday, schoolHoliday, easter, week, day
        /// Minutes after midnight.
        case time(Int)
        /// Always open.
        case always
        /// "h", "Uhr": what stands before is an hour.
        case hour
        case morning, afternoon
        /// A dash or a comma, also as a word: "to", "and".
        case dash, comma
    }

    /// The words as specified, in lower case.
    static let specified: [String: Meaning] = [
        "mo": .weekday(0), "tu": .weekday(1), "we": .weekday(2), "th": .weekday(3),
        "fr": .weekday(4), "sa": .weekday(5), "su": .weekday(6), "jan": .month(1),
        "feb": .month(2), "mar": .month(3), "apr": .month(4), "may": .month(5), "jun": .month(6),
        "jul": .month(7), "aug": .month(8), "sep": .month(9), "oct": .month(10), "nov": .month(11),
        "dec": .month(12), "dawn": .event(.dawn), "sunrise": .event(.sunrise),
        "sunset": .event(.sunset), "dusk": .event(.dusk), "open": .state(.open),
        "closed": .state(.closed), "off": .state(.closed), "unknown": .state(.unknown),
        "ph": .publicHoliday, "sh": .schoolHoliday, "easter": .easter, "week": .week,
        "day": .day, "days": .day,
    ]

    /// Further words that are understood.
    static let others: [String: Meaning] = {
        var words: [String: Meaning] = [
            "daily": .weekdays(0, 6), "everyday": .weekdays(0, 6), "täglich": .weekdays(0, 6),
            "weekdays": .weekdays(0, 4), "weekday": .weekdays(0, 4), "werktags": .weekdays(0, 5),
            "weekend": .weekdays(5, 6), "weekends": .weekdays(5, 6),
            "always": .always, "nonstop": .always, "noon": .time(720), "midnight": .time(1440),
            "h": .hour, "hr": .hour, "hrs": .hour, "hours": .hour, "uhr": .hour,
            "am": .morning, "pm": .afternoon, "to": .dash, "till": .dash, "til": .dash,
            "until": .dash, "bis": .dash, "thru": .dash, "through": .dash, "and": .comma,
            "und": .comma, "et": .comma, "y": .comma, "e": .comma,
            "feiertag": .publicHoliday, "feiertage": .publicHoliday, "feiertags": .publicHoliday,
            "holiday": .publicHoliday, "holidays": .publicHoliday, "geschlossen": .state(.closed),
            "ruhetag": .state(.closed), "fermé": .state(.closed), "ferme": .state(.closed),
            "cerrado": .state(.closed), "chiuso": .state(.closed), "close": .state(.closed),
            "offen": .state(.open), "weeks": .week, "kw": .week, "ostern": .easter,
        ]
        let days = [
            "mon monday montag lu lun lundi lunes lunedì lunedi",
            "tue tues tuesday di die dienstag mardi martes martedì martedi",
            "wed weds wednesday mi mit mittwoch mer mercredi miércoles mercoledì mercoledi",
            "thu thur thurs thursday do don donnerstag je jeu jeudi jueves giovedì giovedi",
            "fri friday fre freitag ve ven vendredi viernes venerdì venerdi",
            "sat saturday sam samstag samedi sábado sabato",
            "sun sunday so son sonntag dim dimanche domingo domenica",
        ]
        let months = [
            "january januar jänner janvier", "february februar février", "march märz mär mrz mars",
            "april avr avril", "mai", "june juni juin", "july juli juillet", "august août aout",
            "sept september septembre", "october okt oktober octobre", "november novembre",
            "december dez dezember décembre",
        ]
        for (number, line) in days.enumerated() {
            for word in line.split(separator: " ") { words[String(word)] = .weekday(number) }
        }
        for (number, line) in months.enumerated() {
            for word in line.split(separator: " ") { words[String(word)] = .month(number + 1) }
        }
        return words
    }()

    /// What a token means; nil for other words and for what is no word.
    static func meaning(_ token: HoursToken?) -> Meaning? {
        guard case .word(let word)? = token?.kind else { return nil }
        return specified[word] ?? others[word]
    }
}
