import Atlas
import Bytes
import Synchronization

/// Answers questions from a timetable: journeys, departures, what can be reached.
///
/// A planner is a value, cheap to copy, and may be used from many threads at once. Working memory comes from a pool,
/// and the trips of recently queried days are cached.
public struct TransitPlanner: Sendable {
    /// The timetable that journeys are found in.
    public let timetable: Timetable
    let file: MappedFile
    let pool: SearchPool
    let windows: WindowCache
    let doors: StopDoorsCache
    let leastTimes: LeastTimesCache
    let shapePlaces: ShapePlaces
    /// What is known in real time; nil if nothing.
    let updates: AppliedUpdates?
    /// The fares of rides; nil if unknown.
    public let fares: TransitFares?

    /// Opens a timetable.
    ///
    /// Lengths are compared at once; the first question looks at every number, so that a damaged file is an error.
    ///
    /// - Parameter fares: What its rides cost; nil if nothing is known of it.
    public init(_ file: MappedFile, fares: TransitFares? = nil) throws(TransitError) {
        try self.init(file, fares: fares, boundsFrom: LeastTimesCache.worthwhile)
    }

    /// Opens a timetable, and tells from how many stops of patterns on searches are bounded by the least times between stops.
    package init(
        _ file: MappedFile, fares: TransitFares? = nil, boundsFrom leastStopTimes: Int
    ) throws(TransitError) {
        self.fares = fares
        timetable = try Timetable(file)
        self.file = file
        pool = SearchPool()
        windows = WindowCache()
        doors = StopDoorsCache()
        leastTimes = LeastTimesCache(from: leastStopTimes)
        shapePlaces = ShapePlaces()
        updates = nil
    }

    /// Opens the timetable of an atlas, and its fares where it has some.
    ///
    /// - Throws: `AtlasError` if the atlas has no timetable; ``TransitError`` if a file cannot be used.
    public init(_ atlas: Atlas) throws {
        let fares = try atlas.files { $0 == TransitFares.fileName ? $0 : nil }.first.map {
            try TransitFares($0.file)
        }
        try self.init(atlas.file(Timetable.fileName), fares: fares)
    }

    init(_ planner: TransitPlanner, updates: AppliedUpdates?) {
        timetable = planner.timetable
        file = planner.file
        pool = planner.pool
        windows = WindowCache(of: planner.windows)
        doors = planner.doors
        leastTimes = planner.leastTimes
        shapePlaces = planner.shapePlaces
        fares = planner.fares
        self.updates = updates
    }

    /// The moment of the timetable's first day's midnight in UTC, in seconds since 1970.
    var epoch: Int { timetable.firstServiceDay * 86_400 }

    /// Finds journeys.
    ///
    /// - Returns: The journeys of which none is beaten by another in departure, arrival and number of rides (and time on foot,
    ///   where ``TransitQuery/countsWalking``), sorted by departure, then by arrival. Each leaves as late as its arrival allows.
    /// - Throws: ``TransitError``: days that the timetable does not have, stops that there are not, a damaged file.
    public func journeys(_ query: TransitQuery) throws(TransitError) -> [Journey] {
        try check(query)
        guard let query = query.withinLatestArrival else { return [] }
        if query.countsWalking { return try journeysByWalking(query) }
        return switch query.time {
        case .departAt(let moment): try departing(query, at: moment)
        case .arriveBy(let moment): try arriving(query, by: moment)
        case .departWithin(let range): try departing(query, within: range)
        }
    }

