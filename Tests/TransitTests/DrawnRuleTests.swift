import GTFS
import Geodesy
import MapGeometry
import TestSupport
import Testing
import Timetables
import Transit

/// Each rule of the specification in a timetable that one can read.
struct DrawnRuleTests {
    /// The 21st of October 2014 at midnight in Rome.
    private static let midnight = 1_413_842_400

    /// Stops A to F in a row, 1.1 km apart; trips drawn as `id line service block: A 8:00 B 8:10-8:11 …`.
    private static func planner(
        _ trips: [String], more: [String: String] = [:], longestWalk: Int32 = 0,
        isBounded: Bool = false
    ) throws -> TransitPlanner {
        var rows = "route_id,service_id,trip_id,block_id,trip_headsign\n"
        var times = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
        var lines: Set<String> = []
        for trip in trips {
            let parts = trip.split(separator: ":", maxSplits: 1)
            let head = parts[0].split(separator: " ").map(String.init)
            lines.insert(head[1])
            rows += "\(head[1]),\(head.count > 2 ? head[2] : "daily"),\(head[0]),"
            rows += "\(head.count > 3 ? head[3] : ""),\n"
            let stopTimes = parts[1].split(separator: " ")
            for place in stride(from: 0, to: stopTimes.count, by: 2) {
                let clock = stopTimes[place + 1].split(separator: "-")
                let (arrival, departure) = (clock[0], clock[clock.count - 1])
                times += "\(head[0]),\(arrival):00,\(departure):00,\(stopTimes[place]),\(place)\n"
            }
        }
        var stops = "stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding\n"
        for (place, name) in ["A", "B", "C", "D", "E", "F"].enumerated() {
            stops += "\(name),\(name),45.\(40 + place),9.18,\(name == "E" ? 2 : 1)\n"
        }
        var routes = "route_id,route_short_name,route_type,route_color\n"
        for line in lines.sorted() { routes += "\(line),\(line),\(line.hasPrefix("T") ? 0 : 3),\n" }
        let drawn = DrawnFeed(
            stops: stops, routes: routes, trips: rows, stopTimes: times, more: more)
        let feed = try drawn.withFolder { try Feed(reading: $0) }
        return try TransitPlanner(
            DrawnTimetable.file(of: DrawnTimetable.tables([feed], longestWalk: longestWalk)),
            boundsFrom: isBounded ? 0 : .max)
    }

    /// Journeys as text: when each leaves and arrives, and the lines.
    private static func ask(
        _ planner: TransitPlanner, _ from: Int, _ to: Int, _ clock: String, day: Int = 0,
        _ change: (inout TransitQuery) -> Void = { _ in }
    ) throws -> [String] {
        let parts = clock.split(separator: ":").map { Int($0) ?? 0 }
        let moment = midnight + day * 86_400 + parts[0] * 3600 + parts[1] * 60
        var query = TransitQuery(
            origins: [.init(stop: from)], destinations: [.init(stop: to)],
            time: .departAt(moment))
        query.changeSeconds = 60
        change(&query)
        func text(_ moment: Int) -> String {
            let local = moment + planner.timetable.secondsFromGMT(atStop: 0, moment: moment)
            let minute = local % 86_400 / 60
            return "\(minute / 60):\(minute % 60 / 10)\(minute % 10)"
        }
        return try planner.journeys(query).map { journey in
            let lines = journey.rides.map {
                ($0.isContinued ? "=" : "") + planner.line(ofTrip: $0.trip).name
            }
            return
                "\(text(journey.departure))-\(text(journey.arrival)) \(lines.joined(separator: " "))"
        }
    }

    @Test func theEarliestArrivalLeavesAsLateAsItCan() throws {
        let planner = try Self.planner([
            "1 X: A 8:00 B 8:30", "2 X: A 8:05 B 8:40", "3 Y: A 8:10 B 8:30",
        ])
        #expect(try Self.ask(planner, 0, 1, "7:50") == ["8:10-8:30 Y"])
    }

