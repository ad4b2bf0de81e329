/// A batch of OpenStreetMap elements as a reader delivers them: flat arrays, in file order.
///
/// Starts are CSR offsets: element `i` of a kind owns `starts[i] ..< starts[i + 1]` of the array they
/// point into, so every `…Starts` array has one entry more than there are elements.
/// Tags are pairs of indices into `strings`: key, value, key, value, ….
public struct ElementBlock: Sendable {
    /// The nodes of a block, as columns.
    public struct Nodes: Sendable {
        /// The ids of the nodes.
        public var ids: [Int64] = []
        /// Latitudes in 1e-7 degrees; `Int32.max` in both arrays when the file gives a latitude outside
        /// ±90° or a longitude outside ±180°.
        public var latitudes: [Int32] = []
        /// Longitudes in 1e-7 degrees, or `Int32.max`, as for the latitude.
        public var longitudes: [Int32] = []
        /// Offsets into `tags`, counted in array entries (two a tag).
        public var tagStarts: [UInt32] = [0]
        /// Key and value indices into the block's strings.
        public var tags: [UInt32] = []
        /// The versions of the elements; empty unless the reader was asked for them.
        public var stamps: [ElementStamp] = []
    }

    /// The ways of a block, as columns.
    public struct Ways: Sendable {
        /// The ids of the ways.
        public var ids: [Int64] = []
        /// For each way the start of its nodes in `nodeIDs`, and the end of the last.
        public var nodeStarts: [UInt32] = [0]
        /// Ids of the nodes along each way.
        public var nodeIDs: [Int64] = []
        /// Offsets into `tags`, counted in array entries (two a tag).
        public var tagStarts: [UInt32] = [0]
        /// Key and value indices into the block's strings.
        public var tags: [UInt32] = []
        /// The versions of the elements; empty unless the reader was asked for them.
        public var stamps: [ElementStamp] = []
    }

    /// The relations of a block, as columns.
    public struct Relations: Sendable {
        /// The ids of the relations.
        public var ids: [Int64] = []
        /// Offsets into the three member arrays.
        public var memberStarts: [UInt32] = [0]
        /// The ids of the members of all relations, one relation after the other.
        public var memberIDs: [Int64] = []
        /// Whether each member is a node, a way or a relation.
        public var memberKinds: [ElementKind] = []
        /// Roles of the members, indices into the block's strings.
        public var memberRoles: [UInt32] = []
        /// Offsets into `tags`, counted in array entries (two a tag).
        public var tagStarts: [UInt32] = [0]
        /// Key and value indices into the block's strings.
        public var tags: [UInt32] = []
        /// The versions of the elements; empty unless the reader was asked for them.
        public var stamps: [ElementStamp] = []
    }

    /// The strings that tags and roles point to, in one piece.
    public struct Strings: Sendable {
        /// UTF-8 of all strings, one behind the other.
        ///
        /// Validity is checked when a string is made.
        public var utf8: [UInt8] = []
        /// Offsets into `utf8`; string `i` is `starts[i] ..< starts[i + 1]`.
        public var starts: [UInt32] = [0]

        /// The number of strings in the table.
        public var count: Int { starts.count - 1 }

        /// String `index`; broken UTF-8 becomes U+FFFD.
        public subscript(index: Int) -> String {
            String(decoding: utf8[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
        }

        /// Creates a table without strings.
        public init() {}
    }

    /// The strings that tags and roles point to.
    public var strings = Strings()
    /// The nodes of the block, plain and dense alike.
    public var nodes = Nodes()
    /// Ways with the ids of their nodes.
    public var ways = Ways()
    /// Relations with the ids, kinds and roles of their members.
    public var relations = Relations()

    /// Creates a block without elements.
    public init() {}
}
