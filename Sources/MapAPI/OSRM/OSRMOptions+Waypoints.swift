import MapGeometry
import Roads

/// The options that tell something of each coordinate.
extension OSRMOptions {
    /// The waypoints with the options given for each.
    ///
    /// - Parameter radiusIsSpread: Whether radiuses are the spread of positions and not a limit.
    func waypoints(
        _ coordinates: [CLLocationCoordinate2D], radiusIsSpread: Bool
    ) throws(APIProblem) -> [RouteWaypoint] {
        let usesAnyRoad = try word("snapping", default: Snapping.default) == .any
        var waypoints = coordinates.map { RouteWaypoint($0, usesAnyRoad: usesAnyRoad) }
        if let bearings = try elements("bearings", count: waypoints.count) {
            for (index, text) in bearings.enumerated() where !text.isEmpty {
                waypoints[index].bearing = try bearing(text)
            }
        }
        if let approaches = try elements("approaches", count: waypoints.count) {
            for (index, text) in approaches.enumerated() where !text.isEmpty {
                guard let approach = RouteWaypoint.Approach(rawValue: String(text)) else {
                    throw malformed("approaches", text)
                }
                waypoints[index].approach = approach
            }
        }
        let radiuses = try radiuses(count: waypoints.count)
        if !radiusIsSpread {
            for (index, radius) in radiuses.enumerated() { waypoints[index].radiusMeters = radius }
        }
        // What a hint says is found anew, but a client that mixes up its places is told so.
        _ = try elements("hints", count: waypoints.count)
        return waypoints
    }

    /// The radius of each coordinate in meters, nil where it is not limited; empty if none is given.
    func radiuses(count: Int) throws(APIProblem) -> [Double?] {
        guard let elements = try elements("radiuses", count: count) else { return [] }
        var radiuses: [Double?] = []
        for text in elements {
            if text.isEmpty || text == "unlimited" {
                radiuses.append(nil)
                continue
            }
            guard let radius = PlainNumber.read(text) else {
                throw malformed("radiuses", text)
            }
            guard radius >= 0 else {
                throw .osrm(.invalidOptions, "a radius is 0 or more, not \(text)")
            }
            radiuses.append(radius)
        }
        return radiuses
    }

    /// Words of `exclude`; those of OSRM's answers first.
    private static let classes: [(name: String, roads: RoadAvoidance)] = [
        ("motorway", .motorways), ("toll", .tolls), ("ferry", .ferries),
        ("restricted", .restricted), ("tunnel", .tunnels), ("bridge", .bridges),
        ("unpaved", .unpaved), ("steps", .steps), ("trunk", .highways),
        ("low_emission_zone", .lowEmissionZones),
    ]

    /// The classes of roads that are not used.
    func exclusion() throws(APIProblem) -> RoadExclusion {
        var roads: RoadAvoidance = []
        guard let text = self["exclude"], text != "none", !text.isEmpty else {
            return RoadExclusion()
        }
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = Self.classes.first(where: { $0.name == name }) else {
                throw .osrm(
                    .invalidValue,
                    "“\(name.prefix(60))” is none of "
                        + Self.classes.map(\.name).joined(separator: ", ") + " and none")
            }
            roads.formUnion(known.roads)
        }
        return RoadExclusion(roads)
    }

    private func bearing(_ text: Substring) throws(APIProblem) -> RouteWaypoint.Bearing {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 2, let value = Int(numbers[0]), let range = Int(numbers[1]) else {
            throw malformed("bearings", text)
        }
        guard 0...360 ~= value, 0...180 ~= range else {
            throw .osrm(.invalidOptions, "a bearing is 0–360,0–180, not \(text.prefix(40))")
        }
        return .init(degrees: Double(value), toleranceDegrees: Double(range))
    }

    private enum Snapping: String, CaseIterable { case `default`, any }
}
