/// A view that is shown anew at the dates of a schedule.
@MainActor public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The information that the content is made from.
    public struct Context: Sendable {
        /// The frequency of updates.
        public enum Cadence: Comparable, Sendable {
            /// As often as the eye sees.
            case live
            /// Updates about once a second.
            case seconds
            /// Updates about once a minute.
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        /// The frequency of updates; `live` here.
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var date = Date.now
}

/// The information that the content of any timeline view is made from.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

extension TimelineView: View where Content: View {
    /// Creates a view of a schedule, with content for each date.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// The content of the present date.
    public var body: some View {
        content(TimelineViewDefaultContext(date: date, cadence: .live))
            .task {
                var entries = schedule.entries(from: .now, mode: .normal).makeIterator()
                var latest: Date?
                while let entry = entries.next() {
                    let wait = entry.timeIntervalSinceNow
                    // Of those that have passed the last one counts.
                    guard wait > 0 else {
                        latest = entry
                        continue
                    }
                    if let latest { date = latest }
                    // Longer than any program runs is no number of nanoseconds.
                    do {
                        try await Task.sleep(for: .seconds(min(wait, 1e9)))
                    } catch {
                        return
                    }
                    latest = nil
                    date = entry
                }
                if let latest { date = latest }
            }
    }
}
