import ParallelWork

/// Collects element blocks in any order and makes a dataset of them.
public struct DatasetBuilder {
    private var data = Dataset()
    private var wayNodeIDs: [Int64] = []
    private var memberIDs: [Int64] = []
    private var translated: [UInt32] = []

    /// How many of each kind the numbers of a dataset can count.
    private let limit: Int

    /// Creates a builder of a dataset without elements.
    public init() { self.init(limit: Int(Dataset.missing)) }

    /// Creates an empty builder that holds less than a dataset could.
    package init(limit: Int) { self.limit = limit }

    /// Adds the elements of a block.
    ///
    /// - Throws: `DatasetOverflow` if the extract is larger than a dataset can be; the builder is as it was then.
    public mutating func append(_ block: ElementBlock) throws(DatasetOverflow) {
        try checkRoom(for: block)
        let strings = block.strings
        translated.removeAll(keepingCapacity: true)
        for index in 0..<strings.count {
            let range = Int(strings.starts[index])..<Int(strings.starts[index + 1])
            translated.append(data.strings.intern(strings.utf8[range]))
        }
        appendNodes(block.nodes)
        appendWays(block.ways)
        appendRelations(block.relations)
    }

    /// Throws unless the numbers of a dataset, 32 bits wide, can count what the block adds.
    private func checkRoom(for block: ElementBlock) throws(DatasetOverflow) {
        let sums: [(DatasetOverflow.Part, Int)] = [
            (.nodes, data.nodes.ids.count + block.nodes.ids.count),
            (.ways, data.ways.ids.count + block.ways.ids.count),
            (.relations, data.relations.ids.count + block.relations.ids.count),
            (.nodesOfWays, wayNodeIDs.count + block.ways.nodeIDs.count),
            (.members, memberIDs.count + block.relations.memberIDs.count),
            (.tags, data.nodes.tags.entries.count + block.nodes.tags.count),
            (.tags, data.ways.tags.entries.count + block.ways.tags.count),
            (.tags, data.relations.tags.entries.count + block.relations.tags.count),
            (.text, data.strings.byteCount + block.strings.utf8.count),
        ]
        for (part, count) in sums where count > limit {
            throw DatasetOverflow(part: part, limit: limit)
        }
    }

    /// Appends the tags of one element, given as indices into the block's strings.
    private static func append(
        _ tags: ArraySlice<UInt32>, _ translated: [UInt32], to table: inout TagTable
    ) {
        for index in tags { table.entries.append(translated[Int(index)]) }
        table.starts.append(UInt32(table.entries.count))
    }

    private mutating func appendNodes(_ nodes: ElementBlock.Nodes) {
        let offset = data.nodes.ids.count
        data.nodes.ids.append(contentsOf: nodes.ids)
        data.nodes.latitudes.append(contentsOf: nodes.latitudes)
        data.nodes.longitudes.append(contentsOf: nodes.longitudes)
        guard !nodes.tags.isEmpty else { return }
        for index in nodes.ids.indices {
            let range = Int(nodes.tagStarts[index])..<Int(nodes.tagStarts[index + 1])
            if range.isEmpty { continue }
            data.nodes.tagged.append(UInt32(offset + index))
            Self.append(nodes.tags[range], translated, to: &data.nodes.tags)
        }
    }

    private mutating func appendWays(_ ways: ElementBlock.Ways) {
        let offset = UInt32(wayNodeIDs.count)
        data.ways.ids.append(contentsOf: ways.ids)
        wayNodeIDs.append(contentsOf: ways.nodeIDs)
        data.ways.nodeStarts.append(contentsOf: ways.nodeStarts.dropFirst().map { $0 + offset })
        for index in ways.ids.indices {
            let range = Int(ways.tagStarts[index])..<Int(ways.tagStarts[index + 1])
            Self.append(ways.tags[range], translated, to: &data.ways.tags)
        }
    }

    private mutating func appendRelations(_ relations: ElementBlock.Relations) {
        let offset = UInt32(memberIDs.count)
        data.relations.ids.append(contentsOf: relations.ids)
        memberIDs.append(contentsOf: relations.memberIDs)
        for member in relations.memberIDs.indices {
            data.relations.members.append(
                Dataset.Member(
                    index: Dataset.missing, role: translated[Int(relations.memberRoles[member])],
                    kind: relations.memberKinds[member]))
        }
        data.relations.memberStarts.append(
            contentsOf: relations.memberStarts.dropFirst().map { $0 + offset })
        for index in relations.ids.indices {
            let range = Int(relations.tagStarts[index])..<Int(relations.tagStarts[index + 1])
            Self.append(relations.tags[range], translated, to: &data.relations.tags)
        }
    }

    /// Sorts what is unsorted, drops duplicates, resolves references and returns the dataset.
    ///
    /// - Parameter jobs: The number of threads that work at once, 1 or more; the dataset does not depend on it.
    public consuming func finish(jobs: Int = 1) -> Dataset {
        sortNodes()
        sortWays()
        sortRelations()
        resolveWays(WorkerThreads(jobs))
        resolveRelations()
        dropInvalidCoordinates()
        data.summary.nodes = data.nodes.ids.count
        data.summary.ways = data.ways.ids.count
        data.summary.relations = data.relations.ids.count
        return data
    }

