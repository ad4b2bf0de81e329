import Bytes
import GTFS
import TestSupport
import Testing
import Transit

/// Journeys in generated cities, compared with what trying every change finds.
struct PlannerOracleTests {
    /// The 25th of October 2014 at noon in Rome; the clocks change in the night that follows.
    private static let noon = 1_414_231_200

    private struct Question {
        var origins: [StopAccess]
        var destinations: [StopAccess]
        var moment: Int
        var walk: Int?
        var mostChanges: Int
        var vias: [TransitVia] = []

        init(_ city: GeneratedCity, _ random: inout SplitMix) {
            func ends() -> [StopAccess] {
                (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    StopAccess(
                        stop: Int.random(in: 0..<city.stopCount, using: &random),
                        seconds: Int32.random(in: 0...300, using: &random))
                }
            }
            origins = ends()
            destinations = ends()
            moment = noon + Int.random(in: -12 * 3600...30 * 3600, using: &random)
            walk = Bool.random(using: &random) ? Int.random(in: 100...20_000, using: &random) : nil
            mostChanges = Int.random(in: 0...4, using: &random)
        }

        func query(_ time: TransitQuery.Time) -> TransitQuery {
            var query = TransitQuery(origins: origins, destinations: destinations, time: time)
            query.walkSeconds = walk.map { Int32($0) }
            query.mostChanges = mostChanges
            query.changeSeconds = 90
            query.longestSeconds = 30_000
            query.vias = vias
            return query
        }
    }

    private static func answers(_ journeys: [Journey]) -> [EventOracle.Answer] {
        journeys.map {
            .init(departure: $0.departure, arrival: $0.arrival, rides: $0.rideCount)
        }.sorted()
    }

    private static func access(_ list: [StopAccess]) -> [EventOracle.Access] {
        list.map { ($0.stop, Int($0.seconds)) }
    }

    /// The oracle tries every change: four questions about a city take it half a minute.
    private static let seeds = Array(0..<(SlowTier.isOn ? 400 : 1) as Range<UInt64>)
    private static let questionCount = SlowTier.isOn ? 4 : 1

    @Test(arguments: seeds)
    func journeysAreTheBestThereAre(seed: UInt64) throws {
        try Self.compare(seed: seed) { _, _ in }
    }

