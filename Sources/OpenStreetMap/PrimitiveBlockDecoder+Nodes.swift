import Bytes

extension PrimitiveBlockDecoder {
    /// Decodes a plain `Node`.
    mutating func decodeNode(_ message: inout ByteReader) throws {
        let start = message.place
        var id: Int64?
        var latitude: Int64?
        var longitude: Int64?
        var visible = true
        var stamp = ElementStamp()
        keys.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        while let key = try message.key() {
            switch key.field {
            case 1: id = try message.signedNumber(of: key)
            case 2:
                var field = try message.values(of: key)
                try field.appendVarints(to: &keys, below: stringCount)
            case 3:
                var field = try message.values(of: key)
                try field.appendVarints(to: &values, below: stringCount)
            case 4:
                var info = try message.message(of: key)
                visible = try readInfo(&info, &stamp)
            case 8: latitude = try message.signedNumber(of: key)
            case 9: longitude = try message.signedNumber(of: key)
            default: try message.skipValue(key.type)
            }
        }
        guard let id else { throw BlockFault(.missingField, at: start, "node without id") }
        try note(.node, id, isDeleted: !visible, at: start)
        guard visible else { return }
        guard let latitude, let longitude else {
            throw BlockFault(.missingField, at: start, "node \(id) without coordinates")
        }
        block.nodes.ids.append(id)
        if keepsStamps { block.nodes.stamps.append(stamp) }
        appendCoordinate(latitude, longitude)
        try Self.appendTags(
            keys, values, to: &block.nodes.tags, &block.nodes.tagStarts, at: start)
    }

    /// Decodes `DenseNodes`: ids, latitudes and longitudes as differences, tags as one list of
    /// key, value, key, value, 0 for each node.
    mutating func decodeDenseNodes(_ message: inout ByteReader) throws {
        let start = message.place
        let firstNode = block.nodes.ids.count
        var latitudes: [Int64] = []
        var longitudes: [Int64] = []
        var info = DenseInfo()
        keys.removeAll(keepingCapacity: true)
        while let key = try message.key() {
            switch key.field {
            case 1:
                var field = try message.values(of: key)
                let sum =
                    block.nodes.ids.count > firstNode
                    ? block.nodes.ids[block.nodes.ids.count - 1] : 0
                try field.appendRunningSums(to: &block.nodes.ids, startingAt: sum)
            case 5:
                var field = try message.message(of: key)
                try decodeInfo(&field, into: &info)
            case 8:
                var field = try message.values(of: key)
                try field.appendRunningSums(to: &latitudes, startingAt: latitudes.last ?? 0)
            case 9:
                var field = try message.values(of: key)
                try field.appendRunningSums(to: &longitudes, startingAt: longitudes.last ?? 0)
            case 10:
                var field = try message.values(of: key)
                try field.appendVarints(to: &keys, below: max(1, stringCount))
            default: try message.skipValue(key.type)
            }
        }
        let count = block.nodes.ids.count - firstNode
        guard latitudes.count == count, longitudes.count == count else {
            throw BlockFault(
                .mismatchedLengths, at: start,
                "\(count) ids, \(latitudes.count) latitudes, \(longitudes.count) longitudes")
        }
        appendCoordinates(latitudes, longitudes)
        if keepsStamps { try appendStamps(info, count: count, at: start) }
        try appendDenseTags(count: count, at: start)
        if info.visible.contains(0) {
            guard info.visible.count == count else {
                throw BlockFault(
                    .mismatchedLengths, at: start,
                    "\(count) ids, \(info.visible.count) visible flags")
            }
            try removeDeletedNodes(info.visible, from: firstNode, at: start)
        } else if !order.note(.node, block.nodes.ids[firstNode...]) {
            throw BlockFault(.severalVersions, at: start, "node \(block.nodes.ids[firstNode])")
        }
    }

    /// What is read of a `DenseInfo`, an entry a node in each array that the file has.
    private struct DenseInfo {
        /// The flags `visible`: 0 for each deleted node, or nothing at all.
        var visible: [UInt32] = []
        /// The versions, where stamps are kept.
        var versions: [Int32] = []
        /// The times in the block's units, where stamps are kept.
        var times: [Int64] = []
    }

