import Geodesy
import OpenStreetMap
import Places

/// A member of a relation.
struct MemberKey: Hashable {
    var kind: ElementKind
    var index: UInt32
}

/// Which street an address is on.
extension Gazetteer {
    /// How far an address may be from the street that it does not name, in meters.
    private static let nearestStreetReach = 300.0
    /// How far a street may be that an address names with a slip, in meters.
    private static let slipReach = 200.0

    /// Finds the streets that relations give to houses.
    mutating func findAssociatedStreets() {
        for relation in data.relations.ids.indices {
            let tags = dictionary(data.relations.tags[relation])
            guard ["associatedStreet", "street"].contains(tags["type"]) else { continue }
            let members = data.relations.members[data.relations.memberRange(relation)].filter {
                $0.index != Dataset.missing
            }
            var name = tags["name"] ?? tags["addr:street"]
            for member in members
            where name == nil && member.kind == .way && data.strings[member.role] == "street" {
                name = dictionary(data.ways.tags[Int(member.index)])["name"]
            }
            guard let name else { continue }
            for member in members where data.strings[member.role] != "street" {
                streetOfMember[MemberKey(kind: member.kind, index: member.index)] = name
            }
        }
    }

    /// Gives each address to the nearest street of its name, to the nearest street if it names none, or to a street
    /// made for it.
    mutating func placeAddresses(_ streets: StreetList) {
        var byName = streets.byName
        var placesByName: [String: [Int]] = [:]
        for settlement in settlements {
            for name in drafts[settlement.draft].names.prefix(4) {
                placesByName[TextFolding.folded(name.value), default: []].append(settlement.draft)
            }
        }
        let near = NearStreets(drafts, reach: Self.nearestStreetReach)
        var cities: [Int: [String: Int]] = [:]
        // What says its street comes first: a number that is guessed to be on a street is none if the street has it.
        for address in addresses.filter({ !$0.street.isEmpty })
            + addresses.filter({ $0.street.isEmpty })
        {
            let name = TextFolding.folded(address.street)
            var target: Int?
            var isNamed = false
            if name.isEmpty {
                guard address.street.isEmpty else { continue }
                // Where no street has a name, houses are numbered by village.
                let village = placesByName[TextFolding.folded(address.city)] ?? []
                target =
                    nearest(
                        near.candidates(address.point), to: address.point,
                        within: Self.nearestStreetReach)
                    ?? nearest(village, to: address.point, within: 5_000)
                if target == nil { continue }
            } else {
                var candidates = byName[name] ?? []
                if address.isPlace { candidates += placesByName[name] ?? [] }
                target = nearest(
                    candidates, to: address.point, within: address.isPlace ? 5_000 : 1_500)
                isNamed = target != nil
                if target == nil, !address.isPlace { target = misspelled(name, of: address, near) }
            }
            let street = target ?? madeStreet(of: address)
            if target == nil { byName[name, default: []].append(street) }
            var numbers = HouseNumber.drafts(address)
            if name.isEmpty {
                numbers.removeAll { number in
                    drafts[street].numbers.contains {
                        $0.low == number.low && $0.suffix == number.suffix
                    }
                }
            }
            // A street with several names, as in two languages, is told as the address tells it.
            if isNamed, let first = drafts[street].names.first?.value,
                TextFolding.folded(first) != name
            {
                for index in numbers.indices { numbers[index].street = address.street }
            }
            drafts[street].numbers += numbers
            if drafts[street].lines.isEmpty, drafts[street].rings.isEmpty {
                drafts[street].box?.extend(
                    PackedBox(address.point.latitude, address.point.longitude))
            }
            for text in [address.city, address.postcode] where !text.isEmpty {
                cities[street, default: [:]][text, default: 0] += 1
            }
        }
        for (street, counts) in cities {
            drafts[street].context += counts.keys.sorted()
        }
        for index in drafts.indices where drafts[index].numbers.count > 1 {
            drafts[index].numbers.sort {
                ($0.low, $0.high, $0.suffix, $0.text, $0.osm.packed)
                    < ($1.low, $1.high, $1.suffix, $1.text, $1.osm.packed)
            }
        }
    }

    /// A street for an address whose street is not drawn.
    private mutating func madeStreet(of address: FoundAddress) -> Int {
        var draft = PlaceDraft(
            kind: .street, latitude: address.point.latitude, longitude: address.point.longitude,
            osm: [address.osm])
        draft.names = [("name", address.street)]
        draft.importance = 0.2
        draft.box = PackedBox(address.point.latitude, address.point.longitude)
        drafts.append(draft)
        return drafts.count - 1
    }

    /// The nearest of some drafts.
    private func nearest(
        _ candidates: [Int], to point: PackedCoordinate, within reach: Double
    ) -> Int? {
        var best: (distance: Double, draft: Int)?
        for candidate in candidates {
            let distance = distance(from: point, to: drafts[candidate])
            if distance <= reach, best.map({ distance < $0.distance }) ?? true {
                best = (distance, candidate)
            }
        }
        return best?.draft
    }

    /// The street beside an address that it names with a slip, or short: no street is made for "Hauptstr" or "Main St"
    /// where the Hauptstraße or Main Street is around the corner.
    private func misspelled(
        _ name: String, of address: FoundAddress, _ near: NearStreets
    ) -> Int? {
        let words = name.split(separator: " ").map { Array($0.utf8) }
        let alike = near.candidates(address.point).filter { candidate in
            drafts[candidate].names.prefix(6).contains { other in
                StreetSpelling.isAlike(words, TextFolding.words(other.value).map(\.bytes))
            }
        }
        return nearest(alike, to: address.point, within: Self.slipReach)
    }
}

/// Whether two folded names of streets are one name.
enum StreetSpelling {
    /// Whether each word is the other's, an abbreviation of it, or one letter off in six and more.
    static func isAlike(_ a: [[UInt8]], _ b: [[UInt8]]) -> Bool {
        guard a.count == b.count, !a.isEmpty else { return false }
        var distance = EditDistance()
        var slips = 0
        for (one, other) in zip(a, b) where one != other {
            if Abbreviations.forms(of: one).contains(other) { continue }
            let isNumber = one.contains { $0 >= 48 && $0 <= 57 }
            guard !isNumber, min(one.count, other.count) >= 6,
                distance.between(one, other, atMost: 1) == 1
            else { return false }
            slips += 1
        }
        return slips <= 1
    }
}

/// The streets around a point.
struct NearStreets {
    private let drafts: [Int]
    private let boxes: [PackedBox]
    private let grid: AreaGrid

    /// - Parameter reach: How far around a street it is near, in meters.
    init(_ all: [PlaceDraft], reach: Double) {
        drafts = all.indices.filter { all[$0].kind == .street && !all[$0].lines.isEmpty }
        boxes = drafts.map { index in
            let box = all[index].box ?? PackedBox(all[index].latitude, all[index].longitude)
            var wide = PackedBox(
                around: PackedCoordinate(box.south, box.west), radiusMeters: reach)
            wide.extend(
                PackedBox(around: PackedCoordinate(box.north, box.east), radiusMeters: reach))
            return wide
        }
        grid = AreaGrid(boxes)
    }

    /// Streets that may be near a point.
    func candidates(_ point: PackedCoordinate) -> [Int] {
        grid.candidates(point).filter { boxes[$0].contains(point.latitude, point.longitude) }
            .map { drafts[$0] }
    }
}
