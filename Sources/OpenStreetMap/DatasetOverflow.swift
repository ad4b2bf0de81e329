/// An extract that is larger than a dataset can be: the numbers in it are 32 bits wide.
public struct DatasetOverflow: Error, Equatable, Sendable {
    /// The part of a dataset that is too large.
    public enum Part: Sendable {
        /// The number of elements of a kind.
        case nodes, ways, relations
        /// References of ways to nodes, or of relations to members.
        case nodesOfWays, members
        /// Keys and values of the elements of a kind, each counted.
        case tags
        /// The bytes of all different texts together.
        case text
    }

    /// The part that is too large.
    public let part: Part
    /// The most that a dataset can hold of it.
    public let limit: Int

    /// Creates an error from the part that is too large and its limit.
    public init(part: Part, limit: Int) {
        self.part = part
        self.limit = limit
    }
}

extension DatasetOverflow: CustomStringConvertible {
    /// The part that is too large and its limit, as one sentence for a log.
    public var description: String {
        let what =
            switch part {
            case .nodes: "nodes"
            case .ways: "ways"
            case .relations: "relations"
            case .nodesOfWays: "nodes of ways"
            case .members: "members of relations"
            case .tags: "tags"
            case .text: "bytes of text"
            }
        return "the extract has more than \(limit) \(what), which is all that one atlas can hold; "
            + "import smaller extracts, several atlases can be served together"
    }
}
