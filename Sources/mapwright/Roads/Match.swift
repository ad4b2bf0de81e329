import Answers
import ArgumentParser

/// `mapwright match`.
struct Match: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find the roads a recorded track followed.",
        discussion: """
            Reads a GPX file. Where the track has gaps that no road explains, it becomes several routes.

            EXAMPLES
              mapwright match ride.gpx --mode cycling --atlas helsinki.atlas
              mapwright match ride.gpx --json --atlas helsinki.atlas > ride.json
            """)

    @Argument(.track, completion: .file(extensions: ["gpx"]))
    var track: String?

    @OptionGroup var options: RoadsOptions

    func run() async throws {
        try options.check(hasArgument: track != nil, named: .track)
        try await report {
            let engines = try options.open()
            guard let track else {
                return options.answerBatch(accepting: MatchQuestion.options) {
                    try MatchQuestion($0).answer(router: engines.router).json()
                }
            }
            let points = try GPXTrack.points(try RoadsOptions.contents(track))
            let answer = try MatchQuestion(options.values, track: points)
                .answer(router: engines.router)
            if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(answer.text(style: Terminal.output.style))
            }
        }
    }
}
