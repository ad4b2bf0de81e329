extension Router {
    /// The order in which a cheap trip visits places, as `TripSolver` finds it.
    ///
    /// - Returns: The places counted from 0, each once.
    /// - Throws: `RoutingError.Code.noTrip` for a place that cannot be reached from another.
    public func tripOrder(
        _ waypoints: [RouteWaypoint], _ ends: TripEnds, avoiding: RoadAvoidance = []
    ) throws(RoutingError) -> [Int] {
        let places = try snap(waypoints)
        let matrix = matrix(from: places, to: places, avoiding: avoiding)
        guard let order = TripSolver.order(matrix, ends) else {
            let gap = matrix.cells.firstIndex { $0 == nil } ?? 0
            throw RoutingError(
                .noTrip(from: gap / matrix.targetCount), place: gap % matrix.targetCount)
        }
        return order
    }
}