    /// When the next journey leaves after one, to tell the last one of a day.
    ///
    /// - Parameters:
    ///   - moment: When that one leaves, in seconds since 1970.
    ///   - query: The question; its time does not count.
    /// - Returns: The earliest departure after the moment; nil if no arrival is possible within three days, or the
    ///   timetable ends.
    public func nextDeparture(
        after moment: Int, for query: TransitQuery
    ) throws(TransitError) -> Int? {
        var query = query
        query.time = .departAt(moment + 1)
        // Mostly the next one leaves soon, and few days have to be looked at.
        for seconds in [query.longestSeconds, 259_200] as [Int32] {
            query.longestSeconds = seconds
            do throws(TransitError) {
                if let next = try journeys(query).map(\.departure).min() { return next }
            } catch {
                if case .outsideServiceDays = error.code { return nil }
                throw error
            }
        }
        return nil
    }

    /// How long it takes at least from where one is to an end of a question, where that is worth knowing.
    ///
    /// Vehicles that are late may make up time, and stops on the way are a longer way: then nothing is known.
    func leastKeys<Way: Direction>(
        _: Way.Type, from starts: [StopAccess], to ends: [StopAccess], _ query: TransitQuery
    ) -> LeastKeys {
        guard updates == nil, query.vias.isEmpty, let times = leastTimes.times(of: timetable) else {
            return LeastKeys()
        }
        return LeastKeys(
            Way.self, from: starts, to: ends, times, timetable,
            changeSeconds: SearchSettings(query).changeSeconds)
    }

    /// About when trips leave the stops of their patterns, in seconds after they begin; empty where that is not worth knowing.
    var typicalTimes: [Int32] { leastTimes.times(of: timetable)?.departures ?? [] }

    func check(_ query: TransitQuery) throws(TransitError) {
        for access in query.origins + query.destinations {
            guard access.stop >= 0, access.stop < timetable.stopCount, access.seconds >= 0,
                access.seconds <= 1_000_000
            else { throw TransitError(.unknownStop(access.stop)) }
        }
        guard query.vias.count <= TransitQuery.mostVias else {
            throw TransitError(.tooManyVias(most: TransitQuery.mostVias))
        }
        for stop in query.vias.flatMap(\.stops) where !(0..<timetable.stopCount ~= stop) {
            throw TransitError(.unknownStop(stop))
        }
        let moments: [Int] =
            switch query.time {
            case .departAt(let moment), .arriveBy(let moment): [moment]
            case .departWithin(let range): [range.lowerBound, range.upperBound]
            }
        try check(moments: moments + [query.latestArrival ?? 0])
    }

    /// Refuses moments that are millennia away, with which nothing could be counted.
    func check(moments: [Int]) throws(TransitError) {
        for moment in moments where moment.magnitude > 1 << 40 { throw outsideServiceDays }
    }

    private var outsideServiceDays: TransitError {
        let days = timetable.serviceDays
        return TransitError(.outsideServiceDays(first: days.first, last: days.last))
    }

    /// The trips of the days on which something runs between two moments.
    func window(from: Int, to: Int) throws(TransitError) -> ServiceWindow {
        try windows.checkOnce(file)
        guard timetable.dayCount > 0, timetable.tripCount > 0 || updates != nil else {
            throw TransitError(.empty)
        }
        var first = Int.max
        var last = Int.min
        let earliest = Int(updates?.earliest ?? 0)
        for zone in 0..<timetable.zoneNames.count {
            let longest = Int(max(timetable.zoneLongest[zone], updates?.longest ?? 0))
            for day in 0..<timetable.dayCount {
                let base = Int(timetable.base(ofDay: day, zone: zone))
                if base + longest >= from - epoch, base + earliest <= to - epoch {
                    first = min(first, day)
                    last = max(last, day)
                }
            }
        }
        guard first <= last else { throw outsideServiceDays }
        return windows.window(first...last) {
            var builder = WindowBuilder(timetable, updates: updates)
            return builder.makeWindow($0)
        }
    }
}

extension [Journey] {
    /// The journeys sorted by departure, arrival and number of rides.
    func sortedByTime() -> [Journey] {
        sorted {
            ($0.departure, $0.arrival, $0.rideCount) < ($1.departure, $1.arrival, $1.rideCount)
        }
    }
}
