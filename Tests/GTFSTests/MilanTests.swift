import Foundation
import GTFS
import TestSupport
import Testing

/// The feed of Milan's transport of 2014, where the checkout has it beside it.
struct MilanTests {
    @Test(
        .enabled(
            if: SharedData.milanFeed != nil, "the folder of extracts has no milan-2014.gtfs.zip"))
    func theFeedIsReadWhole() throws {
        let feed = try Feed(reading: #require(SharedData.milanFeed))
        #expect(feed.stops.count == 516)
        #expect(feed.trips.count == 10_608)
        #expect(feed.stopTimes.count == 248_555)
        #expect(feed.services.count == 32)
        #expect(feed.shapes.count == 60)
        #expect(feed.notices.skippedRows.isEmpty)
        #expect(feed.notices.isValid, "\(feed.notices.counts)")
    }
}
