import Answers

extension APIFamily {
    /// Nominatim's search, reverse geocoding and look-up.
    public static let nominatim = APIFamily(
        "nominatim", title: "Nominatim",
        "Search, reverse geocoding and look-up of elements, as OpenStreetMap's Nominatim answers.",
        operations: NominatimFamily.operations, schemas: NominatimFamily.schemas,
        problemSchema: .reference("NominatimProblem"), problem: NominatimFamily.problem)
}

/// Nominatim's paths, each also with `.php`, which old clients send.
enum NominatimFamily {
    @Sendable
    static func problem(_ problem: APIProblem, _ request: APIRequest) -> APIResponse {
        switch NominatimFormat.ofProblem(request) {
        case .text:
            return APIResponse(
                "ERROR \(problem.status): \(problem.description)", .text, status: problem.status)
        case .xml:
            var root = XMLElement("error")
            root.add(XMLElement("code", text: "\(problem.status)"))
            root.add(XMLElement("message", text: problem.description))
            return APIResponse(root.document, .xml, status: problem.status)
        case .json, .jsonv2, .geojson, .geocodejson:
            let error = JSONValue.object([
                "code": .integer(problem.status), "message": .string(problem.description),
            ])
            return APIResponse(
                JSONValue.object(["error": error]).bytes, status: problem.status)
        }
    }

    static let operations: [APIOperation] = operations("") + operations(".php")

    /// What claims paths at the root that others have too: no client of Photon or Valhalla sends a format.
    private static let sendsFormat: @Sendable (APIRequest) -> Bool = { $0.query["format"] != nil }

    private static func operations(_ suffix: String) -> [APIOperation] {
        let claims = suffix.isEmpty ? sendsFormat : nil
        let search = APIOperation(
            PathTemplate("/search" + suffix), "Finds places by what was typed, or by parts.",
            parameters: searchParameters + commonParameters,
            answers: placeAnswers("NominatimPlaces"), respond: search)
        let reverse = APIOperation(
            PathTemplate("/reverse" + suffix), "Says what is at a position.",
            parameters: reverseParameters + commonParameters,
            answers: placeAnswers("NominatimPlace"), claimsRoot: claims, respond: reverse)
        let lookup = APIOperation(
            PathTemplate("/lookup" + suffix), "Tells of elements of OpenStreetMap.",
            parameters: [elements] + commonParameters, answers: placeAnswers("NominatimPlaces"),
            respond: lookup)
        let details = APIOperation(
            PathTemplate("/details" + suffix), "Tells all that is known of one place.",
            parameters: detailsParameters,
            answers: [
                APIAnswer("The place.", .json, .reference("NominatimDetails")),
                APIAnswer("The place with json_callback.", .javaScript), badRequest,
                APIAnswer(
                    "There is no such place.", status: 404, .json, .reference("NominatimProblem")),
            ], respond: details)
        let status = APIOperation(
            PathTemplate("/status" + suffix), "Says that the service runs.",
            parameters: [statusFormat],
            answers: [
                APIAnswer("OK.", .text),
                APIAnswer("The status.", .json, .reference("NominatimStatus")), badRequest,
            ], claimsRoot: claims, respond: status)
        return [search, reverse, lookup, details, status]
    }

    private static let elements = APIParameter(
        "osm_ids", "Elements: N1,W2,R3, 50 at most; unknown ones are left out.",
        example: "N25389429")
    private static let statusFormat = APIParameter(
        "format", "The form of the answer; text unless given.",
        .string(NominatimFormat.ofStatus.map(\.rawValue)))

    private static let badRequest = APIAnswer(
        "An option is missing or wrong.", status: 400, .json, .reference("NominatimProblem"))

    private static func placeAnswers(_ schema: String) -> [APIAnswer] {
        [
            APIAnswer(
                "The answer.", .json,
                .anyOf([
                    .reference(schema), .reference("NominatimFeatures"),
                    .reference("NominatimNothing"),
                ])),
            APIAnswer("The answer with format=xml.", .xml),
            APIAnswer("The answer with json_callback.", .javaScript), badRequest,
            APIAnswer("The same with format=xml.", status: 400, .xml),
        ]
    }

