import CalendarDays

/// Times at which something is open, in the notation of OpenStreetMap's `opening_hours`.
///
/// The whole specification is read: years, months, dates, Easter, weeks, days of the week and which of the month, public and
/// school holidays, events of the sun, spans past midnight and with an open end, rules that replace, add or step in, states and
/// comments. What people write for it is read with a remark in ``warnings``.
///
/// A span belongs to the day on which it begins: where a rule replaces the hours of a Saturday, or closes it, the night from
/// Friday goes on until it ends.
public struct OpeningHours: Sendable, Equatable {
    /// The most Unicode scalars of a text.
    public static let longestText = 1024

    /// The state at a moment.
    public struct State: Sendable, Equatable {
        /// Whether it is open.
        public enum Kind: String, Sendable, CaseIterable {
            /// Open.
            case open
            /// Not open.
            case closed
            /// Perhaps open: the hours depend on a condition in words.
            case unknown
        }

        /// Whether it is open.
        public var kind: Kind
        /// The comment in the hours, such as "by appointment".
        public var comment: String?
        /// Whether the closing time is unknown: "18:00+".
        public var hasOpenEnd: Bool

        /// Creates a state.
        public init(_ kind: Kind, comment: String? = nil, hasOpenEnd: Bool = false) {
            self.kind = kind
            self.comment = comment
            self.hasOpenEnd = hasOpenEnd
        }
    }

    /// A span of time in which the same holds.
    public struct Interval: Sendable, Equatable {
        /// The time at which the span begins.
        public let start: LocalTime
        /// When it ends; that minute is not part of it.
        public let end: LocalTime
        /// The state during the span.
        public let state: State
    }

    /// The text as written.
    public let text: String
    /// Warnings about text that deviates from the specification.
    public let warnings: [OpeningHoursWarning]

    let rules: [HoursRule]
    /// How many days the next change is looked for.
    let horizon: Int
    /// The maximum number of days that a change is looked for: more than eight years, for leap days at the end of a
    /// century.
    private static let longestHorizon = 3_000

    /// Reads hours.
    ///
    /// - Throws: `OpeningHoursError` with the place that cannot be read.
    /// - Complexity: O(characters).
    public init(_ text: String) throws(OpeningHoursError) {
        self.text = text
        (rules, warnings) = try HoursParser.read(text)
        let size = rules.reduce(0) { $0 + $1.size }
        // Long lists of rules are looked at for fewer days, so that any text is answered in milliseconds.
        horizon = min(Self.longestHorizon, max(400, 1_000_000 / (size * size)))
    }

    /// Whether a public holiday may change the hours.
    public var dependsOnPublicHolidays: Bool { hasHoliday(isSchool: false) }

    /// Whether a school holiday may change the hours.
    public var dependsOnSchoolHolidays: Bool { hasHoliday(isSchool: true) }

    /// Whether the hours follow the sun.
    public var dependsOnSun: Bool {
        rules.contains { rule in
            rule.spans.contains { $0.start.event != nil || $0.end?.event != nil }
        }
    }

    /// Whether it is open at all times of all days.
    public var isAlwaysOpen: Bool {
        rules.allSatisfy { rule in
            rule.kind == .open && rule.days.isEmpty
                && (rule.spans.isEmpty
                    || rule.spans.contains { $0.minutes(.usual) == 0..<1440 && !$0.isOpenEnded })
        }
    }

    private func hasHoliday(isSchool: Bool) -> Bool {
        rules.contains { rule in
            rule.days.contains { $0.holidays.contains { $0.isSchool == isSchool } }
        }
    }
}

/// The context of hours beside their text: the holidays and the sun of a place.
public struct HoursSetting: Sendable {
    /// The holidays of the place; nil if they are not known, and then no day is one.
    public var holidays: HolidayCalendar?
    /// The sun of the place; nil if it is not known, and then it rises at 6 and sets at 18 o'clock.
    public var sun: SunClock?

    /// Creates a setting.
    public init(holidays: HolidayCalendar? = nil, sun: SunClock? = nil) {
        self.holidays = holidays
        self.sun = sun
    }

    /// The sun of a day, counted since 1970, and of the next one.
    func sunTimes(_ day: Int) -> (today: SunTimes, tomorrow: SunTimes) {
        guard let sun else { return (.usual, .usual) }
        return (sun.times(day), sun.times(day + 1))
    }

    /// A place of which nothing is known.
    public static let unknown = HoursSetting()
}
