import Foundation
import Geodesy
import OpenStreetMap
import Places

extension Findings {
    private static let nameKeys = [
        "alt_name", "old_name", "short_name", "official_name", "loc_name", "int_name", "reg_name",
        "nat_name", "name_1", "alt_name_1", "iata", "icao", "local_ref",
    ]

    /// What keys of other names in a language begin with.
    private static let otherNames = nameKeys.map { $0 + ":" }

    /// The longest language of a name; what is longer tells something of one.
    private static let longestLanguage = 12
    /// The longest language of a name that was made Latin by a scheme, as in "name:ja-Latn-alalc97".
    private static let longestRomanization = 20

    /// All names of an element, the one to show first.
    static func names(_ tags: [String: String], withRef: Bool = true) -> [(
        key: String, value: String
    )] {
        var result: [(key: String, value: String)] = []
        func add(_ key: String) {
            if let value = tags[key], !value.isEmpty, value.utf8.count <= 400 {
                result.append((key, value))
            }
        }
        add("name")
        for key in tags.keys.filter(isTranslation).sorted() {
            // `name:left`, `name:etymology:wikidata` and their like are not names.
            guard key.hasPrefix("name:") else {
                add(key)
                continue
            }
            let language = key.dropFirst(5)
            let longest = language.contains("-Latn") ? longestRomanization : longestLanguage
            if language.contains(":") || language.utf8.count > longest { continue }
            if ["left", "right", "etymology", "source", "prefix", "suffix", "signed"].contains(
                language)
            {
                continue
            }
            add(key)
        }
        for key in nameKeys { add(key) }
        if withRef { add("ref") }
        add("brand")
        add("operator")
        return result
    }

    /// Whether a key may be that of a name in a language.
    private static func isTranslation(_ key: String) -> Bool {
        key.hasPrefix("name:")
            || otherNames.contains(where: { key.hasPrefix($0) }) && key.contains("_name:")
    }

    /// Returns the attributes that are stored with a place.
    static func attributes(_ tags: [String: String]) -> [(key: String, value: String)] {
        [
            ("phone", ["phone", "contact:phone", "contact:mobile"]),
            ("website", ["website", "contact:website", "url"]),
            ("email", ["email", "contact:email"]), ("opening_hours", ["opening_hours"]),
            ("wheelchair", ["wheelchair"]), ("cuisine", ["cuisine"]), ("wikidata", ["wikidata"]),
            ("wikipedia", ["wikipedia"]), ("religion", ["religion"]), ("stars", ["stars"]),
            ("population", ["population"]), ("ele", ["ele"]), ("access", ["access"]),
            ("level", ["level"]), ("addr:housenumber", ["addr:housenumber"]),
            ("addr:street", ["addr:street", "addr:place"]), ("addr:postcode", ["addr:postcode"]),
            ("addr:city", ["addr:city"]), ("addr:country", ["addr:country"]),
        ].compactMap { key, sources in
            sources.lazy.compactMap { tags[$0] }.first(where: {
                !$0.isEmpty && $0.utf8.count <= 500
            })
            .map { (key, $0) }
        }
    }

    /// Importance that comes from fame and size.
    static func fame(_ tags: [String: String]) -> Double {
        var sum = 0.0
        if tags["wikidata"] != nil || tags["wikipedia"] != nil { sum += 0.1 }
        if let population = tags["population"].flatMap({ Double($0.filter(\.isNumber)) }),
            population > 1
        {
            sum += min(log10(population) / 40, 0.18)
        }
        return sum
    }

    /// Words that find an element without being its name.
    static func words(_ tags: [String: String]) -> [String] {
        var words: [String] = []
        for key in [
            "cuisine", "sport", "shop", "amenity", "leisure", "tourism", "craft", "office",
            "religion",
            "denomination", "healthcare:speciality", "clothes", "product", "vending", "historic",
        ] {
            guard let value = tags[key], value != "yes", value != "no", value.utf8.count < 120
            else {
                continue
            }
            for part in value.split(separator: ";") {
                words.append(
                    part.utf8.contains(UInt8(ascii: "_"))
                        ? String(part).replacing("_", with: " ") : String(part))
            }
        }
        if tags["office"] == "diplomatic" || tags["amenity"] == "embassy" {
            // "embassy of France", whatever France calls it.
            for code in [tags["country"], tags["diplomatic:sending_country"]].compactMap(\.self)
            where code.utf8.count == 2 {
                words += ConceptTable.languages.compactMap {
                    Locale(identifier: $0).localizedString(forRegionCode: code.uppercased())
                }
            }
        }
        for diet in ["vegetarian", "vegan", "gluten_free", "halal", "kosher"] {
            if let value = tags["diet:\(diet)"], value == "yes" || value == "only" {
                words.append(diet.replacing("_", with: " "))
            }
        }
        return words
    }

