import Bytes

/// Decodes one `PrimitiveBlock` of the PBF format into an `ElementBlock`.
///
/// Layout after the format's `osmformat.proto` (wiki, "PBF Format"). Of an element's metadata the flag `visible`
/// and the time, for the youngest of all, are looked at; versions and times are kept if the caller asks for
/// stamps. Of two versions of an element both are delivered, in file order.
///
/// Memory: an inflated block has at most 32 MiB. The worst a hostile one does is some fourteen times that
/// while it is decoded (11 million dense nodes without tags: 430 MiB measured).
struct PrimitiveBlockDecoder {
    let kinds: ElementKinds
    /// Whether the version and time of each element are kept.
    let keepsStamps: Bool
    var block = ElementBlock()
    var summary = ReadSummary()
    var order = ElementOrder()

    /// What the fields 1 to 4 of a group hold: nodes, dense nodes, ways, relations.
    private static let groupKinds: [ElementKinds] = [.nodes, .nodes, .ways, .relations]

    /// The kinds that the block has, whether asked for or not.
    private(set) var found: ElementKinds = []

    /// Nanodegrees a unit of a coordinate.
    var granularity: Int64 = 100
    /// Milliseconds a unit of an element's time.
    var dateGranularity: Int64 = 1000
    /// Nanodegrees added to every latitude.
    var latitudeOffset: Int64 = 0
    /// Nanodegrees added to every longitude.
    var longitudeOffset: Int64 = 0
    /// Number of strings: the limit of every index to them.
    var stringCount: UInt32 = 0

    /// Scratch of the kinds' decoders, kept for its memory.
    var keys: [UInt32] = []
    var values: [UInt32] = []

    init(kinds: ElementKinds, keepsStamps: Bool = false) {
        self.kinds = kinds
        self.keepsStamps = keepsStamps
    }

    /// Decodes a block; `origin` is what errors add to offsets.
    mutating func decode(_ bytes: RawSpan, origin: Int) throws(BlockFault) {
        do {
            try decodeBlock(bytes, origin: origin)
        } catch let error as ByteError {
            throw BlockFault(error)
        } catch let fault as BlockFault {
            throw fault
        } catch {
            fatalError("a block decoder throws nothing else")
        }
        summary.count(block)
        summary.isSortedByTypeThenID = order.isSorted
    }

    /// The parameters may follow the groups, so a first pass over the top level collects them.
    ///
    /// The strings are decoded only when the block has an element that was asked for.
    private mutating func decodeBlock(_ bytes: RawSpan, origin: Int) throws {
        var reader = ByteReader(bytes, origin: origin)
        while let key = try reader.key() {
            switch key.field {
            case 2:
                var group = try reader.message(of: key)
                while let key = try group.key() {
                    try group.skipValue(key.type)
                    if 1...4 ~= key.field { found.insert(Self.groupKinds[Int(key.field) - 1]) }
                    if key.field == 5 { summary.changesets += 1 }
                }
            case 17:
                let start = reader.place
                granularity = Int64(bitPattern: try reader.number(of: key))
                guard 1...Int64(Int32.max) ~= granularity else {
                    throw BlockFault(.badNumber, at: start, "granularity \(granularity)")
                }
            case 18: dateGranularity = Int64(bitPattern: try reader.number(of: key))
            case 19: latitudeOffset = Int64(bitPattern: try reader.number(of: key))
            case 20: longitudeOffset = Int64(bitPattern: try reader.number(of: key))
            default: try reader.skipValue(key.type)
            }
        }
        if found.isDisjoint(with: kinds) { return }
        reader = ByteReader(bytes, origin: origin)
        while let key = try reader.key() {
            if key.field == 1 {
                var table = try reader.message(of: key)
                try decodeStrings(&table)
            } else {
                try reader.skipValue(key.type)
            }
        }
        stringCount = UInt32(block.strings.count)
        reader = ByteReader(bytes, origin: origin)
        while let key = try reader.key() {
            if key.field == 2 {
                var group = try reader.message(of: key)
                try decodeGroup(&group)
            } else {
                try reader.skipValue(key.type)
            }
        }
    }

