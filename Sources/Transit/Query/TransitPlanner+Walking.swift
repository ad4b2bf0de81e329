extension TransitPlanner {
    /// The journeys of which none is beaten in departure, arrival, number of rides and time on foot.
    func journeysByWalking(_ query: TransitQuery) throws(TransitError) -> [Journey] {
        guard query.vias.isEmpty else { throw TransitError(.viasWithWalking) }
        switch query.time {
        case .departAt(let moment):
            let latest = moment + Int(query.longestSeconds)
            let window = try window(from: moment, to: latest)
            let start = Int32(clamping: moment - epoch)
            let found = search(
                Forward.self, query, window, from: start,
                limit: Int32(clamping: latest - epoch) &+ 1)
            return found.map { one in
                let others = search(
                    Backward.self, query, window, from: Int32(one.arrival - epoch),
                    limit: 1 - start,
                    mostRides: one.rideCount)
                return others.filter { $0.walkSeconds <= one.walkSeconds }
                    .max { ($0.departure, -$0.rideCount) < ($1.departure, -$1.rideCount) } ?? one
            }.sortedByTime()
        case .arriveBy(let moment):
            let earliest = moment - Int(query.longestSeconds)
            let window = try window(from: earliest, to: moment)
            let end = Int32(clamping: moment - epoch)
            let found = search(
                Backward.self, query, window, from: end,
                limit: 1 - Int32(clamping: earliest - epoch))
            return found.map { one in
                let others = search(
                    Forward.self, query, window, from: Int32(one.departure - epoch), limit: end + 1,
                    mostRides: one.rideCount)
                return others.filter { $0.walkSeconds <= one.walkSeconds }
                    .min { ($0.arrival, $0.rideCount) < ($1.arrival, $1.rideCount) } ?? one
            }.sortedByTime()
        case .departWithin(let range): return try departingByWalking(query, within: range)
        }
    }

    /// The best journeys that begin, or end, at a moment.
    private func search<Way: Direction>(
        _: Way.Type, _ query: TransitQuery, _ window: ServiceWindow, from moment: Int32,
        limit: Int32, mostRides: Int? = nil
    ) -> [Journey] {
        var settings = SearchSettings(query)
        if let mostRides { settings.mostRides = mostRides }
        var search = WalkingSearch<Way>(timetable, window, settings)
        search.horizon = limit
        search.setEnd(Way.isForward ? query.destinations : query.origins)
        let start = Way.key(moment)
        if mostRides == nil, let walk = query.walkSeconds {
            search.walkToEnd(at: start + walk, seconds: walk)
        }
        let ends = Way.isForward ? query.origins : query.destinations
        for (number, access) in ends.enumerated() {
            search.setOut(access, start + access.seconds, number: number)
        }
        search.run()
        return journeys(search.paths, query, window)
    }

    private func departingByWalking(
        _ query: TransitQuery, within range: Range<Int>
    ) throws(TransitError) -> [Journey] {
        guard !range.isEmpty else { return [] }
        let latest = range.upperBound + Int(query.longestSeconds)
        let window = try window(from: range.lowerBound, to: latest)
        let events = departures(
            query.origins, window, ViaStops([], timetable),
            within: Int32(
                clamping: range.lowerBound - epoch)..<Int32(clamping: range.upperBound - epoch),
            usefulBoardings(query, window, leavingFrom: range.lowerBound))
        var search = WalkingSearch<Forward>(timetable, window, SearchSettings(query))
        search.horizon = Int32(clamping: query.horizon(latest) - epoch)
        search.setEnd(query.destinations)
        // What leaves after the span and is as good makes a departure within it useless.
        let end = Int32(clamping: min(range.upperBound - epoch, Int(Int32.max) / 2))
        if let walk = query.walkSeconds { search.walkToEnd(at: end + walk, seconds: walk) }
        for (number, access) in query.origins.enumerated() {
            search.setOut(access, end + access.seconds, number: number)
        }
        search.run()
        search.dropPaths()
        var index = 0
        while index < events.count {
            let moment = events[index].moment
            if let walk = query.walkSeconds { search.walkToEnd(at: moment + walk, seconds: walk) }
            while index < events.count, events[index].moment == moment {
                let number = events[index].access
                let access = query.origins[number]
                search.setOut(access, moment + access.seconds, number: number)
                index += 1
            }
            search.run()
        }
        return journeys(search.paths, query, window).sortedByTime()
    }

    private func journeys(
        _ paths: [SearchPath], _ query: TransitQuery, _ window: ServiceWindow
    ) -> [Journey] {
        let builder = JourneyBuilder(timetable: timetable, window: window)
        return paths.compactMap { builder.journey($0, from: query.origins, to: query.destinations) }
    }
}