    /// Bounds of searches know rides of minutes and of days.
    @Test func aFerryOfTwoDaysIsFoundAmongTrams() throws {
        let planner = try Self.planner(
            [
                "1 T1: A 8:00 B 8:10", "2 F: B 8:30 C 52:30", "3 T2: C 53:00 D 53:10",
                "4 T3: A 9:00 E 9:10", "5 G: E 10:00 D 60:00", "6 T4: D 54:00 F 54:20",
                "7 T4: D 61:00 F 61:20",
            ], isBounded: true)
        #expect(
            try Self.ask(planner, 0, 5, "7:50") { $0.longestSeconds = 4 * 86_400 } == [
                "8:00-6:20 T1 F T2 T4", "9:00-13:20 T3 G T4",
            ])
    }

    /// What arrives at the same moment at another stop of the end, or leaves at the same moment from another one of the start.
    @Test func whatSparesTimeMayBeginOrEndElsewhere() throws {
        let ends = try Self.planner(["1 X: A 8:00 B 8:30", "2 Y: A 8:10 C 8:30"])
        let starts = try Self.planner(["1 X: A 8:00 B 8:30", "2 Y: C 8:00 B 8:20"])
        for order in [[1, 2], [2, 1]] {
            #expect(
                try Self.ask(ends, 0, 1, "7:50") {
                    $0.destinations = order.map { StopAccess(stop: $0) }
                } == ["8:10-8:30 Y"])
        }
        for order in [[0, 2], [2, 0]] {
            #expect(
                try Self.ask(starts, 0, 1, "9:00") {
                    $0.origins = order.map { StopAccess(stop: $0) }
                    if case .departAt(let moment) = $0.time { $0.time = .arriveBy(moment) }
                } == ["8:00-8:20 Y"])
        }
    }

    @Test func aChangeTakesItsTime() throws {
        let planner = try Self.planner([
            "1 X: A 8:00 B 8:10", "2 Y: B 8:10 C 8:20", "3 Y: B 8:12 C 8:22",
        ])
        #expect(try Self.ask(planner, 0, 2, "8:00") == ["8:00-8:22 X Y"])
        #expect(try Self.ask(planner, 0, 2, "8:00") { $0.changeSeconds = 0 } == ["8:00-8:20 X Y"])
        #expect(try Self.ask(planner, 0, 2, "8:00") { $0.changeSeconds = 180 } == [])
    }

    @Test func rulesGiveChangesTheirTime() throws {
        let trips = ["1 X: A 8:00 B 8:10", "2 Y: B 8:10 C 8:20", "3 Y: B 8:15 C 8:25"]
        func ask(_ row: String) throws -> [String] {
            let rules =
                "from_stop_id,to_stop_id,from_route_id,to_route_id,from_trip_id,to_trip_id,transfer_type,min_transfer_time\n"
            return try Self.ask(
                Self.planner(trips, more: ["transfers.txt": rules + row]), 0, 2, "8:00")
        }
        #expect(try ask("B,B,,,,,1,") == ["8:00-8:20 X Y"])
        #expect(try ask("B,B,,,,,2,240") == ["8:00-8:25 X Y"])
        #expect(try ask("B,B,,,,,3,") == [])
        #expect(try ask("B,B,,,,,3,\nB,B,X,Y,,,2,60") == ["8:00-8:25 X Y"])
        #expect(try ask("B,B,X,Y,,,3,\nB,B,,,1,2,1,") == ["8:00-8:20 X Y"])
        #expect(try ask("B,B,,,1,,3,\nB,B,Y,,,,1,") == [])
    }

    @Test func passengersStayOnBoard() throws {
        let trips = ["1 X daily b: A 8:00 B 8:10", "2 Y daily b: B 8:10 C 8:20"]
        #expect(
            try Self.ask(Self.planner(trips), 0, 2, "8:00") { $0.mostChanges = 0 } == [
                "8:00-8:20 X =Y"
            ])
        let parted = "from_trip_id,to_trip_id,transfer_type\n1,2,5"
        #expect(
            try Self.ask(Self.planner(trips, more: ["transfers.txt": parted]), 0, 2, "8:00") == [])
        let linked = ["1 X: A 23:50 B 24:10", "2 Y: B 0:12 C 0:20"]
        let rule = "from_trip_id,to_trip_id,transfer_type\n1,2,4"
        let planner = try Self.planner(linked, more: ["transfers.txt": rule])
        #expect(try Self.ask(planner, 0, 2, "23:00") { $0.mostChanges = 0 } == ["23:50-0:20 X =Y"])
    }

    @Test func repeatedTripsRunUntilTheirEnd() throws {
        let frequencies =
            "trip_id,start_time,end_time,headway_secs,exact_times\n1,6:00:00,7:00:00,1200,1"
        let planner = try Self.planner(
            ["1 X: A 0:00 B 0:10"], more: ["frequencies.txt": frequencies])
        #expect(try Self.ask(planner, 0, 1, "6:01") == ["6:20-6:30 X"])
        #expect(try Self.ask(planner, 0, 1, "6:40") == ["6:40-6:50 X"])
        // None leaves at the end itself, so that the next is tomorrow's.
        #expect(try Self.ask(planner, 0, 1, "6:41") == ["6:00-6:10 X"])
        // Of trips that keep a headway instead of times none is promised behind the last one that leaves before the end.
        let headways = try Self.planner(
            ["1 X: A 0:00 B 0:10"],
            more: ["frequencies.txt": frequencies.replacing("1200,1", with: "1200,0")])
        #expect(try Self.ask(headways, 0, 1, "6:40") == ["6:40-6:50 X"])
        #expect(try Self.ask(headways, 0, 1, "6:41") == ["6:00-6:10 X"])
    }

    @Test func timesPast24AreOfTheDayBefore() throws {
        let planner = try Self.planner(["1 X: A 25:00 B 25:10"])
        #expect(try Self.ask(planner, 0, 1, "0:30", day: 1) == ["1:00-1:10 X"])
    }

    /// On the 26th of October 2014 clocks went back at 3:00: 1:30 of the new day is an hour after noon minus 12 hours and a half.
    @Test func theDayOfTheChangeOfClocksBeginsBeforeMidnight() throws {
        let planner = try Self.planner(["1 X: A 1:30 B 1:40", "2 Y: A 27:30 B 27:40"])
        // Noon minus 12 hours is 1:00 of summer time; the trip of "1:30" leaves at 2:30 of summer time.
        let found = try Self.ask(planner, 0, 1, "2:00", day: 5)
        #expect(found == ["2:30-2:40 X"])
        // 27:30 of the 25th is 3:30 of summer time, which is 2:30 of winter time.
        #expect(try Self.ask(planner, 0, 1, "2:31", day: 5) == ["2:30-2:40 Y"])
    }

    @Test func whatIsAvoidedIsNotUsed() throws {
        let planner = try Self.planner([
            "1 T1: A 8:00 B 8:10", "2 X: A 8:00 B 8:20", "3 Y: A 8:00 E 8:10", "4 Y: E 8:20 B 8:22",
        ])
        #expect(try Self.ask(planner, 0, 1, "8:00") == ["8:00-8:10 T1"])
        #expect(
            try Self.ask(planner, 0, 1, "8:00") { $0.filter.avoidedModes = [.tram] } == [
                "8:00-8:20 X"
            ])
        #expect(
            try Self.ask(planner, 0, 1, "8:00") { $0.filter.avoidedRoutes = [0] } == ["8:00-8:20 X"]
        )
        #expect(try Self.ask(planner, 0, 1, "8:00") { $0.filter.avoidedAgencies = [0] } == [])
        #expect(
            try Self.ask(planner, 0, 4, "8:00") { $0.filter.wheelchair = .notInaccessible } == [])
    }

    /// E is closed to wheelchairs: nobody walks there to get on, or gets off there to walk on, whichever way is searched.
    @Test(arguments: [
        ["1 X: A 8:00 D 8:10", "2 Y: E 8:40 B 8:50"], ["1 X: A 8:00 E 8:10", "2 Y: D 8:40 B 8:50"],
    ])
    func nobodyChangesAtAClosedStop(trips: [String]) throws {
        let planner = try Self.planner(trips, longestWalk: 1200)
        let questions: [(inout TransitQuery) -> Void] = [
            { _ in }, { $0.time = .arriveBy(Self.midnight + 9 * 3600) },
            { $0.time = .departWithin(Self.midnight + 7 * 3600..<Self.midnight + 9 * 3600) },
            { $0.countsWalking = true },
        ]
        for (number, question) in questions.enumerated() {
            #expect(
                try Self.ask(planner, 0, 1, "8:00", question) == ["8:00-8:50 X Y"], "\(number)")
            let onWheels = try Self.ask(planner, 0, 1, "8:00") {
                question(&$0)
                $0.filter.wheelchair = .notInaccessible
            }
            #expect(onWheels == [], "\(number)")
        }
    }

    @Test func walkingBeatsSlowVehicles() throws {
        let planner = try Self.planner(
            ["1 X: A 8:00 B 8:30", "2 Y: A 8:00 C 8:10"], longestWalk: 1200)
        #expect(try Self.ask(planner, 0, 1, "8:00") { $0.walkSeconds = 1199 } == [])
        #expect(try Self.ask(planner, 0, 1, "8:00") { $0.walkSeconds = 1801 } == ["8:00-8:30 X"])
    }

    @Test func departuresLinesAndTripsOfALine() throws {
        let planner = try Self.planner([
            "1 X: A 8:00 B 8:10", "2 Y: A 8:05 C 8:20", "3 X: A 9:00 B 9:10",
        ])
        let found = try planner.departures(fromStop: 0, after: Self.midnight + 8 * 3600, limit: 3)
        #expect(found.map { planner.id(ofTrip: $0.trip) } == ["1", "2", "3"])
        #expect(
            found.map { planner.headsign(ofTrip: $0.trip, at: $0.position) } == ["B", "C", "B"])
        #expect(found.map { $0.plannedDeparture } == found.map { $0.departure })
        #expect(try planner.lines(atStop: 0).map { planner.timetable.line($0).name } == ["X", "Y"])
        let trips = try planner.trips(ofLine: 0, serviceDay: Self.midnight / 86_400 + 1)
        #expect(trips.map { planner.id(ofTrip: $0) } == ["1", "3"])
        #expect(throws: TransitError.self) { try planner.lines(atStop: 99) }
    }

    @Test func whatIsReachedAndHowLongItTakes() throws {
        let planner = try Self.planner(["1 X: A 8:00 B 8:10 C 8:30", "2 Y: B 8:12 D 8:20"])
        let start = Self.midnight + 8 * 3600
        let reached = try planner.reachableStops(
            from: [.init(stop: 0)], leavingAt: start, withinSeconds: 1200)
        #expect(reached.map { $0.map { ($0 - start) / 60 } } == [0, 10, nil, 20, nil, nil])
        let matrix = try planner.travelSeconds(
            from: [[.init(stop: 0)], [.init(stop: 1)]], to: [[.init(stop: 3, seconds: 60)]],
            leavingAt: start, withinSeconds: 3600)
        #expect(matrix == [[1260], [1260]])
    }

    @Test func aRideIsCutOutOfItsShape() throws {
        // The vehicle goes past B to C and back to B.
        let line = [0, 1, 2, 1].map {
            PackedCoordinate(454_000_000 + Int32($0) * 100_000, 91_800_000)
        }
        let part = ShapeCut(line).part(of: [line[0], line[2], line[1]], from: 1, to: 2)
        #expect(part?.first == line[2])
        #expect(part?.last == line[3])
        #expect(ShapeCut(line).part(of: [line[0], PackedCoordinate(0, 0)], from: 0, to: 1) == nil)
    }

    @Test func stopsAreFoundOnAShapeOnceForEachPattern() {
        let line = [0, 1, 2].map { PackedCoordinate(454_000_000 + Int32($0) * 100_000, 91_800_000) }
        let known = ShapePlaces()
        var searches = 0
        for (pattern, stops) in [
            (0, [line[0], line[2]]), (1, [line[1], line[2]]),
            (2, [line[0], PackedCoordinate(0, 0)]),
        ] {
            for _ in 0..<2 {
                let places = known.places(ofPattern: pattern, onShape: 7) {
                    searches += 1
                    return ShapeCut(line).places(of: stops)
                }
                #expect(places == ShapeCut(line).places(of: stops))
            }
        }
        #expect(searches == 3)
        #expect(known.places(ofPattern: 0, onShape: 8) { nil } == nil)
    }

    /// What was asked before, of which the trips of some days are kept, changes no answer.
    @Test func daysThatWereAskedForBeforeChangeNothing() throws {
        let trips = ["1 X: A 8:00 B 8:10", "2 Y: A 20:05 B 20:20", "3 X: A 23:50 B 24:30"]
        let planner = try Self.planner(trips)
        func answer(_ planner: TransitPlanner, _ hour: Int) throws -> [Journey] {
            try planner.journeys(
                .init(
                    origins: [.init(stop: 0)], destinations: [.init(stop: 1)],
                    time: .departAt(Self.midnight + hour * 3600)))
        }
        let hours = Array(stride(from: 0, to: 240, by: 5))
        for hour in hours + hours.reversed() {
            #expect(try answer(planner, hour) == answer(Self.planner(trips), hour), "hour \(hour)")
        }
    }

    /// Moments that cannot be are told as such; a span may reach far beyond the days there are.
    @Test func momentsFarAwayAreNoReasonToEnd() throws {
        let planner = try Self.planner(["1 X: A 8:00 B 8:10"])
        let stops = [StopAccess(stop: 0)]
        for moment in [Int.min, -1 << 50, 0, 1 << 50, Int.max] {
            for time in [TransitQuery.Time.departAt(moment), .arriveBy(moment)] {
                #expect(throws: TransitError.self) {
                    try planner.journeys(.init(origins: stops, destinations: stops, time: time))
                }
            }
            #expect(throws: TransitError.self) {
                try planner.departures(fromStop: 0, after: moment)
            }
            #expect(throws: TransitError.self) {
                try planner.reachableStops(from: stops, leavingAt: moment, withinSeconds: 60)
            }
        }
        let all = try planner.journeys(
            .init(
                origins: stops, destinations: [.init(stop: 1)],
                time: .departWithin(0..<(1 << 33))))
        #expect(all.count == 12)
    }
}
