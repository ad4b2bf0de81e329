import Geodesy
import OpenStreetMap
import ParallelWork
import Places

extension Findings {
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
        var points = shape.stretch
        if points.isEmpty, isArea { points = [shape.point] }
        guard !points.isEmpty else { return true }
        let importance =
            isStreet
            ? Importance.ofStreet(highway ?? "") : isWater ? Importance.ofFeature(tags) : 0.15
        pieces.append(
            LinePiece(
                key: key, way: way, osm: osm, points: points, tags: tags, importance: importance))
        // A pedestrian square may be a place to see as well.
        return tags["tourism"] == nil && tags["amenity"] == nil
    }
}

extension Gazetteer {
    /// A street, river or railway, made of pieces that lie near each other.
    private struct Line: Sendable {
        var draft: PlaceDraft
        /// Names by which addresses may call it; none if it is no street.
        var spokenNames: [String] = []
        /// The ways that it is made of; none if it is no street.
        var ways: [Int] = []
    }

    /// Makes one draft of the pieces of each street; returns the streets.
    mutating func mergeLines() -> StreetList {
        var pieces = found.pieces
        found.pieces = []
        let lists = threads.sorted(KeyGroup.find(pieces.count, threads) { pieces[$0].key })
        let lines = threads.mapRanges(lists.count) { range in
            lists[range].flatMap { list in Self.lines(list.members.map { pieces[$0] }) }
        }
        var streets = StreetList()
        // Many tags take their time to be thrown away.
        threads.update(&pieces) { $1.tags = [:] }
        drafts.reserveCapacity(drafts.count + lines.reduce(0) { $0 + $1.count })
        for line in lines.joined() {
            let index = drafts.count
            drafts.append(line.draft)
            for name in line.spokenNames {
                if line.draft.isGrowing {
                    streets.growing[name, default: []].append(index)
                } else {
                    streets.byName[name, default: []].append(index)
                }
            }
            for way in line.ways { streets.ways.append((way, index)) }
        }
        streets.ways.sort { $0.way < $1.way }
        return streets
    }

    /// The lines that pieces of one name are.
    private static func lines(_ list: [LinePiece]) -> [Line] {
        let isStreet = list[0].key.isStreet
        return groups(list, reach: isStreet ? 350 : 2_000).map { group in
            var line = Line(draft: draft(of: group.map { list[$0] }, isStreet: isStreet))
            if isStreet {
                line.spokenNames = spokenNames(line.draft.names)
                line.ways = group.compactMap { list[$0].way }
            }
            return line
        }
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

    private static func draft(of group: [LinePiece], isStreet: Bool) -> PlaceDraft {
        var bounds = PointBounds()
        for piece in group { for point in piece.points { bounds.add(point) } }
        let first = group[0].points[0]
        let box = bounds.box ?? PackedBox(first.latitude, first.longitude)
        let middle = box.middle
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
            for name in Findings.names(group[index].tags, withRef: group[index].tags["name"] == nil)
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
        if list.count == 1 { return [[0]] }
        var sets = DisjointSets(count: list.count)
        var grid = PointGrid(reach: reach)
        for (index, piece) in list.enumerated() {
            for point in sampled(piece.points, every: reach / 2) {
                var isKnown = false
                grid.forEachPoint(around: point) { other, owner, isHome in
                    if owner == index {
                        if isHome, !isKnown {
                            isKnown = SphericalDistance.meters(point, other) < reach / 8
                        }
                        return
                    }
                    let a = sets.root(of: owner)
                    let b = sets.root(of: index)
                    if a != b, SphericalDistance.meters(point, other) <= reach {
                        sets.join(a, b)
                    }
                }
                if !isKnown { grid.add(point, owner: index) }
            }
        }
        var groups: [Int: [Int]] = [:]
        for index in list.indices { groups[sets.root(of: index), default: []].append(index) }
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
        let ways = streets.ways
        // Nodes are dealt out, so that each is looked at by one thread, in the order of the ways.
        let shares = threads.count
        let dealt = threads.mapRanges(ways.count, least: 256) { range in
            var hands = [[(node: UInt32, street: Int)]](repeating: [], count: shares)
            for (way, street) in ways[range] {
                for node in data.ways.nodes[data.ways.nodeRange(way)] where node != Dataset.missing
                {
                    hands[Int(node) % shares].append((node, street))
                }
            }
            return hands
        }
        return threads.map(shares) { share in
            var first: [UInt32: Int] = [:]
            var found: [CrossingDraft] = []
            var known: Set<[Int]> = []
            for hands in dealt {
                for (node, street) in hands[share] {
                    guard let other = first[node] else {
                        first[node] = street
                        continue
                    }
                    if other == street { continue }
                    let pair = [min(other, street), max(other, street)]
                    guard let point = shapes.point(node),
                        known.insert(pair + [Int(node)]).inserted
                    else { continue }
                    found.append(
                        CrossingDraft(
                            first: pair[0], second: pair[1], latitude: point.latitude,
                            longitude: point.longitude))
                }
            }
            return found
        }.flatMap(\.self)
    }
}

/// Drafts of streets by folded name and by way.
struct StreetList {
    var byName: [String: [Int]] = [:]
    /// Those that cover what their addresses do: streets without lines, and in the end those made for addresses.
    var growing: [String: [Int]] = [:]
    /// The ways that streets are made of, ascending.
    var ways: [(way: Int, street: Int)] = []
}
