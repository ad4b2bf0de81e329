import Answers
import Atlas
import MapGeometry
import Places

/// A place with the properties that Nominatim reports.
struct NominatimPlace {
    let place: FoundPlace
    let tag: PlaceTag
    let rank: PlaceRank
    /// The parts of its address, the smallest first.
    let address: NominatimAddress
    let bounds: GeographicBounds

    /// Looks up what a place lies in.
    init(_ place: FoundPlace, _ atlases: AtlasCollection, languages: [String]) throws {
        self.place = place
        tag = PlaceTag(place)
        rank = PlaceRank(place)
        address = NominatimAddress(
            place,
            try atlases.areas(containing: place.coordinate, languages: languages))
        let bounds = place.extent ?? Self.bounds(of: place, tag)
        self.bounds = GeographicBounds(
            south: Self.rounded(bounds.south), west: Self.rounded(bounds.west),
            north: Self.rounded(bounds.north), east: Self.rounded(bounds.east))
    }

    /// Its number: that of its element, made one with the element's kind; nil for what is no element.
    var placeID: Int? { Self.placeID(place.osm) }

    static func placeID(_ reference: OSMReference) -> Int? {
        reference.element.map { $0.id * 4 + (["N": 1, "W": 2, "R": 3][$0.letter] ?? 0) }
    }

    /// The kind of its element as a word, and its id.
    var element: (type: String, id: Int)? {
        place.osm.element.map { (["N": "node", "W": "way"][$0.letter] ?? "relation", $0.id) }
    }

    /// How well known it is, from 0 to 1.
    var importance: Double {
        // Nominatim's importance of a place without an article.
        let value = place.importance ?? max(0, 0.4 - Double(rank.search) / 75)
        return (value * 1e6).rounded() / 1e6
    }

    /// Its name; empty for a house, and for what has none.
    var name: String {
        place.kind == .address || place.kind == .coordinate || place.isUnnamed ? "" : place.name
    }

    /// The word for it as a part of addresses.
    var addressType: String { NominatimAddress.label(place) }

    /// Its name and where it is, in one line.
    var displayName: String { address.line }

    /// Latitude and longitude as text.
    var latitude: String { Self.degrees(place.coordinate.latitude) }
    var longitude: String { Self.degrees(place.coordinate.longitude) }

    /// South, north, west, east as text.
    var boundingBox: [String] {
        [bounds.south, bounds.north, bounds.west, bounds.east].map(Self.degrees)
    }

    /// What else is known of it, by OpenStreetMap key.
    var extraTags: [(key: String, value: String)] {
        guard let level = place.adminLevel else { return place.extraTags }
        return (place.extraTags + [("admin_level", "\(level)")]).sorted { $0.key < $1.key }
    }

    /// Its names by OpenStreetMap key; none of a house, which its street has.
    var names: [(key: String, value: String)] {
        guard place.kind != .address else { return [] }
        return place.names.sorted { $0.key < $1.key }
    }

    private static func rounded(_ value: Double) -> Double { (value * 1e7).rounded() / 1e7 }

    /// Degrees with seven digits behind the point.
    static func degrees(_ value: Double) -> String {
        let units = Int((value * 1e7).rounded())
        let digits = "\(units.magnitude % 10_000_000)"
        let zeros = String(repeating: "0", count: 7 - digits.count)
        return "\(units < 0 ? "-" : "")\(units.magnitude / 10_000_000).\(zeros)\(digits)"
    }

    /// The bounds of a point: so much around it that a map of them shows what it is.
    private static func bounds(of place: FoundPlace, _ tag: PlaceTag) -> GeographicBounds {
        let reach: Double
        switch (place.kind, tag.value) {
        case (.place, "country"): reach = 5
        case (.place, "state"), (.place, "province"), (.place, "region"): reach = 1
        case (.place, "county"), (.place, "district"): reach = 0.5
        case (.place, "city"), (.place, "municipality"): reach = 0.16
        case (.place, "town"), (.postcode, _): reach = 0.04
        case (.place, "village"), (.place, "hamlet"), (.place, "suburb"), (.place, "borough"):
            reach = 0.02
        case (.place, _): reach = 0.01
        default: reach = 0.00005
        }
        let middle = place.coordinate
        return GeographicBounds(
            fromSouth: middle.latitude - reach, west: middle.longitude - reach,
            toNorth: middle.latitude + reach, east: middle.longitude + reach)
    }
}

extension AtlasCollection {
    /// Whose the data is, as Nominatim writes it.
    var license: String {
        let manifest = areas[0].atlas.manifest
        let license =
            manifest.license == "ODbL-1.0"
            ? "ODbL 1.0. http://osm.org/copyright" : manifest.license
        return "Data \(manifest.attribution), \(license)"
    }
}
