import Bytes
import Columns
import Synchronization

/// How long rides, stays and changes take at least, whatever the moment: what no journey can be faster than.
final class LeastTimes: Sendable {
    /// A way between two stops.
    struct Way {
        var from: UInt32
        var to: UInt32
        var seconds: Int32
        /// Whether the time of a change is part of it; always for a ride.
        var isFixed = true

        var reversed: Way { Way(from: to, to: from, seconds: seconds, isFixed: isFixed) }
    }

    /// Ways by the stop at one of their ends.
    struct WaysByStop: Sendable {
        /// Where the ways of each stop begin, one more than there are stops; their other ends and their seconds.
        private(set) var starts: [UInt32]
        private(set) var stops: [UInt32] = []
        private(set) var seconds: [Int32] = []
        private(set) var isFixed: [Bool] = []

        /// - Parameter ways: Of those between the same two stops the fastest counts.
        init(_ ways: [Way], stopCount: Int) {
            starts = Array(repeating: 0, count: stopCount + 1)
            let sorted = ways.sorted {
                ($0.from, $0.to, $0.isFixed ? 1 : 0, $0.seconds)
                    < ($1.from, $1.to, $1.isFixed ? 1 : 0, $1.seconds)
            }
            var last: Way?
            for way in sorted {
                if let last, (last.from, last.to, last.isFixed) == (way.from, way.to, way.isFixed) {
                    continue
                }
                last = way
                starts[Int(way.from) + 1] += 1
                stops.append(way.to)
                seconds.append(way.seconds)
                isFixed.append(way.isFixed)
            }
            for stop in 0..<stopCount { starts[stop + 1] += starts[stop] }
        }
    }

    /// What leads to each stop, or away from it.
    struct Ways: Sendable {
        let rides: WaysByStop
        let walks: WaysByStop
    }

    /// The least seconds from leaving each stop of a pattern to arriving at its next one, and between arriving and leaving, by the
    /// numbers of ``Timetable/patternStops``.
    let rides: [Int32]
    let stays: [Int32]
    /// When a trip of the pattern leaves each of its stops, in seconds after it begins; others differ a little.
    let departures: [Int32]
    /// The patterns whose trips continue as those of a pattern, and those as which they do; without duplicates.
    let previousPatterns: [UInt32: [UInt32]]
    let nextPatterns: [UInt32: [UInt32]]
    /// Ways by the stop that they lead to.
    ///
    /// That a trip continues as another is a walk that takes no time.
    let incoming: Ways
    /// Ways by the stop that they come from.
    let outgoing: Ways
    /// The least seconds that a vehicle stays at each stop.
    let stopStays: [Int32]

    init(_ timetable: Timetable) {
        (rides, stays) = Self.rides(timetable)
        departures = Self.departures(timetable)
        let links = Set(
            (0..<timetable.linkFrom.count).map { link in
                SIMD2(
                    UInt32(timetable.pattern(ofTrip: Int(timetable.linkFrom[link]))),
                    UInt32(timetable.pattern(ofTrip: Int(timetable.linkTo[link]))))
            })
        nextPatterns = Dictionary(grouping: links, by: \.x).mapValues { $0.map(\.y) }
        previousPatterns = Dictionary(grouping: links, by: \.y).mapValues { $0.map(\.x) }
        var stopStays = [Int32](repeating: LeastKeys.longestWay, count: timetable.stopCount)
        var ways: [Way] = []
        for pattern in 0..<timetable.patternCount {
            for place in timetable.stopRange(ofPattern: pattern).dropLast() {
                let stop = timetable.patternStops[place]
                stopStays[Int(stop)] = min(stopStays[Int(stop)], stays[place])
                ways.append(
                    Way(from: stop, to: timetable.patternStops[place + 1], seconds: rides[place]))
            }
        }
        self.stopStays = stopStays
        let walks = Self.walks(timetable) + Self.links(links, timetable)
        func byStop(_ ways: [Way]) -> WaysByStop {
            WaysByStop(ways, stopCount: timetable.stopCount)
        }
        outgoing = Ways(rides: byStop(ways), walks: byStop(walks))
        incoming = Ways(
            rides: byStop(ways.map(\.reversed)), walks: byStop(walks.map(\.reversed)))
    }

