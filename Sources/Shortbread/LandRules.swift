/// What an area is: a kind of a layer, and the zoom it appears at (Shortbread 1.1, "Land Use, Land Cover,
/// Buildings" and "Water").
enum LandRules {
    struct Kind: Equatable {
        var name: String
        var zoom: Int
    }

    /// The kind in layer "land".
    static func land(_ tags: TagReader) -> Kind? {
        if let value = tags[.landuse], let zoom = landuse[value] {
            return Kind(name: value, zoom: zoom)
        }
        if let value = tags[.natural] {
            if value == "wood" { return Kind(name: "forest", zoom: 7) }
            if let zoom = natural[value] { return Kind(name: value, zoom: zoom) }
        }
        if let value = tags[.wetland], wetland.contains(value) {
            return Kind(name: value, zoom: 11)
        }
        if let value = tags[.leisure], leisure.contains(value) {
            return Kind(name: value, zoom: 11)
        }
        if tags[.amenity] == "grave_yard" { return Kind(name: "grave_yard", zoom: 13) }
        return nil
    }

    /// The label of an island, or of a bay or strait.
    ///
    /// - Parameter squareMeters: Its size; 0 for a node.
    static func label(
        _ tags: TagReader, squareMeters: Double
    ) -> (kind: String, zoom: Int, isWater: Bool)? {
        let zoom =
            switch squareMeters {
            case 1e9...: 6
            case 1e8...: 8
            case 1e7...: 10
            case 1e6...: 11
            default: 12
            }
        switch tags[.natural] {
        case "bay": return ("bay", zoom, true)
        case "strait": return ("strait", zoom, true)
        default: break
        }
        // Nodes of islands are labels of places already.
        switch tags[.place] {
        case "island" where squareMeters > 0: return ("island", zoom, false)
        case "islet" where squareMeters > 0: return ("islet", max(zoom, 13), false)
        default: return nil
        }
    }

    /// The kind in layer "sites".
    static func site(_ tags: TagReader) -> Kind? {
        if tags[.military] == "danger_area" { return Kind(name: "danger_area", zoom: 14) }
        if tags[.leisure] == "sports_centre" { return Kind(name: "sports_centre", zoom: 14) }
        if let value = tags[.amenity], siteAmenity.contains(value) {
            return Kind(name: value, zoom: 14)
        }
        if tags[.landuse] == "construction" { return Kind(name: "construction", zoom: 14) }
        return nil
    }

    /// The kind in layer "water_polygons".
    static func water(_ tags: TagReader) -> Kind? {
        switch tags[.natural] {
        case "glacier": return Kind(name: "glacier", zoom: 4)
        case "water":
            return Kind(name: tags[.water] == "river" ? "river" : "water", zoom: 4)
        default: break
        }
        switch tags[.waterway] {
        case "riverbank": return Kind(name: "river", zoom: 4)
        case "dock": return Kind(name: "dock", zoom: 10)
        case "canal": return Kind(name: "canal", zoom: 10)
        default: break
        }
        switch tags[.landuse] {
        case "reservoir": return Kind(name: "reservoir", zoom: 4)
        case "basin": return Kind(name: "basin", zoom: 4)
        default: return nil
        }
    }

    /// Whether a closed way with these tags is an area rather than a line that ends where it began.
    static func isArea(_ tags: TagReader) -> Bool {
        if tags[.area] == "yes" { return true }
        if tags[.area] == "no" { return false }
        if let building = tags[.building], building != "no" { return true }
        if tags.has(.buildingPart) || tags.has(.areaAeroway) { return true }
        if tags.has(.landuse) || tags.has(.leisure) || tags.has(.amenity) || tags.has(.shop)
            || tags.has(.tourism) || tags.has(.office) || tags.has(.historic)
            || tags.has(.wetland) || tags.has(.military) || tags.has(.place)
        {
            return true
        }
        if let natural = tags[.natural], !linearNatural.contains(natural) { return true }
        if let waterway = tags[.waterway],
            ["riverbank", "dock", "boatyard", "dam"].contains(waterway)
        {
            return true
        }
        if let aeroway = tags[.aeroway], !["runway", "taxiway"].contains(aeroway) { return true }
        if tags.has(.manMade), tags[.manMade] != "embankment" { return true }
        if tags[.aerialway] == "station" || tags[.highway] == "bus_stop" { return true }
        return ["station", "halt", "tram_stop"].contains(tags[.railway])
    }

    private static let linearNatural: Set<String> = [
        "coastline", "cliff", "ridge", "arete", "tree_row",
    ]

    private static let landuse: [String: Int] = [
        "forest": 7, "grass": 11, "meadow": 11, "orchard": 11, "vineyard": 11, "allotments": 11,
        "cemetery": 13, "village_green": 11, "recreation_ground": 11,
        "greenhouse_horticulture": 11, "plant_nursery": 11, "residential": 10, "industrial": 10,
        "commercial": 10, "garages": 10, "retail": 10, "railway": 10, "landfill": 10, "quarry": 11,
        "brownfield": 10, "greenfield": 10, "farmyard": 10, "farmland": 10,
    ]
    private static let natural: [String: Int] = [
        "sand": 10, "beach": 10, "heath": 11, "scrub": 11, "grassland": 11, "bare_rock": 11,
        "scree": 11, "shingle": 11,
    ]
    private static let wetland: Set<String> = [
        "swamp", "bog", "string_bog", "wet_meadow", "marsh",
    ]
    private static let leisure: Set<String> = [
        "golf_course", "park", "garden", "playground", "miniature_golf",
    ]
    private static let siteAmenity: Set<String> = [
        "university", "college", "school", "hospital", "prison", "parking", "bicycle_parking",
    ]
}
