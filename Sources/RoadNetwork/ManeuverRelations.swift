import OpenStreetMap
import Roads

/// Relations of type `manoeuvre` (or `maneuver`): what mappers want said on a certain way.
struct ManeuverRelations {
    private(set) var overrides: [ManeuverOverride] = []

    /// Reads those whose ways are all part of the network.
    init(_ data: Dataset, _ network: SegmentNetwork) {
        var roads: [UInt32: UInt32] = [:]
        for relation in data.relations.ids.indices {
            guard let tags = Self.tags(data, relation) else { continue }
            if roads.isEmpty {
                for (index, road) in network.roads.enumerated() {
                    roads[road.way] = UInt32(index)
                }
            }
            guard let override = Self.override(data, network, relation, tags, roads) else {
                continue
            }
            overrides.append(override)
        }
        overrides.sort { $0.junction < $1.junction }
    }

    private static func tags(_ data: Dataset, _ relation: Int) -> [String: String]? {
        let strings = data.strings
        var isManeuver = false
        data.relations.tags[relation].forEach { key, value in
            if strings[key] == "type" {
                isManeuver = strings[value] == "maneuver" || strings[value] == "manoeuvre"
            }
        }
        guard isManeuver else { return nil }
        var tags: [String: String] = [:]
        data.relations.tags[relation].forEach { tags[strings[$0]] = strings[$1] }
        return tags
    }

    private static func override(
        _ data: Dataset, _ network: SegmentNetwork, _ relation: Int, _ tags: [String: String],
        _ roads: [UInt32: UInt32]
    ) -> ManeuverOverride? {
        var from: UInt32?
        var to: UInt32?
        var via: [UInt32] = []
        var node: UInt32?
        for position in data.relations.memberRange(relation) {
            let member = data.relations.members[position]
            guard member.index != Dataset.missing else { return nil }
            switch (data.strings[member.role], member.kind) {
            case ("from", .way): from = roads[member.index]
            case ("to", .way): to = roads[member.index]
            case ("via", .way):
                guard let road = roads[member.index] else { return nil }
                via.append(road)
            case ("via", .node):
                // Where two places are named it is unknown which is meant.
                guard node == nil else { return nil }
                node = member.index
            default: break
            }
        }
        guard let from, let to, let node, let junction = network.junction(of: node) else {
            return nil
        }
        let wanted = tags["manoeuvre"] ?? tags["maneuver"]
        // A U-turn is a direction, which is what some call the whole maneuver.
        let isUTurn = wanted == "uturn" || wanted == "u_turn"
        let kind = isUTurn ? .turn : wanted.flatMap { ManeuverOverride.Kind(tag: $0) }
        let direction = tags["direction"]?.split(separator: "_").joined(separator: " ")
        let modifier =
            isUTurn ? .uturn : TurnModifier.allCases.first { $0.name == direction }
        guard kind != nil || modifier != nil else { return nil }
        return ManeuverOverride(
            junction: junction, ways: [from] + via + [to], kind: kind, modifier: modifier)
    }
}
