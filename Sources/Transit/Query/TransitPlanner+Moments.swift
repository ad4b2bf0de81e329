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
            return arrivingFirst(query, at: moment, try window(from: moment, to: moment + length))
        case .arriveBy(let moment):
            return leavingLast(query, by: moment, try window(from: moment - length, to: moment))
        case .departWithin: return try journeys(query)
        }
    }

    func departing(
        _ query: TransitQuery, at moment: Int
    ) throws(TransitError) -> [Journey] {
        let window = try window(from: moment, to: moment + Int(query.longestSeconds))
        return arrivingFirst(query, at: moment, window)
            .map { leavingLate($0, query, window, SearchSettings(query)) }
            .sortedByTime()
    }

    /// The journeys that leave at a moment or later and arrive first, by number of rides.
    private func arrivingFirst(
        _ query: TransitQuery, at moment: Int, _ window: ServiceWindow
    ) -> [Journey] {
        let latest = moment + Int(query.longestSeconds)
        let start = Int32(moment - epoch)
        let found = pool.search(Forward.self, timetable, window, SearchSettings(query)) {
            search in
            search.limit(to: Int32(clamping: latest - epoch) &+ 1)
            search.setEnd(query.destinations)
            if let walk = query.walkSeconds { search.limitEnd(to: start + walk) }
            for (index, access) in query.origins.enumerated() {
                search.setOut(access.stop, start + access.seconds, access: index)
            }
            search.run()
            search.clearEnd(query.destinations)
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        return found.compactMap { builder.journey($0, from: query.origins, to: query.destinations) }
    }

    /// The journey with the same arrival and rides that leaves last.
    private func leavingLate(
        _ journey: Journey, _ query: TransitQuery, _ window: ServiceWindow,
        _ settings: SearchSettings
    ) -> Journey {
        var settings = settings
        settings.mostRides = journey.rideCount
        let end = Int32(journey.arrival - epoch)
        let found = pool.search(Backward.self, timetable, window, settings) { search in
            // Keys are negative times: the journey itself is found again, and nothing that leaves before it.
            search.limit(to: 1 - Int32(journey.departure - epoch))
            search.setEnd(query.origins)
            for (index, access) in query.destinations.enumerated() {
                search.setOut(access.stop, -(end - access.seconds), access: index)
            }
            search.run()
            search.clearEnd(query.origins)
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        let last = found.last.flatMap {
            builder.journey($0, from: query.origins, to: query.destinations)
        }
        return last ?? journey
    }

    func arriving(
        _ query: TransitQuery, by moment: Int
    ) throws(TransitError) -> [Journey] {
        let window = try window(from: moment - Int(query.longestSeconds), to: moment)
        return leavingLast(query, by: moment, window)
            .map { arrivingEarly($0, query, window, SearchSettings(query)) }
            .sortedByTime()
    }

    /// The journeys that arrive by a moment and leave last, by number of rides.
    private func leavingLast(
        _ query: TransitQuery, by moment: Int, _ window: ServiceWindow
    ) -> [Journey] {
        let earliest = moment - Int(query.longestSeconds)
        let end = Int32(moment - epoch)
        let found = pool.search(Backward.self, timetable, window, SearchSettings(query)) {
            search in
            search.limit(to: 1 - Int32(clamping: earliest - epoch))
            search.setEnd(query.origins)
            if let walk = query.walkSeconds { search.limitEnd(to: -(end - walk)) }
            for (index, access) in query.destinations.enumerated() {
                search.setOut(access.stop, -(end - access.seconds), access: index)
            }
            search.run()
            search.clearEnd(query.origins)
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        return found.compactMap { builder.journey($0, from: query.origins, to: query.destinations) }
    }

    /// The journey with the same departure and rides that arrives first.
    private func arrivingEarly(
        _ journey: Journey, _ query: TransitQuery, _ window: ServiceWindow,
        _ settings: SearchSettings
    ) -> Journey {
        var settings = settings
        settings.mostRides = journey.rideCount
        let start = Int32(journey.departure - epoch)
        let found = pool.search(Forward.self, timetable, window, settings) { search in
            search.limit(to: Int32(journey.arrival - epoch) + 1)
            search.setEnd(query.destinations)
            for (index, access) in query.origins.enumerated() {
                search.setOut(access.stop, start + access.seconds, access: index)
            }
            search.run()
            search.clearEnd(query.destinations)
        }
        let builder = JourneyBuilder(timetable: timetable, window: window)
        let best = found.last.flatMap {
            builder.journey($0, from: query.origins, to: query.destinations)
        }
        return best ?? journey
    }
}
