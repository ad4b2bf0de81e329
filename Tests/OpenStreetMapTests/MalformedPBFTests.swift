import Bytes
import Deflate
import Foundation
import OpenStreetMap
import Testing

@Suite struct MalformedPBFTests {
    let builder = PBFBuilder()
    var header: [UInt8] { builder.part("OSMHeader", builder.header()) }

    /// Expects that `bytes` fail like this, whatever the number of jobs.
    func expect(
        _ bytes: [UInt8], _ code: OpenStreetMapError.Code, at offset: Int, inner: Int? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        for jobs in [1, 3] {
            let error = try await failure(bytes, jobs: jobs)
            #expect(error?.code == code, sourceLocation: sourceLocation)
            #expect(error?.offset == offset, sourceLocation: sourceLocation)
            #expect(error?.innerOffset == inner, sourceLocation: sourceLocation)
        }
    }

    /// A file whose first block holds one group, and where the group's content begins.
    func file(field: UInt32, _ message: [UInt8]) -> (bytes: [UInt8], group: Int) {
        var group = ByteWriter()
        group.field(field, bytes: message)
        let block = builder.block(group: group.bytes, strings: ["", "a"])
        let bytes = header + builder.part("OSMData", block)
        return (bytes, bytes.count - message.count)
    }

    // MARK: Parts

    @Test func wrongMagic() async throws {
        let empty: [UInt8] = []
        for bytes in [empty, Array("PK\u{3}\u{4}".utf8), Array("hello".utf8), [0, 0, 0]] {
            try await expect(bytes, .unknownFormat, at: 0)
        }
        try await expect(builder.part("OSMData", []), .unknownFormat, at: 0)
    }

    @Test func everyPrefixIsReadOrRefused() async throws {
        for packing in PBFBuilder.Packing.allCases {
            var builder = builder
            builder.packing = packing
            let whole = builder.file(MapElement.town)
            // A file may end between two parts: nothing in the format says how many there are.
            var ends: Set<Int> = []
            var end = 0
            while end < whole.count {
                let length = whole[end..<(end + 4)].reduce(0) { $0 << 8 | Int($1) }
                var reader = ByteReader(Array(whole[(end + 4)..<(end + 4 + length)]).span.bytes)
                var size = 0
                while let key = try reader.key() {
                    if key.field == 3 {
                        size = Int(try reader.varint())
                    } else {
                        try reader.skipValue(key.type)
                    }
                }
                end += 4 + length + size
                ends.insert(end)
            }
            for count in 0..<whole.count {
                let error = try await failure(Array(whole[..<count]))
                if ends.contains(count) {
                    #expect(error == nil)
                } else {
                    #expect(error?.code == (count < 15 ? .unknownFormat : .truncated), "\(count)")
                    #expect((error?.offset ?? .max) <= count)
                }
            }
        }
    }

    @Test func oversizedBlobHeader() async throws {
        let bytes = header + [0, 1, 0, 1] + [UInt8](repeating: 0, count: 70_000)
        try await expect(bytes, .blobHeaderTooLarge, at: header.count)
    }

    @Test func oversizedBlob() async throws {
        var blobHeader = ByteWriter()
        blobHeader.field(1, string: "OSMData")
        blobHeader.field(3, varint: 32 << 20 + 1)
        let bytes = header + [0, 0, 0, UInt8(blobHeader.count)] + blobHeader.bytes
        try await expect(bytes, .tooLarge, at: header.count + 4 + 9 + 1)
    }

    @Test func blobThatClaimsToUnpackToMoreThanTheLimit() async throws {
        var zlib = builder
        zlib.packing = .zlib
        let part = zlib.part("OSMData", [1, 2, 3], claimed: 32 << 20 + 1)
        let blobStart =
            header.count + part.count - zlib.blob([1, 2, 3], claimed: 32 << 20 + 1).count
        try await expect(header + part, .tooLarge, at: blobStart + 1)
    }

    @Test func zipBombs() async throws {
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        let packed = Deflater().deflate(zeros.span.bytes, .zlib)
        for claimed in [nil, 100, 32 << 20] as [Int?] {
            var blob = ByteWriter()
            if let claimed { blob.field(2, varint: UInt64(claimed)) }
            blob.field(3, bytes: packed)
            let bytes = header + builder.envelope("OSMData", blob.bytes)
            try await expect(bytes, .tooLarge, at: bytes.count - packed.count)
        }
    }

