import Columns

/// The least seconds from each stop to the end of a search with any number of rides, by Dijkstra's algorithm.
struct LeastDistances {
    /// Seconds from where a vehicle is entered, by stop.
    private(set) var ready: [Int32]
    /// Seconds from where a vehicle is left, by stop.
    private(set) var reached: [Int32]

    /// Distances are found up to half as much again as that of the start, and two hours; what is farther has that one.
    ///
    /// - Parameters:
    ///   - ways: The ways against the search's direction.
    ///   - stays: The least seconds that a vehicle stays at each stop.
    init(
        from starts: [StopAccess], to ends: [StopAccess], _ ways: LeastTimes.Ways,
        _ stays: [Int32], changeSeconds: Int32
    ) {
        let none = LeastKeys.unreachable
        ready = Array(repeating: none, count: stays.count)
        reached = ready
        var farthest = none
        var isStart = [Bool](repeating: false, count: stays.count)
        for start in starts { isStart[start.stop] = true }
        var queue = BucketQueue()
        let (rideStarts, rideStops) = (ways.rides.starts.span, ways.rides.stops.span)
        let rideSeconds = ways.rides.seconds.span
        let (walkStarts, walkStops) = (ways.walks.starts.span, ways.walks.stops.span)
        let (walkSeconds, isFixed) = (ways.walks.seconds.span, ways.walks.isFixed.span)
        // Leaving a vehicle at a stop leads to where it, or another one, was entered before.
        func reach(
            _ stop: Int, _ seconds: Int32, _ reached: inout [Int32], _ ready: inout [Int32],
            _ queue: inout BucketQueue
        ) {
            if seconds >= reached[stop] { return }
            reached[stop] = seconds
            for ride in Int(rideStarts[stop])..<Int(rideStarts[stop + 1]) {
                let other = Int(rideStops[ride])
                let later = seconds &+ rideSeconds[ride]
                if later < ready[other] {
                    ready[other] = later
                    queue.insert(later, other)
                }
            }
        }
        for end in ends { reach(end.stop, end.seconds, &reached, &ready, &queue) }
        while let (seconds, stop) = queue.popLeast() {
            if seconds > ready[stop] { continue }
            if seconds >= farthest { break }
            if isStart[stop], farthest == none {
                farthest = seconds &+ min(seconds / 2 &+ 7200, none - seconds)
            }
            reach(stop, seconds &+ stays[stop], &reached, &ready, &queue)
            for walk in Int(walkStarts[stop])..<Int(walkStarts[stop + 1]) {
                let way = walkSeconds[walk] &+ (isFixed[walk] ? 0 : changeSeconds)
                reach(Int(walkStops[walk]), seconds &+ way, &reached, &ready, &queue)
            }
        }
        if farthest == none { return }
        for stop in stays.indices {
            ready[stop] = min(ready[stop], farthest)
            reached[stop] = min(reached[stop], farthest)
        }
    }
}

/// Stops by their seconds, about the least first: those of one bucket of some seconds come in any order.
///
/// Dial, *Algorithm 360: Shortest-path forest with topological ordering*, 1969, with buckets that are wider than the shortest way, so that
/// a stop may come again with fewer seconds. Nothing is inserted that is less than the bucket that was taken from last.
private struct BucketQueue {
    private struct Entry {
        var seconds: Int32
        var stop: UInt32
        /// The next entry of the bucket.
        var next: Int32
    }

    /// A bucket is for 16 seconds.
    private static let shift: Int32 = 4
    /// The number of buckets, for 18 hours; farther stops wait aside.
    private static let count = 4096
    private static let none: Int32 = -1

    private var entries: [Entry] = []
    /// The first entry of each bucket; the bucket of a number of seconds stands at its remainder.
    private var heads = [Int32](repeating: none, count: count)
    /// The bucket that is taken from.
    private var current: Int32 = 0
    /// The number of entries in buckets.
    private var filled = 0
    /// Stops that are too far for the buckets, and the bucket of the nearest of them.
    private var far: [(seconds: Int32, stop: UInt32)] = []
    private var nearestFar = Int32.max

    mutating func insert(_ seconds: Int32, _ stop: Int) { insert(seconds, UInt32(stop)) }

    private mutating func insert(_ seconds: Int32, _ stop: UInt32) {
        let bucket = seconds >> Self.shift
        if bucket - current >= Self.count {
            far.append((seconds, stop))
            nearestFar = min(nearestFar, bucket)
            return
        }
        let place = Int(bucket) % Self.count
        entries.append(Entry(seconds: seconds, stop: stop, next: heads[place]))
        heads[place] = Int32(entries.count - 1)
        filled += 1
    }

    mutating func popLeast() -> (seconds: Int32, stop: Int)? {
        while true {
            if current == nearestFar || filled == 0 {
                if far.isEmpty { return nil }
                insertFar()
            }
            let head = heads[Int(current) % Self.count]
            if head != Self.none {
                let entry = entries[Int(head)]
                heads[Int(current) % Self.count] = entry.next
                filled -= 1
                return (entry.seconds, Int(entry.stop))
            }
            current += 1
        }
    }

    /// Inserts all that waited, now that the nearest of them comes next.
    private mutating func insertFar() {
        current = nearestFar
        nearestFar = .max
        let waiting = far
        far.removeAll()
        for (seconds, stop) in waiting { insert(seconds, stop) }
    }
}
