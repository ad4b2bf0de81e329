import Answers
import ArgumentParser
import Foundation
import Roads

/// `mapwright isochrone`.
struct IsochroneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "isochrone",
        abstract: "Draw the areas one can get to within some minutes.",
        discussion: """
            Prints GeoJSON: a feature for each time, whose area holds the roads one reaches and what lies \
            beside them.

            EXAMPLES
              mapwright isochrone 60.1699,24.9384 --minutes 10 --atlas helsinki.atlas > ten.geojson
              mapwright isochrone "Rautatientori" --minutes 5,10,15 --mode walking --atlas helsinki.atlas
            """)

    @Argument(help: "Where to begin.")
    var location: String?

    @OptionGroup var options: RoadsOptions

    @Option(help: "Minutes, several divided by commas.")
    var minutes: String?

    @Option(
        help: "What to stay off: tolls, highways, ferries, low-emission-zones, divided by commas.")
    var avoid: String?

    func run() async throws {
        try options.check(hasArgument: location != nil, named: "location")
        if !options.batch, minutes == nil {
            throw ValidationError("Missing expected option '--minutes <minutes>'")
        }
        try await report {
            let atlas = try options.open()
            guard let location, let minutes else {
                return RoadsAtlas.answerLines { json in
                    var line = try IsochroneLine(json: json)
                    line.mode = line.mode ?? options.mode
                    return try line.answer(router: atlas.router, place: atlas.place)
                }
            }
            var line = IsochroneLine(location: location, minutes: minutes)
            line.mode = options.mode
            line.avoid = avoid
            let answer = try line.answer(router: atlas.router, place: atlas.place)
            Terminal.output.write(answer + [UInt8(ascii: "\n")])
        }
    }
}
