import OpenStreetMap

/// The OpenStreetMap keys that the schema looks at.
///
/// Raw values are slots of a `TagReader`.
enum KnownKey: UInt8, CaseIterable {
    case access, aerialway, aeroway, amenity, area, areaAeroway, atm, bicycle, boundary, bridge,
        building, buildingLevels, buildingMinLevel, buildingPart, capital, covered, cuisine,
        denomination, disputed, emergency, foot, height, highway, historic, horse, adminLevel,
        housename,
        housenumber, iata, information, landuse, layer, leisure, manMade, maritime, military,
        minHeight, motorVehicle, motorcar, name, natural, office, oneway, place, population,
        railway,
        recyclingClothes, recyclingGlass, recyclingPaper, recyclingScrap, ref, religion, route,
        service, shop, sport, surface, tourism, towerType, tracktype, tunnel, type, vehicle,
        vending, water,
        waterway, wetland

    /// The key as OpenStreetMap spells it.
    var spelling: String {
        switch self {
        case .areaAeroway: "area:aeroway"
        case .buildingLevels: "building:levels"
        case .buildingMinLevel: "building:min_level"
        case .buildingPart: "building:part"
        case .adminLevel: "admin_level"
        case .housename: "addr:housename"
        case .housenumber: "addr:housenumber"
        case .manMade: "man_made"
        case .minHeight: "min_height"
        case .motorVehicle: "motor_vehicle"
        case .recyclingClothes: "recycling:clothes"
        case .recyclingGlass: "recycling:glass_bottles"
        case .recyclingPaper: "recycling:paper"
        case .recyclingScrap: "recycling:scrap_metal"
        case .towerType: "tower:type"
        default: "\(self)"
        }
    }
}

/// The tags of one element at a time, spread out so that each key the schema knows is found at once.
struct TagReader {
    private let strings: StringPool
    /// For each string of the pool the slot it is a key of, or -1.
    private let slotOfString: [Int16]
    /// Value by slot, `none` where the element has no such tag.
    private var values: [UInt32]
    private var filled: [Int] = []
    private let languageStart: Int
    static let none = UInt32.max

    init(_ strings: StringPool, languages: [String]) {
        self.strings = strings
        var slots = [Int16](repeating: -1, count: strings.count)
        for key in KnownKey.allCases {
            if let id = strings.id(key.spelling) { slots[Int(id)] = Int16(Int(key.rawValue)) }
        }
        languageStart = KnownKey.allCases.count
        for (index, language) in languages.enumerated() {
            if let id = strings.id("name:\(language)") {
                slots[Int(id)] = Int16(languageStart + index)
            }
        }
        slotOfString = slots
        values = [UInt32](repeating: Self.none, count: languageStart + languages.count)
    }

    /// Reads the tags of an element; false if it has none that the schema knows.
    @discardableResult
    mutating func load(_ tags: Tags) -> Bool {
        for slot in filled { values[slot] = Self.none }
        filled.removeAll(keepingCapacity: true)
        tags.forEach { key, value in
            let slot = Int(slotOfString[Int(key)])
            if slot >= 0, values[slot] == Self.none {
                values[slot] = value
                filled.append(slot)
            }
        }
        return !filled.isEmpty
    }

    /// The number of a key's value, nil if the element lacks the key.
    @inline(__always)
    func id(_ key: KnownKey) -> UInt32? {
        let value = values[Int(key.rawValue)]
        return value == Self.none ? nil : value
    }

    /// The text of a key's value.
    @inline(__always)
    subscript(key: KnownKey) -> String? { id(key).map { strings[$0] } }

    /// Whether the element has a key.
    @inline(__always)
    func has(_ key: KnownKey) -> Bool { values[Int(key.rawValue)] != Self.none }

    /// Whether the tags name a thing, rather than only its name, type or properties.
    var saysWhatItIs: Bool { Self.things.contains { has($0) } }

    private static let things: [KnownKey] = [
        .aerialway, .aeroway, .amenity, .areaAeroway, .boundary, .building, .buildingPart,
        .emergency, .highway, .historic, .landuse, .leisure, .manMade, .military, .natural,
        .office, .place, .railway, .route, .shop, .tourism, .waterway, .wetland,
    ]

    /// The number of the name in a language.
    func nameID(language index: Int) -> UInt32? {
        let value = values[languageStart + index]
        return value == Self.none ? nil : value
    }
}
