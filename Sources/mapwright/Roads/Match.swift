import Answers
import ArgumentParser
import Roads

/// `mapwright match`.
struct Match: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Find the roads a recorded track followed.",
        discussion: """
            Reads a GPX file. Where the track has gaps that no road explains, it becomes several routes; with \
            --gaps split also where nothing was recorded for a minute.

            EXAMPLES
              mapwright match ride.gpx --mode cycling --atlas helsinki.atlas
              mapwright match ride.gpx --json --atlas helsinki.atlas > ride.json
            """)

    @Argument(.track, completion: .file(extensions: ["gpx"]))
    var track: String?

    @OptionGroup var options: RoadsOptions

    @OptionGroup var exclusion: ExclusionOptions

    @Option(.accuracies)
    var accuracies: String?

    @Option(.gaps)
    var gaps: String?

    @Flag(.tidy)
    var tidy = false

    func run() async throws {
        try options.check(hasArgument: track != nil, named: .track)
        try await report {
            let engines = try options.open()
            guard let track else {
                return options.answerBatch(
                    accepting: MatchQuestion.options, completedBy: try exclusion.values
                ) {
                    try MatchQuestion($0).answer(router: engines.router).json()
                }
            }
            let points = try TrackPoint.points(gpx: try InputFile(path: track).bytes())
            let values = OptionValues(typed: [
                .accuracies: accuracies, .gaps: gaps, .tidy: tidy ? "true" : nil,
            ]).completed(by: options.values).completed(by: try exclusion.values)
            let answer = try MatchQuestion(values, track: points).answer(router: engines.router)
            if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(answer.text(style: Terminal.output.style))
            }
        }
    }
}
