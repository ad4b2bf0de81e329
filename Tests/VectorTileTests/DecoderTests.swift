import Bytes
import TestSupport
import Testing
import VectorTile

/// A feature as it was given to the encoder.
private struct Sample: Equatable {
    var layer: Int
    var id: UInt64?
    var type: VectorTile.GeometryType
    var coordinates: [Int32]
    var partEnds: [Int32]
    var attributes: [String: VectorTile.Value]

    /// A feature that keeps the encoder's preconditions and is otherwise arbitrary.
    static func random(_ random: inout SplitMix) -> Sample {
        func coordinate() -> Int32 {
            Int.random(in: 0..<10, using: &random) == 0
                ? Int32.random(in: -(1 << 30)..<(1 << 30), using: &random)
                : Int32.random(in: -64..<4160, using: &random)
        }
        let type: VectorTile.GeometryType = [.point, .line, .polygon][
            Int.random(in: 0..<3, using: &random)]
        let least = type == .point ? 1 : type == .line ? 2 : 3
        var coordinates: [Int32] = []
        var partEnds: [Int32] = []
        for _ in 0..<(type == .point ? 1 : Int.random(in: 1...3, using: &random)) {
            for _ in 0..<Int.random(in: least...12, using: &random) {
                coordinates += [coordinate(), coordinate()]
            }
            partEnds.append(Int32(coordinates.count / 2))
        }
        var attributes: [String: VectorTile.Value] = [:]
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            let small = Int64.random(in: -9...9, using: &random)
            let values: [VectorTile.Value] = [
                .string("käyrä \(small)"), .string(""), .int(small), .int(.min), .int(.max),
                .uint(UInt64(abs(small))), .uint(.max), .double(Double(small) / 7),
                .float(Float(small) / 7), .bool(small > 0), .double(.infinity),
            ]
            attributes["key \(Int.random(in: 0..<20, using: &random))"] =
                values.randomElement(using: &random)
        }
        let ids: [UInt64?] = [nil, 0, 1, 1 << 40, .max]
        return Sample(
            layer: Int.random(in: 0..<3, using: &random),
            id: ids[Int.random(in: ids.indices, using: &random)], type: type,
            coordinates: coordinates, partEnds: partEnds, attributes: attributes)
    }
}

private func encode(_ samples: [Sample], _ encoder: inout VectorTileEncoder) -> [UInt8] {
    let layers = (0..<3).map { encoder.layer("layer \($0)") }
    for sample in samples {
        let attributes = sample.attributes.sorted { $0.key < $1.key }.map {
            VectorTileEncoder.Attribute(encoder.key($0.key), encoder.value($0.value))
        }
        encoder.add(
            sample.type, sample.coordinates, partEnds: sample.partEnds, attributes: attributes,
            id: sample.id, to: layers[sample.layer])
    }
    return encoder.finish()
}

private func sampleTile(seed: UInt64, count: Int) -> [UInt8] {
    var random = SplitMix(seed: seed)
    var encoder = VectorTileEncoder()
    return encode((0..<count).map { _ in Sample.random(&random) }, &encoder)
}