    /// Reads a `DenseInfo`.
    ///
    /// The times serve the summary, and the stamps where they are kept.
    private mutating func decodeInfo(
        _ message: inout ByteReader, into info: inout DenseInfo
    ) throws {
        while let key = try message.key() {
            switch key.field {
            case 1 where keepsStamps:
                var field = try message.values(of: key)
                while !field.isAtEnd {
                    info.versions.append(Int32(truncatingIfNeeded: try field.varint()))
                }
            case 2 where keepsStamps:
                var field = try message.values(of: key)
                let first = info.times.count
                try field.appendRunningSums(to: &info.times, startingAt: info.times.last ?? 0)
                if let newest = info.times[first...].max() { noteEdit(newest) }
            case 2:
                var field = try message.values(of: key)
                if let newest = try field.greatestRunningSum() { noteEdit(newest) }
            case 6:
                var field = try message.values(of: key)
                try field.appendVarints(to: &info.visible, below: .max)
            default: try message.skipValue(key.type)
            }
        }
    }

    /// Appends the stamps of `count` nodes; what the file does not tell is not known.
    private mutating func appendStamps(
        _ info: DenseInfo, count: Int, at offset: Int
    ) throws(BlockFault) {
        for (name, found) in [("versions", info.versions.count), ("times", info.times.count)]
        where found != 0 && found != count {
            throw BlockFault(.mismatchedLengths, at: offset, "\(count) ids, \(found) \(name)")
        }
        for index in 0..<count {
            block.nodes.stamps.append(
                ElementStamp(
                    version: info.versions.isEmpty ? 0 : info.versions[index],
                    seconds: info.times.isEmpty ? 0 : seconds(info.times[index])))
        }
    }

    /// Splits the list in `keys` into the tags of `count` nodes.
    ///
    /// No list at all means no tags.
    private mutating func appendDenseTags(count: Int, at offset: Int) throws(BlockFault) {
        block.nodes.tagStarts.reserveCapacity(block.nodes.tagStarts.count + count)
        if keys.isEmpty {
            let end = UInt32(block.nodes.tags.count)
            for _ in 0..<count { block.nodes.tagStarts.append(end) }
            return
        }
        var ended = 0
        var index = 0
        while index < keys.count {
            let key = keys[index]
            index &+= 1
            if key == 0 {
                ended &+= 1
                block.nodes.tagStarts.append(UInt32(truncatingIfNeeded: block.nodes.tags.count))
            } else {
                guard index < keys.count else { break }
                block.nodes.tags.append(key)
                block.nodes.tags.append(keys[index])
                index &+= 1
            }
        }
        guard ended == count, keys.last == 0,
            block.nodes.tagStarts.last == UInt32(block.nodes.tags.count)
        else {
            throw BlockFault(.mismatchedLengths, at: offset, "\(count) ids, tags of \(ended) nodes")
        }
    }

    /// Takes the deleted ones out of the nodes from `firstNode` on.
    ///
    /// Rare, so simple rather than fast.
    private mutating func removeDeletedNodes(
        _ visible: [UInt32], from firstNode: Int, at offset: Int
    ) throws(BlockFault) {
        let all = block.nodes
        block.nodes.ids.removeSubrange(firstNode...)
        block.nodes.latitudes.removeSubrange(firstNode...)
        block.nodes.longitudes.removeSubrange(firstNode...)
        block.nodes.tagStarts.removeSubrange((firstNode + 1)...)
        block.nodes.tags.removeSubrange(Int(all.tagStarts[firstNode])...)
        if keepsStamps { block.nodes.stamps.removeSubrange(firstNode...) }
        for index in firstNode..<all.ids.count {
            let isDeleted = visible[index - firstNode] == 0
            let isInvalid = all.latitudes[index] == .max
            try note(.node, all.ids[index], isDeleted: isDeleted, at: offset)
            if isDeleted {
                if isInvalid { summary.coordinatesOutOfRange -= 1 }
                continue
            }
            block.nodes.ids.append(all.ids[index])
            if keepsStamps { block.nodes.stamps.append(all.stamps[index]) }
            block.nodes.latitudes.append(all.latitudes[index])
            block.nodes.longitudes.append(all.longitudes[index])
            block.nodes.tags +=
                all.tags[
                    Int(all.tagStarts[index])..<Int(all.tagStarts[index + 1])]
            block.nodes.tagStarts.append(UInt32(block.nodes.tags.count))
        }
    }
}
