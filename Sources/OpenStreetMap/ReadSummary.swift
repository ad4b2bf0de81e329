/// The counts of a pass over an extract, with everything that was skipped.
///
/// Only the kinds that were asked for are counted.
public struct ReadSummary: Equatable, Sendable {
    /// The number of nodes delivered.
    public var nodes = 0
    /// The number of ways delivered.
    public var ways = 0
    /// The number of relations delivered.
    public var relations = 0
    /// The number of tags of the delivered elements.
    public var tags = 0
    /// Node references of the delivered ways.
    public var wayNodes = 0
    /// The number of members of the delivered relations.
    public var members = 0
    /// Elements that the file marks as deleted; they are not delivered.
    public var deleted = 0
    /// Delivered nodes whose latitude or longitude is out of range (`Int32.max` in the block).
    public var coordinatesOutOfRange = 0
    /// The number of changesets that were skipped, in blocks that were unpacked.
    public var changesets = 0
    /// The number of blocks delivered.
    public var blocks = 0
    /// The time of the latest edit of an element, in seconds since 1970; nil if the file has none.
    public var newestEdit: Int64?
    /// Whether the delivered elements came nodes first, then ways, then relations, each with
    /// strictly ascending ids (so no id twice).
    ///
    /// Observed, whatever the header claims.
    public var isSortedByTypeThenID = true

    /// Creates a summary of counts of 0.
    public init() {}

    /// Counts what a block holds.
    mutating func count(_ block: ElementBlock) {
        nodes = block.nodes.ids.count
        ways = block.ways.ids.count
        relations = block.relations.ids.count
        wayNodes = block.ways.nodeIDs.count
        members = block.relations.memberIDs.count
        tags = (block.nodes.tags.count + block.ways.tags.count + block.relations.tags.count) / 2
        blocks = 1
    }

    /// Notes the time of an edit; times before OpenStreetMap (2004) or after 2100 are mistakes.
    mutating func noteEdit(_ seconds: Int64) {
        guard 1_072_915_200..<4_102_444_800 ~= seconds else { return }
        newestEdit = max(newestEdit ?? seconds, seconds)
    }

    /// Adds the counts of a block.
    ///
    /// Whether the whole is sorted is judged by `ElementOrder`.
    mutating func add(_ other: ReadSummary) {
        nodes += other.nodes
        ways += other.ways
        relations += other.relations
        tags += other.tags
        wayNodes += other.wayNodes
        members += other.members
        deleted += other.deleted
        coordinatesOutOfRange += other.coordinatesOutOfRange
        changesets += other.changesets
        blocks += other.blocks
        if let edit = other.newestEdit { noteEdit(edit) }
        isSortedByTypeThenID = isSortedByTypeThenID && other.isSortedByTypeThenID
    }
}

/// What one block tells about itself, to judge the whole file from its blocks.
struct BlockReport: Sendable {
    var summary: ReadSummary
    var order: ElementOrder
    /// Where the block begins in the file.
    var start: Int
    /// The bytes of the file consumed when this block is done.
    var end: Int
}

/// A block and its report.
struct DecodedBlock: Sendable {
    var block: ElementBlock
    var report: BlockReport
}
