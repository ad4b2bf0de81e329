import OpenStreetMap

/// The search for an area in an extract by its name or its relation.
struct NamedArea {
    /// The name, or a relation such as "r123".
    let name: String
    let jobs: Int

    /// A relation that has the name.
    private struct Found {
        var id: Int64
        /// What distinguishes it: its level or kind.
        var kind: String
        var ways: [Int64]
    }

    /// The region inside the area's border.
    ///
    /// - Throws: `RegionError`, `OpenStreetMapError`, `CancellationError`.
    func region(of extract: ExtractReader) async throws -> ExtractRegion {
        var found: [Found] = []
        try await extract.read(kinds: .relations, jobs: jobs) { found += areas(in: $0) }
        // The same relation may stand in an extract more than once; the last counts.
        found = Array(
            Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { $1 }).values
        ).sorted { $0.id < $1.id }
        guard let area = found.first else { throw RegionError(.unknownArea, region: name) }
        guard found.count == 1 else {
            throw RegionError(
                .severalAreas(found.map { "r\($0.id) (\($0.kind))" }), region: name)
        }
        let (lines, missing) = try await lines(area.ways, of: extract)
        let result = RingAssembler.assemble(lines.numbers)
        guard missing == 0, result.chains.isEmpty,
            let region = ExtractRegion(
                rings: result.rings.map { ring in ring.map { lines.places[Int($0)] } })
        else { throw RegionError(.openArea("r\(area.id)"), region: name) }
        return region
    }

    private func areas(in block: ElementBlock) -> [Found] {
        let relations = block.relations
        return relations.ids.indices.compactMap { index -> Found? in
            var tags: [String: String] = [:]
            let range = Int(relations.tagStarts[index])..<Int(relations.tagStarts[index + 1])
            for place in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                tags[block.strings[Int(relations.tags[place])]] =
                    block.strings[Int(relations.tags[place + 1])]
            }
            guard ["boundary", "multipolygon"].contains(tags["type"]) else { return nil }
            let id = relations.ids[index]
            if name != "r\(id)" {
                let isNamed = tags.contains { key, value in
                    (key == "name" || key.hasPrefix("name:") || key == "ISO3166-1"
                        || key == "ISO3166-2" || key == "official_name")
                        && value.lowercased() == name.lowercased()
                }
                guard isNamed else { return nil }
            }
            let members =
                Int(relations.memberStarts[index])..<Int(relations.memberStarts[index + 1])
            return Found(
                id: id,
                kind: tags["admin_level"].map { "admin_level \($0)" } ?? tags["boundary"]
                    ?? tags["landuse"] ?? tags["natural"] ?? tags["type"] ?? "",
                ways: members.filter {
                    relations.memberKinds[$0] == .way
                        && !["label", "subarea"].contains(
                            block.strings[Int(relations.memberRoles[$0])])
                }.map { relations.memberIDs[$0] })
        }
    }

    /// The lines of ways as numbers of places, and how many ways or nodes are missing.
    private func lines(
        _ ways: [Int64], of extract: ExtractReader
    ) async throws -> ((numbers: [[UInt32]], places: [ExtractRegion.Point]), missing: Int) {
        var nodesOfWay: [Int64: [Int64]] = [:]
        let wanted = Set(ways)
        try await extract.read(kinds: .ways, jobs: jobs) { block in
            for (index, id) in block.ways.ids.enumerated() where wanted.contains(id) {
                let range =
                    Int(block.ways.nodeStarts[index])..<Int(block.ways.nodeStarts[index + 1])
                nodesOfWay[id] = Array(block.ways.nodeIDs[range])
            }
        }
        var numbers: [Int64: UInt32] = [:]
        for nodes in ways.compactMap({ nodesOfWay[$0] }) {
            for id in nodes where numbers[id] == nil {
                numbers[id] = UInt32(truncatingIfNeeded: numbers.count)
            }
        }
        var places = [ExtractRegion.Point?](repeating: nil, count: numbers.count)
        try await extract.read(kinds: .nodes, jobs: jobs) { block in
            for (index, id) in block.nodes.ids.enumerated() {
                guard let number = numbers[id] else { continue }
                places[Int(number)] = .init(
                    latitude: block.nodes.latitudes[index],
                    longitude: block.nodes.longitudes[index])
            }
        }
        let known = places.compactMap { $0 }
        let missing = wanted.count - nodesOfWay.count + places.count - known.count
        let lines = ways.compactMap { nodesOfWay[$0]?.compactMap { numbers[$0] } }
        return ((lines, known), missing)
    }
}
