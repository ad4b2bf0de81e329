import Answers
import Atlas

extension APIFamily {
    /// The search and reverse geocoding of Photon's HTTP API.
    public static let photon = APIFamily(
        "photon", title: "Photon",
        "Search while typing and reverse geocoding as GeoJSON, as komoot's Photon answers.",
        operations: PhotonFamily.operations, schemas: PhotonFamily.schemas,
        problemSchema: .reference("PhotonProblem"), problem: PhotonFamily.problem)
}

/// Photon's paths: `/api`, `/structured`, `/reverse`, `/status`.
enum PhotonFamily {
    /// The names of what every question takes.
    static let commonNames = [
        "limit", "lang", "dedupe", "geometry", "osm_tag", "layer", "include", "exclude",
    ]

    @Sendable
    static func problem(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        APIResponse(
            JSONValue.object(["message": .string(problem.description)]).bytes,
            status: problem.status)
    }

    static let operations = [
        APIOperation(
            "/api", "Finds places, addresses and kinds of place by what was typed.",
            parameters: [
                APIParameter(
                    "q", "What was typed; may be left out where include is given.",
                    example: "kamppi"),
                APIParameter(
                    "countrycode", "Countries that answers lie in, two letters each; repeatable.",
                    .pattern("^[A-Za-z]{2}$")),
            ] + searchParameters + commonParameters, answers: answers, respond: search),
        APIOperation(
            "/structured", "Finds an address by its parts.",
            parameters: [
                APIParameter(
                    "countrycode", "The country by its two letters.", .pattern("^[A-Za-z]{2}$")),
                APIParameter("state", "The state."), APIParameter("county", "The county."),
                APIParameter("city", "The town.", example: "Helsinki"),
                APIParameter("postcode", "The postcode."),
                APIParameter("district", "The part of the town."),
                APIParameter("housenumber", "The number of the house.", example: "5"),
                APIParameter("street", "The street.", example: "Mannerheimintie"),
            ] + searchParameters + commonParameters, answers: answers, respond: structured),
        APIOperation(
            "/reverse", "Says what is at a position, nearest first.",
            parameters: [
                APIParameter(
                    "lat", "The latitude.", isRequired: true, .number(minimum: -90, maximum: 90),
                    example: "60.1700"),
                APIParameter(
                    "lon", "The longitude.", isRequired: true,
                    .number(minimum: -180, maximum: 180), example: "24.9400"),
                APIParameter(
                    "radius", "How far answers may be away, in kilometers; 1 unless given.",
                    .number(minimum: 0, maximum: 5_000)),
                APIParameter("distance_sort", "Whether the nearest comes first; 1 unless given."),
            ] + commonParameters, answers: answers, respond: reverse),
        APIOperation(
            "/status", "Says that the service runs, and of when its data is.",
            answers: [APIAnswer("The status.", .json, .reference("PhotonStatus"))],
            respond: status),
    ]

    private static let searchParameters = [
        APIParameter(
            "lat", "The latitude of where the person is or looks; with lon.",
            .number(minimum: -90, maximum: 90)),
        APIParameter(
            "lon", "The longitude of it; with lat.", .number(minimum: -180, maximum: 180)),
        APIParameter(
            "zoom",
            "The zoom of the map that is looked at, 0 to 18, fractions too; 12 unless given.",
            .number()),
        APIParameter(
            "location_bias_scale",
            "How much prominence counts near that position, 0 to 1; 0.4 unless given.", .number()),
        APIParameter(
            "bbox", "The area that answers lie in: minLon,minLat,maxLon,maxLat.",
            example: "24.93,60.16,24.96,60.18"),
    ]

    private static let commonParameters = [
        APIParameter(
            "limit",
            "The most answers, 1 to 50: a search has 15 unless given, a position 1.", .integer()),
        APIParameter(
            "lang", "The language of names: default for local ones, or one of the atlases'.",
            example: "en"),
        APIParameter(
            "dedupe", "Whether one of several pieces of a street is enough; 1 unless given."),
        APIParameter(
            "geometry",
            "Whether areas, streets and rivers are told with their shape; a point unless given."),
        APIParameter(
            "osm_tag",
            "A condition on the tag: key, key:value, :value, !key, !key:value, :!value, key:!value; "
                + "repeatable."),
        APIParameter(
            "layer", "A part of addresses that answers are; repeatable.",
            .string(PlaceLayer.allCases.map(\.rawValue))),
        APIParameter(
            "include", "Categories of which answers have one: osm.KEY.VALUE,…; repeatable.",
            example: "osm.amenity.cafe"),
        APIParameter(
            "exclude", "Categories that answers do not all have: osm.KEY.VALUE,…; repeatable."),
    ]

    private static let answers = [
        APIAnswer("The answers.", .json, .reference("PhotonAnswers")),
        APIAnswer(
            "An option is missing, wrong or unknown.", status: 400, .json,
            .reference("PhotonProblem")),
    ]

    @Sendable
    private static func status(_ call: APICall) throws -> APIResponse {
        let dates = call.atlases.areas.compactMap { $0.atlas.manifest.dataDate }
        return APIResponse(
            JSONValue.object([
                "status": "Ok", "import_date": dates.max().map(JSONValue.string),
                "version": .string(MapwrightVersion.current),
            ]).bytes)
    }

    static let schemas: [(name: String, schema: JSONSchema)] = [
        ("PhotonProblem", .object([("message", .string())], required: ["message"])),
        (
            "PhotonStatus",
            .object(
                [
                    ("status", .string(["Ok"])), ("import_date", .string()),
                    ("version", .string()),
                ], required: ["status", "version"])
        ),
        (
            "PhotonAnswers",
            .object(
                [
                    ("type", .string(["FeatureCollection"])),
                    ("features", .array(of: .reference("PhotonPlace"))),
                ], required: ["type", "features"])
        ),
        (
            "PhotonPlace",
            .object(
                [
                    ("type", .string(["Feature"])),
                    (
                        "properties",
                        .object(
                            [
                                ("osm_type", .string(["N", "W", "R"])), ("osm_id", .integer()),
                                ("osm_key", .string()), ("osm_value", .string()),
                                ("type", .string(PlaceLayer.allCases.map(\.rawValue))),
                                ("housenumber", .string()), ("name", .string()),
                                ("street", .string()), ("district", .string()),
                                ("city", .string()), ("county", .string()),
                                ("state", .string()), ("country", .string()),
                                ("postcode", .string()), ("countrycode", .string()),
                                ("extent", .array(of: .number())),
                                ("extra", .dictionary(of: .string())),
                            ], required: ["osm_key", "osm_value", "type"])
                    ), ("geometry", .reference("PhotonGeometry")),
                ], required: ["type", "properties", "geometry"])
        ),
        (
            "PhotonGeometry",
            .object(
                [
                    (
                        "type",
                        .string([
                            "Point", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
                        ])
                    ), ("coordinates", .array(of: .any)),
                ], required: ["type", "coordinates"])
        ),
    ]
}
