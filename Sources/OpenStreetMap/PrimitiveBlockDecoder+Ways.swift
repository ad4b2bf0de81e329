import Bytes

extension PrimitiveBlockDecoder {
    /// Decodes a `Way`.
    ///
    /// Coordinates on ways (feature `LocationsOnWays`) are skipped.
    mutating func decodeWay(_ message: inout ByteReader) throws {
        let start = message.place
        let firstRef = block.ways.nodeIDs.count
        var head = beginElement()
        while let key = try message.key() {
            switch key.field {
            case 1...4: try decodeHead(key, &message, &head)
            case 8:
                var field = try message.values(of: key)
                let count = block.ways.nodeIDs.count
                let sum = count > firstRef ? block.ways.nodeIDs[count - 1] : 0
                try field.appendRunningSums(to: &block.ways.nodeIDs, startingAt: sum)
            default: try message.skipValue(key.type)
            }
        }
        guard let id = head.id else { throw BlockFault(.missingField, at: start, "way without id") }
        try note(.way, id, isDeleted: !head.isVisible, at: start)
        guard head.isVisible else {
            block.ways.nodeIDs.removeSubrange(firstRef...)
            return
        }
        block.ways.ids.append(id)
        if keepsStamps { block.ways.stamps.append(head.stamp) }
        block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
        try Self.appendTags(
            keys, values, to: &block.ways.tags, &block.ways.tagStarts, at: start)
    }
}
