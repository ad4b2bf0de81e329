import CalendarDays

extension OpeningHours {
    /// Returns what holds at a moment of the local clock.
    ///
    /// - Complexity: O(rules).
    public func state(at time: LocalTime, in setting: HoursSetting = .unknown) -> State {
        let minute = time.minutesSince1970
        var days = DayLines(self, from: Self.day(minute), setting)
        let line = days.next()
        return line.pieces.last { $0.minutes.lowerBound <= time.minute }?.state ?? State(.closed)
    }

    /// Returns what holds at a moment, and until when.
    ///
    /// - Returns: `until` is nil if nothing changes in the years ahead that are looked at, one at least.
    /// - Complexity: O(days until the change × rules).
    public func stateAndChange(
        at time: LocalTime, in setting: HoursSetting = .unknown
    ) -> (state: State, until: LocalTime?) {
        let minute = time.minutesSince1970
        let first = Self.day(minute)
        var days = DayLines(self, from: first, setting)
        var state: State?
        for day in first..<(first + reach) {
            for piece in days.next().pieces
            where day * 1440 + piece.minutes.upperBound > minute {
                guard let known = state else {
                    state = piece.state
                    continue
                }
                if piece.state != known {
                    return (known, Self.time(day, piece.minutes.lowerBound))
                }
            }
        }
        return (state ?? State(.closed), nil)
    }

    /// Returns when it opens next: the first moment after which it is open and was not before.
    ///
    /// - Returns: Nil if it does not open in the years ahead that are looked at, one at least.
    public func nextOpening(
        after time: LocalTime, in setting: HoursSetting = .unknown
    ) -> LocalTime? {
        let minute = time.minutesSince1970
        let first = Self.day(minute)
        var days = DayLines(self, from: first, setting)
        var wasOpen = true
        for day in first..<(first + reach) {
            for piece in days.next().pieces {
                let isOpen = piece.state.kind == .open
                if isOpen, !wasOpen, day * 1440 + piece.minutes.lowerBound > minute {
                    return Self.time(day, piece.minutes.lowerBound)
                }
                wasOpen = isOpen
            }
        }
        return nil
    }

    /// Returns the spans of a range of time in which it is open or perhaps open, cut at its ends.
    ///
    /// - Complexity: O(days × rules); at most some eight years from the start are looked at.
    public func intervals(
        from start: LocalTime, to end: LocalTime, in setting: HoursSetting = .unknown
    ) -> [Interval] {
        let (from, to) = (start.minutesSince1970, end.minutesSince1970)
        guard from < to else { return [] }
        let first = Self.day(from)
        let last = min(Self.day(to - 1), first + horizon)
        var days = DayLines(self, from: first, setting)
        var found: [(minutes: Range<Int>, state: State)] = []
        for day in first...last {
            for piece in days.next().pieces where piece.state.kind != .closed {
                let minutes =
                    (day * 1440 + piece.minutes.lowerBound..<day * 1440 + piece.minutes.upperBound)
                    .clamped(to: from..<to)
                if minutes.isEmpty { continue }
                if let other = found.last, other.state == piece.state,
                    other.minutes.upperBound == minutes.lowerBound
                {
                    found[found.count - 1].minutes = other.minutes.lowerBound..<minutes.upperBound
                } else {
                    found.append((minutes, piece.state))
                }
            }
        }
        return found.map {
            Interval(
                start: LocalTime(minutesSince1970: $0.minutes.lowerBound),
                end: LocalTime(minutesSince1970: $0.minutes.upperBound), state: $0.state)
        }
    }

    /// How many days are looked at for a change; a few where each week is like the next.
    private var reach: Int {
        let isWeekly = rules.allSatisfy { $0.days.allSatisfy(\.isWeekly) }
        return isWeekly && !dependsOnSun ? 9 : horizon
    }

    private static func day(_ minute: Int) -> Int {
        minute >= 0 ? minute / 1440 : (minute - 1439) / 1440
    }

    private static func time(_ day: Int, _ minute: Int) -> LocalTime {
        LocalTime(minutesSince1970: day * 1440 + minute)
    }
}

/// Days one after the other, each from midnight to midnight.
private struct DayLines {
    private let hours: OpeningHours
    private let setting: HoursSetting
    private var day: Int
    private var yesterday: DayPlan

    init(_ hours: OpeningHours, from day: Int, _ setting: HoursSetting) {
        self.hours = hours
        self.setting = setting
        self.day = day
        yesterday = DayPlan(hours.rules, HoursDay(day - 1), setting)
    }

    mutating func next() -> DayLine {
        let today = DayPlan(hours.rules, HoursDay(day), setting)
        defer {
            yesterday = today
            day += 1
        }
        return DayLine(today, after: yesterday)
    }
}
