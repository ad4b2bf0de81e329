import Columns
import GTFS
import TestSupport
import Testing
import Timetables

/// Timetables count by 32 bits; here these end much sooner.
@Suite struct CountLimitTests {
    /// A line of three stops that runs twice, with a line drawn for it.
    private static let drawn = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,First,45.40,9.18
            B,Second,45.41,9.18
            C,Third,45.42,9.18
            """,
        trips: """
            route_id,service_id,trip_id,shape_id
            R,daily,one,line
            R,daily,two,line
            """,
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            one,8:00:00,8:00:00,A,1
            one,8:10:00,8:11:00,B,2
            one,8:20:00,8:20:00,C,3
            two,9:00:00,9:00:00,A,1
            two,9:10:00,9:12:00,B,2
            two,9:25:00,9:25:00,C,3
            """,
        more: [
            "shapes.txt": """
            shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
            line,45.40,9.18,1
            line,45.405,9.181,2
            line,45.41,9.18,3
            line,45.42,9.18,4
            """
        ])

    private static func error(_ feed: Feed, limit: Int) -> CountOverflow? {
        var builder = TimetableBuilder(
            [.init(name: "feed", feed: feed)], walking: DrawnTimetable.walking, limit: limit)
        do {
            _ = try builder.makeTables()
            _ = try builder.makeFares()
            return nil
        } catch {
            return error
        }
    }

    @Test func whatThereIsTooMuchOfIsTold() throws {
        let feed = try Self.drawn.withFolder { try Feed(reading: $0) }
        var told: [String] = []
        var limit = 0
        while let error = Self.error(feed, limit: limit) {
            #expect(error.limit == limit)
            if told.last != error.what { told.append(error.what) }
            limit += 1
            try #require(limit < 1000)
        }
        #expect(told.contains("stops"))
        #expect(told.contains("points of lines"))
        #expect(told.last == "bytes of text in timetables")
        #expect(Self.error(feed, limit: limit + 1) == nil)
    }

    @Test func theErrorSaysWhatToDo() throws {
        let feed = try Self.drawn.withFolder { try Feed(reading: $0) }
        #expect(
            Self.error(feed, limit: 2)?.description.hasSuffix(
                "which is all that one atlas can hold; import fewer feeds, "
                    + "several atlases can be served together") == true)
    }
}
