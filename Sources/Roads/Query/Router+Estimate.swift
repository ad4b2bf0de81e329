import Bytes
import Columns
import MapGeometry

/// The travel time and length of a route, without its geometry.
public struct RouteEstimate: Sendable, Equatable {
    /// The expected travel time.
    public var expectedTravelTime: Duration { Duration(hundredths: hundredths) }
    /// The travel time in hundredths of a second.
    package let hundredths: Int
    /// The length in meters.
    public let meters: Double
}

extension Router {
    /// Returns the time and length of the best route: as `routes` computes them, but faster.
    public func estimate(_ request: RouteRequest) throws(RoutingError) -> RouteEstimate {
        let request = try settingOut(request)
        let places = try snap(request.waypoints)
        let metric = costModel(request.avoiding, at: request.time).metric
        var search = searchPool.take()
        defer { searchPool.give(back: search) }
        let stages = try stages(places, request, metric, &search)
        var duration = 0
        var meters = 0.0
        for arrival in chosen(stages) {
            let isInArea = arrival.start.areaPath?.isWhole ?? false
            for areaPath in [arrival.start.areaPath, isInArea ? nil : arrival.snap.areaPath] {
                duration += Int(areaPath?.duration ?? 0)
                meters += areaPath?.meters ?? 0
            }
            if isInArea { continue }
            for (index, state) in arrival.states.enumerated() {
                let arc = graph.stateArcs[Int(state)]
                let next = index + 1 < arrival.states.count ? arrival.states[index + 1] : nil
                let from = index == 0 ? arrival.start.share(of: arc) : 0
                let share = max(0, (next == nil ? arrival.snap.share(of: arc) : 1) - from)
                meters += graph.meters(ofArc: arc) * share
                duration += Int((Double(metric.stateDurations[Int(state)]) * share).rounded())
                if let turn = next.flatMap({ graph.turn(from: state, to: $0) }) {
                    duration += Int(graph.turnDurations[turn])
                }
            }
        }
        return RouteEstimate(hundredths: duration, meters: meters)
    }

    /// The nearest roads a route could begin on, from the nearest on.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - count: The maximum number of roads, 1 or more.
    ///   - radiusMeters: How far they may be away.
    public func nearest(
        _ place: RouteWaypoint, count: Int, radiusMeters: Double = 1000
    ) -> [RoadSnap] {
        guard abs(place.coordinate.latitude) <= 90, abs(place.coordinate.longitude) <= 180 else {
            return []
        }
        return snapper.nearest(place, count: max(count, 1), radiusMeters: radiusMeters)
    }
}
