/// What the rules say of the spans that begin on a day.
struct DayPlan {
    struct Segment: Equatable {
        /// Minutes after the midnight with which the day begins, up to 2880.
        var minutes: Range<Int>
        let state: OpeningHours.State
        /// The number of the rule.
        let rule: Int
        /// Whether the rule names times of the day.
        let isTimed: Bool
        /// How many `||` stand before the rule in a row.
        let level: Int
    }

    /// In order, without overlaps.
    private(set) var segments: [Segment] = []

    init(_ rules: [HoursRule], _ day: HoursDay, _ setting: HoursSetting) {
        var times: (today: SunTimes, tomorrow: SunTimes)?
        var level = 0
        for (number, rule) in rules.enumerated() {
            switch rule.separator {
            case .normal: level = 0
            case .fallback: level += 1
            case .additional: break
            }
            guard rule.contains(day, setting.holidays) else { continue }
            // Times that are closed take away; everything else says anew what holds on the day.
            if rule.separator == .normal, rule.kind != .closed || rule.spans.isEmpty {
                segments.removeAll(keepingCapacity: true)
            }
            let state = OpeningHours.State(rule.kind, comment: rule.comment)
            guard !rule.spans.isEmpty else {
                paint(
                    Segment(
                        minutes: 0..<1440, state: state, rule: number, isTimed: false,
                        level: level))
                continue
            }
            let sun = times ?? setting.sunTimes(day.number)
            times = sun
            let spans = rule.spans.map {
                (span: $0, minutes: $0.minutes(sun.today, tomorrow: sun.tomorrow))
            }
            for (span, minutes) in spans where !minutes.isEmpty {
                func segment(_ minutes: Range<Int>, _ state: OpeningHours.State) -> Segment {
                    Segment(
                        minutes: minutes, state: state, rule: number, isTimed: true, level: level)
                }
                var own = state
                if rule.kind == .open, span.isOpenEnded {
                    own.hasOpenEnd = span.end == nil
                    // It is over at the latest when the next span begins.
                    let next = spans.lazy.map(\.minutes.lowerBound)
                        .filter { $0 >= minutes.upperBound }.min()
                    let after = span.uncertain(after: minutes)
                        .clamped(to: minutes.upperBound..<(next ?? TimeSpan.longest))
                    paint(
                        segment(after, .init(.unknown, comment: rule.comment)), onlyWhereFree: true)
                }
                paint(segment(minutes, own))
            }
        }
    }

    /// Adds a segment over what earlier rules say, or where they say nothing.
    private mutating func paint(_ new: Segment, onlyWhereFree: Bool = false) {
        if new.minutes.isEmpty { return }
        var result: [Segment] = []
        result.reserveCapacity(segments.count + 2)
        var free = [new.minutes]
        for old in segments {
            let keeps =
                onlyWhereFree || (old.level < new.level && old.state.kind != .closed)
            if keeps {
                result.append(old)
                free = free.flatMap { Self.cut($0, old.minutes) }
            } else {
                for piece in Self.cut(old.minutes, new.minutes) {
                    var rest = old
                    rest.minutes = piece
                    result.append(rest)
                }
            }
        }
        for piece in free {
            var segment = new
            segment.minutes = piece
            result.append(segment)
        }
        segments = result.sorted { $0.minutes.lowerBound < $1.minutes.lowerBound }
    }

    /// What is left of a range.
    private static func cut(_ range: Range<Int>, _ hole: Range<Int>) -> [Range<Int>] {
        guard range.overlaps(hole) else { return [range] }
        return [
            range.lowerBound..<max(range.lowerBound, hole.lowerBound),
            min(range.upperBound, hole.upperBound)..<range.upperBound,
        ].filter { !$0.isEmpty }
    }

    /// What holds at a minute of the day by this plan alone.
    func segment(at minute: Int) -> Segment? {
        segments.first { $0.minutes.contains(minute) }
    }
}

/// What holds on a day from midnight to midnight: what begins then, and what goes on from the day before.
struct DayLine {
    struct Piece: Equatable {
        /// Minutes after midnight, 0–1440.
        var minutes: Range<Int>
        let state: OpeningHours.State
    }

    /// Without gaps, from 0 to 1440.
    private(set) var pieces: [Piece] = []

    init(_ today: DayPlan, after yesterday: DayPlan) {
        var bounds: Set<Int> = [0, 1440]
        for segment in today.segments {
            bounds.insert(min(segment.minutes.lowerBound, 1440))
            bounds.insert(min(segment.minutes.upperBound, 1440))
        }
        let late = yesterday.segments.filter { $0.minutes.upperBound > 1440 }
        for segment in late {
            bounds.insert(max(segment.minutes.lowerBound - 1440, 0))
            bounds.insert(segment.minutes.upperBound - 1440)
        }
        let sorted = bounds.sorted()
        for (from, to) in zip(sorted, sorted.dropFirst()) {
            let state = Self.state(
                today.segment(at: from), late.first { $0.minutes.contains(from + 1440) })
            if let last = pieces.last, last.state == state {
                pieces[pieces.count - 1].minutes = last.minutes.lowerBound..<to
            } else {
                pieces.append(Piece(minutes: from..<to, state: state))
            }
        }
    }

    /// What counts of what begins today and what began yesterday.
    private static func state(
        _ own: DayPlan.Segment?, _ late: DayPlan.Segment?
    ) -> OpeningHours.State {
        guard let late else { return own?.state ?? OpeningHours.State(.closed) }
        guard let own else { return late.state }
        if late.state.kind == .closed {
            return late.rule >= own.rule && late.level == 0 ? late.state : own.state
        }
        if own.level != late.level { return own.level > late.level ? late.state : own.state }
        if own.state.kind != .closed { return own.state }
        // A rule that closes a day does not apply to the night before, unless it names hours.
        return own.isTimed && own.rule > late.rule ? own.state : late.state
    }
}
