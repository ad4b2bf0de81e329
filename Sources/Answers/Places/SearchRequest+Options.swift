import MapGeometry
import Places

extension SearchRequest {
    /// Reads the values of a question's options.
    init(
        _ kind: PlaceQuestion.Kind, _ values: OptionValues, limit: Int?
    ) throws(OptionError) {
        // Categories alone are a question too: for the nearest of them.
        let isKind = kind == .search && values.text(.categories) != nil
        self.init(isKind ? values.text(kind.subject) ?? "" : try values.needed(kind.subject))
        near = try values.position(.near)
        region = try values.region(.region)
        isRegionRequired = try values.flag(.regionRequired) ?? false
        if values.text(.types) != nil {
            types = []
            for name in values.words(.types) {
                guard let type = ResultTypes(name: name) else {
                    throw OptionError(
                        .types, name, allowed: ResultTypes.named.map(\.name),
                        "“\(name.prefix(80))” is not a type: poi, address, feature or query")
                }
                types.insert(type)
            }
            if kind != .complete { types.remove(.query) }
        }
        if values.text(.categories) != nil {
            categories = try Self.categories(.categories, values)
        }
        excludedCategories = try Self.categories(.excludedCategories, values)
        if values.text(.addressParts) != nil {
            addressParts = []
            for name in values.words(.addressParts) {
                guard let part = AddressParts(name: name) else {
                    throw OptionError(
                        .addressParts, name, allowed: AddressParts.named.map(\.name),
                        "“\(name.prefix(80))” is not a part of an address, such as locality or postalCode"
                    )
                }
                addressParts.insert(part)
            }
        }
        if let line = values.text(.along) {
            for point in line.split(separator: ";") {
                route.append(try PlaceReference.position(String(point), .along))
            }
        }
        if let reach = try values.count(.alongReach) {
            guard (1...100_000).contains(reach) else {
                throw OptionError(
                    .alongReach, "\(reach)", allowed: ["1…100000"],
                    "“along-reach” must be 1 to 100000 meters")
            }
            routeReach = Double(reach)
        }
        languages = values.words(.languages)
        if let limit { self.limit = limit }
    }

    private static func categories(
        _ option: QuestionOption, _ values: OptionValues
    ) throws(OptionError) -> Set<PlaceCategory> {
        var result: Set<PlaceCategory> = []
        for name in values.words(option) {
            guard let category = PlaceCategory(name: name) else {
                throw OptionError(
                    option, name, allowed: PlaceCategory.allCases.map(\.name),
                    "“\(name.prefix(80))” is not a category, such as cafe or evCharger")
            }
            result.insert(category)
        }
        return result
    }
}

extension SearchRequest.ResultTypes {
    /// Every sort of answers with its name.
    fileprivate static let named: [(name: String, type: Self)] = [
        ("poi", .pointOfInterest), ("address", .address), ("feature", .physicalFeature),
        ("query", .query),
    ]

    fileprivate init?(name: String) {
        guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
        self = known.type
    }
}

extension SearchRequest.AddressParts {
    /// Every part with its name, from the largest to the smallest.
    fileprivate static let named: [(name: String, part: Self)] = [
        ("country", .country), ("administrativeArea", .administrativeArea),
        ("subAdministrativeArea", .subAdministrativeArea), ("locality", .locality),
        ("subLocality", .subLocality), ("postalCode", .postalCode), ("street", .street),
        ("address", .address),
    ]

    fileprivate init?(name: String) {
        guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
        self = known.part
    }
}
