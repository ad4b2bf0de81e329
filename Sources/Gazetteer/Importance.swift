import Places

/// How likely people mean a thing, before fame and size: 0 to 1.
enum Importance {
    static func ofPlace(_ place: String?, level: Int?) -> Double {
        switch place {
        case "country": return 0.8
        case "city": return 0.66
        case "state", "region", "province": return 0.62
        case "town": return 0.56
        case "municipality", "county", "district": return 0.48
        case "village", "borough": return 0.46
        case "suburb": return 0.42
        case "island": return 0.42
        case "quarter", "hamlet": return 0.38
        case "neighbourhood", "islet": return 0.35
        case "locality", "isolated_dwelling", "farm", "square", "plot": return 0.25
        default: break
        }
        switch level ?? 12 {
        case ...2: return 0.8
        case 3...4: return 0.62
        case 5...6: return 0.5
        case 7...8: return 0.45
        case 9...10: return 0.38
        default: return 0.3
        }
    }

    static func ofStreet(_ highway: String) -> Double {
        switch highway {
        case "motorway", "trunk": 0.32
        case "primary", "pedestrian", "square": 0.34
        case "secondary": 0.33
        case "tertiary": 0.32
        case "residential", "living_street", "unclassified": 0.3
        case "service", "track", "road": 0.24
        case "footway", "path", "cycleway", "steps", "bridleway": 0.2
        default: 0.22
        }
    }

    static func ofPoint(_ category: PlaceCategory?, _ tags: [String: String]) -> Double {
        switch category {
        case .airport: return tags["iata"] != nil ? 0.5 : 0.3
        case .publicTransport:
            if tags["railway"] == "station" { return 0.38 }
            if tags["amenity"] == "bus_station" || tags["amenity"] == "ferry_terminal" {
                return 0.33
            }
            return tags["railway"] == "halt" ? 0.33 : 0.14
        case .hospital, .university, .stadium, .zoo, .nationalPark: return 0.36
        case .museum, .castle, .fortress, .landmark, .theater, .amusementPark, .library: return 0.32
        case .hotel, .restaurant, .cafe, .nightlife, .school, .movieTheater: return 0.28
        case .parking, .atm, .mailbox, .restroom, .evCharger: return 0.16
        case .park: return 0.27
        case nil:
            if tags["amenity"] == "place_of_worship" || tags["amenity"] == "townhall" { return 0.3 }
            if tags["railway"] != nil { return 0.12 }
            return 0.24
        default: return 0.26
        }
    }

    static func ofFeature(_ tags: [String: String]) -> Double {
        if let natural = tags["natural"] {
            switch natural {
            case "peak", "volcano", "water", "bay", "glacier", "strait", "cape": return 0.3
            default: return 0.24
            }
        }
        switch tags["waterway"] {
        case "river": return 0.36
        case "stream", "canal", "waterfall": return 0.26
        default: break
        }
        if tags["place"] != nil { return 0.35 }
        return tags["landuse"] != nil || tags["boundary"] != nil ? 0.22 : 0.2
    }

    /// Whether a thing belongs to nature, as MapKit divides them.
    static func isPhysical(_ tags: [String: String]) -> Bool {
        tags["natural"] != nil || tags["waterway"] != nil || tags["mountain_pass"] == "yes"
            || ["island", "islet", "archipelago", "sea", "ocean"].contains(tags["place"])
            || ["reservoir", "forest", "basin"].contains(tags["landuse"])
    }
}
