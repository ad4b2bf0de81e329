import GTFS
import MapGeometry
import TestSupport
import Testing
import Timetables

import Transit

/// Milan's journeys compared with a connection scan, to the second: all days of the feed, midnight and the change of clocks too.
@Suite(.enabled(if: SharedData.milanFeed != nil, "shared/data/milan-2014.gtfs.zip is not here"))
struct MilanOracleTests {
    /// The feed, its timetable with walks of up to five minutes, and the scan over both.
    struct City {
        let planner: TransitPlanner
        let scan: ConnectionScan

        init() throws {
            let feed = try Feed(reading: #require(SharedData.milanFeed))
            let walking = StraightLineWalking(metersPerSecond: 1, detour: 1)
            let tables = DrawnTimetable.tables([feed], walking: walking, longestWalk: 300)
            planner = try TransitPlanner(DrawnTimetable.file(of: tables))
            let places = feed.stops.map {
                CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
            }
            var walks: [[Int]: Int] = [:]
            for (from, one) in places.enumerated() {
                for path in walking.walks(from: one, to: places, withinSeconds: 300)
                where path.to != from {
                    walks[[from, path.to]] = Int(path.seconds)
                }
            }
            scan = ConnectionScan(feed, walks: walks, changeSeconds: 120)
        }
    }

    private static let city = Result { try City() }
    /// The 19th of October 2014 at midnight in Rome.
    private static let start = 1_413_669_600

    @Test(arguments: 0..<(SlowTier.isOn ? 100 : 2))
    func journeysAreThoseOfTheScan(seed: UInt64) throws {
        let city = try Self.city.get()
        var random = SplitMix(seed: seed)
        for number in 0..<(SlowTier.isOn ? 100 : 6) {
            func ends() -> [StopAccess] {
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    StopAccess(
                        stop: Int.random(in: 0..<516, using: &random),
                        seconds: Int32.random(in: 0...600, using: &random))
                }
            }
            let (origins, destinations) = (ends(), ends())
            // One in four near midnight or the change of clocks on the 26th.
            let moment =
                Int.random(in: 0..<4, using: &random) == 0
                ? Self.start + 7 * 86_400 + Int.random(in: -7200...14_400, using: &random)
                : Self.start + Int.random(in: 0..<14 * 86_400, using: &random)
            var query = TransitQuery(
                origins: origins, destinations: destinations, time: .departAt(moment))
            query.mostChanges = 5
            query.longestSeconds = 14_400
            let found = try city.planner.journeys(query)
            let (from, to) = (
                origins.map { ($0.stop, Int($0.seconds)) },
                destinations.map { ($0.stop, Int($0.seconds)) }
            )
            var expected: [EventOracle.Answer] = []
            var best = Int.max
            let arrivals = city.scan.arrivals(
                from: from, to: to, at: moment, mostRides: 6, before: moment + 14_401)
            for (index, arrival) in arrivals.enumerated() where arrival < best {
                best = arrival
                let departure = city.scan.departure(
                    from: from, to: to, by: arrival, mostRides: index + 1, notBefore: moment)
                expected.append(
                    .init(departure: departure ?? 0, arrival: arrival, rides: index + 1))
            }
            #expect(
                found.map {
                    .init(departure: $0.departure, arrival: $0.arrival, rides: $0.rideCount)
                }.sorted() == expected.sorted(), "seed \(seed), question \(number)")
        }
    }

    @Test func daysBeyondTheFeedAreToldWithThoseThereAre() throws {
        let city = try Self.city.get()
        let query = TransitQuery(
            origins: [.init(stop: 0)], destinations: [.init(stop: 1)],
            time: .departAt(Self.start + 40 * 86_400))
        let error = #expect(throws: TransitError.self) { try city.planner.journeys(query) }
        #expect(error?.code == .outsideServiceDays(first: "2014-10-19", last: "2014-11-01"))
    }
}
