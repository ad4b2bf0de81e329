import Synchronization

/// The members of a cluster: a collection that looks its elements up when they are asked for.
///
/// Copies share one lookup. The members are those at the time of the reload that made the cluster, whatever
/// is added, moved or removed later.
public struct ClusterMembers<Annotation: Sendable>: Sendable {
    private let box: Box
    /// How many members there are.
    public let count: Int

    /// Creates a collection of given members.
    init(_ members: [Annotation]) {
        box = Box(.resolved(members))
        count = members.count
    }

    /// Creates a collection of `count` members that `load` returns a part of, given the part's indices.
    init(count: Int, load: @Sendable @escaping (Range<Int>) -> [Annotation]) {
        box = Box(.deferred(load))
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

    private final class Box: Sendable {
        enum State: Sendable {
            case resolved([Annotation])
            case deferred(@Sendable (Range<Int>) -> [Annotation])
        }

        private let state: Mutex<State>

        init(_ state: State) { self.state = Mutex(state) }

        func all(count: Int) -> [Annotation] {
            state.withLock { state in
                switch state {
                case .resolved(let members): return members
                case .deferred(let load):
                    let members = load(0..<count)
                    state = .resolved(members)
                    return members
                }
            }
        }

        var isDeferred: Bool {
            state.withLock { state in
                if case .deferred = state { true } else { false }
            }
        }

        func part(_ range: Range<Int>) -> [Annotation] {
            state.withLock { state in
                switch state {
                case .resolved(let members): Array(members[range])
                case .deferred(let load): load(range)
                }
            }
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
