import Answers
import ArgumentParser

/// `mapwright matrix`.
struct Matrix: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Tell times and distances between many places.",
        discussion: """
            Prints a row for each place routes begin at, a column for each they end at. Without --to, the \
            places are both. Routes are the best ones, as `mapwright route` finds them. By public transport \
            times are those from --depart to the earliest arrival, waiting included.

            EXAMPLES
              mapwright matrix 60.17,24.94 60.19,24.92 60.16,24.95 --atlas helsinki.atlas
              mapwright matrix 60.17,24.94 --to 60.19,24.92 --to "Ateneum" \\
                  --mode walking --json --atlas helsinki.atlas
              mapwright matrix "Duomo" "Porta Genova" --mode transit \\
                  --depart 2014-10-21T08:00 --atlas milan.atlas
            """)

    @Argument(.sources)
    var from: [String] = []

    @Option(.targets)
    var to: [String] = []

    @OptionGroup var options: RoadsOptions

    @Option(.depart)
    var depart: String?

    @Flag(.stepFree)
    var stepFree = false

    @Option(.avoid)
    var avoid: String?

    @OptionGroup var exclusion: ExclusionOptions

    @OptionGroup var vehicle: VehicleOptions

    @Option(.radius)
    var radius: String?

    @Option(.bearings)
    var bearings: String?

    @Option(.approaches)
    var approaches: String?

    @Option(.snapping)
    var snapping: String?

    @Option(.fallbackSpeed)
    var fallbackSpeed: String?

    func run() async throws {
        try options.check(hasArgument: !from.isEmpty, named: .sources)
        try await report {
            let engines = try options.open()
            guard !options.batch else {
                return options.answerBatch(
                    accepting: MatrixQuestion.options,
                    completedBy: try exclusion.values.completed(by: vehicle.values)
                ) { try Self.answer($0, engines, text: false) }
            }
            var values = OptionValues(typed: [
                .depart: depart, .stepFree: stepFree ? "true" : nil, .avoid: avoid, .radius: radius,
                .bearings: bearings, .approaches: approaches,
                .snapping: snapping, .fallbackSpeed: fallbackSpeed,
            ]).completed(by: options.values).completed(by: try exclusion.values)
                .completed(by: vehicle.values)
            values.set(.sources, to: from)
            values.set(.targets, to: to)
            let answer = try Self.answer(values, engines, text: !options.json)
            Terminal.output.write(options.json ? answer + [UInt8(ascii: "\n")] : answer)
        }
    }

    /// The answer as text, or as JSON.
    private static func answer(
        _ values: OptionValues, _ engines: AtlasEngines, text: Bool
    ) throws -> [UInt8] {
        if TransitQuestion.isMeant(by: values) {
            let answer = try JourneyTimesQuestion(values).answer(
                engines: engines, place: engines.position)
            return text ? Array(answer.text().utf8) : answer.json()
        }
        let answer = try MatrixQuestion(values).answer(
            router: engines.router, place: engines.position)
        return text ? Array(answer.text().utf8) : answer.json()
    }
}