    @Test(arguments: [PBFBuilder.Packing.zlib, .lz4, .zstd])
    func brokenCompression(packing: PBFBuilder.Packing) async throws {
        var builder = builder
        builder.packing = packing
        let content = builder.block(MapElement.town.filter { $0.kind == .way })
        // Too little, too much promised; and a broken last byte, which zlib's checksum covers.
        let long = builder.part("OSMData", content, claimed: content.count + 1)
        #expect(try await failure(header + long)?.code == .corruptCompression)
        let short = builder.part("OSMData", content, claimed: content.count - 1)
        let code = try await failure(header + short)?.code
        #expect(code == (packing == .zlib ? .tooLarge : .corruptCompression))
        var broken = builder.part("OSMData", content)
        broken[broken.count - 1] ^= 0x55
        if packing == .zlib {
            #expect(try await failure(header + broken)?.code == .corruptCompression)
        }
        let cut = Array(broken.dropLast(9))
        #expect(try await failure(header + cut)?.code == .truncated)
    }

    @Test(arguments: [(4, "lzma"), (5, "bzip2")])
    func unknownCompression(field: Int, name: String) async throws {
        var blob = ByteWriter()
        blob.field(2, varint: 10)
        blob.field(UInt32(field), bytes: [1, 2, 3])
        let bytes = header + builder.envelope("OSMData", blob.bytes)
        try await expect(bytes, .unsupportedCompression, at: bytes.count - 4)
        #expect(try await failure(bytes)?.detail == name)
    }

    @Test func blobWithoutData() async throws {
        let bytes = header + builder.envelope("OSMData", [])
        try await expect(bytes, .missingField, at: bytes.count)
    }

    @Test func unknownPartsArePassedOver() async throws {
        let block = builder.part("OSMData", builder.block([.node(1, 2, 3)]))
        let bytes = header + builder.part("SomethingNew", [9, 9, 9]) + block
        #expect(try await read(bytes).elements == [.node(1, 2, 3)])
    }

    @Test func unknownRequiredFeature() async throws {
        var builder = builder
        builder.requiredFeatures = ["OsmSchema-V0.6", "Hovercraft"]
        let bytes = builder.file([])
        let error = try await failure(bytes)
        #expect(error?.code == .unsupportedFeature)
        #expect(error?.detail == "Hovercraft")
        let name = try #require(Data(bytes).range(of: Data("Hovercraft".utf8))?.lowerBound)
        #expect(error?.offset == name - 1)
    }

    // MARK: Blocks

    @Test func stringIndexOutOfRange() async throws {
        for (field, message, at) in [
            (3, [0x08, 7, 0x12, 2, 1, 2, 0x1a, 2, 1, 1], 5),  // way: second key
            (3, [0x08, 7, 0x12, 1, 1, 0x1a, 1, 0x90, 0x4e], 7),  // cut off by its own length
            (2, [0x0a, 1, 2, 0x42, 1, 0, 0x4a, 1, 0, 0x52, 3, 1, 9, 0], 12),  // dense: value
            (4, [0x08, 7, 0x42, 1, 2, 0x4a, 1, 2, 0x52, 1, 0], 4),  // relation: role
        ] as [(UInt32, [UInt8], Int)] {
            let (bytes, group) = file(field: field, message)
            let code: OpenStreetMapError.Code = at == 7 ? .truncated : .stringIndexOutOfRange
            try await expect(bytes, code, at: group + at)
        }
    }

    @Test func offsetsInPackedBlocksCountInTheUnpackedData() async throws {
        var zlib = builder
        zlib.packing = .zlib
        var group = ByteWriter()
        group.field(3, bytes: [0x08, 7, 0x12, 1, 5, 0x1a, 1, 1])
        let block = builder.block(group: group.bytes, strings: ["", "a"])
        let bytes = header + zlib.part("OSMData", block)
        try await expect(
            bytes, .stringIndexOutOfRange, at: header.count, inner: block.count - 8 + 4)
    }

    @Test func badVarints() async throws {
        let eleven = [UInt8](repeating: 0xff, count: 11)
        let (way, wayGroup) = file(field: 3, [0x08] + eleven)
        try await expect(way, .badNumber, at: wayGroup + 1)
        let (refs, refsGroup) = file(field: 3, [0x08, 1, 0x42, 12, 0] + eleven)
        try await expect(refs, .badNumber, at: refsGroup + 5)
        let (cut, cutGroup) = file(field: 3, [0x08, 1, 0x42, 2, 0, 0x80])
        try await expect(cut, .truncated, at: cutGroup + 5)
    }

