import Answers
import MapGeometry
import Places

/// The options of a question in Pelias's words, with all that is wrong with them.
struct PeliasOptions {
    /// A position with a distance around it, in meters.
    struct Circle {
        let center: CLLocationCoordinate2D
        let radius: Double
    }

    private(set) var errors: [String] = []
    private(set) var warnings: [String] = []
    private(set) var size = 10
    private(set) var languages: [String] = []
    /// The layers asked for; nil for all.
    private(set) var layers: Set<PeliasLayer>?
    private(set) var countries: Set<String> = []
    private(set) var focus: CLLocationCoordinate2D?
    private(set) var rect: GeographicBounds?
    private(set) var circle: Circle?
    /// The area that answers lie in.
    private(set) var parent: OSMReference?
    /// Whether OpenStreetMap, the only source, is asked for.
    private(set) var hasSource = true
    let query: QueryItems

    private static let mostSize = 40
    private static let sources = [
        "osm", "openstreetmap", "oa", "openaddresses", "gn", "geonames", "wof", "whosonfirst",
    ]

    /// Reads the options that every question has.
    ///
    /// - Parameter names: The names of all options that the question takes.
    init(_ call: APICall, names: [String]) {
        query = call.query
        var seen: Set<String> = []
        var unknown: [String] = []
        for item in query.items {
            let name = String(item.name.prefix(80))
            if !seen.insert(name).inserted {
                add(error: "'\(name)' parameter can only have one value")
            } else if !names.contains(name), name != "api_key" {
                unknown.append("Invalid Parameter: " + name)
            }
        }
        readSize()
        readLayers()
        readSources()
        languages = LanguagePreference.languages(query["lang"] ?? call.request.acceptLanguage)
        readCountries()
        // Unknown parameters change nothing, and are reported after errors.
        warnings += unknown
    }

    mutating func add(error: String) {
        if !errors.contains(error) { errors.append(error) }
    }

