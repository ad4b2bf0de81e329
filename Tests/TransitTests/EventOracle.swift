import Foundation
import GTFS
import MapGeometry
import Transit

/// What can be reached, by trying every change between any two stop times: slow, and too simple to be wrong.
///
/// It reads the feed's values, knows nothing of patterns, rounds or days' windows, and works out the starts of days from a
/// calendar of Foundation's.
struct EventOracle {
    /// A trip on a day.
    struct Run {
        let trip: Int
        let day: Int32
        /// Moments of arrival and departure at each stop time, in seconds since 1970.
        let arrivals: [Int]
        let departures: [Int]
        let stops: [Int]
        let canBoard: [Bool]
        let canLeave: [Bool]
    }

    /// An answer: when one leaves and arrives, and with how many rides.
    struct Answer: Hashable, Comparable, CustomStringConvertible {
        let departure: Int
        let arrival: Int
        let rides: Int

        static func < (one: Answer, other: Answer) -> Bool {
            (one.departure, one.arrival, one.rides) < (other.departure, other.arrival, other.rides)
        }

        var description: String { "\(departure)→\(arrival) by \(rides)" }

        /// Whether the other one is at least as good in everything.
        func isBeaten(by other: Answer) -> Bool {
            other != self && other.departure >= departure && other.arrival <= arrival
                && other.rides <= rides
        }
    }

    /// A way to a stop or from one, by the stop's number in the feed.
    typealias Access = (stop: Int, seconds: Int)

    let feed: Feed
    let walks: [[Int]: Int]
    let changeSeconds: Int
    /// The stops on the way, with the seconds to stay there.
    var vias: [(stops: Set<Int>, stay: Int)] = []
    private(set) var runs: [Run] = []
    private(set) var next: [[Int]] = []

