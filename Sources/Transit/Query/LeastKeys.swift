/// How long it takes at least from each point of a search to its end, by the number of further rides.
///
/// Distances in a world in which each vehicle leaves when one comes to it and takes the least time of all trips of its pattern;
/// walks and changes take what they do. They bound a search from below as A* is bounded (Hart, Nilsson and Raphael, *A Formal
/// Basis for the Heuristic Determination of Minimum Cost Paths*, 1968).
struct LeastKeys {
    /// Seconds, or keys, for each number of rides or fewer; the last one for any number.
    typealias Lanes = SIMD4<Int32>

    /// Points that are not connected are at this distance, which can be added to most moments.
    static let unreachable: Int32 = 1 << 30
    /// No single way counts for more, so that sums stay within bounds.
    static let longestWay: Int32 = 1 << 28

    /// Seconds from where a vehicle is entered, with 1, 2 or any number of rides; empty if they are not known.
    var ready: [Lanes] = []
    /// Seconds from where a vehicle is left, with 0, 1, 2 or any number of further rides; empty if they are not known.
    var reached: [Lanes] = []

    /// Creates bounds that say nothing.
    init() {}

    /// Finds the bounds of a search in a direction that sets out at some stops and ends at others.
    init<Way: Direction>(
        _: Way.Type, from starts: [StopAccess], to ends: [StopAccess], _ least: LeastTimes,
        _ timetable: Timetable, changeSeconds: Int32
    ) {
        let changeSeconds = min(changeSeconds, Self.longestWay)
        let distances = LeastDistances(
            from: starts, to: ends, Way.isForward ? least.incoming : least.outgoing,
            least.stopStays,
            changeSeconds: changeSeconds)
        let none = Self.unreachable
        ready = (0..<Way.readyCount(timetable)).map { point in
            let any = distances.ready[Way.stop(ofReady: point, timetable)]
            return Lanes(none, none, any, any)
        }
        reached = (0..<Way.reachedCount(timetable)).map { point in
            let any = distances.reached[Way.stop(ofReached: point, timetable)]
            return Lanes(none, none, none, any)
        }
        var search = LeastKeysSearch<Way>(
            self, least: least, timetable: timetable, changeSeconds: changeSeconds)
        self = LeastKeys()
        search.run(from: ends)
        swap(&self, &search.keys)
    }

    /// Seconds from where a vehicle is entered, with any number of rides.
    func fromReady(_ point: Int) -> Int32 { ready[point][3] }

    /// Makes all distances longer by about a share of them, less than 2.
    mutating func weigh(_ share: Double) {
        let weight = Int32(share * 256)
        for point in ready.indices { ready[point] &+= (ready[point] &>> 8) &* weight }
        for point in reached.indices { reached[point] &+= (reached[point] &>> 8) &* weight }
    }

    /// Whether nothing is known.
    var isEmpty: Bool { ready.isEmpty }

    /// Whether the end can be reached after entering a vehicle at a point with a key.
    ///
    /// - Parameter bounds: The key at which the end is of no use, for 1 ride and more; descending.
    @inline(__always)
    func leads(ready point: Int, _ key: Int32, before bounds: Lanes) -> Bool {
        ready.isEmpty ? key < bounds[0] : any((ready[point] &+ key) .< bounds)
    }

    /// Whether the end can be reached after leaving a vehicle at a point with a key.
    ///
    /// - Parameter bounds: The key at which the end is of no use, for no further ride and more; descending.
    @inline(__always)
    func leads(reached point: Int, _ key: Int32, before bounds: Lanes) -> Bool {
        reached.isEmpty ? key < bounds[0] : any((reached[point] &+ key) .< bounds)
    }
}
