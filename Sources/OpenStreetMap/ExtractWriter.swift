import Bytes
import Deflate

/// Writes an `.osm.pbf` file that appears under its name whole, or not at all.
///
/// The same elements give the same bytes. Versions and times are written where they are known; authors and changesets
/// are not, since readers here do not keep them. One task at a time uses a writer.
public final class ExtractWriter {
    private let file: FileWriter

    /// Begins a file.
    ///
    /// - Parameter header: What the file says about itself. The features are those of what is written.
    /// - Throws: `FileError`.
    public init(path: String, header: ExtractHeader) throws(FileError) {
        file = try FileWriter(path: path)
        try write("OSMHeader", Self.header(header))
    }

    /// Appends a block.
    ///
    /// The elements of the file must come in the order nodes, ways, relations, by id within each, as `ExtractMerge`
    /// delivers them.
    ///
    /// - Throws: `FileError`.
    public func append(_ block: ElementBlock) throws(FileError) {
        var table = ByteWriter()
        // The string 0 ends the tags of a dense node.
        table.field(1, string: "")
        for index in 0..<UInt32(block.strings.count) {
            table.field(1, bytes: block.strings.bytes(index))
        }
        var message = ByteWriter()
        message.field(1, bytes: table.bytes)
        if !block.nodes.ids.isEmpty {
            var group = ByteWriter()
            group.field(2, bytes: Self.dense(block.nodes))
            message.field(2, bytes: group.bytes)
        }
        if !block.ways.ids.isEmpty { message.field(2, bytes: Self.ways(block.ways)) }
        if !block.relations.ids.isEmpty {
            message.field(2, bytes: Self.relations(block.relations))
        }
        try write("OSMData", message.bytes)
    }

    /// Puts the file in its place.
    ///
    /// - Throws: `FileError`.
    public func finish() throws(FileError) { try file.finish() }

    /// Writes a part: length, `BlobHeader` and `Blob`.
    private func write(_ kind: String, _ content: [UInt8]) throws(FileError) {
        var blob = ByteWriter()
        blob.field(2, varint: UInt64(content.count))
        blob.field(3, bytes: Deflater(level: 6).deflate(content.span.rawBytes, .zlib))
        var header = ByteWriter()
        header.field(1, string: kind)
        header.field(3, varint: UInt64(blob.count))
        var part = ByteWriter()
        part.integer(UInt32(header.count).bigEndian)
        part.raw(header.bytes)
        part.raw(blob.bytes)
        try file.append(part.bytes.span.rawBytes)
    }

    private static func header(_ header: ExtractHeader) -> [UInt8] {
        var writer = ByteWriter()
        if let box = header.bounds {
            var message = ByteWriter()
            for (field, degrees) in [(1, box.west), (2, box.east), (3, box.north), (4, box.south)]
                as [(UInt32, Double)]
            {
                message.key(field, .varint)
                message.zigzag(Int64((degrees * 1e9).rounded()))
            }
            writer.field(1, bytes: message.bytes)
        }
        writer.field(4, string: "OsmSchema-V0.6")
        writer.field(4, string: "DenseNodes")
        writer.field(5, string: "Sort.Type_then_ID")
        if let program = header.writingProgram { writer.field(16, string: program) }
        if let time = header.replicationTimestamp {
            writer.field(32, varint: UInt64(bitPattern: time))
        }
        if let sequence = header.replicationSequence {
            writer.field(33, varint: UInt64(bitPattern: sequence))
        }
        if let url = header.replicationURL { writer.field(34, string: url) }
        return writer.bytes
    }

    private static func dense(_ nodes: ElementBlock.Nodes) -> [UInt8] {
        var writer = ByteWriter()
        writer.field(1, bytes: differences(nodes.ids))
        if nodes.stamps.contains(where: \.isKnown) {
            var info = ByteWriter()
            info.field(1, bytes: packed(nodes.stamps.map { UInt64(bitPattern: Int64($0.version)) }))
            info.field(2, bytes: differences(nodes.stamps.map(\.seconds)))
            writer.field(5, bytes: info.bytes)
        }
        // The coordinates of nodes nowhere, `Int32.max`, are outside ±180° here as well.
        writer.field(8, bytes: differences(nodes.latitudes.map(Int64.init)))
        writer.field(9, bytes: differences(nodes.longitudes.map(Int64.init)))
        if !nodes.tags.isEmpty {
            var tags = ByteWriter()
            for index in nodes.ids.indices {
                let range = Int(nodes.tagStarts[index])..<Int(nodes.tagStarts[index + 1])
                for string in nodes.tags[range] { tags.varint(UInt64(string) + 1) }
                tags.varint(0)
            }
            writer.field(10, bytes: tags.bytes)
        }
        return writer.bytes
    }

    private static func ways(_ ways: ElementBlock.Ways) -> [UInt8] {
        var group = ByteWriter()
        for index in ways.ids.indices {
            var message = head(ways.ids[index], ways.tags, ways.tagStarts, ways.stamps, index)
            let nodes = Int(ways.nodeStarts[index])..<Int(ways.nodeStarts[index + 1])
            message.field(8, bytes: differences(ways.nodeIDs[nodes]))
            group.field(3, bytes: message.bytes)
        }
        return group.bytes
    }

    private static func relations(_ relations: ElementBlock.Relations) -> [UInt8] {
        var group = ByteWriter()
        for index in relations.ids.indices {
            var message = head(
                relations.ids[index], relations.tags, relations.tagStarts, relations.stamps, index)
            let members =
                Int(relations.memberStarts[index])..<Int(relations.memberStarts[index + 1])
            message.field(8, bytes: packed(relations.memberRoles[members].map { UInt64($0) + 1 }))
            message.field(9, bytes: differences(relations.memberIDs[members]))
            message.field(
                10, bytes: packed(relations.memberKinds[members].map { UInt64($0.rawValue) }))
            group.field(4, bytes: message.bytes)
        }
        return group.bytes
    }

    /// What ways and relations begin with: id, keys, values, info.
    private static func head(
        _ id: Int64, _ tags: [UInt32], _ tagStarts: [UInt32], _ stamps: [ElementStamp],
        _ index: Int
    ) -> ByteWriter {
        var writer = ByteWriter()
        writer.field(1, varint: UInt64(bitPattern: id))
        let range = Int(tagStarts[index])..<Int(tagStarts[index + 1])
        if !range.isEmpty {
            let keys = stride(from: range.lowerBound, to: range.upperBound, by: 2)
            writer.field(2, bytes: packed(keys.map { UInt64(tags[$0]) + 1 }))
            writer.field(3, bytes: packed(keys.map { UInt64(tags[$0 + 1]) + 1 }))
        }
        if !stamps.isEmpty, stamps[index].isKnown {
            var info = ByteWriter()
            info.field(1, varint: UInt64(bitPattern: Int64(stamps[index].version)))
            info.field(2, varint: UInt64(bitPattern: stamps[index].seconds))
            writer.field(4, bytes: info.bytes)
        }
        return writer
    }

    private static func packed(_ values: some Sequence<UInt64>) -> [UInt8] {
        var writer = ByteWriter()
        for value in values { writer.varint(value) }
        return writer.bytes
    }

    private static func differences(_ values: some Sequence<Int64>) -> [UInt8] {
        var writer = ByteWriter()
        var previous: Int64 = 0
        for value in values {
            writer.zigzag(value &- previous)
            previous = value
        }
        return writer.bytes
    }
}

extension ElementStamp {
    /// Whether a version or a time is known.
    fileprivate var isKnown: Bool { version != 0 || seconds != 0 }
}
