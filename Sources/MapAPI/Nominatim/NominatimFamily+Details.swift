import Answers
import Geodesy
import MapGeometry
import Places

extension NominatimFamily {
    @Sendable
    static func details(_ call: APICall) throws -> APIResponse {
        let options = try NominatimOptions(call, tellsAddress: false)
        guard let place = try asked(call, options.languages) else {
            throw APIProblem(status: 404, "No place with that OSM ID found.")
        }
        let told = try NominatimPlace(place, call.atlases, languages: options.languages)
        return options.response(told.details(options))
    }

    /// The place that a request names, by element, number or postcode; nil if there is none.
    private static func asked(_ call: APICall, _ languages: [String]) throws -> FoundPlace? {
        let query = call.query
        if let number = try query.nominatimInteger("place_id") {
            guard let reference = NominatimPlace.reference(placeID: number) else { return nil }
            return try call.atlases.place(reference, languages: languages)
        }
        if let text = query["postcode"] {
            return try postcode(text, call.atlases, languages)
        }
        guard let type = query["osmtype"] else {
            throw APIProblem.badRequest("Missing ID parameter 'place_id', 'osmtype' or 'postcode'.")
        }
        guard ["N", "W", "R"].contains(type) else {
            throw APIProblem.badRequest("Parameter 'osmtype' must be one of: N, W, R")
        }
        guard let id = try query.nominatimInteger("osmid") else {
            throw APIProblem.badRequest("Parameter 'osmid' missing.")
        }
        guard let reference = OSMReference("\(type.lowercased())\(id)") else { return nil }
        guard let key = query["class"] else {
            return try call.atlases.place(reference, languages: languages)
        }
        return try call.atlases.places(of: reference, languages: languages)
            .first { PlaceTag($0).key == key }
    }

    /// A postcode without the blanks and hyphens that may be written differently.
    private static func plain(_ code: some StringProtocol) -> String {
        String(code.filter { $0.isLetter || $0.isNumber }).uppercased()
    }

    /// The postcode that a reference such as `gb:EH4_7EA` names.
    private static func postcode(
        _ text: String, _ atlases: AtlasCollection, _ languages: [String]
    ) throws -> FoundPlace? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 2, !parts[1].isEmpty else {
            throw APIProblem.badRequest("Parameter 'postcode' must be a country and a postcode.")
        }
        var request = SearchRequest(String(parts[1].replacing("_", with: " ")))
        request.languages = languages
        request.types = .address
        let wanted = plain(parts[1])
        return try FilteredSearch(
            request: request, limit: 1,
            isWanted: { $0.kind == .postcode && plain($0.name) == wanted },
            countries: [parts[0].uppercased()]
        ).places(atlases).first
    }
}

extension NominatimPlace {
    /// The element whose place has a number; nil for a number that no place has.
    static func reference(placeID: Int) -> OSMReference? {
        guard placeID > 3, 1...3 ~= placeID % 4 else { return nil }
        return OSMReference("\(["n", "w", "r"][placeID % 4 - 1])\(placeID / 4)")
    }

    /// The level of what is no boundary, as Nominatim has it.
    private static let noLevel = 15

    /// All that is known of the place.
    ///
    /// Of Nominatim's members those are left out that tell of its database: when a row was indexed, which words it was
    /// indexed by, what else hangs on it.
    func details(_ options: NominatimOptions) -> JSONValue {
        let housenumber = place.address.housenumber
        let shape = PlaceShape(place, tolerance: 0)
        var members: [(String, JSONValue?)] = [
            ("place_id", placeID.map(JSONValue.integer)),
            ("osm_type", place.osm.element.map { .string($0.letter) }),
            ("osm_id", place.osm.element.map { .integer($0.id) }),
            ("category", .string(tag.key)), ("type", .string(tag.value)),
            ("admin_level", .integer(place.adminLevel ?? Self.noLevel)),
            ("localname", .string(name.isEmpty ? housenumber : name)),
            ("names", .object(of: names)), ("addresstags", .object(of: addressTags)),
            ("housenumber", housenumber.isEmpty ? .null : .string(housenumber)),
            ("calculated_postcode", address.postcode.isEmpty ? .null : .string(address.postcode)),
            ("country_code", address.countryCode.isEmpty ? .null : .string(address.countryCode)),
            ("importance", place.importance.map { _ in .number(importance) } ?? .null),
            ("calculated_importance", .number(importance)),
            ("extratags", .object(of: extraTags)),
            ("rank_address", .integer(rank.address)), ("rank_search", .integer(rank.search)),
            ("isarea", .boolean(shape.isArea)), ("centroid", place.point),
            ("geometry", options.shape == .geojson ? shape.geoJSON : place.point),
        ]
        if options.tellsAddress { members.append(("address", .array(addressRows))) }
        return .object(told: members)
    }

    /// What the element itself says of its address, by the keys without `addr:`.
    private var addressTags: [(key: String, value: String)] {
        [
            ("city", place.address.city), ("housenumber", place.address.housenumber),
            ("postcode", place.address.postcode), ("street", place.address.street),
        ].filter { !$0.1.isEmpty && rank.address >= 28 }
    }

    /// The parts of the address as rows, the smallest first, with what they are.
    private var addressRows: [JSONValue] {
        var rows = address.parts.map { part in
            let tag = part.place.map { PlaceTag($0) } ?? PlaceTag("place", part.label)
            let isOwn = part.place?.osm == place.osm
            return row(
                part.value, part.place, tag,
                rank: isOwn ? rank.address : part.rank, level: part.level)
        }
        if !address.postcode.isEmpty, place.kind != .postcode {
            rows.append(row(address.postcode, nil, PlaceTag("place", "postcode"), rank: 5))
        }
        if !address.countryCode.isEmpty {
            rows.append(row(address.countryCode, nil, PlaceTag("place", "country_code"), rank: 4))
        }
        return rows
    }

    private func row(
        _ name: String, _ part: FoundPlace?, _ tag: PlaceTag, rank: Int, level: Int? = nil
    ) -> JSONValue {
        let meters = part.map { Geodesic.distance(from: $0.coordinate, to: place.coordinate) } ?? 0
        let members: [(String, JSONValue)] = [
            ("localname", .string(name)),
            (
                "place_id",
                part.flatMap { Self.placeID($0.osm) }.map(JSONValue.integer) ?? .null
            ),
            ("osm_id", part?.osm.element.map { .integer($0.id) } ?? .null),
            ("osm_type", part?.osm.element.map { .string($0.letter) } ?? .null),
            ("class", .string(tag.key)), ("type", .string(tag.value)),
            ("admin_level", .integer(level ?? Self.noLevel)), ("rank_address", .integer(rank)),
            // Nominatim's distances are degrees.
            ("distance", .number((meters / WGS84.metersPerDegree * 1e7).rounded() / 1e7)),
            ("isaddress", .boolean(true)),
        ]
        return .object(members: members)
    }
}