    private static func rides(_ timetable: Timetable) -> (rides: [Int32], stays: [Int32]) {
        var rides = [Int32](repeating: LeastKeys.longestWay, count: timetable.patternStops.count)
        var stays = rides
        let times = timetable.times
        for pattern in 0..<timetable.patternCount {
            let stops = timetable.stopRange(ofPattern: pattern)
            for row in stride(
                from: Int(timetable.patternTimeStarts[pattern]),
                to: Int(timetable.patternTimeStarts[pattern + 1]), by: 2 * stops.count)
            {
                for (position, place) in stops.enumerated() {
                    let time = row + 2 * position
                    let departure = times[time + 1]
                    stays[place] = min(stays[place], max(departure &- times[time], 0))
                    if place + 1 < stops.upperBound {
                        rides[place] = min(rides[place], max(times[time + 2] &- departure, 0))
                    }
                }
            }
        }
        return (rides, stays)
    }

    /// Those of the time profile in the middle.
    private static func departures(_ timetable: Timetable) -> [Int32] {
        (0..<timetable.patternCount).flatMap { pattern in
            let count = timetable.stopRange(ofPattern: pattern).count
            let start = Int(timetable.patternTimeStarts[pattern])
            let rows = (Int(timetable.patternTimeStarts[pattern + 1]) - start) / max(2 * count, 1)
            let row = start + rows / 2 * 2 * count
            return (0..<count).map { rows == 0 ? 0 : timetable.times[row + 2 * $0 + 1] }
        }
    }

    private static func walks(_ timetable: Timetable) -> [Way] {
        (0..<timetable.arrivalPointCount).flatMap { point in
            let from = UInt32(timetable.stop(ofArrival: point))
            let edges = Int(timetable.edgeStarts[point])..<Int(timetable.edgeStarts[point + 1])
            return edges.map { edge in
                Way(
                    from: from,
                    to: UInt32(timetable.stop(ofBoarding: Int(timetable.edgeTargets[edge]))),
                    seconds: min(
                        Int32(clamping: timetable.edgeSeconds[edge]), LeastKeys.longestWay),
                    isFixed: EdgeFlags(rawValue: timetable.edgeFlags[edge]).contains(.isFixed))
            }
        }
    }

    private static func links(_ links: Set<SIMD2<UInt32>>, _ timetable: Timetable) -> [Way] {
        links.map { link in
            let last = timetable.stopRange(ofPattern: Int(link.x)).upperBound - 1
            let first = timetable.stopRange(ofPattern: Int(link.y)).lowerBound
            return Way(
                from: timetable.patternStops[last], to: timetable.patternStops[first], seconds: 0)
        }
    }
}

/// The least times of a timetable, found when they are first asked for.
package final class LeastTimesCache: Sendable {
    /// The number of stops of patterns from which on bounds save more than they cost.
    ///
    /// The search of a city of 500 stops takes less time than its bounds would.
    package static let worthwhile = 20_000

    private let leastStopTimes: Int
    // Held while they are gathered, so that nobody gathers them twice.
    private let known = Mutex<LeastTimes?>(nil)

    /// Creates an empty cache, for timetables of at least so many stops of patterns.
    init(from leastStopTimes: Int) { self.leastStopTimes = leastStopTimes }

    /// The least times; nil where the timetable is too small for them to pay.
    func times(of timetable: Timetable) -> LeastTimes? {
        guard timetable.patternStops.count >= leastStopTimes else { return nil }
        return known.withLock { known in
            if let known { return known }
            let made = LeastTimes(timetable)
            known = made
            return made
        }
    }
}
