import Answers
import ArgumentParser

/// `mapwright lines`.
struct Lines: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines",
        abstract: "Tell the lines of public transport, or the timetable of one.",
        discussion: """
            Of a line it tells the stops of each direction, the minutes from the first one on, and the departures \
            there, hour by hour; --json has the times of all trips at all stops.

            EXAMPLES
              mapwright lines --atlas milan.atlas
              mapwright lines --at "Duomo" --atlas milan.atlas
              mapwright lines M2 --day 2014-10-21 --atlas milan.atlas
              mapwright lines 9 --same-weekday --json --atlas milan.atlas
            """)

    @Argument(.line)
    var line: String?

    @OptionGroup var options: TimetableOptions

    @Option(.at)
    var at: String?

    @Option(.day)
    var day: String?

    @Flag(.sameWeekday)
    var sameWeekday = false

    func run() async throws {
        if options.batch, line != nil {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        try await report {
            let engines = try await options.open()
            let own = OptionValues(typed: [
                .at: at, .day: day, .sameWeekday: sameWeekday ? "true" : nil,
            ])
            guard !options.batch else {
                return options.answerBatch(accepting: LineQuestion.options, completedBy: own) {
                    try LineQuestion($0)
                        .answer(planner: engines.planner(), place: engines.position).json()
                }
            }
            let values = OptionValues(typed: [.line: line]).completed(by: own)
                .completed(by: options.values)
            let answer = try LineQuestion(values)
                .answer(planner: engines.planner(), place: engines.position)
            if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(answer.text(style: Terminal.output.style))
            }
        }
    }
}
