import Bytes
import Foundation
import Gazetteer
import MapGeometry
import OpenStreetMap
import Places
import TestSupport

/// A village by the sea, drawn for what the sample city lacks; a thousandth of a degree is 111 m.
///
///     north   lake (Mirror Lake) ............ 0.020
///             Oak Avenue, north to south       0.010 … 0.002 at 0° east
///             Main Street, west to east        0.005
///             coast, land in the north         0.000
///     south   Quiet Bay, then open sea
struct DrawnVillage {
    private var lines: [String] = []

    init() {
        // The coast has the land on its left.
        way(1, [(0, -0.05), (0, -0.01), (0, 0.01), (0, 0.05)], ["natural": "coastline"])
        way(
            2, [(0.019, 0.019), (0.019, 0.021), (0.021, 0.021), (0.021, 0.019)],
            ["natural": "water", "water": "lake", "name": "Mirror Lake"], isClosed: true)
        way(
            3, [(0.001, 0.01), (-0.004, 0.01), (-0.004, 0.02), (0.001, 0.02)],
            ["natural": "bay", "name": "Quiet Bay"], isClosed: true)
        way(
            4, [(0.006, 0.003), (0.006, 0.008), (0.009, 0.008), (0.009, 0.003)],
            ["leisure": "park", "name": "Rose Park"], isClosed: true)
        node(100, 0.005, 0, [:])
        node(110, 0.0049, -0.01, ["addr:housenumber": "2", "addr:street": "Main Street"])
        node(111, 0.0049, -0.002, ["addr:housenumber": "10", "addr:street": "Main Street"])
        way(5, ids: [110, 111], ["addr:interpolation": "even"])
        node(120, 0.005, -0.02, [:])
        node(121, 0.005, 0.02, [:])
        way(6, ids: [120, 100, 121], ["highway": "residential", "name": "Main Street"])
        node(122, 0.01, 0, [:])
        node(123, 0.002, 0, [:])
        way(7, ids: [122, 100, 123], ["highway": "residential", "name": "Oak Avenue"])
        node(124, 0.002, 0.03, [:])
        way(8, ids: [123, 124], ["highway": "secondary", "ref": "B 12"])
        node(
            130, 0.008, 0.0001, ["addr:housenumber": "14-20", "addr:street": "Oak Avenue"])
        node(
            131, 0.003, 0.0001,
            ["addr:housenumber": "36;42", "addr:street": "Oak Avenue", "addr:postcode": "12345"])
        node(140, 0.006, -0.001, ["place": "village", "name": "Testville", "population": "900"])
        node(
            141, 0.007, -0.003,
            ["amenity": "place_of_worship", "name": "浅草寺", "name:ja-Latn": "Sensō-ji"])
        node(142, 0.0075, -0.004, ["tourism": "museum", "name": "東京"])
        node(143, 0.0076, -0.005, ["amenity": "cafe", "name": "Καφενείο Αθηνά"])
        node(144, 0.0077, -0.006, ["amenity": "restaurant", "name": "مطعم السلام"])
        node(
            145, 0.0078, -0.007,
            [
                "shop": "bakery", "name": "Brotzeit", "old_name": "Mehlwurm", "brand": "Kornblume",
                "phone": "+1 555", "opening_hours": "24/7", "wheelchair": "yes",
            ])
    }

    private mutating func node(
        _ id: Int, _ latitude: Double, _ longitude: Double, _ tags: [String: String]
    ) {
        lines.append(
            "<node id=\"\(id)\" lat=\"\(latitude)\" lon=\"\(longitude)\">\(Self.xml(tags))</node>")
    }

    private mutating func way(_ id: Int, ids: [Int], _ tags: [String: String]) {
        let nodes = ids.map { "<nd ref=\"\($0)\"/>" }.joined()
        lines.append("<way id=\"\(id)\">\(nodes)\(Self.xml(tags))</way>")
    }

    private mutating func way(
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
        let name = "village-\(UUID().uuidString)"
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
            jobs: 1, progress: { _, _ in }, { builder.append($0) })
        var gazetteer = Gazetteer(builder.finish())
        _ = try gazetteer.write(to: index.path)
        return Array(try Data(contentsOf: index))
    }

    /// The opened index, made once.
    static var places: Places { get async throws { try await opening.value } }

    private static let opening = Task { try SampleCity.open(try await DrawnVillage().bytes()) }

    /// Searches from the crossing of the two streets.
    static func search(_ query: String) async throws -> [FoundPlace] {
        var request = SearchRequest(query)
        request.near = CLLocationCoordinate2D(latitude: 0.005, longitude: 0)
        return try await places.search(request)
    }
}
