import Bytes
import GTFS
import Journeys
import MapGeometry
import Roads
import StreetWalking
import TestSupport
import Testing
import Timetables
import Transit

/// Who takes no stairs has none on any part of an answer: on the way to the first stop, between stops, from the last one.
struct StepFreeTests {
    /// A street at the bottom of a hill and one at the top, 222 m of stairs between them at one end, and a ramp at the other, 780 m
    /// farther east; from the top a street leads to the north.
    private static func xml(hasRamp: Bool) -> String {
        """
        <osm version="0.6">
        <node id="1" lat="45.400" lon="9.18"/><node id="2" lat="45.400" lon="9.19"/>
        <node id="3" lat="45.402" lon="9.18"/><node id="4" lat="45.402" lon="9.19"/>
        <node id="5" lat="45.480" lon="9.18"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        <way id="2"><nd ref="4"/><nd ref="3"/><nd ref="5"/><tag k="highway" v="residential"/></way>
        <way id="3"><nd ref="1"/><nd ref="3"/><tag k="highway" v="steps"/></way>
        \(hasRamp
            ? #"<way id="4"><nd ref="2"/><nd ref="4"/><tag k="highway" v="footway"/></way>"# : "")
        </osm>
        """
    }
    /// A tram from the head of the stairs to the north, at 8:00 and at 8:30.
    private static let feed = DrawnFeed(
        stops: "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45.4021,9.18\nC,Gamma,45.480,9.18",
        routes: "route_id,route_short_name,route_type\nR,9,0",
        trips: "route_id,service_id,trip_id\nR,daily,t1\nR,daily,t2\nR,daily,back",
        stopTimes: """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,C,2
            t2,8:30:00,8:30:00,A,1
            t2,8:40:00,8:40:00,C,2
            back,8:00:00,8:00:00,C,1
            back,8:10:00,8:10:00,A,2
            """)
    private static let foot = CLLocationCoordinate2D(latitude: 45.4, longitude: 9.18)
    private static let north = CLLocationCoordinate2D(latitude: 45.48, longitude: 9.18)
    /// The 21st of October 2014, 7:50 in Rome.
    private static let departure = 1_413_870_600

    private static func planner() throws -> TransitPlanner {
        let read = try feed.withFolder { try Feed(reading: $0) }
        var timetable = TimetableBuilder([.init(name: "feed", feed: read)])
        return try TransitPlanner(MappedFile(of: timetable.makeTables().encoded()))
    }

    private static func streets(
        hasRamp: Bool = true, modes: [String] = ["walking"]
    ) async throws -> JourneyStreets {
        let routers = try await DrawnStreets.routers(xml(hasRamp: hasRamp), modes: modes)
        return JourneyStreets(walking: routers["walking"], stepFree: routers["wheelchair"])
    }

    private static func answer(
        _ streets: JourneyStreets, from: CLLocationCoordinate2D = foot,
        to: CLLocationCoordinate2D = north, isStepFree: Bool
    ) throws -> TransitAnswer {
        var request = JourneyRequest(from: from, to: to, .departing(departure))
        if isStepFree { request.filter.wheelchair = .notInaccessible }
        return try request.answer(planner: planner(), streets: streets)
    }

    // What a test asks stands in a function that does not wait: the compiler of Swift 6.3 fails at some that do.

    @Test func theFirstMileTakesTheRamp() async throws {
        try Self.checkFirstMile(await Self.streets())
    }

    private static func checkFirstMile(_ streets: JourneyStreets) throws {
        let walker = try Self.answer(streets, isStepFree: false)
        #expect(walker.journeys.first?.arrival == Self.departure + 1200)
        let other = try Self.answer(streets, isStepFree: true)
        let journey = try #require(other.journeys.first)
        #expect(journey.arrival == Self.departure + 3000)
        #expect(journey.walkSeconds > 1200)
        // The line leads by the ramp.
        let line = other.geometry(of: journey.legs[0])
        #expect(line.contains { $0.longitude > 9.189 })
    }

    @Test func theLastMileTakesTheRamp() async throws {
        try Self.checkLastMile(await Self.streets())
    }

    private static func checkLastMile(_ streets: JourneyStreets) throws {
        func seconds(isStepFree: Bool) throws -> Int {
            let answer = try Self.answer(
                streets, from: Self.north, to: Self.foot, isStepFree: isStepFree)
            return try Int(#require(answer.journeys.first).walkSeconds)
        }
        #expect(try seconds(isStepFree: false) < 400)
        #expect(try seconds(isStepFree: true) > 1200)
    }

    @Test func wheelchairsTakeTheirOwnTimeWhereTheirRoadsAreKnown() async throws {
        try Self.checkWheelchairs(await Self.streets(modes: ["walking", "wheelchair"]))
    }

    private static func checkWheelchairs(_ streets: JourneyStreets) throws {
        var others = streets
        others.stepFree = nil
        let own = try #require(Self.answer(streets, isStepFree: true).journeys.first)
        let walkers = try #require(Self.answer(others, isStepFree: true).journeys.first)
        #expect(own.walkSeconds > walkers.walkSeconds)
        let plain = try #require(Self.answer(streets, isStepFree: false).journeys.first)
        #expect(plain.walkSeconds < 400)
    }

    /// What only stairs lead to is not reached along a straight line.
    @Test(arguments: [["walking"], ["walking", "wheelchair"]])
    func withoutARampThereIsNoWay(modes: [String]) async throws {
        try Self.checkStairsAlone(await Self.streets(hasRamp: false, modes: modes))
    }

    private static func checkStairsAlone(_ streets: JourneyStreets) throws {
        #expect(throws: TransitError.self) { try Self.answer(streets, isStepFree: true) }
        #expect(try Self.answer(streets, isStepFree: false).journeys.count == 1)
    }

    @Test func areasLeadUpNoStairs() async throws {
        try Self.checkAreas(await Self.streets())
    }

    private static func checkAreas(_ streets: JourneyStreets) throws {
        let walking = try #require(streets.walking)
        func north(isStepFree: Bool) throws -> Double {
            var request = ReachRequest(from: Self.foot, leavingAt: Self.departure)
            if isStepFree { request.filter.wheelchair = .notInaccessible }
            let areas = try request.isochrones(
                planner: Self.planner(), walking: walking, within: [.seconds(1320)])
            return areas[0].polygons.joined().joined().map(\.latitude).max() ?? 0
        }
        #expect(try north(isStepFree: false) > 45.47)
        #expect(try north(isStepFree: true) < 45.42)
    }

    /// The walks between stops tell which has stairs, and the way around.
    @Test func changesKnowTheStairsOfStreets() async throws {
        try Self.checkChanges(await Self.streets())
    }

    private static func checkChanges(_ streets: JourneyStreets) throws {
        let walking = try #require(streets.walking)
        let top = CLLocationCoordinate2D(latitude: 45.402, longitude: 9.18)
        let paths = StreetWalking(walking).footpaths(
            among: [Self.foot, top], withinSeconds: 3600)
        #expect(paths.map(\.hasSteps) == [true, false, true, false])
        #expect(paths[0].seconds < 400)
        #expect(paths[1].seconds > 1200)
        let short = StreetWalking(walking).footpaths(among: [Self.foot, top], withinSeconds: 600)
        #expect(short.map(\.hasSteps) == [true, true])
    }
}
