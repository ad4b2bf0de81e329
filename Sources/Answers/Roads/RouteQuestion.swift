import MapGeometry
import Roads

/// A question about routes through places, answered by ``RouteAnswer``.
public struct RouteQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] =
        [
            .from, .to, .via, .stay, .sameWeekday, .prefer, .access, .stepFree, .passThrough, .mode,
            .alternates, .depart, .arrive, .window, .avoid, .exclude,
            .avoidArea, .bearings,
            .approaches, .radius, .snapping, .instructionLanguage, .units, .continueStraight,
            .roundaboutExits, .annotations,
        ] + QuestionOption.vehicle

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The places in order: two or more.
    public let places: [PlaceReference]
    /// The writer of instructions, in the requested language and units.
    public let writer: InstructionWriter
    /// Whether distances are also written as text with units, as units were requested.
    public let tellsDistances: Bool
    /// Whether leaving a roundabout is a step of its own.
    public let tellsCircleExits: Bool
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The size and load of the vehicle, as given.
    public let vehicle: VehicleSize
    /// The values that the answer has for each segment of a route's line.
    public let annotations: [RouteAnnotation]
    /// All the rest, with positions that are to be replaced by those of `places`.
    private let draft: RouteRequest

    /// Reads the values of its options.
    ///
    /// - Parameter environment: Variables that name the language where the question does not; those the process
    ///   was started with if nil.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, environment: [String: String]? = nil
    ) throws(OptionError) {
        mode = values.mode
        try values.refuse(forRoads: [.stay, .sameWeekday, .prefer, .access, .window])
        var places = [try PlaceReference(try values.needed(.from), .from)]
        for text in values.list(.via) { places.append(try PlaceReference(text, .via)) }
        places.append(try PlaceReference(try values.needed(.to), .to))
        self.places = places
        let nowhere = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        var waypoints = places.map { _ in RouteWaypoint(nowhere) }
        let passesThrough = try values.flag(.passThrough) ?? false
        for place in waypoints.indices.dropFirst().dropLast() {
            waypoints[place].isStop = !passesThrough
        }
        let radius = try values.radius()
        let usesAnyRoad = try values.usesAnyRoad()
        for place in waypoints.indices {
            waypoints[place].radiusMeters = radius
            waypoints[place].usesAnyRoad = usesAnyRoad
        }
        try values.addBearings(to: &waypoints)
        try values.addApproaches(to: &waypoints)
        let (departure, arrival) = try values.moments()
        draft = RouteRequest(
            waypoints, avoiding: try values.avoidance(),
            continuesStraight: try values.flag(.continueStraight),
            alternativeCount: try values.flag(.alternates) ?? false ? 2 : 0,
            time: departure, arrival: arrival)
        writer = try values.instructionWriter(environment: environment)
        tellsDistances = values.text(.units) != nil
        exclusion = try values.exclusion()
        vehicle = try values.vehicle()
        annotations = try values.annotations()
        tellsCircleExits = try values.flag(.roundaboutExits) ?? false
    }

    /// The question as the engine takes it.
    ///
    /// - Parameter find: Finds the position of a place that is named in words.
    public func request(_ find: PlaceFinder) throws -> RouteRequest {
        var request = draft
        for (index, position) in try places.positions(find).enumerated() {
            request.waypoints[index].coordinate = position
        }
        return request
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - router: Finds the router of a mode by its name or alias.
    ///   - find: Finds the position of a place that is named in words.
    public func answer(
        router: RouterFinder, place find: PlaceFinder
    ) throws -> RouteAnswer {
        let request = try request(find)
        let router = try router(mode, request.waypoints.map(\.coordinate))
            .fitting(vehicle).excluding(exclusion)
        return RouteAnswer(
            router: router, routes: try router.routes(request),
            writer: writer.adapted(to: router.graph.mode),
            tellsDistances: tellsDistances, tellsCircleExits: tellsCircleExits,
            annotations: annotations,
            departure: request.time, arrival: request.arrival)
    }
}
