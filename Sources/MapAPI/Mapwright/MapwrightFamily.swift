import Answers
import Foundation
import Places
import Roads
import Transit

extension APIFamily {
    /// Mapwright's own questions, with the options and the answers of the command line.
    public static let mapwright = APIFamily(
        "mapwright", title: "Mapwright",
        "Every question of the command line, with the same options and answers; what the map page asks.",
        standsAtRoot: false,
        // The page uses it, so every client that may open the page may use it.
        needsToken: false,
        operations: MapwrightFamily.placeOperations + MapwrightFamily.roadOperations
            + MapwrightFamily.factOperations,
        schemas: [
            (
                "MapwrightProblem",
                .object(
                    [
                        ("error", .string()), ("code", .string()),
                        ("place", .integer(minimum: 0)),
                    ], required: ["error"])
            )
        ],
        problemSchema: .reference("MapwrightProblem"), problem: MapwrightFamily.problem)
}

/// Operations whose parameters are the options of questions.
enum MapwrightFamily {
    @Sendable
    static func problem(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        APIResponse(
            JSONValue.object([
                "error": .string(problem.description),
                "code": problem.code.isEmpty ? nil : .string(problem.code),
                "place": problem.place.map { .integer($0) },
            ]).bytes, status: problem.status)
    }

    static let placeOperations = PlaceQuestion.Kind.allCases.map { kind in
        question(kind.rawValue, help(kind), kind.options) {
            values, call in
            let question = try PlaceQuestion(kind, values, now: call.now)
            return APIResponse(try question.answer(call.atlases).json())
        }
    }

    static let roadOperations = [
        question(
            "route", "Routes with instructions.", RouteQuestion.options, isQuick: false,
            quickly: {
                // With other options roads may have to be weighed anew, or many ways compared.
                $0.method == .get
                    && $0.query.has(only: ["from", "to", "mode", "language", "units"])
            }
        ) { values, call in
            let atlases = call.atlases
            if TransitQuestion.isMeant(by: values) {
                let question = try TransitQuestion(
                    values, environment: [:], now: Int(call.now.timeIntervalSince1970))
                let engines = try engines(at: question.places, of: atlases)
                return APIResponse(
                    try question.answer(engines: engines, place: atlases.position).json())
            }
            return APIResponse(
                try RouteQuestion(values, environment: [:])
                    .answer(router: atlases.jointRouter, place: atlases.position).json())
        },
        question(
            "departures",
            "The next departures from the stops at a place; none without a timetable.",
            DepartureQuestion.options
        ) { values, call in
            let question = try DepartureQuestion(
                values, environment: [:], now: Int(call.now.timeIntervalSince1970))
            let atlases = call.atlases
            let engines = atlases.area(for: try [question.place].positions(atlases.position))
                .engines
            guard engines.hasTimetable else {
                return APIResponse(JSONValue.object(["departures": []]).bytes)
            }
            return APIResponse(
                try question.answer(planner: engines.planner(), place: atlases.position).json())
        },
        question(
            "lines",
            "The lines of public transport, or one with its stops and its trips of a day; none without a timetable.",
            LineQuestion.options, isQuick: false
        ) { values, call in
            let question = try LineQuestion(
                values, environment: [:], now: Int(call.now.timeIntervalSince1970))
            let atlases = call.atlases
            let area = try question.at.map { place in
                atlases.area(for: try [place].positions(atlases.position))
            }
            let engines = (area.map { [$0] } ?? atlases.areas).map(\.engines).filter(\.hasTimetable)
            guard let last = engines.last else {
                return APIResponse(JSONValue.object(["lines": []]).bytes)
            }
            for engines in engines.dropLast() {
                // A line that one area does not have is looked for in the next.
                do {
                    return APIResponse(
                        try question.answer(planner: engines.planner(), place: atlases.position)
                            .json())
                } catch is OptionError {
                    continue
                }
            }
            return APIResponse(
                try question.answer(planner: last.planner(), place: atlases.position).json())
        },
        question(
            "matrix", "Times and distances between many places.", MatrixQuestion.options,
            isQuick: false
        ) { values, call in
            if TransitQuestion.isMeant(by: values) {
                let question = try JourneyTimesQuestion(
                    values, now: Int(call.now.timeIntervalSince1970))
                let engines = try engines(
                    at: question.sources + question.targets, of: call.atlases)
                return APIResponse(
                    try question.answer(engines: engines, place: call.atlases.position).json())
            }
            return APIResponse(
                try MatrixQuestion(values)
                    .answer(
                        router: call.atlases.router, parts: call.atlases.parts,
                        place: call.atlases.position
                    ).json())
        },
        question(
            "isochrone", "The areas one can get to within times, as GeoJSON.",
            IsochroneQuestion.options, contentType: .geoJSON, isQuick: false
        ) { values, call in
            let atlases = call.atlases
            guard TransitQuestion.isMeant(by: values) else {
                return APIResponse(
                    try IsochroneQuestion(values)
                        .answer(router: atlases.router, place: atlases.position).geojson(),
                    .geoJSON)
            }
            let question = try ReachQuestion(values, now: Int(call.now.timeIntervalSince1970))
            let engines = try engines(at: [question.center], of: atlases)
            return APIResponse(
                try question.answer(engines: engines, place: atlases.position).geojson(),
                .geoJSON)
        },
        question(
            "trip", "A route through places in a cheap order.", TripQuestion.options,
            isQuick: false
        ) { values, call in
            APIResponse(
                try TripQuestion(values, environment: [:])
                    .answer(router: call.atlases.jointRouter, place: call.atlases.position)
                    .json())
        },
        question("nearest", "The roads near a place.", NearestQuestion.options) { values, call in
            APIResponse(try NearestQuestion(values).answer(router: call.atlases.router).json())
        },
        question(
            "match", "The roads that a track followed.", MatchQuestion.options, isQuick: false
        ) { values, call in
            APIResponse(try MatchQuestion(values).answer(router: call.atlases.router).json())
        },
    ]

