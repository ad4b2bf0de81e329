import Places

/// How large a part of the world a place is, in Nominatim's ranks: from 4, a country, to 30, a house.
struct PlaceRank: Sendable, Equatable {
    /// The rank that a search goes by.
    let search: Int
    /// The rank as a part of addresses; 0 for what is none.
    let address: Int

    /// The rank of a place.
    init(_ place: FoundPlace) {
        switch place.kind {
        case .poi, .address, .coordinate: self.init(30, 30)
        case .street:
            let isMinor = Self.minorStreets.contains(PlaceTag(place).value)
            self.init(isMinor ? 27 : 26, isMinor ? 27 : 26)
        case .intersection: self.init(26, 26)
        case .postcode: self.init(21, 11)
        case .feature: self = Self.feature(PlaceTag(place))
        case .place:
            if let level = place.adminLevel {
                // Nominatim's default: two ranks for each level.
                let rank = min(max(level * 2, 4), 24)
                self.init(rank, rank)
            } else {
                self = Self.settlements[PlaceTag(place).value] ?? PlaceRank(25, 0)
            }
        }
    }

    /// Ways that few addresses lie on.
    private static let minorStreets: Set<String> = [
        "service", "track", "path", "footway", "cycleway", "bridleway", "steps", "corridor",
    ]

    /// The rank of a part of an address.
    init(address: Int) { self.init(address, address) }

    private init(_ search: Int, _ address: Int) {
        self.search = search
        self.address = address
    }

    private static func feature(_ tag: PlaceTag) -> PlaceRank {
        switch (tag.key, tag.value) {
        case ("place", _): settlements[tag.value] ?? PlaceRank(22, 0)
        case ("waterway", "river"): PlaceRank(19, 0)
        case ("waterway", _), ("landuse", _): PlaceRank(22, 0)
        case ("natural", "peak"), ("natural", "volcano"): PlaceRank(18, 0)
        case ("natural", _): PlaceRank(22, 0)
        default: PlaceRank(30, 30)
        }
    }

    private static let settlements: [String: PlaceRank] = [
        "country": PlaceRank(4, 4), "state": PlaceRank(8, 8), "province": PlaceRank(8, 8),
        "region": PlaceRank(18, 0), "county": PlaceRank(12, 12), "district": PlaceRank(12, 12),
        "city": PlaceRank(16, 16), "municipality": PlaceRank(16, 16), "town": PlaceRank(18, 16),
        "village": PlaceRank(19, 16), "borough": PlaceRank(18, 18), "suburb": PlaceRank(19, 20),
        "hamlet": PlaceRank(20, 20), "quarter": PlaceRank(20, 22),
        "neighbourhood": PlaceRank(20, 24), "farm": PlaceRank(20, 20),
        "isolated_dwelling": PlaceRank(22, 25), "city_block": PlaceRank(25, 25),
        "square": PlaceRank(25, 25), "island": PlaceRank(17, 0), "islet": PlaceRank(20, 0),
    ]

    /// The layer that Photon and GeocodeJSON put the place in.
    var layer: PlaceLayer {
        switch address {
        case 4: .country
        case 5...9: .state
        case 10, 12: .county
        case 13...16: .city
        case 17...21: .district
        case 22...25: .locality
        case 26...28: .street
        case 29...30: .house
        default: .other
        }
    }
}

/// Sorts of places by the part of an address that they are, in the words of Photon and GeocodeJSON.
enum PlaceLayer: String, Sendable, CaseIterable {
    case house, street, locality, district, city, county, state, country, other

    /// What a search has to look for so that it finds places of some layers.
    static func request(
        for layers: Set<PlaceLayer>
    ) -> (types: SearchRequest.ResultTypes, parts: SearchRequest.AddressParts) {
        guard !layers.isEmpty else { return (.all, .all) }
        var types: SearchRequest.ResultTypes = []
        var parts: SearchRequest.AddressParts = []
        for layer in layers {
            switch layer {
            case .house:
                types.formUnion([.address, .pointOfInterest])
                parts.formUnion([.address, .street])
            case .street: parts.insert(.street)
            case .locality, .district: parts.formUnion([.subLocality, .locality])
            case .city: parts.formUnion([.locality, .subAdministrativeArea])
            case .county: parts.insert(.subAdministrativeArea)
            case .state: parts.insert(.administrativeArea)
            case .country: parts.insert(.country)
            case .other:
                types.formUnion([.physicalFeature, .pointOfInterest, .address])
                parts.formUnion([.postalCode, .locality])
            }
        }
        if !parts.isEmpty { types.insert(.address) }
        return (types, parts)
    }
}
