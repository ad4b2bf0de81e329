/// Makes blocks of elements that are taken from other blocks.
struct BlockAssembler {
    /// A block ends after so many elements, or so many entries of other arrays.
    private static let elementLimit = 8_000
    private static let entryLimit = 1 << 18

    private var block = ElementBlock()
    private var interner = StringInterner()
    private var kind = ElementKind.node
    private var count = 0
    /// The number of the block that is being made.
    private var number = 0

    /// The block that is ready before an element of `kind` is appended; nil if there is room in the present one.
    ///
    /// A block holds elements of one kind.
    mutating func blockBefore(_ kind: ElementKind) -> ElementBlock? {
        defer { self.kind = kind }
        guard count > 0 else { return nil }
        let isFull =
            count >= Self.elementLimit || block.ways.nodeIDs.count >= Self.entryLimit
            || block.relations.memberIDs.count >= Self.entryLimit
            || block.strings.count >= Self.entryLimit / 4
        return isFull || kind != self.kind ? finish() : nil
    }

    /// The elements appended since the last block, as a block; nil if there are none.
    mutating func finish() -> ElementBlock? {
        guard count > 0 else { return nil }
        defer {
            block = ElementBlock()
            interner.removeAll()
            count = 0
            number += 1
        }
        return block
    }

    /// Appends an element with its stamp.
    mutating func append(_ place: ElementPlace) {
        let source = place.source
        let from = source.block
        let index = place.index
        count += 1
        switch place.kind {
        case .node:
            block.nodes.ids.append(from.nodes.ids[index])
            block.nodes.latitudes.append(from.nodes.latitudes[index])
            block.nodes.longitudes.append(from.nodes.longitudes[index])
            block.nodes.stamps.append(place.stamp)
            if !from.nodes.tags.isEmpty {
                let tags = Self.range(from.nodes.tagStarts, index)
                for tag in from.nodes.tags[tags] {
                    block.nodes.tags.append(translated(tag, of: source))
                }
            }
            block.nodes.tagStarts.append(UInt32(block.nodes.tags.count))
        case .way:
            block.ways.ids.append(from.ways.ids[index])
            block.ways.nodeIDs += from.ways.nodeIDs[Self.range(from.ways.nodeStarts, index)]
            block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
            block.ways.stamps.append(place.stamp)
            for tag in from.ways.tags[Self.range(from.ways.tagStarts, index)] {
                block.ways.tags.append(translated(tag, of: source))
            }
            block.ways.tagStarts.append(UInt32(block.ways.tags.count))
        case .relation:
            let members = Self.range(from.relations.memberStarts, index)
            block.relations.ids.append(from.relations.ids[index])
            block.relations.memberIDs += from.relations.memberIDs[members]
            block.relations.memberKinds += from.relations.memberKinds[members]
            for role in from.relations.memberRoles[members] {
                block.relations.memberRoles.append(translated(role, of: source))
            }
            block.relations.memberStarts.append(UInt32(block.relations.memberIDs.count))
            block.relations.stamps.append(place.stamp)
            for tag in from.relations.tags[Self.range(from.relations.tagStarts, index)] {
                block.relations.tags.append(translated(tag, of: source))
            }
            block.relations.tagStarts.append(UInt32(block.relations.tags.count))
        }
    }

    private mutating func translated(_ string: UInt32, of source: MergeBlock) -> UInt32 {
        source.number(of: string, in: number) { interner.intern($0.span, into: &block.strings) }
    }

    private static func range(_ starts: [UInt32], _ index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1])
    }

    /// The elements of some blocks, in the order nodes, ways, relations, by id within each.
    ///
    /// Elements of one id keep the order that they come in.
    static func sorted(_ blocks: [ElementBlock]) -> [ElementBlock] {
        let sources = blocks.map(MergeBlock.init)
        var places: [(key: ElementOrder.Key, source: Int32, index: Int32)] = []
        for (number, source) in sources.enumerated() {
            let kinds: [(ElementKind, [Int64])] = [
                (.node, source.block.nodes.ids), (.way, source.block.ways.ids),
                (.relation, source.block.relations.ids),
            ]
            for (kind, ids) in kinds {
                for (index, id) in ids.enumerated() {
                    places.append((.init(kind: kind, id: id), Int32(number), Int32(index)))
                }
            }
        }
        places.sort { a, b in
            a.key == b.key ? (a.source, a.index) < (b.source, b.index) : a.key < b.key
        }
        var assembler = BlockAssembler()
        var result: [ElementBlock] = []
        for place in places {
            if let ready = assembler.blockBefore(place.key.kind) { result.append(ready) }
            assembler.append(
                ElementPlace(
                    source: sources[Int(place.source)], kind: place.key.kind,
                    index: Int(place.index)))
        }
        if let last = assembler.finish() { result.append(last) }
        return result
    }
}
