/// A block that elements are taken from one by one.
final class MergeBlock {
    let block: ElementBlock
    /// For each string of the block its number in the block that is being assembled, `UInt32.max` where it has none.
    private var numbers: [UInt32]
    /// The assembled block that the numbers belong to.
    private var assembly = -1

    init(_ block: ElementBlock) {
        self.block = block
        numbers = []
    }

    /// The number of string `index` in assembled block number `assembly`, from `intern` where it is new there.
    func number(
        of index: UInt32, in assembly: Int, intern: (ArraySlice<UInt8>) -> UInt32
    ) -> UInt32 {
        if assembly != self.assembly {
            numbers = [UInt32](repeating: .max, count: block.strings.count)
            self.assembly = assembly
        }
        let known = numbers[Int(index)]
        if known != .max { return known }
        let number = intern(block.strings.bytes(index))
        numbers[Int(index)] = number
        return number
    }
}

extension ElementBlock.Strings {
    /// The UTF-8 of a string.
    func bytes(_ index: UInt32) -> ArraySlice<UInt8> {
        utf8[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
    }
}

/// Where an element lies: a block, a kind, an index among the block's elements of that kind.
struct ElementPlace {
    let source: MergeBlock
    let kind: ElementKind
    let index: Int

    /// The element's place in the order nodes, ways, relations, by id within each.
    var key: ElementOrder.Key {
        switch kind {
        case .node: .init(kind: kind, id: source.block.nodes.ids[index])
        case .way: .init(kind: kind, id: source.block.ways.ids[index])
        case .relation: .init(kind: kind, id: source.block.relations.ids[index])
        }
    }

    /// What is known of the element's version.
    var stamp: ElementStamp {
        let stamps =
            switch kind {
            case .node: source.block.nodes.stamps
            case .way: source.block.ways.stamps
            case .relation: source.block.relations.stamps
            }
        return stamps.isEmpty ? ElementStamp() : stamps[index]
    }

    /// The references and members of an element and its coordinates, as numbers, and its texts.
    ///
    /// Two elements are the same if these are; which is the greater does not depend on the blocks they lie in.
    private var content: (numbers: [Int64], texts: [[UInt8]]) {
        let block = source.block
        func texts(_ tags: ArraySlice<UInt32>) -> [[UInt8]] {
            tags.map { Array(block.strings.bytes($0)) }
        }
        func range(_ starts: [UInt32]) -> Range<Int> {
            Int(starts[index])..<Int(starts[index + 1])
        }
        switch kind {
        case .node:
            let tags =
                block.nodes.tags.isEmpty ? [] : block.nodes.tags[range(block.nodes.tagStarts)]
            return (
                [Int64(block.nodes.latitudes[index]), Int64(block.nodes.longitudes[index])],
                texts(tags)
            )
        case .way:
            let ids = block.ways.nodeIDs[range(block.ways.nodeStarts)]
            return ([Int64(ids.count)] + ids, texts(block.ways.tags[range(block.ways.tagStarts)]))
        case .relation:
            let relations = block.relations
            let members = range(relations.memberStarts)
            return (
                [Int64(members.count)] + relations.memberIDs[members]
                    + relations.memberKinds[members].map { Int64($0.rawValue) },
                texts(relations.memberRoles[members])
                    + texts(relations.tags[range(relations.tagStarts)])
            )
        }
    }

    /// Whether the content is greater than another's: more references first, then what is larger.
    func hasGreaterContent(than other: ElementPlace) -> Bool {
        let (mine, theirs) = (content, other.content)
        if mine.numbers != theirs.numbers {
            return theirs.numbers.lexicographicallyPrecedes(mine.numbers)
        }
        if mine.texts.count != theirs.texts.count { return mine.texts.count > theirs.texts.count }
        for (a, b) in zip(mine.texts, theirs.texts) where a != b {
            return b.lexicographicallyPrecedes(a)
        }
        return false
    }
}
