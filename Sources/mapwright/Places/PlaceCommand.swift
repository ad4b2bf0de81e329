import Answers
import ArgumentParser
import Atlas
import Foundation
import Places

/// What `search`, `complete`, `geocode` and `reverse` have in common.
struct PlaceOptions: ParsableArguments {
    @Option(help: "The atlas to look in.", completion: .directory)
    var atlas: String

    @Option(.languages)
    var language: String?

    @Option(.limit)
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Read one JSON request a line, write one JSON answer a line.")
    var batch = false

    /// The values of those that questions take.
    var values: OptionValues {
        OptionValues(typed: [.languages: language, .limit: limit.map { "\($0)" }])
    }
}

/// A command that asks for places.
protocol PlaceCommand: AsyncParsableCommand {
    /// The kind of query.
    static var kind: PlaceQuestion.Kind { get }
    var options: PlaceOptions { get }
    /// The argument: nil with `--batch`.
    var subject: String? { get }
    /// The values of the command's own options.
    var ownValues: OptionValues { get }
}

extension PlaceCommand {
    var ownValues: OptionValues { OptionValues() }

    func run() async throws {
        if options.batch, subject != nil {
            throw ValidationError("With --batch, questions come from standard input.")
        }
        if !options.batch, subject == nil {
            throw ValidationError("Missing expected argument '<\(Self.kind.subject.name)>'")
        }
        try await report {
            let places = try Places(try Atlas.open(options.atlas))
            guard let subject else { return answerBatch(places) }
            let values = OptionValues(typed: [Self.kind.subject: subject])
                .completed(by: ownValues).completed(by: options.values)
            let answer = try PlaceQuestion(Self.kind, values).answer(places)
            if options.json {
                return Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            }
            let text = answer.text()
            if let outside = answer.outsideText { Terminal.error.line("mapwright: \(outside)") }
            if text.isEmpty {
                if answer.outsideText == nil { Terminal.error.line("mapwright: nothing found") }
                throw ExitCode.failure
            }
            Terminal.output.write(text)
        }
    }

    private func answerBatch(_ places: Places) {
        Batch.run { json in
            let values = try OptionValues(json: json, accepting: Self.kind.options)
                .completed(by: options.values)
            return try PlaceQuestion(Self.kind, values).answer(places).json()
        }
    }
}
