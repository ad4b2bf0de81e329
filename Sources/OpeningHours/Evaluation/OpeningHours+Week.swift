import CalendarDays

extension OpeningHours {
    /// A day of a table of hours.
    public struct Day: Sendable, Equatable {
        /// The midnight at which the day begins.
        public let date: LocalTime
        /// Whether it is a public holiday; nil where holidays are not known.
        public let isPublicHoliday: Bool?
        /// The spans that begin on the day, in order; empty if it is closed.
        public let spans: [Span]
        /// The comment of a rule that closes the day; nil if there is none.
        public let comment: String?
    }

    /// A span of a day's hours.
    public struct Span: Sendable, Equatable {
        /// Minutes after midnight at which it begins, and at which it ends: past 1440 on the next day.
        public let minutes: Range<Int>
        /// The state during the span.
        public let state: State
    }

    /// Returns the hours of the days from Monday to Sunday of the week in which a moment lies.
    ///
    /// A span past midnight stands whole at the day on which it begins.
    public func week(of time: LocalTime, in setting: HoursSetting = .unknown) -> [Day] {
        let today = CivilDate(year: time.year, month: time.month, day: time.day).daysSince1970
        return (0..<7).map { day(today - time.weekday + $0, setting) }
    }

    /// Returns the points in time of a day where the hours mean such, "10:00-16:00/90"; in minutes after midnight.
    public func points(of time: LocalTime, in setting: HoursSetting = .unknown) -> [Int] {
        let number = CivilDate(year: time.year, month: time.month, day: time.day).daysSince1970
        let sun = setting.sunTimes(number)
        let plan = DayPlan(rules, HoursDay(number), setting)
        var result: Set<Int> = []
        for segment in plan.segments where segment.state.kind == .open && segment.isTimed {
            for span in rules[segment.rule].spans {
                guard let period = span.period else { continue }
                let minutes = span.minutes(sun.today, tomorrow: sun.tomorrow)
                let closed = minutes.lowerBound...minutes.upperBound
                for minute in stride(
                    from: closed.lowerBound, through: closed.upperBound, by: period)
                where segment.minutes.contains(minute) || minute == segment.minutes.upperBound {
                    result.insert(minute)
                }
            }
        }
        return result.sorted()
    }

    private func day(_ number: Int, _ setting: HoursSetting) -> Day {
        let plan = DayPlan(rules, HoursDay(number), setting)
        var spans: [Span] = []
        for segment in plan.segments where segment.state.kind != .closed {
            if let last = spans.last, last.minutes.upperBound == segment.minutes.lowerBound,
                last.state == segment.state
            {
                spans[spans.count - 1] = Span(
                    minutes: last.minutes.lowerBound..<segment.minutes.upperBound,
                    state: segment.state)
            } else {
                spans.append(Span(minutes: segment.minutes, state: segment.state))
            }
        }
        return Day(
            date: LocalTime(minutesSince1970: number * 1440),
            isPublicHoliday: setting.holidays.map { $0.isPublicHoliday(number) }, spans: spans,
            comment: spans.isEmpty ? plan.segments.compactMap(\.state.comment).first : nil)
    }
}
