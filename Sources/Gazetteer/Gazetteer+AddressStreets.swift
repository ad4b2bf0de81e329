import Geodesy
import OpenStreetMap
import ParallelWork
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
        guard let key = data.strings.id("type") else { return }
        let types = ["associatedStreet", "street"].compactMap(data.strings.id)
        for relation in data.relations.ids.indices {
            guard let type = data.relations.tags[relation][key], types.contains(type) else {
                continue
            }
            let tags = dictionary(data.relations.tags[relation])
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

    /// What is known of an address by what is on the map.
    private struct Placing: Sendable {
        /// The folded name of its street or place.
        var name: String
        var numbers: [NumberDraft]
        /// What it may be on, of all that does not grow by its addresses.
        var nearest: Candidate?
        /// The street that it names with a slip, as far as that was looked for.
        var slip: Slip?
    }

    /// The street beside an address that names it with a slip; nil if there is none.
    private struct Slip: Sendable {
        var street: Int?
    }

    /// A street or place that an address may be on.
    private struct Candidate: Comparable, Sendable {
        /// How far it is, in meters.
        var distance: Double
        /// Whether it is a place that is named instead of a street.
        var isPlace = false
        var draft: Int

        static func < (a: Candidate, b: Candidate) -> Bool {
            (a.distance, a.isPlace ? 1 : 0, a.draft) < (b.distance, b.isPlace ? 1 : 0, b.draft)
        }
    }

    /// Gives each address to the nearest street of its name, to the nearest street if it names none, or to a street
    /// made for it.
    mutating func placeAddresses(_ streets: StreetList) {
        // What says its street comes first: a number that is guessed to be on a street is none if the street has it.
        let addresses =
            addresses.filter { !$0.street.isEmpty } + addresses.filter { $0.street.isEmpty }
        guard !addresses.isEmpty else { return }
        let near = NearStreets(drafts, reach: Self.nearestStreetReach)
        let placings = threads.joined(placings(of: addresses, streets, near))
        var growing = streets.growing
        var spellings = StreetSpelling()
        var cities: [Int: [String: Int]] = [:]
        for (address, placing) in zip(addresses, placings) {
            let name = placing.name
            var numbers = placing.numbers
            var target = placing.nearest
            if name.isEmpty {
                if target == nil { continue }
            } else {
                for draft in growing[name] ?? [] {
                    let other = Candidate(
                        distance: distance(from: address.point, to: drafts[draft]), draft: draft)
                    if other.distance <= Self.reach(of: address), target.map({ other < $0 }) ?? true
                    {
                        target = other
                    }
                }
            }
            let isNamed = !name.isEmpty && target != nil
            var known = target?.draft
            if known == nil, !address.isPlace {
                let slip = placing.slip ?? misspelled(name, of: address, near, &spellings)
                known = slip.street
            }
            let street = known ?? madeStreet(of: address)
            if known == nil { growing[name, default: []].append(street) }
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
            if drafts[street].isGrowing {
                drafts[street].box?.join(
                    PackedBox(address.point.latitude, address.point.longitude))
            }
            for text in [address.city, address.postcode] where !text.isEmpty {
                cities[street, default: [:]][text, default: 0] += 1
            }
        }
        for (street, counts) in cities {
            drafts[street].context += counts.keys.sorted()
        }
        threads.update(&drafts) { _, draft in
            guard draft.numbers.count > 1 else { return }
            draft.numbers.sort {
                ($0.low, $0.high, $0.suffix, $0.text, $0.osm.packed)
                    < ($1.low, $1.high, $1.suffix, $1.text, $1.osm.packed)
            }
        }
    }

    /// How far an address may be from what it names, in meters.
    private static func reach(of address: FoundAddress) -> Double {
        address.isPlace ? 5_000 : 1_500
    }

    /// Finds for each address what does not depend on other addresses, in parts that follow each other.
    private func placings(
        of addresses: [FoundAddress], _ streets: StreetList, _ near: NearStreets
    ) -> [[Placing]] {
        var placesByName: [String: [Int]] = [:]
        for settlement in settlements {
            for name in drafts[settlement.draft].names.prefix(4) {
                placesByName[TextFolding.folded(name.value), default: []].append(settlement.draft)
            }
        }
        return threads.mapRanges(addresses.count, least: 64) { range in
            var spellings = StreetSpelling()
            var unknown: Set<String> = []
            return addresses[range].map { address in
                var placing = Placing(
                    name: TextFolding.folded(address.street), numbers: HouseNumber.drafts(address))
                if !placing.name.isEmpty {
                    let reach = Self.reach(of: address)
                    placing.nearest = nearest(
                        streets.byName[placing.name] ?? [], to: address.point, within: reach)
                    if address.isPlace,
                        var place = nearest(
                            placesByName[placing.name] ?? [], to: address.point, within: reach)
                    {
                        place.isPlace = true
                        placing.nearest = min(placing.nearest ?? place, place)
                    }
                    // The first address of a street that is not drawn makes it, and others need not look.
                    if placing.nearest == nil, !address.isPlace,
                        unknown.insert(placing.name).inserted
                    {
                        placing.slip = misspelled(placing.name, of: address, near, &spellings)
                    }
                } else if address.street.isEmpty {
                    // Where no street has a name, houses are numbered by village.
                    placing.nearest =
                        nearest(
                            near.candidates(address.point), to: address.point,
                            within: Self.nearestStreetReach)
                        ?? nearest(
                            placesByName[TextFolding.folded(address.city)] ?? [],
                            to: address.point, within: 5_000)
                }
                return placing
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
    ) -> Candidate? {
        var best: Candidate?
        for candidate in candidates {
            let distance = distance(from: point, to: drafts[candidate])
            if distance <= reach, best.map({ distance < $0.distance }) ?? true {
                best = Candidate(distance: distance, draft: candidate)
            }
        }
        return best
    }

    /// The street beside an address that it names with a slip, or short: no street is made for "Hauptstr" or "Main St"
    /// where the Hauptstraße or Main Street is around the corner.
    private func misspelled(
        _ name: String, of address: FoundAddress, _ near: NearStreets,
        _ spellings: inout StreetSpelling
    ) -> Slip {
        let words = name.split(separator: " ").map { Array($0.utf8) }
        let alike = near.candidates(address.point).filter { candidate in
            spellings.names(of: candidate, drafts[candidate]).contains { other in
                StreetSpelling.isAlike(words, other)
            }
        }
        return Slip(street: nearest(alike, to: address.point, within: Self.slipReach)?.draft)
    }
}

extension PlaceDraft {
    /// Whether a street covers what its addresses do, for want of lines.
    var isGrowing: Bool { lines.isEmpty && rings.isEmpty }
}

/// Whether two folded names of streets are one name.
struct StreetSpelling {
    /// The words of the names of streets that were looked at.
    private var known: [Int: [[[UInt8]]]] = [:]

    /// The words of the first names of a street.
    mutating func names(of street: Int, _ draft: PlaceDraft) -> [[[UInt8]]] {
        if let names = known[street] { return names }
        let names = draft.names.prefix(6).map { TextFolding.words($0.value).map(\.bytes) }
        known[street] = names
        return names
    }

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
            wide.join(
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