    /// The engines of the area of some places.
    ///
    /// - Throws: `APIProblem` if it has no timetable.
    private static func engines(
        at places: [PlaceReference], of atlases: AtlasCollection
    ) throws -> AtlasEngines {
        let engines = atlases.area(for: try places.positions(atlases.position)).engines
        guard engines.hasTimetable else {
            throw APIProblem(
                status: 404, "there is no timetable of public transport here", code: "noTimetable")
        }
        return engines
    }

    /// An operation that answers a question: its options as the address's query, or as one JSON object in the body.
    private static func question(
        _ name: String, _ summary: String, _ options: [QuestionOption],
        contentType: APIResponse.ContentType = .json, isQuick: Bool = true,
        quickly: (@Sendable (APIRequest) -> Bool)? = nil,
        _ answer: @escaping @Sendable (OptionValues, APICall) throws -> APIResponse
    ) -> APIOperation {
        APIOperation(
            PathTemplate(name), summary, methods: [.get, .post],
            parameters: options.map { APIParameter($0.name, $0.help) },
            body: APIBody(.dictionary(of: .any), isRequired: false),
            answers: [
                APIAnswer("The answer.", contentType, .any),
                APIAnswer(
                    "An option is missing or wrong.", status: 400, .json,
                    .reference("MapwrightProblem")),
                APIAnswer(
                    "There is no such place or road.", status: 404, .json,
                    .reference("MapwrightProblem")),
            ], isQuick: isQuick, quickly: quickly
        ) { call in
            var values = try OptionValues(pairs: call.query.items, accepting: options)
            if call.request.method == .post, !call.request.body.isEmpty {
                let told = try OptionValues(json: Data(call.request.body), accepting: options)
                values = told.completed(by: values)
            }
            do {
                return try answer(values, call)
            } catch let error as RoutingError {
                throw problem(error)
            } catch let error as UnknownPlaceError {
                throw APIProblem(status: 404, "\(error)", code: "unknownPlace")
            } catch let error as RoadsError where error.isUnknownMode {
                throw APIProblem.badRequest("\(error)", code: "unknownMode")
            } catch let error as TransitError {
                throw problem(error)
            }
        }
    }

    /// A routing error, with a code for programs.
    private static func problem(_ error: RoutingError) -> APIProblem {
        let (code, hasPlace) =
            switch error.code {
            case .invalidCoordinate: ("invalidCoordinate", true)
            case .noRoadNear: ("noRoadNear", true)
            case .unreachable, .noTrip: ("unreachable", true)
            case .placesApart: ("placesApart", true)
            case .noVehicle: ("noVehicle", false)
            case .tooFewPlaces: ("tooFewPlaces", false)
            case .tooManyPlaces: ("tooManyPlaces", false)
            case .noMatch: ("noMatch", false)
            }
        return APIProblem(
            status: 404, "\(error)", code: code, place: hasPlace ? error.place : nil)
    }

    /// The reason for which there is no journey by public transport, with a code for programs.
    private static func problem(_ error: TransitError) -> APIProblem {
        let code: String
        switch error.code {
        case .outsideServiceDays: code = "outsideServiceDays"
        case .noStopsInRange: code = "noStopsInRange"
        case .noConnection: code = "noConnection"
        case .empty: code = "noTimetable"
        default: return .failed
        }
        return APIProblem(status: 404, "\(error)", code: code)
    }

    private static func help(_ kind: PlaceQuestion.Kind) -> String {
        switch kind {
        case .search: "Places, addresses and kinds of place by what was typed."
        case .complete: "Completes what is being typed."
        case .geocode: "Finds addresses."
        case .reverse: "Says what is at a position."
        }
    }
}