    private static let searchParameters = [
        APIParameter("q", "What was typed; instead of the parts.", example: "kamppi"),
        APIParameter("amenity", "A thing or a kind of thing."),
        APIParameter(
            "street", "A street with the number of a house.", example: "Mannerheimintie 5"),
        APIParameter("city", "A town."), APIParameter("county", "A county."),
        APIParameter("state", "A state."), APIParameter("country", "A country."),
        APIParameter("postalcode", "A postcode."),
        APIParameter("limit", "The most answers, 1 to 50; 10 unless given.", .integer()),
        APIParameter(
            "countrycodes", "Countries that answers lie in: two letters each, with commas."),
        APIParameter(
            "layer", "Sorts of answers, with commas: address, poi, railway, natural, manmade."),
        APIParameter(
            "featureType", "Towns and larger alone: country, state, city or settlement.",
            .string(["country", "state", "city", "settlement"])),
        APIParameter(
            "viewbox", "What the person sees, by two corners: lon,lat,lon,lat.",
            example: "24.93,60.16,24.96,60.18"),
        APIParameter("bounded", "Whether answers outside viewbox are left out; 0 unless given."),
        APIParameter(
            "dedupe", "Whether one of several that say the same is enough; 1 unless given."),
        APIParameter("exclude_place_ids", "Answers that are known: place_id or N1, with commas."),
    ]

    private static let reverseParameters = [
        APIParameter("lat", "The latitude.", isRequired: true, .number(), example: "60.1700"),
        APIParameter("lon", "The longitude.", isRequired: true, .number(), example: "24.9400"),
        APIParameter(
            "zoom",
            "How much is told: 3 country, 5 state, 8 county, 10 city, 14 neighbourhood, 17 street, "
                + "18 building, which it is unless given.", .integer()),
        APIParameter(
            "layer", "Sorts of answers, with commas: address, poi, railway, natural, manmade."),
    ]

    private static let callback = APIParameter(
        "json_callback", "The function that JSON is handed to.",
        .pattern("^[A-Za-z_][A-Za-z0-9_]{0,50}$"))
    private static let languages = APIParameter(
        "accept-language", "Languages of names, as the header has them.")

    private static let detailsParameters = [
        APIParameter(
            "osmtype", "The kind of an element, with osmid.", .string(["N", "W", "R"]),
            example: "R"),
        APIParameter("osmid", "The id of the element.", .integer(), example: "184714"),
        APIParameter(
            "class", "The key of the tag that is meant, where an element is more than one thing."),
        APIParameter("place_id", "The number of a place; instead of an element.", .integer()),
        APIParameter(
            "postcode", "A country and a postcode, gb:EH4_7EA; instead of an element."),
        callback,
        APIParameter("addressdetails", "Whether what it lies in is told; 0 unless given."),
        APIParameter("polygon_geojson", "Whether its shape is told; 0 unless given."),
        languages,
    ]

    private static let commonParameters = [
        APIParameter(
            "format", "The form of the answer; jsonv2 of a search, xml of the others unless given.",
            .string(NominatimFormat.ofPlaces.map(\.rawValue))),
        callback,
        APIParameter(
            "addressdetails", "Whether addresses are told in parts; a search does not unless asked."
        ),
        APIParameter("extratags", "Whether what else is mapped is told; 0 unless given."),
        APIParameter("namedetails", "Whether all names are told; 0 unless given."),
        languages,
        APIParameter("polygon_geojson", "Whether shapes are told as GeoJSON; one form at most."),
        APIParameter("polygon_text", "Whether shapes are told as well-known text."),
        APIParameter("polygon_kml", "Whether shapes are told as KML."),
        APIParameter("polygon_svg", "Whether shapes are told as paths of SVG."),
        APIParameter(
            "polygon_threshold", "How far simplified shapes may be off, in degrees.", .number()),
    ]
}
