/// The cutting of a region out of an extract, whose order of elements does not matter.
///
/// What is kept, as `osmium extract` keeps it by its strategies `complete_ways` and `smart`: the nodes in the region; ways
/// with one of these, with all their nodes; relations with one of these nodes or ways for a member, and the relations
/// that these are members of, and so on. Areas of several ways can be kept whole too: then all members of such a relation
/// are kept, ways with all their nodes. Other members may be missing, as in any extract.
///
/// An element that the extract has several times is looked at each time; the newest version is delivered.
public struct ExtractSplit: Sendable {
    /// The extract to cut.
    public let extract: ExtractReader
    /// The region to cut out.
    public let region: ExtractRegion
    /// Whether relations of the type "multipolygon" keep all their members.
    public let keepsAreasWhole: Bool

    /// Prepares to cut.
    public init(_ extract: ExtractReader, region: ExtractRegion, keepsAreasWhole: Bool = true) {
        self.extract = extract
        self.region = region
        self.keepsAreasWhole = keepsAreasWhole
    }

    /// The number of passes over the extract, each of which `progress` reports.
    public var passCount: Int { keepsAreasWhole ? 5 : 4 }

    /// Cuts, and hands blocks of one kind to `body`: nodes, then ways, then relations, with strictly ascending ids.
    ///
    /// - Parameters:
    ///   - jobs: Number of blocks decoded at the same time, 1 or more.
    ///   - progress: Called with the bytes consumed in all passes and the bytes of all passes.
    ///   - restart: Called when the extract turns out not to be sorted. All that was delivered is delivered again.
    ///   - body: Called on the caller's side, one block at a time.
    /// - Returns: How many elements were delivered.
    /// - Throws: `OpenStreetMapError`, `CancellationError`, or what `restart` or `body` throws.
    public func read(
        jobs: Int, isolation: isolated (any Actor)? = #isolation,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        restart: () throws -> Void, _ body: (ElementBlock) throws -> Void
    ) async throws -> Int {
        var kept = KeptElements()
        let passCount = passCount
        func report(_ pass: Int) -> (@Sendable (Int, Int) -> Void)? {
            guard let progress else { return nil }
            return { done, total in progress(pass * total + done, passCount * total) }
        }
        try await extract.read(kinds: .nodes, jobs: jobs, progress: report(0)) {
            kept.addNodes(of: $0.nodes, in: region)
        }
        try await extract.read(kinds: .ways, jobs: jobs, progress: report(1)) {
            kept.addWays(of: $0.ways)
        }
        try await extract.read(kinds: .relations, jobs: jobs, progress: report(2)) {
            kept.addRelations(of: $0, wholeAreas: keepsAreasWhole)
        }
        kept.addParents()
        if keepsAreasWhole {
            try await extract.read(kinds: .ways, jobs: jobs, progress: report(3)) {
                kept.addNodesOfMembers(of: $0.ways)
            }
        }
        return try await ExtractMerge([extract]).read(
            jobs: jobs, progress: report(passCount - 1), restart: restart,
            keeping: { kept.contains($0, $1) }, body
        ).delivered
    }
}

/// What is kept of an extract.
private struct KeptElements {
    /// Nodes in the region, and ways with one of them.
    private var nodes = IDSet(), ways = IDSet(), relations = IDSet()
    /// What is kept for the sake of something else.
    private var completingNodes = IDSet(), completingWays = IDSet(), completingRelations = IDSet()
    /// The relations that a relation is a member of.
    private var parents: [Int64: [Int64]] = [:]
    private var found: [Int64] = []

    func contains(_ kind: ElementKind, _ id: Int64) -> Bool {
        switch kind {
        case .node: nodes.contains(id) || completingNodes.contains(id)
        case .way: ways.contains(id) || completingWays.contains(id)
        case .relation: relations.contains(id) || completingRelations.contains(id)
        }
    }

    mutating func addNodes(of block: ElementBlock.Nodes, in region: ExtractRegion) {
        for index in block.ids.indices
        where region.contains(
            latitude: block.latitudes[index], longitude: block.longitudes[index])
        {
            nodes.insert(block.ids[index])
        }
    }

    mutating func addWays(of block: ElementBlock.Ways) {
        for index in block.ids.indices {
            let ids = block.nodeIDs[Self.range(block.nodeStarts, index)]
            guard ids.contains(where: { nodes.contains($0) }) else { continue }
            ways.insert(block.ids[index])
            for id in ids { completingNodes.insert(id) }
        }
    }

    mutating func addRelations(of block: ElementBlock, wholeAreas: Bool) {
        let relations = block.relations
        for (index, id) in relations.ids.enumerated() {
            let members = Self.range(relations.memberStarts, index)
            var isKept = false
            for member in members {
                let other = relations.memberIDs[member]
                switch relations.memberKinds[member] {
                case .node: isKept = isKept || nodes.contains(other)
                case .way: isKept = isKept || ways.contains(other)
                case .relation: parents[other, default: []].append(id)
                }
            }
            guard isKept else { continue }
            self.relations.insert(id)
            found.append(id)
            guard wholeAreas, Self.isArea(block, index) else { continue }
            for member in members {
                let other = relations.memberIDs[member]
                switch relations.memberKinds[member] {
                case .node: completingNodes.insert(other)
                case .way: completingWays.insert(other)
                case .relation: completingRelations.insert(other)
                }
            }
        }
    }

    /// Keeps the relations that kept ones are members of.
    mutating func addParents() {
        while let id = found.popLast() {
            for parent in parents[id] ?? [] where !relations.contains(parent) {
                relations.insert(parent)
                found.append(parent)
            }
        }
        parents = [:]
    }

    mutating func addNodesOfMembers(of block: ElementBlock.Ways) {
        for index in block.ids.indices where completingWays.contains(block.ids[index]) {
            for id in block.nodeIDs[Self.range(block.nodeStarts, index)] {
                completingNodes.insert(id)
            }
        }
    }

    /// Whether a relation is an area of several ways.
    private static func isArea(_ block: ElementBlock, _ index: Int) -> Bool {
        let tags = range(block.relations.tagStarts, index)
        return stride(from: tags.lowerBound, to: tags.upperBound, by: 2).contains { place in
            block.strings.bytes(block.relations.tags[place]).elementsEqual("type".utf8)
                && block.strings.bytes(block.relations.tags[place + 1])
                    .elementsEqual("multipolygon".utf8)
        }
    }

    private static func range(_ starts: [UInt32], _ index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1])
    }
}
