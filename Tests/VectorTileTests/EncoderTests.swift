import Bytes
import Testing
import VectorTile

/// The tile's commands as the specification writes them: the numbers of the geometry field.
func commands(_ tile: [UInt8]) throws -> [UInt64] {
    var tileReader = ByteReader(tile.span.bytes)
    var numbers: [UInt64] = []
    while let tileKey = try tileReader.key() {
        try #require(tileKey.field == 3)
        var layer = try tileReader.nested()
        while let layerKey = try layer.key() {
            guard layerKey.field == 2 else {
                try layer.skipValue(layerKey.type)
                continue
            }
            var feature = try layer.nested()
            while let key = try feature.key() {
                guard key.field == 4 else {
                    try feature.skipValue(key.type)
                    continue
                }
                var geometry = try feature.nested()
                while !geometry.isAtEnd { numbers.append(try geometry.varint()) }
            }
        }
    }
    return numbers
}

@Suite struct EncoderTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let type: VectorTile.GeometryType
        let coordinates: [Int32]
        let partEnds: [Int32]
        let commands: [UInt64]
    }

    /// Specification 2.1, section 4.3.5.
    static let examples = [
        Example(
            testDescription: "point", type: .point, coordinates: [25, 17], partEnds: [],
            commands: [9, 50, 34]),
        Example(
            testDescription: "multipoint", type: .point, coordinates: [5, 7, 3, 2], partEnds: [],
            commands: [17, 10, 14, 3, 9]),
        Example(
            testDescription: "line", type: .line, coordinates: [2, 2, 2, 10, 10, 10], partEnds: [],
            commands: [9, 4, 4, 18, 0, 16, 16, 0]),
        Example(
            testDescription: "multiline", type: .line,
            coordinates: [2, 2, 2, 10, 10, 10, 1, 1, 3, 5], partEnds: [3, 5],
            commands: [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8]),
        Example(
            testDescription: "polygon", type: .polygon, coordinates: [3, 6, 8, 12, 20, 34],
            partEnds: [], commands: [9, 6, 12, 18, 10, 12, 24, 44, 15]),
        Example(
            testDescription: "multipolygon", type: .polygon,
            coordinates: [
                0, 0, 10, 0, 10, 10, 0, 10, 11, 11, 20, 11, 20, 20, 11, 20, 13, 13, 13, 17, 17, 17,
                17, 13,
            ], partEnds: [4, 8, 12],
            commands: [
                9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4,
                13, 26, 0, 8, 8, 0, 0, 7, 15,
            ]),
    ]

    @Test(arguments: examples)
    func geometryIsWrittenAsInTheSpecification(example: Example) throws {
        var encoder = VectorTileEncoder()
        let layer = encoder.layer("example")
        encoder.add(example.type, example.coordinates, partEnds: example.partEnds, to: layer)
        let bytes = encoder.finish()
        #expect(try commands(bytes) == example.commands)

        let tile = try VectorTile(bytes.span.bytes)
        #expect(tile.layers[0].coordinates == example.coordinates)
        let ends =
            example.partEnds.isEmpty ? [Int32(example.coordinates.count / 2)] : example.partEnds
        #expect(tile.layers[0].partEnds == ends)
        #expect(tile.layers[0].features[0].type == example.type)
        #expect(tile.validate() == [])
    }

    @Test func ringAreasHaveTheSignsOfTheSpecification() {
        let exterior: [Int32] = [11, 11, 20, 11, 20, 20, 11, 20]
        let interior: [Int32] = [13, 13, 13, 17, 17, 17, 17, 13]
        #expect(VectorTile.doubledArea(ofRing: exterior.span) == 162)
        #expect(VectorTile.doubledArea(ofRing: interior.span) == -32)
        #expect(VectorTile.doubledArea(ofRing: [1, 1, 5, 5, 9, 9].span) == 0)
        #expect(VectorTile.doubledArea(ofRing: [1, 1, 5, 5].span) == 0)
        let limit: Int32 = 1 << 30
        let largest = [-limit, -limit, limit - 1, -limit, limit - 1, limit - 1, -limit, limit - 1]
        let side = (Int64(1) << 31) - 1
        #expect(VectorTile.doubledArea(ofRing: largest.span) == 2 * side * side)
    }

    @Test func layersWithoutFeaturesAreLeftOut() throws {
        var encoder = VectorTileEncoder()
        _ = encoder.layer("empty")
        let used = encoder.layer("used", extent: 512)
        #expect(encoder.isEmpty)
        #expect(encoder.finish() == [])
        encoder.add(.point, [1, 2], to: used)
        #expect(!encoder.isEmpty)
        let bytes = encoder.finish()
        let tile = try VectorTile(bytes.span.bytes)
        #expect(tile.layers.map(\.name) == ["used"])
        #expect(tile.layers[0].extent == 512)
        #expect(encoder.finish() == [])
    }

    @Test func equalKeysAndValuesAreStoredOnceALayer() throws {
        var encoder = VectorTileEncoder()
        let layer = encoder.layer("a")
        let kind = encoder.key("kind")
        let road = encoder.constant(.string("road"))
        #expect(encoder.key("kind") == kind)
        let text = Array("road".utf8)
        #expect(encoder.value(utf8: text.span) == road)
        #expect(encoder.value(.string("road")) == road)
        // Types are told apart although the numbers are the same.
        let number = encoder.value(int: 1)
        #expect(encoder.value(uint: 1) != number)
        #expect(encoder.value(bool: true) != number)
        for x in 0..<9 as Range<Int32> {
            encoder.add(
                .point, [x, 0], attributes: [.init(kind, x < 5 ? road : number)], to: layer)
        }
        let bytes = encoder.finish()
        let tile = try VectorTile(bytes.span.bytes)
        #expect(tile.layers[0].keys == ["kind"])
        #expect(tile.layers[0].values == [.string("road"), .int(1)])
    }

    /// Lengths and numbers of more than seven bits take a byte more.
    @Test(arguments: [0, 1, 127, 128, 129, 255, 256, 16_383, 16_384, 16_385])
    func valuesAreReadAsTheyWereWritten(_ size: Int) throws {
        let text = String(repeating: "a", count: size)
        let values: [VectorTile.Value] = [
            .string(text), .uint(UInt64(size)), .int(Int64(size)), .int(-Int64(size) - 1),
        ]
        var encoder = VectorTileEncoder()
        let layer = encoder.layer("a")
        for (number, value) in values.enumerated() {
            let attribute = VectorTileEncoder.Attribute(
                encoder.key("\(number)"), encoder.value(value))
            encoder.add(.point, [0, 0], attributes: [attribute], to: layer)
        }
        let bytes = encoder.finish()
        let tile = try VectorTile(bytes.span.bytes)
        #expect(tile.layers[0].values == values)
        #expect(tile.validate() == [])
    }

    @Test func bytesDoNotDependOnEarlierTiles() {
        func tile(_ encoder: inout VectorTileEncoder) -> [UInt8] {
            let layer = encoder.layer("a")
            let key = encoder.key("name")
            let name = encoder.value(string: "Aleksanterinkatu")
            encoder.add(.line, [0, 0, 5, 5], attributes: [.init(key, name)], id: 7, to: layer)
            return encoder.finish()
        }
        var fresh = VectorTileEncoder()
        var used = VectorTileEncoder()
        let other = used.layer("a")
        let otherKey = used.key("ref")
        for number in 0..<1000 as Range<Int64> {
            let value = used.value(int: number)
            used.add(.point, [1, 1], attributes: [.init(otherKey, value)], to: other)
        }
        _ = used.finish()
        #expect(tile(&fresh) == tile(&used))
    }

    @Test func brokenTextIsRepaired() throws {
        var encoder = VectorTileEncoder()
        let layer = encoder.layer("a")
        let key = encoder.key("name")
        let broken: [UInt8] = [0x48, 0xff, 0x69]
        let value = encoder.value(utf8: broken.span)
        encoder.add(.point, [0, 0], attributes: [.init(key, value)], to: layer)
        let bytes = encoder.finish()
        let tile = try VectorTile(bytes.span.bytes)
        #expect(tile.layers[0].values == [.string("H\u{fffd}i")])
        // It is whole in the tile already, not only when it is read here.
        #expect(!bytes.contains(0xff))
    }
}
