import Answers
import Atlas
import AtlasService
import Foundation
import MapServer
import Synchronization
import TestSupport
import Testing
import Transit

/// Sources of real time that a service asks again and again.
struct RealtimeWatchTests {
    private struct Broken: Error, CustomStringConvertible {
        let description = "nobody answers"
    }

    /// A message with as many updates as its number.
    private static func feed(_ number: Int) -> RealtimeFeed {
        var feed = RealtimeFeed()
        feed.timestamp = 1_000 + number
        feed.entities = (0..<number).map { .init(id: "\($0)", tripUpdate: .init()) }
        return feed
    }

    @Test(arguments: [
        ("milan=trips.pb", "milan", "trips.pb"),
        ("milan=https://a.example/t?key=1=2", "milan", "https://a.example/t?…"),
    ])
    func sourcesAreNamed(text: String, atlas: String, shown: String) throws {
        let named = try #require(RealtimeWatch.Named(text))
        #expect(named.atlas == atlas)
        #expect(named.source.shown == shown)
    }

    @Test(arguments: ["", "milan", "=trips.pb", "milan="])
    func whatIsNoSourceIsRefused(text: String) throws {
        #expect(RealtimeWatch.Named(text) == nil)
        guard !text.isEmpty else { return }
        let settings = try ServiceSettings(flags: ["realtime": text])
        #expect(throws: SettingError.self) { try settings.realtimeSources(["milan"]) }
    }

    @Test func anAtlasThatIsNotThereIsRefused() throws {
        let settings = try ServiceSettings(flags: ["realtime": "rome=a.pb, milan=b.pb"])
        let error = #expect(throws: SettingError.self) {
            try settings.realtimeSources(["milan"])
        }
        #expect(error?.description.contains("rome") == true)
        #expect(try settings.realtimeSources(["milan", "rome"]).map(\.atlas) == ["rome", "milan"])
    }

    /// Asked at once, then after each interval; a failure leaves what was known.
    @Test func aSourceIsAskedAgainAfterEachInterval() async throws {
        let clock = ManualClock()
        let updates = RealtimeUpdates()
        let asked = Mutex(0)
        let (outcomes, outcome) = AsyncStream.makeStream(of: RealtimeWatch.Outcome.self)
        // The sample city has no timetable, so its planner is an error that is told.
        let atlas = try Atlas.open(SampleAtlas.path)
        let named = try #require(RealtimeWatch.Named("other=trips.pb"))
        let watch = RealtimeWatch(
            [named], updates: updates, atlases: Current(AtlasCollection(atlas)),
            every: .seconds(30), clock: clock,
            read: { _ in
                let number = asked.withLock { asked in
                    asked += 1
                    return asked
                }
                if number == 2 { throw Broken() }
                return Self.feed(number)
            }, report: { outcome.yield($1) })
        let running = Task { try await watch.run() }
        var told = outcomes.makeAsyncIterator()
        #expect(await told.next() == .taken(timestamp: 1_001, updates: 1, unmatched: 0))
        await clock.advance(by: .seconds(29))
        #expect(asked.withLock { $0 } == 1)
        clock.move(by: .seconds(1))
        #expect(await told.next() == .failed("nobody answers"))
        #expect(updates.message(of: "other")?.feed.entities.count == 1)
        await clock.advance(by: .seconds(30))
        #expect(await told.next() == .taken(timestamp: 1_003, updates: 3, unmatched: 0))
        #expect(updates.message(of: "other")?.feed.entities.count == 3)
        running.cancel()
        try await running.value
    }

    @Test func filesAreReadAndBrokenOnesRefused() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("realtime-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A header that says its version and when it was made.
        let bytes: [UInt8] = [0x0a, 0x07, 0x0a, 0x03, 0x32, 0x2e, 0x30, 0x18, 0x2a]
        let path = folder.path + "/trips.pb"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(try await RealtimeSource(path).read().timestamp == 42)
        try Data(bytes.prefix(4)).write(to: URL(fileURLWithPath: path))
        await #expect(throws: TransitError.self) { try await RealtimeSource(path).read() }
        await #expect(throws: RealtimeSourceError.self) {
            try await RealtimeSource(folder.path + "/none.pb").read()
        }
        await #expect(throws: RealtimeSourceError.self) {
            try await RealtimeSource("gopher://a.example/trips").read()
        }
    }

    @Test func metricsTellHowOldASourceIs() {
        let metrics = ServiceMetrics()
        metrics.realtime("trips.pb", atlas: "milan", timestamp: 1_413_869_100)
        metrics.realtime("trips.pb", atlas: "milan", timestamp: nil)
        let text = metrics.text(.init(version: "1", connections: 0, atlases: []))
        let labels = "atlas=\"milan\",source=\"trips.pb\""
        #expect(text.contains("mapwright_realtime_timestamp_seconds{\(labels)} 1413869100\n"))
        #expect(text.contains("mapwright_realtime_reads_total{\(labels),outcome=\"failed\"} 1\n"))
        #expect(text.contains("mapwright_realtime_reads_total{\(labels),outcome=\"taken\"} 1\n"))
    }
}
