import Places

/// Sorts of places by the words that Pelias has for them.
enum PeliasLayer: String, Sendable, CaseIterable {
    case venue, address, street, neighbourhood, borough, locality, county, region, country
    case postalcode, intersection
    // What no place here is, and clients may name.
    case localadmin, macrocounty, macroregion, dependency, macrohood, microhood, disputed, empire
    case continent, marinearea, ocean, custom

    /// The layer of a place.
    init(_ place: FoundPlace) {
        switch place.kind {
        case .poi, .feature: self = .venue
        case .address, .coordinate: self = .address
        case .street: self = .street
        case .postcode: self = .postalcode
        case .intersection: self = .intersection
        case .place:
            switch PlaceRank(place).address {
            case 4: self = .country
            case 5...9: self = .region
            case 10...12: self = .county
            case 13...16: self = .locality
            case 17...18: self = .borough
            default: self = PlaceTag(place).value == "hamlet" ? .locality : .neighbourhood
            }
        }
    }

    /// Whether it is a point: a venue, an address, a street.
    var isPoint: Bool { Self.points.contains(self) }

    private static let points: Set<PeliasLayer> = [.venue, .address, .street, .intersection]

    /// The layers that a word means: `coarse` stands for all that are no points.
    static func named(_ word: String) -> [PeliasLayer]? {
        if word == "coarse" { return allCases.filter { !$0.isPoint && $0 != .custom } }
        return PeliasLayer(rawValue: word).map { [$0] }
    }

    /// What a search has to look for so that it finds places of some layers.
    static func request(
        for layers: Set<PeliasLayer>
    ) -> (types: SearchRequest.ResultTypes, parts: SearchRequest.AddressParts) {
        var types: SearchRequest.ResultTypes = []
        var parts: SearchRequest.AddressParts = []
        for layer in layers {
            switch layer {
            case .venue: types.formUnion([.pointOfInterest, .physicalFeature])
            case .address: parts.formUnion([.address, .street])
            case .street, .intersection: parts.insert(.street)
            case .neighbourhood, .borough: parts.formUnion([.subLocality, .locality])
            case .locality: parts.formUnion([.locality, .subAdministrativeArea])
            case .county: parts.insert(.subAdministrativeArea)
            case .region: parts.formUnion([.administrativeArea, .subAdministrativeArea])
            case .country: parts.insert(.country)
            case .postalcode: parts.insert(.postalCode)
            default: continue
            }
        }
        if !parts.isEmpty { types.insert(.address) }
        return (types, parts)
    }
}
