import Bytes
import GTFS
import Journeys
import MapGeometry
import TestSupport
import Testing
import Timetables
import Transit

/// Which of several journeys is told where one is asked for.
struct JourneyChoiceTests {
    /// A stop at the start, one a long walk away, and one at the destination.
    private static let stops = """
        stop_id,stop_name,stop_lat,stop_lon
        S,Start,45.460,9.180
        M,Middle,45.490,9.200
        W,Beyond,45.5096,9.180
        X,Outside,45.700,9.180
        F,Far,45.473,9.180
        D,Destination,45.520,9.180
        """

    private static func answer(
        _ stopTimes: String, trips: [String], _ time: JourneyRequest.Time
    ) throws -> TransitAnswer {
        let drawn = DrawnFeed(
            stops: stops,
            routes: "route_id,route_short_name,route_type\n"
                + trips.map { "\($0),\($0),3" }.joined(separator: "\n"),
            trips: "route_id,service_id,trip_id\n"
                + trips.map { "\($0),daily,\($0)" }.joined(separator: "\n"),
            stopTimes: "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n" + stopTimes)
        let feed = try drawn.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: feed)])
        let planner = try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
        let request = JourneyRequest(
            from: CLLocationCoordinate2D(latitude: 45.4601, longitude: 9.18),
            to: CLLocationCoordinate2D(latitude: 45.5201, longitude: 9.18), time)
        return try request.answer(planner: planner, streets: JourneyStreets())
    }

    private static func journey(
        _ stopTimes: String, trips: [String], _ time: JourneyRequest.Time
    ) throws -> (trips: [String], walkSeconds: Int) {
        let answer = try answer(stopTimes, trips: trips, time)
        let journey = try #require(answer.journeys.first)
        return (
            journey.rides.map { answer.planner.line(ofTrip: $0.trip).name },
            Int(journey.walkSeconds)
        )
    }

    /// 7:30 in Rome on the 21st of October 2014.
    private static let halfPastSeven = 1_413_869_400

    @Test func whoArrivesAtTheSameTimeRidesInThePlaceOfALongWalk() throws {
        let told = try Self.journey(
            """
            far,8:00:00,8:00:00,F,1
            far,8:20:00,8:20:00,D,2
            near,8:05:00,8:05:00,S,1
            near,8:10:00,8:10:00,M,2
            next,8:14:00,8:14:00,M,1
            next,8:20:00,8:20:00,D,2
            """, trips: ["far", "near", "next"], .departing(Self.halfPastSeven))
        #expect(told.trips == ["near", "next"])
        #expect(told.walkSeconds < 120)
    }

    @Test func aLaterArrivalIsWorthAShorterWalkAndNotAnyWait() throws {
        let fast = """
            far,8:00:00,8:00:00,F,1
            far,8:20:00,8:20:00,D,2

            """
        let soon = try Self.journey(
            fast + "near,8:05:00,8:05:00,S,1\nnear,8:30:00,8:30:00,D,2", trips: ["far", "near"],
            .departing(Self.halfPastSeven))
        #expect(soon.trips == ["near"])
        let late = try Self.journey(
            fast + "near,8:25:00,8:25:00,S,1\nnear,9:10:00,9:10:00,D,2", trips: ["far", "near"],
            .departing(Self.halfPastSeven))
        #expect(late.trips == ["far"])
    }

    @Test func whoHasToBeThereLeavesALittleEarlierForAShorterWalk() throws {
        let told = try Self.journey(
            """
            far,8:15:00,8:15:00,F,1
            far,8:20:00,8:20:00,D,2
            near,7:45:00,7:45:00,S,1
            near,8:05:00,8:05:00,D,2
            """, trips: ["far", "near"], .arriving(Self.halfPastSeven + 3300))
        #expect(told.trips == ["near"])
    }

    @Test func whereNothingRunsForHoursTheFirstVehicleIsTold() throws {
        let told = try Self.journey(
            "noon,12:00:00,12:00:00,S,1\nnoon,12:20:00,12:20:00,D,2", trips: ["noon"],
            .departing(Self.halfPastSeven))
        #expect(told.trips == ["noon"])
    }

    /// The night buses are behind an hour and a half on foot: who misses the last metro waits for the first.
    @Test func theLastConnectionIsToldWhereOnlyALongWalkLeadsToAnother() throws {
        let answer = try Self.answer(
            """
            metro,24:53:00,24:53:00,S,1
            metro,25:00:00,25:00:00,D,2
            night,26:50:00,26:50:00,W,1
            night,26:52:00,26:52:00,X,2
            bus,26:56:00,26:56:00,X,1
            bus,26:58:00,26:58:00,D,2
            first,28:05:00,28:05:00,S,1
            first,28:10:00,28:10:00,D,2
            """, trips: ["metro", "night", "bus", "first"],
            .departing(Self.halfPastSeven + 17 * 3600))
        #expect(answer.journeys.count == 1)
        #expect(
            answer.lastNotice(0) == "This is the last connection; the next one leaves at 04:04")
        let later = try Self.answer(
            """
            night,26:50:00,26:50:00,W,1
            night,26:52:00,26:52:00,X,2
            bus,26:56:00,26:56:00,X,1
            bus,26:58:00,26:58:00,D,2
            first,28:05:00,28:05:00,S,1
            first,28:10:00,28:10:00,D,2
            """, trips: ["night", "bus", "first"], .departing(Self.halfPastSeven + 62_640))
        #expect(
            later.journeys.first.map { later.iso8601($0.departure, atStop: 0) }?.contains("T04:04")
                == true)
    }

    /// What takes longer than walking follows nothing.
    @Test func theNextConnectionIsOneThatIsTakenThen() throws {
        let times = """
            late,23:50:00,23:50:00,S,1
            late,24:00:00,24:00:00,D,2
            slow,@:00:00,@:00:00,S,1
            slow,#:10:00,#:10:00,D,2
            """
        for (slow, end) in [(6, 8), (22, 24), (24, 26)] {
            let drawn = times.replacing("@", with: "\(slow)").replacing("#", with: "\(end)")
            let answer = try Self.answer(
                drawn, trips: ["late", "slow"], .departing(Self.halfPastSeven + 16 * 3600))
            #expect(
                answer.lastNotice(0)
                    == "This is the last connection; the next one leaves on 2014-10-22 at 23:49",
                "\(slow)")
            // Whoever asks in the morning walks.
            let morning = try Self.answer(
                drawn, trips: ["late", "slow"], .departing(Self.halfPastSeven))
            #expect(morning.journeys.isEmpty)
        }
    }

    /// All the way on foot takes 1 h 48 min, with the slow vehicle 1 h 29 min.
    @Test func nobodyWaitsForHoursToSpareAFewMinutesOnFoot() throws {
        let slow = "slow,%,%,F,1\nslow,@,@,D,2"
        func times(_ begin: String, _ end: String) -> String {
            slow.replacing("%", with: begin).replacing("@", with: end)
        }
        let soon = try Self.answer(
            times("8:05:00", "9:10:00"), trips: ["slow"], .departing(Self.halfPastSeven))
        #expect(soon.journeys.count == 1)
        #expect(soon.walk == nil)
        let late = try Self.answer(
            times("11:35:00", "12:40:00"), trips: ["slow"], .departing(Self.halfPastSeven))
        #expect(late.journeys.isEmpty)
        #expect(late.walk != nil)
    }
}
