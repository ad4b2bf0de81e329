import ElementDrawing
import Foundation
import Gazetteer
import Geodesy
import OpenStreetMap
import Places
import Testing

/// Elements drawn in code, and the drafts that the gazetteer makes of them; a thousandth of a degree is 111 m.
struct DrawnElements {
    /// A member of a relation.
    typealias Member = ElementDrawing.Member

    private var drawing = ElementDrawing()

    /// Draws a node.
    ///
    /// - Parameter tags: Such as `"amenity=cafe; name=Rose Garden"`.
    mutating func node(_ id: Int64, _ latitude: Double, _ longitude: Double, _ tags: String = "") {
        drawing.node(
            id, latitude: Int32((latitude * 1e7).rounded()),
            longitude: Int32((longitude * 1e7).rounded()), Self.read(tags))
    }

    /// Draws a way of nodes that are drawn, or missing.
    mutating func way(_ id: Int64, ids: [Int64], _ tags: String) {
        drawing.way(id, ids: ids, Self.read(tags))
    }

    /// Draws a way with nodes of its own, numbered from a thousand times its id.
    mutating func way(
        _ id: Int64, _ points: [(Double, Double)], _ tags: String = "", isClosed: Bool = false
    ) {
        for (index, point) in points.enumerated() {
            node(1_000 * id + Int64(index), point.0, point.1)
        }
        let ids = points.indices.map { 1_000 * id + Int64($0) }
        way(id, ids: isClosed ? ids + [ids[0]] : ids, tags)
    }

    /// Draws a closed way around a box of degrees.
    mutating func box(
        _ id: Int64, south: Double, west: Double, north: Double, east: Double, _ tags: String = ""
    ) {
        way(
            id, [(south, west), (south, east), (north, east), (north, west)], tags, isClosed: true)
    }

    /// Draws a relation.
    mutating func relation(_ id: Int64, _ members: [Member], _ tags: String) {
        drawing.relation(id, members, Self.read(tags))
    }

    private static func read(_ tags: String) -> [ElementDrawing.Tag] {
        ElementDrawing.tags(tags, dividedBy: "; ")
    }

    /// What the gazetteer makes of the elements.
    var compiled: Compiled { compiled(jobs: 1) }

    /// What the gazetteer makes of the elements with so many threads.
    func compiled(jobs: Int) -> Compiled {
        var gazetteer = Gazetteer(drawing.dataset, jobs: jobs)
        let crossings = gazetteer.collect()
        return Compiled(
            drafts: gazetteer.drafts, crossings: crossings, coast: gazetteer.coast)
    }

    /// The bytes of the index that the gazetteer writes with so many threads.
    func index(jobs: Int) throws -> [UInt8] {
        try Self.index(drawing.dataset, jobs: jobs)
    }

    /// The bytes of the index of an extract.
    static func index(_ data: Dataset, jobs: Int) throws -> [UInt8] {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("gazetteer-\(UUID().uuidString).index").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var gazetteer = Gazetteer(data, jobs: jobs)
        _ = try gazetteer.write(to: path)
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// The drafts alone.
    var drafts: [PlaceDraft] { compiled.drafts }

    /// The only draft of one node with these tags, its postcode aside; nil if there is none, or more than one.
    static func draft(_ tags: String) -> PlaceDraft? {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, tags)
        let drafts = drawn.drafts.filter { $0.kind != .postcode || tags.contains("postal_code") }
        return drafts.count == 1 ? drafts[0] : nil
    }

    /// The only draft of one line of 220 m with these tags, nil if there is none.
    static func line(_ tags: String) -> PlaceDraft? {
        var drawn = DrawnElements()
        drawn.way(1, [(0, -0.001), (0, 0.001)], tags)
        let drafts = drawn.drafts
        return drafts.count == 1 ? drafts[0] : nil
    }
}

/// What the gazetteer made of drawn elements.
struct Compiled {
    let drafts: [PlaceDraft]
    let crossings: [CrossingDraft]
    let coast: [[PackedCoordinate]]

    /// The first draft of a name.
    subscript(name: String) -> PlaceDraft? { drafts.first { $0.name == name } }

    /// The names of what contains the first draft of a name, in order.
    func parents(_ name: String) -> [String]? {
        self[name]?.parents.map { drafts[$0].name }
    }
}

extension PlaceDraft {
    /// The name to show, empty without one.
    var name: String { names.first?.value ?? "" }

    /// The value of an attribute.
    func attribute(_ key: String) -> String? { attributes.first { $0.key == key }?.value }

    /// The elements, such as "n1".
    var elements: [String] { osm.map(\.description) }

    /// The addresses: as they are written, with the numbers that are read from that.
    var houses: [String] {
        numbers.map { house in
            let range = house.high > house.low ? "\(house.low)-\(house.high)" : "\(house.low)"
            return "\(house.text): \(range)\(house.suffix.isEmpty ? "" : " " + house.suffix)"
        }
    }
}
