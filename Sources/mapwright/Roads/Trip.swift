import Answers
import ArgumentParser
import MapGeometry
import Places

/// `mapwright trip`.
struct Trip: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trip",
        abstract: "Visit places in a cheap order.",
        discussion: """
            Begins at the first place, visits the others in the order that takes the least time, and returns; \
            with --open it ends at the last one it visits. Up to eleven places the order is the best there is.

            EXAMPLES
              mapwright trip 60.17,24.94 60.19,24.92 60.16,24.95 60.18,24.93 \\
                  --atlas helsinki.atlas
              mapwright trip "Rautatientori" "Ateneum" "Linnanmäki" --open \\
                  --mode walking --atlas helsinki.atlas
            """)

    @Argument(.places)
    var places: [String] = []

    @OptionGroup var options: RoadsOptions

    @Flag(.openTrip)
    var open = false

    @Flag(.lastPlace)
    var lastPlace = false

    @Option(.avoid)
    var avoid: String?

    @OptionGroup var exclusion: ExclusionOptions

    @OptionGroup var vehicle: VehicleOptions

    @Option(.radius)
    var radius: String?

    @Option(.snapping)
    var snapping: String?

    @Option(.instructionLanguage)
    var language: String?

    @Option(.units)
    var units: String?

    @Flag(.roundaboutExits)
    var roundaboutExits = false

    @Option(.annotations)
    var annotations: String?

    func run() async throws {
        try options.check(hasArgument: !places.isEmpty, named: .places)
        try await report {
            let engines = try options.open()
            guard !options.batch else {
                let spoken = OptionValues(typed: [.instructionLanguage: language, .units: units])
                    .completed(by: try exclusion.values).completed(by: vehicle.values)
                return options.answerBatch(accepting: TripQuestion.options, completedBy: spoken) {
                    try TripQuestion($0).answer(router: engines.router, place: engines.position)
                        .json()
                }
            }
            var values = OptionValues(typed: [
                .openTrip: open ? "true" : nil, .lastPlace: lastPlace ? "true" : nil,
                .avoid: avoid, .radius: radius, .snapping: snapping,
                .instructionLanguage: language, .units: units,
                .roundaboutExits: roundaboutExits ? "true" : nil, .annotations: annotations,
            ])
            values.set(.places, to: places)
            var found: [(words: String, place: FoundPlace)] = []
            func position(
                _ words: String, _ near: CLLocationCoordinate2D?
            ) throws -> CLLocationCoordinate2D {
                let place = try engines.place(words, near: near)
                found.append((words, place))
                return place.coordinate
            }
            let answer = try TripQuestion(
                values.completed(by: options.values).completed(by: try exclusion.values)
                    .completed(by: vehicle.values)
            ).answer(router: engines.router, place: position)
            if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(
                    answer.text(
                        names: places.map { String($0.drop { $0 == " " }) },
                        style: Terminal.output.style, found: found))
            }
        }
    }
}
