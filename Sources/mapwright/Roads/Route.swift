import Answers
import ArgumentParser
import Foundation
import Places
import Roads

/// `mapwright route`.
struct Route: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find the way from one place to another.",
        discussion: """
            A place is LAT,LON or a search query, meant near the place before it. Times follow speed \
            limits, surfaces, signals and turns; turn restrictions and access are obeyed.

            EXAMPLES
              mapwright route 60.1699,24.9384 60.1867,24.9217 --atlas helsinki.atlas
              mapwright route "Rautatientori" "Linnanmäki" --mode walking --atlas helsinki.atlas
              mapwright route 60.17,24.94 60.19,24.92 --via 60.18,24.93 --avoid ferries --json \
            --atlas helsinki.atlas
              mapwright route --batch --atlas helsinki.atlas < questions.jsonl
              mapwright route --atlas sydney.atlas -- -33.86,151.21 -33.89,151.27
            """)

    @Argument(help: "Where to begin.")
    var from: String?

    @Argument(help: "Where to end.")
    var to: String?

    @Option(help: "Where to stop on the way; repeatable.")
    var via: [String] = []

    @Flag(help: "Pass the places of --via without a stop.")
    var passThrough = false

    @OptionGroup var options: RoadsOptions

    @Flag(help: "Also show other ways that are about as good.")
    var alternates = false

    @Option(help: "When to set out, such as 2026-11-21T08:30: what is closed then is not used.")
    var depart: String?

    @Option(help: "When to be there: tells when to leave; what is closed then is not used.")
    var arrive: String?

    @Option(
        help: "What to stay off: tolls, highways, ferries, low-emission-zones, divided by commas.")
    var avoid: String?

    @Option(
        help: "Directions of travel, DEGREES,TOLERANCE for each place, divided by semicolons.")
    var bearings: String?

    @Option(
        help: "Sides of the road: curb, opposite or unrestricted for each place, by semicolons.")
    var approaches: String?

    @Option(
        help: """
            The language of instructions: en, de, fr, es, it, fi, sv, ja, zh, ar. \
            (default: that of LANG, or en)
            """)
    var language: String?

    @Option(help: "What instructions tell distances in: metric or imperial.")
    var units: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Go on straight at places on the way; cars do, others may turn round.")
    var continueStraight: Bool?

    @Option(help: "Write routes as geojson, gpx or polyline instead.")
    var output: RouteOutput?

    func run() async throws {
        try options.check(hasArgument: from != nil, named: "from")
        if from != nil, to == nil { throw ValidationError("Missing expected argument '<to>'") }
        try await report {
            let atlas = try options.open()
            guard let from, let to else {
                return RoadsAtlas.answerLines { json in
                    var line = try RouteLine(json: json)
                    line.mode = line.mode ?? options.mode
                    line.language = line.language ?? language
                    line.units = line.units ?? units
                    return try line.answer(router: atlas.router, place: atlas.place)
                }
            }
            var line = RouteLine(from: from, to: to)
            line.via = via
            line.passesThrough = passThrough
            line.mode = options.mode
            line.avoid = avoid
            line.depart = depart
            line.arrive = arrive
            line.wantsAlternates = alternates
            line.bearings = bearings
            line.approaches = approaches
            line.continuesStraight = continueStraight
            line.language = language
            line.units = units
            if let output {
                return Terminal.output.write(
                    try line.answer(as: output, router: atlas.router, place: atlas.place))
            }
            var found: [(words: String, place: FoundPlace)] = []
            let answer = try line.answer(router: atlas.router) { words, near in
                let place = try atlas.find(words, near: near)
                found.append((words, place))
                return place.coordinate
            }
            if options.json {
                Terminal.output.write(answer + [UInt8(ascii: "\n")])
            } else {
                let report = try RouteReport(answer, line.writer(), found: found)
                Terminal.output.write(report.text(on: Terminal.output))
            }
        }
    }
}

extension RouteOutput: ExpressibleByArgument {}
