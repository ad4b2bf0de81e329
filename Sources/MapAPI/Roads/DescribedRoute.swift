import MapGeometry
import Roads

/// A route as services write it: one leg between each two stops, in rounded numbers that add up.
struct DescribedRoute {
    /// The legs.
    let legs: [DescribedLeg]
    /// Decimeters; the sum of the legs'.
    let decimeters: Int
    /// How long it takes; the sum of the legs'.
    let time: Duration
    /// What the legs weigh; the sum of theirs.
    let weight: Duration

    /// - Parameters:
    ///   - waypoints: The places that the route was asked for; without them each leg of the route is one.
    init(_ route: Route, through waypoints: [RouteWaypoint] = [], _ graph: RoadGraph) {
        legs = Self.grouped(route.legs, waypoints).map { DescribedLeg($0, graph) }
        decimeters = legs.reduce(0) { $0 + $1.decimeters }
        time = legs.reduce(.zero) { $0 + $1.time }
        weight = legs.reduce(.zero) { $0 + $1.weight }
    }

    /// The snapped places of the stops.
    var places: [RoadSnap] {
        (legs.first.map { [$0.parts[0].start] } ?? [])
            + legs.compactMap { $0.parts.last?.end }
    }

    /// Joins legs that end at a place one only passes: there the router begins a new one if one turns round.
    private static func grouped(_ legs: [RouteLeg], _ waypoints: [RouteWaypoint]) -> [[RouteLeg]] {
        guard legs.count > waypoints.count(where: \.isStop) - 1, !waypoints.isEmpty else {
            return legs.map { [$0] }
        }
        var groups: [[RouteLeg]] = [[]]
        var next = 1
        for (index, leg) in legs.enumerated() {
            groups[groups.count - 1].append(leg)
            while next < waypoints.count - 1, !leg.ends(at: waypoints[next].coordinate) {
                next += 1
            }
            if index + 1 < legs.count, waypoints[next].isStop { groups.append([]) }
            next += 1
        }
        return groups
    }
}

/// A leg as services write it.
struct DescribedLeg {
    /// The router's legs that it is made of: one, but where one turns round at a place that is only passed.
    let parts: [RouteLeg]
    /// What each arc of each part weighs with the turn after it.
    let weights: [[Duration]]
    /// The length in decimeters.
    let decimeters: Int
    /// How long it takes, in whole tenths of a second.
    let time: Duration
    /// What it weighs, in whole tenths of a second.
    let weight: Duration

    init(_ parts: [RouteLeg], _ graph: RoadGraph) {
        self.parts = parts
        weights = parts.map { $0.weights(graph) }
        decimeters = Self.decimeters(parts.reduce(0) { $0 + $1.meters })
        time = parts.reduce(.zero) { $0 + $1.expectedTravelTime }.inWholeTenths
        weight = weights.joined().reduce(.zero, +).inWholeTenths
    }

    /// Returns a length in meters rounded to decimeters.
    static func decimeters(_ meters: Double) -> Int {
        meters.isFinite ? Int((min(max(meters, 0), 1e12) * 10).rounded()) : 0
    }

    /// The line of all parts.
    func line(_ precision: RoundedLine.Precision) -> RoundedLine {
        var line = RoundedLine(parts[0], precision)
        for part in parts.dropFirst() { line.join(RoundedLine(part, precision)) }
        return line
    }
}

extension RouteLeg {
    /// Whether the leg was asked to end at a place.
    fileprivate func ends(at coordinate: CLLocationCoordinate2D) -> Bool {
        guard let asked = end.asked else { return false }
        return abs(asked.coordinate.latitude - coordinate.latitude) < 1e-6
            && abs(asked.coordinate.longitude - coordinate.longitude) < 1e-6
    }
}

extension Duration {
    /// The time in whole tenths of a second, rounded down, as services write it.
    var inWholeTenths: Duration { .milliseconds(100 * (hundredths / 10)) }
}
