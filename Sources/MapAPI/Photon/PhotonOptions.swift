import Answers
import Atlas
import MapGeometry
import Places

/// The options that every one of Photon's questions takes.
struct PhotonOptions {
    let limit: Int
    let languages: [String]
    let removesDoubles: Bool
    /// Whether geometries are shapes where the atlas has them, not points.
    let tellsShapes: Bool
    private let tagFilters: [PhotonTagFilter]
    private let included, excluded: [PhotonCategoryFilter]
    let layers: Set<PlaceLayer>
    var countries: Set<String> = []

    /// The maximum number of answers to one question.
    static let mostAnswers = 50
    /// The languages that Photon answers in beside those of the atlases.
    private static let usualLanguages = ["en", "de", "fr"]

    /// Reads the options.
    ///
    /// - Parameters:
    ///   - names: The names of all options that the question takes.
    ///   - usualLimit: How many answers there are unless it says so.
    /// - Throws: `APIProblem` for an unknown name, and a value that is none.
    init(_ call: APICall, names: [String], usualLimit: Int) throws(APIProblem) {
        let query = call.query
        for item in query.items where !names.contains(item.name) {
            throw .badRequest(
                "Unknown query parameter '\(item.name.prefix(80))'. Allowed parameters are: "
                    + names.joined(separator: ", "))
        }
        limit = min(max(try query.photonInteger("limit") ?? usualLimit, 1), Self.mostAnswers)
        removesDoubles = try query.photonFlag("dedupe") ?? true
        tellsShapes = try query.photonFlag("geometry") ?? false
        languages = try Self.languages(call)
        var layers: Set<PlaceLayer> = []
        for name in query.values("layer") {
            guard let layer = PlaceLayer(rawValue: name) else {
                let known = PlaceLayer.allCases.map(\.rawValue).joined(separator: ", ")
                throw .badRequest("Unknown layer type. Available layers: [\(known)]")
            }
            layers.insert(layer)
        }
        self.layers = layers
        var tagFilters: [PhotonTagFilter] = []
        for text in query.values("osm_tag") {
            guard let filter = PhotonTagFilter(text) else {
                throw .badRequest("Invalid format for osm_tag parameter.")
            }
            tagFilters.append(filter)
        }
        self.tagFilters = tagFilters
        included = try Self.categories("include", query)
        excluded = try Self.categories("exclude", query)
    }

    private static func categories(
        _ name: String, _ query: QueryItems
    ) throws(APIProblem) -> [PhotonCategoryFilter] {
        var filters: [PhotonCategoryFilter] = []
        for text in query.values(name) {
            guard let filter = PhotonCategoryFilter(text) else {
                throw .badRequest("Invalid category pattern in '\(name)'.")
            }
            filters.append(filter)
        }
        return filters
    }

    private static func languages(_ call: APICall) throws(APIProblem) -> [String] {
        var known = usualLanguages
        for language in call.atlases.areas.flatMap(\.atlas.manifest.languages)
        where !known.contains(language) { known.append(language) }
        guard let asked = call.query["lang"] else {
            let preferred = LanguagePreference.languages(call.request.acceptLanguage)
            let first = preferred.lazy.map { String($0.prefix { $0 != "-" }) }
                .first(where: known.contains)
            return first.map { [$0] } ?? []
        }
        if asked == "default" { return [] }
        guard known.contains(asked) else {
            throw .badRequest(
                "Language is not supported. Supported are: default, "
                    + known.joined(separator: ", "))
        }
        return [asked]
    }

    /// Whether there is a condition on tags.
    var hasCategories: Bool { !included.isEmpty }

    /// Whether something else than the engine's request is asked for.
    private var hasConditions: Bool {
        !tagFilters.isEmpty || !included.isEmpty || !excluded.isEmpty || !layers.isEmpty
            || !countries.isEmpty
    }

    /// Whether an answer is wanted; nil if all are.
    var condition: (@Sendable (FoundPlace) -> Bool)? {
        guard hasConditions else { return nil }
        let (tagFilters, included, excluded) = (tagFilters, included, excluded)
        let (layers, countries) = (layers, countries)
        return { place in
            let tag = PlaceTag(place)
            return (layers.isEmpty || layers.contains(PlaceRank(place).layer))
                && PhotonTagFilter.wants(tag, tagFilters)
                && included.allSatisfy { $0.includes(tag) }
                && !excluded.contains { $0.excludes(tag) } && place.isInCountry(countries)
        }
    }
}

extension QueryItems {
    /// A number, nil where there is none.
    func photonNumber(
        _ name: String, in range: ClosedRange<Double>? = nil
    ) throws(APIProblem) -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text), value.isFinite, range?.contains(value) ?? true else {
            throw .badRequest("Invalid value for '\(name)' parameter.")
        }
        return value
    }

    /// A whole number, nil where there is none.
    func photonInteger(_ name: String) throws(APIProblem) -> Int? {
        guard let text = self[name] else { return nil }
        guard let value = Int(text) else {
            throw .badRequest("Invalid value for '\(name)' parameter.")
        }
        return value
    }

    /// Whether something is asked for: `1`, `yes` and `true` say so, all else does not.
    func photonFlag(_ name: String) throws(APIProblem) -> Bool? {
        self[name].map { ["1", "yes", "true"].contains($0.lowercased()) }
    }

    /// A position, nil where there is none.
    func photonPosition() throws(APIProblem) -> CLLocationCoordinate2D? {
        let latitude = try photonNumber("lat", in: -90...90)
        let longitude = try photonNumber("lon", in: -180...180)
        switch (latitude, longitude) {
        case (nil, nil): return nil
        case (let latitude?, let longitude?):
            return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        case (nil, _): throw .badRequest("Missing parameter 'lat'.")
        case (_, nil): throw .badRequest("Missing parameter 'lon'.")
        }
    }
}
