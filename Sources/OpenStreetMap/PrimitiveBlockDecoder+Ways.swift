import Bytes

extension PrimitiveBlockDecoder {
    /// Decodes a `Way`.
    ///
    /// Coordinates on ways (feature `LocationsOnWays`) are passed over.
    mutating func decodeWay(_ message: inout ByteReader) throws {
        let start = message.place
        let firstRef = block.ways.nodeIDs.count
        var id: Int64?
        var visible = true
        keys.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        while let key = try message.key() {
            switch key.field {
            case 1: id = Int64(bitPattern: try message.number(of: key))
            case 2:
                var field = try message.values(of: key)
                try field.appendVarints(to: &keys, below: stringCount)
            case 3:
                var field = try message.values(of: key)
                try field.appendVarints(to: &values, below: stringCount)
            case 4:
                var info = try message.message(of: key)
                visible = try isVisible(&info)
            case 8:
                var field = try message.values(of: key)
                let count = block.ways.nodeIDs.count
                let sum = count > firstRef ? block.ways.nodeIDs[count - 1] : 0
                try field.appendRunningSums(to: &block.ways.nodeIDs, startingAt: sum)
            default: try message.skipValue(key.type)
            }
        }
        guard let id else { throw BlockFault(.missingField, at: start, "way without id") }
        try note(.way, id, isDeleted: !visible, at: start)
        guard visible else {
            block.ways.nodeIDs.removeSubrange(firstRef...)
            return
        }
        block.ways.ids.append(id)
        block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
        try Self.appendTags(
            keys, values, to: &block.ways.tags, &block.ways.tagStarts, at: start)
    }
}
