import MapGeometry
import Roads
import StreetWalking
import Transit

/// A query for the areas that can be reached by public transport and on foot.
public struct ReachRequest: Sendable {
    /// The starting point.
    public var from: CLLocationCoordinate2D
    /// When, in seconds since 1970.
    public var departure: Int
    /// The lines and vehicles that may be used.
    public var filter = TransitFilter()

    /// Creates a question.
    public init(from place: CLLocationCoordinate2D, leavingAt departure: Int) {
        from = place
        self.departure = departure
    }

    /// The areas within some times.
    ///
    /// The earliest arrival at every stop (Delling, Pajor and Werneck, *Round-Based Public Transit Routing*, 2012), and
    /// from there on foot: the walk from the start and those from all stops make one area.
    ///
    /// - Parameters:
    ///   - planner: The planner of the atlas that the place lies in.
    ///   - walking: The router of walkers.
    ///   - times: Times on the way above 0; areas come in their order.
    /// - Throws: `TransitError` for a day without service; `RoutingError` if there is no road near the place.
    public func isochrones(
        planner: TransitPlanner, walking: Router, within times: [Duration]
    ) throws -> [Isochrone] {
        let longest = (times.max() ?? .zero).components.seconds
        let limit = Int32(clamping: longest)
        let timetable = planner.timetable
        let origins = planner.access(
            from: from, by: StreetWalking(walking), withinSeconds: limit, isEntering: true)
        var query = TransitQuery(origins: [], destinations: [], time: .departAt(departure))
        query.filter = filter
        let arrivals = try planner.reachableStops(
            from: origins, leavingAt: departure, withinSeconds: limit, like: query)
        let walked = Dictionary(origins.map { ($0.stop, Int($0.seconds)) }) { one, _ in one }
        _ = try walking.snapAll([RouteWaypoint(from)])
        var starts = [LaterStart(RouteWaypoint(from), after: .zero)]
        for (stop, arrival) in arrivals.enumerated() {
            guard let arrival else { continue }
            let delay = arrival - departure
            // Those that one walks to are within the walk from the start.
            if let seconds = walked[stop], seconds <= delay { continue }
            starts += timetable.doors(ofStop: stop, isEntering: false).map {
                LaterStart(
                    RouteWaypoint($0.coordinate), after: .seconds(delay + Int($0.seconds)))
            }
        }
        return try walking.isochrones(fromAnyOf: starts, within: times)
    }
}
