import Geodesy
import OpenStreetMap
import Places

extension Gazetteer {
    private static let noStreets: Set<String> = [
        "bus_stop", "platform", "proposed", "construction", "crossing", "elevator", "services",
        "rest_area", "traffic_signals", "street_lamp", "motorway_junction", "milestone", "stop",
        "give_way", "raceway", "razed", "abandoned", "no", "trailhead",
    ]

    /// Adds a piece of a street, river or railway; returns whether the element is one.
    mutating func addLine(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference, way: Int?
    ) -> Bool {
        let highway = tags["highway"]
        let isStreet = highway.map { !Self.noStreets.contains($0) } ?? false
        let isWater = ["river", "stream", "canal", "ditch", "drain"].contains(tags["waterway"])
        let isRail =
            ["rail", "tram", "subway", "light_rail", "narrow_gauge", "funicular"].contains(
                tags["railway"]) && highway == nil
        // A square may be an area of several ways, of which the extract may lack some.
        let isArea = way == nil && isStreet && osm.description.hasPrefix("r")
        guard isStreet || isWater || isRail, way != nil || isArea else {
            // A stretch of road without a way of its own is no place either.
            return isStreet && tags["name"] == nil
        }
        guard let name = tags["name"] ?? (isStreet ? tags["ref"] : nil) else { return true }
        let key = LineKey(isStreet: isStreet, name: TextFolding.folded(name))
        guard !key.name.isEmpty else { return true }
        var points =
            shape.line.isEmpty ? (shape.rings.first.map { $0 + [$0[0]] } ?? []) : shape.line
        if points.isEmpty, isArea { points = [shape.point] }
        guard !points.isEmpty else { return true }
        let importance =
            isStreet
            ? Importance.ofStreet(highway ?? "") : isWater ? Importance.ofFeature(tags) : 0.15
        pieces[key, default: []].append(
            LinePiece(way: way, osm: osm, points: points, tags: tags, importance: importance))
        // A pedestrian square may be a place to see as well.
        return tags["tourism"] == nil && tags["amenity"] == nil
    }

    /// Makes one draft of the pieces of each street; returns the streets.
    mutating func mergeLines() -> StreetList {
        var streets = StreetList()
        for key in pieces.keys.sorted() {
            guard let list = pieces[key] else { continue }
            for group in Self.groups(list, reach: key.isStreet ? 350 : 2_000) {
                let index = drafts.count
                drafts.append(draft(of: group.map { list[$0] }, isStreet: key.isStreet))
                guard key.isStreet else { continue }
                for name in Self.spokenNames(drafts[index].names) {
                    if streets.byName[name]?.last != index {
                        streets.byName[name, default: []].append(index)
                    }
                }
                for piece in group {
                    if let way = list[piece].way { streets.draftOfWay[way] = index }
                }
            }
        }
        pieces = [:]
        return streets
    }

    /// The folded names by which addresses may call a street: those in every language, and each of two that are
    /// written as one, as "Rue Haute - Hoogstraat".
    private static func spokenNames(_ names: [(key: String, value: String)]) -> [String] {
        var result: [String] = []
        func add(_ text: some StringProtocol) {
            let folded = TextFolding.folded(String(text))
            if !folded.isEmpty, !result.contains(folded) { result.append(folded) }
        }
        for (key, value) in names where key != "operator" && key != "brand" {
            add(value)
            guard key == "name" else { continue }
            for part in value.replacing(" - ", with: "/").split(separator: "/") where part.count > 3
            {
                add(part)
            }
        }
        return result
    }

