/// What the answers of Apple's Maps Server API hold.
extension AppleFamily {
    private static let text = JSONSchema.string()
    private static let count = JSONSchema.integer(minimum: 0)

    private static func list(of name: String) -> JSONSchema { .array(of: .reference(name)) }

    static let schemas: [(name: String, schema: JSONSchema)] =
        [
            (
                "AppleError",
                .object(
                    [
                        (
                            "error",
                            .object(
                                [("message", text), ("details", .array(of: text))],
                                required: ["message", "details"])
                        )
                    ], required: ["error"])
            ),
            (
                "AppleToken",
                .object(
                    [("accessToken", text), ("expiresInSeconds", count)],
                    required: ["accessToken", "expiresInSeconds"])
            ),
            (
                "AppleLocation",
                .object(
                    [
                        ("latitude", .number(minimum: -90, maximum: 90)),
                        ("longitude", .number(minimum: -180, maximum: 180)),
                    ], required: ["latitude", "longitude"])
            ),
            (
                "AppleMapRegion",
                .object(
                    ["southLatitude", "westLongitude", "northLatitude", "eastLongitude"].map {
                        ($0, .number())
                    },
                    required: ["southLatitude", "westLongitude", "northLatitude", "eastLongitude"])
            ),
            ("AppleStructuredAddress", .object(structuredAddress)),
            (
                "ApplePlace",
                .object(place, required: ["name", "coordinate", "country", "countryCode"])
            ),
            (
                "AppleSearchPlace",
                .object(
                    place + [("poiCategory", .string(AppleCategories.names))],
                    required: ["name", "coordinate", "country", "countryCode"])
            ),
            (
                "ApplePlaceResults",
                .object([("results", list(of: "ApplePlace"))], required: ["results"])
            ),
            (
                "ApplePaginationInfo",
                .object(
                    [
                        ("nextPageToken", text), ("prevPageToken", text), ("totalPageCount", count),
                        ("totalResults", count),
                    ], required: ["totalPageCount", "totalResults"])
            ),
            (
                "AppleSearchResponse",
                .object(
                    [
                        ("displayMapRegion", .reference("AppleMapRegion")),
                        ("results", list(of: "AppleSearchPlace")),
                        ("paginationInfo", .reference("ApplePaginationInfo")),
                    ], required: ["results"])
            ),
            (
                "AppleSearchAutocompleteResponse",
                .object([("results", list(of: "AppleAutocompleteResult"))], required: ["results"])
            ),
            (
                "AppleAutocompleteResult",
                .object(
                    [
                        ("completionUrl", text), ("displayLines", .array(of: text)),
                        ("location", .reference("AppleLocation")),
                        ("structuredAddress", .reference("AppleStructuredAddress")),
                    ], required: ["completionUrl", "displayLines"])
            ),
        ] + roadSchemas + lookupSchemas

    private static let structuredAddress: [(name: String, schema: JSONSchema)] = [
        ("administrativeArea", text), ("administrativeAreaCode", text),
        ("subAdministrativeArea", text), ("locality", text),
        ("subLocality", text), ("dependentLocalities", .array(of: text)), ("postCode", text),
        ("thoroughfare", text), ("subThoroughfare", text), ("fullThoroughfare", text),
        ("areasOfInterest", .array(of: text)),
    ]

    private static let place: [(name: String, schema: JSONSchema)] = [
        ("id", text), ("alternateIds", .array(of: text)), ("name", text),
        ("coordinate", .reference("AppleLocation")),
        ("displayMapRegion", .reference("AppleMapRegion")),
        ("formattedAddressLines", .array(of: text)),
        ("structuredAddress", .reference("AppleStructuredAddress")), ("country", text),
        ("countryCode", text),
    ]

    private static let transportTypes = JSONSchema.string(
        AppleJourney.transportTypes.filter { $0 != "Transit" })

    private static let roadSchemas: [(name: String, schema: JSONSchema)] = [
        (
            "AppleDirectionsResponse",
            .object(
                [
                    ("origin", .reference("ApplePlace")), ("destination", .reference("ApplePlace")),
                    ("routes", list(of: "AppleRoute")), ("steps", list(of: "AppleStep")),
                    ("stepPaths", .array(of: list(of: "AppleLocation"))),
                ], required: ["routes", "steps", "stepPaths"])
        ),
        (
            "AppleRoute",
            .object(
                [
                    ("name", text), ("distanceMeters", count), ("durationSeconds", count),
                    ("transportType", transportTypes), ("stepIndexes", .array(of: count)),
                    ("hasTolls", .boolean),
                ],
                required: [
                    "name", "distanceMeters", "durationSeconds", "transportType", "stepIndexes",
                ])
        ),
        (
            "AppleStep",
            .object(
                [
                    ("stepPathIndex", count), ("distanceMeters", count),
                    ("durationSeconds", count), ("instructions", text),
                    ("transportType", transportTypes),
                ], required: ["stepPathIndex", "distanceMeters", "durationSeconds"])
        ),
        (
            "AppleEtaResponse",
            .object([("etas", list(of: "AppleEta"))], required: ["etas"])
        ),
        (
            "AppleEta",
            .object(
                [
                    ("destination", .reference("AppleLocation")),
                    ("transportType", transportTypes), ("distanceMeters", count),
                    ("expectedTravelTimeSeconds", count), ("staticTravelTimeSeconds", count),
                    // Of public transport alone; additions to Apple's.
                    ("expectedDepartureDate", text), ("expectedArrivalDate", text),
                ],
                required: [
                    "destination", "transportType", "distanceMeters", "expectedTravelTimeSeconds",
                    "staticTravelTimeSeconds",
                ])
        ),
    ]

    private static let lookupSchemas: [(name: String, schema: JSONSchema)] = [
        (
            "ApplePlacesResponse",
            .object(
                [
                    ("results", list(of: "ApplePlace")), ("places", list(of: "ApplePlace")),
                    ("errors", list(of: "ApplePlaceLookupError")),
                ], required: ["results", "errors"])
        ),
        (
            "AppleAlternateIdsResponse",
            .object(
                [
                    (
                        "results",
                        .array(
                            of: .object(
                                [("id", text), ("alternateIds", .array(of: text))],
                                required: ["id", "alternateIds"]))
                    ), ("errors", list(of: "ApplePlaceLookupError")),
                ], required: ["results", "errors"])
        ),
        (
            "ApplePlaceLookupError",
            .object(
                [
                    ("id", text),
                    (
                        "errorCode",
                        .string([
                            "FAILED_INVALID_ID", "FAILED_NOT_FOUND", "FAILED_INTERNAL_ERROR",
                        ])
                    ),
                ], required: ["id", "errorCode"])
        ),
    ]
}
