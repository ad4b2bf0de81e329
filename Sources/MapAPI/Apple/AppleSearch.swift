import Answers
import MapGeometry
import Places

/// What `/v1/search`, `/v1/searchAutocomplete` and `/v1/geocode` look for, read from their parameters.
struct AppleSearch {
    /// Sorts of answers by the API's words; `query` is for suggestions alone.
    static let resultTypes: [(word: String, types: SearchRequest.ResultTypes)] = [
        ("poi", [.pointOfInterest, .physicalFeature]), ("pointOfInterest", .pointOfInterest),
        ("physicalFeature", .physicalFeature), ("address", .address), ("query", .query),
    ]
    /// Parts of addresses by the API's words.
    static let addressCategories: [(word: String, parts: SearchRequest.AddressParts)] = [
        ("Country", .country), ("AdministrativeArea", .administrativeArea),
        ("SubAdministrativeArea", .subAdministrativeArea), ("Locality", .locality),
        ("SubLocality", .subLocality), ("PostalCode", .postalCode),
    ]
    /// How much a region counts.
    static let priorities = ["default", "required"]
    /// The maximum number of answers that are looked for.
    static let mostResults = 100

    /// The question for the engine.
    var request: SearchRequest
    private let included: Set<String>
    private let excluded: Set<String>
    private let countries: Set<String>

    /// Reads the words and the hints, which is all that geocoding takes.
    init(hints query: AppleQuery) throws(APIProblem) {
        request = try SearchRequest(query.needed("q"), query)
        countries = try query.countries("limitToCountries")
        included = []
        excluded = []
        request.limit = Self.mostResults
    }

    /// Reads all that searching takes, or completing.
    init(_ query: AppleQuery, suggests: Bool) throws(APIProblem) {
        request = try SearchRequest(query.needed("q"), query)
        request.limit = Self.mostResults
        countries = try query.countries("limitToCountries")
        included = try query.words("includePoiCategories", AppleCategories.names)
        excluded = try query.words("excludePoiCategories", AppleCategories.names)
        let known = Self.resultTypes.map(\.word).filter { suggests || $0 != "query" }
        let types = try query.words("resultTypeFilter", known)
        if !types.isEmpty {
            request.types = Self.resultTypes.filter { types.contains($0.word) }
                .reduce(into: []) { $0.formUnion($1.types) }
        } else if !included.isEmpty {
            // Only these were asked for.
            request.types = [.pointOfInterest, .query]
        }
        if !included.isEmpty { AppleCategories.narrow(&request, to: included) }
        if !excluded.isEmpty { AppleCategories.exclude(excluded, from: &request) }
        try readAddressCategories(query, types)
        if try query.word("searchRegionPriority", Self.priorities) == "required" {
            request.isRegionRequired = request.region != nil
        }
    }

    private mutating func readAddressCategories(
        _ query: AppleQuery, _ types: Set<String>
    ) throws(APIProblem) {
        let words = Self.addressCategories.map(\.word)
        let included = try query.words("includeAddressCategories", words)
        let excluded = try query.words("excludeAddressCategories", words)
        guard !included.isEmpty || !excluded.isEmpty else { return }
        guard types.contains("address") else {
            throw .badRequest(
                "includeAddressCategories and excludeAddressCategories need address in "
                    + "resultTypeFilter")
        }
        var parts: SearchRequest.AddressParts = included.isEmpty ? .all : []
        for entry in Self.addressCategories {
            if included.contains(entry.word) { parts.formUnion(entry.parts) }
            if excluded.contains(entry.word) { parts.subtract(entry.parts) }
        }
        request.addressParts = parts
    }

    /// Whether a place is of the categories and countries that are wanted.
    func wants(_ place: FoundPlace) -> Bool {
        guard place.isInCountry(countries) else { return false }
        guard place.kind == .poi, !included.isEmpty || !excluded.isEmpty else { return true }
        guard let name = AppleCategories.name(of: place) else { return included.isEmpty }
        return !excluded.contains(name) && (included.isEmpty || included.contains(name))
    }

    /// What is found, the best first.
    func results(in atlases: AtlasCollection) throws -> [FoundPlace] {
        guard hasTypes, hasParts else { return [] }
        if let center = centerOfAll { return try everything(around: center, in: atlases) }
        return try atlases.answer(request).places.filter(wants)
    }

