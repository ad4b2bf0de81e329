import Answers
import ArgumentParser
import AtlasService
import MapGeometry
import Places
import Roads
import Transit

/// `mapwright route`.
struct Route: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "route",
        abstract: "Find the way from one place to another.",
        discussion: """
            A place is LAT,LON or a search query, meant near the place before it. Times follow speed \
            limits, surfaces, signals and turns; turn restrictions and access are obeyed.

            EXAMPLES
              mapwright route 60.1699,24.9384 60.1867,24.9217 --atlas helsinki.atlas
              mapwright route "Rautatientori" "Linnanmäki" --mode walking \\
                  --atlas helsinki.atlas
              mapwright route 60.17,24.94 60.19,24.92 --via 60.18,24.93 --avoid ferries \\
                  --json --atlas helsinki.atlas
              mapwright route "Duomo" "Porta Genova" --mode transit \\
                  --depart 2014-10-21T08:00 --atlas milan.atlas
              mapwright route 60.17,24.94 60.19,24.92 --mode truck --vehicle-height 3.6 \\
                  --vehicle-weight 12 --atlas helsinki.atlas
              mapwright route "Duomo" "Porta Genova" --via "Cadorna" --stay 20 \\
                  --mode transit --same-weekday --atlas milan.atlas
              mapwright route "Duomo" "Porta Genova" --mode transit --realtime trips.pb \\
                  --atlas milan.atlas
              mapwright route "Duomo" "Porta Genova" --mode transit \\
                  --depart 2014-10-21T08:00 --window 120 --atlas milan.atlas
              mapwright route --batch --atlas helsinki.atlas < questions.jsonl
              mapwright route --atlas sydney.atlas -- -33.86,151.21 -33.89,151.27
            """)

    @Argument(.from)
    var from: String?

    @Argument(.to)
    var to: String?

    @Option(.via)
    var via: [String] = []

    @Option(.stay)
    var stay: String?

    @Flag(.sameWeekday)
    var sameWeekday = false

    @Option(.prefer)
    var prefer: String?

    @Option(.access)
    var access: String?

    @Flag(.stepFree)
    var stepFree = false

    @Flag(.passThrough)
    var passThrough = false

    @OptionGroup var options: RoadsOptions

    @Flag(.alternates)
    var alternates = false

    @Option(.depart)
    var depart: String?

    @Option(.arrive)
    var arrive: String?

    @Option(.window)
    var window: String?

    @Option(.avoid)
    var avoid: String?

    @OptionGroup var exclusion: ExclusionOptions

    @OptionGroup var vehicle: VehicleOptions

    @Option(.annotations)
    var annotations: String?

    @Option(.radius)
    var radius: String?

    @Option(.snapping)
    var snapping: String?

    @Option(.bearings)
    var bearings: String?

    @Option(.approaches)
    var approaches: String?

    @Option(.instructionLanguage)
    var language: String?

    @Option(.units)
    var units: String?

    @Flag(.continueStraight, inversion: .prefixedNo)
    var continueStraight: Bool?

    @Flag(.roundaboutExits)
    var roundaboutExits = false

    @Option(
        help: ArgumentHelp(
            "What is known in real time for --mode transit: a message of GTFS-Realtime; may be given again.",
            valueName: "file|url"))
    var realtime: [String] = []

    @Option(help: "Write routes as geojson, gpx or polyline instead.")
    var output: RouteFormat?

    func run() async throws {
        try options.check(hasArgument: from != nil, named: .from)
        try options.check(hasArgument: to != nil, named: .to)
        try await report {
            var messages: [RealtimeFeed] = []
            for place in realtime { messages.append(try await RealtimeSource(place).read()) }
            let engines = try options.open(realtime: messages)
            guard !options.batch else {
                let spoken = OptionValues(typed: [.instructionLanguage: language, .units: units])
                    .completed(by: try exclusion.values).completed(by: vehicle.values)
                return options.answerBatch(accepting: RouteQuestion.options, completedBy: spoken) {
                    if TransitQuestion.isMeant(by: $0) {
                        return try TransitQuestion($0)
                            .answer(engines: engines, place: engines.position).json()
                    }
                    return try RouteQuestion($0).answer(
                        router: engines.router, place: engines.position
                    ).json()
                }
            }
            var found: [(words: String, place: FoundPlace)] = []
            func position(
                _ words: String, _ near: CLLocationCoordinate2D?
            ) throws -> CLLocationCoordinate2D {
                let place = try engines.place(words, near: near)
                found.append((words, place))
                return place.coordinate
            }
            if TransitQuestion.isMeant(by: values) {
                guard output == nil else {
                    throw ValidationError(
                        "Journeys by public transport have text and --json alone.")
                }
                let answer = try TransitQuestion(values.completed(by: exclusion.values)).answer(
                    engines: engines, place: position)
                if options.json {
                    Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
                } else {
                    Terminal.output.write(answer.text(style: Terminal.output.style, found: found))
                }
                return
            }
            let answer = try RouteQuestion(values.completed(by: exclusion.values)).answer(
                router: engines.router, place: position)
            if let output {
                Terminal.output.write(try answer.bytes(as: output))
            } else if options.json {
                Terminal.output.write(answer.json() + [UInt8(ascii: "\n")])
            } else {
                Terminal.output.write(answer.text(style: Terminal.output.style, found: found))
            }
        }
    }

    /// What was asked on the command line.
    private var values: OptionValues {
        var values = OptionValues(typed: [
            .from: from, .to: to, .stay: stay,
            .prefer: prefer, .access: access, .stepFree: stepFree ? "true" : nil,
            .sameWeekday: sameWeekday ? "true" : nil,
            .passThrough: passThrough ? "true" : nil, .avoid: avoid,
            .alternates: alternates ? "true" : nil, .depart: depart, .arrive: arrive,
            .window: window,
            .bearings: bearings, .approaches: approaches, .radius: radius, .snapping: snapping,
            .instructionLanguage: language,
            .units: units, .continueStraight: continueStraight.map { "\($0)" },
            .roundaboutExits: roundaboutExits ? "true" : nil, .annotations: annotations,
        ])
        values.set(.via, to: via)
        return values.completed(by: options.values).completed(by: vehicle.values)
    }
}

extension RouteFormat: ExpressibleByArgument {}
