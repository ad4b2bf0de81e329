/// The members of a cluster: a collection that looks its elements up on demand.
///
/// Copies share one lookup. The members are those at the time of the reload that made the cluster, whatever
/// is added, moved or removed later.
public struct ClusterMembers<Annotation: Sendable>: Sendable {
    private let body: ClusterBody

    /// Creates the collection of the members of a cluster.
    init(_ body: ClusterBody) { self.body = body }

    /// The number of members.
    public var count: Int { body.count }

    /// All members, looked up once and kept.
    ///
    /// - Complexity: O(count) the first time, then O(1).
    public var all: [Annotation] {
        (body.keepMembers() as? CachedMembers<Annotation>)?.members ?? []
    }

    /// Returns a part of the members without looking up the others.
    ///
    /// - Parameters:
    ///   - offset: How many to skip; not negative.
    ///   - limit: How many to return at most; not negative.
    /// - Complexity: O(limit) beyond finding the place.
    public func page(offset: Int, limit: Int) -> [Annotation] {
        precondition(offset >= 0 && limit >= 0, "offset and limit are not negative")
        let lower = Swift.min(offset, count)
        let range = lower..<(lower + Swift.min(limit, count - lower))
        if let kept { return Array(kept[range]) }
        let found = (body.source as? ClusterSource<Annotation>)?.members(body.place, range) ?? []
        // The members were retained before the cluster changed.
        return kept.map { Array($0[range]) } ?? found
    }

    private var kept: [Annotation]? { (body.keptMembers as? CachedMembers<Annotation>)?.members }

    /// Whether both share one lookup.
    func isIdentical(to other: Self) -> Bool { body === other.body }
}

extension ClusterMembers: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of members.
    public var endIndex: Int { count }

    /// The member at a place; looks everything up the first time.
    ///
    /// For a few members use ``page(offset:limit:)``.
    public subscript(position: Int) -> Annotation { all[position] }
}

extension ClusterMembers: Equatable where Annotation: Equatable {
    /// Returns whether the members are equal, in order.
    public static func == (left: Self, right: Self) -> Bool {
        left.isIdentical(to: right) || (left.count == right.count && left.all == right.all)
    }
}
