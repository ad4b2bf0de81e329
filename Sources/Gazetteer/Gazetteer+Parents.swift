import Geodesy
import Places

extension Gazetteer {
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

    /// Works out what contains each draft, and its address from that.
    mutating func assignParents() {
        let areas = settlements.filter { $0.area > 0 }.sorted {
            ($0.area, $0.draft) < ($1.area, $1.draft)
        }
        let rings = areas.map { RingSet(drafts[$0.draft].rings) }
        let boxes = areas.map { drafts[$0.draft].box ?? PackedBox(0, 0) }
        let grid = AreaGrid(boxes)
        let nodes = settlements.filter { $0.area == 0 && $0.place.flatMap(Self.reach) != nil }
        let nodeGrid = AreaGrid(
            nodes.map { node in
                PackedBox(
                    around: PackedCoordinate(
                        drafts[node.draft].latitude, drafts[node.draft].longitude),
                    radiusMeters: node.place.flatMap(Self.reach) ?? 0)
            })
        let areaDrafts = areas.map(\.draft)
        let ownArea = Dictionary(uniqueKeysWithValues: areas.map { ($0.draft, $0.area) })

        for index in drafts.indices {
            let point = PackedCoordinate(drafts[index].latitude, drafts[index].longitude)
            var parents: [Settlement] = []
            for area in grid.candidates(point)
            where areaDrafts[area] != index && boxes[area].contains(point.latitude, point.longitude)
                && areas[area].area > (ownArea[index] ?? 0) && rings[area].contains(point)
            {
                parents.append(areas[area])
            }
            let isTown = { (place: String?) in
                ["city", "town", "village", "hamlet"].contains(place)
            }
            let ownPlace = drafts[index].attributes.first { $0.key == "kind" }?.value
            let isSettlement = drafts[index].kind == .place
            let hasTown =
                parents.contains { isTown($0.place) }
                || (isSettlement && isTown(ownPlace.map { String($0.dropFirst(6)) }))
            // Where no outline says which town it is, the nearest one does, by its size.
            var bestTown: (Double, Settlement)?
            var bestPart: (Double, Settlement)?
            for node in nodeGrid.candidates(point).map({ nodes[$0] }) where node.draft != index {
                guard let place = node.place, let reach = Self.reach(place) else { continue }
                let other = drafts[node.draft]
                let share =
                    SphericalDistance.meters(
                        point, PackedCoordinate(other.latitude, other.longitude)) / reach
                if share > 1 { continue }
                if isTown(place) {
                    if !hasTown, bestTown.map({ share < $0.0 }) ?? true { bestTown = (share, node) }
                } else if !isSettlement, bestPart.map({ share < $0.0 }) ?? true {
                    bestPart = (share, node)
                }
            }
            let extra = [bestPart?.1, bestTown?.1].compactMap { $0 }
            let all = extra + parents
            drafts[index].parents = all.map(\.draft)
            if drafts[index].kind != .place || !all.isEmpty { describe(index, all) }
        }
    }

    /// Adds the parts of an address that come from what contains a draft.
    private mutating func describe(_ index: Int, _ parents: [Settlement]) {
        func name(_ settlement: Settlement) -> String {
            drafts[settlement.draft].names.first?.value ?? ""
        }
        func has(_ key: String) -> Bool { drafts[index].attributes.contains { $0.key == key } }
        var found: [(key: String, value: String)] = []
        let town =
            parents.first {
                ["city", "town", "village", "hamlet", "municipality"].contains($0.place)
            }
            ?? parents.first { $0.level == 8 } ?? parents.first { $0.level == 7 }
        if let town, !has("addr:city") { found.append(("addr:city", name(town))) }
        let part = parents.first {
            ["suburb", "borough", "quarter", "neighbourhood"].contains($0.place)
                || ($0.place == nil && ($0.level ?? 0) >= 9)
        }
        if let part { found.append(("addr:suburb", name(part))) }
        if let county = parents.first(where: { $0.level == 6 }) {
            found.append(("addr:county", name(county)))
        }
        if let state = parents.first(where: { $0.level == 4 || $0.place == "state" }) {
            found.append(("addr:state", name(state)))
        }
        if let country = parents.first(where: { $0.level == 2 }) {
            drafts[index].attributes.removeAll { $0.key == "addr:country" }
            found.append(("addr:country", name(country)))
            if let code = drafts[country.draft].attributes.first(where: { $0.key == "country_code" }
            ) {
                found.append(("addr:country_code", code.value))
            }
        }
        drafts[index].attributes += found
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
            let columns = Self.row(box.west)...Self.row(box.east)
            if rows.count * columns.count > 4096 {
                large.append(index)
                continue
            }
            for row in rows {
                for column in columns { cells[Self.key(row, column), default: []].append(index) }
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
