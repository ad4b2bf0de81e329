import Foundation

/// A small extract drawn in code: places are in meters or so around 60° N, 25° E.
struct DrawnExtract {
    private(set) var nodes: [String] = []
    private(set) var ways: [String] = []
    private(set) var relations: [String] = []

    /// Adds a node; x to the east and y to the north, in units of 1e-5 degrees.
    mutating func node(_ id: Int, _ x: Int, _ y: Int, _ tags: [String: String] = [:]) {
        let latitude = 60 + Double(y) * 1e-5
        let longitude = 25 + Double(x) * 1e-5
        nodes.append(
            "<node id='\(id)' lat='\(latitude)' lon='\(longitude)'>\(Self.text(tags))</node>")
    }

    /// Adds a way.
    mutating func way(_ id: Int, _ nodes: [Int], _ tags: [String: String]) {
        let refs = nodes.map { "<nd ref='\($0)'/>" }.joined()
        ways.append("<way id='\(id)'>\(refs)\(Self.text(tags))</way>")
    }

    /// Adds a closed way around a rectangle and its nodes, numbered from ten times the way's id.
    mutating func rectangle(
        _ id: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, _ tags: [String: String]
    ) {
        node(id * 10, x.lowerBound, y.lowerBound)
        node(id * 10 + 1, x.upperBound, y.lowerBound)
        node(id * 10 + 2, x.upperBound, y.upperBound)
        node(id * 10 + 3, x.lowerBound, y.upperBound)
        way(id, [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3, id * 10], tags)
    }

    /// Adds a relation; members are "w12 outer", "n3 label" and the like.
    mutating func relation(_ id: Int, _ members: [String], _ tags: [String: String]) {
        let list = members.map { member in
            let parts = member.split(separator: " ", omittingEmptySubsequences: false)
            let kind = ["n": "node", "w": "way", "r": "relation"][parts[0].prefix(1)] ?? ""
            let role = parts.count > 1 ? parts[1] : ""
            return "<member type='\(kind)' ref='\(parts[0].dropFirst())' role='\(role)'/>"
        }
        relations.append("<relation id='\(id)'>\(list.joined())\(Self.text(tags))</relation>")
    }

    private static func text(_ tags: [String: String]) -> String {
        tags.sorted { $0.key < $1.key }.map { "<tag k='\($0.key)' v='\($0.value)'/>" }.joined()
    }

    /// The extract as OSM XML, its elements in the usual order.
    var xml: String { document(nodes + ways + relations) }

    /// The same elements from the last to the first.
    var reversedXML: String { document((nodes + ways + relations).reversed()) }

    private func document(_ elements: [String]) -> String {
        "<?xml version='1.0'?>\n<osm version='0.6'>\n\(elements.joined(separator: "\n"))\n</osm>\n"
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "mapwright-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // left behind at worst

    /// Writes a text file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let path = path + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// What the folder holds, hidden files too.
    var contents: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
