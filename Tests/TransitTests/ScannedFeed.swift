import CalendarDays
import GTFS
import MapGeometry
import Testing
import Timetables
import Transit

/// A feed, its timetable with walks of up to five minutes, and a connection scan over both.
struct ScannedFeed {
    let feed: Feed
    let planner: TransitPlanner
    let scan: ConnectionScan
    /// The days that the scan knows, in days since 1970.
    let days: ClosedRange<Int>

    /// Reads a feed.
    ///
    /// - Parameter dayCount: How many days the scan knows at most, from a week after the first on where there are so many; all of
    ///   them if nil.
    init(_ path: String, dayCount: Int? = nil) throws {
        let feed = try Feed(reading: path)
        let walking = StraightLineWalking(metersPerSecond: 1, detour: 1)
        let tables = try DrawnTimetable.tables([feed], walking: walking, longestWalk: 300)
        planner = try TransitPlanner(DrawnTimetable.file(of: tables), boundsFrom: 0)
        self.feed = feed
        // Stations and entrances have numbers too, nodes have none.
        let kept = feed.stops.filter { $0.kind != .node && $0.kind != .boardingArea }
        let served = Set(
            feed.trips.indices.flatMap { trip in
                feed.stopTimes.range(ofTrip: trip).map { feed.stops[feed.stopTimes[$0].stop].id }
            })
        let places = kept.map {
            CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
        }
        var walks: [[Int]: Int] = [:]
        for path in walking.footpaths(among: places, withinSeconds: 300)
        where served.contains(kept[path.from].id) && served.contains(kept[path.to].id) {
            walks[[path.from, path.to]] = Int(path.seconds)
        }
        let first = planner.timetable.firstServiceDay
        let all = first...(first + max(planner.timetable.dayCount - 1, 0))
        if let dayCount, all.count > dayCount {
            let first = min(first + 7, all.upperBound + 1 - dayCount)
            days = first...(first + dayCount - 1)
        } else {
            days = all
        }
        let firstDay = CivilDate(daysSince1970: days.lowerBound).iso8601
        scan = try ConnectionScan(
            readingFeed: path, days: dayCount == nil ? nil : (firstDay, days.count),
            numbers: Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1.id, $0) }),
            walks: walks, changeSeconds: 120)
    }

    /// Compares the journeys at a moment with those of the scan.
    func compare(
        _ origins: [StopAccess], _ destinations: [StopAccess], _ moment: Int, _ question: String
    ) throws {
        var query = TransitQuery(
            origins: origins, destinations: destinations, time: .departAt(moment))
        query.mostChanges = 5
        query.longestSeconds = 14_400
        let found = try planner.journeys(query)
        let (from, to) = (
            origins.map { ($0.stop, Int($0.seconds)) },
            destinations.map { ($0.stop, Int($0.seconds)) }
        )
        var expected: [EventOracle.Answer] = []
        var best = Int.max
        let arrivals = scan.arrivals(
            from: from, to: to, at: moment, mostRides: 6, before: moment + 14_401)
        for (index, arrival) in arrivals.enumerated() where arrival < best {
            best = arrival
            let departure = scan.departure(
                from: from, to: to, by: arrival, mostRides: index + 1, notBefore: moment)
            expected.append(
                .init(departure: departure ?? 0, arrival: arrival, rides: index + 1))
        }
        #expect(
            found.map {
                .init(departure: $0.departure, arrival: $0.arrival, rides: $0.rideCount)
            }.sorted() == expected.sorted(), "\(question)")
    }
}
