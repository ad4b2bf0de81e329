import GTFS
import MapGeometry
import TestSupport
import Testing
import Timetables
import Transit

/// Timetables that keep few of all walks answer as if they had all of them.
struct WalkShortcutTests {
    /// The 25th of October 2014 at noon in Rome.
    private static let noon = 1_414_231_200

    /// Walks of any length from the start, between stops and to the end, beside what trying every change finds.
    @Test(arguments: 0..<(SlowTier.isOn ? 200 : 2) as Range<UInt64>)
    func journeysNeedNoOtherWalks(seed: UInt64) throws {
        var plan = GeneratedCity.Plan()
        (plan.hasRules, plan.hasBlocks, plan.hasAllWalks) = (false, false, true)
        plan.lines = 7
        let city = GeneratedCity(seed: seed, plan)
        let (feed, planner, reduction) = try city.make(longestWalk: nil)
        #expect(reduction?.isLimited == false)
        let oracle = EventOracle(feed, walks: city.walks, changeSeconds: 120)
        var random = SplitMix(seed: seed ^ 0xabcdef)
        for number in 0..<(SlowTier.isOn ? 6 : 3) {
            let start = Int.random(in: 0..<10, using: &random)
            let end = Int.random(in: 0..<10, using: &random)
            func access(_ stop: Int, isStart: Bool) -> [StopAccess] {
                (0..<10).map { other in
                    let pair = isStart ? [stop, other] : [other, stop]
                    return StopAccess(
                        stop: other, seconds: Int32(other == stop ? 0 : city.walks[pair] ?? 0))
                }
            }
            let moment = Self.noon + Int.random(in: -12 * 3600...16 * 3600, using: &random)
            var query = TransitQuery(
                origins: access(start, isStart: true),
                destinations: access(end, isStart: false), time: .departAt(moment))
            query.mostChanges = 4
            query.longestSeconds = 30_000
            query.walkSeconds = start == end ? 0 : city.walks[[start, end]].map { Int32($0) }
            let found = try planner.journeys(query).map {
                EventOracle.Answer(
                    departure: $0.departure, arrival: $0.arrival, rides: $0.rideCount)
            }
            let expected = oracle.departing(
                from: query.origins.map { ($0.stop, Int($0.seconds)) },
                to: query.destinations.map { ($0.stop, Int($0.seconds)) }, at: moment, mostRides: 5,
                within: 30_000, walk: query.walkSeconds.map { Int($0) })
            #expect(found.sorted() == expected, "seed \(seed), question \(number)")
        }
    }

    /// All cities together: walks are left out, and others that are long are kept.
    @Test func fewWalksMatter() throws {
        var plan = GeneratedCity.Plan()
        (plan.hasRules, plan.hasBlocks, plan.hasAllWalks) = (false, false, true)
        var (all, kept) = (0, 0)
        for seed in 0..<5 as Range<UInt64> {
            let reduction = try GeneratedCity(seed: seed, plan).make(longestWalk: nil).reduction
            all += reduction?.walkCount ?? 0
            kept += reduction?.keptCount ?? 0
        }
        #expect(kept > 20)
        #expect(kept < all / 2)
    }

    /// Milan with the few walks that matter, beside Milan with all 265,740, both with all ways to and from stops.
    @Test(
        .enabled(if: SlowTier.isOn, "MAPWRIGHT_SLOW is not set"),
        .enabled(
            if: SharedData.milanFeed != nil, "the folder of extracts has no milan-2014.gtfs.zip"))
    func milanNeedsNoOtherWalks() throws {
        let feed = try Feed(reading: #require(SharedData.milanFeed))
        let walking = StraightLineWalking()
        func planner(_ longest: Int32?) throws -> (TransitPlanner, WalkReduction?) {
            var builder = TimetableBuilder(
                [.init(name: "milan", feed: feed)], walking: walking, longestWalk: longest)
            let tables = try builder.makeTables()
            return (try TransitPlanner(DrawnTimetable.file(of: tables)), builder.walkReduction)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let (few, reduction) = try planner(nil)
        print("Milan: \(reduction.map { "\($0)" } ?? ""), \(clock.now - start)")
        let (all, _) = try planner(14_400)
        var random = SplitMix(seed: 24)
        let places = feed.stops.map {
            CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
        }
        for number in 0..<2000 {
            let start = Int.random(in: 0..<516, using: &random)
            let end = Int.random(in: 0..<516, using: &random)
            func access(_ stop: Int) -> [StopAccess] {
                walking.walks(from: places[stop], to: places, withinSeconds: 14_400).map {
                    StopAccess(stop: $0.to, seconds: $0.seconds, meters: $0.meters)
                }
            }
            // The 19th of October 2014 at midnight in Rome begins the feed.
            let moment = 1_413_669_600 + Int.random(in: 0..<13 * 86_400, using: &random)
            let (origins, destinations) = (access(start), access(end))
            var query = TransitQuery(
                origins: origins, destinations: destinations, time: .departAt(moment))
            query.longestSeconds = 14_400
            query.walkSeconds = origins.first { $0.stop == end }?.seconds
            let (one, other) = (try few.journeys(query), try all.journeys(query))
            #expect(
                one.map { [$0.departure, $0.arrival, $0.rideCount] }
                    == other.map { [$0.departure, $0.arrival, $0.rideCount] },
                "question \(number): \(start) to \(end) at \(moment)")
        }
    }
}
