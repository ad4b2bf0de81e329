import Answers
import MapGeometry
import Places

extension PeliasFamily {
    /// The parts of structured questions.
    private static let addressNames = [
        "venue", "address", "neighbourhood", "borough", "locality", "county", "region",
        "postalcode", "country",
    ]

    @Sendable
    static func search(_ call: APICall) throws -> APIResponse {
        var options = PeliasOptions(call, names: ["text"] + boundaryNames + commonNames)
        options.readBoundaries()
        guard let text = options.readText(), options.errors.isEmpty else {
            return refusal(options, call)
        }
        return try response(
            options.hasSource ? found(text, options, call) : [], options, call, by: .score)
    }

    @Sendable
    static func autocomplete(_ call: APICall) throws -> APIResponse {
        var options = PeliasOptions(call, names: ["text"] + boundaryNames + commonNames)
        options.readBoundaries()
        guard let text = options.readText(), options.errors.isEmpty else {
            return refusal(options, call)
        }
        guard options.hasSource else { return try response([], options, call, by: .score) }
        var request = options.request(text)
        request.limit = FilteredSearch.mostAnswers
        let isWanted = try options.condition(call.atlases)
        let places = try call.atlases.complete(request)
            .filter { $0.categoryQuery == nil }.map(\.place).filter(isWanted)
        // A word for a kind of place completes to none that is called so: then a search is meant.
        let answers = places.isEmpty ? try found(text, options, call) : places
        return try response(answers, options, call, by: .score)
    }

    private static func found(
        _ text: String, _ options: PeliasOptions, _ call: APICall
    ) throws -> [FoundPlace] {
        try FilteredSearch(
            request: options.request(text), limit: FilteredSearch.mostAnswers,
            isWanted: options.condition(call.atlases), countries: options.countries
        ).places(call.atlases)
    }

    @Sendable
    static func structured(_ call: APICall) throws -> APIResponse {
        var options = PeliasOptions(call, names: addressNames + boundaryNames + commonNames)
        options.readBoundaries()
        let query = call.query
        let country = query["country"].map { CountryCodes.twoLetters($0) ?? $0 }
        let suburb = [query["neighbourhood"], query["borough"]].lazy.compactMap(\.self).first {
            !$0.isEmpty
        }
        let address = StructuredAddress(
            amenity: query["venue"], street: query["address"], suburb: suburb,
            city: query["locality"], postcode: query["postalcode"], county: query["county"],
            state: query["region"], country: country)
        if address.isEmpty {
            options.add(
                error: "at least one of the following fields is required: "
                    + addressNames.joined(separator: ", "))
        }
        guard options.errors.isEmpty else { return refusal(options, call) }
        guard options.hasSource else { return try response([], options, call, by: .score) }
        let search = FilteredSearch(
            request: options.request(""), limit: FilteredSearch.mostAnswers,
            isWanted: try options.condition(call.atlases), countries: options.countries)
        return try response(
            try address.places(search, call.atlases), options, call, by: .score)
    }

    @Sendable
    static func reverse(_ call: APICall) throws -> APIResponse {
        var options = PeliasOptions(
            call,
            names: ["point.lat", "point.lon", "boundary.circle.radius"] + commonNames)
        let position = options.position("point", isNeeded: true)
        let kilometers = options.number("boundary.circle.radius") ?? 1
        guard let position, options.errors.isEmpty else { return refusal(options, call) }
        guard options.hasSource else { return try response([], options, call, by: .distance) }
        let radius = min(max(kilometers, 0.000_01), 5) * 1_000
        let layers = options.layers ?? Set(PeliasLayer.allCases)
        let isWanted = try options.condition(call.atlases)
        var places: [FoundPlace] = []
        if layers.contains(where: \.isPoint) {
            places = try call.atlases.reverse(
                position, languages: options.languages, limit: FilteredSearch.mostAnswers
            ).places.filter { place in
                try PeliasLayer(place).isPoint && place.distance.map { $0 <= radius } ?? false
                    && isWanted(place)
            }
            if places.count < options.size {
                let known = Set(places.map(\.osm))
                places += try call.atlases.nearest(
                    position, radiusMeters: radius, languages: options.languages,
                    limit: options.size - places.count
                ) { place in
                    try !known.contains(place.osm) && PeliasLayer(place).isPoint && isWanted(place)
                }
            }
            places.sort { ($0.distance ?? 0) < ($1.distance ?? 0) }
        }
        // Where nothing is near, what the position lies in says where it is.
        if places.isEmpty {
            places = try call.atlases.areas(containing: position, languages: options.languages)
                .filter(isWanted)
            if places.isEmpty {
                let here = try call.atlases.reverse(
                    position, languages: options.languages, limit: 1
                ).places.first
                places =
                    try here.map {
                        try call.atlases.regions(
                            of: $0.address, near: position, languages: options.languages)
                    }?.filter(isWanted) ?? []
            }
            // Inside an area one is at it, wherever its middle is.
            for index in places.indices { places[index].distance = 0 }
        }
        return try response(places, options, call, by: .distance)
    }

    @Sendable
    static func place(_ call: APICall) throws -> APIResponse {
        var options = PeliasOptions(call, names: ["ids"] + commonNames)
        let texts = (call.query["ids"] ?? "").split(separator: ",").map(String.init)
        if texts.isEmpty { options.add(error: "invalid param 'ids': length must be >0") }
        if texts.count > 40 { options.add(error: "invalid param 'ids': at most 40 are looked up") }
        var references: [OSMReference] = []
        for text in texts {
            if let id = PeliasID(text) {
                references.append(id.reference)
            } else if text.split(separator: ":").count < 3 {
                options.add(
                    error: "id `\(text.prefix(80))` is invalid: must be of the format "
                        + "source:layer:id for ex: 'openstreetmap:venue:node/1'")
            }
            // A number of another source is one of nothing here.
        }
        guard options.errors.isEmpty else { return refusal(options, call) }
        let places = try references.compactMap {
            try call.atlases.place($0, languages: options.languages)
        }
        return try response(places, options.withSize(references.count), call, by: .certain)
    }
}
