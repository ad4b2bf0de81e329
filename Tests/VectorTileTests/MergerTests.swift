import Bytes
import TestSupport
import Testing
import VectorTile

@Suite struct MergerTests {
    /// A feature as a reader sees it.
    private struct Seen: Hashable {
        let layer: String
        let id: UInt64?
        let type: VectorTile.GeometryType
        let parts: [[Int32]]
        let attributes: [String: VectorTile.Value]
    }

    private func seen(_ tile: VectorTile) -> [Seen] {
        tile.layers.flatMap { layer in
            layer.features.map { feature in
                Seen(
                    layer: layer.name, id: feature.id, type: feature.type,
                    parts: layer.parts(of: feature).map(Array.init),
                    attributes: layer.attributes(of: feature))
            }
        }
    }

    private func merged(_ tiles: [VectorTile]) throws -> VectorTile {
        var merger = VectorTileMerger()
        for tile in tiles { merger.add(tile) }
        return try VectorTile(merger.finish().span.bytes)
    }

    /// A tile of a few features with ids from a range.
    private func tile(_ layers: [String], ids: Range<UInt64>, seed: UInt64) throws -> VectorTile {
        var random = SplitMix(seed: seed)
        var encoder = VectorTileEncoder()
        for name in layers {
            let layer = encoder.layer(name)
            for id in ids {
                let kind = encoder.value(.string("kind \(random.next() % 5)"))
                let size = encoder.value(.int(Int64(random.next() % 7)))
                let x = Int32(random.next() % 4000)
                let y = Int32(random.next() % 4000)
                let list = [
                    VectorTileEncoder.Attribute(encoder.key("kind"), kind),
                    VectorTileEncoder.Attribute(encoder.key("size\(seed)"), size),
                ]
                switch random.next() % 3 {
                case 0: encoder.add(.point, [x, y], attributes: list, id: id, to: layer)
                case 1:
                    encoder.add(
                        .line, [x, y, x + 9, y, x + 9, y + 9, 0, 0, 5, 5], partEnds: [3, 5],
                        attributes: list, id: id, to: layer)
                default:
                    encoder.add(
                        .polygon, [x, y, x + 9, y, x + 9, y + 9], attributes: list, id: id,
                        to: layer)
                }
            }
        }
        return try VectorTile(encoder.finish().span.bytes)
    }

    @Test func everyFeatureOfEveryTileIsThereOnceWithItsAttributes() throws {
        let tiles = [
            try tile(["land", "streets"], ids: 0..<20, seed: 1),
            try tile(["streets", "pois"], ids: 20..<50, seed: 2),
            try tile(["pois"], ids: 50..<60, seed: 3),
        ]
        let result = try merged(tiles)
        #expect(Set(result.layers.map(\.name)).count == result.layers.count)
        #expect(Set(seen(result)) == Set(tiles.flatMap(seen)))
        #expect(seen(result).count == tiles.flatMap(seen).count)
        #expect(result.validate().isEmpty)
    }

    @Test func whatTwoTilesHoldIsTakenFromTheFirst() throws {
        let one = try tile(["streets"], ids: 0..<10, seed: 1)
        let two = try tile(["streets"], ids: 5..<15, seed: 2)
        let result = try merged([one, two])
        let ids = seen(result).compactMap(\.id)
        #expect(ids == Array(0..<15))
        #expect(Set(seen(one)).isSubset(of: Set(seen(result))))
    }

    @Test func aTileByItselfStaysWhatItIs() throws {
        let one = try tile(["land", "streets"], ids: 0..<20, seed: 7)
        #expect(seen(try merged([one])) == seen(one))
        #expect(try merged([]).layers.isEmpty)
    }

    @Test func otherExtentsAreScaledToTheFirst() throws {
        var encoder = VectorTileEncoder()
        let fine = encoder.layer("a", extent: 8192)
        encoder.add(.point, [8192, 4096], to: fine)
        let two = try VectorTile(encoder.finish().span.bytes)
        var first = VectorTileEncoder()
        first.add(.point, [1, 1], to: first.layer("a", extent: 4096))
        let result = try merged([try VectorTile(first.finish().span.bytes), two])
        #expect(result.layers[0].extent == 4096)
        #expect(seen(result).map(\.parts) == [[[1, 1]], [[4096, 2048]]])
    }
}
