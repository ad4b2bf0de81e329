/// What a point is: a point of interest, a stop, a place (Shortbread 1.1, "Points of interest" and
/// "Countries, States, Cities").
///
/// Beyond the schema, since people look for them on a map: charging stations, museums, gardens that have a name, and
/// capitals that are tagged `capital=2`.
enum PointRules {
    /// The keys whose values make a point of interest, each with its field.
    static let poiKeys: [(key: KnownKey, field: Field, values: Set<String>)] = [
        (.amenity, .amenity, amenities), (.leisure, .leisure, leisures),
        (.tourism, .tourism, tourisms), (.shop, .shop, shops), (.manMade, .manMade, manMades),
        (.historic, .historic, historics),
        (.emergency, .emergency, ["defibrillator", "fire_hydrant", "phone"]),
        (.highway, .highway, ["emergency_access_point"]), (.office, .office, ["diplomatic"]),
    ]

    /// Attributes copied for points of interest whose `key` has one of `values`.
    static let poiDetails: [(key: KnownKey, values: Set<String>, source: KnownKey, field: Field)] =
        [
            (.amenity, ["restaurant", "fast_food", "pub", "bar", "cafe"], .cuisine, .cuisine),
            (.leisure, ["pitch", "sports_centre"], .sport, .sport),
            (.amenity, ["vending_machine"], .vending, .vending),
            (.tourism, ["information"], .information, .information),
            (.manMade, ["tower"], .towerType, .towerType),
            (.amenity, ["place_of_worship"], .religion, .religion),
            (.amenity, ["place_of_worship"], .denomination, .denomination),
        ]

    /// Flags set for points of interest whose `key` has `value` when `source` is "yes".
    static let poiFlags: [(key: KnownKey, value: String, source: KnownKey, field: Field)] = [
        (.amenity, "recycling", .recyclingGlass, .recyclingGlass),
        (.amenity, "recycling", .recyclingPaper, .recyclingPaper),
        (.amenity, "recycling", .recyclingClothes, .recyclingClothes),
        (.amenity, "recycling", .recyclingScrap, .recyclingScrap),
        (.amenity, "bank", .atm, .atm),
    ]

    /// The kind and zoom of a public transport stop.
    static func stop(_ tags: TagReader) -> (kind: String, zoom: Int)? {
        switch tags[.aeroway] {
        case "aerodrome": return ("aerodrome", 11)
        case "helipad": return ("helipad", 13)
        default: break
        }
        switch tags[.railway] {
        case "station": return ("station", 13)
        case "halt": return ("halt", 13)
        case "tram_stop": return ("tram_stop", 14)
        default: break
        }
        switch tags[.amenity] {
        case "bus_station": return ("bus_station", 13)
        case "ferry_terminal": return ("ferry_terminal", 12)
        default: break
        }
        if tags[.highway] == "bus_stop" { return ("bus_stop", 14) }
        if tags[.aerialway] == "station" { return ("aerialway_station", 13) }
        return nil
    }

    struct Place {
        var kind: String
        var zoom: Int
        var population: Int64
    }

    /// The place a node names.
    static func place(_ tags: TagReader) -> Place? {
        guard let kind = tags[.place], let usual = places[kind] else { return nil }
        var place = Place(kind: kind, zoom: usual.zoom, population: usual.population)
        if let text = tags[.population] {
            let digits = text.filter { $0 != "," && $0 != " " && $0 != "." }
            if let number = Int64(digits), number >= 0 { place.population = number }
        }
        if ["city", "town", "village", "hamlet"].contains(kind) {
            switch tags[.capital] {
            case "yes", "2": (place.kind, place.zoom) = ("capital", 4)
            case "4": (place.kind, place.zoom) = ("state_capital", 4)
            default: break
            }
        }
        return place
    }

    private static let places: [String: (zoom: Int, population: Int64)] = [
        "city": (6, 100_000), "town": (7, 5_000), "village": (10, 100), "hamlet": (10, 50),
        "suburb": (10, 1_000), "quarter": (10, 500), "neighbourhood": (10, 100),
        "isolated_dwelling": (10, 5), "farm": (10, 5), "island": (10, 0), "locality": (10, 0),
    ]
    private static let amenities: Set<String> = [
        "arts_centre", "atm", "bank", "bar", "bench", "bicycle_rental", "biergarten", "cafe",
        "car_rental", "car_sharing", "car_wash", "cinema", "clinic", "college", "community_centre",
        "charging_station", "courthouse", "dentist", "doctors", "drinking_water", "embassy",
        "fast_food", "fire_station", "food_court", "fountain", "fuel", "grave_yard", "hospital",
        "hunting_stand",
        "library", "marketplace", "nightclub", "nursing_home", "pharmacy", "place_of_worship",
        "police", "post_box", "post_office", "prison", "pub", "public_building",
        "recycling", "restaurant", "school", "shelter", "telephone", "theatre", "toilets",
        "townhall", "university", "vending_machine", "veterinary", "waste_basket",
    ]
    private static let leisures: Set<String> = [
        "dog_park", "garden", "golf_course", "ice_rink", "park", "pitch", "playground",
        "sports_centre", "stadium", "swimming_pool", "water_park",
    ]
    /// Values of `leisure` that say little without a name.
    static let namedLeisures: Set<String> = ["garden"]
    private static let tourisms: Set<String> = [
        "alpine_hut", "artwork", "bed_and_breakfast", "camp_site", "caravan_site", "chalet",
        "guest_house", "hostel", "hotel", "information", "motel", "museum", "picnic_site",
        "theme_park", "viewpoint", "zoo",
    ]
    private static let shops: Set<String> = [
        "alcohol", "bakery", "beauty", "beverages", "bicycle", "books", "butcher", "car", "chemist",
        "clothes", "computer", "convenience", "department_store", "doityourself", "dry_cleaning",
        "florist", "furniture", "garden_centre", "general", "gift", "greengrocer", "hairdresser",
        "hardware", "jewelry", "kiosk", "laundry", "mall", "mobile_phone", "newsagent", "optician",
        "outdoor", "shoes", "sports", "stationery", "supermarket", "toys", "travel_agency", "video",
    ]
    private static let manMades: Set<String> = [
        "lighthouse", "surveillance", "tower", "wastewater_plant", "water_well", "water_works",
        "watermill", "windmill",
    ]
    private static let historics: Set<String> = [
        "archaeological_site", "battlefield", "castle", "fort", "memorial", "monument", "ruins",
        "wayside_cross", "wayside_shrine",
    ]
}
