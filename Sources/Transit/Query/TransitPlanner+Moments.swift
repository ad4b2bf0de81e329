/// Journeys from a moment on, or up to one.
extension TransitPlanner {
    /// The journeys of ``journeys(_:)`` with the time that can be spared left where the search found it: one that arrives
    /// first may leave too early, one that leaves last may arrive too late.
    ///
    /// Those of a span are ``journeys(_:)`` themselves.
    package func firstJourneys(_ query: TransitQuery) throws(TransitError) -> [Journey] {
        try check(query)
        guard let query = query.withinLatestArrival else { return [] }
        let length = Int(query.longestSeconds)
        switch query.time {
        case .departAt(let moment):
            let window = try window(from: moment, to: moment + length)
            return arrivingFirst(query, at: moment, window).journeys
        case .arriveBy(let moment):
            let window = try window(from: moment - length, to: moment)
            return leavingLast(query, by: moment, window).journeys
        case .departWithin: return try journeys(query)
        }
    }

    func departing(
        _ query: TransitQuery, at moment: Int
    ) throws(TransitError) -> [Journey] {
        let window = try window(from: moment, to: moment + Int(query.longestSeconds))
        let (first, useful) = arrivingFirst(query, at: moment, window, learns: true)
        return first.map { one in
            // The journey with the same arrival and rides that leaves last: it itself is found again, and none that leaves before.
            search(
                Backward.self, query, window, from: Int32(one.arrival - epoch),
                limit: 1 - Int32(one.departure - epoch), mostRides: one.rideCount, useful
            ).journeys.last ?? one
        }.sortedByTime()
    }

    /// The journeys that leave at a moment or later and arrive first, by number of rides, and what a search back can make of them.
    private func arrivingFirst(
        _ query: TransitQuery, at moment: Int, _ window: ServiceWindow, learns: Bool = false
    ) -> (journeys: [Journey], useful: UsefulKeys) {
        search(
            Forward.self, query, window, from: Int32(moment - epoch),
            limit: Int32(clamping: moment + Int(query.longestSeconds) - epoch) &+ 1, learns: learns)
    }

    func arriving(
        _ query: TransitQuery, by moment: Int
    ) throws(TransitError) -> [Journey] {
        let window = try window(from: moment - Int(query.longestSeconds), to: moment)
        let (last, useful) = leavingLast(query, by: moment, window, learns: true)
        return last.map { one in
            // The journey with the same departure and rides that arrives first.
            search(
                Forward.self, query, window, from: Int32(one.departure - epoch),
                limit: Int32(one.arrival - epoch) + 1, mostRides: one.rideCount, useful
            ).journeys.last ?? one
        }.sortedByTime()
    }

    /// The journeys that arrive by a moment and leave last, by number of rides, and what a search on can make of them.
    private func leavingLast(
        _ query: TransitQuery, by moment: Int, _ window: ServiceWindow, learns: Bool = false
    ) -> (journeys: [Journey], useful: UsefulKeys) {
        search(
            Backward.self, query, window, from: Int32(moment - epoch),
            limit: 1 - Int32(clamping: moment - Int(query.longestSeconds) - epoch), learns: learns)
    }

    /// The journeys that begin, or end, at a moment and are best by number of rides.
    ///
    /// - Parameters:
    ///   - limit: The key at which nothing is of use; keys of searches backward are negative times.
    ///   - mostRides: The maximum number of rides; nil for those of the question, and walking all the way then counts
    ///     too.
    ///   - useful: What a search of the other direction knows.
    ///   - learns: Whether such a search comes after this one.
    private func search<Way: Direction>(
        _: Way.Type, _ query: TransitQuery, _ window: ServiceWindow, from moment: Int32,
        limit: Int32, mostRides: Int? = nil, _ useful: UsefulKeys = UsefulKeys(),
        learns: Bool = false
    ) -> (journeys: [Journey], useful: UsefulKeys) {
        var settings = SearchSettings(query)
        if let mostRides { settings.mostRides = mostRides }
        let start = Way.key(moment)
        let (near, far) =
            Way.isForward
            ? (query.origins, query.destinations) : (query.destinations, query.origins)
        var known = UsefulKeys()
        let least =
            mostRides == nil ? leastKeys(Way.self, from: near, to: far, query) : LeastKeys()
        let found = pool.search(Way.self, timetable, window, settings) { search in
            search.useful = useful
            search.least = least
            search.typicalTimes = typicalTimes
            search.limit(to: limit)
            search.setEnd(far)
            if mostRides == nil, let walk = query.walkSeconds {
                search.limitEnd(to: start + walk)
            }
            search.run(from: near, at: start)
            search.clearEnd(far)
            if learns, query.vias.isEmpty, !search.paths.isEmpty {
                known = UsefulKeys(search)
            }
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        let journeys = found.compactMap {
            builder.journey($0, from: query.origins, to: query.destinations)
        }
        return (journeys, known)
    }
}
