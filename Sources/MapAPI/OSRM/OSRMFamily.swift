import Answers

extension APIFamily {
    /// The services of OSRM's HTTP API, version 1.
    public static let osrm = APIFamily(
        "osrm", title: "OSRM",
        "Routes, tables, nearest roads, matched tracks and round trips, as OSRM's clients ask for them.",
        operations: OSRMFamily.operations, schemas: OSRMFamily.schemas,
        problemSchema: .reference("OSRMProblem"), problem: OSRMProblem.response)
}

/// The operations of OSRM's services.
enum OSRMFamily {
    private static let coordinatesHelp =
        "LONGITUDE,LATITUDE;…, polyline(…) or polyline6(…), perhaps with .json behind."
    private static let profile = APIParameter(
        "profile", "How to travel: car, bike, foot, or a mode of the atlas.", in: .path,
        example: "driving")

    static let operations: [APIOperation] =
        service(
            "route", "The fastest routes through coordinates, in their order.",
            "24.9370,60.1690;24.9500,60.1725", OSRMParameters.route, schema: "OSRMRoute",
            OSRMRoute.answer)
        + service(
            "table", "Times and distances between all coordinates.",
            "24.9370,60.1690;24.9500,60.1725", OSRMParameters.table, schema: "OSRMTable",
            OSRMTable.answer)
        + service(
            "nearest", "The roads nearest to a coordinate.", "24.9370,60.1690",
            OSRMParameters.nearest, schema: "OSRMNearest",
            OSRMNearest.answer)
        + service(
            "match", "The roads that a track followed.",
            "24.9400,60.1690;24.9420,60.1695;24.9440,60.1700", OSRMParameters.match,
            schema: "OSRMMatch", OSRMMatch.answer)
        + service(
            "trip", "A cheap trip through all coordinates, in an order of its own.",
            "24.9370,60.1690;24.9500,60.1725;24.9510,60.1665", OSRMParameters.trip,
            schema: "OSRMTrip", OSRMTrip.answer)

    /// A service: asked by path, by a form or JSON at the whole path, or with the coordinates in the body.
    private static func service(
        _ name: String, _ summary: String, _ example: String, _ parameters: [APIParameter],
        schema: String, _ answer: @escaping APIOperation.Responder
    ) -> [APIOperation] {
        let answers = [
            APIAnswer("The answer.", .json, .reference(schema)),
            APIAnswer(
                "The question is malformed, or has no answer; the code says which.", status: 400,
                .json, .reference("OSRMProblem")),
        ]
        let coordinates = APIParameter(
            "coordinates", coordinatesHelp, in: .path, example: example)
        let form = JSONSchema.object(
            parameters.map { ($0.name, .string()) } + [("coordinates", .string())],
            required: ["coordinates"])
        return [
            APIOperation(
                PathTemplate("/\(name)/v1/{profile}/{coordinates}"), summary,
                parameters: [profile, coordinates] + parameters, answers: answers,
                isQuick: false,
                quickly: { request in
                    name == "route"
                        && request.path.last?.utf8.count { $0 == UInt8(ascii: ";") } == 1
                        && request.query.has(only: [
                            "overview", "steps", "geometries", "generate_hints",
                        ])
                }, respond: answer),
            APIOperation(
                PathTemplate("/\(name)/v1/{profile}"),
                summary + " The body is a form, or a JSON object.", methods: [.post],
                parameters: [profile] + parameters,
                body: APIBody(form, contentType: "application/x-www-form-urlencoded"),
                answers: answers, isQuick: false, respond: answer),
        ]
    }
}
