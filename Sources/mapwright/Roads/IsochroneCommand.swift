import Answers
import ArgumentParser

/// `mapwright isochrone`.
struct IsochroneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "isochrone",
        abstract: "Draw the areas one can get to within some minutes or kilometers.",
        discussion: """
            Prints GeoJSON: a feature for each time or distance, whose area holds the roads one reaches and what lies \
            beside them.

            EXAMPLES
              mapwright isochrone 60.1699,24.9384 --minutes 10 --atlas helsinki.atlas \\
                  > ten.geojson
              mapwright isochrone "Rautatientori" --minutes 5,10,15 --mode walking \\
                  --atlas helsinki.atlas
              mapwright isochrone "Duomo" --minutes 20,40 --mode transit \\
                  --depart 2014-10-21T08:00 --atlas milan.atlas > reach.geojson
            """)

    @Argument(.center)
    var location: String?

    @OptionGroup var options: RoadsOptions

    @Option(.minutes)
    var minutes: String?

    @Option(.kilometers)
    var kilometers: String?

    @Option(.depart)
    var depart: String?

    @Flag(.stepFree)
    var stepFree = false

    @Option(.avoid)
    var avoid: String?

    @OptionGroup var exclusion: ExclusionOptions

    @OptionGroup var vehicle: VehicleOptions

    func run() async throws {
        try options.check(hasArgument: location != nil, named: .center)
        if !options.batch, minutes == nil, kilometers == nil {
            throw ValidationError("Missing expected option '--minutes <minutes>'")
        }
        try await report {
            let engines = try options.open()
            guard !options.batch else {
                return options.answerBatch(
                    accepting: IsochroneQuestion.options,
                    completedBy: try exclusion.values.completed(by: vehicle.values)
                ) { try Self.answer($0, engines).geojson() }
            }
            let values = OptionValues(typed: [
                .center: location, .minutes: minutes, .kilometers: kilometers, .depart: depart,
                .stepFree: stepFree ? "true" : nil, .avoid: avoid,
            ]).completed(by: options.values).completed(by: try exclusion.values)
                .completed(by: vehicle.values)
            Terminal.output.write(
                try Self.answer(values, engines).geojson() + [UInt8(ascii: "\n")])
        }
    }

    private static func answer(
        _ values: OptionValues, _ engines: AtlasEngines
    ) throws -> IsochroneAnswer {
        TransitQuestion.isMeant(by: values)
            ? try ReachQuestion(values).answer(engines: engines, place: engines.position)
            : try IsochroneQuestion(values).answer(
                router: engines.router, place: engines.position)
    }
}
