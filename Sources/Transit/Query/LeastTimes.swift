import Bytes
import Columns
import Synchronization

/// How long it takes at least from stop to stop, whatever the moment: what no journey can be faster than.
///
/// A graph of stops in which one may go on from any stop at once: an edge for each pair that follow each other in a pattern, with
/// the least time of all its trips, and one for each walk. Distances in it, found by Dijkstra's algorithm, bound a search from
/// below as A* is bounded (Hart, Nilsson and Raphael, *A Formal Basis for the Heuristic Determination of Minimum Cost Paths*, 1968).
final class LeastTimes: Sendable {
    /// Where the edges of each stop begin, one more than there are stops, their other ends and their seconds.
    private struct Edges: Sendable {
        var starts: [UInt32]
        var stops: [UInt32] = []
        var seconds: [Int32] = []

        /// - Parameter sorted: Edges as stop, other stop and seconds, sorted, of which the first one of a pair is the least.
        init(_ sorted: [Edge], stopCount: Int) {
            starts = Array(repeating: 0, count: stopCount + 1)
            var last: Edge?
            for edge in sorted {
                if let last, last.from == edge.from, last.to == edge.to { continue }
                last = edge
                starts[Int(edge.from) + 1] += 1
                stops.append(edge.to)
                seconds.append(edge.seconds)
            }
            for stop in 0..<stopCount { starts[stop + 1] += starts[stop] }
        }
    }

    private struct Edge {
        var from: UInt32
        var to: UInt32
        var seconds: Int32

        var reversed: Edge { Edge(from: to, to: from, seconds: seconds) }
        static func isOrdered(_ one: Edge, _ other: Edge) -> Bool {
            (one.from, one.to, one.seconds) < (other.from, other.to, other.seconds)
        }
    }

    /// Stops that are not connected are at this distance, which can be added to any moment.
    static let unreachable = Int32.max / 2

    private let outgoing: Edges
    private let incoming: Edges

    init(_ timetable: Timetable) {
        var edges = Self.rides(timetable)
        Self.appendWalks(&edges, timetable)
        Self.appendLinks(&edges, timetable)
        edges.sort(by: Edge.isOrdered)
        outgoing = Edges(edges, stopCount: timetable.stopCount)
        var reversed = edges.map(\.reversed)
        reversed.sort(by: Edge.isOrdered)
        incoming = Edges(reversed, stopCount: timetable.stopCount)
    }

    private static func rides(_ timetable: Timetable) -> [Edge] {
        var edges: [Edge] = []
        for pattern in 0..<timetable.patternCount {
            let stops = timetable.stopRange(ofPattern: pattern)
            guard stops.count > 1 else { continue }
            var least = [Int32](repeating: .max, count: stops.count - 1)
            for row in stride(
                from: Int(timetable.patternTimeStarts[pattern]),
                to: Int(timetable.patternTimeStarts[pattern + 1]), by: 2 * stops.count)
            {
                for stopTime in least.indices {
                    let seconds =
                        timetable.times[row + 2 * stopTime + 2]
                        - timetable.times[row + 2 * stopTime + 1]
                    least[stopTime] = min(least[stopTime], max(seconds, 0))
                }
            }
            for (stopTime, seconds) in least.enumerated() where seconds != .max {
                let place = stops.lowerBound + stopTime
                edges.append(
                    Edge(
                        from: timetable.patternStops[place], to: timetable.patternStops[place + 1],
                        seconds: seconds))
            }
        }
        return edges
    }

    private static func appendWalks(_ edges: inout [Edge], _ timetable: Timetable) {
        for point in 0..<timetable.arrivalPointCount {
            let from = timetable.stop(ofArrival: point)
            for edge in Int(timetable.edgeStarts[point])..<Int(timetable.edgeStarts[point + 1]) {
                let to = timetable.stop(ofBoarding: Int(timetable.edgeTargets[edge]))
                if from == to { continue }
                // No longer than can be added to a distance.
                let seconds = min(Int32(clamping: timetable.edgeSeconds[edge]), unreachable)
                edges.append(Edge(from: UInt32(from), to: UInt32(to), seconds: seconds))
            }
        }
    }

