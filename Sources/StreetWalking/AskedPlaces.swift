import MapGeometry
import Roads
import Synchronization

/// The cache of the places that a question is about.
final class AskedPlaces: Sendable {
    /// The maximum number of places that are kept: where a question begins and where it ends.
    private static let capacity = 2

    private let router: Router
    // Guards the list, not the search: two threads at once may both look for a place.
    private let known = Mutex<[PreparedPlace]>([])

    init(_ router: Router) { self.router = router }

    /// A place with the roads near it.
    func prepared(_ coordinate: CLLocationCoordinate2D) throws(RoutingError) -> PreparedPlace {
        let found = known.withLock { known in
            known.first {
                $0.waypoint.coordinate.latitude == coordinate.latitude
                    && $0.waypoint.coordinate.longitude == coordinate.longitude
            }
        }
        if let found { return found }
        let place = try router.prepare(RouteWaypoint(coordinate))
        known.withLock { known in
            if known.count < Self.capacity { known.append(place) }
        }
        return place
    }
}
