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
        let found = pool.search(Forward.self, timetable, window, settings) { search in
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
        within range: Range<Int32>, _ useful: UsefulBoardings? = nil
    ) -> [(moment: Int32, access: Int)] {
        var events: [(moment: Int32, access: Int)] = []
        for (index, access) in origins.enumerated() {
            let stays = vias.stays(at: access.stop, from: 0).map(\.seconds)
            for point in timetable.boardingPoints(ofStop: access.stop) {
                for stay in stays {
                    let delay = access.seconds &+ stay
                    let first = range.lowerBound &+ delay
                    let end = min(
                        range.upperBound &+ delay,
                        useful?.latest[point].addingReportingOverflow(1)
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

    /// Until when one may board at each point to arrive by the latest arrival of a question; nil if it has none.
    ///
    /// Boarding later leads nowhere in time, and is looked at by no search.
    func usefulBoardings(
        _ query: TransitQuery, _ window: ServiceWindow, leavingFrom start: Int
    ) -> UsefulBoardings? {
        guard let end = query.latestArrival, query.vias.isEmpty else { return nil }
        var latest = [Int32](repeating: .min, count: timetable.boardingPointCount)
        _ = pool.search(Backward.self, timetable, window, SearchSettings(query)) { search in
            search.limit(to: 1 - Int32(clamping: start - epoch))
            for (index, access) in query.destinations.enumerated() {
                search.setOut(
                    access.stop, access.seconds - Int32(clamping: end - epoch), access: index)
            }
            search.run()
            search.forEachKey { latest[$0] = max(latest[$0], 0 - $1) }
        }
        return UsefulBoardings(latest: latest)
    }
}

/// Until when boarding leads to the end in time.
struct UsefulBoardings {
    /// The last moment for each boarding point; `Int32.min` where no boarding does.
    let latest: [Int32]

    /// Whether one who leaves at a moment can board in time at a stop.
    func canLeave(_ access: StopAccess, at moment: Int32, _ timetable: Timetable) -> Bool {
        timetable.boardingPoints(ofStop: access.stop).contains {
            latest[$0] >= moment &+ access.seconds
        }
    }
}
