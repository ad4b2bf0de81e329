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
        var queue = LeastFirstQueue()
        let (rideStarts, rideStops) = (ways.rides.starts.span, ways.rides.stops.span)
        let rideSeconds = ways.rides.seconds.span
        let (walkStarts, walkStops) = (ways.walks.starts.span, ways.walks.stops.span)
        let (walkSeconds, isFixed) = (ways.walks.seconds.span, ways.walks.isFixed.span)
        // Leaving a vehicle at a stop leads to where it, or another one, was entered before.
        func reach(
            _ stop: Int, _ seconds: Int32, _ reached: inout [Int32], _ ready: inout [Int32],
            _ queue: inout LeastFirstQueue
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

/// Stops by their seconds, the least first, where nothing is inserted that is less than what was taken out last: a radix heap.
///
/// Ahuja, Mehlhorn, Orlin and Tarjan, *Faster Algorithms for the Shortest Path Problem*, 1990.
private struct LeastFirstQueue {
    /// Entries by the highest bit in which their seconds differ from the last ones that were taken out, lowest first.
    private var buckets = [[UInt64]](repeating: [], count: 33)
    private var last: UInt32 = 0
    private var filled: UInt64 = 0

    mutating func insert(_ seconds: Int32, _ stop: Int) {
        place(UInt64(UInt32(seconds)) << 32 | UInt64(stop))
    }

    private mutating func place(_ entry: UInt64) {
        let bucket = 32 - (UInt32(entry >> 32) ^ last).leadingZeroBitCount
        buckets[bucket].append(entry)
        filled |= 1 << UInt64(bucket)
    }

    mutating func popLeast() -> (seconds: Int32, stop: Int)? {
        if filled == 0 { return nil }
        let bucket = filled.trailingZeroBitCount
        if bucket > 0 {
            var entries: [UInt64] = []
            swap(&entries, &buckets[bucket])
            filled &= ~(1 << UInt64(bucket))
            last = UInt32((entries.min() ?? 0) >> 32)
            for entry in entries { place(entry) }
            entries.removeAll(keepingCapacity: true)
            swap(&entries, &buckets[bucket])
        }
        let least = buckets[0].removeLast()
        if buckets[0].isEmpty { filled &= ~1 }
        return (Int32(least >> 32), Int(least & 0xffff_ffff))
    }
}
