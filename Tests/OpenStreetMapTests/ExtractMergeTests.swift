import Deflate
import Foundation
import OpenStreetMap
import TestSupport
import Testing

/// Several extracts and changes, read as one.
@Suite struct ExtractMergeTests {
    /// What a merge delivers, in its order, and what it came to.
    static func merge(
        _ texts: [String], changes: [String] = [], jobs: Int = 1
    ) async throws -> (elements: [String], summary: ExtractMerge.Summary) {
        let files = try texts.map { try TemporaryFile(Array("<osm>\($0)</osm>".utf8)) }
        let edits = try changes.map {
            try TemporaryFile(Array("<osmChange>\($0)</osmChange>".utf8))
        }
        return try await merge(
            files.map { try ExtractReader(path: $0.path) },
            changes: edits.map { try ChangeSet(path: $0.path) }, jobs: jobs)
    }

    static func merge(
        _ readers: [ExtractReader], changes: [ChangeSet] = [], jobs: Int = 1
    ) async throws -> (elements: [String], summary: ExtractMerge.Summary) {
        var elements: [String] = []
        let summary = try await ExtractMerge(readers, changes: changes).read(
            jobs: jobs, restart: { elements = [] }
        ) { elements += $0.described }
        return (elements, summary)
    }

    private static func node(_ id: Int, _ version: Int, lat: Int, _ more: String = "") -> String {
        "<node id='\(id)' version='\(version)' lat='\(lat)' lon='2' \(more)/>"
    }

    private static func way(_ id: Int, _ version: Int, _ nodes: [Int]) -> String {
        let refs = nodes.map { "<nd ref='\($0)'/>" }.joined()
        return "<way id='\(id)' version='\(version)'>\(refs)<tag k='highway' v='w\(id)'/></way>"
    }

    @Test func theNewestVersionCountsInAnyOrder() async throws {
        let first = Self.node(1, 2, lat: 10) + Self.node(2, 1, lat: 20) + Self.way(5, 1, [1, 2])
        let second = Self.node(1, 3, lat: 11) + Self.node(3, 1, lat: 30) + Self.way(5, 2, [1, 3])
        let expected = [
            "n1 v3 @0 110000000 20000000", "n2 v1 @0 200000000 20000000",
            "n3 v1 @0 300000000 20000000", "w5 v2 @0 [1, 3] highway=w5",
        ]
        for texts in [[first, second], [second, first], [second, first, second]] {
            let merged = try await Self.merge(texts)
            #expect(merged.elements == expected)
            #expect(merged.summary.delivered == 4)
            #expect(merged.summary.superseded == (texts.count == 2 ? 2 : 5))
        }
    }

