import Answers
import Bytes
import GTFS
import Journeys
import TestSupport
import Testing
import Timetables
import Transit

/// Times of a night in which clocks show an hour twice.
struct ClockChangeTests {
    /// Trams at half past two by both clocks of the 26th of October 2014 in Rome, and one in the morning.
    private static let feed = DrawnFeed(
        stops: "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45.46,9.18\nB,Beta,45.50,9.18",
        routes: "route_id,route_short_name,route_type\nR,9,0",
        trips: "route_id,service_id,trip_id\nR,daily,t1\nR,daily,t2\nR,daily,t3",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,1:30:00,1:30:00,A,1
            t1,1:50:00,1:50:00,B,2
            t2,2:30:00,2:30:00,A,1
            t2,2:50:00,2:50:00,B,2
            t3,7:30:00,7:30:00,A,1
            t3,7:50:00,7:50:00,B,2
            """)

    @Test(arguments: [
        ("2014-10-26T00:20:00Z", "02:30 UTC+02:00", "02:50 UTC+02:00"),
        ("2014-10-26T01:20:00Z", "02:30 UTC+01:00", "02:50 UTC+01:00"),
        ("2014-10-26T06:20:00Z", "07:30", "07:50"),
        ("2014-10-25T00:20:00Z", "02:30", "02:50"),
    ])
    func timesThatComeTwiceTellWhichOneIsMeant(
        _ moment: String, _ leaves: String, _ arrives: String
    ) throws {
        let feed = try Self.feed.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: feed)])
        let planner = try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
        let values = OptionValues(typed: [
            .from: "45.46,9.18", .to: "45.5,9.18", .depart: moment,
        ])
        let question = try TransitQuestion(values, environment: [:], now: 1_413_869_400)
        let answer = try question.answer(
            planner: planner, streets: JourneyStreets(),
            question.places.positions { words, _ in throw Unexpected(words: words) })
        #expect(answer.text().contains("Leave \(leaves), arrive \(arrives)\n"))
    }

    private struct Unexpected: Error {
        var words: String
    }
}
