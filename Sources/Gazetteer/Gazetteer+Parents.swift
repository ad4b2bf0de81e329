import Geodesy
import ParallelWork
import Places

extension Gazetteer {
    /// Works out what contains each draft, and its address from that.
    mutating func assignParents() {
        let surroundings = Surroundings(settlements, drafts)
        threads.update(&drafts) { surroundings.assign(to: &$1, number: $0) }
    }
}

/// The settlements and administrative areas that drafts may lie in.
private struct Surroundings {
    /// What a settlement tells of what lies in it.
    private struct Container {
        var settlement: Settlement
        var name: String
        var countryCode: String?
        var point: PackedCoordinate
        /// How far it reaches without an outline, in meters; nil if it does not.
        var reach: Double?
        var isTown: Bool
        /// The country that it lies in; nil if that is not known, or it has an outline.
        var country: CountryEvidence.Finding?

        /// The name of the country that it is, by code if it has one; nil for anything else.
        var ownCountry: String? {
            settlement.level == 2 ? countryCode?.uppercased() ?? name : nil
        }
    }

    private let countries = CountryEvidence()
    private let areas: [Container]
    private let rings: [RingSet]
    private let boxes: [PackedBox]
    private let grid: AreaGrid
    private let nodes: [Container]
    private let nodeGrid: AreaGrid
    private let ownArea: [Int: Double]
    /// The levels of settlements and administrative areas, by the numbers of their drafts.
    private let ownLevel: [Int: Int]

    init(_ settlements: [Settlement], _ drafts: [PlaceDraft]) {
        let all = settlements.map { settlement in
            let draft = drafts[settlement.draft]
            return Container(
                settlement: settlement, name: draft.names.first?.value ?? "",
                countryCode: draft.attributes.first { $0.key == "country_code" }?.value,
                point: PackedCoordinate(draft.latitude, draft.longitude),
                reach: settlement.place.flatMap(Self.reach), isTown: Self.isTown(settlement.place))
        }
        areas = all.filter { $0.settlement.area > 0 }.sorted {
            ($0.settlement.area, $0.settlement.draft) < ($1.settlement.area, $1.settlement.draft)
        }
        rings = areas.map { RingSet(drafts[$0.settlement.draft].rings) }
        boxes = areas.map { drafts[$0.settlement.draft].box ?? PackedBox(0, 0) }
        grid = AreaGrid(boxes)
        let (areas, rings, boxes, grid) = (self.areas, self.rings, self.boxes, self.grid)
        let countries = countries
        nodes = all.filter { $0.settlement.area == 0 && $0.reach != nil }.map { node in
            var node = node
            let outline = grid.candidates(node.point).lazy.compactMap { area in
                areas[area].ownCountry.flatMap { country in
                    boxes[area].contains(node.point.latitude, node.point.longitude)
                        && rings[area].contains(node.point) ? country : nil
                }
            }.first
            node.country = countries.country(of: node.point, inOutlineOf: outline)
            return node
        }
        nodeGrid = AreaGrid(
            nodes.map { PackedBox(around: $0.point, radiusMeters: $0.reach ?? 0) })
        ownArea = Dictionary(
            uniqueKeysWithValues: areas.map { ($0.settlement.draft, $0.settlement.area) })
        ownLevel = Dictionary(
            settlements.compactMap { settlement in
                Self.level(of: settlement).map { (settlement.draft, $0) }
            }, uniquingKeysWith: min)
    }

    /// The administrative level of a settlement; that of its kind where it has no other, nil where neither tells one.
    private static func level(of settlement: Settlement) -> Int? {
        if let level = settlement.level { return level }
        switch settlement.place {
        case "country": return 2
        case "state", "region", "province": return 4
        case "county", "district": return 6
        default: return nil
        }
    }

    /// The level of counties and districts, which lie in no town.
    private static let countyLevel = 6

    /// How far around its node a settlement without outline reaches, in meters.
    private static func reach(_ place: String) -> Double? {
        switch place {
        case "city": 12_000
        case "town": 6_000
        case "village": 3_500
        case "hamlet": 1_500
        case "suburb", "borough": 2_000
        case "quarter", "neighbourhood": 1_000
        default: nil
        }
    }

    private static func isTown(_ place: String?) -> Bool {
        ["city", "town", "village", "hamlet"].contains(place)
    }

