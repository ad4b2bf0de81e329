import Answers
import MapGeometry
import Places

extension NominatimFamily {
    /// The parts of structured queries.
    static let addressNames = [
        "amenity", "street", "city", "county", "state", "postalcode", "country",
    ]

    /// The maximum number of answers, however many are asked for.
    private static let mostAnswers = 50

    @Sendable
    static func search(_ call: APICall) throws -> APIResponse {
        let options = try NominatimOptions(call, tellsAddress: false)
        let query = call.query
        let parts = addressNames.compactMap { name in query[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        guard query["q"] == nil || parts.isEmpty else {
            throw APIProblem.badRequest(
                "Structured query parameters (\(addressNames.joined(separator: ", "))) cannot be "
                    + "used together with 'q' parameter.")
        }
        let limit = min(max(try query.nominatimInteger("limit") ?? 10, 1), mostAnswers)
        var search = FilteredSearch(
            request: try request(query, options), limit: FilteredSearch.mostAnswers,
            isWanted: try condition(query))
        search.countries = countries(query)
        let words = query["q"] ?? ""
        let found: [FoundPlace]
        if query["q"] != nil {
            let (rest, tag) = category(in: words)
            guard tag != nil || !rest.allSatisfy(\.isWhitespace) else {
                throw APIProblem.badRequest("Nothing to search for.")
            }
            found = try places(rest, tag, &search, call.atlases)
        } else {
            let address = StructuredAddress(
                amenity: query["amenity"], street: query["street"], city: query["city"],
                postcode: query["postalcode"], county: query["county"], state: query["state"],
                country: query["country"])
            guard !address.isEmpty else { throw APIProblem.badRequest("Nothing to search for.") }
            found = try address.places(search, call.atlases)
        }
        var places: [NominatimPlace] = []
        for place in found where places.count < limit {
            let told = try NominatimPlace(place, call.atlases, languages: options.languages)
            if query.nominatimFlag("dedupe") ?? true, places.contains(where: { isDouble($0, told) })
            {
                continue
            }
            places.append(told)
        }
        return response(
            places, options, call,
            query: query["q"] == nil ? parts.joined(separator: ", ") : words)
    }

    /// The places of a tag near what is called by some words, or those that are called so.
    private static func places(
        _ words: String, _ tag: PlaceTag?, _ search: inout FilteredSearch,
        _ atlases: AtlasCollection
    ) throws -> [FoundPlace] {
        search.request.query = words
        guard let tag else { return try search.places(atlases) }
        let isWanted = search.isWanted ?? { _ in true }
        if !words.allSatisfy(\.isWhitespace) {
            var around = SearchRequest(words)
            around.near = search.request.near
            around.region = search.request.region
            around.limit = 1
            guard let middle = try atlases.search(around).first else { return [] }
            search.request.near = middle.coordinate
        }
        search.isWanted = { place in try PlaceTag(place) == tag && isWanted(place) }
        return try search.placesAround(atlases)
    }

    /// Two places that say the same of the same sort of thing.
    private static func isDouble(_ one: NominatimPlace, _ other: NominatimPlace) -> Bool {
        if one.place.osm == other.place.osm, one.place.osm != .none,
            one.place.kind == other.place.kind
        {
            return true
        }
        return one.element?.type == other.element?.type && one.tag == other.tag
            && one.rank == other.rank && one.displayName == other.displayName
    }

    private static func request(
        _ query: QueryItems, _ options: NominatimOptions
    ) throws(APIProblem) -> SearchRequest {
        var request = SearchRequest("")
        request.languages = options.languages
        request.region = try viewbox(query)
        request.isRegionRequired =
            request.region != nil && (query.nominatimFlag("bounded") ?? false)
        switch query["featureType"] {
        case "country": (request.types, request.addressParts) = (.address, .country)
        case "state": (request.types, request.addressParts) = (.address, .administrativeArea)
        case "city":
            (request.types, request.addressParts) = (
                .address, [.locality, .subAdministrativeArea]
            )
        case "settlement":
            (request.types, request.addressParts) = (
                .address,
                [.administrativeArea, .subAdministrativeArea, .locality, .subLocality]
            )
        default: break
        }
        return request
    }

    private static func viewbox(_ query: QueryItems) throws(APIProblem) -> GeographicBounds? {
        guard
            let text = [query["viewbox"], query["viewboxlbrt"]].lazy.compactMap(\.self).first(
                where: { !$0.isEmpty })
        else { return nil }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 4 else {
            throw .badRequest("Bounding box parameter needs 4 coordinates.")
        }
        let numbers = parts.compactMap { Double($0.filter { !$0.isWhitespace }) }
        guard numbers.count == 4 else {
            throw .badRequest("Bounding box parameter needs to be numbers.")
        }
        guard numbers.allSatisfy(\.isFinite),
            let bounds = GeographicBounds(corner: numbers[0], numbers[1], numbers[2], numbers[3]),
            bounds.north > bounds.south, bounds.east > bounds.west
        else { throw .badRequest("Bounding box with invalid parameters.") }
        return bounds
    }

    private static func countries(_ query: QueryItems) -> Set<String> {
        Set(query.list("countrycodes").filter { $0.utf8.count == 2 }.map { $0.uppercased() })
    }

    /// What answers have to fit beside the request; nil if nothing.
    private static func condition(
        _ query: QueryItems
    ) throws(APIProblem) -> (@Sendable (FoundPlace) throws -> Bool)? {
        let countries = countries(query)
        var layers = try NominatimLayer.asked(query)
        let ranks: ClosedRange<Int>? =
            switch query["featureType"] {
            case "country": 4...4
            case "state": 5...9
            case "city": 13...16
            case "settlement": 8...20
            default: nil
            }
        if query["featureType"] != nil { layers = [.address] }
        var excluded: Set<Int> = []
        var excludedElements: Set<OSMReference> = []
        for text in query.list("exclude_place_ids") {
            if let id = Int(text), id > 0 {
                excluded.insert(id)
            } else if let reference = OSMReference(text.lowercased()) {
                excludedElements.insert(reference)
            } else {
                throw .badRequest("Invalid exclude ID: \(text.prefix(80))")
            }
        }
        guard
            !countries.isEmpty || layers != nil || ranks != nil || !excluded.isEmpty
                || !excludedElements.isEmpty
        else { return nil }
        let (asked, numbers, elements) = (layers, excluded, excludedElements)
        return { place in
            place.isInCountry(countries) && asked.map { place.isIn($0) } ?? true
                && ranks.map { $0.contains(PlaceRank(place).address) } ?? true
                && !elements.contains(place.osm)
                && !(NominatimPlace.placeID(place.osm).map(numbers.contains) ?? false)
        }
    }

    /// The tag that words name as `[amenity=cafe]`, and the other words.
    private static func category(in words: String) -> (rest: String, tag: PlaceTag?) {
        guard let open = words.firstIndex(of: "["),
            let close = words[open...].firstIndex(of: "]")
        else { return (words, nil) }
        let parts = words[words.index(after: open)..<close].split(
            separator: "=", omittingEmptySubsequences: false)
        let isWord = { (text: Substring) in
            !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
        }
        guard parts.count == 2, parts.allSatisfy(isWord) else { return (words, nil) }
        let rest = words[..<open] + " " + words[words.index(after: close)...]
        return (
            rest.allSatisfy(\.isWhitespace) ? "" : String(rest),
            PlaceTag(String(parts[0]), String(parts[1]))
        )
    }
}

extension FoundPlace {
    /// Whether it is of one of some layers.
    func isIn(_ layers: Set<NominatimLayer>) -> Bool {
        switch kind {
        case .address, .street, .place, .postcode, .intersection, .coordinate:
            return layers.contains(.address)
        case .poi, .feature:
            switch PlaceTag(self).key {
            case "railway", "aerialway": return layers.contains(.railway)
            case "natural", "waterway": return layers.contains(.natural)
            case "man_made": return layers.contains(.manmade)
            case "place", "boundary":
                return layers.contains(kind == .feature ? .natural : .poi)
            default: return layers.contains(.poi)
            }
        }
    }
}