    /// On board of a trip that continues as another a passenger may be at another stop at once.
    private static func appendLinks(_ edges: inout [Edge], _ timetable: Timetable) {
        for link in 0..<timetable.linkFrom.count {
            let before = timetable.pattern(ofTrip: Int(timetable.linkFrom[link]))
            let after = timetable.pattern(ofTrip: Int(timetable.linkTo[link]))
            let last = timetable.stopRange(ofPattern: before).upperBound - 1
            let first = timetable.stopRange(ofPattern: after).lowerBound
            edges.append(
                Edge(
                    from: timetable.patternStops[last], to: timetable.patternStops[first],
                    seconds: 0))
        }
    }

    /// The least seconds between each stop and places, by stop.
    ///
    /// - Parameters:
    ///   - places: The nearest ones count.
    ///   - isForward: Whether one gets from the stops to the places; else from the places to the stops.
    /// - Returns: ``unreachable`` where there is no way at all.
    func seconds(to places: [StopAccess], isForward: Bool) -> [Int32] {
        let edges = isForward ? incoming : outgoing
        var least = [Int32](repeating: Self.unreachable, count: edges.starts.count - 1)
        var queue = LeastFirstQueue()
        for place in places where place.seconds < least[place.stop] {
            least[place.stop] = place.seconds
            queue.insert(place.seconds, place.stop)
        }
        let (starts, stops, seconds) = (edges.starts.span, edges.stops.span, edges.seconds.span)
        while let (time, stop) = queue.popLeast() {
            if time > least[stop] { continue }
            for edge in Int(starts[stop])..<Int(starts[stop + 1]) {
                let other = Int(stops[edge])
                let later = time &+ seconds[edge]
                if later < least[other] {
                    least[other] = later
                    queue.insert(later, other)
                }
            }
        }
        return least
    }
}

/// Stops by their seconds, the least first: a binary heap.
private struct LeastFirstQueue {
    private var entries: [UInt64] = []

    mutating func insert(_ seconds: Int32, _ stop: Int) {
        let entry = UInt64(UInt32(seconds)) << 32 | UInt64(stop)
        var place = entries.count
        entries.append(entry)
        while place > 0 {
            let parent = (place - 1) / 2
            if entries[parent] <= entry { break }
            entries[place] = entries[parent]
            place = parent
        }
        entries[place] = entry
    }

    mutating func popLeast() -> (seconds: Int32, stop: Int)? {
        guard let least = entries.first, let last = entries.popLast() else { return nil }
        if !entries.isEmpty {
            var place = 0
            while true {
                var child = 2 * place + 1
                if child >= entries.count { break }
                if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
                if entries[child] >= last { break }
                entries[place] = entries[child]
                place = child
            }
            entries[place] = last
        }
        return (Int32(least >> 32), Int(least & 0xffff_ffff))
    }
}

/// How long it takes at least from each point of a search to its end.
struct LeastKeys {
    /// Seconds from where a vehicle is entered; empty if they are not known.
    private var ready: [Int32] = []
    /// Seconds from where a vehicle is left; empty if they are not known.
    private var reached: [Int32] = []

    /// Creates bounds that say nothing.
    init() {}

    init<Way: Direction>(
        _: Way.Type, to places: [StopAccess], _ least: LeastTimes, _ timetable: Timetable
    ) {
        let stops = least.seconds(to: places, isForward: Way.isForward)
        let arrivals =
            stops
            + (stops.count..<timetable.arrivalPointCount).map {
                stops[timetable.stop(ofArrival: $0)]
            }
        let boardings =
            stops
            + (stops.count..<timetable.boardingPointCount).map {
                stops[timetable.stop(ofBoarding: $0)]
            }
        (ready, reached) = Way.isForward ? (boardings, arrivals) : (arrivals, boardings)
    }

    /// The least key of the end after entering a vehicle at a point with a key.
    @inline(__always)
    func end(ready point: Int, _ key: Int32) -> Int32 {
        ready.isEmpty ? key : key &+ ready[point]
    }

    /// The least key of the end after leaving a vehicle at a point with a key.
    @inline(__always)
    func end(reached point: Int, _ key: Int32) -> Int32 {
        reached.isEmpty ? key : key &+ reached[point]
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
