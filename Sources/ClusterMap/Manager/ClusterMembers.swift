import Synchronization

/// The members of a cluster: a collection that looks its elements up when they are asked for.
///
/// Copies share one lookup. The members are those at the time of the reload that made the cluster, whatever
/// is added, moved or removed later.
public struct ClusterMembers<Annotation: Sendable>: Sendable {
    @usableFromInline let box: Box
    /// How many members there are.
    public let count: Int

    /// Creates a collection of given members.
    init(_ members: [Annotation]) {
        box = Box(members: members)
        count = members.count
    }

    /// Creates the collection of the members of a cluster, which its source knows by a number.
    @inlinable
    init(count: Int, source: ClusterSource<Annotation>, place: UInt32) {
        box = Box(source: source, place: place)
        self.count = count
    }

    /// All members, looked up once and kept.
    ///
    /// - Complexity: O(count) the first time, then O(1).
    public var all: [Annotation] { box.all(count: count) }

    /// Returns a part of the members without looking up the others.
    ///
    /// - Parameters:
    ///   - offset: How many to skip; not negative.
    ///   - limit: How many to return at most; not negative.
    /// - Complexity: O(limit) beyond finding the place.
    public func page(offset: Int, limit: Int) -> [Annotation] {
        precondition(offset >= 0 && limit >= 0, "offset and limit are not negative")
        let lower = Swift.min(offset, count)
        return box.part(lower..<(lower + Swift.min(limit, count - lower)))
    }

    /// Something that looks all members up as long as somebody holds them; nil where that is done.
    ///
    /// Called when their source is about to change.
    var detacher: @Sendable () -> Bool {
        { [weak box, count] in
            guard let box else { return false }
            _ = box.all(count: count)
            return true
        }
    }

    /// Whether anybody still holds what a detacher belongs to, without looking anything up.
    var isHeld: @Sendable () -> Bool { { [weak box] in box?.isDeferred ?? false } }

    /// Whether both share one lookup.
    func isIdentical(to other: Self) -> Bool { box === other.box }

    /// What copies share: the members, once they were looked up.
    ///
    /// Nothing is looked up under the lock. Before a cluster changes, its members are looked up and kept, so
    /// what was looked up meanwhile counts only if still nothing is kept.
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let source: ClusterSource<Annotation>?
        @usableFromInline let place: UInt32
        @usableFromInline let kept: Mutex<[Annotation]?>

        init(members: [Annotation]) {
            source = nil
            place = 0
            kept = Mutex(members)
        }

        @inlinable
        init(source: ClusterSource<Annotation>, place: UInt32) {
            self.source = source
            self.place = place
            kept = Mutex(nil)
        }

        private var keptMembers: [Annotation]? { kept.withLock { $0 } }

        var isDeferred: Bool { keptMembers == nil }

        func all(count: Int) -> [Annotation] {
            if let members = keptMembers { return members }
            let found = source?.members(place, 0..<count) ?? []
            return kept.withLock { kept in
                if let members = kept { return members }
                kept = found
                return found
            }
        }

        func part(_ range: Range<Int>) -> [Annotation] {
            if let members = keptMembers { return Array(members[range]) }
            let found = source?.members(place, range) ?? []
            return keptMembers.map { Array($0[range]) } ?? found
        }
    }
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
