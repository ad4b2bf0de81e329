import Roads

/// A question about the areas that are reached within some travel times.
public struct IsochroneQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] = [
        .center, .minutes, .mode, .avoid, .exclude, .avoidArea,
    ]
    /// The most times of one question.
    public static let mostTimes = 24

    /// The name or an alias of the travel mode.
    public let mode: String
    /// The place from which the areas are reached.
    public let center: PlaceReference
    /// The times, in minutes, each above 0.
    public let minutes: [Double]
    /// The kinds of roads to avoid where there is another way.
    public let avoiding: RoadAvoidance
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion

    /// Reads the values of its options.
    ///
    /// - Throws: `OptionError` for the first that makes no sense.
    public init(_ values: OptionValues) throws(OptionError) {
        center = try PlaceReference(try values.needed(.center), .center)
        var minutes: [Double] = []
        let parts = try values.needed(.minutes).split(
            separator: ",", maxSplits: Self.mostTimes, omittingEmptySubsequences: false)
        for text in parts.prefix(Self.mostTimes) {
            guard let time = OptionValues.number(text), time > 0,
                time * 60 <= Router.longestIsochrone / .seconds(1)
            else {
                throw OptionError(
                    .minutes, text, allowed: ["0 to 1440"],
                    "“\(text.prefix(40))” is not a number of minutes, up to a day's")
            }
            minutes.append(time)
        }
        guard parts.count <= Self.mostTimes else {
            throw OptionError(
                .minutes, "\(parts.count)", allowed: ["\(Self.mostTimes) numbers"],
                "\(Self.mostTimes) times are the most")
        }
        self.minutes = minutes
        mode = values.mode
        avoiding = try values.avoidance()
        exclusion = try values.exclusion()
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - router: The router of the mode that a word asks for.
    ///   - find: Finds the position of a place that is named in words.
    public func answer(
        router: RouterFinder, place find: PlaceFinder
    ) throws -> IsochroneAnswer {
        let position = try [center].positions(find)[0]
        let router = try router(mode, [position]).excluding(exclusion)
        return IsochroneAnswer(
            mode: router.graph.mode, minutes: minutes,
            areas: try router.isochrones(
                from: RouteWaypoint(position), within: minutes.map { .seconds($0 * 60) },
                avoiding: avoiding))
    }
}
