import Foundation
import Geodesy
import Places

extension Findings {
    private static let settlementValues: Set<String> = [
        "country", "state", "region", "province", "county", "district", "municipality", "city",
        "town", "village", "hamlet", "suburb", "borough", "quarter", "neighbourhood",
        "isolated_dwelling", "locality", "farm", "allotments",
    ]

    private static let islandValues: Set<String> = ["archipelago", "island", "islet"]

    /// The levels of areas that are called by their codes: states, and Italy's provinces.
    private static let levelsWithCodes = 3...6
    private static let longestCode = 3

    /// What an area is called for short: "US-IL" and "IL" of Illinois, "MB" of Monza e Brianza.
    private static func codes(_ tags: [String: String], level: Int?) -> [String] {
        var codes = ["ISO3166-1:alpha2", "ISO3166-2", "ISO3166-1"].compactMap { tags[$0] }.map {
            String($0.split(separator: "-").last ?? "")
        }
        if let code = tags["ref"], let level, levelsWithCodes.contains(level),
            code.utf8.count <= longestCode, code.utf8.allSatisfy({ 0x41...0x5a ~= $0 }),
            !codes.contains(code)
        {
            codes.append(code)
        }
        return codes
    }

    /// Adds a settlement or an administrative area; returns whether the element is one.
    mutating func addSettlement(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference
    ) -> Bool {
        let place = tags["place"].flatMap { Self.settlementValues.contains($0) ? $0 : nil }
        let isAdministrative =
            tags["boundary"] == "administrative"
            && (osm.description.hasPrefix("r") || !shape.rings.isEmpty)
        let isPostal = tags["boundary"] == "postal_code"
        if isPostal, let code = tags["postal_code"] ?? tags["ref"] ?? tags["name"] {
            var draft = PlaceDraft(
                kind: .postcode, latitude: shape.point.latitude, longitude: shape.point.longitude,
                osm: [osm])
            draft.names = [("name", code)]
            draft.importance = 0.4
            draft.rings = shape.rings
            draft.box = shape.rings.isEmpty ? nil : shape.box
            drafts.append(draft)
            return true
        }
        guard place != nil || isAdministrative, tags["name"] != nil else { return false }
        var level = isAdministrative ? tags["admin_level"].flatMap { Int($0) } : nil
        // An island is no state for the level of its outline, but where it has a state's code.
        let island = tags["place"].flatMap { Self.islandValues.contains($0) ? $0 : nil }
        let isRegion = tags["ISO3166-2"] != nil || tags["ISO3166-1"] != nil
        if island != nil, !isRegion, let told = level, 3...4 ~= told { level = nil }
        var draft = PlaceDraft(
            kind: .place, latitude: shape.point.latitude, longitude: shape.point.longitude,
            osm: [osm])
        draft.names = Self.names(tags, withRef: false).filter {
            $0.key != "operator" && $0.key != "brand"
        }
        draft.names += Self.codes(tags, level: level).map { ("short_name", $0) }
        draft.attributes = Self.attributes(tags).filter { !$0.key.hasPrefix("addr:") }
        draft.attributes.append(
            (
                "kind",
                (place ?? (level == nil ? island : nil)).map { "place=\($0)" }
                    ?? "admin_level=\(level ?? 0)"
            ))
        if let country = tags["ISO3166-1:alpha2"] ?? tags["ISO3166-1"] {
            draft.attributes.append(("country_code", country))
        }
        draft.importance = Importance.ofPlace(place, level: level) + Self.fame(tags)
        draft.rings = shape.rings
        draft.box = shape.rings.isEmpty ? nil : shape.box
        settlements.append(
            Settlement(draft: drafts.count, place: place, level: level, area: shape.area))
        drafts.append(draft)
        return true
    }
}

extension Gazetteer {
    /// Joins the node of a town with its boundary, and boundaries of several levels with one outline; returns the
    /// numbers of the drafts that are no longer wanted.
    mutating func mergeSettlements() -> [Int] {
        let outlines = settlements.indices.filter { settlements[$0].area > 0 }.sorted {
            (settlements[$0].area, $0) < (settlements[$1].area, $1)
        }
        var byName: [String: [Int]] = [:]
        for index in settlements.indices where settlements[index].area == 0 {
            byName[foldedName(index), default: []].append(index)
        }
        for outline in outlines {
            guard let points = byName[foldedName(outline)] else { continue }
            let draft = drafts[settlements[outline].draft]
            guard let box = draft.box else { continue }
            let polygon = RingSet(draft.rings)
            for point in points where !settlements[point].isMerged {
                let other = drafts[settlements[point].draft]
                guard box.contains(other.latitude, other.longitude),
                    polygon.contains(PackedCoordinate(other.latitude, other.longitude))
                else { continue }
                merge(point, into: outline)
            }
        }
        let gone = settlements.filter(\.isMerged).map(\.draft)
        settlements.removeAll(where: \.isMerged)
        return gone
    }

    private func foldedName(_ index: Int) -> String {
        TextFolding.folded(drafts[settlements[index].draft].names.first?.value ?? "")
    }

    private mutating func merge(_ point: Int, into outline: Int) {
        let from = drafts[settlements[point].draft]
        let target = settlements[outline].draft
        settlements[point].isMerged = true
        drafts[target].osm = from.osm + drafts[target].osm
        drafts[target].latitude = from.latitude
        drafts[target].longitude = from.longitude
        drafts[target].importance = max(drafts[target].importance, from.importance)
        for name in from.names where !drafts[target].names.contains(where: { $0 == name }) {
            drafts[target].names.append(name)
        }
        if let place = settlements[point].place {
            settlements[outline].place = settlements[outline].place ?? place
            drafts[target].attributes.removeAll { $0.key == "kind" }
            drafts[target].attributes.append(("kind", "place=\(place)"))
        }
        for pair in from.attributes
        where !drafts[target].attributes.contains(where: { $0.key == pair.key }) {
            drafts[target].attributes.append(pair)
        }
    }
}

/// Rings that are asked many times whether they hold a point, with their edges in bands of latitude.
struct RingSet {
    private var bands: [[(PackedCoordinate, PackedCoordinate)]] = []
    private var south = Int64.max
    private var height: Int64 = 1

    init(_ rings: [[PackedCoordinate]]) {
        var north = Int64.min
        var count = 0
        for ring in rings {
            for point in ring {
                south = min(south, Int64(point.latitude))
                north = max(north, Int64(point.latitude))
            }
            count += ring.count
        }
        guard count > 0 else { return }
        let bandCount = Int64(min(max(count / 8, 1), 4096))
        height = max((north - south) / bandCount + 1, 1)
        bands = Array(repeating: [], count: Int((north - south) / height) + 1)
        for ring in rings {
            guard var previous = ring.last else { continue }
            for point in ring {
                let low = Int64(min(previous.latitude, point.latitude))
                let high = Int64(max(previous.latitude, point.latitude))
                for band in Int((low - south) / height)...Int((high - south) / height) {
                    bands[band].append((previous, point))
                }
                previous = point
            }
        }
    }

    /// Whether a point is inside, by the even-odd rule.
    func contains(_ point: PackedCoordinate) -> Bool {
        let offset = Int64(point.latitude) - south
        guard !bands.isEmpty, offset >= 0, offset / height < bands.count else { return false }
        var rule = EvenOddRule(x: Double(point.longitude), y: Double(point.latitude))
        for (a, b) in bands[Int(offset / height)] {
            rule.pass(
                Double(a.longitude), Double(a.latitude), Double(b.longitude), Double(b.latitude))
        }
        return rule.isInside
    }
}
