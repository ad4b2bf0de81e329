import Answers
import MapGeometry
import Places

/// Geocoding, searching, completing, and places by their ids.
extension AppleFamily {
    /// How many places an address may lead to.
    private static let mostGeocoded = 5
    /// How many suggestions there are at most.
    private static let mostSuggestions = 15
    /// How many ids one request may hold.
    static let mostIDs = 100
    /// The maximum distance of a query from a place's own position at which the place is the answer, in meters.
    private static let ownPositionReach = 3.0

    @Sendable
    static func geocode(_ call: APICall) throws -> APIResponse {
        let query = AppleQuery(call)
        let places = try AppleSearch(hints: query).geocoded(in: call.atlases, limit: mostGeocoded)
        return results(places, ApplePlaceJSON(languages: query.languages))
    }

    @Sendable
    static func reverseGeocode(_ call: APICall) throws -> APIResponse {
        let query = AppleQuery(call)
        _ = try query.needed("loc")
        guard let position = try query.position("loc") else { throw APIProblem.failed }
        let json = ApplePlaceJSON(languages: query.languages)
        let place = try placeHere(position, call.atlases, json)
        return APIResponse(JSONValue.object(["results": .array(place.map { [$0] } ?? [])]).bytes)
    }

    /// The place at a position, as it is written in answers; nil if nothing is known there.
    static func placeHere(
        _ position: CLLocationCoordinate2D, _ atlases: AtlasCollection, _ json: ApplePlaceJSON
    ) throws -> JSONValue? {
        let answer = try atlases.reverse(position, languages: json.languages)
        // A named place at its own position, else the address.
        let named = answer.places.first {
            $0.kind == .poi && $0.distance ?? .infinity <= ownPositionReach
        }
        guard let place = named ?? answer.places.first else { return nil }
        let areas = answer.areasOfInterest.map(\.name).filter { !$0.isEmpty }
        // Apple answers with the position asked about, not with that of the door.
        return json.place(place, at: position, areas: areas)
    }

    @Sendable
    static func search(_ call: APICall) throws -> APIResponse {
        var query = AppleQuery(call)
        var page = 0
        let token = query.text(ApplePageToken.parameter)
        if let token {
            if let other = searchParameters.first(where: {
                $0.name != ApplePageToken.parameter && query.items[$0.name] != nil
            }) {
                throw APIProblem.badRequest("cannot specify both pageToken and \(other.name)")
            }
            let known = try ApplePageToken(token)
            query = AppleQuery(known.query)
            page = known.page
        }
        let json = ApplePlaceJSON(languages: query.languages)
        let search = try AppleSearch(query, suggests: false)
        let isPaged = try query.flag("enablePagination")
        var found = try promised(query, call.atlases) ?? search.results(in: call.atlases)
        var info: JSONValue?
        if isPaged {
            let size = ApplePageToken.pageSize
            let count = found.count
            let pages = (count + size - 1) / size
            guard page < max(pages, 1) else {
                throw APIProblem.badRequest("pageToken leads to a page that is not there")
            }
            func token(_ page: Int) -> JSONValue? {
                (0..<pages).contains(page)
                    ? .string(ApplePageToken(query: query.items, page: page).text) : nil
            }
            info = .object([
                "nextPageToken": token(page + 1), "prevPageToken": token(page - 1),
                "totalPageCount": .integer(pages), "totalResults": .integer(count),
            ])
            found = Array(found.dropFirst(page * size))
        }
        found = Array(found.prefix(ApplePageToken.pageSize))
        return APIResponse(
            JSONValue.object([
                "displayMapRegion": enclosing(found).map(json.region),
                "results": .array(found.map { json.place($0, tellsCategory: true) }),
                "paginationInfo": info,
            ]).bytes)
    }

    /// The place that a suggestion promised; nil if the question has none, or no atlas has it any longer.
    private static func promised(
        _ query: AppleQuery, _ atlases: AtlasCollection
    ) throws -> [FoundPlace]? {
        guard let text = query.text("metadata") else { return nil }
        guard let id = ApplePlaceID(text) else {
            throw APIProblem.badRequest("metadata is not what a suggestion has given")
        }
        return try atlases.place(id, languages: query.languages).map { [$0] }
    }

    /// What encloses places and what they cover; nil if there are none.
    private static func enclosing(_ places: [FoundPlace]) -> GeographicBounds? {
        GeographicBounds(
            enclosing: places.flatMap { place -> [CLLocationCoordinate2D] in
                guard let region = place.region else { return [place.coordinate] }
                return [
                    CLLocationCoordinate2D(latitude: region.south, longitude: region.west),
                    CLLocationCoordinate2D(latitude: region.north, longitude: region.east),
                ]
            })
    }