    /// Prepares all runs of a feed.
    ///
    /// - Parameter walks: Seconds between two stops of the feed, by their numbers.
    init(_ feed: Feed, walks: [[Int]: Int], changeSeconds: Int) {
        self.feed = feed
        self.walks = walks
        self.changeSeconds = changeSeconds
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: feed.agencies[0].timeZone) ?? .gmt
        var gmt = Calendar(identifier: .gregorian)
        gmt.timeZone = .gmt
        var bases: [Int32: Int] = [:]
        func base(_ day: Int32) -> Int {
            if let known = bases[day] { return known }
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            var parts = gmt.dateComponents([.year, .month, .day], from: date)
            parts.hour = 12
            let noon = calendar.date(from: parts)?.timeIntervalSince1970 ?? 0
            bases[day] = Int(noon) - 43_200
            return Int(noon) - 43_200
        }
        for (number, trip) in feed.trips.enumerated() {
            let stopTimes = feed.stopTimes.range(ofTrip: number).map { feed.stopTimes[$0] }
            guard let first = stopTimes.first else { continue }
            let repeated = feed.frequencies.filter { $0.trip == number }
            var shifts: [Int] = repeated.isEmpty ? [0] : []
            for frequency in repeated {
                shifts += stride(
                    from: Int(frequency.start), to: Int(frequency.end),
                    by: Int(frequency.headway)
                ).map { $0 - Int(first.departure) }
            }
            for day in feed.services[trip.service].days {
                for shift in shifts {
                    let base = base(day) + shift
                    runs.append(
                        Run(
                            trip: number, day: day,
                            arrivals: stopTimes.map { base + Int($0.arrival) },
                            departures: stopTimes.map { base + Int($0.departure) },
                            stops: stopTimes.map(\.stop),
                            canBoard: stopTimes.map { $0.pickup != .none },
                            canLeave: stopTimes.map { $0.dropOff != .none }))
                }
            }
        }
        next = Self.links(feed, runs)
    }

    /// The seconds of a change between two trips at two stops, with a slack where none is given; nil if there is none.
    func change(
        _ from: Run, _ fromStop: Int, _ to: Run, _ toStop: Int, slack: Int? = nil
    ) -> Int? {
        func covers(_ place: Int?, _ stop: Int) -> Bool {
            place == stop || place == feed.stops[stop].parent && place != nil
        }
        var best: (rank: [Int], rule: Transfer)?
        for rule in feed.transfers where rule.kind.rawValue < 4 {
            guard covers(rule.fromStop, fromStop), covers(rule.toStop, toStop),
                rule.fromTrip.map({ $0 == from.trip }) ?? true,
                rule.toTrip.map({ $0 == to.trip }) ?? true,
                rule.fromRoute.map({ $0 == feed.trips[from.trip].route }) ?? true,
                rule.toRoute.map({ $0 == feed.trips[to.trip].route }) ?? true
            else { continue }
            let trips = [rule.fromTrip, rule.toTrip].filter { $0 != nil }.count
            let lines =
                (rule.fromTrip == nil && rule.fromRoute != nil ? 1 : 0)
                + (rule.toTrip == nil && rule.toRoute != nil ? 1 : 0)
            // Both trips; a trip and a line; a trip; both lines; a line; stops before stations.
            let rank = [
                trips * 10 + lines,
                (rule.fromStop == fromStop ? 1 : 0) + (rule.toStop == toStop ? 1 : 0),
            ]
            if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (rank, rule) }
        }
        var walk = fromStop == toStop ? 0 : walks[[fromStop, toStop]]
        if walk == nil, best != nil { walk = farWalk(feed.stops[fromStop], feed.stops[toStop]) }
        switch best?.rule.kind {
        case .forbidden: return nil
        case .timed: return Int(best?.rule.seconds ?? 0)
        case .guaranteed: return walk
        default: return walk.map { $0 + (slack ?? changeSeconds) }
        }
    }

    /// Seconds of a walk that only a rule makes a change, along the straight line.
    private func farWalk(_ from: Stop, _ to: Stop) -> Int {
        let places = [from, to].map {
            CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
        }
        let walks = StraightLineWalking().walks(
            from: places[0], to: [places[1]], withinSeconds: .max)
        return walks.first.map { Int($0.seconds) } ?? 0
    }

    private static func links(_ feed: Feed, _ runs: [Run]) -> [[Int]] {
        var next = [[Int]](repeating: [], count: runs.count)
        let repeated = Set(feed.frequencies.map(\.trip))
        let ruled = feed.transfers.filter { $0.kind == .inSeat }
        let parted = Set(
            feed.transfers.filter { $0.kind == .reboarding }.map { [$0.fromTrip, $0.toTrip] })
        for (index, run) in runs.enumerated() where !repeated.contains(run.trip) {
            let rules = ruled.filter { $0.fromTrip == run.trip }
            for rule in rules {
                // The run of the other trip that begins next, on this day or one beside it.
                let others = runs.indices.filter {
                    runs[$0].trip == rule.toTrip && !repeated.contains(runs[$0].trip)
                        && abs(runs[$0].day - run.day) <= 1
                        && runs[$0].departures[0] >= run.arrivals[run.arrivals.count - 1]
                }
                if let first = others.min(by: { runs[$0].departures[0] < runs[$1].departures[0] }) {
                    next[index].append(first)
                }
            }
            let block = feed.trips[run.trip].block
            guard rules.isEmpty, !block.isEmpty else { continue }
            let later = runs.indices.filter { other in
                runs[other].day == run.day && other != index
                    && feed.trips[runs[other].trip].block == block
                    && (runs[other].departures[0], runs[other].trip)
                        > (run.departures[0], run.trip)
            }
            guard
                let other = later.min(by: {
                    (runs[$0].departures[0], runs[$0].trip)
                        < (runs[$1].departures[0], runs[$1].trip)
                })
            else { continue }
            let wait = runs[other].departures[0] - run.arrivals[run.arrivals.count - 1]
            if wait >= 0, wait <= 7200, runs[other].stops[0] == run.stops[run.stops.count - 1],
                !parted.contains([run.trip, runs[other].trip])
            {
                next[index].append(other)
            }
        }
        return next
    }

    /// The earliest arrival for each number of rides, from 1, for who sets out at a moment; nil if there is none.
    func arrivals(
        from origins: [Access], to destinations: [Access], at moment: Int, mostRides: Int
    ) -> [Int?] {
        if !vias.isEmpty {
            return arrivalsByVias(
                from: origins, to: destinations, at: moment, mostRides: mostRides)
        }
        // Where each run was boarded first.
        var aboard = [Int](repeating: .max, count: runs.count)
        for (index, run) in runs.enumerated() {
            for place in run.stops.indices.dropLast() where run.canBoard[place] {
                let isCaught = origins.contains {
                    $0.stop == run.stops[place] && moment + $0.seconds <= run.departures[place]
                }
                if isCaught { aboard[index] = min(aboard[index], place) }
            }
        }
        var result: [Int?] = []
        for _ in 0..<mostRides {
            var waiting = aboard.indices.filter { aboard[$0] < .max }
            while let index = waiting.popLast() {
                for other in next[index] where aboard[other] > 0 {
                    aboard[other] = 0
                    waiting.append(other)
                }
            }
            var best: Int?
            for (index, run) in runs.enumerated() where aboard[index] < .max {
                for place in (aboard[index] + 1)..<run.stops.count where run.canLeave[place] {
                    for end in destinations where end.stop == run.stops[place] {
                        best = min(best ?? .max, run.arrivals[place] + end.seconds)
                    }
                }
            }
            result.append(best)
            aboard = boarded(from: aboard)
        }
        return result
    }

    /// Where each run can be boarded with one more ride.
    private func boarded(from aboard: [Int]) -> [Int] {
        var then = aboard
        for (index, run) in runs.enumerated() where aboard[index] < .max {
            for place in (aboard[index] + 1)..<run.stops.count where run.canLeave[place] {
                for (other, target) in runs.enumerated() where then[other] > 0 {
                    for entry in target.stops.indices.dropLast()
                    where target.canBoard[entry] && entry < then[other]
                        && target.departures[entry] >= run.arrivals[place]
                    {
                        guard
                            let seconds = change(
                                run, run.stops[place], target, target.stops[entry]),
                            run.arrivals[place] + seconds <= target.departures[entry]
                        else { continue }
                        then[other] = entry
                    }
                }
            }
        }
        return then
    }

    /// The best answers for who sets out at a moment or later: as early as possible, with the last departure for each.
    func departing(
        from origins: [Access], to destinations: [Access], at moment: Int, mostRides: Int,
        within longest: Int, walk: Int?
    ) -> [Answer] {
        var found: [Answer] = []
        var best = min(moment + longest + 1, walk.map { moment + $0 } ?? .max)
        let first = arrivals(from: origins, to: destinations, at: moment, mostRides: mostRides)
        for (index, arrival) in first.enumerated() {
            guard let arrival, arrival < best else { continue }
            best = arrival
            let last = departures(of: origins, from: moment, to: arrival).last {
                arrivals(from: origins, to: destinations, at: $0, mostRides: index + 1)
                    .contains { ($0 ?? .max) <= arrival }
            }
            found.append(Answer(departure: last ?? moment, arrival: arrival, rides: index + 1))
        }
        return found.sorted()
    }

    /// The best answers for who sets out within a span.
    func departing(
        from origins: [Access], to destinations: [Access], within range: Range<Int>,
        mostRides: Int, walk: Int?
    ) -> [Answer] {
        var all: Set<Answer> = []
        let end = range.upperBound
        for moment in departures(of: origins, from: range.lowerBound, to: end - 1) + [end] {
            let found = arrivals(from: origins, to: destinations, at: moment, mostRides: mostRides)
            for (index, arrival) in found.enumerated() {
                guard let arrival, arrival < walk.map({ moment + $0 }) ?? .max else { continue }
                all.insert(Answer(departure: moment, arrival: arrival, rides: index + 1))
            }
        }
        return all.filter { one in
            one.departure < end && !all.contains { one.isBeaten(by: $0) }
        }.sorted()
    }

    /// The best answers for who arrives at a moment or earlier: as late as possible, with the first arrival for each.
    func arriving(
        from origins: [Access], to destinations: [Access], by moment: Int, mostRides: Int,
        within longest: Int
    ) -> [Answer] {
        var found: [Answer] = []
        let starts = departures(of: origins, from: moment - longest, to: moment)
        var latest = Int.min
        for rides in 1...mostRides {
            for start in starts.reversed() where start > latest {
                let arrival = arrivals(
                    from: origins, to: destinations, at: start, mostRides: rides
                ).compactMap { $0 }.min()
                guard let arrival, arrival <= moment else { continue }
                latest = start
                found.append(Answer(departure: start, arrival: arrival, rides: rides))
                break
            }
        }
        return found.sorted()
    }

    /// The moments at which one may set out to catch a vehicle, ascending.
    func departures(of origins: [Access], from: Int, to: Int) -> [Int] {
        var moments: Set<Int> = []
        for run in runs {
            for place in run.stops.indices.dropLast() where run.canBoard[place] {
                for access in origins where access.stop == run.stops[place] {
                    for stay in stays(at: access.stop, from: 0) {
                        let moment = run.departures[place] - access.seconds - stay.seconds
                        if moment >= from, moment <= to { moments.insert(moment) }
                    }
                }
            }
        }
        return moments.sorted()
    }
}
