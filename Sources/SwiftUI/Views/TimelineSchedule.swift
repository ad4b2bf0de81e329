/// The precision with which a ``TimelineView`` follows its schedule.
public enum TimelineScheduleMode: Sendable {
    /// At its own pace, as is always the case here.
    case normal
    /// Less often, to save energy.
    case lowFrequency
}

/// The dates at which a ``TimelineView`` is shown anew.
public protocol TimelineSchedule {
    /// How closely the schedule is followed.
    typealias Mode = TimelineScheduleMode
    /// Dates that follow each other.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from a date on; the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule from a date on, with seconds between its dates, at least a thousandth.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        // NaN is no distance either.
        self.interval = interval >= 0.001 ? interval : 0.001
    }

    /// The dates from the last one before a date on, or from the schedule's start if that is later.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, number: max(passed, 0))
    }

    /// Dates of one distance, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        // How many distances the next date is after the start.
        fileprivate var number: Double

        /// The next date.
        public mutating func next() -> Date? {
            defer { number += 1 }
            return start.addingTimeInterval(number * interval)
        }
    }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// The beginnings of minutes, from that of a date's own on.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates that a program gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The dates, whatever the date is.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// The frames of an animation: ten a second here, as each is sent to a browser.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule with a least number of seconds between frames; one that is paused has one date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 0.1)
        isPaused = paused
    }

    /// The frames from a date on.
    public func entries(from startDate: Date, mode: Mode) -> PrefixSequence<
        PeriodicTimelineSchedule.Entries
    > {
        PeriodicTimelineSchedule(from: startDate, by: interval)
            .entries(from: startDate, mode: mode).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates of one distance, from a date on.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The frames of an animation.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// The frames of an animation, with a least number of seconds between them.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates that a program gives, in order.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