    /// One or two stops on the way, some of them to stay at, some of several platforms.
    @Test(arguments: seeds)
    func journeysByWayOfStopsAreTheBestThereAre(seed: UInt64) throws {
        try Self.compare(seed: seed ^ 0x5eed00) { question, random in
            question.walk = nil
            question.mostChanges = Int.random(in: 1...4, using: &random)
            question.vias = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                TransitVia(
                    stops: (0..<Int.random(in: 1...4, using: &random)).map { _ in
                        Int.random(in: 0..<10, using: &random)
                    },
                    staySeconds: Bool.random(using: &random)
                        ? 0 : Int32.random(in: 1...1200, using: &random))
            }
        }
    }

    /// With a latest arrival there are the journeys that arrive by it, and no others; the last departure is that of the last one.
    @Test(arguments: Array(0..<(SlowTier.isOn ? 400 : 6) as Range<UInt64>))
    func aLatestArrivalLeavesOutWhatIsLater(seed: UInt64) throws {
        let city = GeneratedCity(seed: seed ^ 0x1a7e)
        let (_, planner, _) = try city.make()
        var random = SplitMix(seed: seed ^ 0xa11)
        var found = 0
        for number in 0..<12 {
            let question = Question(city, &random)
            let range = question.moment..<(question.moment + 7200)
            let latest = question.moment + Int.random(in: 0...40_000, using: &random)
            for countsWalking in [false, true] {
                var query = question.query(.departWithin(range))
                query.countsWalking = countsWalking
                let all = try planner.journeys(query)
                query.latestArrival = latest
                let some = try planner.journeys(query)
                #expect(
                    some == all.filter { $0.arrival <= latest }, "seed \(seed), question \(number)")
                query.time = .departAt(question.moment)
                #expect(try planner.journeys(query).allSatisfy { $0.arrival <= latest })
                query.time = .arriveBy(latest + 3600)
                #expect(try planner.journeys(query).allSatisfy { $0.arrival <= latest })
                found += some.count
            }
        }
        // The first cities have such journeys; of the slow tier's some have none.
        #expect(found > 0 || seed >= 6)
    }

    /// Arrival, number of rides and time on foot: all that nothing beats is found, and nothing else.
    @Test(arguments: seeds)
    func journeysWithLittleOnFootAreAllThereAre(seed: UInt64) throws {
        let city = GeneratedCity(seed: seed ^ 0xf007)
        let (feed, planner, _) = try city.make()
        let oracle = EventOracle(feed, walks: city.walks, changeSeconds: 90)
        var random = SplitMix(seed: seed ^ 0xabcdef)
        for number in 0..<Self.questionCount {
            var question = Question(city, &random)
            question.mostChanges = Int.random(in: 0...3, using: &random)
            let (from, to) = (Self.access(question.origins), Self.access(question.destinations))
            let rides = question.mostChanges + 1
            var query = question.query(.departAt(question.moment))
            query.countsWalking = true
            let leaving = try planner.journeys(query)
            #expect(
                Self.walkingAnswers(leaving)
                    == oracle.departingByWalking(
                        from: from, to: to, at: question.moment, mostRides: rides, within: 30_000,
                        walk: question.walk), "seed \(seed), question \(number), leaving")
            for journey in leaving { Self.check(journey, oracle, planner, question) }
            let range = question.moment..<(question.moment + 7200)
            query.time = .departWithin(range)
            query.longestSeconds = 100_000
            let within = try planner.journeys(query)
            #expect(
                Self.walkingAnswers(within)
                    == oracle.departingByWalking(
                        from: from, to: to, within: range, mostRides: rides, walk: question.walk
                    ).filter { $0.arrival < range.upperBound + 100_000 },
                "seed \(seed), question \(number), within")
            // Who has to arrive: nothing that is found is beaten by what leaves within the span.
            query.time = .arriveBy(question.moment)
            query.longestSeconds = 30_000
            for journey in try planner.journeys(query) {
                #expect(journey.arrival <= question.moment)
                Self.check(journey, oracle, planner, question)
                let better = oracle.arrivalsByWalking(
                    from: from, to: to, at: journey.departure + 1, mostRides: journey.rideCount
                ).filter { $0.arrival <= question.moment && $0.walk <= journey.walkSeconds }
                #expect(better.isEmpty, "seed \(seed), question \(number), arriving")
            }
        }
    }

    private static func walkingAnswers(_ journeys: [Journey]) -> [EventOracle.WalkingAnswer] {
        Set(
            journeys.map {
                .init(
                    departure: $0.departure, arrival: $0.arrival, rides: $0.rideCount,
                    walk: $0.walkSeconds)
            }
        ).sorted()
    }

    private static func compare(
        seed: UInt64, _ change: (inout Question, inout SplitMix) -> Void
    ) throws {
        let city = GeneratedCity(seed: seed)
        let (feed, planner, _) = try city.make()
        var oracle = EventOracle(feed, walks: city.walks, changeSeconds: 90)
        var random = SplitMix(seed: seed ^ 0xabcdef)
        for number in 0..<questionCount {
            var question = Question(city, &random)
            change(&question, &random)
            oracle.vias = question.vias.map { (Set($0.stops), Int($0.staySeconds)) }
            let (from, to) = (Self.access(question.origins), Self.access(question.destinations))
            let rides = question.mostChanges + 1
            let leaving = try planner.journeys(question.query(.departAt(question.moment)))
            #expect(
                Self.answers(leaving)
                    == oracle.departing(
                        from: from, to: to, at: question.moment, mostRides: rides,
                        within: 30_000, walk: question.walk),
                "seed \(seed), question \(number), leaving")
            for journey in leaving { Self.check(journey, oracle, planner, question) }
            let range = question.moment..<(question.moment + 7200)
            var wide = question.query(.departWithin(range))
            wide.longestSeconds = 100_000
            let within = try planner.journeys(wide)
            #expect(
                Self.answers(within)
                    == oracle.departing(
                        from: from, to: to, within: range, mostRides: rides, walk: question.walk
                    ).filter { $0.arrival < range.upperBound + 100_000 },
                "seed \(seed), question \(number), within")
            for journey in within { Self.check(journey, oracle, planner, question) }
            var arriving = question.query(.arriveBy(question.moment))
            arriving.walkSeconds = nil
            let found = try planner.journeys(arriving)
            #expect(
                Self.answers(found)
                    == oracle.arriving(
                        from: from, to: to, by: question.moment, mostRides: rides, within: 30_000),
                "seed \(seed), question \(number), arriving")
            for journey in found { Self.check(journey, oracle, planner, question) }
        }
    }

    /// Rides a journey: every vehicle is there, every change is possible.
    private static func check(
        _ journey: Journey, _ oracle: EventOracle, _ planner: TransitPlanner, _ question: Question
    ) {
        var last: (run: EventOracle.Run, ride: Journey.Ride)?
        for ride in journey.rides {
            let id = planner.timetable.string(planner.timetable.tripIDs[ride.trip])
            let run = oracle.runs.first { run in
                oracle.feed.trips[run.trip].id == id && Int(run.day) == ride.serviceDay
                    && run.departures.indices.contains(ride.positions.lowerBound)
                    && run.departures[ride.positions.lowerBound] == ride.departure
            }
            guard let run else {
                Issue.record("trip \(id) does not leave at \(ride.departure)")
                return
            }
            #expect(run.arrivals[ride.positions.upperBound] == ride.arrival)
            #expect(run.stops[ride.positions.lowerBound] == ride.fromStop)
            #expect(run.stops[ride.positions.upperBound] == ride.toStop)
            if let last, !ride.isContinued {
                let seconds = oracle.change(last.run, last.ride.toStop, run, ride.fromStop)
                #expect((seconds ?? .max) <= ride.departure - last.ride.arrival)
            }
            last = (run, ride)
        }
        #expect(journey.rideCount == journey.rides.filter { !$0.isContinued }.count)
        let (first, final) = (journey.rides.first, journey.rides.last)
        #expect(
            question.origins.contains {
                let stays = oracle.stays(at: $0.stop, from: 0).map(\.seconds)
                let wait = (first?.departure ?? 0) - journey.departure - Int($0.seconds)
                return $0.stop == first?.fromStop && stays.contains(wait)
            })
        #expect(
            question.destinations.contains {
                let stays = question.vias.map(\.staySeconds).reduce(0, +)
                let wait = journey.arrival - Int($0.seconds) - (final?.arrival ?? 0)
                return $0.stop == final?.toStop && 0...Int(stays) ~= wait
            })
    }
}
