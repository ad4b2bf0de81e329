import Bytes
import Columns

/// A vehicle that leaves a stop.
public struct StopDeparture: Equatable, Sendable {
    /// The number of the trip, as ``TransitPlanner`` tells more of it.
    public let trip: Int
    /// The day of the trip's service, in days since 1970.
    public let serviceDay: Int
    /// The stop, which may be a platform of the requested station.
    public let stop: Int
    /// The position among the trip's stops.
    public let position: Int
    /// When it leaves, in seconds since 1970.
    public let departure: Int
    /// When it was to leave; nil for a trip that is not in the timetable.
    public let plannedDeparture: Int?
}

extension TransitPlanner {
    /// The stop itself, or the platforms of a station.
    public func platforms(ofStop stop: Int) -> [Int] {
        guard timetable.flags(ofStop: stop).contains(.station) else { return [stop] }
        return (0..<timetable.stopCount).filter { timetable.stopParents[$0] == UInt32(stop) }
    }

    /// The next departures from a stop, or from all platforms of a station, sorted by time.
    ///
    /// - Parameters:
    ///   - stop: The number of the stop or station.
    ///   - moment: From when on, in seconds since 1970.
    ///   - seconds: How far ahead to look.
    ///   - limit: The maximum number of departures.
    /// - Throws: ``TransitError`` for stops and days that there are not.
    public func departures(
        fromStop stop: Int, after moment: Int, withinSeconds seconds: Int = 86_400,
        limit: Int = 20
    ) throws(TransitError) -> [StopDeparture] {
        guard 0..<timetable.stopCount ~= stop else { throw TransitError(.unknownStop(stop)) }
        try check(moments: [moment, seconds])
        let window = try window(from: moment, to: moment + seconds)
        let range = Int32(clamping: moment - epoch)..<Int32(clamping: moment + seconds - epoch)
        var found: [StopDeparture] = []
        for platform in platforms(ofStop: stop) {
            for point in timetable.boardingPoints(ofStop: platform) {
                window.forEachDeparture(from: point, within: range, timetable) {
                    place, position, time in
                    let trip = Int(window.trips[place])
                    let day = Int(window.tripDays[place]) + timetable.firstServiceDay
                    found.append(
                        StopDeparture(
                            trip: trip, serviceDay: day, stop: platform, position: position,
                            departure: epoch + Int(time), plannedDeparture: nil))
                }
            }
        }
        found.sort {
            ($0.departure, $0.trip, $0.position) < ($1.departure, $1.trip, $1.position)
        }
        return found.prefix(limit).map { departure in
            let calls = calls(ofTrip: departure.trip, serviceDay: departure.serviceDay)
            return StopDeparture(
                trip: departure.trip, serviceDay: departure.serviceDay, stop: departure.stop,
                position: departure.position, departure: departure.departure,
                plannedDeparture: calls[departure.position].plannedDeparture)
        }
    }

    /// The numbers of the lines that can be boarded at a stop, or at any platform of a station, on any day.
    public func lines(atStop stop: Int) throws(TransitError) -> [Int] {
        guard 0..<timetable.stopCount ~= stop else { throw TransitError(.unknownStop(stop)) }
        try windows.checkOnce(file)
        var found: Set<Int> = []
        for platform in platforms(ofStop: stop) {
            for point in timetable.boardingPoints(ofStop: platform) {
                let visits =
                    Int(timetable.boardingStarts[point])..<Int(timetable.boardingStarts[point + 1])
                for visit in visits {
                    let pattern = Int(timetable.boardingPatterns[visit])
                    found.insert(Int(timetable.patternRoutes[pattern]))
                }
            }
        }
        return found.sorted()
    }

    /// The trips of a line on a day, sorted by their first departure.
    ///
    /// - Parameters:
    ///   - route: The number of the line in the timetable.
    ///   - serviceDay: The day in days since 1970.
    public func trips(ofLine route: Int, serviceDay: Int) throws(TransitError) -> [Int] {
        try windows.checkOnce(file)
        let day = serviceDay - timetable.firstServiceDay
        var found: [(start: Int32, trip: Int)] = []
        for pattern in 0..<timetable.patternCount
        where timetable.patternRoutes[pattern] == UInt32(clamping: route) {
            for trip in timetable.tripRange(ofPattern: pattern)
            where timetable.runs(Int(timetable.tripServices[trip]), onDay: day) {
                found.append((timetable.tripStarts[trip], trip))
            }
        }
        return found.sorted { ($0.start, $0.trip) < ($1.start, $1.trip) }.map(\.trip)
    }

    /// The earliest moment at which each stop can be reached, in seconds since 1970; nil where it cannot.
    ///
    /// - Parameters:
    ///   - origins: The ways from the start to stops, which are reached by these too.
    ///   - moment: When to leave, in seconds since 1970.
    ///   - seconds: The maximum duration; stops that are farther away are not reached.
    ///   - query: What else is asked; its places and times do not count.
    public func reachableStops(
        from origins: [StopAccess], leavingAt moment: Int, withinSeconds seconds: Int32,
        like query: TransitQuery? = nil
    ) throws(TransitError) -> [Int?] {
        let query = query ?? TransitQuery(origins: [], destinations: [], time: .departAt(moment))
        for access in origins where !(0..<timetable.stopCount ~= access.stop) {
            throw TransitError(.unknownStop(access.stop))
        }
        try check(moments: [moment])
        let window = try window(from: moment, to: moment + Int(seconds))
        let start = Int32(clamping: moment - epoch)
        var earliest = [Int32](repeating: .max, count: timetable.stopCount)
        for access in origins where access.seconds <= seconds && query.vias.isEmpty {
            earliest[access.stop] = min(earliest[access.stop], start + access.seconds)
        }
        _ = pool.search(Forward.self, timetable, window, SearchSettings(query)) { search in
            search.limit(to: start &+ seconds &+ 1)
            for (index, access) in origins.enumerated() {
                search.setOut(access.stop, start + access.seconds, access: index)
            }
            search.run()
            search.readArrivals(into: &earliest)
        }
        return earliest.map { $0 == .max ? nil : epoch + Int($0) }
    }

    /// Seconds from each of several starts to each of several ends, leaving at a moment; nil where it takes too long.
    public func travelSeconds(
        from origins: [[StopAccess]], to destinations: [[StopAccess]], leavingAt moment: Int,
        withinSeconds seconds: Int32, like query: TransitQuery? = nil
    ) throws(TransitError) -> [[Int?]] {
        var rows: [[Int?]] = []
        for origin in origins {
            let earliest = try reachableStops(
                from: origin, leavingAt: moment, withinSeconds: seconds, like: query)
            rows.append(
                destinations.map { destination in
                    destination.compactMap { access in
                        earliest.indices.contains(access.stop)
                            ? earliest[access.stop].map { $0 - moment + Int(access.seconds) } : nil
                    }.filter { $0 <= Int(seconds) }.min()
                })
        }
        return rows
    }
}

extension RaptorSearch {
    /// Notes the earliest key at each stop, over all rounds.
    func readArrivals(into earliest: inout [Int32]) {
        for round in 1..<max(memory.rounds, 1) {
            for point in 0..<reachedCount {
                let key = memory.reached[
                    round * reachedTotal + (vias.layerCount - 1) * reachedCount + point]
                if key == RaptorMemory.unreached { continue }
                let stop = timetable.stop(ofArrival: point)
                earliest[stop] = min(earliest[stop], key)
            }
        }
    }
}
