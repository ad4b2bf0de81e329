import Roads
import Testing

/// Tags of a named road.
func way(_ name: String, _ highway: String = "primary") -> [String: String] {
    ["name": name, "highway": highway]
}

/// The way between two nodes of a drawn network.
func leg(
    _ network: DrawnNetwork, _ ends: String, _ mode: BuiltInMode
) async throws -> (router: Router, leg: RouteLeg) {
    let router = Router(try graph(of: try await network.tables(mode)))
    let places = try network.waypoints(ends)
    let routes = try router.routes(RouteRequest(places))
    return (router, routes[0].legs[0])
}

/// Its steps.
func steps(
    _ network: DrawnNetwork, _ ends: String, mode: BuiltInMode = .automobile
) async throws -> [RouteStep] {
    let (router, leg) = try await leg(network, ends, mode)
    return router.steps(for: leg)
}

/// Its steps as words: the road, the kind of maneuver and its direction.
func says(
    _ network: DrawnNetwork, _ ends: String, mode: BuiltInMode = .automobile
) async throws -> String {
    try await steps(network, ends, mode: mode).map { step in
        let words = [step.maneuver.kind.rawValue, step.maneuver.modifier?.name]
        return "\(step.maneuver.name) \(words.compactMap { $0 }.joined(separator: " "))"
    }.joined(separator: ", ")
}
