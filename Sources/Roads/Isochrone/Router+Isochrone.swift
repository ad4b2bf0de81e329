import Bytes

/// The area one can get to within a time.
public struct Isochrone: Sendable {
    /// The time, in minutes.
    public let minutes: Double
    /// Rings of longitude and latitude in degrees: the first of each polygon is its outline, the others
    /// are holes; rings are closed, outlines counterclockwise.
    public let polygons: [[[(longitude: Double, latitude: Double)]]]
}

extension Router {
    /// The longest time of an isochrone, in minutes.
    public static let longestIsochroneMinutes = 24 * 60.0

    /// The areas within times from a place.
    ///
    /// One climb and one sweep down the hierarchy give the time to every state (PHAST: Delling, Goldberg,
    /// Nowatzyk and Werneck, 2011). A grid then takes the least time at each point: that of a road near it,
    /// and of walking there from the road. The areas are what lies below its contours, so that a longer
    /// time's area holds a shorter's.
    ///
    /// - Parameter minutes: Times above 0; areas come in their order.
    public func isochrones(
        from place: RouteWaypoint, minutes: [Double], avoiding: RoadAvoidance = []
    ) throws(RoutingError) -> [Isochrone] {
        let snaps = try snapAll([place])[0]
        let tariff = tariff(avoiding)
        let longest = min(minutes.filter(\.isFinite).max() ?? 0, Self.longestIsochroneMinutes)
        let times = arrivalTimes(from: snaps, tariff)
        var field = TravelField(
            graph, times: times, snaps: snaps, metric: tariff.metric,
            limit: Int32(max(longest, 0) * 6000))
        field.spread()
        return minutes.map { minutes in
            let time = min(max(minutes.isFinite ? minutes : 0, 0), Self.longestIsochroneMinutes)
            return Isochrone(minutes: minutes, polygons: field.polygons(within: time * 60))
        }
    }

    /// The time to the beginning of every state, hundredths of a second, by the best way there;
    /// `unreachable` where there is none.
    func arrivalTimes(from snaps: [RoadSnap], _ tariff: Tariff) -> [Int32] {
        let measures = tariff.measures
        var climb = MatrixClimb(graph)
        _ = climb.run(exits(of: snaps, tariff.metric), graph, tariff.metric.arcUp, measures.up)
        var costs = [Int32](repeating: Hierarchy.unreachable, count: graph.stateCount)
        var times = costs
        for state in climb.visited where climb.labels[Int(state)].cost < Hierarchy.unreachable {
            costs[Int(state)] = climb.labels[Int(state)].cost
            times[Int(state)] = climb.labels[Int(state)].measure.duration
        }
        let starts = graph.arcStarts.span
        let heads = graph.arcHeads.span
        let metric = tariff.metric
        let down = metric.arcDown.span
        var state = graph.stateCount - 1
        while state >= 0 {
            var cost = costs[state]
            var time = times[state]
            for arc in Int(starts[state])..<Int(starts[state + 1]) {
                let sum = costs[Int(heads[arc])] &+ down[arc]
                if sum < cost {
                    cost = sum
                    time = times[Int(heads[arc])] &+ measures.down[arc].duration
                }
            }
            costs[state] = cost
            times[state] = time
            state -= 1
        }
        return times
    }
}