@Suite struct DecoderTests {
    @Test func whatIsEncodedIsDecoded() throws {
        var random = SplitMix(seed: 2)
        var encoder = VectorTileEncoder()
        for _ in 0..<200 {
            let samples = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                Sample.random(&random)
            }
            let bytes = encode(samples, &encoder)
            let tile = try VectorTile(bytes.span.bytes)
            #expect(tile.layers.allSatisfy { $0.version == 2 && $0.extent == 4096 })
            for index in 0..<3 {
                let expected = samples.filter { $0.layer == index }
                guard let layer = tile.layer(named: "layer \(index)") else {
                    #expect(expected.isEmpty)
                    continue
                }
                #expect(Set(layer.keys).count == layer.keys.count)
                #expect(Set(layer.values).count == layer.values.count)
                let decoded = layer.features.map { feature in
                    let parts = layer.parts(of: feature)
                    var end: Int32 = 0
                    return Sample(
                        layer: index, id: feature.id, type: feature.type,
                        coordinates: parts.flatMap { $0 },
                        partEnds: parts.map {
                            end += Int32($0.count / 2)
                            return end
                        }, attributes: layer.attributes(of: feature))
                }
                #expect(decoded == expected)
            }
        }
    }

    @Test func everyPrefixIsAnErrorOrATile() {
        let bytes = sampleTile(seed: 3, count: 20)
        var readable = 0
        for length in 0..<bytes.count {
            let part = Array(bytes[..<length])
            do {
                _ = try VectorTile(part.span.bytes)
                readable += 1
            } catch {
                #expect(error.offset <= length)
            }
        }
        // Only where a layer ends does a prefix make sense.
        #expect(readable == 3)
    }

    @Test func mutatedTilesAreErrorsOrTiles() {
        let seed: UInt64 = 4
        var random = SplitMix(seed: seed)
        let bytes = sampleTile(seed: seed, count: 12)
        var errors = 0
        for _ in 0..<(SlowTier.isOn ? 50_000 : 2_000) {
            let broken = mutated(bytes, &random)
            do {
                let tile = try VectorTile(broken.span.bytes)
                _ = tile.validate()
                for layer in tile.layers {
                    for feature in layer.features {
                        _ = layer.parts(of: feature)
                        _ = layer.attributes(of: feature)
                    }
                }
            } catch {
                errors += 1
                #expect((0...broken.count).contains(error.offset), "seed \(seed)")
            }
        }
        #expect(errors > 0)
    }

    /// A tile of one layer that holds one feature with these geometry numbers.
    static func tile(
        type: UInt64, _ geometry: [UInt64], tags: [UInt64] = [], version: UInt64 = 2
    ) -> [UInt8] {
        var numbers = ByteWriter()
        for number in geometry { numbers.varint(number) }
        var tagNumbers = ByteWriter()
        for number in tags { tagNumbers.varint(number) }
        var feature = ByteWriter()
        // The geometry comes before the type here, as the format allows.
        feature.field(4, bytes: numbers.bytes)
        feature.field(3, varint: type)
        if !tags.isEmpty { feature.field(2, bytes: tagNumbers.bytes) }
        feature.field(99, string: "unknown")
        var value = ByteWriter()
        value.field(4, varint: 1)
        var layer = ByteWriter()
        layer.field(1, string: "a")
        layer.field(2, bytes: feature.bytes)
        layer.field(3, string: "k")
        layer.field(4, bytes: value.bytes)
        layer.field(5, varint: 4096)
        layer.field(15, varint: version)
        var tile = ByteWriter()
        tile.field(3, bytes: layer.bytes)
        tile.field(77, varint: 1)
        return tile.bytes
    }

    private func failure(_ bytes: [UInt8]) -> VectorTileError.Code? {
        do { _ = try VectorTile(bytes.span.bytes) } catch { return error.code }
        return nil
    }

    @Test(
        arguments: [
            (1, [9, 0], .truncated), (1, [1], .invalidCommandCount(0)),
            (1, [9], .invalidCommandCount(1)), (1, [17, 2, 2, 2], .truncated),
            (1, [9, 2, 2, 9, 2, 2], .unexpectedCommand(1)),
            (1, [10, 2, 2], .unexpectedCommand(2)), (1, [9, 1 << 32, 0], .numberTooLarge),
            (2, [9, 2, 2], .truncated), (2, [17, 2, 2, 2, 2], .invalidCommandCount(2)),
            (2, [9, 2, 2, 2], .invalidCommandCount(0)),
            (2, [9, 2, 2, 9, 2, 2], .unexpectedCommand(1)),
            (2, [9, 2, 2, 10, 2, 2, 15], .unexpectedCommand(7)),
            (2, [9, 2, 2, 0xffff_fffa, 2, 2], .invalidCommandCount((1 << 29) - 1)),
            (3, [9, 2, 2, 10, 2, 2, 15], .invalidCommandCount(1)),
            (3, [9, 2, 2, 18, 2, 2, 3, 3], .truncated),
            (3, [9, 2, 2, 18, 2, 2, 3, 3, 23], .invalidCommandCount(2)),
            (3, [9, 2, 2, 18, 2, 2, 3, 3, 9], .unexpectedCommand(1)),
        ] as [(UInt64, [UInt64], VectorTileError.Code)])
    func malformedGeometryIsAnError(type: UInt64, geometry: [UInt64], code: VectorTileError.Code) {
        #expect(failure(Self.tile(type: type, geometry)) == code)
    }

    @Test func tagsAreChecked() {
        #expect(failure(Self.tile(type: 1, [9, 2, 2], tags: [0, 0])) == nil)
        #expect(failure(Self.tile(type: 1, [9, 2, 2], tags: [0])) == .oddTagCount)
        #expect(failure(Self.tile(type: 1, [9, 2, 2], tags: [1, 0])) == .tagOutOfRange)
        #expect(failure(Self.tile(type: 1, [9, 2, 2], tags: [0, 1])) == .tagOutOfRange)
    }

    @Test func versionsOneAndTwoAreRead() throws {
        for version in [1, 2] as [UInt64] {
            let bytes = Self.tile(type: 1, [9, 50, 34], version: version)
            let tile = try VectorTile(bytes.span.bytes)
            #expect(tile.layers[0].version == UInt32(version))
            #expect(tile.layers[0].coordinates == [25, 17])
        }
        #expect(failure(Self.tile(type: 1, [9, 2, 2], version: 3)) == .unsupportedVersion(3))
    }

    /// A place beyond 32 bits goes around, along x and along y.
    @Test(
        arguments: [
            ([9, 0xffff_fffe, 0, 10, 2, 2], [.max, 0, .min, 1]),
            ([9, 0, 0xffff_fffe, 10, 2, 2], [0, .max, 1, .min]),
        ] as [([UInt64], [Int32])])
    func coordinatesWrapAround(geometry: [UInt64], coordinates: [Int32]) throws {
        let bytes = Self.tile(type: 2, geometry)
        #expect(try VectorTile(bytes.span.bytes).layers[0].coordinates == coordinates)
    }

    /// A point that announces half a billion points and has one, or two.
    @Test func announcedPointsMayBeMissing() throws {
        for points in [[2, 2], [2, 2, 4, 4]] as [[UInt64]] {
            let bytes = Self.tile(type: 1, [0xffff_fff9] + points, tags: [0, 0])
            let tile = try VectorTile(bytes.span.bytes)
            let feature = tile.layers[0].features[0]
            #expect(feature.lacksPoints)
            #expect(tile.layers[0].parts(of: feature).map(\.count) == [points.count])
            #expect(tile.layers[0].attributes(of: feature) == ["k": .int(1)])
            #expect(tile.validate().map(\.kind) == [.missingPoints])
        }
    }

    @Test func unknownTypesKeepTheirAttributes() throws {
        let bytes = Self.tile(type: 9, [1, 2, 3], tags: [0, 0])
        let tile = try VectorTile(bytes.span.bytes)
        let feature = tile.layers[0].features[0]
        #expect(feature.type == .unknown)
        #expect(tile.layers[0].attributes(of: feature) == ["k": .int(1)])
        #expect(tile.validate().map(\.kind) == [.unknownType])
    }

    @Test func layersAndValuesMustBeComplete() {
        var value = ByteWriter()
        value.field(4, varint: 1)
        value.field(7, varint: 1)
        for (field, part, code) in [
            (1, [], nil), (4, value.bytes, .invalidValue), (4, [], .invalidValue),
        ] as [(UInt32, [UInt8], VectorTileError.Code?)] {
            var layer = ByteWriter()
            layer.field(1, string: "a")
            layer.field(field, bytes: part)
            layer.field(15, varint: 2)
            var tile = ByteWriter()
            tile.field(3, bytes: layer.bytes)
            #expect(failure(tile.bytes) == code)
        }
        #expect(failure([0x1a, 0]) == .missingLayerName)
        #expect(failure([0x1a, 3, 0x0a, 1, 0x61]) == .missingLayerVersion)
        #expect(failure([0x1a, 5, 0x0a, 1, 0x61, 0x28, 0]) == .invalidExtent)
        #expect(failure([0x18, 0]) == .wrongWireType)
        #expect(failure([]) == nil)
    }

    @Test func flawsAreFound() throws {
        func flaws(_ type: VectorTile.GeometryType, _ points: [Int32], _ ends: [Int32] = []) throws
            -> [VectorTile.Violation.Kind]
        {
            var encoder = VectorTileEncoder()
            encoder.add(type, points, partEnds: ends, to: encoder.layer("a"))
            let bytes = encoder.finish()
            return try VectorTile(bytes.span.bytes).validate().map(\.kind)
        }
        let outer: [Int32] = [0, 0, 9, 0, 9, 9, 0, 9]
        let inner: [Int32] = [2, 2, 2, 5, 5, 5, 5, 2]
        #expect(try flaws(.polygon, outer + inner, [4, 8]) == [])
        #expect(try flaws(.polygon, inner + outer, [4, 8]) == [.interiorRingFirst])
        #expect(try flaws(.polygon, outer + [0, 0]) == [.closingPointRepeated])
        #expect(try flaws(.polygon, [0, 0, 4, 4, 8, 8]) == [.emptyRing])
        #expect(try flaws(.line, [0, 0, 0, 0, 1, 1]) == [.repeatedPoint])
        #expect(try flaws(.line, [0, 0, 1, 1, 0, 0]) == [])

        let layer = VectorTile.Layer(name: "a")
        let tile = VectorTile(layers: [layer, layer])
        #expect(tile.validate().map(\.kind) == [.emptyLayer, .repeatedLayerName, .emptyLayer])
    }
}
