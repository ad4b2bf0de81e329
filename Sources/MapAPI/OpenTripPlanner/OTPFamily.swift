import Answers
import Foundation
import Roads

extension APIFamily {
    /// The paths of OpenTripPlanner 2 that its clients plan journeys with.
    public static let openTripPlanner = APIFamily(
        "otp", title: "OpenTripPlanner",
        "Journeys by public transport, by the query “plan” of OpenTripPlanner's GraphQL, and the areas that are reached.",
        standsAtRoot: false, operations: OTPFamily.operations, schemas: OTPFamily.schemas,
        problemSchema: .reference("OTPErrors"), problem: OTPFamily.problem)
}

/// OpenTripPlanner's paths: `/otp/gtfs/v1`, `/otp/routers/default/index/graphql` and `/otp/traveltime/isochrone`.
enum OTPFamily {
    private static let question = APIBody(
        .object(
            [
                ("query", .string()), ("operationName", .nullable(.string())),
                ("variables", .nullable(.dictionary(of: .any))),
            ], required: ["query"]),
        example: """
            {"query":"{plan(fromPlace:\\"60.169,24.931\\" toPlace:\\"60.172,24.950\\"){itineraries{duration legs{mode}}}}"}
            """, limit: 2 * GraphQLReader.mostBytes)

    static let operations = [
        APIOperation(
            "/gtfs/v1", "Answers a query of GraphQL, such as one for “plan”.", methods: [.post],
            body: question,
            answers: [
                APIAnswer(
                    "The values asked for, or what is wrong.", .json, .reference("OTPAnswer")),
                APIAnswer(
                    "The body is no question.", status: 400, .json, .reference("OTPErrors")),
            ], aliases: ["/routers/default/index/graphql", "/routers/{router}/index/graphql"],
            isQuick: false, respond: answer),
        APIOperation(
            "/traveltime/isochrone",
            "The areas that are reached within times by public transport and on foot, as GeoJSON.",
            parameters: OTPIsochrone.parameters,
            answers: [
                APIAnswer("The areas, one for each time.", .geoJSON, .reference("OTPAreas")),
                APIAnswer(
                    "A parameter makes no sense.", status: 400, .json, .reference("OTPErrors")),
                APIAnswer(
                    "There is no timetable, no service on that day, or no street near.",
                    status: 404,
                    .json, .reference("OTPErrors")),
            ], isQuick: false, respond: OTPIsochrone.answer),
    ]

    static let schemas: [(name: String, schema: JSONSchema)] = [
        (
            "OTPAreas",
            .object(
                [
                    ("type", .string(["FeatureCollection"])),
                    (
                        "features",
                        .array(
                            of: .object([
                                ("type", .string(["Feature"])),
                                ("properties", .object([("time", .integer(minimum: 1))])),
                                ("geometry", .dictionary(of: .any)),
                            ]))
                    ),
                ], required: ["type", "features"])
        ),
        (
            "OTPAnswer",
            .object([
                ("data", .nullable(.dictionary(of: .any))),
                ("errors", .array(of: .reference("OTPError"))),
            ])
        ),
        (
            "OTPError",
            .object(
                [
                    ("message", .string()),
                    (
                        "locations",
                        .array(
                            of: .object([
                                ("line", .integer(minimum: 1)), ("column", .integer(minimum: 1)),
                            ]))
                    ),
                ], required: ["message"])
        ),
        (
            "OTPErrors",
            .object([("errors", .array(of: .reference("OTPError")))], required: ["errors"])
        ),
    ]

    @Sendable
    static func problem(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        APIResponse(
            JSONValue.object(["errors": [["message": .string(problem.description)]]]).bytes,
            status: problem.status)
    }

    /// Answers a query: errors in it are reported with status 200, as GraphQL does over HTTP.
    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        guard let question = JSONInput(call.request.body), let query = question["query"]?.string
        else { throw APIProblem.badRequest("the body is no JSON object with a query") }
        var variables: [String: JSONInput] = [:]
        if case .object(let members) = question["variables"] { variables = members }
        do {
            let document = try GraphQLReader.read(query)
            let data = try GraphQLExecution.answer(
                document, operation: question["operationName"]?.string, variables: variables,
                from: root(call))
            return APIResponse(JSONValue.object(["data": data]).bytes)
        } catch let error as GraphQLError {
            return APIResponse(JSONValue.object(["errors": [error.json]]).bytes)
        }
    }

    /// Returns the root object of queries.
    private static func root(_ call: APICall) -> GraphQLObject {
        GraphQLObject("QueryType") { name, arguments in
            switch name {
            case "plan":
                .object(try OTPPlan(try OTPQuestion(arguments, call), call).object)
            default: nil
            }
        }
    }
}
