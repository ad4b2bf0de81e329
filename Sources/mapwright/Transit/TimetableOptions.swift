import Answers
import ArgumentParser
import AtlasService
import Transit

/// What `departures` and `lines` have in common.
struct TimetableOptions: ParsableArguments {
    @Option(help: "The atlas with the timetable.", completion: .directory)
    var atlas: String

    @Option(.instructionLanguage)
    var language: String?

    @Option(
        help: ArgumentHelp(
            "What is known in real time: a message of GTFS-Realtime; may be given again.",
            valueName: "file|url"))
    var realtime: [String] = []

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Read one JSON request a line, write one JSON answer a line.")
    var batch = false

    /// The values of those that questions take.
    var values: OptionValues { OptionValues(typed: [.instructionLanguage: language]) }

    /// The atlas' engines, with what is known in real time.
    func open() async throws -> AtlasEngines {
        var messages: [RealtimeFeed] = []
        for place in realtime { messages.append(try await RealtimeSource(place).read()) }
        return try AtlasEngines(opening: atlas, realtime: messages)
    }

    /// Answers questions until the input ends; what they do not say, the command line does.
    func answerBatch(
        accepting accepted: [QuestionOption], completedBy others: OptionValues,
        _ answer: (OptionValues) throws -> [UInt8]
    ) {
        Batch.run { json in
            let asked = try OptionValues(json: json, accepting: accepted)
            return try answer(asked.completed(by: others).completed(by: values))
        }
    }
}
