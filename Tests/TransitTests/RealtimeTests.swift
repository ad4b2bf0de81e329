import Bytes
import GTFS
import MapGeometry
import TestSupport
import Testing
import Transit

/// Updates in real time: read, matched, applied.
struct RealtimeTests {
    private static let feed = DrawnFeed(
        stops: """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45.46,9.18
            B,Beta,45.47,9.19
            C,Gamma,45.48,9.20
            D,Delta,45.49,9.21
            """,
        trips: "route_id,service_id,trip_id\nR,daily,t1\nR,daily,t2",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:11:00,B,2
            t1,8:20:00,8:20:00,C,3
            t1,8:30:00,8:30:00,D,4
            t2,9:00:00,9:00:00,A,1
            t2,9:10:00,9:11:00,B,2
            t2,9:20:00,9:20:00,C,3
            t2,9:30:00,9:30:00,D,4
            """)
    /// The 21st of October 2014 at midnight in Rome.
    private static let midnight = 1_413_842_400

    private static func planner() throws -> TransitPlanner {
        let feed = try feed.withFolder { try Feed(reading: $0) }
        return try TransitPlanner(DrawnTimetable.file(of: DrawnTimetable.tables([feed])))
    }

    private static func message(_ updates: [RealtimeFeed.TripUpdate]) -> RealtimeFeed {
        var feed = RealtimeFeed()
        feed.timestamp = midnight + 8 * 3600
        feed.entities = updates.enumerated().map {
            RealtimeFeed.Entity(id: "\($0)", tripUpdate: $1)
        }
        return feed
    }

    private static func update(
        _ id: String = "t1", _ relationship: RealtimeFeed.Trip.Relationship = .scheduled,
        _ stops: [RealtimeFeed.StopUpdate] = [], delay: Int? = nil
    ) -> RealtimeFeed.TripUpdate {
        .init(
            trip: .init(id: id, startDate: "20141021", relationship: relationship), stops: stops,
            delay: delay)
    }

    /// Minutes after eight at which one arrives at a stop who leaves A at eight or later; nil if never.
    private static func arrival(
        _ stop: Int, _ updates: [RealtimeFeed.TripUpdate], from start: Int = 0
    ) throws -> Int? {
        let planner = try planner().applying(message(updates))
        let query = TransitQuery(
            origins: [.init(stop: start)], destinations: [.init(stop: stop)],
            time: .departAt(midnight + 8 * 3600))
        return try planner.journeys(query).first.map { ($0.arrival - midnight) / 60 - 480 }
    }

    @Test func withoutUpdatesAllIsAsPlanned() throws {
        #expect(try (1...3).map { try Self.arrival($0, []) } == [10, 20, 30])
    }

    @Test func aDelayHoldsUntilTheNextUpdate() throws {
        let late = Self.update(
            "t1", .scheduled,
            [
                .init(sequence: 2, arrival: .init(delay: 300)),
                .init(sequence: 4, arrival: .init(time: Self.midnight + 31 * 60 + 8 * 3600)),
            ])
        #expect(try (1...3).map { try Self.arrival($0, [late]) } == [15, 25, 31])
    }

    @Test func theDelayOfATripIsThatOfItsStops() throws {
        #expect(try Self.arrival(3, [Self.update(delay: 120)]) == 32)
    }

    @Test func noDataEndsADelay() throws {
        let update = Self.update(
            "t1", .scheduled,
            [
                .init(stopID: "B", arrival: .init(delay: 300)),
                .init(stopID: "C", relationship: .noData),
            ])
        #expect(try (1...3).map { try Self.arrival($0, [update]) } == [15, 20, 30])
    }

    /// A stop that is passed can be neither boarded nor left, and those behind it can.
    @Test func aSkippedStopIsPassed() throws {
        let update = Self.update("t1", .scheduled, [.init(stopID: "B", relationship: .skipped)])
        #expect(try Self.arrival(1, [update]) == 70)
        #expect(try Self.arrival(2, [update]) == 20)
    }

    @Test(arguments: [RealtimeFeed.Trip.Relationship.canceled, .deleted])
    func aTripThatDoesNotRunIsNotTaken(relationship: RealtimeFeed.Trip.Relationship) throws {
        #expect(try Self.arrival(3, [Self.update("t1", relationship)]) == 90)
    }

    @Test func anotherPlatformIsAnotherStop() throws {
        let update = Self.update("t1", .scheduled, [.init(stopID: "C", assignedStopID: "D")])
        #expect(try Self.arrival(3, [update]) == 20)
        #expect(try Self.arrival(2, [update]) == 80)
    }

    @Test func newAndReplacedTripsBringTheirStops() throws {
        func stops(_ ids: [String], _ minutes: [Int]) -> [RealtimeFeed.StopUpdate] {
            zip(ids, minutes).map {
                .init(
                    stopID: $0, arrival: .init(time: Self.midnight + 8 * 3600 + $1 * 60),
                    departure: .init(time: Self.midnight + 8 * 3600 + $1 * 60))
            }
        }
        #expect(try Self.arrival(3, [Self.update("x", .new, stops(["A", "D"], [2, 9]))]) == 9)
        let replaced = Self.update("t1", .replacement, stops(["A", "C"], [5, 12]))
        #expect(try Self.arrival(2, [replaced]) == 12)
        #expect(try Self.arrival(1, [replaced]) == 70)
    }

    @Test func aDuplicateRunsBesideItsTrip() throws {
        var copy = Self.update("t2", .duplicated)
        copy.copy = .init(id: "t2b", startTime: "08:05:00", startDate: "20141021")
        #expect(try Self.arrival(3, [copy, Self.update("t1", .canceled)]) == 35)
        #expect(try Self.arrival(3, [copy]) == 30)
    }

    @Test func whatCannotBeMatchedFailsAlone() throws {
        let planner = try Self.planner().applying(
            Self.message([
                Self.update("t9"), Self.update("t1", .scheduled, [.init(stopID: "Z")]),
                Self.update("t2", .canceled),
            ]))
        #expect(planner.unmatchedUpdateCount == 2)
    }

    /// Moments and delays that cannot be are no reason to end the process.
    @Test(arguments: [Int.min, -1 << 40, -700_000, 700_000, 1 << 40, Int.max])
    func impossibleTimesAreNotTaken(number: Int) throws {
        var message = Self.message([
            Self.update(delay: number),
            Self.update("t2", .scheduled, [.init(sequence: 1, arrival: .init(time: number))]),
            Self.update(
                "x", .new,
                [
                    .init(stopID: "A", arrival: .init(time: number)),
                    .init(stopID: "B", arrival: .init(time: number)),
                ]),
        ])
        message.timestamp = number
        message.entities[1].tripUpdate?.trip.startDate = ""
        let planner = try Self.planner().applying(message)
        let query = TransitQuery(
            origins: [.init(stop: 0)], destinations: [.init(stop: 3)],
            time: .departAt(Self.midnight + 8 * 3600))
        #expect(try planner.journeys(query).first?.arrival == Self.midnight + 510 * 60)
    }

    @Test func aDifferentialMessageChangesSingleEntities() {
        var known = Self.message([Self.update("t1"), Self.update("t2")])
        var later = RealtimeFeed()
        later.isDifferential = true
        later.entities = [
            .init(id: "0", isDeleted: true), .init(id: "1", tripUpdate: Self.update("t1")),
            .init(id: "7", tripUpdate: Self.update("t2", .canceled)),
        ]
        known.update(with: later)
        #expect(known.entities.map(\.id) == ["1", "7"])
        #expect(known.entities.map(\.tripUpdate?.trip.id) == ["t1", "t2"])
        known.update(with: Self.message([]))
        #expect(known.entities.isEmpty)
    }

    /// Minutes after eight at which one arrives at D without a change who leaves A at eight, by a vehicle that goes on as two more
    /// trips, the first one at once, the second one after three minutes.
    private static func arrivalOnBoard(_ updates: [RealtimeFeed.TripUpdate]) throws -> [Int] {
        var drawn = feed
        drawn.files["trips.txt"] = """
            route_id,service_id,trip_id,block_id
            R,daily,t1,b
            R,daily,t2,b
            R,daily,t3,b
            R,daily,later,
            """
        drawn.files["stop_times.txt"] = """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,B,2
            t2,8:10:00,8:10:00,B,1
            t2,8:20:00,8:20:00,C,2
            t3,8:23:00,8:23:00,C,1
            t3,8:30:00,8:30:00,D,2
            later,8:30:00,8:30:00,B,1
            later,8:50:00,8:50:00,D,2
            """
        let feed = try drawn.withFolder { try Feed(reading: $0) }
        let planner = try TransitPlanner(DrawnTimetable.file(of: DrawnTimetable.tables([feed])))
            .applying(message(updates))
        var query = TransitQuery(
            origins: [.init(stop: 0)], destinations: [.init(stop: 3)],
            time: .departAt(midnight + 8 * 3600))
        query.mostChanges = 0
        return try planner.journeys(query).map { ($0.arrival - midnight) / 60 - 480 }
    }

    /// A vehicle that is late goes on late, but for what it need not wait; what its next trip is told to do counts.
    @Test func whoStaysOnBoardIsLateWithTheVehicle() throws {
        #expect(try Self.arrivalOnBoard([]) == [30])
        #expect(try Self.arrivalOnBoard([Self.update(delay: 60)]) == [30])
        #expect(try Self.arrivalOnBoard([Self.update(delay: 300)]) == [32])
        #expect(
            try Self.arrivalOnBoard([Self.update(delay: 300), Self.update("t3", delay: 900)]) == [
                45
            ])
        #expect(
            try Self.arrivalOnBoard([Self.update(delay: 300), Self.update("t2", .canceled)]) == [])
        // An update that has the next trip leave before the vehicle comes is of another vehicle.
        #expect(
            try Self.arrivalOnBoard([Self.update(delay: 300), Self.update("t2", delay: 0)]) == [])
    }

    /// Each number of seconds is applied fast enough to be done for every message.
    @Test(
        .enabled(
            if: SharedData.milanFeed != nil, "the folder of extracts has no milan-2014.gtfs.zip"))
    func aThousandUpdatesAreAppliedAtOnce() throws {
        let feed = try Feed(reading: #require(SharedData.milanFeed))
        let planner = try TransitPlanner(DrawnTimetable.file(of: DrawnTimetable.tables([feed])))
        let updates = feed.trips.prefix(1000).map { Self.update($0.id, delay: 60) }
        _ = try planner.applying(RealtimeFeed())
        let clock = ContinuousClock()
        let message = Self.message(updates)
        let time = try clock.measure { _ = try planner.applying(message) }
        print("1,000 updates of Milan applied in \(time)")
    }
}
