import OpenStreetMap
import Roads

/// A square or another area that walkers cross anywhere, not along its edge only.
struct Square {
    /// The way that gives it its id: the area itself, or the first of the ways that bound it.
    let way: UInt32
    /// What it is as a road.
    let road: WayRules.Road
    /// Its rings, the holes too; the first node is not repeated.
    let rings: [[UInt32]]
    /// Whether its edge is a way that is walked already.
    let hasEdge: Bool

    /// The squares among a mode's ways and the extract's multipolygons.
    static func all(
        _ data: Dataset, _ rules: WayRules, roads: [(way: UInt32, road: WayRules.Road)]
    ) -> [Square] {
        guard rules.isPedestrian else { return [] }
        var squares: [Square] = []
        for (way, road) in roads where road.isArea && data.ways.isClosed[Int(way)] {
            let nodes = data.ways.nodes[data.ways.nodeRange(Int(way))]
            guard nodes.count >= 4, !nodes.contains(Dataset.missing) else { continue }
            squares.append(
                Square(
                    way: way, road: across(road), rings: [Array(nodes.dropLast())], hasEdge: true))
        }
        let strings = data.strings
        guard let type = strings.id("type"), let multipolygon = strings.id("multipolygon") else {
            return squares
        }
        let keys = WayRules.telling.compactMap { strings.id($0) }
        for relation in data.relations.ids.indices {
            let tags = data.relations.tags[relation]
            guard tags[type] == multipolygon, keys.contains(where: { tags[$0] != nil }) else {
                continue
            }
            var texts = ["area": "yes"]
            tags.forEach { texts[strings[$0]] = strings[$1] }
            guard let road = rules.road(texts), road.isArea else { continue }
            let rings = RingAssembler.assemble(data.lines(ofRelation: relation)).rings
            let first = data.relations.memberRange(relation).lazy
                .map { data.relations.members[$0] }
                .first { $0.kind == .way && $0.index != Dataset.missing }
            guard !rings.isEmpty, let first else { continue }
            squares.append(
                Square(way: first.index, road: across(road), rings: rings, hasEdge: false))
        }
        return squares
    }

    private static func across(_ road: WayRules.Road) -> WayRules.Road {
        var road = road
        road.flags.insert(.acrossArea)
        return road
    }
}
