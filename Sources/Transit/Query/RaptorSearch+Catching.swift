import Bytes

extension RaptorSearch {
    /// The first trip in the search's direction that is at a stop at a key or later.
    ///
    /// Trips differ little in how long they take to a stop: as many of them begin in time as if all took as long as one of them, and
    /// the trip is near. So few times are read, which are far apart in memory.
    ///
    /// - Parameter typical: About when a trip is there, in seconds after it begins; nil if that is not known.
    /// - Returns: The upper bound of the trips if there is none forward, the one before the first of them if there is none backward.
    @inline(__always)
    static func caught(
        _ label: Int32, _ offset: Int, _ trips: Range<Int>, typical: Int32?,
        _ begins: Span<Int32>, _ rows: Span<UInt32>, _ times: Span<Int32>
    ) -> Int {
        if trips.isEmpty { return Way.isForward ? trips.upperBound : trips.lowerBound - 1 }
        // Trips are in the order of time: forward the first one in time is looked for, backward the first one too late.
        func isBehind(_ trip: Int) -> Bool {
            let key = Way.key(begins[trip] &+ times[Int(rows[trip]) + offset])
            return Way.isForward == (key >= label)
        }
        let begin = Way.key(label) &- (typical ?? times[Int(rows[trips.lowerBound]) + offset])
        var (from, to) = (trips.lowerBound, trips.upperBound)
        while from < to {
            let middle = (from &+ to) >> 1
            if Way.isForward ? begins[middle] < begin : begins[middle] <= begin {
                from = middle &+ 1
            } else {
                to = middle
            }
        }
        // Both neighbors are looked at at once, so that one waits for the memory once. Steps grow, so that trips may differ much.
        let isNextBehind = to >= trips.upperBound || isBehind(to)
        let isThisBehind = to > trips.lowerBound && isBehind(to - 1)
        var step = 1
        if !isNextBehind {
            to += 1
            from = to
            while to < trips.upperBound, !isBehind(to) {
                from = to + 1
                to += step
                step *= 2
            }
            to = min(to, trips.upperBound)
        } else if isThisBehind {
            to -= 1
            from = to - 1
            while from >= trips.lowerBound, isBehind(from) {
                to = from
                from -= step
                step *= 2
            }
            from = max(from + 1, trips.lowerBound)
        }
        while from < to {
            let middle = (from &+ to) >> 1
            if isBehind(middle) { to = middle } else { from = middle &+ 1 }
        }
        return Way.isForward ? to : to - 1
    }
}