    @Test func timeDecidesWhereVersionsDoNot() async throws {
        let old = Self.node(1, 2, lat: 10, "timestamp='2020-01-01T00:00:00Z'")
        let new = Self.node(1, 2, lat: 11, "timestamp='2020-01-01T00:00:01Z'")
        for texts in [[old, new], [new, old]] {
            #expect(
                try await Self.merge(texts).elements == ["n1 v2 @1577836801 110000000 20000000"])
        }
    }

    @Test func equallyNewVersionsAreOneInAnyOrder() async throws {
        let short = Self.way(5, 1, [1, 2])
        let long = Self.way(5, 1, [1, 2, 3])
        for texts in [[short, long, long], [long, short, long], [long, long, short]] {
            #expect(try await Self.merge(texts).elements == ["w5 v1 @0 [1, 2, 3] highway=w5"])
        }
        let tagged = "<node id='1' lat='1' lon='2'><tag k='a' v='b'/></node>"
        let bare = "<node id='1' lat='1' lon='2'/>"
        for texts in [[tagged, bare], [bare, tagged]] {
            #expect(try await Self.merge(texts).elements == ["n1 v0 @0 10000000 20000000 a=b"])
        }
    }

    @Test func unsortedExtractsWorkToo() async throws {
        let unsorted = Self.way(5, 2, [1, 3]) + Self.node(3, 1, lat: 30) + Self.node(1, 1, lat: 10)
        let sorted = Self.node(1, 2, lat: 11) + Self.node(2, 1, lat: 20) + Self.way(5, 1, [1])
        let expected = [
            "n1 v2 @0 110000000 20000000", "n2 v1 @0 200000000 20000000",
            "n3 v1 @0 300000000 20000000", "w5 v2 @0 [1, 3] highway=w5",
        ]
        for texts in [[unsorted, sorted], [sorted, unsorted]] {
            let merged = try await Self.merge(texts)
            #expect(merged.elements == expected)
            #expect(merged.summary.nodeBoxes.count == 2)
            #expect(merged.summary.nodeBoxes.allSatisfy { $0?.west == 2 })
            #expect(merged.summary.read.nodes == 4)
        }
    }

    @Test func changesAreAppliedInTheirOrder() async throws {
        let base =
            Self.node(1, 1, lat: 10) + Self.node(2, 4, lat: 20) + Self.node(3, 1, lat: 30)
            + Self.way(5, 1, [1, 2, 3])
        let first =
            "<create>\(Self.node(9, 1, lat: 40))</create><modify>\(Self.node(1, 2, lat: 11))"
            + "\(Self.way(5, 2, [1, 2]))</modify><delete><node id='3' version='2'/></delete>"
        let second =
            "<modify>\(Self.node(1, 3, lat: 12))\(Self.node(2, 3, lat: 77))</modify>"
            + "<delete><node id='9' version='2' lat='40' lon='2'/></delete>"
            + "<modify>\(Self.node(3, 3, lat: 31))</modify>"
        let expected = [
            // The change of node 2 is older than what the extract has.
            "n1 v3 @0 120000000 20000000", "n2 v4 @0 200000000 20000000",
            "n3 v3 @0 310000000 20000000", "w5 v2 @0 [1, 2] highway=w5",
        ]
        let merged = try await Self.merge([base], changes: [first, second])
        #expect(merged.elements == expected)
        #expect(merged.summary.deleted == 1)
        // Once more, or all at once, changes nothing.
        #expect(
            try await Self.merge([base], changes: [first, second, first, second]).elements
                == expected)
        #expect(try await Self.merge([base], changes: [first + second]).elements == expected)
        #expect(
            try await Self.merge([base], changes: [first]).elements == [
                "n1 v2 @0 110000000 20000000", "n2 v4 @0 200000000 20000000",
                "n9 v1 @0 400000000 20000000", "w5 v2 @0 [1, 2] highway=w5",
            ])
    }

    @Test(arguments: SlowTier.isOn ? Extracts.all : [Extracts.sample])
    func aMergeOfOneExtractIsTheExtract(path: String) async throws {
        let reader = try ExtractReader(path: path)
        let merged = try await Self.merge([reader], jobs: 3)
        // The same file twice is the file once.
        let twice = try await Self.merge([reader, reader], jobs: 2)
        #expect(merged.elements == twice.elements)
        #expect(twice.summary.superseded == merged.summary.delivered)
        var builder = DatasetBuilder()
        try await reader.read(jobs: 2) { try builder.append($0) }
        let data = builder.finish().summary
        #expect(merged.summary.delivered == data.nodes + data.ways + data.relations)
        #expect(merged.summary.read.newestEdit == twice.summary.read.newestEdit)
    }

    @Test func whatIsWrittenIsReadAgain() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "mapwright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let town = try TemporaryFile(XMLBuilder.file(MapElement.town))
        for (index, path) in [Extracts.sample, town.path].enumerated() {
            let reader = try ExtractReader(path: path)
            var header = reader.header
            header.replicationSequence = 4711
            header.replicationURL = "changes"
            header.replicationTimestamp = 1_700_000_000
            let copies = ["a", "b"].map { folder.appending(path: "\($0)\(index).osm.pbf").path }
            for copy in copies {
                var writer = try ExtractWriter(path: copy, header: header)
                try await ExtractMerge([reader]).read(
                    jobs: 2, restart: { writer = try ExtractWriter(path: copy, header: header) }
                ) { try writer.append($0) }
                try writer.finish()
            }
            #expect(FileManager.default.contentsEqual(atPath: copies[0], andPath: copies[1]))
            let copy = try ExtractReader(path: copies[0])
            #expect(copy.header.replicationSequence == 4711)
            #expect(copy.header.replicationURL == "changes")
            #expect(copy.header.replicationTimestamp == 1_700_000_000)
            #expect(copy.header.bounds == reader.header.bounds)
            let (before, after) = (try await Self.merge([reader]), try await Self.merge([copy]))
            #expect(before.elements == after.elements)
            #expect(after.elements.contains { !$0.contains(" v0 ") })
        }
    }
}

extension ElementBlock {
    /// The block's elements with their stamps, a line each.
    var described: [String] {
        func text(_ stamp: ElementStamp) -> String {
            "v\(stamp.version) @\(stamp.seconds)\(stamp.isDeleted ? " deleted" : "")"
        }
        let stamps = nodes.stamps + ways.stamps + relations.stamps
        return zip(elements, stamps).map { element, stamp in
            var line = "\("\(element.kind)".prefix(1))\(element.id) \(text(stamp))"
            switch element.kind {
            case .node: line += " \(element.latitude) \(element.longitude)"
            case .way: line += " \(element.refs)"
            case .relation:
                line += element.members.map { " \($0.kind) \($0.id) \($0.role)" }.joined()
            }
            return line + element.tags.map { " \($0.key)=\($0.value)" }.joined()
        }
    }
}
