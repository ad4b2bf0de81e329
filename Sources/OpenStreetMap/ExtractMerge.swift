/// Several extracts and files of changes, read as one extract: of each element the newest version.
///
/// Versions are compared by number, then by time. Of versions that are equally new, a change counts more than what an
/// extract says, and a later change more than an earlier one; between extracts, where both are the same or should be,
/// the one with more references, then the one whose content is greater, so that the order of the extracts changes
/// nothing. An element whose newest version is a deletion is not delivered.
///
/// Extracts in the order of the format's `Sort.Type_then_ID` are merged as they are read: a few blocks of each are in
/// memory. A file in another order is told by its elements, not by its header; it is then sorted in memory as a whole.
/// Changes are in memory.
public struct ExtractMerge: Sendable {
    /// The result of a merge.
    public struct Summary: Equatable, Sendable {
        /// A summary of the elements read; one that is in several extracts is counted in each.
        public var read = ReadSummary()
        /// The number of elements that were delivered.
        public var delivered = 0
        /// Versions that were not delivered, because there is a newer one or the same once more.
        public var superseded = 0
        /// Elements that were not delivered because their newest version is a deletion.
        public var deleted = 0
        /// The boxes of the nodes of each extract, in the extracts' order; nil for one without nodes.
        public var nodeBoxes: [ExtractHeader.Bounds?] = []
    }

    /// The extracts to merge.
    public let extracts: [ExtractReader]
    /// The changes, the oldest first.
    public let changes: [ChangeSet]

    /// Prepares to read extracts with changes on top of them.
    public init(_ extracts: [ExtractReader], changes: [ChangeSet] = []) {
        self.extracts = extracts
        self.changes = changes
    }

    /// The size of the extracts in bytes, the total of `progress`.
    public var byteCount: Int { extracts.reduce(0) { $0 + $1.byteCount } }

    /// Reads everything and hands blocks of one kind to `body`: nodes, then ways, then relations, with strictly
    /// ascending ids and with stamps.
    ///
    /// - Parameters:
    ///   - jobs: Number of blocks decoded at the same time, 1 or more. As many of each extract are in memory.
    ///   - progress: Called with the bytes consumed and the bytes in all.
    ///   - restart: Called when a file turns out not to be sorted. All that was delivered is delivered again.
    ///   - keeps: Whether an element, of which there is a version, is delivered at all.
    ///   - body: Called on the caller's side, one block at a time.
    /// - Returns: What was met.
    /// - Throws: `OpenStreetMapError`, `CancellationError`, or what `restart` or `body` throws.
    @discardableResult
    public func read(
        jobs: Int,
        isolation: isolated (any Actor)? = #isolation,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        restart: () throws -> Void,
        keeping keeps: (ElementKind, Int64) -> Bool = { _, _ in true },
        _ body: (ElementBlock) throws -> Void
    ) async throws -> Summary {
        precondition(jobs >= 1, "at least one job is needed")
        var unsorted: Set<Int> = []
        while true {
            do {
                return try await merge(
                    unsorted: unsorted, jobs: jobs, progress: progress, keeps: keeps,
                    body: body)
            } catch let found as UnsortedExtract {
                unsorted.insert(found.index)
                try restart()
            }
        }
    }

    /// An extract that must be sorted before it can be merged.
    private struct UnsortedExtract: Error {
        let index: Int
    }

    private func merge(
        unsorted: Set<Int>, jobs: Int, isolation: isolated (any Actor)? = #isolation,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?,
        keeps: (ElementKind, Int64) -> Bool, body: (ElementBlock) throws -> Void
    ) async throws -> Summary {
        var summary = Summary()
        var sources: [MergeSource] = []
        for (index, extract) in extracts.enumerated() {
            let cursor = extract.makeCursor()
            guard unsorted.contains(index) else {
                sources.append(MergeSource(cursor, rank: 0))
                continue
            }
            var blocks: [ElementBlock] = []
            while true {
                let more = try await cursor.next(jobs: jobs)
                if more.isEmpty { break }
                blocks += more
            }
            summary.read.add(cursor.summary)
            sources.append(MergeSource(BlockAssembler.sorted(blocks), rank: 0))
        }
        for (index, change) in changes.enumerated() {
            sources.append(MergeSource(change.blocks, rank: 1 + index))
        }
        var assembler = BlockAssembler()
        var lastReport = 0
        while true {
            for index in sources.indices where sources[index].needsFilling {
                guard try await sources[index].fill(jobs: jobs) else {
                    throw UnsortedExtract(index: index)
                }
                let done = sources.reduce(0) { $0 + ($1.cursor?.consumed ?? 0) }
                if done > lastReport { progress?(done, byteCount) }
                lastReport = done
            }
            guard let newest = Self.takeNewest(of: sources, &summary) else { break }
            if newest.stamp.isDeleted {
                summary.deleted += 1
                continue
            }
            guard keeps(newest.kind, newest.key.id) else { continue }
            if let ready = assembler.blockBefore(newest.kind) { try body(ready) }
            assembler.append(newest)
            summary.delivered += 1
        }
        if let last = assembler.finish() { try body(last) }
        progress?(byteCount, byteCount)
        for source in sources { if let cursor = source.cursor { summary.read.add(cursor.summary) } }
        summary.nodeBoxes = sources.prefix(extracts.count).map { $0.box?.bounds }
        return summary
    }

    /// Takes all versions of the element that comes first and returns the newest; nil if there is none.
    private static func takeNewest(
        of sources: [MergeSource], _ summary: inout Summary
    ) -> ElementPlace? {
        var least: ElementOrder.Key?
        for source in sources {
            guard let key = source.first?.key else { continue }
            if least.map({ key < $0 }) ?? true { least = key }
        }
        guard let least else { return nil }
        var newest: (place: ElementPlace, rank: Int)?
        for source in sources {
            while let first = source.first, first.key == least {
                if let known = newest {
                    summary.superseded += 1
                    if isNewer(first.place, source.rank, than: known.place, known.rank) {
                        newest = (first.place, source.rank)
                    }
                } else {
                    newest = (first.place, source.rank)
                }
                source.advance()
            }
        }
        return newest?.place
    }

    /// Whether a version, which comes later, counts more than another of the same element.
    private static func isNewer(
        _ place: ElementPlace, _ rank: Int, than other: ElementPlace, _ otherRank: Int
    ) -> Bool {
        let (a, b) = (place.stamp, other.stamp)
        if a.version != b.version { return a.version > b.version }
        if a.seconds != b.seconds { return a.seconds > b.seconds }
        if rank != otherRank { return rank > otherRank }
        // Of one change file the last counts; of extracts none comes later.
        return rank > 0 || place.hasGreaterContent(than: other)
    }
}
