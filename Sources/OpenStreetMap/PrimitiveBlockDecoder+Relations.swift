import Bytes

extension PrimitiveBlockDecoder {
    /// Decodes a `Relation`.
    mutating func decodeRelation(_ message: inout ByteReader) throws {
        let start = message.place
        let firstMember = block.relations.memberIDs.count
        var head = beginElement()
        while let key = try message.key() {
            switch key.field {
            case 1...4: try decodeHead(key, &message, &head)
            case 8:
                var field = try message.values(of: key)
                try field.appendVarints(to: &block.relations.memberRoles, below: stringCount)
            case 9:
                var field = try message.values(of: key)
                let count = block.relations.memberIDs.count
                let sum = count > firstMember ? block.relations.memberIDs[count - 1] : 0
                try field.appendRunningSums(to: &block.relations.memberIDs, startingAt: sum)
            case 10:
                var field = try message.values(of: key)
                try decodeMemberKinds(&field)
            default: try message.skipValue(key.type)
            }
        }
        guard let id = head.id else {
            throw BlockFault(.missingField, at: start, "relation without id")
        }
        let (ids, kinds, roles) = (
            block.relations.memberIDs.count, block.relations.memberKinds.count,
            block.relations.memberRoles.count
        )
        guard ids == kinds, ids == roles else {
            throw BlockFault(
                .mismatchedLengths, at: start,
                "relation \(id): \(ids - firstMember) member ids, \(kinds - firstMember) kinds, "
                    + "\(roles - firstMember) roles")
        }
        try note(.relation, id, isDeleted: !head.isVisible, at: start)
        guard head.isVisible else {
            block.relations.memberIDs.removeSubrange(firstMember...)
            block.relations.memberKinds.removeSubrange(firstMember...)
            block.relations.memberRoles.removeSubrange(firstMember...)
            return
        }
        block.relations.ids.append(id)
        if keepsStamps { block.relations.stamps.append(head.stamp) }
        block.relations.memberStarts.append(UInt32(ids))
        try Self.appendTags(
            keys, values, to: &block.relations.tags, &block.relations.tagStarts, at: start)
    }

    private mutating func decodeMemberKinds(_ field: inout ByteReader) throws {
        while !field.isAtEnd {
            let offset = field.place
            let raw = try field.varint()
            guard let kind = ElementKind(rawValue: UInt8(clamping: raw)) else {
                throw BlockFault(.unknownMemberKind, at: offset, "kind \(raw)")
            }
            block.relations.memberKinds.append(kind)
        }
    }
}
