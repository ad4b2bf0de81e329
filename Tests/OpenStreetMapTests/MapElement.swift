import Foundation
import OpenStreetMap

/// An element with its strings in place, as tests write and compare it.
struct MapElement: Equatable, Sendable {
    struct Member: Equatable, Sendable {
        var kind: ElementKind
        var id: Int64
        var role: String
    }

    struct Tag: Equatable, Sendable {
        var key: String
        var value: String

        init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    var kind: ElementKind
    var id: Int64
    /// In 1e-7 degrees.
    var latitude: Int32 = 0
    var longitude: Int32 = 0
    var tags: [Tag] = []
    var refs: [Int64] = []
    var members: [Member] = []
    var isDeleted = false

    static func node(_ id: Int64, _ latitude: Int32, _ longitude: Int32, _ tags: [Tag] = []) -> Self
    {
        Self(kind: .node, id: id, latitude: latitude, longitude: longitude, tags: tags)
    }

    static func way(_ id: Int64, _ refs: [Int64], _ tags: [Tag] = []) -> Self {
        Self(kind: .way, id: id, tags: tags, refs: refs)
    }

    static func relation(_ id: Int64, _ members: [Member], _ tags: [Tag] = []) -> Self {
        Self(kind: .relation, id: id, tags: tags, members: members)
    }

    /// A small town with something of everything: negative and large ids, awkward strings, empty values.
    static let town: [MapElement] = [
        .node(-3, -900_000_000, 1_800_000_000),
        .node(1, 601_641_551, 249_351_763, [Tag("name", "Senaatintori"), Tag("note", "")]),
        .node(2, 0, 0),
        .node(7, -1, 1, [Tag("name", "A & B <\"c\"> 'd'\n\t\u{1F5FA} ä")]),
        .node(1 << 40, 900_000_000, -1_800_000_000),
        .way(5, [1, 2, 7, 1], [Tag("highway", "residential"), Tag("name", "Senaatintori")]),
        .way(6, []),
        .way(9_000_000_000, [1 << 40, -3]),
        .relation(
            4, [.init(kind: .way, id: 5, role: "outer"), .init(kind: .node, id: -3, role: "")],
            [Tag("type", "multipolygon")]),
        .relation(5, [.init(kind: .relation, id: 4, role: "ä")]),
        .relation(6, []),
    ]
}

extension ElementBlock {
    /// The block's elements one by one: nodes, ways, relations.
    var elements: [MapElement] {
        func pairs(_ tags: [UInt32], _ starts: [UInt32], _ index: Int) -> [MapElement.Tag] {
            stride(from: Int(starts[index]), to: Int(starts[index + 1]), by: 2).map {
                MapElement.Tag(strings[Int(tags[$0])], strings[Int(tags[$0 + 1])])
            }
        }
        var result: [MapElement] = []
        for (index, id) in nodes.ids.enumerated() {
            result.append(
                .node(
                    id, nodes.latitudes[index], nodes.longitudes[index],
                    pairs(nodes.tags, nodes.tagStarts, index)))
        }
        for (index, id) in ways.ids.enumerated() {
            let refs = ways.nodeIDs[Int(ways.nodeStarts[index])..<Int(ways.nodeStarts[index + 1])]
            result.append(.way(id, Array(refs), pairs(ways.tags, ways.tagStarts, index)))
        }
        for (index, id) in relations.ids.enumerated() {
            let range = Int(relations.memberStarts[index])..<Int(relations.memberStarts[index + 1])
            let members = range.map {
                MapElement.Member(
                    kind: relations.memberKinds[$0], id: relations.memberIDs[$0],
                    role: strings[Int(relations.memberRoles[$0])])
            }
            result.append(.relation(id, members, pairs(relations.tags, relations.tagStarts, index)))
        }
        return result
    }
}

/// A file that exists while the test needs it.
final class TemporaryFile: Sendable {
    let path: String

    init(_ bytes: [UInt8]) throws {
        let name = "mapwright-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appending(path: name).path
        try Data(bytes).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Reads a file given as bytes: its elements in order and what was met.
func read(
    _ bytes: [UInt8], kinds: ElementKinds = .all, jobs: Int = 1
) async throws -> (elements: [MapElement], summary: ReadSummary, header: ExtractHeader) {
    let file = try TemporaryFile(bytes)
    let reader = try ExtractReader(path: file.path)
    var elements: [MapElement] = []
    let summary = try await reader.read(kinds: kinds, jobs: jobs) { elements += $0.elements }
    return (elements, summary, reader.header)
}

/// The error that reading a file given as bytes ends with.
func failure(_ bytes: [UInt8], jobs: Int = 1) async throws -> OpenStreetMapError? {
    do {
        _ = try await read(bytes, jobs: jobs)
        return nil
    } catch let error as OpenStreetMapError {
        return error
    }
}
