import Answers
import ArgumentParser
import Foundation
import Roads

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

    @Argument(help: "The track.", completion: .file(extensions: ["gpx"]))
    var track: String?

    @OptionGroup var options: RoadsOptions

    func run() async throws {
        try options.check(hasArgument: track != nil, named: "track")
        try await report {
            let atlas = try options.open()
            guard let track else {
                return RoadsAtlas.answerLines { json in
                    var line = try MatchLine(json: json)
                    line.mode = line.mode ?? options.mode
                    return try line.answer(router: atlas.router)
                }
            }
            guard let bytes = FileManager.default.contents(atPath: track) else {
                throw RouteLineError("\(track) cannot be read")
            }
            var line = MatchLine(track: try GPXTrack.points(bytes))
            line.mode = options.mode
            let answer = try line.answer(router: atlas.router)
            if options.json {
                Terminal.output.write(answer + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(
                    try RouteReport(answer, InstructionWriter()).text(on: Terminal.output))
            }
        }
    }
}