    private mutating func add(warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    // MARK: Reading

    private mutating func readSize() {
        guard let text = query["size"], let value = Int(text.prefix { $0 != "." }) else { return }
        size = min(max(value, 1), Self.mostSize)
        if value > size { add(warning: "out-of-range integer 'size', using MAX_SIZE") }
        if value < size { add(warning: "out-of-range integer 'size', using MIN_SIZE") }
    }

    /// Reads a list of words, some of which may stand behind a minus; nil where there is none or it is wrong.
    private mutating func words(
        _ name: String, valid: [String], isKnown: (String) -> Bool
    ) -> (wanted: [String], others: [String])? {
        guard let text = query[name] else { return nil }
        let words = text.filter { !$0.isWhitespace }.lowercased().split(separator: ",")
            .map(String.init)
        let options = valid.joined(separator: ",")
        guard !words.isEmpty else {
            add(error: "\(name) parameter cannot be an empty string. Valid options: \(options)")
            return nil
        }
        let others = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
        let wanted = words.filter { !$0.hasPrefix("-") }
        var isRight = true
        for word in wanted + others where !isKnown(word) {
            add(
                error: "'\(word.prefix(80))' is an invalid \(name) parameter. "
                    + "Valid options: \(options)")
            isRight = false
        }
        return isRight ? (wanted, others) : nil
    }

    private mutating func readLayers() {
        let valid = ["coarse"] + PeliasLayer.allCases.map(\.rawValue)
        guard let words = words("layers", valid: valid, isKnown: valid.contains) else { return }
        var layers = Set(words.wanted.flatMap { PeliasLayer.named($0) ?? [] })
        if words.wanted.isEmpty { layers = Set(PeliasLayer.allCases) }
        layers.subtract(words.others.flatMap { PeliasLayer.named($0) ?? [] })
        if layers.isEmpty { add(error: Self.contradiction("layers")) }
        self.layers = layers
    }

    private mutating func readSources() {
        guard
            let words = words("sources", valid: Self.sources, isKnown: Self.sources.contains)
        else { return }
        let own: Set<String> = ["osm", "openstreetmap"]
        let isWanted = words.wanted.isEmpty || words.wanted.contains(where: own.contains)
        hasSource = isWanted && !words.others.contains(where: own.contains)
    }

    private static func contradiction(_ name: String) -> String {
        "\(name) contains positive and negative options in a combination that results in an empty list"
    }

    private mutating func readCountries() {
        guard let text = query["boundary.country"] else { return }
        let codes = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        if codes.isEmpty { add(error: "boundary.country is empty") }
        for code in codes {
            if let known = CountryCodes.twoLetters(String(code)) {
                countries.insert(known)
            } else {
                add(error: "\(code.prefix(80)) is not a valid ISO2/ISO3 country code")
            }
        }
    }

    /// Reads the areas and the position that a search may have.
    mutating func readBoundaries() {
        focus = position("focus.point")
        readRect()
        if let center = position(
            "boundary.circle", isNeeded: query["boundary.circle.radius"] != nil)
        {
            circle = Circle(
                center: center, radius: (number("boundary.circle.radius") ?? 50) * 1_000)
        }
        guard let gid = query["boundary.gid"] else { return }
        parent = PeliasID(gid)?.reference
        if parent == nil { add(error: "'boundary.gid' is not a valid gid: \(gid.prefix(80))") }
    }

    private mutating func readRect() {
        let names = ["min_lat", "max_lat", "min_lon", "max_lon"].map { "boundary.rect." + $0 }
        let told = names.filter { query[$0] != nil }
        guard !told.isEmpty else { return }
        guard told.count == names.count else {
            add(error: Self.incomplete(names, adjective: "all"))
            return
        }
        let numbers = names.compactMap { number($0) }
        guard numbers.count == names.count else { return }
        for (least, most) in [(0, 1), (2, 3)] where numbers[most] <= numbers[least] {
            add(
                error: "\(names[least]) (\(numbers[least])) must be less than "
                    + "\(names[most]) (\(numbers[most]))")
            return
        }
        for (index, name) in names.enumerated() {
            let range = index < 2 ? 90.0 : 180
            guard abs(numbers[index]) <= range else {
                add(
                    error: "\(name) value \(numbers[index]) is outside range "
                        + "-\(Int(range)),\(Int(range))")
                return
            }
        }
        rect = GeographicBounds(
            south: numbers[0], west: numbers[2], north: numbers[1], east: numbers[3])
    }

    /// Reads a position; nil where there is none, or it is wrong.
    mutating func position(_ name: String, isNeeded: Bool = false) -> CLLocationCoordinate2D? {
        let names = [name + ".lat", name + ".lon"]
        let told = names.filter { query[$0] != nil }
        if told.isEmpty, !isNeeded { return nil }
        guard told.count == 2 else {
            add(error: Self.incomplete(names, adjective: "both"))
            return nil
        }
        guard let latitude = number(names[0]), let longitude = number(names[1]) else { return nil }
        return Self.wrapped(latitude, longitude)
    }

    /// Reads a number; nil where it is none.
    mutating func number(_ name: String) -> Double? {
        guard let text = query[name] else { return nil }
        guard let value = Double(text.filter { !$0.isWhitespace }), value.isFinite,
            abs(value) < 1e9
        else {
            add(error: "missing param '\(name)'")
            return nil
        }
        return value
    }

    private static func incomplete(_ names: [String], adjective: String) -> String {
        "parameters \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) "
            + "must \(adjective) be specified"
    }

    /// The position that one comes to by going on over a pole or around the world.
    private static func wrapped(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        var latitude = latitude
        var longitude = longitude
        if abs(latitude) > 90 {
            latitude = (latitude + 180).truncatingRemainder(dividingBy: 360)
            latitude = (latitude < 0 ? latitude + 360 : latitude) - 180
            if abs(latitude) > 90 {
                latitude = (latitude > 0 ? 180 : -180) - latitude
                longitude += 180
            }
        }
        if abs(longitude) > 180 {
            longitude = (longitude + 180).truncatingRemainder(dividingBy: 360)
            longitude = (longitude < 0 ? longitude + 360 : longitude) - 180
        }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// Reads what was typed; nil where nothing was.
    mutating func readText() -> String? {
        let quotes: Set<Character> = ["\"", "'", "«", "»", "‘", "’", "“", "”", "„", "「", "」"]
        var text = Substring(query["text"] ?? "")
        while let first = text.first, first.isWhitespace || quotes.contains(first) {
            text.removeFirst()
        }
        while let last = text.last, last.isWhitespace || quotes.contains(last) {
            text.removeLast()
        }
        guard !text.isEmpty else {
            add(error: "invalid param 'text': text length, must be >0")
            return nil
        }
        if text.count > 140 {
            add(warning: "param 'text' truncated to 140 characters")
            text = text.prefix(140)
        }
        return String(text)
    }

    /// The same options with room for so many answers.
    func withSize(_ size: Int) -> PeliasOptions {
        var options = self
        options.size = size
        return options
    }

    // MARK: What is wanted

    /// What a search asks the engine for.
    func request(_ text: String) -> SearchRequest {
        var request = SearchRequest(text)
        request.languages = languages
        request.near = focus ?? circle?.center
        if let layers { (request.types, request.addressParts) = PeliasLayer.request(for: layers) }
        request.types.remove(.query)
        if let bounds = rect
            ?? circle.map({
                GeographicBounds(around: $0.center, meters: $0.radius)
            })
        {
            request.region = bounds
            request.isRegionRequired = true
        }
        return request
    }

    /// What answers have to fit beside the request.
    func condition(_ atlases: AtlasCollection) throws -> @Sendable (FoundPlace) throws -> Bool {
        let (layers, countries, circle, parent) = (layers, countries, circle, parent)
        let parentName = try parent.flatMap { try atlases.place($0)?.localName }
        return { place in
            if place.osm == .none { return false }
            if let layers, !layers.contains(PeliasLayer(place)) { return false }
            if !place.isInCountry(countries) { return false }
            if let circle {
                let distance = Geodesic.distance(from: circle.center, to: place.coordinate)
                if distance > circle.radius { return false }
            }
            guard let parent else { return true }
            // What has no outline in the extract is known by its name in addresses.
            if let parentName, place.address.parts.contains(where: { $0.value == parentName }) {
                return true
            }
            return try atlases.areas(containing: place.coordinate).contains { $0.osm == parent }
        }
    }
}

/// The number of a place in all of Pelias: `openstreetmap:venue:way/1`.
struct PeliasID {
    let reference: OSMReference

    /// Reads a number of OpenStreetMap; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, parts[0] == "openstreetmap" || parts[0] == "osm",
            PeliasLayer(rawValue: String(parts[1])) != nil
        else { return nil }
        let element = parts[2].split(separator: "/", omittingEmptySubsequences: false)
        guard element.count == 2,
            let kind = ["node", "way", "relation"].firstIndex(of: element[0]),
            let id = Int64(element[1]), id >= 0, id < 1 << 62
        else { return nil }
        reference = OSMReference(kind: UInt8(kind), id: id)
    }

    /// The number within OpenStreetMap: `way/1`; nil for what is no element.
    static func local(_ reference: OSMReference) -> String? {
        reference.element.map { letter, id in
            (["N": "node", "W": "way"][letter] ?? "relation") + "/\(id)"
        }
    }
}
