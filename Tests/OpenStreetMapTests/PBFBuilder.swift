import Bytes
import CLZ4
import CZstd
import Deflate
import OpenStreetMap

/// Writes small PBF files for tests, right or deliberately wrong.
struct PBFBuilder {
    enum Packing: CaseIterable, Sendable { case raw, zlib, lz4, zstd }

    var packing = Packing.raw
    var isDense = true
    var granularity: Int64 = 100
    var latitudeOffset: Int64 = 0
    var longitudeOffset: Int64 = 0
    var elementsPerBlock = 4
    var requiredFeatures = ["OsmSchema-V0.6", "DenseNodes"]

    /// A whole file: header, then blocks of up to `elementsPerBlock` elements of one kind.
    func file(_ elements: [MapElement]) -> [UInt8] {
        var bytes = part("OSMHeader", header())
        var rest = elements[...]
        while let first = rest.first {
            let run = rest.prefix(while: { $0.kind == first.kind }).prefix(elementsPerBlock)
            rest = rest.dropFirst(run.count)
            bytes += part("OSMData", block(Array(run)))
        }
        return bytes
    }

    func header() -> [UInt8] {
        var writer = ByteWriter()
        var box = ByteWriter()
        for (field, value) in [(1, 24.9), (2, 25.0), (3, 60.2), (4, 60.1)] as [(UInt32, Double)] {
            box.key(field, .varint)
            box.zigzag(Int64((value * 1e9).rounded()))
        }
        writer.field(1, bytes: box.bytes)
        for feature in requiredFeatures { writer.field(4, string: feature) }
        writer.field(5, string: "Sort.Type_then_ID")
        writer.field(16, string: "tests")
        writer.field(32, varint: 1_700_000_000)
        return writer.bytes
    }

    /// Length, `BlobHeader` and `Blob`.
    func part(_ kind: String, _ content: [UInt8], claimed: Int? = nil) -> [UInt8] {
        envelope(kind, blob(content, claimed: claimed))
    }

    func envelope(_ kind: String, _ blob: [UInt8]) -> [UInt8] {
        var header = ByteWriter()
        header.field(1, string: kind)
        header.field(3, varint: UInt64(blob.count))
        let length = UInt32(header.count)
        return (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + header.bytes
            + blob
    }

    func blob(_ content: [UInt8], claimed: Int? = nil) -> [UInt8] {
        var writer = ByteWriter()
        guard packing != .raw else {
            writer.field(1, bytes: content)
            return writer.bytes
        }
        writer.field(2, varint: UInt64(claimed ?? content.count))
        switch packing {
        case .raw: break
        case .zlib: writer.field(3, bytes: Deflater().deflate(content.span.bytes, .zlib))
        case .lz4:
            let bound = LZ4_compressBound(Int32(content.count))
            var packed = [CChar](repeating: 0, count: Int(bound))
            let count = content.withUnsafeBytes {
                LZ4_compress_default($0.baseAddress, &packed, Int32(content.count), bound)
            }
            writer.field(6, bytes: packed[..<Int(count)].map(UInt8.init(bitPattern:)))
        case .zstd:
            var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(content.count))
            let count = ZSTD_compress(&packed, packed.count, content, content.count, 3)
            writer.field(7, bytes: packed[..<count])
        }
        return writer.bytes
    }

    // MARK: Blocks

    /// A `PrimitiveBlock` of elements of one kind.
    func block(_ elements: [MapElement]) -> [UInt8] {
        var strings = ["": 0]
        var table = [""]
        func index(_ text: String) -> UInt64 {
            if let index = strings[text] { return UInt64(index) }
            strings[text] = table.count
            table.append(text)
            return UInt64(table.count - 1)
        }
        var group = ByteWriter()
        if isDense, elements.first?.kind == .node {
            group.field(2, bytes: dense(elements, index))
        } else {
            for element in elements {
                group.field(
                    [1, 3, 4][Int(element.kind.rawValue)], bytes: message(element, index))
            }
        }
        return block(group: group.bytes, strings: table)
    }

    /// A `PrimitiveBlock` around a ready group.
    func block(group: [UInt8], strings: [String]) -> [UInt8] {
        var table = ByteWriter()
        for string in strings { table.field(1, string: string) }
        var writer = ByteWriter()
        writer.field(1, bytes: table.bytes)
        writer.field(2, bytes: group)
        if granularity != 100 { writer.field(17, varint: UInt64(granularity)) }
        if latitudeOffset != 0 { writer.field(19, varint: UInt64(bitPattern: latitudeOffset)) }
        if longitudeOffset != 0 { writer.field(20, varint: UInt64(bitPattern: longitudeOffset)) }
        return writer.bytes
    }

    private func units(_ value: Int32, _ offset: Int64) -> Int64 {
        (Int64(value) * 100 - offset) / granularity
    }

    private func dense(_ nodes: [MapElement], _ index: (String) -> UInt64) -> [UInt8] {
        var writer = ByteWriter()
        writer.field(1, bytes: Self.differences(nodes.map(\.id)))
        if nodes.contains(where: \.isDeleted) {
            var info = ByteWriter()
            info.field(1, bytes: nodes.map { _ in 1 })
            info.field(6, bytes: nodes.map { $0.isDeleted ? 0 : 1 })
            writer.field(5, bytes: info.bytes)
        }
        writer.field(8, bytes: Self.differences(nodes.map { units($0.latitude, latitudeOffset) }))
        writer.field(9, bytes: Self.differences(nodes.map { units($0.longitude, longitudeOffset) }))
        if nodes.contains(where: { !$0.tags.isEmpty }) {
            var tags = ByteWriter()
            for node in nodes {
                for tag in node.tags {
                    tags.varint(index(tag.key))
                    tags.varint(index(tag.value))
                }
                tags.varint(0)
            }
            writer.field(10, bytes: tags.bytes)
        }
        return writer.bytes
    }

    private func message(_ element: MapElement, _ index: (String) -> UInt64) -> [UInt8] {
        var writer = ByteWriter()
        writer.key(1, .varint)
        if element.kind == .node {
            writer.zigzag(element.id)
        } else {
            writer.varint(UInt64(bitPattern: element.id))
        }
        writer.field(2, bytes: Self.packed(element.tags.map { index($0.key) }))
        writer.field(3, bytes: Self.packed(element.tags.map { index($0.value) }))
        var info = ByteWriter()
        info.field(1, varint: 3)
        info.field(2, varint: 1_700_000_000)
        info.field(6, varint: element.isDeleted ? 0 : 1)
        writer.field(4, bytes: info.bytes)
        switch element.kind {
        case .node:
            writer.key(8, .varint)
            writer.zigzag(units(element.latitude, latitudeOffset))
            writer.key(9, .varint)
            writer.zigzag(units(element.longitude, longitudeOffset))
        case .way: writer.field(8, bytes: Self.differences(element.refs))
        case .relation:
            writer.field(8, bytes: Self.packed(element.members.map { index($0.role) }))
            writer.field(9, bytes: Self.differences(element.members.map(\.id)))
            writer.field(10, bytes: Self.packed(element.members.map { UInt64($0.kind.rawValue) }))
        }
        return writer.bytes
    }

    static func packed(_ values: [UInt64]) -> [UInt8] {
        var writer = ByteWriter()
        for value in values { writer.varint(value) }
        return writer.bytes
    }

    static func differences(_ values: [Int64]) -> [UInt8] {
        var writer = ByteWriter()
        var previous: Int64 = 0
        for value in values {
            writer.zigzag(value &- previous)
            previous = value
        }
        return writer.bytes
    }
}
