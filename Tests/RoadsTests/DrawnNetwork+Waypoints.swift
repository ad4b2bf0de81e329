import MapGeometry
import Roads
import Testing

extension DrawnNetwork {
    /// The places of nodes in a question for routes.
    func waypoints(_ letters: some Sequence<Character>) throws -> [RouteWaypoint] {
        try letters.map { letter in
            let position = try #require(self.position(of: letter))
            return RouteWaypoint(
                CLLocationCoordinate2D(
                    latitude: position.latitude, longitude: position.longitude))
        }
    }
}
