import Bytes

/// Every best departure within a span of time.
extension TransitPlanner {
    func departing(
        _ query: TransitQuery, within range: Range<Int>
    ) throws(TransitError) -> [Journey] {
        guard !range.isEmpty else { return [] }
        let latest = range.upperBound + Int(query.longestSeconds)
        let window = try window(from: range.lowerBound, to: latest)
        let settings = SearchSettings(query)
        let useful = usefulBoardings(query, window, leavingFrom: range.lowerBound)
        let events = departures(
            query.origins, window, ViaStops(query.vias, timetable),
            within: Int32(
                clamping: range.lowerBound - epoch)..<Int32(clamping: range.upperBound - epoch),
            useful)
        // What leaves after the span and is as good makes a departure within it useless.
        let end = Int32(clamping: min(range.upperBound - epoch, Int(Int32.max) / 2))
        let later = query.origins.indices.filter {
            useful?.canLeave(query.origins[$0], at: end, timetable) ?? true
        }
        let least = leastKeys(Forward.self, from: query.origins, to: query.destinations, query)
        let found = pool.search(Forward.self, timetable, window, settings) { search in
            if let useful { search.useful = useful }
            search.least = least
            search.typicalTimes = typicalTimes
            search.limit(to: Int32(clamping: query.horizon(latest) - epoch))
            search.setEnd(query.destinations)
            if let walk = query.walkSeconds { search.limitEnd(to: end + walk) }
            for index in later {
                let access = query.origins[index]
                search.setOut(access.stop, end + access.seconds, access: index)
            }
            search.run()
            search.paths.removeAll()
            var index = 0
            while index < events.count {
                let moment = events[index].moment
                if let walk = query.walkSeconds { search.limitEnd(to: moment + walk) }
                while index < events.count, events[index].moment == moment {
                    let access = query.origins[events[index].access]
                    search.setOut(
                        access.stop, moment + access.seconds, access: events[index].access)
                    index += 1
                }
                search.run()
            }
            search.clearEnd(query.destinations)
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        return found.compactMap { builder.journey($0, from: query.origins, to: query.destinations) }
            .sortedByTime()
    }

    /// When one may set out within a span to catch a vehicle, the latest moment first.
    ///
    /// - Parameter useful: The boardings that lead to the end in time; nil if all may.
    func departures(
        _ origins: [StopAccess], _ window: ServiceWindow, _ vias: ViaStops,
        within range: Range<Int32>, _ useful: UsefulKeys? = nil
    ) -> [(moment: Int32, access: Int)] {
        var events: [(moment: Int32, access: Int)] = []
        for (index, access) in origins.enumerated() {
            // Mostly a stop is of no use, and that is to be seen at once.
            var stays: [Int32]?
            for point in timetable.boardingPoints(ofStop: access.stop) {
                if let useful, useful.ready[point] < range.lowerBound &+ access.seconds { continue }
                let known = stays ?? vias.stays(at: access.stop, from: 0).map(\.seconds)
                stays = known
                for stay in known {
                    let delay = access.seconds &+ stay
                    let first = range.lowerBound &+ delay
                    let end = min(
                        range.upperBound &+ delay,
                        useful?.ready[point].addingReportingOverflow(1)
                            .partialValue ?? .max)
                    guard first < end else { continue }
                    window.forEachDeparture(from: point, within: first..<end, timetable) {
                        events.append(($2 &- delay, index))
                    }
                }
            }
        }
        events.sort { ($0.moment, $0.access) > ($1.moment, $1.access) }
        // Several vehicles leave at one moment.
        var last: (moment: Int32, access: Int)?
        return events.filter { event in
            defer { last = event }
            return last.map { $0 != event } ?? true
        }
    }

    /// Until when one may board at each point, and get off, to arrive by the latest arrival of a question; nil if it has none.
    ///
    /// What is later leads nowhere in time, and is looked at by no search.
    func usefulBoardings(
        _ query: TransitQuery, _ window: ServiceWindow, leavingFrom start: Int
    ) -> UsefulKeys? {
        guard let end = query.latestArrival, query.vias.isEmpty else { return nil }
        var useful = UsefulKeys()
        _ = pool.search(Backward.self, timetable, window, SearchSettings(query)) { search in
            search.limit(to: 1 - Int32(clamping: start - epoch))
            for (index, access) in query.destinations.enumerated() {
                search.setOut(
                    access.stop, access.seconds - Int32(clamping: end - epoch), access: index)
            }
            search.run()
            useful = UsefulKeys(search)
        }
        return useful
    }
}

/// The last keys with which the end can still be reached, by a search of the other direction.
///
/// A search leaves no label where the end cannot be reached by any number of rides, be it where a vehicle is left or
/// entered. For a search forward these are the last moments to get off and on; for one backward the first ones, as
/// keys.
struct UsefulKeys {
    /// The last key to enter a vehicle with at each point; `Int32.min` where none leads there.
    private(set) var ready: [Int32] = []
    /// The last key to leave a vehicle with at each point; `Int32.min` where none leads there.
    private(set) var reached: [Int32] = []

    /// Creates keys that are not known: all are of use.
    init() {}

    /// Reads them from a search that came from the end, over all numbers of rides.
    init<Way: Direction>(_ search: borrowing RaptorSearch<Way>) {
        let memory = search.memory
        ready = Self.last(memory.reached, rounds: memory.rounds, count: search.reachedCount)
        reached = Self.last(memory.ready, rounds: memory.rounds, count: search.readyCount)
    }

    /// The last key at each point over all rounds; keys of the other direction are negative ones.
    private static func last(_ keys: [Int32], rounds: Int, count: Int) -> [Int32] {
        var last = [Int32](repeating: .min, count: count)
        for round in 0..<rounds {
            for point in 0..<count {
                let key = keys[round * count + point]
                if key != RaptorMemory.unreached { last[point] = max(last[point], 0 &- key) }
            }
        }
        return last
    }

    /// Whether the end may be reached after a vehicle is left at a point with a key.
    @inline(__always)
    func isReached(_ point: Int, at key: Int32) -> Bool {
        reached.isEmpty || key <= reached[point]
    }

    /// Whether the end may be reached after a vehicle is entered at a point with a key, or later.
    @inline(__always)
    func isReady(_ point: Int, at key: Int32) -> Bool {
        ready.isEmpty || key <= ready[point]
    }

    /// Whether a departure at a moment is in time for boarding at a stop.
    func canLeave(_ access: StopAccess, at moment: Int32, _ timetable: Timetable) -> Bool {
        timetable.boardingPoints(ofStop: access.stop).contains {
            ready[$0] >= moment &+ access.seconds
        }
    }
}
