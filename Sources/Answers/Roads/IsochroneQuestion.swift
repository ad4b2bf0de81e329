import Roads

/// A question about the areas that are reached within some travel times.
public struct IsochroneQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] =
        [
            .center, .minutes, .kilometers, .mode, .depart, .stepFree, .avoid, .exclude, .avoidArea,
        ] + QuestionOption.vehicle
    /// The maximum number of times of one question.
    public static let mostTimes = 24

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The place from which the areas are reached.
    public let center: PlaceReference
    /// The times in minutes, each above 0; none for distances.
    public let minutes: [Double]
    /// The distances in kilometers, each above 0; none for times.
    public let kilometers: [Double]
    /// The kinds of roads to avoid where there is another way.
    public let avoiding: RoadAvoidance
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The size and load of the vehicle, as given.
    public let vehicle: VehicleSize

    /// Reads the values of its options.
    ///
    /// - Throws: `OptionError` for the first invalid value.
    public init(_ values: OptionValues) throws(OptionError) {
        center = try PlaceReference(try values.needed(.center), .center)
        try values.refuse(forRoads: [.depart])
        if let text = values.text(.kilometers) {
            guard values.text(.minutes) == nil else {
                throw OptionError(
                    .kilometers, text, allowed: ["minutes or kilometers"],
                    "“minutes” and “kilometers” cannot both be told")
            }
            minutes = []
            kilometers = try Self.limits(
                text, .kilometers, most: Router.farthestIsochrone / 1000,
                "is not a number of kilometers, up to 1000")
        } else {
            minutes = try Self.minutes(values)
            kilometers = []
        }
        mode = values.mode
        avoiding = try values.avoidance()
        exclusion = try values.exclusion()
        vehicle = try values.vehicle()
    }

    /// Reads the times that a question asks for, in minutes.
    static func minutes(_ values: OptionValues) throws(OptionError) -> [Double] {
        try limits(
            try values.needed(.minutes), .minutes, most: Router.longestIsochrone / .seconds(60),
            "is not a number of minutes, up to a day's")
    }

    /// Reads numbers above 0 between commas.
    private static func limits(
        _ text: String, _ option: QuestionOption, most: Double, _ fault: String
    ) throws(OptionError) -> [Double] {
        var limits: [Double] = []
        let parts = text.split(
            separator: ",", maxSplits: mostTimes, omittingEmptySubsequences: false)
        for text in parts.prefix(mostTimes) {
            guard let limit = OptionValues.number(text), limit > 0, limit <= most else {
                throw OptionError(
                    option, text, allowed: ["0 to \(Int(most))"], "“\(text.prefix(40))” \(fault)")
            }
            limits.append(limit)
        }
        guard parts.count <= mostTimes else {
            throw OptionError(
                option, "\(parts.count)", allowed: ["\(mostTimes) numbers"],
                "\(mostTimes) \(option == .minutes ? "times" : "distances") are the most")
        }
        return limits
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - router: Finds the router of a mode by its name or alias.
    ///   - find: Finds the position of a place that is named in words.
    public func answer(
        router: RouterFinder, place find: PlaceFinder
    ) throws -> IsochroneAnswer {
        let position = try [center].positions(find)[0]
        let router = try router(mode, [position]).fitting(vehicle).excluding(exclusion)
        let place = RouteWaypoint(position)
        let areas =
            kilometers.isEmpty
            ? try router.isochrones(
                from: place, within: minutes.map { .seconds($0 * 60) }, avoiding: avoiding)
            : try router.isochrones(
                from: place, withinMeters: kilometers.map { $0 * 1000 }, avoiding: avoiding)
        return IsochroneAnswer(
            mode: router.graph.mode.name, limits: kilometers.isEmpty ? minutes : kilometers,
            areas: areas
        )
    }
}
