import MapGeometry
import Roads

/// A question for a cheap trip through places, in whatever order, answered by ``TripAnswer``.
public struct TripQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] =
        [
            .places, .mode, .openTrip, .lastPlace, .avoid, .exclude, .avoidArea, .radius, .snapping,
            .instructionLanguage, .units, .roundaboutExits, .annotations,
        ] + QuestionOption.vehicle
    /// The maximum number of places.
    public static let mostPlaces = 100

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The places: two or more.
    public let places: [PlaceReference]
    /// Where the trip begins and ends.
    public let ends: TripEnds
    /// The kinds of roads to avoid where there is another way.
    public let avoiding: RoadAvoidance
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The size and load of the vehicle, as given.
    public let vehicle: VehicleSize
    /// The writer of instructions, in the requested language and units.
    public let writer: InstructionWriter
    private let tellsDistances, tellsCircleExits: Bool
    private let annotations: [RouteAnnotation]
    /// The properties given for each place, without its position.
    private let draft: RouteWaypoint

    /// Reads the values of its options.
    ///
    /// - Parameter environment: Variables that name the language where the question does not; those the process
    ///   was started with if nil.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil
    ) throws(OptionError) {
        let texts = values.list(.places)
        guard !texts.isEmpty else { throw .missing(.places) }
        guard (2...Self.mostPlaces).contains(texts.count) else {
            throw OptionError(
                .places, "\(texts.count)", allowed: ["2 to \(Self.mostPlaces) places"],
                "a trip has 2 to \(Self.mostPlaces) places, not \(texts.count)")
        }
        var places: [PlaceReference] = []
        for text in texts { places.append(try PlaceReference(text, .places)) }
        self.places = places
        mode = values.mode
        let isOpen = try values.flag(.openTrip) ?? false
        let endsAtLast = try values.flag(.lastPlace) ?? false
        ends = TripEnds(startsAtFirst: true, endsAtLast: endsAtLast, returns: !isOpen)
        avoiding = try values.avoidance()
        exclusion = try values.exclusion()
        vehicle = try values.vehicle()
        writer = try values.instructionWriter(environment: environment)
        tellsDistances = values.text(.units) != nil
        tellsCircleExits = try values.flag(.roundaboutExits) ?? false
        annotations = try values.annotations()
        var draft = RouteWaypoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        draft.radiusMeters = try values.radius()
        draft.usesAnyRoad = try values.usesAnyRoad()
        self.draft = draft
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - router: Finds the router of a mode by its name or alias.
    ///   - find: Finds the position of a place that is named in words.
    /// - Throws: `RoutingError.Code.noTrip` for a place that cannot be reached from another.
    public func answer(router: RouterFinder, place find: PlaceFinder) throws -> TripAnswer {
        let positions = try places.positions(find)
        let router = try router(mode, positions).fitting(vehicle).excluding(exclusion)
        let waypoints = positions.map { position in
            var waypoint = draft
            waypoint.coordinate = position
            return waypoint
        }
        let order = try router.tripOrder(waypoints, ends, avoiding: avoiding)
        let visited = (order + (ends.returns ? order.prefix(1) : [])).map { waypoints[$0] }
        // As the times between places have it, from which the order is chosen: at a stop one may turn round.
        let routes = try router.routes(
            RouteRequest(visited, avoiding: avoiding, continuesStraight: false))
        return TripAnswer(
            order: order, returns: ends.returns,
            route: RouteAnswer(
                router: router, routes: routes, writer: writer.adapted(to: router.graph.mode),
                tellsDistances: tellsDistances, tellsCircleExits: tellsCircleExits,
                annotations: annotations))
    }
}
