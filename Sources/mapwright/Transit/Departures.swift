import Answers
import ArgumentParser
import Transit

/// `mapwright departures`.
struct Departures: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "departures",
        abstract: "Tell the next departures of a stop.",
        discussion: """
            The stop is the nearest one to a place, with the others of its station or of its name beside it. Times \
            are those of the timetable, or of --realtime with the planned ones behind them.

            EXAMPLES
              mapwright departures "Duomo" --depart 2014-10-21T08:00 --atlas milan.atlas
              mapwright departures 45.4642,9.1900 --limit 5 --json --atlas milan.atlas
            """)

    @Argument(.stop)
    var location: String?

    @OptionGroup var options: TimetableOptions

    @Option(.depart)
    var depart: String?

    @Option(.limit)
    var limit: Int?

    func run() async throws {
        if options.batch, location != nil {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        try await report {
            let engines = try await options.open()
            let own = OptionValues(typed: [.depart: depart, .limit: limit.map(String.init)])
            guard !options.batch else {
                return options.answerBatch(
                    accepting: DepartureQuestion.options, completedBy: own
                ) {
                    try DepartureQuestion($0)
                        .answer(planner: engines.planner(), place: engines.position).json()
                }
            }
            let values = OptionValues(typed: [.stop: location]).completed(by: own)
                .completed(by: options.values)
            let board = try DepartureQuestion(values)
                .answer(planner: engines.planner(), place: engines.position)
            if options.json {
                return Terminal.output.write(board.json() + [UInt8(ascii: "\n")])
            }
            let text = board.text(style: Terminal.output.style)
            guard board.hasStops else {
                Terminal.error.line("mapwright: no stop is near")
                throw ExitCode.failure
            }
            guard !text.isEmpty else {
                let days = board.planner.timetable.serviceDays
                Terminal.error.line(
                    "mapwright: nothing leaves there within a day; the timetable has the days \(days.first) to \(days.last)"
                )
                throw ExitCode.failure
            }
            Terminal.output.write(text)
        }
    }
}
