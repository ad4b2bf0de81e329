import MapGeometry
import StreetWalking
import Transit

/// A question for the times by public transport from each of some places to each of others.
public struct JourneyTimesRequest: Sendable {
    /// The longest time on the way, waiting included, in seconds.
    private static let longest: Int32 = 86_400
    /// The longest walk, in seconds.
    private static let longestWalk: Int32 = 14_400

    /// Where one sets out.
    public var sources: [CLLocationCoordinate2D]
    /// Where one goes.
    public var targets: [CLLocationCoordinate2D]
    /// When, in seconds since 1970.
    public var departure: Int
    /// What may be used.
    public var filter = TransitFilter()

    /// Creates a question.
    public init(
        from sources: [CLLocationCoordinate2D], to targets: [CLLocationCoordinate2D],
        leavingAt departure: Int
    ) {
        (self.sources, self.targets, self.departure) = (sources, targets, departure)
    }

    /// The seconds from the departure to the earliest arrival, a row for each source; nil where a day does not do.
    ///
    /// Whoever walks all the way, if that is sooner, counts as well; waiting for the first vehicle is part of the time. For each source
    /// the earliest arrivals at all stops are found at once.
    ///
    /// - Throws: `TransitError` for a day without service.
    public func seconds(
        planner: TransitPlanner, streets: JourneyStreets
    ) throws(TransitError) -> [[Int?]] {
        let open = filter.isStepFree ? streets.withoutSteps() : streets
        // What is found out about the places of a question is kept: each place is one.
        func walking() -> any WalkingPaths {
            guard let router = open.walking else { return StraightLineWalking() }
            return StreetWalking(router, closedTo: filter.isStepFree ? streets.walking : nil)
        }
        func access(_ place: CLLocationCoordinate2D, isEntering: Bool) -> [StopAccess] {
            planner.access(
                from: place, by: walking(), withinSeconds: Self.longestWalk,
                isEntering: isEntering, isStepFree: filter.isStepFree)
        }
        let ends = targets.map { access($0, isEntering: false) }
        var query = TransitQuery(origins: [], destinations: [], time: .departAt(departure))
        query.filter = filter
        var rows: [[Int?]] = []
        for source in sources {
            var row = [Int?](repeating: nil, count: targets.count)
            for walk in walking().walks(
                from: source, to: targets, withinSeconds: Self.longestWalk)
            {
                row[walk.to] = Int(walk.seconds)
            }
            // Nobody rides for longer than all targets are on foot.
            let limit = row.contains(nil) ? Self.longest : Int32(row.compactMap(\.self).max() ?? 0)
            let times = try planner.travelSeconds(
                from: [access(source, isEntering: true)], to: ends, leavingAt: departure,
                withinSeconds: limit, like: query)[0]
            rows.append(zip(row, times).map { [$0, $1].compactMap(\.self).min() })
        }
        return rows
    }
}
