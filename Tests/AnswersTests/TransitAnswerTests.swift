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

/// What answers for journeys by public transport tell, in each form.
struct TransitAnswerTests {
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon,platform_code
            A,Alpha,45.460,9.180,
            B,Beta,45.470,9.180,
            C,Gamma,45.480,9.180,3
            D,Gamma,45.480,9.1802,4
            """,
        routes:
            "route_id,route_short_name,route_long_name,route_type,route_color\nR,9,Ring,0,00AA11",
        trips:
            "route_id,service_id,trip_id,trip_headsign\nR,daily,t1,Porta Genova\nR,daily,t2,Porta Genova\nR,daily,t3,",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,B,2
            t1,8:20:00,8:20:00,C,3
            t2,8:30:00,8:30:00,A,1
            t2,8:40:00,8:40:00,B,2
            t2,8:50:00,8:50:00,C,3
            t3,5:00:00,5:00:00,A,1
            t3,5:20:00,5:20:00,D,2
            """)

    /// A vehicle that goes on as another line.
    private static let throughFeed = DrawnFeed(
        stops: feed.files["stops.txt"] ?? "",
        routes: "route_id,route_short_name,route_type\nR,9,0\nS,10,0",
        trips: """
            route_id,service_id,trip_id,trip_headsign,block_id
            R,daily,t1,Beta,1
            S,daily,t2,Gamma,1
            """,
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,B,2
            t2,8:10:00,8:12:00,B,1
            t2,8:20:00,8:20:00,C,2
            """)

    private static func planner(_ feed: DrawnFeed = feed) throws -> TransitPlanner {
        let feed = try feed.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: feed)])
        return try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
    }

    private static func answer(
        _ more: KeyValuePairs<QuestionOption, String?> = [:], realtime: RealtimeFeed? = nil,
        feed: DrawnFeed = feed
    ) throws -> TransitAnswer {
        var planner = try planner(feed)
        if let realtime { planner = try planner.applying(realtime) }
        let ends = OptionValues(typed: [
            .from: "45.4601,9.18", .to: "45.4801,9.18",
        ])
        let values = OptionValues(typed: more).completed(by: ends)
        // The 21st of October 2014, 7:30 in Rome.
        let question = try TransitQuestion(values, environment: [:], now: 1_413_869_400)
        return try question.answer(
            planner: planner, streets: JourneyStreets(),
            question.places.positions { words, _ in throw Unexpected(words: words) })
    }

    private struct Unexpected: Error {
        var words: String
    }

    @Test func theDocumentTellsLineStopsAndTimes() throws {
        let document = try JSONSerialization.jsonObject(with: Data(try Self.answer().json()))
        let routes = try #require((document as? [String: Any])?["routes"] as? [[String: Any]])
        let route = try #require(routes.first)
        #expect(route["transportType"] as? String == "transit")
        #expect(route["departure"] as? String == "2014-10-21T07:59:49+02:00")
        #expect(route["arrival"] as? String == "2014-10-21T08:20:11+02:00")
        let steps = try #require(route["steps"] as? [[String: Any]])
        #expect(steps.map { $0["mode"] as? String } == ["walking", "tram", "walking", "walking"])
        let ride = steps[1]
        let line = try #require(ride["line"] as? [String: String])
        #expect(line["color"] == "#00aa11")
        #expect(line["textColor"] == "#000000")
        #expect(line["headsign"] == "Porta Genova")
        let stops = try #require(ride["stops"] as? [[String: Any]])
        #expect(stops.map { $0["name"] as? String } == ["Alpha", "Beta", "Gamma"])
        #expect(stops[1]["plannedArrival"] as? String == "2014-10-21T08:10:00+02:00")
        #expect((ride["toStop"] as? [String: Any])?["platform"] as? String == "3")
        #expect((ride["geometry"] as? [Any])?.count == 3)
    }

    @Test func theTextTellsWhatATravellerNeeds() throws {
        let text = try Self.answer().text()
        #expect(text.contains("Leave 07:59, arrive 08:21"))
        #expect(
            text.contains(
                "08:00  Alpha: Take tram 9 toward Porta Genova, 2 stops, get off at Gamma (3) (08:20)"
            ),
            "\(text)")
        #expect(text.contains("Walk to your destination"))
    }

    @Test func nobodyGetsOffAVehicleThatGoesOn() throws {
        let text = try Self.answer(feed: Self.throughFeed).text()
        #expect(text.contains("Alpha: Take tram 9 toward Beta (08:10)\n"), "\(text)")
        #expect(
            text.contains(
                "Stay on board, the vehicle goes on as tram 10 toward Gamma, 1 stop, get off at Gamma (3) (08:20)"
            ), "\(text)")
    }

    @Test(arguments: InstructionLanguage.allCases.filter { $0 != .english })
    func theTextIsInOneLanguage(language: InstructionLanguage) throws {
        let text = try Self.answer([.instructionLanguage: language.rawValue]).text()
        for word in ["Leave", "arrive", " by ", "Take"] {
            #expect(!text.contains(word), "\(text)")
        }
        if language == .german {
            #expect(text.hasPrefix("22 min mit 9\n"), "\(text)")
            #expect(text.contains("  Abfahrt 07:59, Ankunft 08:21\n"), "\(text)")
        }
    }

    @Test(arguments: InstructionLanguage.allCases)
    func everyLanguageNamesLineHeadsignAndStop(language: InstructionLanguage) throws {
        let answer = try Self.answer([.instructionLanguage: language.rawValue])
        let sentence = try answer.instruction(for: #require(answer.journeys.first).legs[1])
        for word in ["9", "Porta Genova", "2", "Gamma"] {
            // Arabic has a form for two.
            if word == "2", language == .arabic { continue }
            #expect(sentence.contains(word), "\(sentence)")
        }
        if language != .english { #expect(!sentence.contains("Take")) }
    }

    /// A vehicle that stops for those alone who call, or who tell the driver.
    @Test(arguments: [
        (2, 0, ["Call the operator to book this ride"]),
        (0, 2, ["Call the operator to book this ride"]),
        (
            3, 3,
            [
                "Signal to the driver that you want to get on",
                "Tell the driver where you want to get off",
            ]
        ),
        (0, 0, []),
    ])
    func whatIsToBeArrangedIsTold(pickup: Int, dropOff: Int, told: [String]) throws {
        let feed = DrawnFeed(
            stops:
                "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45.460,9.180\nB,Beta,45.480,9.180",
            trips: "route_id,service_id,trip_id\nR,daily,t",
            stopTimes: """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type
                t,8:00:00,8:00:00,A,1,\(pickup),1
                t,8:10:00,8:10:00,B,2,1,\(dropOff)
                """)
        var builder = TimetableBuilder([
            .init(name: "feed", feed: try feed.withFolder { try Feed(reading: $0) })
        ])
        let planner = try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
        let request = JourneyRequest(
            from: CLLocationCoordinate2D(latitude: 45.46, longitude: 9.18),
            to: CLLocationCoordinate2D(latitude: 45.48, longitude: 9.18),
            .departing(1_413_869_400))
        let answer = try request.answer(planner: planner, streets: JourneyStreets())
        let journey = try #require(answer.journeys.first)
        #expect(answer.notices(of: try #require(journey.rides.first), in: journey) == told)
        for sentence in told { #expect(answer.text().contains("! \(sentence)\n")) }
    }

    @Test func arrivingAndDaysThatThereAreNot() throws {
        let answer = try Self.answer([.arrive: "2014-10-21T09:00"])
        #expect(answer.journeys.first?.rideCount == 1)
        #expect(throws: TransitError.self) { try Self.answer([.depart: "2026-01-01T08:00"]) }
    }

    /// A stop on the way may be passed on board; who wants to stay there walks there first, as no second trip leads on.
    @Test func stopsOnTheWayAreVisited() throws {
        let answer = try Self.answer([.via: "45.4702,9.18"])
        #expect(answer.journeys.first?.rideCount == 1)
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let points = (document as? [String: Any])?["waypoints"] as? [[String: Any]]
        #expect(points?.map { $0["name"] as? String } == ["", "Beta", ""])
        let staying = try Self.answer([.via: "45.4702,9.18", .stay: "20"]).journeys.first
        let ride = try #require(staying?.rides.first)
        #expect(ride.fromStop == 1)
        guard case .walk(let walk) = staying?.legs.first else {
            Issue.record("nobody walks to the stop")
            return
        }
        #expect(ride.departure - walk.departure - walk.seconds >= 1200)
        #expect(throws: TransitError.self) { try Self.answer([.via: "46,9"]) }
        #expect(throws: OptionError.self) { try Self.answer([.stay: "-1"]) }
    }

    /// The 25th of November 2026 is a Wednesday, as the 29th of October 2014 is, the last one of the feed.
    @Test func aDayBeyondTheFeedIsTakenForTheSameWeekday() throws {
        let answer = try Self.answer([.depart: "2026-11-25T07:30", .sameWeekday: "true"])
        let notice = "There is no timetable for 2026-11-25; times are those of 2014-10-29"
        #expect(answer.text().hasPrefix(notice))
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let routes = (document as? [String: Any])?["routes"] as? [[String: Any]]
        #expect(routes?.first?["departure"] as? String == "2014-10-29T07:59:49+01:00")
        #expect((routes?.first?["advisoryNotices"] as? [String])?.first == notice)
        // A day of the feed is that day.
        let inside = try Self.answer([.depart: "2014-10-22T07:30", .sameWeekday: "true"])
        #expect(!inside.text().contains("no timetable"))
    }

    @Test func theLastConnectionOfADayIsTold() throws {
        let text = try Self.answer([.depart: "2014-10-21T08:15"]).text()
        #expect(
            text.contains(
                "This is the last connection; the next one leaves on 2014-10-22 at 04:59"),
            "\(text)")
        let last = try Self.answer([.depart: "2014-10-31T08:15"]).text()
        #expect(last.contains("This is the last connection\n"), "\(last)")
        // Another one leaves half an hour later.
        let first = try Self.answer().text()
        #expect(!first.contains("last connection"), "\(first)")
        // Who asks in the evening walks; who would not is told the day on which the journey begins.
        let evening = try Self.answer([.depart: "2014-10-21T20:00"])
        #expect(evening.journeys.isEmpty && evening.walk != nil)
        let morning = try Self.answer([
            .depart: "2014-10-21T20:00", .prefer: "less-walking",
        ]).text()
        #expect(morning.contains("Leave 2014-10-22 04:59"), "\(morning)")
    }

    @Test func whatIsAvoidedOrPreferredIsSo() throws {
        let least = try Self.answer([.prefer: "less-walking"])
        #expect(least.journeys.first?.rideCount == 1)
        #expect(throws: OptionError.self) { try Self.answer([.prefer: "luxury"]) }
        for word in ["tram", "9", "ring", "transit"] {
            #expect(try Self.answer([.avoid: word]).journeys.isEmpty, "\(word)")
            #expect(try Self.answer([.exclude: word]).journeys.isEmpty, "\(word)")
        }
        for option in [QuestionOption.avoid, .exclude] {
            let error = #expect(throws: OptionError.self) { try Self.answer([option: "swans"]) }
            #expect(error?.option == option.name)
        }
        #expect(try Self.answer([.stepFree: "true"]).journeys.count == 1)
    }

    /// The same moment by the clocks of Rome and by those of Greenwich.
    @Test func momentsMayTellTheirZone() throws {
        let there = try Self.answer([.depart: "2014-10-21T08:25"])
        let universal = try Self.answer([.depart: "2014-10-21T06:25:00Z"])
        #expect(there.journeys == universal.journeys)
        #expect(there.journeys.first?.rides.first.map { there.planner.id(ofTrip: $0.trip) } == "t2")
    }

    @Test func aShortWayIsWalked() throws {
        let answer = try Self.answer([.to: "45.4605,9.18"])
        #expect(answer.journeys.isEmpty)
        #expect(answer.text().contains("Walk to your destination"))
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let routes = (document as? [String: Any])?["routes"] as? [[String: Any]]
        #expect((routes?.first?["steps"] as? [Any])?.count == 2)
    }

    // MARK: Real time

    /// A message of 7:25 in Rome.
    private static func message(
        _ updates: [RealtimeFeed.TripUpdate], _ alert: RealtimeFeed.Alert? = nil
    ) -> RealtimeFeed {
        var feed = RealtimeFeed()
        feed.timestamp = 1_413_869_100
        feed.entities = updates.enumerated().map { .init(id: "\($0)", tripUpdate: $1) }
        if let alert { feed.entities.append(.init(id: "alert", alert: alert)) }
        return feed
    }

    private static func update(
        _ relationship: RealtimeFeed.Trip.Relationship = .scheduled,
        _ stops: [RealtimeFeed.StopUpdate] = [], delay: Int? = nil
    ) -> RealtimeFeed.TripUpdate {
        .init(
            trip: .init(id: "t1", startDate: "20141021", relationship: relationship), stops: stops,
            delay: delay)
    }

    private static func ride(_ answer: TransitAnswer) throws -> [String: Any] {
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let routes = try #require((document as? [String: Any])?["routes"] as? [[String: Any]])
        let steps = try #require(routes.first?["steps"] as? [[String: Any]])
        return try #require(steps.first { $0["mode"] as? String == "tram" })
    }

    @Test func aDelayIsToldBesideThePlan() throws {
        let answer = try Self.answer(realtime: Self.message([Self.update(delay: 180)]))
        let ride = try Self.ride(answer)
        #expect(ride["realTime"] as? Bool == true)
        let from = try #require(ride["fromStop"] as? [String: Any])
        #expect(from["departure"] as? String == "2014-10-21T08:03:00+02:00")
        #expect(from["plannedDeparture"] as? String == "2014-10-21T08:00:00+02:00")
        #expect(ride["notices"] as? [String] == ["3 min late"])
        #expect(answer.text().contains("08:03  Alpha: Take tram 9"))
        #expect(answer.text().contains("! 3 min late"))
        // Nothing is told that is not known.
        #expect(try Self.ride(try Self.answer())["realTime"] as? Bool == false)
    }

    @Test func aCanceledVehicleIsToldWithTheOneThatIsTaken() throws {
        let answer = try Self.answer(realtime: Self.message([Self.update(.canceled)]))
        let ride = try Self.ride(answer)
        #expect(
            (ride["fromStop"] as? [String: Any])?["departure"] as? String
                == "2014-10-21T08:30:00+02:00")
        #expect(ride["notices"] as? [String] == ["tram 9 at 08:00 is canceled"])
        let canceled = try #require(ride["canceled"] as? [[String: Any]])
        #expect(canceled.map { $0["plannedDeparture"] as? String } == ["2014-10-21T08:00:00+02:00"])
        // Who sets out later has lost nothing.
        let later = try Self.answer(
            [.depart: "2014-10-21T08:10"], realtime: Self.message([Self.update(.canceled)]))
        #expect(try Self.ride(later)["notices"] as? [String] == [])
    }

    @Test func anotherPlatformIsTold() throws {
        let answer = try Self.answer(
            realtime: Self.message([
                Self.update(.scheduled, [.init(sequence: 3, assignedStopID: "D")])
            ]))
        let ride = try Self.ride(answer)
        #expect(ride["trip"] as? String == "t1")
        let end = try #require(ride["toStop"] as? [String: Any])
        #expect(end["platform"] as? String == "4" && end["plannedPlatform"] as? String == "3")
        #expect(ride["notices"] as? [String] == ["stops at Gamma (4) instead of Gamma (3)"])
    }

    @Test func alertsAreToldInTheLanguageAsked() throws {
        var alert = RealtimeFeed.Alert()
        var line = RealtimeFeed.Alert.Selector()
        line.routeID = "R"
        alert.selectors = [line]
        alert.headers = ["en": "Works", "de-CH": "Bauarbeiten"]
        let realtime = Self.message([], alert)
        for (language, title) in [("en", "Works"), ("de", "Bauarbeiten"), ("fi", "Bauarbeiten")] {
            let answer = try Self.answer([.instructionLanguage: language], realtime: realtime)
            let alerts = try #require(try Self.ride(answer)["alerts"] as? [[String: Any]])
            #expect(alerts.map { $0["title"] as? String } == [title])
            #expect(answer.text().contains(title))
        }
    }

    @Test func oldDataAreToldToBeOld() throws {
        let realtime = Self.message([Self.update(delay: 60)])
        #expect(try Self.answer(realtime: realtime).realtimeNotice == nil)
        let late = try Self.answer([.depart: "2014-10-21T07:40"], realtime: realtime)
        // Now is 7:30, five minutes after the message; 7:40 is not yet.
        #expect(late.realtimeNotice == nil)
        var old = realtime
        old.timestamp -= 600
        let answer = try Self.answer(realtime: old)
        #expect(answer.realtimeNotice == "Real-time data is 15 min old")
        #expect(answer.text().contains("Real-time data is 15 min old"))
        let document = try JSONSerialization.jsonObject(with: Data(answer.json()))
        let told = try #require((document as? [String: Any])?["realTime"] as? [String: Any])
        #expect(told["isStale"] as? Bool == true)
        #expect(told["timestamp"] as? String == "2014-10-21T07:15:00+02:00")
    }

    @Test(arguments: InstructionLanguage.allCases)
    func everyLanguageTellsDelaysAndCancellations(language: InstructionLanguage) throws {
        let late = try Self.answer(
            [.instructionLanguage: language.rawValue],
            realtime: Self.message([Self.update(delay: 180)]))
        #expect(try Self.ride(late)["notices"] as? [String] != [])
        let canceled = try Self.answer(
            [.instructionLanguage: language.rawValue],
            realtime: Self.message([Self.update(.canceled)]))
        let notices = try #require(try Self.ride(canceled)["notices"] as? [String])
        #expect(notices.count == 1)
        #expect(notices[0].contains("08:00") && notices[0].contains("9"))
        if language != .english { #expect(!notices[0].contains("canceled")) }
    }
}
