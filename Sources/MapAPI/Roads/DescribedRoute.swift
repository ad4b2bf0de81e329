import MapGeometry
import Roads

/// A route as services tell it: one leg between each two stops, in rounded numbers that add up.
struct DescribedRoute {
    /// The legs.
    let legs: [DescribedLeg]
    /// Decimeters; the sum of the legs'.
    let decimeters: Int
    /// Tenths of a second; the sum of the legs'.
    let tenths: Int
    /// What the legs weigh, in tenths of a second.
    let weight: Int

    /// - Parameters:
    ///   - waypoints: The places that the route was asked for; without them each leg of the route is one.
    init(_ route: Route, through waypoints: [RouteWaypoint] = [], _ graph: RoadGraph) {
        legs = Self.grouped(route.legs, waypoints).map { DescribedLeg($0, graph) }
        decimeters = legs.reduce(0) { $0 + $1.decimeters }
        tenths = legs.reduce(0) { $0 + $1.tenths }
        weight = legs.reduce(0) { $0 + $1.weight }
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

/// A leg as services tell it.
struct DescribedLeg {
    /// The router's legs that it is made of: one, but where one turns round at a place that is only passed.
    let parts: [RouteLeg]
    /// What each arc of each part weighs with the turn after it, hundredths of a second.
    let weights: [[Int]]
    /// Decimeters.
    let decimeters: Int
    /// Tenths of a second.
    let tenths: Int
    /// What it weighs, in tenths of a second.
    let weight: Int

    init(_ parts: [RouteLeg], _ graph: RoadGraph) {
        self.parts = parts
        weights = parts.map { leg in
            leg.arcs.indices.map { leg.weight(ofArc: $0, graph) + leg.turnWeight(after: $0, graph) }
        }
        decimeters = Self.decimeters(parts.reduce(0) { $0 + $1.meters })
        tenths = parts.reduce(0) { $0 + $1.hundredths } / 10
        weight = weights.joined().reduce(0, +) / 10
    }

    /// Meters rounded to decimeters.
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
        return abs(Double(asked.latitude) / 1e7 - coordinate.latitude) < 1e-6
            && abs(Double(asked.longitude) / 1e7 - coordinate.longitude) < 1e-6
    }
}
