/// What the addresses of Apple's Maps Server API may hold.
extension AppleFamily {
    static let language = APIParameter(
        "lang", "The language of names and instructions, by BCP 47; en-US if it is left out.",
        example: "en-US")

    private static let latitude = #"-?([0-8]?[0-9](\.[0-9]{1,9})?|90)"#
    private static let longitude = #"-?((1[0-7][0-9]|[1-9]?[0-9])(\.[0-9]{1,9})?|180)"#
    private static let position = latitude + "," + longitude
    /// A text that is not empty.
    private static let words = JSONSchema.pattern(#"[\s\S]"#)
    private static let flag = JSONSchema.boolean
    private static let date = JSONSchema.pattern(
        "^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T([01][0-9]|2[0-3]):[0-5][0-9]"
            + #":[0-5][0-9](\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"#)

    private static func form(_ pattern: String) -> JSONSchema { .pattern("^" + pattern + "$") }

    private static func list(of words: [String]) -> JSONSchema { .array(of: .string(words)) }

    private static let hints = [
        APIParameter(
            "searchLocation", "A point that the app cares about; not together with searchRegion.",
            form(position), example: "60.17,24.94"),
        APIParameter(
            "searchRegion", "An area that the app cares about: north, east, south, west.",
            form("\(position),\(position)"), example: "60.18,24.96,60.16,24.92"),
        APIParameter("userLocation", "Where the user is.", form(position), example: "60.17,24.94"),
    ]

    private static let countries = APIParameter(
        "limitToCountries", "Only places of these countries, by ISO 3166-1 alpha-2.",
        .array(of: form("[A-Za-z]{2}")), example: "FI")

    static let geocodeParameters =
        [APIParameter("q", "The address.", isRequired: true, words, example: "Mannerheimintie 10")]
        + [countries, language] + hints

    static let reverseParameters = [
        APIParameter(
            "loc", "The position: latitude, longitude.", isRequired: true, form(position),
            example: "60.17,24.94"),
        language,
    ]

    /// What searching and completing both take.
    private static func searching(_ types: [String]) -> [APIParameter] {
        [
            APIParameter(
                "includePoiCategories", "Only points of interest of these categories.",
                list(of: AppleCategories.names), example: "Cafe"),
            APIParameter(
                "excludePoiCategories", "No points of interest of these categories.",
                list(of: AppleCategories.names), example: "Parking"),
            countries,
            APIParameter(
                "resultTypeFilter", "Which kinds of result there are to be.", list(of: types),
                example: "poi"),
            language,
        ] + hints + [
            APIParameter(
                "searchRegionPriority", "Whether results have to lie in searchRegion.",
                .string(AppleSearch.priorities), example: "default"),
            APIParameter(
                "includeAddressCategories",
                "Only these parts of addresses; with address in resultTypeFilter alone.",
                list(of: AppleSearch.addressCategories.map(\.word))),
            APIParameter(
                "excludeAddressCategories",
                "None of these parts of addresses; with address in resultTypeFilter alone.",
                list(of: AppleSearch.addressCategories.map(\.word))),
        ]
    }

    private static let types = AppleSearch.resultTypes.map(\.word)

    static let searchParameters =
        [
            APIParameter(
                "q", "What to look for; required unless there is a pageToken.", words,
                example: "cafe")
        ] + searching(types.filter { $0 != "query" }) + [
            APIParameter(
                "enablePagination", "Whether results come in pages.", flag, example: "true"),
            APIParameter(
                ApplePageToken.parameter, "The page, and nothing else, as an earlier one named it."),
            APIParameter("metadata", "The place that a suggestion's completionUrl leads to."),
        ]

    static let completionParameters =
        [APIParameter("q", "What was typed so far.", isRequired: true, words, example: "kam")]
        + searching(types)

    private static let travel = [
        APIParameter(
            "departureDate", "When one sets out, by ISO 8601; not together with arrivalDate.",
            date, example: "2026-11-23T08:30:00Z"),
        APIParameter("arrivalDate", "When one wants to be there, by ISO 8601.", date),
    ]

    static let directionsParameters =
        [
            APIParameter(
                "origin", "Where to begin: latitude, longitude, or an address.", isRequired: true,
                words, example: "60.1687,24.9312"),
            APIParameter(
                "destination", "Where to end: latitude, longitude, or an address.",
                isRequired: true, words, example: "60.1725,24.9500"),
            APIParameter(
                "transportType", "How to travel; Automobile if it is left out.",
                .string(AppleJourney.transportTypes.filter { $0 != "Transit" }),
                example: "Walking"),
        ] + travel + [
            APIParameter("avoid", "What to stay off.", list(of: ["Tolls"]), example: "Tolls"),
            APIParameter(
                "requestsAlternateRoutes", "Whether to look for more routes than the best.", flag,
                example: "true"),
            language,
        ] + hints

    static let etaParameters =
        [
            APIParameter(
                "origin", "Where to begin: latitude, longitude.", isRequired: true,
                form(position), example: "60.1687,24.9312"),
            APIParameter(
                "destinations", "Where to end: 1 to \(mostDestinations) positions divided by |.",
                isRequired: true,
                form(#"\#(position)(\|\#(position)){0,\#(mostDestinations - 1)}"#),
                example: "60.1725,24.9500|60.1710,24.9410"),
            APIParameter(
                "transportType",
                "How to travel; Automobile if it is left out. Transit where an atlas has a timetable.",
                .string(AppleJourney.transportTypes),
                example: "Walking"),
        ] + travel

    static let placeParameters = [APIParameter("id", "The place's id.", in: .path), language]

    static let idsParameters = [
        APIParameter(
            "ids", "Ids of places divided by commas, \(mostIDs) at most.", isRequired: true,
            .array(of: form("[A-Za-z0-9]{1,40}")), example: "n25291565")
    ]
}
