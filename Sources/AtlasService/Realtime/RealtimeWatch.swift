import Answers
import Atlas
import MapServer
import ServiceLifecycle
import Transit

/// Asks the sources of real time again and again, and lets the atlases' planners know what they say.
///
/// Each source is asked by itself, so that a slow one keeps no other waiting. What a source said stays until it says
/// something else; answers tell how old it is.
package struct RealtimeWatch: Service {
    /// A source with the name of the atlas whose timetable it is about.
    package struct Named: Sendable, Hashable {
        /// The atlas's name.
        package let atlas: String
        /// The source of the messages.
        package let source: RealtimeSource

        /// Reads `NAME=FILE` or `NAME=URL`; nil if it is neither.
        package init?(_ text: String) {
            guard let mark = text.firstIndex(of: "="), mark > text.startIndex else { return nil }
            let place = text[text.index(after: mark)...]
            if place.isEmpty { return nil }
            atlas = String(text[..<mark])
            source = RealtimeSource(String(place))
        }
    }

    /// The outcome of asking a source.
    package enum Outcome: Equatable, Sendable {
        /// A message was taken in: when it was made, in seconds since 1970 (0 if it does not say), how many updates of trips
        /// it has, and for how many of these no trip of the timetable was found.
        case taken(timestamp: Int, updates: Int, unmatched: Int)
        /// There was none, or it made no sense; what was known before stays.
        case failed(String)
    }

    private let sources: [Named]
    private let updates: RealtimeUpdates
    private let atlases: Current<AtlasCollection>
    private let interval: Duration
    private let clock: any Clock<Duration>
    private let read: @Sendable (RealtimeSource) async throws -> RealtimeFeed
    private let report: @Sendable (Named, Outcome) -> Void

    /// Watches sources.
    ///
    /// - Parameters:
    ///   - updates: The real-time state of the atlases' planners.
    ///   - atlases: The atlases; their planners apply messages at once, before the next query.
    ///   - interval: How long to wait from one message to the next.
    ///   - clock: The clock that times the polling.
    ///   - read: Reads the message of a source.
    ///   - report: Called with the result of each poll.
    package init(
        _ sources: [Named], updates: RealtimeUpdates, atlases: Current<AtlasCollection>,
        every interval: Duration, clock: any Clock<Duration> = ContinuousClock(),
        read: @escaping @Sendable (RealtimeSource) async throws -> RealtimeFeed = {
            try await $0.read()
        }, report: @escaping @Sendable (Named, Outcome) -> Void
    ) {
        self.sources = sources
        self.updates = updates
        self.atlases = atlases
        self.interval = interval
        self.clock = clock
        self.read = read
        self.report = report
    }

    /// Asks all sources at once and then after each interval, until the service ends.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                for source in sources {
                    group.addTask {
                        while !Task.isCancelled {
                            await ask(source)
                            // The end of the service is the end of the wait.
                            try? await clock.sleep(for: interval)
                        }
                    }
                }
            }
        }
    }

    /// Asks a source, and takes in what it says.
    package func ask(_ named: Named) async {
        do {
            let feed = try await read(named.source)
            updates.take(feed, of: named.atlas, from: named.source.place)
            let area = atlases.value.areas.first { $0.atlas.name == named.atlas }
            let unmatched = try area?.engines.planner().unmatchedUpdateCount ?? 0
            report(
                named,
                .taken(
                    timestamp: feed.timestamp,
                    updates: feed.entities.count { $0.tripUpdate != nil }, unmatched: unmatched))
        } catch  where !Task.isCancelled {
            report(named, .failed("\(error)"))
        } catch {}  // Nobody waits for it any more.
    }
}
