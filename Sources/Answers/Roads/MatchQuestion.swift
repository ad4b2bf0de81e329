import MapGeometry
import Roads

/// A question for the roads a track followed.
public struct MatchQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] = [
        .track, .mode, .exclude, .avoidArea, .timestamps, .accuracies, .gaps, .tidy,
        .instructionLanguage, .units,
    ]
    /// A track is split where the next point is so many seconds later.
    private static let longestGapSeconds = 60.0

    /// The points of the track, in their order, with their times and accuracies.
    public let track: [TrackPoint]
    /// The options for matching the track.
    public let tracking: TrackOptions
    /// The kinds of roads, and the areas, not to use at all.
    public let exclusion: RoadExclusion
    /// The name or an alias of the travel mode.
    public let mode: String
    /// The writer of instructions, in the requested language and units.
    public let writer: InstructionWriter
    /// Whether distances are also written as text with units, as units were requested.
    public let tellsDistances: Bool

    /// Reads the values of its options.
    ///
    /// - Parameter points: The points of a track that was read elsewhere; those of the option if nil.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, track points: [TrackPoint]? = nil
    ) throws(OptionError) {
        var track: [TrackPoint] = []
        if let points {
            track = points
        } else {
            for text in values.list(.track) {
                track.append(TrackPoint(RouteWaypoint(try PlaceReference.position(text, .track))))
            }
        }
        try Self.complete(&track, values)
        self.track = track
        tracking = TrackOptions(
            longestGapSeconds: try values.word(.gaps, of: ["split", "ignore"]) == "split"
                ? Self.longestGapSeconds : nil,
            isTidied: try values.flag(.tidy) ?? false)
        exclusion = try values.exclusion()
        mode = values.mode
        writer = try values.instructionWriter()
        tellsDistances = values.text(.units) != nil
    }

    /// Sets the times and accuracies that were given for the points.
    private static func complete(
        _ track: inout [TrackPoint], _ values: OptionValues
    ) throws(OptionError) {
        let times = try values.numbers(.timestamps)
        let spreads = try values.numbers(.accuracies)
        func check(_ option: QuestionOption, _ count: Int, _ allowed: [Int]) throws(OptionError) {
            guard count > 0, !allowed.contains(count) else { return }
            throw OptionError(
                option, "\(count)", allowed: ["\(track.count) numbers"],
                "“\(option.name)” has \(count) numbers for \(track.count) points")
        }
        try check(.timestamps, times.count, [track.count])
        try check(.accuracies, spreads.count, [1, track.count])
        guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            throw OptionError(
                .timestamps, "", allowed: ["ascending numbers"], "“timestamps” must not descend")
        }
        for index in track.indices {
            if !times.isEmpty { track[index].seconds = times[index] }
            if !spreads.isEmpty {
                track[index].spreadMeters = spreads[spreads.count == 1 ? 0 : index]
            }
        }
    }

    /// Answers the question: the routes followed, and for each point of the track its place on a road.
    ///
    /// - Parameter router: Finds the router of a mode by its name or alias.
    public func answer(router: RouterFinder) throws -> RouteAnswer {
        let router = try router(mode, track.map(\.place.coordinate)).excluding(exclusion)
        let match = try router.match(track, tracking)
        return RouteAnswer(
            router: router, routes: match.routes,
            writer: writer.adapted(to: router.graph.mode), tellsDistances: tellsDistances,
            points: match.points)
    }
}
