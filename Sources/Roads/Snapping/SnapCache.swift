import MapGeometry
import Synchronization

/// The cache of what was found near places that questions for many ask for again, such as the stops of a timetable.
///
/// Places that were not used lately are evicted: when the recent ones are as many as may be kept, they become the older
/// ones, and those that were the older ones go.
final class SnapCache: Sendable {
    /// The least places of a question that are looked for in the cache: few are found as fast.
    static let leastPlaces = 16
    /// The most recent places that are kept, and the most older ones.
    private static let mostPlaces = 32_768

    /// A position, bit by bit.
    private struct Key: Hashable {
        let latitude, longitude: UInt64

        /// The key of a waypoint that tells nothing but a position; nil for others.
        init?(_ waypoint: RouteWaypoint) {
            guard waypoint.bearing == nil, waypoint.radiusMeters == nil, !waypoint.usesAnyRoad,
                waypoint.approach == .unrestricted
            else { return nil }
            latitude = waypoint.coordinate.latitude.bitPattern
            longitude = waypoint.coordinate.longitude.bitPattern
        }
    }

    private struct Generations {
        var recent: [Key: RoadSnapper.Found] = [:]
        var older: [Key: RoadSnapper.Found] = [:]

        mutating func keep(_ found: RoadSnapper.Found, _ key: Key) {
            if recent.count >= SnapCache.mostPlaces {
                older = recent
                recent.removeAll(keepingCapacity: true)
            }
            recent[key] = found
        }
    }

    // Guards the tables, not the search: two questions at once may both look for a place.
    private let generations = Mutex(Generations())

    /// What was found near places; nil for those that have to be looked for.
    func known(_ waypoints: [RouteWaypoint]) -> [RoadSnapper.Found?] {
        generations.withLock { generations in
            waypoints.map { waypoint in
                guard let key = Key(waypoint) else { return nil }
                if let found = generations.recent[key] { return found }
                guard let found = generations.older[key] else { return nil }
                generations.keep(found, key)
                return found
            }
        }
    }

    /// Keeps what was found near places.
    func keep(_ found: [(place: RouteWaypoint, found: RoadSnapper.Found)]) {
        if found.isEmpty { return }
        generations.withLock { generations in
            for (place, found) in found {
                if let key = Key(place) { generations.keep(found, key) }
            }
        }
    }
}
