import Geodesy
import OpenStreetMap

/// The low emission zones of an extract: areas with `boundary=low_emission_zone`.
struct LowEmissionZones {
    private struct Zone {
        var rings: [[UInt32]]
        var south = Int32.max
        var west = Int32.max
        var north = Int32.min
        var east = Int32.min
    }

    private let nodes: Dataset.Nodes
    private var zones: [Zone] = []

    init(_ data: Dataset) {
        nodes = data.nodes
        let strings = data.strings
        guard let key = strings.id("boundary"), let value = strings.id("low_emission_zone") else {
            return
        }
        for way in data.ways.ids.indices
        where data.ways.isClosed[way] && data.ways.tags[way][key] == value {
            add([Array(data.ways.nodes[data.ways.nodeRange(way)])])
        }
        for relation in data.relations.ids.indices
        where data.relations.tags[relation][key] == value {
            add(data.lines(ofRelation: relation))
        }
    }

    private mutating func add(_ lines: [[UInt32]]) {
        var zone = Zone(rings: RingAssembler.assemble(lines).rings)
        for node in zone.rings.joined() {
            zone.south = min(zone.south, nodes.latitudes[Int(node)])
            zone.north = max(zone.north, nodes.latitudes[Int(node)])
            zone.west = min(zone.west, nodes.longitudes[Int(node)])
            zone.east = max(zone.east, nodes.longitudes[Int(node)])
        }
        if !zone.rings.isEmpty { zones.append(zone) }
    }

    /// Whether any of a way's nodes lies inside a zone.
    func touches(_ line: ArraySlice<UInt32>) -> Bool {
        !zones.isEmpty && line.contains { $0 != Dataset.missing && contains($0) }
    }

    private func contains(_ node: UInt32) -> Bool {
        let latitude = nodes.latitudes[Int(node)]
        let longitude = nodes.longitudes[Int(node)]
        return zones.contains { zone in
            guard zone.south...zone.north ~= latitude, zone.west...zone.east ~= longitude else {
                return false
            }
            var rule = EvenOddRule(x: Double(longitude), y: Double(latitude))
            for ring in zone.rings {
                rule.pass(ring: ring) {
                    (Double(nodes.longitudes[Int($0)]), Double(nodes.latitudes[Int($0)]))
                }
            }
            return rule.isInside
        }
    }
}

extension Dataset {
    /// The nodes of a relation's member ways that have no role, or bound an area from out- or inside.
    ///
    /// Ways that lack nodes are left out.
    func lines(ofRelation relation: Int) -> [[UInt32]] {
        relations.memberRange(relation).compactMap { position in
            let member = relations.members[position]
            guard member.kind == .way, member.index != Dataset.missing,
                ["", "outer", "inner"].contains(strings[member.role])
            else { return nil }
            let line = ways.nodes[ways.nodeRange(Int(member.index))]
            return line.contains(Dataset.missing) ? nil : Array(line)
        }
    }
}