    @Test func wrongWireTypesAndKeys() async throws {
        let (text, textGroup) = file(field: 3, [0x0a, 1, 1])
        try await expect(text, .badField, at: textGroup + 1)
        let (group, groupGroup) = file(field: 3, [0x0b])
        try await expect(group, .badField, at: groupGroup)
        let (zero, zeroGroup) = file(field: 3, [0x00, 1])
        try await expect(zero, .badField, at: zeroGroup)
    }

    @Test func deltaOverflow() async throws {
        let most = PBFBuilder.differences([.max])
        let (way, wayGroup) = file(field: 3, [0x08, 1, 0x42, 11] + most + [2])
        try await expect(way, .deltaOverflow, at: wayGroup + 4 + 10)
        let (members, memberGroup) = file(
            field: 4, [0x08, 1, 0x42, 2, 0, 0, 0x4a, 11] + most + [2, 0x52, 2, 0, 0])
        try await expect(members, .deltaOverflow, at: memberGroup + 8 + 10)
        let (dense, denseGroup) = file(field: 2, [0x0a, 11] + most + [2])
        try await expect(dense, .deltaOverflow, at: denseGroup + 2 + 10)
    }

    @Test func mismatchedLengths() async throws {
        for (field, message) in [
            (2, [0x0a, 2, 2, 2, 0x42, 1, 0, 0x4a, 2, 0, 0]),  // two ids, one latitude
            (2, [0x0a, 1, 2, 0x42, 1, 0, 0x4a, 1, 0, 0x52, 2, 0, 0]),  // one id, tags of two
            (2, [0x0a, 1, 2, 0x42, 1, 0, 0x4a, 1, 0, 0x52, 2, 1, 1]),  // tags without an end
            (2, [0x0a, 1, 2, 0x42, 1, 0, 0x4a, 1, 0, 0x52, 3, 1, 0, 1]),  // a key without a value
            (2, [0x0a, 1, 2, 0x42, 1, 0, 0x4a, 1, 0, 0x2a, 4, 0x32, 2, 0, 1]),  // one id, two flags
            (3, [0x08, 1, 0x12, 1, 1]),  // a key, no value
            (1, [0x08, 2, 0x42, 0, 0x1a, 1, 1]),  // plain node: wire type first
            (4, [0x08, 1, 0x42, 1, 0, 0x4a, 2, 0, 0, 0x52, 1, 0]),  // a role, two ids, a kind
        ] as [(UInt32, [UInt8])] {
            let (bytes, group) = file(field: field, message)
            if field == 1 {
                try await expect(bytes, .badField, at: group + 3)
            } else {
                try await expect(bytes, .mismatchedLengths, at: group)
            }
        }
    }

    @Test func missingFields() async throws {
        for (field, message) in [
            (1, [0x40, 0, 0x48, 0]), (1, [0x08, 2, 0x40, 0]), (3, [0x42, 1, 0]), (4, [0x42, 0]),
        ] as [(UInt32, [UInt8])] {
            let (bytes, group) = file(field: field, message)
            try await expect(bytes, .missingField, at: group)
        }
    }

    @Test func unknownMemberKind() async throws {
        let (bytes, group) = file(
            field: 4, [0x08, 1, 0x42, 1, 0, 0x4a, 1, 2, 0x52, 1, 3])
        try await expect(bytes, .unknownMemberKind, at: group + 10)
    }

    @Test func badGranularity() async throws {
        var block = ByteWriter()
        block.field(17, varint: 0)
        let bytes = header + builder.part("OSMData", block.bytes)
        try await expect(bytes, .badNumber, at: bytes.count - 1)
    }

    @Test func theFirstErrorOfTheFileWins() async throws {
        let (broken, group) = file(field: 3, [0x42, 1, 0])
        let good = builder.part("OSMData", builder.block([.node(1, 0, 0)]))
        let bytes = broken + good + good + [1, 2, 3, 4]
        for _ in 0..<20 { try await expect(bytes, .missingField, at: group) }
    }

    @Test func errorsSayWhereAndWhatToDo() async throws {
        let error = OpenStreetMapError(
            .unsupportedCompression, path: "a.osm.pbf", offset: 12, innerOffset: 3, detail: "lzma")
        #expect(
            error.description
                == "a.osm.pbf, byte 12 (byte 3 of the data unpacked from there): the block is "
                + "compressed in a way that is not supported (lzma); rewrite the file, for example "
                + "with 'osmium cat IN -o OUT.osm.pbf'")
        #expect(throws: OpenStreetMapError.self) { try ExtractReader(path: "/nowhere/a.osm.pbf") }
    }
}
