import Bytes
import Foundation
import Gazetteer
import OpenStreetMap
import Places
import TestSupport

/// An extract drawn in code, and the index that the gazetteer makes of it; a thousandth of a degree is 111 m.
struct DrawnExtract {
    private var lines: [String] = []

    /// Draws a node.
    mutating func node(
        _ id: Int, _ latitude: Double, _ longitude: Double, _ tags: [String: String]
    ) {
        lines.append(
            "<node id=\"\(id)\" lat=\"\(latitude)\" lon=\"\(longitude)\">\(Self.xml(tags))</node>")
    }

    /// Draws a way of nodes that are drawn.
    mutating func way(_ id: Int, ids: [Int], _ tags: [String: String]) {
        let nodes = ids.map { "<nd ref=\"\($0)\"/>" }.joined()
        lines.append("<way id=\"\(id)\">\(nodes)\(Self.xml(tags))</way>")
    }

    /// Draws a way with nodes of its own.
    mutating func way(
        _ id: Int, _ points: [(Double, Double)], _ tags: [String: String], isClosed: Bool = false
    ) {
        for (index, point) in points.enumerated() {
            node(1_000 * id + index, point.0, point.1, [:])
        }
        let ids = points.indices.map { 1_000 * id + $0 }
        way(id, ids: isClosed ? ids + [ids[0]] : ids, tags)
    }

    private static func xml(_ tags: [String: String]) -> String {
        tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
    }

    /// The index's bytes.
    ///
    /// - Parameter seed: Shuffles the elements of the file, nil for their usual order.
    func bytes(seed: UInt64? = nil) async throws -> [UInt8] {
        var lines = lines.filter { $0.hasPrefix("<node") } + lines.filter { $0.hasPrefix("<way") }
        if let seed {
            var random = SplitMix(seed: seed)
            lines.shuffle(using: &random)
        }
        let folder = FileManager.default.temporaryDirectory
        let name = "drawn-\(UUID().uuidString)"
        let extract = folder.appendingPathComponent("\(name).osm")
        let index = folder.appendingPathComponent("\(name).index")
        defer {
            try? FileManager.default.removeItem(at: extract)
            try? FileManager.default.removeItem(at: index)
        }
        let text = "<osm version=\"0.6\">\n" + lines.joined(separator: "\n") + "\n</osm>\n"
        try Data(text.utf8).write(to: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await ExtractReader(path: extract.path).read(
            jobs: 1, progress: { _, _ in }, { try builder.append($0) })
        var gazetteer = Gazetteer(builder.finish())
        _ = try gazetteer.write(to: index.path)
        return Array(try Data(contentsOf: index))
    }

    /// The opened index.
    var places: Places { get async throws { try SampleCity.open(try await bytes()) } }
}