    /// The order that sorts `ids`, the last of equal ids only; nil when they are strictly ascending.
    private mutating func sortedOrder(_ ids: [Int64]) -> [UInt32]? {
        var isSorted = true
        for index in ids.indices.dropFirst() where ids[index - 1] >= ids[index] {
            isSorted = false
            break
        }
        if isSorted { return nil }
        data.summary.wasSorted = false
        var order = (0..<UInt32(ids.count)).sorted {
            (ids[Int($0)], $0) < (ids[Int($1)], $1)
        }
        var kept = 0
        for position in order.indices {
            let isLast = position + 1 == order.count
            if isLast || ids[Int(order[position])] != ids[Int(order[position + 1])] {
                order[kept] = order[position]
                kept += 1
            }
        }
        data.summary.duplicates += order.count - kept
        order.removeLast(order.count - kept)
        return order
    }

    private mutating func sortNodes() {
        guard let order = sortedOrder(data.nodes.ids) else { return }
        var place = [UInt32](repeating: .max, count: data.nodes.ids.count)
        for (new, old) in order.enumerated() { place[Int(old)] = UInt32(new) }
        data.nodes.ids = order.map { data.nodes.ids[Int($0)] }
        data.nodes.latitudes = order.map { data.nodes.latitudes[Int($0)] }
        data.nodes.longitudes = order.map { data.nodes.longitudes[Int($0)] }
        let kept = (0..<UInt32(data.nodes.tagged.count))
            .filter { place[Int(data.nodes.tagged[Int($0)])] != .max }
            .sorted {
                place[Int(data.nodes.tagged[Int($0)])] < place[Int(data.nodes.tagged[Int($1)])]
            }
        data.nodes.tags = data.nodes.tags.reordered(kept)
        data.nodes.tagged = kept.map { place[Int(data.nodes.tagged[Int($0)])] }
    }

    private mutating func sortWays() {
        guard let order = sortedOrder(data.ways.ids) else { return }
        var ids: [Int64] = []
        var starts = data.ways.nodeStarts.prefix(1)
        for old in order {
            ids.append(contentsOf: wayNodeIDs[data.ways.nodeRange(Int(old))])
            starts.append(UInt32(ids.count))
        }
        wayNodeIDs = ids
        data.ways.nodeStarts = Array(starts)
        data.ways.tags = data.ways.tags.reordered(order)
        data.ways.ids = order.map { data.ways.ids[Int($0)] }
    }

    private mutating func sortRelations() {
        guard let order = sortedOrder(data.relations.ids) else { return }
        var ids: [Int64] = []
        var members: [Dataset.Member] = []
        var starts: [UInt32] = [0]
        for old in order {
            let range = data.relations.memberRange(Int(old))
            ids.append(contentsOf: memberIDs[range])
            members.append(contentsOf: data.relations.members[range])
            starts.append(UInt32(ids.count))
        }
        memberIDs = ids
        data.relations.members = members
        data.relations.memberStarts = starts
        data.relations.tags = data.relations.tags.reordered(order)
        data.relations.ids = order.map { data.relations.ids[Int($0)] }
    }

    private mutating func resolveWays(_ threads: WorkerThreads) {
        data.ways.isClosed = data.ways.ids.indices.map { index in
            let range = data.ways.nodeRange(index)
            return range.count >= 4 && wayNodeIDs[range].first == wayNodeIDs[range].last
        }
        let ids = data.nodes.ids
        let parts = threads.mapRanges(wayNodeIDs.count) { positions in
            var search = IDSearch(ids)
            return positions.map { search.next(wayNodeIDs[$0]) }
        }
        data.ways.nodes = []
        data.ways.nodes.reserveCapacity(wayNodeIDs.count)
        wayNodeIDs = []
        for part in parts { data.ways.nodes += part }
        data.summary.missingNodes += data.ways.nodes.count { $0 == Dataset.missing }
    }

    private mutating func resolveRelations() {
        var nodes = IDSearch(data.nodes.ids)
        var ways = IDSearch(data.ways.ids)
        var relations = IDSearch(data.relations.ids)
        for position in memberIDs.indices {
            let id = memberIDs[position]
            let index =
                switch data.relations.members[position].kind {
                case .node: nodes.next(id)
                case .way: ways.next(id)
                case .relation: relations.next(id)
                }
            data.relations.members[position].index = index
            guard index == Dataset.missing else { continue }
            switch data.relations.members[position].kind {
            case .node: data.summary.missingNodeMembers += 1
            case .way: data.summary.missingWayMembers += 1
            case .relation: data.summary.missingRelationMembers += 1
            }
        }
        memberIDs = []
    }

    /// Ways must not lead to places that do not exist: such references become missing.
    private mutating func dropInvalidCoordinates() {
        let latitudes = data.nodes.latitudes
        let bad = latitudes.indices.reduce(0) {
            $0 + (latitudes[$1] == .max || data.nodes.longitudes[$1] == .max ? 1 : 0)
        }
        guard bad > 0 else { return }
        data.summary.nodesOutOfRange = bad
        for position in data.ways.nodes.indices {
            let node = data.ways.nodes[position]
            guard node != Dataset.missing else { continue }
            if latitudes[Int(node)] == .max || data.nodes.longitudes[Int(node)] == .max {
                data.ways.nodes[position] = Dataset.missing
            }
        }
    }
}
