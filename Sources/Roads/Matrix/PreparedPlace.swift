import Synchronization

/// A place that several questions are asked about, one after the other: the roads near it, and the ways up the hierarchy from it,
/// are looked for once.
///
/// It belongs to the router that made it; see ``Router/prepare(_:)``.
public final class PreparedPlace: Sendable {
    /// The waypoint that was prepared.
    public let waypoint: RouteWaypoint
    /// The roads near the waypoint.
    let found: RoadSnapper.Found

    // Held by the one question that climbs, or measures.
    private let climbs = Mutex<[ClimbKey: PlaceClimb]>([:])

    init(_ waypoint: RouteWaypoint, _ found: RoadSnapper.Found) {
        (self.waypoint, self.found) = (waypoint, found)
    }

    /// The paths up from the place; `make` computes them at first use.
    func withClimb<Answer>(
        _ direction: PathMeasures.Direction, areTogether: Bool, make: () -> PlaceClimb,
        _ body: (inout PlaceClimb) -> Answer
    ) -> Answer {
        let key = ClimbKey(direction: direction, areTogether: areTogether)
        var climb = climbs.withLock { $0.removeValue(forKey: key) } ?? make()
        defer { climbs.withLock { $0[key] = climb } }
        return body(&climb)
    }
}

/// What the ways up from places depend on: their direction, and whether all places of the question are in one component, be it a
/// small one.
struct ClimbKey: Hashable {
    var direction: PathMeasures.Direction
    var areTogether: Bool
}
