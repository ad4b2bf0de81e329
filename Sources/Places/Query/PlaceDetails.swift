/// The names and attributes of one place, read when they are asked for.
struct PlaceDetails: Sendable {
    let file: PlacesFile
    let place: UInt32
    /// Whether the attributes are those of the answer: an address on a street has none of the street's.
    let hasAttributes: Bool

    /// Whether a key is that of a name.
    static func isName(_ key: String) -> Bool {
        switch key {
        case "name", "ref", "iata", "icao": true
        default: key.hasPrefix("name:") || key.hasPrefix("name_") || hasNamePart(key)
        }
    }

    /// Whether "_name" is part of a key, as in "alt_name" and "alt_name:fi".
    private static func hasNamePart(_ key: String) -> Bool {
        var rest = key.utf8[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "_")) {
            rest = rest[mark...].dropFirst()
            if rest.starts(with: "name".utf8) { return true }
        }
        return false
    }

    /// All names by key.
    var names: [String: String] {
        var names: [String: String] = [:]
        for (key, value) in PlaceReader(file: file, languages: []).details(place)
        where Self.isName(key) && names[key] == nil { names[key] = value }
        return names
    }

    /// One attribute, without reading the others.
    func attribute(_ key: String) -> String? {
        guard hasAttributes else { return nil }
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600)
        where file.string(file.details[at]) == key { return file.string(file.details[at + 1]) }
        return nil
    }

    /// What else is known, by key.
    var attributes: [String: String] {
        guard hasAttributes else { return [:] }
        var attributes: [String: String] = [:]
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600) {
            let key = file.string(file.details[at])
            // Most of what is known of a large place are its names, which are not made for nothing.
            if key.hasPrefix("addr:") || Self.isName(key) { continue }
            let value = file.string(file.details[at + 1])
            if key == "osm", let known = attributes["osm"] {
                attributes["osm"] = known + ";" + value
            } else if attributes[key] == nil {
                attributes[key] = value
            }
        }
        return attributes
    }
}
