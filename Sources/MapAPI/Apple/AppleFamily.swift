import Answers
import Places

extension APIFamily {
    /// Apple's Maps Server API, for the clients of `maps-api.apple.com`.
    public static let apple = APIFamily(
        "apple", title: "Apple Maps Server API",
        "What clients of Apple's Maps Server API speak: geocoding, search, directions and places by id.",
        operations: AppleFamily.operations, schemas: AppleFamily.schemas,
        problemSchema: .reference("AppleError"), problem: AppleFamily.problem)

    /// The path of Apple's family for access tokens; a service that trusts tokens answers there
    /// itself.
    public static let appleTokenPath: PathTemplate = "/v1/token"
}

/// The operations of Apple's Maps Server API.
enum AppleFamily {
    /// Tells a problem in Apple's form; `details` is always there.
    @Sendable
    static func problem(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        let message =
            switch problem.status {
            case 400: "Bad Request"
            case 401: "Not Authorized"
            case 403: "Forbidden"
            case 404: "Not Found"
            case 405: "Method Not Allowed"
            case 413: "Content Too Large"
            case 429: "Too Many Requests"
            case 503: "Service Unavailable"
            default: "Internal Server Error"
            }
        // An unauthorized client gets no further details.
        let details = problem.status == 401 ? [] : [problem.description]
        return APIResponse(
            JSONValue.object([
                "error": ["message": .string(message), "details": .strings(details)]
            ]).bytes, status: problem.status)
    }

    static let operations = [
        operation(
            APIFamily.appleTokenPath, "Gives an access token for a Maps auth token.", [],
            "AppleToken",
            respond: openToken),
        operation(
            "/v1/geocode", "Finds the place at an address.", geocodeParameters,
            "ApplePlaceResults", respond: geocode),
        operation(
            "/v1/reverseGeocode", "Says what is at a position.", reverseParameters,
            "ApplePlaceResults", respond: reverseGeocode),
        operation(
            "/v1/search", "Finds places by name, address or kind.", searchParameters,
            "AppleSearchResponse", respond: search),
        operation(
            "/v1/searchAutocomplete", "Completes what is being typed.", completionParameters,
            "AppleSearchAutocompleteResponse", respond: complete),
        operation(
            "/v1/directions", "Finds routes from one place to another.", directionsParameters,
            "AppleDirectionsResponse", isQuick: false, respond: directions),
        operation(
            "/v1/etas", "Tells travel times from one place to others.", etaParameters,
            "AppleEtaResponse", isQuick: false, respond: etas),
        operation(
            "/v1/place/alternateIds", "Tells other ids of places.", idsParameters,
            "AppleAlternateIdsResponse", respond: alternateIDs),
        operation(
            "/v1/place/{id}", "Finds a place by its id.", placeParameters, "ApplePlace",
            respond: place),
        operation(
            "/v1/place", "Finds places by their ids.", idsParameters + [language],
            "ApplePlacesResponse", respond: places),
    ]

    private static func operation(
        _ path: PathTemplate, _ summary: String, _ parameters: [APIParameter], _ schema: String,
        isQuick: Bool = true, respond: @escaping APIOperation.Responder
    ) -> APIOperation {
        var answers = [APIAnswer("The answer.", .json, .reference(schema))]
        let statuses = [
            (400, "A parameter is missing, malformed or contradicts another."),
            (401, "The token is missing, malformed, expired or not trusted."),
            (404, "There is nothing at this address."),
            (429, "Too many requests."), (500, "The service failed."),
        ]
        for (status, help) in statuses {
            answers.append(APIAnswer(help, status: status, .json, .reference("AppleError")))
        }
        return APIOperation(
            path, summary, parameters: parameters, answers: answers,
            // Some clients put the version behind a base that has it already.
            aliases: [path.below("/v1")], isQuick: isQuick, respond: respond)
    }

    /// The access token of a service that asks for none: clients want to be given one before they ask anything.
    @Sendable
    private static func openToken(_: APICall) -> APIResponse {
        // Three parts as any token has, so that clients can read when it expires, and no signature.
        let parts = [
            #"{"alg":"none","typ":"JWT"}"#, #"{"iss":"mapwright","exp":4102444800}"#,
            "not looked at",
        ]
        let token = parts.map { Base64URL.text(Array($0.utf8)) }.joined(separator: ".")
        return APIResponse(
            JSONValue.object(["accessToken": .string(token), "expiresInSeconds": 1800]).bytes)
    }
}