    /// The middle of a region all of whose points of interest are asked for; nil for other questions.
    ///
    /// The API has no question without words: MapKit's for what is in a circle comes with these.
    private var centerOfAll: CLLocationCoordinate2D? {
        guard request.types == .pointOfInterest, request.isRegionRequired,
            request.query.lowercased() == "points of interest"
        else { return nil }
        return request.region?.center
    }

    /// The points of interest of the region that have a category, nearest to its middle first.
    private func everything(
        around center: CLLocationCoordinate2D, in atlases: AtlasCollection
    ) throws -> [FoundPlace] {
        guard let region = request.region else { return [] }
        let corner = CLLocationCoordinate2D(latitude: region.south, longitude: region.west)
        return try atlases.nearest(
            center,
            radiusMeters: CLLocation(latitude: center.latitude, longitude: center.longitude)
                .distance(from: CLLocation(latitude: corner.latitude, longitude: corner.longitude)),
            languages: request.languages, limit: Self.mostResults
        ) { place in
            place.kind == .poi && region.contains(place.coordinate)
                && AppleCategories.name(of: place) != nil && wants(place)
        }
    }

    /// The possible meanings of the typed text, the likeliest first.
    func suggestions(in atlases: AtlasCollection) throws -> [Completion] {
        guard hasTypes, hasParts else { return [] }
        return try atlases.complete(request).filter { wants($0.place) }
    }

    /// The places at an address: its own where it is a whole one, else things that are called so.
    func geocoded(in atlases: AtlasCollection, limit: Int) throws -> [FoundPlace] {
        var asked = self
        asked.request.types = .address
        let answer = try atlases.answer(asked.request)
        var found = hasTypes && hasParts ? answer.places.filter(wants) : []
        // A city elsewhere is meant, and nothing that is spelled like it.
        if found.isEmpty, !answer.outside.isEmpty { return [] }
        // What bears the words for its name is meant, not a street that begins with them.
        if found.first.map({ !isNamed($0) }) ?? true {
            asked.request.types = [.pointOfInterest, .physicalFeature]
            let things = try asked.results(in: atlases)
            if things.first.map(isNamed) ?? false {
                found = things
            } else if found.isEmpty {
                // Where there is no such address, a thing has to have all of the words.
                found = things.filter(hasWords)
            }
        }
        if let first = found.first, first.kind == .address || first.kind == .coordinate {
            // A query with a house number matches no other houses, but the same address may be in several towns.
            found = found.filter { $0.kind == first.kind && $0.name == first.name }
        }
        return Array(found.prefix(limit))
    }

    /// Whether each of the words stands in a name of a place or in its address.
    private func hasWords(_ place: FoundPlace) -> Bool {
        let known = ([place.title, place.subtitle, place.name] + place.names.values)
            .map { TextFolding.folded($0) }.joined(separator: " ")
        let words = Set(known.split(separator: " "))
        return TextFolding.folded(request.query).split(separator: " ").allSatisfy(words.contains)
    }

    /// Whether the words are the name of a place, folded as those of searches are.
    private func isNamed(_ place: FoundPlace) -> Bool {
        TextFolding.joined(place.name) == TextFolding.joined(request.query)
    }

    private var hasTypes: Bool { !request.types.isEmpty }
    private var hasParts: Bool {
        !request.addressParts.isEmpty || request.types != .address
    }
}

extension SearchRequest {
    /// Reads the hints of where to look, and the language.
    fileprivate init(_ words: String, _ query: AppleQuery) throws(APIProblem) {
        self.init(words)
        try readHints(query)
    }

    /// Reads the hints of where to look, and the language.
    mutating func readHints(_ query: AppleQuery) throws(APIProblem) {
        languages = query.languages
        let point = try query.position("searchLocation")
        region = try query.region("searchRegion")
        if point != nil, region != nil {
            throw .badRequest("cannot specify both searchRegion and searchLocation")
        }
        let user = try query.position("userLocation")
        // What an app looks at counts more than where its user is.
        near = point ?? (region == nil ? user : nil)
    }
}
