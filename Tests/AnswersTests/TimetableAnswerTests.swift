import Answers
import Bytes
import Foundation
import GTFS
import Journeys
import MapGeometry
import Roads
import TestSupport
import Testing
import Timetables
import Transit

/// What is told of a timetable itself: every departure of a span, the departures of a stop, the day of a line.
struct TimetableAnswerTests {
    /// A tram that leaves every half an hour and takes 20 minutes, a night tram, and a bus that takes an hour.
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon,platform_code
            A,Alpha,45.460,9.180,
            B,Beta,45.470,9.180,
            C,Gamma,45.480,9.180,3
            """,
        routes: """
            route_id,route_short_name,route_long_name,route_type,route_color
            R,9,Ring,0,00AA11
            S,10,,3,
            N,N1,,0,
            """,
        trips: """
            route_id,service_id,trip_id,trip_headsign
            R,daily,t1,Porta Genova
            R,daily,t2,Porta Genova
            R,daily,t3,Centrale
            S,daily,b1,Gamma
            N,daily,n1,Gamma
            """,
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:12:00,8:12:00,B,2
            t1,8:20:00,8:20:00,C,3
            t2,8:30:00,8:30:00,A,1
            t2,8:42:00,8:42:00,B,2
            t2,8:50:00,8:50:00,C,3
            t3,9:00:00,9:00:00,C,1
            t3,9:20:00,9:20:00,A,2
            b1,8:15:00,8:15:00,A,1
            b1,9:15:00,9:15:00,C,2
            n1,25:10:00,25:10:00,A,1
            n1,25:30:00,25:30:00,C,2
            """)

    /// The 21st of October 2014, 7:30 in Rome.
    private static let now = 1_413_869_400

    private static func planner() throws -> TransitPlanner {
        let feed = try feed.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: feed)])
        return try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
    }

    /// Finds Alpha, and nothing else.
    private static func find(
        _ words: String, _: CLLocationCoordinate2D?
    ) throws -> CLLocationCoordinate2D {
        guard words == "Alpha" else { throw Unexpected(words: words) }
        return CLLocationCoordinate2D(latitude: 45.4601, longitude: 9.18)
    }

    private struct Unexpected: Error {
        var words: String
    }

    private static func journeys(
        _ more: KeyValuePairs<QuestionOption, String?>
    ) throws -> TransitAnswer {
        let ends = OptionValues(typed: [.from: "45.4601,9.18", .to: "45.4801,9.18"])
        let question = try TransitQuestion(
            OptionValues(typed: more).completed(by: ends), environment: [:], now: now)
        return try question.answer(
            planner: try planner(), streets: JourneyStreets(), question.places.positions(find))
    }

    private static func departures(
        _ values: KeyValuePairs<QuestionOption, String?>
    ) throws -> DepartureBoard {
        try DepartureQuestion(OptionValues(typed: values), environment: [:], now: now)
            .answer(planner: try planner(), place: find)
    }

    private static func lines(
        _ values: KeyValuePairs<QuestionOption, String?>
    ) throws -> LineTimetable {
        try LineQuestion(OptionValues(typed: values), environment: [:], now: now)
            .answer(planner: try planner(), place: find)
    }

    @Test func everyGoodDepartureOfASpanIsTold() throws {
        // The bus leaves between the trams and arrives after the second one, so that nobody takes it.
        let answer = try Self.journeys([.window: "90"])
        let names = answer.journeys.map {
            $0.rides.map { answer.planner.line(ofTrip: $0.trip).name }
        }
        #expect(names == [["9"], ["9"]])
        #expect(answer.text() == "07:59–08:21  22 min by 9\n08:29–08:51  22 min by 9\n")
        #expect(try Self.journeys([.window: "35"]).journeys.count == 1)
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        #expect(((document as? [String: Any])?["routes"] as? [Any])?.count == 2)
    }

    @Test func whereNothingLeavesInTheSpanTheNextIsTold() throws {
        let answer = try Self.journeys([.window: "5"])
        #expect(answer.journeys.count == 1)
        #expect(answer.text().contains("Leave 07:59, arrive 08:21"))
    }

    @Test func aSpanGoesWithADepartureAlone() throws {
        for window in ["0", "1441", "-5", "soon"] {
            #expect(throws: OptionError.self) { try Self.journeys([.window: window]) }
        }
        #expect(throws: OptionError.self) {
            try Self.journeys([.window: "60", .arrive: "2014-10-21T09:00"])
        }
        #expect(throws: OptionError.self) {
            try RouteQuestion(
                OptionValues(typed: [.from: "45,9", .to: "45,9.1", .window: "60"]), environment: [:]
            )
        }
    }

    @Test func departuresAreOfTheStopAtAPlaceOrByItsName() throws {
        let board = try Self.departures([.stop: "Alpha", .limit: "3"])
        #expect(
            board.text() == """
                08:00  tram 9 → Porta Genova  Alpha
                08:15  bus 10 → Gamma  Alpha
                08:30  tram 9 → Porta Genova  Alpha

                """)
        #expect(try Self.departures([.stop: "45.4601,9.18", .limit: "3"]).rows == board.rows)
        // The night tram leaves on the next day of the calendar, whose date stands above it.
        #expect(
            try Self.departures([.stop: "Alpha", .depart: "2014-10-21T08:20"]).text()
                .hasPrefix("08:30  tram 9 → Porta Genova  Alpha\n2014-10-22\n01:10  tram N1"))
        #expect(
            try Self.departures([.stop: "Alpha", .depart: "2014-10-21T09:00"]).text()
                .hasPrefix("2014-10-22\n01:10  tram N1"))
        #expect(try Self.departures([.stop: "46,9"]).text().isEmpty)
        #expect(try !Self.departures([.stop: "46,9"]).hasStops)
        for limit in ["0", "-1", "101"] {
            #expect(throws: OptionError.self) {
                try Self.departures([.stop: "Alpha", .limit: limit])
            }
        }
        #expect(throws: OptionError.self) {
            try Self.departures([.stop: "Alpha", .depart: "2014-02-30T08:00"])
        }
    }

    @Test func aLineIsToldWithItsDirectionsAndItsDay() throws {
        let answer = try Self.lines([.line: "9"])
        let line = try #require(answer.lines.first)
        #expect(answer.lines.count == 1)
        #expect(line.directions.map(\.headsign) == ["Porta Genova", "Centrale"])
        #expect(line.directions.map(\.trips.count) == [2, 1])
        #expect(
            answer.text() == """
                tram 9  Ring, Transit
                2014-10-21

                  → Porta Genova, 2 trips
                       +0 min  Alpha
                      +12 min  Beta
                      +20 min  Gamma (3)
                    08  00 30

                  → Centrale, 1 trip
                       +0 min  Gamma (3)
                      +20 min  Alpha
                    09  00

                """)
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let lines = try #require((document as? [String: Any])?["lines"] as? [[String: Any]])
        let direction = try #require((lines[0]["directions"] as? [[String: Any]])?.first)
        let trips = try #require(direction["trips"] as? [[String: Any]])
        #expect(
            trips[1]["times"] as? [String] == [
                "2014-10-21T08:30:00+02:00", "2014-10-21T08:42:00+02:00",
                "2014-10-21T08:50:00+02:00",
            ])
    }

    /// A station with two platforms of other names, an entrance that is nearest, and days that reach over decades.
    @Test func aStationHasTheDeparturesOfItsPlatforms() throws {
        let feed = DrawnFeed(
            stops: """
                stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
                S,Central,45.460,9.180,1,
                E,North door,45.4601,9.180,2,S
                P,Central platform 1,45.4603,9.180,0,S
                Q,Central \u{1b}[31mplatform 2,45.4604,9.180,0,S
                C,Gamma,45.480,9.180,,
                """,
            trips: "route_id,service_id,trip_id\nR,long,t1\nR,long,t2",
            stopTimes: """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t1,8:00:00,8:00:00,P,1
                t1,8:20:00,8:20:00,C,2
                t2,8:10:00,8:10:00,Q,1
                t2,8:30:00,8:30:00,C,2
                """,
            more: [
                "calendar.txt": """
                service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
                long,1,1,1,1,1,1,1,20000101,20991231
                """
            ])
        let read = try feed.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: read)])
        let planner = try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
        let values = OptionValues(typed: [.stop: "Alpha", .depart: "2026-11-27T07:30", .limit: "2"])
        let board = try DepartureQuestion(values, environment: [:], now: Self.now)
            .answer(planner: planner, place: Self.find)
        #expect(
            board.text() == """
                08:00  bus 9 → Gamma  Central platform 1
                08:10  bus 9 → Gamma  Central [31mplatform 2

                """)
    }

    @Test func linesAreOrderedByKindAndNumber() throws {
        #expect(try Self.lines([:]).lines.map(\.line.name) == ["10", "9", "N1"])
        #expect(try Self.lines([.at: "45.4701,9.18"]).lines.map(\.line.name) == ["9"])
        #expect(try Self.lines([.line: "ring"]).lines.map(\.line.name) == ["9"])
        #expect(try Self.lines([:]).text().contains("tram 9  Ring"))
    }

    @Test func whatTheTimetableDoesNotHaveIsTold() throws {
        #expect(throws: OptionError.self) { try Self.lines([.line: "77"]) }
        #expect(throws: OptionError.self) { try Self.lines([.line: "9", .day: "yesterday"]) }
        #expect(throws: OptionError.self) { try Self.lines([.line: "9", .day: "2014-02-30"]) }
        #expect(throws: TransitError.self) { try Self.lines([.line: "9", .day: "2031-10-21"]) }
        #expect(throws: TransitError.self) { try Self.lines([.at: "46,9"]) }
        #expect(throws: OptionError.self) { try Self.lines([.line: "10", .at: "45.4701,9.18"]) }
        let other = try Self.lines([.line: "9", .day: "2031-10-21", .sameWeekday: "true"])
        #expect(other.lines[0].directions.count == 2)
        #expect(other.text().contains("2031-10-21"))
    }
}
