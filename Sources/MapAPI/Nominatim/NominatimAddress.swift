import Places

/// The parts of a place's address with Nominatim's words for them, the smallest first.
struct NominatimAddress {
    /// A part.
    struct Part {
        let rank: Int
        let label: String
        let value: String
        /// The level of the boundary; nil for what is none.
        var level: Int?
        /// What the part is; nil for a part that only the place's own address tells.
        var place: FoundPlace?
    }

    private(set) var parts: [Part] = []
    private(set) var postcode = ""
    /// Two lowercase letters; empty where the extract does not have them.
    let countryCode: String
    /// The state, and its code by ISO 3166-2; empty where they are not known.
    private let state: (name: String, code: String)

    /// - Parameter areas: What contains the place, smallest first.
    init(_ place: FoundPlace, _ areas: [FoundPlace]) {
        let address = place.address.translated(by: areas)
        countryCode = place.countryCode.lowercased()
        state = (address.state, address.stateCode)
        let own = PlaceRank(place).address
        let isHouse = place.kind == .address || place.kind == .coordinate
        if !isHouse, place.kind != .postcode, !place.isUnnamed {
            add(31, Self.label(place), place.name, place)
        }
        if own >= 28 || own == 0 {
            add(29, "house_number", address.housenumber)
            add(26, "road", address.street)
        }
        for area in areas where area.osm != place.osm && area.kind == .place {
            let rank = PlaceRank(area).address
            guard rank > 0, own == 0 || rank < own || own == 11 else { continue }
            add(rank, Self.label(area), area.name, area)
        }
        // Towns that are points contain nothing; the index knows which of them is the place's.
        let isTown = 13...16 ~= own
        if own == 0 || own > 20 || own == 11 { fill(20, "suburb", address.suburb, 17...25) }
        if !isTown, own == 0 || own > 16 || own == 11 {
            fill(16, "city", address.city, 13...16)
        }
        if own == 0 || own > 12 || own == 11 { fill(12, "county", address.county, 10...12) }
        // A state may have its capital's name, and is a part beside it.
        if own == 0 || own > 8, !parts.contains(where: { 5...9 ~= $0.rank }) {
            add(8, "state", address.state)
        }
        if own != 4 { fill(4, "country", address.country, 4...4) }
        postcode =
            place.kind == .postcode
            ? place.name
            : address.postcode.isEmpty && (own == 0 || own > 25)
                ? areas.first { $0.kind == .postcode }?.name ?? "" : address.postcode
        let order = parts.indices.sorted {
            parts[$0].rank != parts[$1].rank ? parts[$0].rank > parts[$1].rank : $0 < $1
        }
        parts = order.map { parts[$0] }
    }

    private mutating func add(
        _ rank: Int, _ label: String, _ value: String, _ place: FoundPlace? = nil
    ) {
        guard !value.isEmpty else { return }
        parts.append(
            Part(rank: rank, label: label, value: value, level: place?.adminLevel, place: place))
    }

    /// Adds a part unless there is one of its rank, or of its name.
    private mutating func fill(
        _ rank: Int, _ label: String, _ value: String, _ ranks: ClosedRange<Int>
    ) {
        let isKnown = parts.contains {
            ranks.contains($0.rank) || ($0.rank < 26 && $0.value == value)
        }
        guard !isKnown else { return }
        add(rank, label, value)
    }

    /// The parts with the postcode and the country in their places: labels once.
    var members: [(label: String, value: String)] {
        var members: [(label: String, value: String)] = []
        func add(_ label: String, _ value: String) {
            guard !value.isEmpty, !members.contains(where: { $0.label == label }) else { return }
            members.append((label, value))
        }
        var hasCode = state.code.isEmpty || state.name.isEmpty
        for part in parts where part.rank > 4 {
            add(part.label, part.value)
            // Behind the boundary that has the code, with its level; a state is one of level 4 where nothing is known.
            guard !hasCode, part.rank < 16, part.value == state.name else { continue }
            add("\(Self.codeLabel)-lvl\(part.level ?? 4)", state.code)
            hasCode = true
        }
        add("postcode", postcode)
        for part in parts where part.rank <= 4 { add(part.label, part.value) }
        add("country_code", countryCode)
        return members
    }

    /// All of it in one line, nothing twice.
    var line: String {
        var values: [String] = []
        for (label, value) in members
        where label != "country_code" && !label.hasPrefix(Self.codeLabel) && !values.contains(value)
        {
            values.append(value)
        }
        return values.joined(separator: ", ")
    }

    /// How the label of a state's code begins.
    private static let codeLabel = "ISO3166-2"

    /// The word for a place as a part of addresses.
    static func label(_ place: FoundPlace) -> String {
        let tag = PlaceTag(place)
        let rank = PlaceRank(place).address
        if place.kind == .postcode { return "postcode" }
        if place.adminLevel != nil {
            return levels.indices.contains(rank / 2) ? levels[rank / 2] : "administrative"
        }
        if 26..<28 ~= rank { return "road" }
        return rank < 26 && tag.value != "yes" ? tag.value : tag.key
    }

    /// The words for boundaries, by half their rank.
    private static let levels = [
        "administrative", "continent", "country", "region", "state", "state_district", "county",
        "municipality", "city", "city_district", "suburb", "neighbourhood", "city_block",
    ]
}
