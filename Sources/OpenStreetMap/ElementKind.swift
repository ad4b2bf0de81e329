/// The three kinds of OpenStreetMap element.
public enum ElementKind: UInt8, Sendable {
    case node = 0
    case way = 1
    case relation = 2
}

/// A set of element kinds, to say what a pass over an extract is to deliver.
public struct ElementKinds: OptionSet, Hashable, Sendable {
    /// The raw value, one bit a kind.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one kind.
    public init(_ kind: ElementKind) { rawValue = 1 << kind.rawValue }

    /// Nodes.
    public static let nodes = ElementKinds(.node)
    /// Ways.
    public static let ways = ElementKinds(.way)
    /// Relations.
    public static let relations = ElementKinds(.relation)
    /// Nodes, ways and relations.
    public static let all: ElementKinds = [.nodes, .ways, .relations]
}
