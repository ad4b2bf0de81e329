import Answers
import Testing
import Transit

/// Messages of several sources about the timetables of several atlases.
struct RealtimeUpdatesTests {
    private static func feed(
        _ ids: [String], timestamp: Int = 0, isDifferential: Bool = false
    ) -> RealtimeFeed {
        var feed = RealtimeFeed()
        feed.timestamp = timestamp
        feed.isDifferential = isDifferential
        feed.entities = ids.map { .init(id: $0, tripUpdate: .init(trip: .init(id: $0))) }
        return feed
    }

    @Test func sourcesStandBesideEachOther() throws {
        let updates = RealtimeUpdates()
        #expect(updates.message(of: "milan") == nil)
        updates.take(Self.feed(["1"], timestamp: 20), of: "milan", from: "trips")
        updates.take(Self.feed(["1"], timestamp: 10), of: "milan", from: "alerts")
        updates.take(Self.feed(["x"]), of: "porto", from: "trips")
        let known = try #require(updates.message(of: "milan"))
        #expect(known.feed.entities.map(\.id) == ["1", "1"])
        #expect(known.feed.timestamp == 10)
        // Nothing is newer than the newest.
        #expect(updates.message(of: "milan", newerThan: known.version) == nil)
    }

    @Test func aSourceReplacesOrChangesWhatItSaid() throws {
        let updates = RealtimeUpdates()
        updates.take(Self.feed(["1", "2"]), of: "a", from: "s")
        updates.take(Self.feed(["3"]), of: "a", from: "s")
        #expect(updates.message(of: "a")?.feed.entities.map(\.id) == ["3"])
        updates.take(Self.feed(["4"], isDifferential: true), of: "a", from: "s")
        #expect(updates.message(of: "a")?.feed.entities.map(\.id) == ["3", "4"])
    }
}
