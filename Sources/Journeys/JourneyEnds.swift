import MapGeometry
import Transit

/// The stops that a journey may begin and end at, and the ways to them.
struct JourneyEnds {
    /// A walk to a stop that is looked at for any journey, in seconds.
    static let shortWalk: Int32 = 900

    /// The ways to the stops that it may begin at.
    let approaches: StopApproaches
    /// The ways from the stops that it may end at.
    let destinations: [StopAccess]
    private let from, to: CLLocationCoordinate2D
    private let approach: StopApproach
    /// The longest walk, in seconds.
    private let limit: Int32

    /// Looks for the stops.
    ///
    /// - Parameter limit: The longest walk at either end, in seconds.
    init(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, by approach: StopApproach,
        _ planner: TransitPlanner, _ paths: JourneyPaths, walkingWithin limit: Int32
    ) {
        let approaches = StopApproaches(
            approach, from: from, planner, paths, walkingWithin: limit)
        self.init(
            from, to, by: approach, approaches, planner, paths, walkingWithin: limit)
    }

    private init(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, by approach: StopApproach,
        _ approaches: StopApproaches, _ planner: TransitPlanner, _ paths: JourneyPaths,
        walkingWithin limit: Int32
    ) {
        (self.from, self.to, self.approach, self.limit) = (from, to, approach, limit)
        self.approaches = approaches
        destinations =
            paths[approach.lastMeans].map {
                planner.access(
                    from: to, by: $0,
                    withinSeconds: approach.lastMeans == .foot
                        ? limit : StopApproaches.longestRide,
                    isEntering: false)
            } ?? []
    }

    /// Whether there are stops at both ends.
    var haveStops: Bool { !approaches.ways.isEmpty && !destinations.isEmpty }

    /// The stops in reach of walks that may be longer than those of this value.
    func reaching(
        within limit: Int32, _ planner: TransitPlanner, _ paths: JourneyPaths
    ) -> JourneyEnds {
        if limit <= self.limit { return self }
        return switch approach {
        case .walking:
            JourneyEnds(from, to, by: approach, planner, paths, walkingWithin: limit)
        case .bicycle, .car:
            JourneyEnds(
                from, to, by: approach, approaches, planner, paths, walkingWithin: limit)
        // No part is walked.
        case .bicycleAboard: self
        }
    }
}
