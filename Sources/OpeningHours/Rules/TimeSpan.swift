/// A time of a day, by the clock or by the sun.
enum TimePoint: Sendable, Equatable {
    /// Minutes after midnight, up to 48 hours.
    case clock(Int)
    /// Minutes after an event.
    case sun(SunEvent, offset: Int)

    func minute(_ sun: SunTimes) -> Int {
        switch self {
        case .clock(let minute): minute
        case .sun(let event, let offset): sun[event] + offset
        }
    }

    var event: SunEvent? { if case .sun(let event, _) = self { event } else { nil } }
}

/// A span of time that begins on a day.
struct TimeSpan: Sendable, Equatable {
    let start: TimePoint
    /// Nil if no end is known.
    let end: TimePoint?
    /// Whether it may go on after its end: "18:00+", "18:00-22:00+".
    var isOpenEnded = false
    /// The interval in minutes between points in time, where these are given: "10:00-16:00/90".
    var period: Int?

    /// The longest that a span reaches, in minutes after the midnight with which its day begins.
    static let longest = 2880

    /// Minutes after midnight of the day, the end not included; empty if the sun leaves nothing of it.
    ///
    /// - Parameter tomorrow: The sun of the next day, on which a night ends; nil for one like this.
    func minutes(_ sun: SunTimes, tomorrow: SunTimes? = nil) -> Range<Int> {
        let from = min(max(start.minute(sun), 0), Self.longest)
        guard let end else { return from..<max(from, from < 1440 ? 1440 : Self.longest) }
        let to = end.minute(sun)
        if to > from { return from..<min(to, Self.longest) }
        guard wraps, from < 1440 else { return from..<from }
        let next = end.minute(tomorrow ?? sun) + 1440
        return from..<max(from, min(next, Self.longest))
    }

    /// The time after its end during which the state is unknown; empty where the end is certain.
    ///
    /// Evenings are taken to last ten hours from five o'clock on, and eight from ten o'clock on, as the evaluation tool of
    /// OpenStreetMap's wiki has it.
    func uncertain(after range: Range<Int>) -> Range<Int> {
        guard isOpenEnded else { return range.upperBound..<range.upperBound }
        let since = end == nil ? range.lowerBound : range.upperBound
        let guess = since >= 1320 ? since + 480 : since >= 1020 ? since + 600 : 1440
        return range.upperBound..<min(max(guess, range.upperBound), Self.longest)
    }

    /// Whether an end that does not come after the start is that of the next day.
    ///
    /// By the usual hours of the sun: "20:00-dusk" ends before it begins in winter, and then is empty.
    private var wraps: Bool {
        switch (start.event, end?.event) {
        case (nil, nil): return true
        case (nil, .sunset?), (nil, .dusk?): return false
        case (nil, _): return true
        default: break
        }
        let usual = SunTimes.usual
        guard let end else { return false }
        return end.minute(usual) <= start.minute(usual)
    }
}
