import MapGeometry
import Roads

/// A question for the roads a track followed.
public struct MatchQuestion: Sendable {
    /// The options it takes, its arguments first.
    public static let options: [QuestionOption] = [.track, .mode, .instructionLanguage, .units]

    /// The points of the track, in their order.
    public let track: [CLLocationCoordinate2D]
    /// The name or an alias of the travel mode.
    public let mode: String
    /// The writer of instructions, in the language and units asked for.
    public let writer: InstructionWriter
    /// Whether distances are also written as text with units, as units were asked for.
    public let tellsDistances: Bool

    /// Reads the values of its options.
    ///
    /// - Parameter track: The points of a track that was read elsewhere; those of the option if nil.
    /// - Throws: `OptionError` for the first that makes no sense.
    public init(
        _ values: OptionValues, track: [CLLocationCoordinate2D]? = nil
    ) throws(OptionError) {
        if let track {
            self.track = track
        } else {
            var track: [CLLocationCoordinate2D] = []
            for text in values.list(.track) {
                track.append(try PlaceReference.position(text, .track))
            }
            self.track = track
        }
        mode = values.mode
        writer = try values.instructionWriter()
        tellsDistances = values.text(.units) != nil
    }

    /// Answers the question: the routes followed, and for each point of the track its place on a road.
    ///
    /// - Parameter router: The router of the mode that a word asks for.
    public func answer(router: RouterFinder) throws -> RouteAnswer {
        let router = try router(mode, track)
        let match = try router.match(track)
        return RouteAnswer(
            router: router, routes: match.routes,
            writer: writer.adapted(to: router.graph.mode), tellsDistances: tellsDistances,
            points: match.points)
    }
}