    private mutating func decodeStrings(_ table: inout ByteReader) throws {
        block.strings.utf8.reserveCapacity(block.strings.utf8.count + table.remaining)
        while let key = try table.key() {
            guard key.field == 1 else {
                try table.skipValue(key.type)
                continue
            }
            var string = try table.message(of: key)
            string.appendRest(to: &block.strings.utf8)
            block.strings.starts.append(UInt32(block.strings.utf8.count))
        }
    }

    private mutating func decodeGroup(_ group: inout ByteReader) throws {
        while let key = try group.key() {
            switch key.field {
            case 1 where kinds.contains(.nodes):
                var message = try group.message(of: key)
                try decodeNode(&message)
            case 2 where kinds.contains(.nodes):
                var message = try group.message(of: key)
                try decodeDenseNodes(&message)
            case 3 where kinds.contains(.ways):
                var message = try group.message(of: key)
                try decodeWay(&message)
            case 4 where kinds.contains(.relations):
                var message = try group.message(of: key)
                try decodeRelation(&message)
            default:
                try group.skipValue(key.type)
            }
        }
    }

    /// What ways and relations begin with.
    struct ElementHead {
        var id: Int64?
        var isVisible = true
        var stamp = ElementStamp()
    }

    /// Forgets the tags of the element before.
    mutating func beginElement() -> ElementHead {
        keys.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        return ElementHead()
    }

    /// Decodes one of the fields 1 to 4, which ways and relations have alike: id, keys, values, info.
    mutating func decodeHead(
        _ key: ProtobufKey, _ message: inout ByteReader, _ head: inout ElementHead
    ) throws {
        switch key.field {
        case 1: head.id = Int64(bitPattern: try message.number(of: key))
        case 2:
            var field = try message.values(of: key)
            try field.appendVarints(to: &keys, below: stringCount)
        case 3:
            var field = try message.values(of: key)
            try field.appendVarints(to: &values, below: stringCount)
        default:
            var info = try message.message(of: key)
            head.isVisible = try readInfo(&info, &head.stamp)
        }
    }

    /// Reads an element's `Info` and returns whether the element is visible, that is, not deleted.
    mutating func readInfo(
        _ info: inout ByteReader, _ stamp: inout ElementStamp
    ) throws -> Bool {
        var isVisible = true
        while let key = try info.key() {
            switch key.field {
            case 1 where keepsStamps:
                stamp.version = Int32(truncatingIfNeeded: try info.number(of: key))
            case 2:
                let time = Int64(bitPattern: try info.number(of: key))
                noteEdit(time)
                stamp.seconds = seconds(time)
            case 6: isVisible = try info.number(of: key) != 0
            default: try info.skipValue(key.type)
            }
        }
        return isVisible
    }

    /// Notes the time of an edit in the block's units.
    mutating func noteEdit(_ time: Int64) { summary.noteEdit(seconds(time)) }

    /// A time in the block's units as seconds since 1970, 0 if that is beyond all numbers.
    func seconds(_ time: Int64) -> Int64 {
        let (milliseconds, overflowed) = time.multipliedReportingOverflow(by: dateGranularity)
        return overflowed ? 0 : milliseconds / 1000
    }

    /// Notes an element in the order of the file and throws when skipping it would falsify the map.
    mutating func note(
        _ kind: ElementKind, _ id: Int64, isDeleted: Bool, at offset: Int
    ) throws(BlockFault) {
        guard order.note(kind, id, isDeleted: isDeleted) else {
            throw BlockFault(.severalVersions, at: offset, "\(kind) \(id)")
        }
        if isDeleted { summary.deleted += 1 }
    }

    /// Appends an element's tags to its kind's tags.
    ///
    /// Static, because a method that borrows the whole decoder while parts of it are changed would make
    /// a copy of those parts.
    static func appendTags(
        _ keys: [UInt32], _ values: [UInt32], to tags: inout [UInt32], _ starts: inout [UInt32],
        at offset: Int
    ) throws(BlockFault) {
        guard keys.count == values.count else {
            throw BlockFault(
                .mismatchedLengths, at: offset, "\(keys.count) keys, \(values.count) values")
        }
        for index in keys.indices {
            tags.append(keys[index])
            tags.append(values[index])
        }
        starts.append(UInt32(truncatingIfNeeded: tags.count))
    }
}
