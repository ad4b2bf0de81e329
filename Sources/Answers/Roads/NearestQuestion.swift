import MapGeometry
import Roads

/// A question for the roads near a place, answered by ``NearestAnswer``.
public struct NearestQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] =
        [
            .position, .limit, .mode, .exclude, .avoidArea, .radius, .bearings, .snapping, .units,
        ] + QuestionOption.vehicle
    /// The maximum number of roads.
    public static let mostRoads = 100
    /// How far roads may be where nothing is said, in meters.
    private static let farthestMeters = 10_000.0

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The place, with the properties given for it.
    public let place: RouteWaypoint
    /// The maximum number of roads in the answer.
    public let limit: Int
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The size and load of the vehicle, as given.
    public let vehicle: VehicleSize
    private let writer: InstructionWriter

    /// Reads the values of its options.
    ///
    /// - Throws: `OptionError` for the first invalid value.
    public init(_ values: OptionValues) throws(OptionError) {
        var places = [
            RouteWaypoint(
                try PlaceReference.position(try values.needed(.position), .position))
        ]
        try values.addBearings(to: &places)
        places[0].radiusMeters = try values.radius()
        places[0].usesAnyRoad = try values.usesAnyRoad()
        place = places[0]
        mode = values.mode
        limit = try values.count(.limit) ?? 1
        guard (1...Self.mostRoads).contains(limit) else {
            throw OptionError(
                .limit, "\(limit)", allowed: ["1…\(Self.mostRoads)"],
                "“limit” is 1 to \(Self.mostRoads)")
        }
        exclusion = try values.exclusion()
        vehicle = try values.vehicle()
        writer = try values.instructionWriter()
    }

    /// Answers the question.
    ///
    /// - Parameter router: Finds the router of a mode by its name or alias.
    /// - Throws: `RoutingError.Code.noRoadNear` if there is none.
    public func answer(router: RouterFinder) throws -> NearestAnswer {
        let router = try router(mode, [place.coordinate]).fitting(vehicle).excluding(exclusion)
        let radius = place.radiusMeters ?? Self.farthestMeters
        let snaps = router.nearest(place, count: limit, radiusMeters: radius)
        guard !snaps.isEmpty else { throw RoutingError(.noRoadNear(meters: Int(radius))) }
        return NearestAnswer(graph: router.graph, snaps: snaps, writer: writer)
    }
}