    private func draft(of group: [LinePiece], isStreet: Bool) -> PlaceDraft {
        let points = group.flatMap(\.points)
        var box = PackedBox(points[0].latitude, points[0].longitude)
        for point in points { box.extend(PackedBox(point.latitude, point.longitude)) }
        let middle = PackedCoordinate(
            Int32((Int64(box.south) + Int64(box.north)) / 2),
            Int32((Int64(box.west) + Int64(box.east)) / 2))
        // The piece whose middle is nearest to the middle of all leads.
        let middles = group.map { Ground.middle($0.points) }
        let order = group.indices.sorted {
            (SphericalDistance.meters(middles[$0], middle), $0) < (
                SphericalDistance.meters(middles[$1], middle), $1
            )
        }
        let leader = order[0]
        var draft = PlaceDraft(
            kind: isStreet ? .street : .feature, latitude: middles[leader].latitude,
            longitude: middles[leader].longitude, osm: order.prefix(8).map { group[$0].osm })
        draft.box = box
        for index in order {
            for name in Self.names(group[index].tags, withRef: group[index].tags["name"] == nil)
            where name.key != "operator" && !draft.names.contains(where: { $0 == name }) {
                draft.names.append(name)
            }
        }
        if draft.names.count > 60 { draft.names.removeLast(draft.names.count - 60) }
        let main =
            isStreet ? "highway" : group[leader].tags["waterway"] != nil ? "waterway" : "railway"
        draft.attributes = [("kind", "\(main)=\(group[leader].tags[main] ?? "")")]
        draft.importance =
            group.reduce(0) { max($0, $1.importance) } + min(Double(group.count) / 400, 0.03)
        draft.lines = group.map(\.points).filter { $0.count > 1 }
        return draft
    }

    /// Groups pieces that come within `reach` meters of each other, in the order of their first pieces.
    static func groups(_ list: [LinePiece], reach: Double) -> [[Int]] {
        var parent = Array(list.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parent[index] != index {
                parent[index] = parent[parent[index]]
                index = parent[index]
            }
            return index
        }
        let cell = Int32((reach / SphericalDistance.metersPerUnit).rounded())
        struct Cell: Hashable { var x, y: Int32 }
        var cells: [Cell: [(PackedCoordinate, Int)]] = [:]
        for (index, piece) in list.enumerated() {
            for point in sampled(piece.points, every: reach / 2) {
                // A degree of longitude is shorter than one of latitude: more cells are looked at, and
                // distances decide.
                let wide = Int32(
                    min(max(1 / max(LocalPlane(point).scale, 0.05), 1), 8).rounded(.up))
                let home = Cell(x: point.longitude / cell, y: point.latitude / cell)
                for dx in -wide...wide {
                    for dy in Int32(-1)...1 {
                        for (other, owner) in cells[Cell(x: home.x + dx, y: home.y + dy)] ?? [] {
                            let a = root(owner)
                            let b = root(index)
                            if a != b, SphericalDistance.meters(point, other) <= reach {
                                parent[max(a, b)] = min(a, b)
                            }
                        }
                    }
                }
                let known = cells[home, default: []]
                if !known.contains(where: {
                    $0.1 == index && SphericalDistance.meters($0.0, point) < reach / 8
                }) {
                    cells[home, default: []].append((point, index))
                }
            }
        }
        var groups: [Int: [Int]] = [:]
        for index in list.indices { groups[root(index), default: []].append(index) }
        return groups.keys.sorted().compactMap { groups[$0] }
    }

    private static func sampled(_ points: [PackedCoordinate], every step: Double)
        -> [PackedCoordinate]
    {
        var result: [PackedCoordinate] = [points[0]]
        for (a, b) in zip(points, points.dropFirst()) {
            let parts = min(max((SphericalDistance.meters(a, b) / step).rounded(.up), 1), 500)
            for part in 1...Int(parts) {
                result.append(a.interpolated(to: b, Double(part) / parts))
            }
        }
        return result
    }

    /// Finds nodes that two streets share.
    func findCrossings(_ streets: StreetList) -> [CrossingDraft] {
        var first: [UInt32: Int] = [:]
        var found: [CrossingDraft] = []
        var known: Set<[Int]> = []
        for way in streets.draftOfWay.keys.sorted() {
            guard let street = streets.draftOfWay[way] else { continue }
            for node in data.ways.nodes[data.ways.nodeRange(way)] {
                guard let point = shapes.point(node) else { continue }
                guard let other = first[node] else {
                    first[node] = street
                    continue
                }
                if other == street { continue }
                let pair = [min(other, street), max(other, street)]
                if known.insert(pair + [Int(node)]).inserted {
                    found.append(
                        CrossingDraft(
                            first: pair[0], second: pair[1], latitude: point.latitude,
                            longitude: point.longitude))
                }
            }
        }
        return found
    }
}

/// Drafts of streets by folded name and by way.
struct StreetList {
    var byName: [String: [Int]] = [:]
    var draftOfWay: [Int: Int] = [:]
}