    @Sendable
    static func complete(_ call: APICall) throws -> APIResponse {
        let query = AppleQuery(call)
        var search = try AppleSearch(query, suggests: true)
        search.request.limit = 50
        let near = search.request.near ?? search.request.region?.center
        let json = ApplePlaceJSON(languages: query.languages)
        let suggestions = try search.suggestions(in: call.atlases).prefix(mostSuggestions)
        let results = suggestions.map { suggestion -> JSONValue in
            if let words = suggestion.categoryQuery {
                return [
                    "completionUrl": .string(completionURL(words, near: near)),
                    "displayLines": [.string(suggestion.title), "Search Nearby"],
                ]
            }
            let lines = [suggestion.title, suggestion.subtitle].filter { !$0.isEmpty }
            let id = ApplePlaceID(suggestion.place)
            return .object([
                "completionUrl": .string(
                    completionURL(lines.joined(separator: " "), metadata: id?.text)),
                "displayLines": .strings(lines),
                "location": json.location(suggestion.place.coordinate),
                "structuredAddress": json.address(of: suggestion.place),
            ])
        }
        return APIResponse(JSONValue.object(["results": .array(results)]).bytes)
    }

    /// The path of a search for a suggestion, all of it ASCII.
    private static func completionURL(
        _ words: String, metadata: String? = nil, near: CLLocationCoordinate2D? = nil
    ) -> String {
        var text = "/v1/search?q=" + URLText.escaped(words)
        if let metadata { text += "&metadata=" + metadata }
        // "Nearby" is where the question was asked; a client may still add a place of its own.
        if let near {
            text += "&userLocation=\(near.latitude.sixDigits)%2C\(near.longitude.sixDigits)"
        }
        return text
    }

    @Sendable
    static func place(_ call: APICall) throws -> APIResponse {
        let languages = AppleQuery(call).languages
        guard let id = ApplePlaceID(call.path["id"] ?? ""),
            let place = try call.atlases.place(id, languages: languages)
        else { throw APIProblem(status: 404, "there is no place of this id") }
        return APIResponse(ApplePlaceJSON(languages: languages).place(place).bytes)
    }

    @Sendable
    static func places(_ call: APICall) throws -> APIResponse {
        let languages = AppleQuery(call).languages
        let json = ApplePlaceJSON(languages: languages)
        let found = try lookUp(call) { _, place in json.place(place) }
        // One client reads `places` where the reference has `results`.
        return APIResponse(
            JSONValue.object([
                "results": .array(found.results), "places": .array(found.results),
                "errors": .array(found.errors),
            ]).bytes)
    }

    @Sendable
    static func alternateIDs(_ call: APICall) throws -> APIResponse {
        let found = try lookUp(call) { text, place in
            let id = ApplePlaceID(place)
            let others = [id?.text, id?.elementName].compactMap(\.self).filter { $0 != text }
            return ["id": .string(text), "alternateIds": .strings(others)]
        }
        return APIResponse(
            JSONValue.object([
                "results": .array(found.results), "errors": .array(found.errors),
            ]).bytes)
    }

    /// Looks for the places of `ids`.
    private static func lookUp(
        _ call: APICall, _ tell: (String, FoundPlace) -> JSONValue
    ) throws -> (results: [JSONValue], errors: [JSONValue]) {
        let query = AppleQuery(call)
        let ids = query.items.list("ids")
        guard !ids.isEmpty else { throw APIProblem.badRequest("ids is required") }
        guard ids.count <= mostIDs else {
            throw APIProblem.badRequest("ids holds at most \(mostIDs) ids")
        }
        var results: [JSONValue] = []
        var errors: [JSONValue] = []
        for text in ids {
            guard let id = ApplePlaceID(text) else {
                errors.append(["id": .string(text), "errorCode": "FAILED_INVALID_ID"])
                continue
            }
            guard let place = try call.atlases.place(id, languages: query.languages) else {
                errors.append(["id": .string(text), "errorCode": "FAILED_NOT_FOUND"])
                continue
            }
            results.append(tell(text, place))
        }
        return (results, errors)
    }

    private static func results(_ places: [FoundPlace], _ json: ApplePlaceJSON) -> APIResponse {
        APIResponse(
            JSONValue.object(["results": .array(places.map { json.place($0) })]).bytes)
    }
}
