import Bytes
import Deflate
import Foundation
import Tiles
import VectorTile

/// Encodes, decodes, packs, stores and finds synthetic tiles, always the same ones.
///
/// Prints a line a task: name, number of units, smallest wall time of the runs in ms, rate.
///
///     TilesBenchmark [RUNS]
@main
struct TilesBenchmark {
    static let tileCount = 100
    static let featureCount = 400
    static let pointCount = 12

    let runs: Int
    let shapes: [[Int32]]
    let names = (0..<2000).map { Array("Mannerheimintie \($0)".utf8) }

    static func main() throws {
        let arguments = CommandLine.arguments
        try TilesBenchmark(runs: arguments.count > 1 ? Int(arguments[1]) ?? 7 : 7).run()
    }

    init(runs: Int) {
        self.runs = runs
        var state: UInt64 = 1
        func random(below limit: UInt64) -> Int32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int32((state >> 33) % limit)
        }
        shapes = (0..<(Self.tileCount * Self.featureCount)).map { _ in
            var x = random(below: 4096)
            var y = random(below: 4096)
            return (0..<Self.pointCount).flatMap { _ in
                x += random(below: 121) - 60
                y += random(below: 121) - 60
                return [x, y]
            }
        }
    }

    func measure(_ name: String, _ count: Int, _ unit: String, _ body: () throws -> Void) rethrows {
        var best = Duration.seconds(1 << 30)
        for _ in 0..<runs { best = min(best, try ContinuousClock().measure(body)) }
        let seconds = best / .seconds(1)
        let rate = Double(count) / seconds / 1e6
        print(
            name, "\(count) \(unit)", String(format: "%.2f ms", seconds * 1e3),
            String(format: "%.2f M %@/s", rate, unit), separator: "\t")
    }

    func encode(withAttributes: Bool) -> [[UInt8]] {
        var encoder = VectorTileEncoder()
        let layers = ["streets", "buildings", "water"].map { encoder.layer($0) }
        let kind = encoder.key("kind")
        let rank = encoder.key("rank")
        let name = encoder.key("name")
        let kinds = (0..<20).map { encoder.constant(.string("kind \($0)")) }
        var attributes: [VectorTileEncoder.Attribute] = []
        return (0..<Self.tileCount).map { tile in
            for feature in 0..<Self.featureCount {
                let index = tile * Self.featureCount + feature
                attributes.removeAll(keepingCapacity: true)
                if withAttributes {
                    attributes.append(.init(kind, kinds[index % 20]))
                    attributes.append(.init(rank, encoder.value(int: Int64(index % 100))))
                    let text = names[index % 2000]
                    attributes.append(.init(name, encoder.value(utf8: text.span)))
                }
                encoder.add(
                    feature % 3 == 0 ? .polygon : .line, shapes[index], attributes: attributes,
                    to: layers[feature % 3])
            }
            return encoder.finish()
        }
    }

    func run() throws {
        let points = shapes.count * Self.pointCount
        measure("encode, no attributes", points, "points") { _ = encode(withAttributes: false) }
        measure("encode, 3 attributes", points, "points") { _ = encode(withAttributes: true) }
        let tiles = encode(withAttributes: true)
        let byteCount = tiles.reduce(0) { $0 + $1.count }
        try measure("decode", byteCount, "bytes") {
            for tile in tiles { _ = try VectorTile(tile.span.bytes) }
        }
        let deflater = Deflater()
        measure("gzip, level 6", byteCount, "bytes") {
            for tile in tiles { _ = deflater.deflate(tile.span.bytes, .gzip) }
        }
        try archive()
    }

    func archive() throws {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("benchmark-\(UUID().uuidString).pmtiles").path
        defer { try? FileManager.default.removeItem(atPath: path) }  // A left-over does no harm.
        let count = 300_000
        let first = TileID(z: 14, x: 0, y: 0).hilbertID
        let ids = (0..<count).compactMap { TileID(hilbertID: first + UInt64($0)) }
        try measure("append, half of them the sea", count, "tiles") {
            let writer = try PMTilesWriter(path: path)
            let sea = [UInt8](repeating: 7, count: 120)
            var land = [UInt8](repeating: 8, count: 300)
            for (index, id) in ids.enumerated() {
                for byte in 0..<4 { land[byte] = UInt8(truncatingIfNeeded: index >> (8 * byte)) }
                if index % 2 == 0 {
                    try writer.append(id, gzip: sea.span.bytes)
                } else {
                    try writer.append(id, gzip: land.span.bytes)
                }
            }
            try writer.finish(metadata: TileMetadata())
        }
        try measure("open", 1, "archives") { _ = try PMTilesReader(path: path) }
        let reader = try PMTilesReader(path: path)
        // Far apart one after the other, so that no cache helps.
        let wanted = (0..<count).map { ids[$0 * 7919 % count] }
        try measure("find", count, "tiles") {
            var sum = 0
            for id in wanted { sum += try reader.tile(id)?.byteCount ?? 0 }
            precondition(sum == count / 2 * 420)
        }
    }
}