    mutating func addPointOfInterest(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference
    ) -> Bool {
        let category = PlaceCategory(tags)
        let concepts = ConceptTable.shared.concepts(of: tags)
        let name = tags["name"]
        let isNatural = tags["natural"] != nil && category == nil
        if isNatural { return false }
        let isNamedKind =
            name != nil
            && [
                "amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare",
                "historic",
                "aeroway", "railway", "public_transport", "club", "sport", "aerialway", "emergency",
            ].contains { tags[$0] != nil && tags[$0] != "no" }
        let isKind = concepts.contains { ConceptTable.shared.isPlace(of: $0.concept) }
        guard category != nil || isKind || isNamedKind else { return false }
        // Lines of railways and the like are not points.
        if category == nil, !isNamedKind, name == nil, !isKind { return false }
        if tags["access"] == "private" || tags["access"] == "no" {
            if name == nil { return true }
        }
        var draft = PlaceDraft(
            kind: .poi, latitude: shape.point.latitude, longitude: shape.point.longitude, osm: [osm]
        )
        draft.category = category?.rawValue ?? 0
        draft.concepts = concepts
        draft.names = Self.names(tags)
        draft.words = Self.words(tags)
        draft.attributes = Self.attributes(tags)
        if let main = [
            "amenity", "shop", "tourism", "leisure", "railway", "highway", "historic", "natural",
        ]
        .first(where: { tags[$0] != nil && tags[$0] != "yes" }) {
            draft.attributes.append(("kind", "\(main)=\(tags[main] ?? "")"))
        }
        draft.context = [
            "addr:street", "addr:place", "addr:housenumber", "addr:city", "addr:postcode",
        ].compactMap { tags[$0] }
        draft.importance =
            (name == nil ? 0.05 : Importance.ofPoint(category, tags)) + Self.fame(tags)
            + min(shape.area / 2e7, 0.05)
        if !shape.rings.isEmpty {
            draft.box = shape.box
            if name != nil, shape.area > 2_000 { draft.rings = shape.rings }
        }
        if let name {
            let key = "\(draft.category) \(TextFolding.folded(name))"
            duplicates.append(PossibleDuplicate(draft: drafts.count, key: key))
        }
        drafts.append(draft)
        return true
    }

    /// Values of `highway` that are places beside a road.
    private static let namedRoadside: Set<String> = [
        "motorway_junction", "services", "rest_area", "trailhead",
    ]

    /// Whether an element is a line between two areas ("España - France") and nothing else.
    private static func isBorder(_ tags: [String: String], _ shape: ElementShape) -> Bool {
        tags["boundary"] == "administrative" && shape.rings.isEmpty
            && ["natural", "waterway", "highway", "man_made", "barrier"].allSatisfy {
                tags[$0] == nil
            }
    }

    /// Adds a named thing that is not a point of interest, street or settlement.
    mutating func addFeature(_ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference) {
        let highway = tags["highway"].map(Self.namedRoadside.contains) ?? true
        guard tags["name"] != nil, highway, !Self.isBorder(tags, shape) else { return }
        var draft = PlaceDraft(
            kind: Importance.isPhysical(tags) ? .feature : .poi, latitude: shape.point.latitude,
            longitude: shape.point.longitude, osm: [osm])
        draft.names = Self.names(tags)
        draft.words = Self.words(tags)
        draft.attributes = Self.attributes(tags)
        if let main = [
            "natural", "waterway", "landuse", "place", "man_made", "building", "boundary",
            "highway",
        ]
        .first(where: { tags[$0] != nil && tags[$0] != "yes" }) {
            draft.attributes.append(("kind", "\(main)=\(tags[main] ?? "")"))
        }
        draft.concepts = ConceptTable.shared.concepts(of: tags).filter { !$0.isSecond }
        draft.context = ["addr:street", "addr:city", "addr:postcode"].compactMap { tags[$0] }
        draft.importance =
            Importance.ofFeature(tags) + Self.fame(tags) + min(shape.area / 1e9, 0.1)
        if !shape.rings.isEmpty {
            draft.box = shape.box
            if shape.area > 2_000 { draft.rings = shape.rings }
        } else if !shape.line.isEmpty {
            draft.box = shape.box
        }
        drafts.append(draft)
    }
}
