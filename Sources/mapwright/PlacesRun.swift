import Answers
import ArgumentParser
import Atlas
import Foundation
import Places

/// What `search`, `complete`, `geocode` and `reverse` have in common.
struct PlacesOptions: ParsableArguments {
    @Option(help: "The atlas to look in.", completion: .directory)
    var atlas: String

    @Option(help: "Languages to show names in, best first: fi,sv.")
    var language: String?

    @Option(help: "The most answers.")
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Read one JSON request a line, write one JSON answer a line.")
    var batch = false
}

/// Answers one question, or one a line.
struct PlacesRun {
    let question: PlacesQuestion
    let options: PlacesOptions

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - argument: What was asked on the command line, nil with `--batch`.
    ///   - prepare: Adds the command's own options.
    func run(_ argument: String?, _ prepare: (inout PlacesLine) -> Void = { _ in }) async throws {
        if options.batch {
            if argument != nil {
                throw ValidationError("With --batch, questions come from standard input.")
            }
        } else if argument == nil {
            throw ValidationError("Missing expected argument '<\(question.argument)>'")
        }
        try await report {
            let places = try Places(try Atlas.open(options.atlas))
            guard let argument else { return answerLines(places) }
            var line = PlacesLine(question, argument)
            line.language = options.language
            line.limit = options.limit
            prepare(&line)
            if options.json {
                Terminal.output.write(Array(try line.answer(places)) + [UInt8(ascii: "\n")])
            } else {
                let text = try line.text(places)
                if text.isEmpty {
                    Terminal.error.line("mapwright: nothing found")
                    throw ExitCode.failure
                }
                Terminal.output.write(text)
            }
        }
    }

    /// Answers requests until the input ends.
    ///
    /// A bad one gets an error of its own.
    private func answerLines(_ places: Places) {
        while let text = readLine(strippingNewline: true) {
            if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
                continue
            }
            var answer: Data
            do {
                var line = try PlacesLine(question, json: Data(text.utf8))
                line.language = line.language ?? options.language
                line.limit = line.limit ?? options.limit
                answer = try line.answer(places)
            } catch {
                answer = PlacesLine.failure(error)
            }
            answer.append(UInt8(ascii: "\n"))
            Terminal.output.write(Array(answer))
        }
    }
}
