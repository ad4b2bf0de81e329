import Answers
import MapGeometry
import Places

extension FoundPlace {
    /// What it covers, its own position included; nil for a point.
    var extent: GeographicBounds? {
        guard let region else { return nil }
        guard !region.contains(coordinate) else { return region }
        if region.spans180thMeridian {
            let corners = [
                CLLocationCoordinate2D(latitude: region.south, longitude: region.west),
                CLLocationCoordinate2D(latitude: region.north, longitude: region.east),
            ]
            return GeographicBounds(enclosing: corners + [coordinate])
        }
        return GeographicBounds(
            south: min(region.south, coordinate.latitude),
            west: min(region.west, coordinate.longitude),
            north: max(region.north, coordinate.latitude),
            east: max(region.east, coordinate.longitude))
    }

    /// The two capital letters of its country; empty where the extract does not have them.
    var countryCode: String {
        if !address.countryCode.isEmpty { return address.countryCode.uppercased() }
        let isCountry = adminLevel == 2 || elementKind == "place=country"
        return isCountry ? (attributes["country_code"] ?? "").uppercased() : ""
    }

    /// Whether it lies in one of some countries, two capital letters each.
    ///
    /// Of what the extract tells no country, that of a single city, the client knows better.
    func isInCountry(_ codes: Set<String>) -> Bool {
        let code = countryCode
        return codes.isEmpty || code.isEmpty || codes.contains(code)
    }

    /// What else is known of it, by OpenStreetMap key and in the keys' order: hours, phone, website and the like.
    var extraTags: [(key: String, value: String)] {
        var tags = attributes
        // What the index notes for itself.
        for own in ["kind", "osm", "country_code"] { tags[own] = nil }
        return tags.sorted { $0.key < $1.key }
    }

    /// The position as GeoJSON has it.
    var point: JSONValue {
        [
            "type": "Point",
            "coordinates": [.number(coordinate.longitude), .number(coordinate.latitude)],
        ]
    }
}

extension PlaceAddress {
    /// The address with the names that the areas around have in the languages they were asked for.
    func translated(by areas: [FoundPlace]) -> PlaceAddress {
        var result = self
        for area in areas {
            guard let local = area.localName, local != area.name else { continue }
            for part in [\PlaceAddress.suburb, \.city, \.county, \.state, \.country]
            where self[keyPath: part] == local { result[keyPath: part] = area.name }
        }
        return result
    }
}

extension JSONValue {
    /// Creates an object of texts.
    static func object(of pairs: [(key: String, value: String)]) -> JSONValue {
        .object(members: pairs.map { ($0.key, .string($0.value)) })
    }

    /// Creates an object; members whose value is nil are left out.
    static func object(told members: [(String, JSONValue?)]) -> JSONValue {
        .object(members: members.compactMap { name, value in value.map { (name, $0) } })
    }
}
