import Answers
import ArgumentParser

/// `mapwright nearest`.
struct Nearest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nearest",
        abstract: "Find the roads near a place.",
        discussion: """
            Tells the nearest point of each road that a route could begin on, and how far away it is.

            EXAMPLES
              mapwright nearest 60.1699,24.9384 --atlas helsinki.atlas
              mapwright nearest 60.1699,24.9384 --limit 5 --mode cycling --json \\
                  --atlas helsinki.atlas
            """)

    @Argument(.position)
    var location: String?

    @OptionGroup var options: RoadsOptions

    @Option(.limit)
    var limit: Int?

    @OptionGroup var exclusion: ExclusionOptions

    @OptionGroup var vehicle: VehicleOptions

    @Option(.radius)
    var radius: String?

    @Option(.bearings)
    var bearings: String?

    @Option(.snapping)
    var snapping: String?

    @Option(.units)
    var units: String?

    func run() async throws {
        try options.check(hasArgument: location != nil, named: .position)
        try await report {
            let engines = try options.open()
            guard !options.batch else {
                return options.answerBatch(
                    accepting: NearestQuestion.options,
                    completedBy: try exclusion.values.completed(by: vehicle.values)
                ) { try NearestQuestion($0).answer(router: engines.router).json() }
            }
            let values = OptionValues(typed: [
                .position: location, .limit: limit.map(String.init), .radius: radius,
                .bearings: bearings, .snapping: snapping, .units: units,
            ]).completed(by: options.values).completed(by: try exclusion.values)
                .completed(by: vehicle.values)
            let answer = try NearestQuestion(values).answer(router: engines.router)
            if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(answer.text(style: Terminal.output.style))
            }
        }
    }
}
