import OpenStreetMap
import TestSupport
import Testing

@Suite struct DatasetTests {
    /// Blocks that hold one element each, so that they can be shuffled.
    struct Elements {
        var blocks: [ElementBlock] = []

        mutating func node(
            _ id: Int64, _ latitude: Int32, _ longitude: Int32, _ tags: [String] = []
        ) {
            var block = ElementBlock()
            block.nodes.ids = [id]
            block.nodes.latitudes = [latitude]
            block.nodes.longitudes = [longitude]
            block.nodes.tags = tags.map { block.strings.add($0) }
            block.nodes.tagStarts = [0, UInt32(tags.count)]
            blocks.append(block)
        }

        mutating func way(_ id: Int64, _ nodes: [Int64], _ tags: [String] = []) {
            var block = ElementBlock()
            block.ways.ids = [id]
            block.ways.nodeIDs = nodes
            block.ways.nodeStarts = [0, UInt32(nodes.count)]
            block.ways.tags = tags.map { block.strings.add($0) }
            block.ways.tagStarts = [0, UInt32(tags.count)]
            blocks.append(block)
        }

        mutating func relation(
            _ id: Int64, _ members: [(ElementKind, Int64, String)], _ tags: [String] = []
        ) {
            var block = ElementBlock()
            block.relations.ids = [id]
            block.relations.memberIDs = members.map(\.1)
            block.relations.memberKinds = members.map(\.0)
            block.relations.memberRoles = members.map { block.strings.add($0.2) }
            block.relations.memberStarts = [0, UInt32(members.count)]
            block.relations.tags = tags.map { block.strings.add($0) }
            block.relations.tagStarts = [0, UInt32(tags.count)]
            blocks.append(block)
        }

        func dataset() -> Dataset {
            var builder = DatasetBuilder()
            do { for block in blocks { try builder.append(block) } } catch { Issue.record(error) }
            return builder.finish()
        }
    }

    /// Everything a dataset says, in words that do not depend on the numbering of its strings.
    static func description(_ data: Dataset) -> [String] {
        func text(_ tags: Tags) -> String {
            var parts: [String] = []
            tags.forEach { parts.append("\(data.strings[$0])=\(data.strings[$1])") }
            return parts.joined(separator: ",")
        }
        var lines: [String] = []
        for index in data.nodes.ids.indices {
            lines.append(
                "n\(data.nodes.ids[index]) \(data.nodes.latitudes[index]) \(data.nodes.longitudes[index])"
            )
        }
        for (index, node) in data.nodes.tagged.enumerated() {
            lines.append("n@\(node) \(text(data.nodes.tags[index]))")
        }
        for index in data.ways.ids.indices {
            let nodes = data.ways.nodes[data.ways.nodeRange(index)]
            lines.append("w\(data.ways.ids[index]) \(nodes) \(data.ways.isClosed[index])")
            lines.append(text(data.ways.tags[index]))
        }
        for index in data.relations.ids.indices {
            let members = data.relations.members[data.relations.memberRange(index)].map {
                "\($0.kind) \($0.index) \(data.strings[$0.role])"
            }
            lines.append("r\(data.relations.ids[index]) \(members)")
            lines.append(text(data.relations.tags[index]))
        }
        return lines
    }

    static func town() -> Elements {
        var town = Elements()
        for id in 1...40 {
            town.node(
                Int64(id * 7 % 41), Int32(id), Int32(-id),
                id % 3 == 0 ? ["name", "N\(id)"] : [])
        }
        for id in 1...10 {
            town.way(Int64(id * 3 % 11), [1, 2, Int64(id + 3), 99, 1], ["highway", "road \(id)"])
        }
        for id in 1...5 {
            town.relation(
                Int64(id * 2 % 5 + 1),
                [(.way, Int64(id), "outer"), (.node, 5, "label"), (.relation, 77, "")],
                ["type", "multipolygon"])
        }
        return town
    }

    @Test(arguments: [UInt64](1...25))
    func theOrderOfElementsDoesNotMatter(seed: UInt64) {
        var town = Self.town()
        let expected = Self.description(town.dataset())
        var random = SplitMix(seed: seed)
        town.blocks.shuffle(using: &random)
        let isSame = Self.description(town.dataset()) == expected
        #expect(isSame, "seed \(seed)")
    }

