import MapGeometry
import Roads

/// A question for times and distances between many places.
public struct MatrixQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] =
        [
            .sources, .targets, .mode, .avoid, .exclude, .avoidArea, .radius, .bearings,
            .approaches,
            .snapping, .fallbackSpeed,
        ] + QuestionOption.vehicle

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The places where routes begin.
    public let sources: [PlaceReference]
    /// The places where routes end; the same as `sources` if empty.
    public let targets: [PlaceReference]
    /// The kinds of roads to avoid where there is another way.
    public let avoiding: RoadAvoidance
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The size and load of the vehicle, as given.
    public let vehicle: VehicleSize
    /// Kilometers an hour at which cells without a road are estimated in a straight line; nil to leave them empty.
    public let fallbackSpeed: Double?
    /// The places without their positions, sources first: the properties given for each.
    private let draft: [RouteWaypoint]
    /// The places as they were given.
    private let texts: (sources: [String], targets: [String])

    /// Reads the values of its options.
    ///
    /// - Throws: `OptionError` for the first invalid value.
    public init(_ values: OptionValues) throws(OptionError) {
        texts = (values.list(.sources), values.list(.targets))
        guard !texts.sources.isEmpty else { throw .missing(.sources) }
        var sources: [PlaceReference] = []
        for text in texts.sources { sources.append(try PlaceReference(text, .sources)) }
        var targets: [PlaceReference] = []
        for text in texts.targets { targets.append(try PlaceReference(text, .targets)) }
        self.sources = sources
        self.targets = targets
        mode = values.mode
        avoiding = try values.avoidance()
        exclusion = try values.exclusion()
        vehicle = try values.vehicle()
        fallbackSpeed = try values.positive(.fallbackSpeed)
        var place = RouteWaypoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        place.radiusMeters = try values.radius()
        place.usesAnyRoad = try values.usesAnyRoad()
        var draft = [RouteWaypoint](repeating: place, count: sources.count + targets.count)
        try values.addBearings(to: &draft)
        try values.addApproaches(to: &draft)
        self.draft = draft
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - router: Finds the router of a mode by its name or alias.
    ///   - parts: Divides places among routers; all have one by default.
    ///   - find: Finds the position of a place that is named in words.
    public func answer(
        router: RouterFinder,
        parts: ([CLLocationCoordinate2D]) -> [[Int]] = { [Array($0.indices)] },
        place find: PlaceFinder
    ) throws -> MatrixAnswer {
        let positions = try (sources + targets).positions(find)
        let places = zip(draft, positions).map { place, position in
            var place = place
            place.coordinate = position
            return place
        }
        let starts = Array(places[..<sources.count])
        let ends = targets.isEmpty ? starts : Array(places[sources.count...])
        let all = starts + ends
        let matrix = try RoadMatrix(
            sourceCount: starts.count, placeCount: all.count,
            parts: parts(all.map(\.coordinate))
        ) { sources, targets in
            try router(mode, (sources + targets).map { all[$0].coordinate })
                .fitting(vehicle).excluding(exclusion)
                .matrix(
                    from: sources.map { all[$0] }, to: targets.map { all[$0] },
                    avoiding: avoiding)
        }
        return MatrixAnswer(
            matrix: matrix,
            sources: texts.sources, targets: targets.isEmpty ? texts.sources : texts.targets,
            fallback: fallbackSpeed.map {
                .init(
                    kilometersPerHour: $0, sources: starts.map(\.coordinate),
                    targets: ends.map(\.coordinate))
            })
    }
}
