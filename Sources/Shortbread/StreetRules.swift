/// What a line of the transport network is (Shortbread 1.1, "Streets and Transport").
enum StreetRules {
    struct Street {
        /// The value of `kind` in the layer "streets".
        var kind: String
        /// `kind` in layer "street_labels": link roads keep their suffix.
        var labelKind: String
        var zoom: Int
        var labelZoom: Int
        var isLink = false
        var isRail = false
        /// Whether `highway` says what it is, rather than `railway` or `aeroway`.
        var isHighway = false
        /// Drawing order before layer, bridge and tunnel are added: greater is drawn later.
        var rank: Int
    }

    /// The street that tags describe, nil if they describe none.
    static func street(_ tags: TagReader) -> Street? {
        if let highway = tags[.highway] {
            let isLink = highway.hasSuffix("_link")
            let kind = isLink ? String(highway.dropLast(5)) : highway
            if let class_ = roads[kind], !isLink || class_.linkLabelZoom != nil {
                return Street(
                    kind: kind, labelKind: highway, zoom: class_.zoom,
                    labelZoom: isLink ? class_.linkLabelZoom ?? 14 : class_.labelZoom,
                    isLink: isLink, isHighway: true, rank: isLink ? class_.rank - 1 : class_.rank)
            }
        }
        if let railway = tags[.railway], let zoom = rails[railway] {
            let isSiding = ["rail", "narrow_gauge"].contains(railway) && tags.has(.service)
            return Street(
                kind: railway, labelKind: railway, zoom: isSiding ? 10 : zoom, labelZoom: 10,
                isRail: true, rank: isSiding ? 12 : 14)
        }
        if let aeroway = tags[.aeroway], let zoom = runways[aeroway] {
            return Street(
                kind: aeroway, labelKind: aeroway, zoom: zoom, labelZoom: zoom, rank: 1)
        }
        return nil
    }

    /// The kind of a street mapped as an area, with its zoom.
    static func area(_ tags: TagReader) -> (kind: String, zoom: Int)? {
        if let highway = tags[.highway], ["pedestrian", "service"].contains(highway) {
            return (highway, 14)
        }
        let runway = tags[.areaAeroway] ?? tags[.aeroway]
        if let runway, let zoom = runways[runway] { return (runway, zoom) }
        return nil
    }

    /// Whether a way runs underground or under cover, as the schema has it.
    static func isTunnel(_ tags: TagReader) -> Bool {
        ["yes", "building_passage"].contains(tags[.tunnel]) || tags[.covered] == "yes"
    }

    /// Whether a way runs on a bridge, as the schema has it.
    static func isBridge(_ tags: TagReader) -> Bool {
        guard let bridge = tags[.bridge] else { return false }
        return bridges.contains(bridge)
    }

    /// The value of `layer`, 0 without a readable one.
    static func layer(_ tags: TagReader) -> Int {
        guard let text = tags[.layer], let layer = Int(text) else { return 0 }
        return min(max(layer, -9), 9)
    }

    /// Drawing order among streets: tunnels, then by layer, bridges last, classes within.
    static func order(_ rank: Int, _ tags: TagReader) -> Int32 {
        let level =
            layer(tags) * 4 + (isBridge(tags) ? 2 : 0) - (isTunnel(tags) ? 2 : 0)
        return Int32(level * 32 + rank)
    }

    /// The kind and zooms of a waterway drawn as a line.
    static func waterway(_ tags: TagReader) -> (kind: String, zoom: Int, labelZoom: Int)? {
        switch tags[.waterway] {
        case "river": ("river", 9, 12)
        case "canal": ("canal", 9, 12)
        case "stream": ("stream", 14, 14)
        case "drain": ("drain", 14, 14)
        case "ditch": ("ditch", 14, 14)
        default: nil
        }
    }

    static let aerialways: [String: String] = [
        "cable_car": "cable_car", "gondola": "gondola", "goods": "goods",
        "chair_lift": "chair_lift", "drag_lift": "drag_lift", "t-bar": "t-bar", "j-bar": "j-bar",
        "platter": "platter", "rope_tow": "rope-tow",
    ]

    private struct Class {
        var zoom: Int
        var labelZoom: Int
        var linkLabelZoom: Int?
        var rank: Int
    }

    private static let roads: [String: Class] = [
        "motorway": Class(zoom: 5, labelZoom: 10, linkLabelZoom: 13, rank: 27),
        "trunk": Class(zoom: 6, labelZoom: 12, linkLabelZoom: 13, rank: 25),
        "primary": Class(zoom: 8, labelZoom: 12, linkLabelZoom: 13, rank: 23),
        "secondary": Class(zoom: 9, labelZoom: 13, linkLabelZoom: 13, rank: 21),
        "tertiary": Class(zoom: 10, labelZoom: 13, linkLabelZoom: 14, rank: 19),
        "unclassified": Class(zoom: 12, labelZoom: 14, rank: 17),
        "residential": Class(zoom: 12, labelZoom: 14, rank: 16),
        "busway": Class(zoom: 12, labelZoom: 14, rank: 13),
        "bus_guideway": Class(zoom: 12, labelZoom: 14, rank: 13),
        "living_street": Class(zoom: 13, labelZoom: 14, rank: 11),
        "pedestrian": Class(zoom: 13, labelZoom: 14, rank: 10),
        "service": Class(zoom: 13, labelZoom: 14, rank: 8),
        "track": Class(zoom: 13, labelZoom: 14, rank: 6),
        "cycleway": Class(zoom: 13, labelZoom: 14, rank: 5),
        "footway": Class(zoom: 13, labelZoom: 14, rank: 4),
        "steps": Class(zoom: 13, labelZoom: 14, rank: 3),
        "path": Class(zoom: 13, labelZoom: 14, rank: 2),
    ]
    private static let rails: [String: Int] = [
        "rail": 8, "narrow_gauge": 8, "tram": 10, "light_rail": 10, "funicular": 10, "subway": 10,
        "monorail": 10,
    ]
    private static let runways: [String: Int] = ["runway": 11, "taxiway": 13]
    private static let bridges: Set<String> = [
        "yes", "viaduct", "boardwalk", "cantilever", "covered", "low_water_crossing", "movable",
        "trestle",
    ]
}