    @Test func referencesOutsideAreCountedByKind() {
        let summary = Self.town().dataset().summary
        #expect(summary.nodes == 40)
        #expect(summary.missingNodes == 10)
        #expect(summary.missingRelationMembers == 5)
        #expect(summary.missingNodeMembers == 0)
        #expect(summary.missingWayMembers == 0)
    }

    @Test func anExtractWithoutNodesIsReadToo() {
        var bare = Elements()
        bare.way(3, [1, 2])
        bare.relation(4, [(.node, 1, "label"), (.way, 3, "outer")], ["type", "multipolygon"])
        let data = bare.dataset()
        #expect(data.ways.nodes == [Dataset.missing, Dataset.missing])
        #expect(data.relations.members.map(\.index) == [Dataset.missing, 0])
        #expect(data.summary.missingNodes == 2)
    }

    @Test func theLastOfEqualElementsCounts() {
        var twice = Elements()
        twice.node(1, 10, 10, ["name", "old"])
        twice.node(2, 5, 5)
        twice.node(1, 20, 20, ["name", "new"])
        let data = twice.dataset()
        #expect(data.summary.duplicates == 1)
        #expect(Self.description(data) == ["n1 20 20", "n2 5 5", "n@0 name=new"])
    }

    @Test func aNodeNowhereIsMissing() {
        var town = Elements()
        town.node(1, .max, 5)
        town.node(2, 5, 5)
        town.way(1, [1, 2])
        let data = town.dataset()
        #expect(data.summary.nodesOutOfRange == 1)
        #expect(data.ways.nodes == [Dataset.missing, 1])
    }

    @Test func everyIDIsFoundAndNoOther() {
        var random = SplitMix(seed: 5)
        var ids: Set<Int64> = [Int64.min, -5, 0, 1, Int64.max]
        while ids.count < 500 { ids.insert(Int64.random(in: -2000...4000, using: &random)) }
        var elements = Elements()
        for id in ids { elements.node(id, 0, 0) }
        let data = elements.dataset()
        for (index, id) in ids.sorted().enumerated() {
            #expect(data.index(of: .node, id: id) == UInt32(index))
        }
        for id in Int64(-2100)...4100 where !ids.contains(id) {
            #expect(data.index(of: .node, id: id) == Dataset.missing)
        }
    }
}

extension ElementBlock.Strings {
    /// Appends a string and returns its index.
    fileprivate mutating func add(_ string: String) -> UInt32 {
        utf8.append(contentsOf: string.utf8)
        starts.append(UInt32(utf8.count))
        return UInt32(count - 1)
    }

    /// A dataset's numbers are 32 bits wide; here they end much sooner.
    @Test(arguments: [
        (2, DatasetOverflow.Part.nodes), (3, .nodesOfWays), (5, .text),
    ])
    func whatDoesNotFitIsAnErrorAtOnce(limit: Int, part: DatasetOverflow.Part) throws {
        var block = ElementBlock()
        let count = part == .nodes ? 3 : 0
        for id in 0..<Int64(count) {
            block.nodes.ids.append(id)
            block.nodes.latitudes.append(0)
            block.nodes.longitudes.append(0)
            block.nodes.tagStarts.append(0)
        }
        if part == .nodesOfWays {
            block.ways.ids = [1]
            block.ways.nodeIDs = [1, 2, 3, 4]
            block.ways.nodeStarts = [0, 4]
            block.ways.tagStarts = [0, 0]
        }
        if part == .text {
            block.strings.utf8 = Array("too long".utf8)
            block.strings.starts = [0, 8]
        }
        var builder = DatasetBuilder(limit: limit)
        #expect(throws: DatasetOverflow(part: part, limit: limit)) { try builder.append(block) }
        #expect(builder.finish().nodes.ids.isEmpty)
        let error = DatasetOverflow(part: part, limit: limit)
        #expect("\(error)".hasPrefix("the extract has more than \(limit) "))
    }
}
