import MapGeometry
import Roads
import Transit

/// Walks along the streets of an atlas, between the stops of a timetable and to them.
///
/// A pair that no street joins, or of which one end is far from any, is walked along the straight line.
public struct StreetWalking: WalkingPaths {
    private let router: Router
    private let straight: StraightLineWalking

    /// Creates walks in a network of streets.
    ///
    /// - Parameter router: The router of a mode on foot.
    public init(_ router: Router) {
        self.router = router
        straight = StraightLineWalking()
    }

    /// Returns the walks among places along streets, sorted by where they begin and end.
    ///
    /// - Complexity: O(n k) for n places with k others within reach.
    public func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath] {
        // Nobody is faster than along the straight line.
        let direct = StraightLineWalking(metersPerSecond: 2, detour: 1)
        var near: [Int: [Int]] = [:]
        for path in direct.footpaths(among: places, withinSeconds: limit) {
            near[path.from, default: []].append(path.to)
        }
        return near.sorted { $0.key < $1.key }.flatMap { from, others in
            walks(from: places[from], to: others.map { places[$0] }, withinSeconds: limit).map {
                Footpath(
                    from: from, to: others[$0.to], seconds: $0.seconds, meters: $0.meters,
                    hasSteps: $0.hasSteps)
            }
        }
    }

    /// Returns the walks from one place to others along streets, in the order of these.
    public func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        guard !others.isEmpty else { return [] }
        let matrix: RoadMatrix
        do {
            matrix = try router.matrix(
                from: [RouteWaypoint(place)], to: others.map { RouteWaypoint($0) })
        } catch {
            return straight.walks(from: place, to: others, withinSeconds: limit)
        }
        var found: [Footpath] = []
        for (to, other) in others.enumerated() {
            guard let cell = matrix[0, to] else {
                found += straight.walks(from: place, to: [other], withinSeconds: limit).map {
                    Footpath(from: 0, to: to, seconds: $0.seconds, meters: $0.meters)
                }
                continue
            }
            // A begun second counts.
            let seconds = (cell.expectedTravelTime + .milliseconds(999)).components.seconds
            if seconds > limit { continue }
            found.append(
                Footpath(
                    from: 0, to: to, seconds: Int32(clamping: seconds),
                    meters: Int32(clamping: Int(cell.meters.rounded()))))
        }
        return found
    }
}
