/// A whole extract in memory, in flat arrays, sorted by id, with references resolved to indices.
///
/// Built by `DatasetBuilder`, whatever order the file was in: equal content gives an equal dataset.
/// Memory: 16 bytes a node, 4 bytes a reference, 8 bytes a tag, and each distinct string once.
public struct Dataset: Sendable {
    /// The index that stands for an element outside the extract.
    public static let missing = UInt32.max

    /// Every key, value and role of the extract.
    public internal(set) var strings = StringPool()
    /// All nodes of the extract.
    public internal(set) var nodes = Nodes()
    /// All ways of the extract.
    public internal(set) var ways = Ways()
    /// All relations of the extract.
    public internal(set) var relations = Relations()
    /// The counts of what was read and of references to what is missing.
    public internal(set) var summary = Summary()

    /// The nodes as columns, sorted by id.
    public struct Nodes: Sendable {
        /// The ids of the nodes, strictly ascending.
        public internal(set) var ids: [Int64] = []
        /// The latitudes of the nodes, in units of 1e-7 degrees.
        public internal(set) var latitudes: [Int32] = []
        /// The longitudes of the nodes, in units of 1e-7 degrees.
        public internal(set) var longitudes: [Int32] = []
        /// Indices of the nodes that have tags, ascending.
        public internal(set) var tagged: [UInt32] = []
        /// Tags of the tagged nodes: element `i` is node `tagged[i]`.
        public internal(set) var tags = TagTable()
    }

    /// The ways as columns, sorted by id.
    public struct Ways: Sendable {
        /// The ids of the ways, strictly ascending.
        public internal(set) var ids: [Int64] = []
        /// Offsets into `nodes`; way `i` owns `nodeStarts[i] ..< nodeStarts[i + 1]`.
        public internal(set) var nodeStarts: [UInt32] = [0]
        /// Node indices along the ways, `Dataset.missing` for nodes outside the extract.
        public internal(set) var nodes: [UInt32] = []
        /// Whether each way ends at the node it began at, be that node in the extract or not.
        public internal(set) var isClosed: [Bool] = []
        /// The tags of each way.
        public internal(set) var tags = TagTable()

        /// The part of `nodes` that way `index` owns.
        @inline(__always)
        public func nodeRange(_ index: Int) -> Range<Int> {
            Int(nodeStarts[index])..<Int(nodeStarts[index + 1])
        }
    }

    /// The relations as columns, sorted by id.
    public struct Relations: Sendable {
        /// The ids of the relations, strictly ascending.
        public internal(set) var ids: [Int64] = []
        /// Offsets into `members`; relation `i` owns `memberStarts[i] ..< memberStarts[i + 1]`.
        public internal(set) var memberStarts: [UInt32] = [0]
        /// The members of all relations, one relation after the other.
        public internal(set) var members: [Member] = []
        /// The tags of each relation.
        public internal(set) var tags = TagTable()

        /// The part of `members` that relation `index` owns.
        public func memberRange(_ index: Int) -> Range<Int> {
            Int(memberStarts[index])..<Int(memberStarts[index + 1])
        }
    }

    /// A member of a relation, with its role.
    public struct Member: Sendable, Equatable {
        /// Index of the node, way or relation, `Dataset.missing` outside the extract.
        public var index: UInt32
        /// Role, a number in the string pool.
        public var role: UInt32
        /// The kind of element that the member is.
        public var kind: ElementKind
    }

    /// Counts of what an extract holds and lacks.
    public struct Summary: Sendable, Equatable {
        /// The numbers of distinct nodes, ways and relations.
        public var nodes = 0, ways = 0, relations = 0
        /// Elements that came more than once; the last one counts.
        public var duplicates = 0
        /// References from ways to nodes that the extract does not hold.
        public var missingNodes = 0
        /// Members of relations that the extract does not hold, by kind.
        public var missingNodeMembers = 0, missingWayMembers = 0, missingRelationMembers = 0
        /// Nodes whose coordinates are outside ±90°, ±180°.
        public var nodesOutOfRange = 0
        /// Whether every kind came in ascending order of ids.
        public var wasSorted = true
    }

    /// The index of an element, or `Dataset.missing`.
    public func index(of kind: ElementKind, id: Int64) -> UInt32 {
        switch kind {
        case .node: IDSearch(nodes.ids).index(of: id)
        case .way: IDSearch(ways.ids).index(of: id)
        case .relation: IDSearch(relations.ids).index(of: id)
        }
    }
}

/// Finds ids in a sorted array, fast when successive look-ups are near each other.
///
/// Gallops from the last hit: one step for the next id, O(log distance) for others.
struct IDSearch {
    private let ids: [Int64]
    private var last = 0

    init(_ ids: [Int64]) { self.ids = ids }

    func index(of id: Int64) -> UInt32 {
        var search = self
        return search.next(id)
    }

    mutating func next(_ id: Int64) -> UInt32 {
        guard !ids.isEmpty else { return Dataset.missing }
        var low = last
        var high = last
        var step = 1
        if ids[last] < id {
            while high < ids.count - 1, ids[high] < id {
                low = high
                high = min(ids.count - 1, high + step)
                step *= 2
            }
        } else {
            while low > 0, ids[low] > id {
                high = low
                low = max(0, low - step)
                step *= 2
            }
        }
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        last = low
        return ids[low] == id ? UInt32(low) : Dataset.missing
    }
}
