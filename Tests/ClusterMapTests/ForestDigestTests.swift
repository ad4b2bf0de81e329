import ClusterMap
import Foundation
import Testing

/// Forests that are the same to the bit on every system and in the browser: `forests.json` has their digests, which the
/// tests of the module of WebAssembly compare with as well.
struct ForestDigestTests {
    struct Forest: Decodable {
        let shape: SeededPoints.Shape
        let seed: UInt32
        let count: Int
        let changes: Int
        let digest: String
    }

    @Test func seededForestsAreTheSameEverywhere() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../WebAssembly/Tests/forests.json")
        let forests = try JSONDecoder().decode([Forest].self, from: Data(contentsOf: file))
        #expect(forests.count >= 8)
        for forest in forests {
            var points = SeededPoints(forest.shape, seed: forest.seed)
            var index = try ClusterIndex(
                points.coordinates(forest.count), options: .init(maxZoom: 18, radius: 40))
            try points.change(&index, count: forest.changes)
            #expect(Self.digest(index) == forest.digest, "\(forest)")
        }
    }

    /// FNV-1a over words of 32 bits, by two starts.
    private static func digest(_ index: ClusterIndex) -> String {
        var (one, two): (UInt32, UInt32) = (0x811c_9dc5, 0x9747_b28c)
        for word in index.outline.joined() {
            one = (one ^ word) &* 16_777_619
            two = (two ^ word) &* 16_777_619
        }
        return "\(index.count):\(String(one, radix: 16)):\(String(two, radix: 16))"
    }
}