    /// Works out what contains a draft, and its address from that.
    func assign(to draft: inout PlaceDraft, number: Int) {
        let point = PackedCoordinate(draft.latitude, draft.longitude)
        let ownArea = ownArea[number] ?? 0
        let ownLevel = ownLevel[number]
        let isRegion =
            ownLevel.map { $0 <= Self.countyLevel } ?? false && !Self.isTown(Self.place(of: draft))
        var parents: [Container] = []
        for area in grid.candidates(point)
        where areas[area].settlement.draft != number
            && boxes[area].contains(point.latitude, point.longitude)
            && areas[area].settlement.area > ownArea && rings[area].contains(point)
        {
            // A country whose outline the extract has not whole has a point in one of its neighbor's counties.
            if isRegion, let ownLevel,
                Self.level(of: areas[area].settlement).map({ $0 >= ownLevel }) ?? true
            {
                continue
            }
            parents.append(areas[area])
        }
        let isSettlement = draft.kind == .place
        let hasTown =
            parents.contains(where: \.isTown)
            || (isSettlement && Self.isTown(Self.place(of: draft)))
        // Where no outline says which town it is, the nearest one does, by its size.
        var bestTown: (share: Double, node: Int)?
        var bestPart: (share: Double, node: Int)?
        var country: CountryEvidence.Finding??
        for index in isRegion ? [] : nodeGrid.candidates(point)
        where nodes[index].settlement.draft != number {
            let isTown = nodes[index].isTown
            guard isTown ? !hasTown : !isSettlement, let reach = nodes[index].reach else {
                continue
            }
            let share = SphericalDistance.meters(point, nodes[index].point) / reach
            let best = isTown ? bestTown : bestPart
            guard share <= 1, best.map({ share < $0.share }) ?? true else { continue }
            // No town reaches over a border.
            if let own = nodes[index].country {
                let here =
                    country
                    ?? countries.country(
                        of: point, inOutlineOf: parents.lazy.compactMap(\.ownCountry).first)
                country = .some(here)
                if countries.isAbroad(point, here, from: own) { continue }
            }
            if isTown { bestTown = (share, index) } else { bestPart = (share, index) }
        }
        let extra = [bestPart, bestTown].compactMap { $0.map { nodes[$0.node] } }
        let all = extra + parents
        draft.parents = all.map(\.settlement.draft)
        if draft.kind != .place || !all.isEmpty { describe(&draft, all) }
    }

    /// The kind of settlement that a draft is by its attributes.
    private static func place(of draft: PlaceDraft) -> String? {
        draft.attributes.first { $0.key == "kind" }.map { String($0.value.dropFirst(6)) }
    }

    /// Adds the parts of an address that come from what contains a draft.
    private func describe(_ draft: inout PlaceDraft, _ parents: [Container]) {
        var found: [(key: String, value: String)] = []
        let town =
            parents.first {
                $0.isTown || $0.settlement.place == "municipality"
            }
            ?? parents.first { $0.settlement.level == 8 }
            ?? parents.first { $0.settlement.level == 7 }
        if let town, !draft.attributes.contains(where: { $0.key == "addr:city" }) {
            found.append(("addr:city", town.name))
        }
        let part = parents.first {
            ["suburb", "borough", "quarter", "neighbourhood"].contains($0.settlement.place)
                || ($0.settlement.place == nil && ($0.settlement.level ?? 0) >= 9)
        }
        if let part { found.append(("addr:suburb", part.name)) }
        if let county = parents.first(where: { $0.settlement.level == 6 }) {
            found.append(("addr:county", county.name))
        }
        if let state = parents.first(where: {
            $0.settlement.level == 4 || $0.settlement.place == "state"
        }) {
            found.append(("addr:state", state.name))
        }
        if let country = parents.first(where: { $0.settlement.level == 2 }) {
            draft.attributes.removeAll { $0.key == "addr:country" }
            found.append(("addr:country", country.name))
            if let code = country.countryCode { found.append(("addr:country_code", code)) }
        }
        draft.attributes += found
    }
}

/// Which boxes may hold a point: lists by cells of a grid.
struct AreaGrid {
    private var cells: [Int: [Int]] = [:]
    /// Areas too large for cells.
    private var large: [Int] = []

    /// About five kilometers.
    private static let cell: Int32 = 500_000

    init(_ boxes: [PackedBox]) {
        for (index, box) in boxes.enumerated() {
            let rows = Self.row(box.south)...Self.row(box.north)
            let columns = box.parts.map { Self.row($0.west)...Self.row($0.east) }
            if rows.count * columns.reduce(0, { $0 + $1.count }) > 4096 {
                large.append(index)
                continue
            }
            for row in rows {
                for column in columns.joined() {
                    cells[Self.key(row, column), default: []].append(index)
                }
            }
        }
    }

    private static func row(_ value: Int32) -> Int { (Int(value) + 1_800_000_000) / Int(cell) }
    private static func key(_ row: Int, _ column: Int) -> Int { row * 10_000 + column }

    /// The numbers of the boxes, ascending.
    func candidates(_ point: PackedCoordinate) -> [Int] {
        let list = cells[Self.key(Self.row(point.latitude), Self.row(point.longitude))] ?? []
        return large.isEmpty ? list : (list + large).sorted()
    }
}
