import Answers

extension APIFamily {
    /// Pelias's search, completion, reverse geocoding and look-up, below `/pelias` alone: `/v1/search` at the root is
    /// Apple's.
    public static let pelias = APIFamily(
        "pelias", title: "Pelias",
        "Search, completion and reverse geocoding as GeoJSON, as Pelias and geocode.earth answer.",
        standsAtRoot: false, operations: PeliasFamily.operations, schemas: PeliasFamily.schemas,
        problemSchema: .anyOf([.reference("PeliasAnswers"), .reference("PeliasProblem")]),
        problem: PeliasFamily.problem)
}

/// Pelias's paths below `/v1`.
enum PeliasFamily {
    /// The parameters that every query takes.
    static let commonNames = ["size", "lang", "layers", "sources", "boundary.country"]
    /// What searches take beside it.
    static let boundaryNames = [
        "focus.point.lat", "focus.point.lon", "boundary.rect.min_lat", "boundary.rect.max_lat",
        "boundary.rect.min_lon", "boundary.rect.max_lon", "boundary.circle.lat",
        "boundary.circle.lon", "boundary.circle.radius", "boundary.gid",
    ]

    @Sendable
    static func problem(_ problem: APIProblem, _ request: APIRequest) -> APIResponse {
        guard problem.status == 404 else {
            return refusal(problem.description, request.query, status: problem.status)
        }
        return APIResponse(
            JSONValue.object(["error": "not found: invalid path"]).bytes, status: 404)
    }

    static let operations: [APIOperation] = [
        APIOperation(
            "/v1/search", "Finds places, addresses and kinds of place by what was typed.",
            parameters: [text] + boundaries + common, answers: answers, respond: search),
        APIOperation(
            "/v1/search/structured", "Finds an address by its parts.",
            parameters: parts + boundaries + common, answers: answers, respond: structured),
        APIOperation(
            "/v1/autocomplete", "Completes what is being typed.",
            parameters: [text] + boundaries + common, answers: answers, respond: autocomplete),
        APIOperation(
            "/v1/reverse", "Says what is at a position, nearest first.",
            parameters: position + common, answers: answers, respond: reverse),
        APIOperation(
            "/v1/place", "Tells of places by their numbers, in their order.",
            parameters: [
                APIParameter(
                    "ids", "Numbers: source:layer:id, with commas; unknown ones are left out.",
                    isRequired: true, example: "openstreetmap:venue:node/25389429")
            ] + common, answers: answers, respond: place),
    ]

    private static let text = APIParameter(
        "text", "What was typed; 140 characters count.", isRequired: true, example: "kamppi")

    private static let position = [
        APIParameter(
            "point.lat", "The latitude.", isRequired: true, .number(), example: "60.1700"),
        APIParameter(
            "point.lon", "The longitude.", isRequired: true, .number(), example: "24.9400"),
        APIParameter(
            "boundary.circle.radius",
            "How far answers may be away, in kilometers, 5 at most; 1 unless given.", .number()),
    ]

    private static let parts = [
        APIParameter("venue", "A thing."),
        APIParameter(
            "address", "A street with the number of a house.", example: "Mannerheimintie 5"),
        APIParameter("neighbourhood", "A part of a town."),
        APIParameter("borough", "A larger part of a town."),
        APIParameter("locality", "A town.", example: "Helsinki"),
        APIParameter("county", "A county."), APIParameter("region", "A state."),
        APIParameter("postalcode", "A postcode."),
        APIParameter("country", "A country by its name, its two or its three letters."),
    ]

    private static let boundaries = [
        APIParameter("focus.point.lat", "The latitude of where the person is or looks.", .number()),
        APIParameter("focus.point.lon", "The longitude of it.", .number()),
        APIParameter("boundary.rect.min_lat", "The south of where answers lie.", .number()),
        APIParameter("boundary.rect.max_lat", "The north of it.", .number()),
        APIParameter("boundary.rect.min_lon", "The west of it.", .number()),
        APIParameter("boundary.rect.max_lon", "The east of it.", .number()),
        APIParameter(
            "boundary.circle.lat", "The latitude of the middle of where answers lie.", .number()),
        APIParameter("boundary.circle.lon", "The longitude of it.", .number()),
        APIParameter(
            "boundary.circle.radius", "How far from it, in kilometers; 50 unless given.",
            .number()),
        APIParameter("boundary.gid", "The area that answers lie in, by its number."),
    ]

    private static let common = [
        APIParameter("size", "The most answers, 1 to 40; 10 unless given.", .integer()),
        APIParameter("lang", "Languages of names, as the header Accept-Language has them."),
        APIParameter(
            "layers", "Sorts of answers, with commas; those behind a minus are left out.",
            example: "venue,address"),
        APIParameter("sources", "Where answers come from: openstreetmap is what there is."),
        APIParameter(
            "boundary.country", "Countries that answers lie in: two or three letters each."),
        APIParameter("api_key", "A key of a hosted service; not looked at."),
    ]

    private static let answers = [
        APIAnswer("The answers.", .json, .reference("PeliasAnswers")),
        APIAnswer(
            "An option is missing or wrong.", status: 400, .json, .reference("PeliasAnswers")),
    ]

    static let schemas: [(name: String, schema: JSONSchema)] = [
        ("PeliasProblem", .object([("error", .string())], required: ["error"])),
        (
            "PeliasAnswers",
            .object(
                [
                    ("geocoding", .reference("PeliasGeocoding")),
                    ("type", .string(["FeatureCollection"])),
                    ("features", .array(of: .reference("PeliasFeature"))),
                    ("bbox", .array(of: .number())),
                ], required: ["geocoding", "type", "features"])
        ),
        (
            "PeliasGeocoding",
            .object(
                [
                    ("version", .string(["0.2"])), ("attribution", .string()),
                    ("query", .dictionary(of: .string())),
                    ("warnings", .array(of: .string())), ("errors", .array(of: .string())),
                    ("engine", .dictionary(of: .string())), ("timestamp", .integer()),
                ], required: ["version", "query"])
        ),
        (
            "PeliasFeature",
            .object(
                [
                    ("type", .string(["Feature"])), ("geometry", .dictionary(of: .any)),
                    ("properties", .object(placeMembers, required: ["gid", "name", "label"])),
                    ("bbox", .array(of: .number())),
                ], required: ["type", "geometry", "properties"])
        ),
    ]

    private static let placeMembers: [(name: String, schema: JSONSchema)] = [
        ("id", .string()), ("gid", .string()), ("layer", .string()), ("source", .string()),
        ("source_id", .string()), ("name", .string()), ("label", .string()),
        ("addendum", .dictionary(of: .dictionary(of: .string()))),
        ("housenumber", .string()), ("street", .string()), ("unit", .string()),
        ("postalcode", .string()), ("confidence", .number()), ("distance", .number()),
        ("accuracy", .string(["point", "centroid"])), ("country", .string()),
        ("country_code", .string()), ("country_a", .string()), ("region", .string()),
        ("county", .string()), ("locality", .string()), ("neighbourhood", .string()),
    ]
}
